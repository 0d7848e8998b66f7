"""The time of this process: it begins with the time of day and then only runs on, at one pace.

Whoever sets the clock of the machine, or lets it sleep, takes nobody's time. A process that was stopped, or
too busy to do anything, notices by its own beat that it did nothing for a while, and leaves that time out.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

BEAT: Final = 0.25  # seconds from one beat to the next
STALL: Final = 2.0  # seconds without a beat after which time stands still


class SteadyClock:
    """Milliseconds since 1970, as this process counts them."""

    def __init__(self, wall: Callable[[], int] = time.time_ns, running: Callable[[], float] = time.monotonic):
        self.running = running
        self.zero = wall() // 1_000_000 - int(1000 * running())
        self.left_out = 0.0  # seconds in which nothing was done
        self.last_beat: float | None = None  # without beats nothing is left out

    def now_ms(self) -> int:
        """Return the time."""
        self._notice_stall()
        return self.zero + int(1000 * (self.running() - self.left_out))

    def beat(self) -> None:
        """Say that this process does something; to be said every BEAT seconds once it was said."""
        self._notice_stall()
        self.last_beat = self.running()

    def silent(self) -> float:
        """Return for how many seconds this process has not beaten; 0 if it never does."""
        return 0.0 if self.last_beat is None else self.running() - self.last_beat

    def _notice_stall(self) -> None:
        if self.last_beat is not None and (silent := self.running() - self.last_beat) > STALL:
            self.left_out += silent - BEAT
            self.last_beat = self.running()


def wall_ms() -> int:
    """Return the time of day in milliseconds: of what several machines must put in order."""
    return time.time_ns() // 1_000_000


CLOCK: Final = SteadyClock()
now_ms: Final = CLOCK.now_ms
