"""Key moments: the decisions that cost most, each with what would have been better, by how much and why."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bankhalter.analysis.choices import Candidate, choices
from bankhalter.analysis.course import Course, Tell, go_on
from bankhalter.analysis.foresight import Foresight, mean
from bankhalter.analysis.reasons import Reason, reason
from bankhalter.analysis.weighing import Scales, Weighed
from bankhalter.core.actions import Action
from bankhalter.core.codes import ACCEPT, OFFER, OPEN, PAY_FINE, PLAY_CARD, REJECT, RESIGN

GAMES = 200  # played on to the end before a decision is called a mistake
SUSPECTS = 4  # decisions of each player that are looked at closely
LEAST = 0.02  # a mistake costs two points at least
DEALINGS = (ACCEPT, REJECT, OFFER)
NOT_YET = (PAY_FINE, PLAY_CARD)  # after which the same one goes on


@dataclass(frozen=True)
class Decided:
    """What one seat did in one go: actions of a game from `begin` up to, not with, `end`."""

    seat: int
    begin: int
    end: int


@dataclass(frozen=True)
class KeyMoment:
    """A decision, and what would have been better; `error` is the standard error of what it cost."""

    seat: int
    number: int  # actions before it
    turn: int
    done: tuple[Action, ...]
    better: tuple[Action, ...]
    chance: float
    chance_better: float
    cost: float
    error: float
    reason: Reason


def decisions(course: Course) -> Iterator[Decided]:
    """Cut a game into what everybody did in one go: business and the answer it led to."""
    begin, seat = 0, -1
    for number, step in enumerate(course.steps):
        action = step.action
        if action.seat != seat:
            if seat >= 0 and begin < number:
                yield Decided(seat, begin, number)
            begin, seat = number, int(action.seat)
        if (action.kind < OPEN and action.kind not in NOT_YET) or action.kind in (ACCEPT, REJECT, OFFER):
            if seat >= 0:
                yield Decided(seat, begin, number + 1)
            begin = number + 1
    if seat >= 0 and begin < len(course.steps):
        yield Decided(seat, begin, len(course.steps))


def moments(course: Course, games: int = GAMES, tell: Tell | None = None) -> list[KeyMoment]:
    """Return every mistake among the decisions that look worst, the dearest first."""
    sight = Foresight()
    suspects = [one for seat in range(len(course.game.players)) for one in suspected(course, sight, seat)]
    found = []
    for number, one in enumerate(suspects):
        go_on(tell, number / len(suspects))
        moment = looked_at(course, one, Scales(sight, games, one.begin + 1))
        if moment is not None:
            found.append(moment)
    return sorted(found, key=lambda moment: -moment.cost)


def suspected(course: Course, sight: Foresight, seat: int) -> list[Decided]:
    """Return the decisions of a seat that seem to have cost most."""
    rated = [(seems_lost(course, sight, one), one) for one in decisions(course) if one.seat == seat]
    rated = [pair for pair in rated if pair[0] >= LEAST / 2]
    return [one for _, one in sorted(rated, key=lambda pair: -pair[0])[:SUSPECTS]]


def seems_lost(course: Course, sight: Foresight, one: Decided) -> float:
    """Return what a decision seems to have cost, by its course and by the value, whichever says more."""
    lost = -sum(course.steps[i].change(one.seat) for i in range(one.begin, one.end))
    offered = [sight.judged(c.state)[one.seat] for c in alternatives(course, one)]
    if not offered:
        return 0.0
    return max(lost, max(offered) - sight.judged(course.states[one.end])[one.seat])


def alternatives(course: Course, one: Decided) -> list[Candidate]:
    """Return what else a seat could have done by itself: an offer needs somebody who takes it."""
    st, done = course.states[one.begin], said_in(course, one)
    found = [c for c in choices(st, one.seat) if c.actions[0].kind != OFFER and c.actions != done]
    return found if done[0].kind != RESIGN else [*found, Candidate((), st)]


def said_in(course: Course, one: Decided) -> tuple[Action, ...]:
    """Return what a seat said in one go."""
    return tuple(course.steps[i].action for i in range(one.begin, one.end))


def looked_at(course: Course, one: Decided, scales: Scales) -> KeyMoment | None:
    """Play a decision and its best alternatives on; return it if one of these is clearly better."""
    actual = Candidate(said_in(course, one), course.states[one.end])
    others = scales.shortlist(alternatives(course, one), one.seat, 2)
    weighed = scales.weigh([actual, *others], one.seat)
    was = next(w for w in weighed if w.candidate is actual)
    clearly = [w for w in weighed if w is not was and w.is_ahead_of(was, one.seat, LEAST)]
    return told(course, one, was, clearly[0]) if clearly else None


def told(course: Course, one: Decided, was: Weighed, better: Weighed) -> KeyMoment:
    """Return a mistake with all that is to be said about it."""
    cost, error = better.ahead_of(was, one.seat)
    chance = mean(was.results)[0][one.seat]
    return KeyMoment(
        one.seat,
        one.begin,
        course.steps[one.begin].turn,
        was.candidate.actions,
        better.candidate.actions,
        chance,
        chance + cost,
        cost,
        error,
        reason(one.seat, better.candidate.state, was.candidate.state),
    )
