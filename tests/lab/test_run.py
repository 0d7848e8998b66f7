"""Dealing out games, adding them up in order, and stopping."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable, Iterator

import pytest

from bankhalter.lab.jobs.executors import Chunk
from bankhalter.lab.jobs.job import Done, Job
from bankhalter.lab.jobs.runner import MARK, SIZES, Dealer, StopRule, Sum, run_jobs
from bankhalter.lab.statistics.counts import ENTRANT, FACTS
from bankhalter.lab.statistics.intervals import wilson

JOB = Job("standard", (), ("simple",) * 2)


class Quick:
    """Says of every even game that the first entrant won it, in a given time, without playing."""

    def __init__(self, seconds: float = 0.001, stop_at: int = -1) -> None:
        self.seconds = seconds
        self.stop_at = stop_at
        self.chunks: list[Chunk] = []

    def map(self, chunks: Iterable[Chunk]) -> Iterator[Done]:
        for chunk in chunks:
            self.chunks.append(chunk)
            sums = [0] * FACTS
            sums[ENTRANT] = sum(1 for g in range(chunk.first, chunk.first + chunk.count) if g % 2 == 0)
            sums[ENTRANT + 1] = chunk.count - sums[ENTRANT]
            if len(self.chunks) == self.stop_at:
                os.kill(os.getpid(), signal.SIGINT)
            yield Done(chunk.first, chunk.count, self.seconds * chunk.count, ({"sums": sums},), {})

    def close(self) -> None:
        pass


def play(executor: Quick, games: int, stop: StopRule | None = None, so_far: Sum | None = None) -> Sum:
    return run_jobs(
        (JOB,), games, executor, so_far or Sum(), stop or StopRule(), lambda _: None, lambda *_: None
    )


@pytest.mark.parametrize("seconds", [1e-6, 0.01, 3.0])
def test_every_game_is_dealt_once_whatever_it_takes(seconds: float) -> None:
    executor = Quick(seconds)
    found = play(executor, 4567)
    dealt = [g for chunk in executor.chunks for g in range(chunk.first, chunk.first + chunk.count)]
    assert dealt == list(range(4567))
    assert found.games == 4567 and found.why == "games"
    assert found.tallies[0]["sums"][ENTRANT] == 2284


def test_chunks_grow_to_a_good_size_and_no_further() -> None:
    executor = Quick(0.002)
    play(executor, 6000)
    assert executor.chunks[0].count == SIZES[0]
    assert max(chunk.count for chunk in executor.chunks) == 200  # 0.4 s


@pytest.mark.parametrize("seconds", [1e-6, 0.004])
def test_a_narrow_interval_stops_at_the_same_game_whatever_the_chunks(seconds: float) -> None:
    found = play(Quick(seconds), 100_000, StopRule(width=0.02))
    assert (found.games, found.why) == (10_000, "width")
    _, low, high = wilson(5000, 10_000)
    _, low_before, high_before = wilson(4000, 8000)
    assert high - low <= 0.02 < high_before - low_before


def test_an_interval_that_is_narrow_already_needs_no_more_games() -> None:
    executor = Quick()
    found = play(executor, 100_000, StopRule(width=0.02), play(Quick(), 10_000))
    assert (found.games, executor.chunks) == (10_000, [])


def test_no_chunk_reaches_beyond_a_mark() -> None:
    dealer = Dealer((JOB,), MARK - 3, 3 * MARK, lambda: False)
    dealer.size = SIZES[-1]
    assert [(chunk.first, chunk.count) for chunk in dealer] == [(MARK - 3, 3), (MARK, MARK), (2 * MARK, MARK)]


def test_the_first_interrupt_stops_dealing_and_keeps_what_is_under_way() -> None:
    before = signal.getsignal(signal.SIGINT)
    kept: list[int] = []
    executor = Quick(stop_at=5)
    found = run_jobs(
        (JOB,), 10**6, executor, Sum(), StopRule(), lambda s: kept.append(s.games), lambda *_: None
    )
    assert found.why == "interrupted"
    assert found.games == kept[-1] == sum(chunk.count for chunk in executor.chunks)
    assert signal.getsignal(signal.SIGINT) is before


def test_what_is_done_is_kept_when_a_game_fails() -> None:
    class Failing(Quick):
        def map(self, chunks: Iterable[Chunk]) -> Iterator[Done]:
            for i, done in enumerate(super().map(chunks)):
                if i == 3:
                    raise RuntimeError
                yield done

    kept: list[int] = []
    with pytest.raises(RuntimeError):
        run_jobs((JOB,), 10**6, Failing(), Sum(), StopRule(), lambda s: kept.append(s.games), lambda *_: None)
    assert kept[-1] > 0


def test_chunks_out_of_order_are_not_accepted() -> None:
    with pytest.raises(AssertionError):
        Sum().add(Done(5, 1, 0.1, ({},), {}))
