"""Playing many games: dealt out in chunks, added up in order, kept in a file, stopped by rules."""

from __future__ import annotations

import math
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from types import FrameType
from typing import Any

from bankhalter.lab.jobs.executors import Chunk, Executor
from bankhalter.lab.jobs.job import Done, Job
from bankhalter.lab.statistics.counts import ENTRANT
from bankhalter.lab.statistics.intervals import wilson
from bankhalter.lab.statistics.tally import Tally, added

SIZES = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000)  # all divide MARK
MARK = 2000  # after so many games each time the interval is looked at, whatever the chunks were
CHUNK_SECONDS = 0.25
KEEP_SECONDS = 5.0


@dataclass
class StopRule:
    """When to stop before all games are played: an interval narrow enough, or time."""

    width: float = 0.0
    seconds: float = 0.0


@dataclass
class Sum:
    """What has been played so far: games 0 to `games` - 1, added up for each job."""

    games: int = 0
    tallies: tuple[Tally, ...] = ()
    pairs: Tally = field(default_factory=dict)
    why: str = ""  # why it ended: games, width, time, interrupted

    def add(self, done: Done) -> None:
        """Add the chunk that comes next."""
        assert done.first == self.games, "chunks are added in order"
        before = self.tallies or ({},) * len(done.tallies)
        self.tallies = tuple(added(a, b) for a, b in zip(before, done.tallies, strict=True))
        self.pairs = added(self.pairs, done.pairs)
        self.games += done.count


class Interrupt:
    """The first Ctrl-C asks to stop, the second one stops at once."""

    def __init__(self) -> None:
        self.asked = False

    def __enter__(self) -> Interrupt:
        """Take the signal over."""
        self._before = signal.signal(signal.SIGINT, self._catch)
        return self

    def __exit__(self, *_: object) -> None:
        """Give the signal back."""
        signal.signal(signal.SIGINT, self._before)

    def _catch(self, _number: int, _frame: FrameType | None) -> None:
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True


class Dealer:
    """Deals out chunks of about a quarter of a second; none reaches beyond a mark."""

    def __init__(self, jobs: tuple[Job, ...], first: int, games: int, stopped: Callable[[], bool]) -> None:
        self.jobs = jobs
        self.next = first
        self.games = games
        self.stopped = stopped
        self.size = SIZES[0]

    def __iter__(self) -> Iterator[Chunk]:
        """Yield chunks until all games are dealt out or somebody says stop."""
        while self.next < self.games and not self.stopped():
            mark = (self.next // MARK + 1) * MARK
            count = min(self.size, mark - self.next, self.games - self.next)
            yield Chunk(self.jobs, self.next, count)
            self.next += count

    def learn(self, done: Done) -> None:
        """Choose the size by how long a game takes, growing step by step."""
        each = done.seconds / done.count
        fitting = [size for size in SIZES if size * each <= CHUNK_SECONDS * 2]
        self.size = min(max(fitting, default=SIZES[0]), self.size * 10)


def run_jobs(
    jobs: tuple[Job, ...],
    games: int,
    executor: Executor,
    so_far: Sum,
    stop: StopRule,
    keep: Callable[[Sum], None],
    tell: Callable[[int, int], None],
) -> Sum:
    """Play the games that are missing; what is done is kept whatever happens."""
    begun = time.monotonic()
    with Interrupt() as interrupt:
        end = begun + stop.seconds if stop.seconds else math.inf
        stopped = lambda: interrupt.asked or time.monotonic() >= end  # noqa: E731
        dealer = Dealer(jobs, so_far.games, games, stopped)
        try:
            collect(dealer, executor, so_far, stop, keep, tell)
        finally:
            keep(so_far)
        if not so_far.why:
            so_far.why = "games" if so_far.games >= games else "interrupted" if interrupt.asked else "time"
    return so_far


def collect(
    dealer: Dealer,
    executor: Executor,
    so_far: Sum,
    stop: StopRule,
    keep: Callable[[Sum], None],
    tell: Callable[[int, int], None],
) -> None:
    """Add chunks up as they come, in order."""
    kept = time.monotonic()
    if narrow(so_far, stop):
        return
    for done in executor.map(dealer):
        so_far.add(done)
        dealer.learn(done)
        tell(so_far.games, dealer.games)
        if narrow(so_far, stop):
            return
        if time.monotonic() - kept >= KEEP_SECONDS:
            keep(so_far)
            kept = time.monotonic()


def narrow(so_far: Sum, stop: StopRule) -> bool:
    """At a mark, tell whether every entrant's share of wins is known well enough."""
    if not stop.width or not so_far.games or so_far.games % MARK:
        return False
    for tally in so_far.tallies:
        shares = [wilson(hits, so_far.games) for hits in tally["sums"][ENTRANT : ENTRANT + 12] if hits]
        if not shares or max(high - low for _, low, high in shares) > stop.width:
            return False
    so_far.why = "width"
    return True


def as_json(so_far: Sum) -> dict[str, Any]:
    """Return what has been played as plain values."""
    return {"games": so_far.games, "tallies": list(so_far.tallies), "pairs": so_far.pairs}
