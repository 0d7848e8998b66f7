"""Probes of own editions: one plays at a time, in a process of its own; the others wait their turn.

A probe is known by what is played. Whoever asks for the same waits for the same games, and it is stopped
when nobody waits any more.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Literal

import structlog

from bankhalter import __version__
from bankhalter.edition import Edition
from bankhalter.lab.lab_error import LabError
from bankhalter.lab.probe.balance import BOT, Balance, base_of
from bankhalter.lab.probe.probe_process import ProbeLimits, ProbeProcess
from bankhalter.server.room.match import Wrong
from bankhalter.server.storage.probe_results import ProbeResults
from bankhalter.server.storage.store import DATABASE_ERRORS

MOST_WAITING: Final = 20
REMEMBERED: Final = 100  # jobs that were stopped or failed

ProbePhase = Literal["waiting", "running", "stopped", "failed", "done"]
logger = structlog.get_logger()


def probe_name(edition: Edition) -> str:
    """Return what the probe of an edition is called: by its play and that of its base, or raise Wrong."""
    try:
        base = base_of(edition)
    except LabError as problem:
        raise Wrong(problem.key) from None
    played = f"{__version__} {BOT} {edition.digest} {base.id} {base.digest}"
    return hashlib.sha256(played.encode()).hexdigest()[:32]


@dataclass(eq=False)
class ProbeJob:
    """A probe that somebody waits for, or that came to nothing."""

    name: str
    process: ProbeProcess
    state: ProbePhase = "waiting"
    played: int = 0
    balance: Balance | None = None
    stopping: bool = False
    people: set[str] = field(default_factory=set)

    @property
    def alive(self) -> bool:
        """Whether something is still to come."""
        return self.state in ("waiting", "running")

    @property
    def unfinished(self) -> bool:
        """Whether somebody stopped it, or it failed."""
        return self.state in ("stopped", "failed")

    def heard(self, played: int) -> None:
        """Note how far it is."""
        self.played = played

    def end(self, state: ProbePhase) -> None:
        """It is over; if somebody stopped it, that is how."""
        self.state = "stopped" if self.stopping else state

    def leave(self, person: str) -> None:
        """Somebody does not wait any more; the last one stops it."""
        self.people.discard(person)
        if self.people or not self.alive:
            return
        self.stopping = True
        if self.played:
            self.process.stop()
        else:
            self.process.kill()
        if self.state == "waiting":
            self.state = "stopped"


class ProbeJobs:
    """All probes of a server."""

    def __init__(self, results: ProbeResults, limits: ProbeLimits, clock: Callable[[], int]) -> None:
        self.results = results
        self.limits = limits
        self.clock = clock
        self.jobs: dict[str, ProbeJob] = {}
        self.turn = asyncio.Semaphore(1)  # playing takes a whole processor
        self.tasks: set[asyncio.Task[None]] = set()

    def find(self, name: str) -> ProbeJob | None:
        """Return a probe that is not done."""
        return self.jobs.get(name)

    def alive(self, name: str) -> bool:
        """Tell whether a probe waits or plays."""
        return name in self.jobs and self.jobs[name].alive

    @property
    def full(self) -> bool:
        """Whether so many wait that nobody else may."""
        return sum(job.alive for job in self.jobs.values()) >= MOST_WAITING

    def start(self, name: str, edition: Edition, person: str) -> ProbeJob:
        """Have a probe played, or wait with others for it; a person's earlier one is given up."""
        for other in self.jobs.values():
            if other.name != name:
                other.leave(person)
        if not self.alive(name):
            self._begin(name, edition)
        self.jobs[name].people.add(person)
        return self.jobs[name]

    def _begin(self, name: str, edition: Edition) -> None:
        for old in [job.name for job in self.jobs.values() if not job.alive][:-REMEMBERED]:
            del self.jobs[old]
        job = self.jobs[name] = ProbeJob(name, ProbeProcess(self.limits))
        task = asyncio.get_running_loop().create_task(self._play(job, edition))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _play(self, job: ProbeJob, edition: Edition) -> None:
        """Wait for its turn, play, and keep what came out."""
        async with self.turn:
            if job.stopping:
                return
            job.state = "running"
            try:
                job.balance = await job.process.play(edition, job.heard)
                job.end("done")
            except LabError as problem:
                job.end("failed")
                logger.info("probe-ended", state=job.state, why=problem.key, played=job.played)
        if job.balance is not None and not job.unfinished:
            await self._keep(job.name, job.balance)

    async def _keep(self, name: str, found: Balance) -> None:
        """Write down what was found; if that fails it is known until the server ends."""
        try:
            await asyncio.to_thread(self.results.keep, name, found, self.clock())
        except DATABASE_ERRORS as problem:
            logger.warning("database", error=type(problem).__name__)
        else:
            self.jobs.pop(name, None)

    async def close(self) -> None:
        """End everything."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
