"""Analyses of finished games: one at a time, in a process of its own; what was found is kept for a while."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import OrderedDict
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Final, Literal

import msgspec
import structlog

from bankhalter.analysis.game_analysis import GameAnalysis
from bankhalter.game.game import Game

WORKER: Final = "bankhalter.server.schedule.analysis_worker"
LONGEST_LINE: Final = 1 << 23  # bytes; a game of a thousand turns is a few hundred thousand
REMEMBERED: Final = 40  # games
MOST_WAITING: Final = 10

AnalysisPhase = Literal["none", "waiting", "running", "stopped", "failed", "done"]
logger = structlog.get_logger()


@dataclass(frozen=True)
class AnalysisLimits:
    """What an analysis may take: seconds of a processor, megabytes, seconds on the clock."""

    seconds: int = 240
    memory: int = 768
    clock: int = 900


@dataclass(eq=False)
class AnalysisJob:
    """An analysis that was asked for, and the game it is about."""

    game: Game
    state: AnalysisPhase = "waiting"
    share: float = 0.0
    found: GameAnalysis | None = None
    process: Process | None = None

    @property
    def alive(self) -> bool:
        """Whether something is still to come."""
        return self.state in ("waiting", "running")

    def stop(self) -> None:
        """Nobody wants it any more."""
        if self.alive:
            self.state = "stopped"
        self.kill()

    def kill(self) -> None:
        """End its process."""
        if self.process is not None and self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.kill()


class AnalysisJobs:
    """All analyses of a server, by room."""

    def __init__(self, limits: AnalysisLimits) -> None:
        self.limits = limits
        self.jobs: OrderedDict[str, AnalysisJob] = OrderedDict()
        self.turn = asyncio.Semaphore(1)  # it takes a whole processor
        self.tasks: set[asyncio.Task[None]] = set()

    def find(self, code: str) -> AnalysisJob | None:
        """Return the analysis of a room, if it was asked for lately."""
        return self.jobs.get(code)

    @property
    def full(self) -> bool:
        """Whether so many wait that nobody else may."""
        return sum(job.alive for job in self.jobs.values()) >= MOST_WAITING

    def start(self, code: str, game: Game) -> AnalysisJob:
        """Begin an analysis, or return the one that is there."""
        job = self.jobs.get(code)
        if job is None or job.state in ("stopped", "failed"):
            job = self.jobs[code] = AnalysisJob(game)
            task = asyncio.get_running_loop().create_task(self._work(job))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        self.jobs.move_to_end(code)
        for old in [name for name, one in self.jobs.items() if not one.alive][:-REMEMBERED]:
            del self.jobs[old]
        return job

    async def _work(self, job: AnalysisJob) -> None:
        """Wait for its turn and listen until it is done."""
        async with self.turn:
            if not job.alive:
                return
            job.state = "running"
            try:
                async with asyncio.timeout(self.limits.clock):
                    job.found = await self._outcome(job)
            except TimeoutError:
                job.found = None
            finally:
                job.kill()
            if job.alive:
                job.state = "done" if job.found else "failed"
            logger.info("analysed", state=job.state)

    async def _outcome(self, job: AnalysisJob) -> GameAnalysis | None:
        process = job.process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-m", WORKER, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_LINE
        )
        assert process.stdin is not None and process.stdout is not None
        asked = {**asdict(self.limits), "record": job.game.record().text()}
        process.stdin.write(json.dumps(asked).encode() + b"\n")
        async for line in process.stdout:
            told = json.loads(line)
            if "analysis" in told:
                return msgspec.convert(told["analysis"], GameAnalysis)
            job.share = told["share"]
        return None

    async def close(self) -> None:
        """End everything."""
        for job in self.jobs.values():
            job.stop()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
