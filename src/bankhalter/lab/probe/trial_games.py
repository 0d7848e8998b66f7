"""The games of a probe: each is played by both editions with the same seed, and kept one by one.

A series only adds up; the interval of a ratio, such as rent per price paid, needs every single game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from bankhalter.core.flatten import group_ids
from bankhalter.lab.jobs.executors import Executor
from bankhalter.lab.jobs.job import Job, play_game, prepare
from bankhalter.lab.statistics import counts as count

CHUNK = 10  # pairs of games


@dataclass(frozen=True)
class GameSample:
    """What a probe remembers of a game; money by group, in the edition's unit."""

    rounds: int
    endless: int  # 1: broken off
    place: int  # of the winner in the order of play; -1: nobody won alone
    rent: tuple[int, ...]
    paid: tuple[int, ...]  # for the deeds, at printed prices


Pair = tuple[GameSample, GameSample]  # here, and in the base


@dataclass(frozen=True)
class TrialChunk:
    """Some games of both editions."""

    jobs: tuple[Job, Job]
    first: int
    count: int

    def play(self) -> list[Pair]:
        """Play the games of these numbers."""
        here, base = (TrialSide(job) for job in self.jobs)
        return [(here.play(n), base.play(n)) for n in range(self.first, self.first + self.count)]


class TrialSide:
    """Plays one edition's games and takes from the running counts what each game added."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.ready = prepare(job)
        self.counts = count.Counts(self.ready.tables)
        self.scene = count.Scene(self.counts)
        self.before = self.money()

    def play(self, number: int) -> GameSample:
        """Play the game of a number."""
        play_game(self.job, self.ready, self.scene, number)
        before, self.before = self.before, self.money()
        rent, paid = (tuple(map(int.__sub__, *rows)) for rows in zip(self.before, before, strict=True))
        facts = self.scene.facts
        won = [k for k in range(len(self.job.bots)) if facts[count.PLACE + k]]
        place = won[0] if won else -1
        return GameSample(int(facts[count.ROUNDS]), int(facts[count.UNFINISHED]), place, rent, paid)

    def money(self) -> tuple[list[int], list[int]]:
        """Return rent and prices paid by group, of all games so far.

        Without buildings: bots build more where rents are higher, so on all that was spent a group brings
        nearly the same whatever its rents are (red at 140 %: 8 % more on everything, 30 % on the price).
        """
        t, c = self.ready.tables, self.counts
        rent, paid = [0] * int(t.groups), [0] * int(t.groups)
        for i in range(int(t.deeds)):
            group = int(t.group[i])
            rent[group] += int(c.rent[i]) * int(t.grain)
            paid[group] += int(c.bought[i] * t.price[i])
        return rent, paid


def play_pairs(
    jobs: tuple[Job, Job],
    games: int,
    executor: Executor,
    stopped: Callable[[], bool],
    tell: Callable[[int, int], None],
) -> list[Pair]:
    """Play until all games are played or somebody says stop; what was begun is finished."""
    found: list[Pair] = []
    for pairs in executor.map(_chunks(jobs, games, stopped)):
        found += pairs
        tell(len(found), games)
    return found


def _chunks(jobs: tuple[Job, Job], games: int, stopped: Callable[[], bool]) -> Iterator[TrialChunk]:
    for first in range(0, games, CHUNK):
        if stopped():
            return
        yield TrialChunk(jobs, first, min(CHUNK, games - first))


def groups_of(job: Job) -> Sequence[str]:
    """Return the groups of a job's edition, in the order of the samples."""
    return group_ids(prepare(job).edition)
