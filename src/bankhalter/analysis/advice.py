"""The coach: what a seat could say now, how often it wins with each and why, and the rent it risks."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bankhalter.analysis.choices import choices
from bankhalter.analysis.foresight import Foresight
from bankhalter.analysis.reasons import Reason, reason
from bankhalter.analysis.weighing import Scales, Weighed, kind_of
from bankhalter.bots.thinking.valuation import risk
from bankhalter.bots.visibility import seen_by
from bankhalter.core.actions import Action
from bankhalter.core.state import State
from bankhalter.game.game import Game

GAMES = 400  # played on from each of the best candidates, if there is time
SECONDS = 0.8  # then it has to answer
NEAR = 0.01  # what is less than a point behind the best is as good …
LIKELY = 1.5  # … and so is what is behind it by fewer standard errors


@dataclass(frozen=True)
class Suggestion:
    """Something to do: the actions, everybody's chance after it, how far behind the best one, and why."""

    actions: tuple[Action, ...]
    chances: tuple[float, ...]
    behind: float
    as_good: bool
    reason: Reason


@dataclass(frozen=True)
class Advice:
    """What the coach says to a seat: its options, the best first, and the rent of its next throw.

    `expected` and `worst` are what that throw may cost, by what is on the board; `games` were played on
    from each option beside what the value says of it.
    """

    seat: int
    options: tuple[Suggestion, ...]
    expected: int
    worst: int
    games: int


def advise(game: Game, seat: int | None = None, seconds: float = SECONDS) -> Advice:
    """Advise a seat (default: the one that is asked) by what it may see."""
    asked = game.asked if seat is None else seat
    return advise_at(game.state, asked, game.rules.cash_visible, seconds)


def advise_at(
    st: State,
    seat: int,
    cash_visible: bool,
    seconds: float = SECONDS,
    games: int = GAMES,
    clock: Callable[[], float] = time.monotonic,
) -> Advice:
    """Advise a seat that looks at a position; no more is looked at than a person there would see."""
    seen = seen_by(st, seat, cash_visible)
    end = clock() + seconds
    scales = Scales(Foresight(), games, int(st.seq) + 1, lambda: clock() >= end)
    weighed = scales.weigh(scales.shortlist(choices(seen, seat), seat), seat)
    both = risk(seen, seat)
    return Advice(seat, options(seat, weighed), int(both >> 32), int(both & 0xFFFFFFFF), played(weighed))


def options(seat: int, weighed: Sequence[Weighed]) -> tuple[Suggestion, ...]:
    """Return what was weighed: for the best one what speaks for it, for the others what they lack."""
    best = weighed[:1]
    return tuple(option(seat, one, best[0], weighed) for one in weighed if told_apart(one, weighed))


def told_apart(one: Weighed, weighed: Sequence[Weighed]) -> bool:
    """Tell whether nothing of the same kind before it leads to exactly the same."""
    before = weighed[: list(weighed).index(one)]
    alike = [w for w in before if kind_of(w.candidate) == kind_of(one.candidate)]
    return all(w.results != one.results for w in alike)


def option(seat: int, one: Weighed, best: Weighed, weighed: Sequence[Weighed]) -> Suggestion:
    """Return one option, compared with the best, and that with the next one of another kind."""
    behind = best.chances[seat] - one.chances[seat]
    if len(weighed) == 1:
        why = Reason("only")
    elif one is best:
        others = [w for w in weighed if kind_of(w.candidate) != kind_of(one.candidate)]
        why = reason(seat, one.candidate.state, (others or weighed[1:])[0].candidate.state)
    else:
        why = reason(seat, best.candidate.state, one.candidate.state)
    as_good = behind < NEAR or not best.is_ahead_of(one, seat, NEAR, LIKELY)
    return Suggestion(one.candidate.actions, tuple(one.chances), behind, as_good, why)


def played(weighed: Sequence[Weighed]) -> int:
    """Return how many games were played on from each."""
    return min((one.games for one in weighed), default=0)
