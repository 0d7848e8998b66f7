"""Is what the coach calls better really better? `python benchmarks/coach.py [CASES [SEED]]`.

In games of the training population, all editions in turn, everybody who buys, declines, accepts or rejects
gets advice afterwards. Where it calls what was done worse than its best, both are played on to the end with
dice that the advice did not use. Printed are the share of cases in which the better move wins more often,
with its interval, and by how much on average.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count, islice
from statistics import fmean

from bankhalter import Game
from bankhalter.analysis.advice import advise_at
from bankhalter.analysis.choices import choices
from bankhalter.analysis.foresight import LONG, Foresight, difference, mean
from bankhalter.bots.population.sets import drawn
from bankhalter.core.actions import Action
from bankhalter.core.codes import ACCEPT, BUY, DECLINE, REJECT
from bankhalter.core.odds import Dice
from bankhalter.core.state import State
from bankhalter.edition import available
from bankhalter.lab.statistics.intervals import wilson

ANSWERS = (BUY, DECLINE, ACCEPT, REJECT)
ROUNDS = 40  # of a game that is looked through
EACH = 5  # cases of one game at most
ADVISED = 60  # games the coach plays on from each of its candidates …
JUDGED = 200  # … and those by which it is judged
LEAST = 0.02  # by which the value must see a difference before the coach is asked: it takes time


@dataclass(frozen=True)
class Case:
    """Whose decision it was, and the positions after it and after the better one."""

    seat: int
    was: State
    better: State


def games(seed: int) -> Iterator[Game]:
    """Yield games of the population, without end."""
    for number in count(seed):
        seats = 2 + Dice(number).below(4)
        edition = available()[number % len(available())]
        yield Game(edition, seats, seed=number, bots=drawn("training", seats, number)).play(
            most_rounds=ROUNDS
        )


def cases(game: Game, sight: Foresight) -> Iterator[Case]:
    """Yield what somebody did though the coach would have called something else better."""
    for st, action in zip(game.positions(), game.actions, strict=False):
        if action.kind in ANSWERS and action.seat >= 0:
            found = case_of(st, int(action.seat), (action,), sight)
            if found is not None:
                yield found


def case_of(st: State, seat: int, done: tuple[Action, ...], sight: Foresight) -> Case | None:
    """Return both positions where the coach would have done something better."""
    ways = {one.actions: one.state for one in choices(st, seat)}
    worth = {actions: sight.judged(state)[seat] for actions, state in ways.items()}
    if done not in worth or max(worth.values()) - worth[done] < LEAST:
        return None
    options = advise_at(st, seat, True, math.inf, ADVISED).options
    told = [option for option in options if option.actions == done and not option.as_good]
    best = options[0].actions
    return Case(seat, ways[done], ways[best]) if told and best in ways else None


def gain(case: Case, sight: Foresight, seed: int) -> float:
    """Return by how much more often the better move wins."""
    better, was = (sight.results(st, JUDGED, seed, LONG) for st in (case.better, case.was))
    return mean(difference(better, was))[0][case.seat]


def main(wanted: int = 500, seed: int = 60_000) -> None:
    """Collect cases and judge them."""
    sight, gains = Foresight(), list[float]()
    for game in games(seed):
        for case in islice(cases(game, sight), EACH):
            gains.append(gain(case, sight, 7_000_000 + len(gains)))
        if len(gains) >= wanted:
            break
    share, low, high = wilson(sum(one > 0 for one in gains), len(gains))
    told = f"{100 * share:.1f} % [{100 * low:.1f}, {100 * high:.1f}] better"
    print(f"{len(gains)} cases: {told}, {100 * fmean(gains):+.1f} points on average")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
