"""A probe in a process of its own: with limits, after everything else, and stopped by a word."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any

from bankhalter.edition import Edition, packed
from bankhalter.lab.lab_error import LabError
from bankhalter.lab.probe.balance import GAMES, Balance, read_balance

WORKER = "bankhalter.lab.probe.probe_worker"
LONGEST_LINE = 1 << 22  # bytes; a balance of sixty squares is a few thousand


@dataclass(frozen=True)
class ProbeLimits:
    """What a probe may take: games, seconds of a processor to play them, megabytes, seconds on the clock."""

    games: int = GAMES
    seconds: int = 180
    memory: int = 512
    clock: int = 900


class ProbeProcess:
    """Plays one probe; whoever waits for it hears how far it is."""

    def __init__(self, limits: ProbeLimits) -> None:
        self.limits = limits
        self.process: Process | None = None
        self.over = False

    async def play(self, edition: Edition, tell: Callable[[int], None]) -> Balance:
        """Return what the games tell, as far as there is time for them, or raise LabError."""
        process = self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-m", WORKER, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_LINE
        )
        try:
            if self.over:
                raise LabError("nothing-played")
            self._say(json.dumps({**asdict(self.limits), "edition": packed(edition), "seed": 1}))
            async with asyncio.timeout(self.limits.clock):
                return await self._outcome(process, tell)
        except TimeoutError:
            raise LabError("probe-fell") from None
        finally:
            self.kill()
            await process.wait()

    async def _outcome(self, process: Process, tell: Callable[[int], None]) -> Balance:
        """Listen until the process has said what it found."""
        assert process.stdout is not None
        async for line in process.stdout:
            told: dict[str, Any] = json.loads(line)
            if "played" in told:
                tell(told["played"])
            elif "balance" in told:
                return read_balance(told["balance"])
            else:
                raise LabError(told["problem"])
        raise LabError("probe-fell")

    def stop(self) -> None:
        """Have what was played judged."""
        self._say("stop")

    def kill(self) -> None:
        """End it at once, even before it began."""
        self.over = True
        if self.process is not None and self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.kill()

    def _say(self, line: str) -> None:
        if self.process is not None and self.process.stdin is not None:
            self.process.stdin.write(f"{line}\n".encode())
