"""Where chunks of games are played: here, in processes of this machine, or on a cluster.

All have one method: `map` takes chunks and gives what they brought, in the same order, without ever holding
more than a few. A chunk is a pure function of its numbers, so one that was lost is simply played again.
What a chunk brings is its own affair: counts of a series, or every game of a probe.
"""

from __future__ import annotations

import multiprocessing
import os
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from bankhalter.lab.jobs.job import Done, Job, play_chunk
from bankhalter.lab.lab_error import LabError
from bankhalter.process_limits import serve_parent

MOST_FALLS = 3  # broken pools before giving up
T = TypeVar("T")
Brought_co = TypeVar("Brought_co", covariant=True)


class Playable(Protocol[Brought_co]):
    """Some games that can be played in any process; both it and what it brings travel there and back."""

    def play(self) -> Brought_co:
        """Play them."""
        ...


@dataclass(frozen=True)
class Chunk:
    """Some games of a job, or of two jobs to be paired."""

    jobs: tuple[Job, ...]
    first: int
    count: int

    def play(self) -> Done:
        """Play the games of these numbers and count them."""
        return play_chunk(self.jobs, self.first, self.count)


class Executor(Protocol):
    """Plays chunks."""

    def map(self, chunks: Iterable[Playable[T]]) -> Iterator[T]:
        """Yield what each chunk brought, in order."""
        ...

    def close(self) -> None:
        """Let go of processes and connections."""
        ...


def work(chunk: Playable[T]) -> T:
    """Play one chunk; this is what other processes call."""
    return chunk.play()


class Here:
    """Plays in this process."""

    def map(self, chunks: Iterable[Playable[T]]) -> Iterator[T]:
        """Play one after the other."""
        return map(work, chunks)

    def close(self) -> None:
        """Nothing to let go of."""


class Processes:
    """Plays in processes of this machine; a fallen one is replaced and its chunks are played again."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.falls = 0
        self.pool = self._open()

    def _open(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=serve_parent)

    def map(self, chunks: Iterable[Playable[T]]) -> Iterator[T]:
        """Keep every process busy with one chunk and one waiting."""
        waiting: deque[tuple[Playable[T], Future[T]]] = deque()
        for chunk in chunks:
            waiting.append((chunk, self.submit(chunk)))
            if len(waiting) >= 2 * self.workers:
                yield self.first_of(waiting)
        while waiting:
            yield self.first_of(waiting)

    def submit(self, chunk: Playable[T]) -> Future[T]:
        """Hand a chunk to the pool; if it is broken, to a Future that says so."""
        try:
            return self.pool.submit(work, chunk)
        except BrokenProcessPool as problem:
            broken: Future[T] = Future()
            broken.set_exception(problem)
            return broken

    def first_of(self, waiting: deque[tuple[Playable[T], Future[T]]]) -> T:
        """Return what the oldest chunk brought; if a process fell, play everything waiting again."""
        while True:
            try:
                done = waiting[0][1].result()
            except BrokenProcessPool as problem:
                self.falls += 1
                if self.falls > MOST_FALLS:
                    raise LabError("worker-fell") from problem
                self.pool.shutdown(wait=False, cancel_futures=True)
                self.pool = self._open()
                again = [(chunk, old if _good(old) else self.submit(chunk)) for chunk, old in waiting]
                waiting.clear()
                waiting.extend(again)
            else:
                waiting.popleft()
                return done

    def close(self) -> None:
        """End the processes."""
        self.pool.shutdown(wait=True, cancel_futures=True)


def _good(future: Future[Any]) -> bool:
    """Tell whether a chunk had been finished before the fall."""
    return future.done() and not future.cancelled() and future.exception() is None


def cores() -> int:
    """Return how many processes may run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
