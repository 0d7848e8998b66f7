"""A game step by step: what every throw and every decision did to everybody's chance to win.

After each throw and card the chances are estimated anew; from there on every decision adds what it changed
for those who play on with the same dice. What is between such a sum and the next estimate was luck. So luck
and decisions add up to the whole change, whatever the estimates are.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from math import sqrt

from bankhalter.analysis.foresight import Chances, Foresight, difference, mean, usual
from bankhalter.core import compiled
from bankhalter.core.actions import Action
from bankhalter.core.codes import ACCEPT, END_TURN, OFFER, REJECT, THROW, WITHDRAW
from bankhalter.core.state import State
from bankhalter.game.game import Game

GAMES = 64 if compiled() else 6  # played on from every position
FEWEST_FOR_BAND = 5  # games
TALK = (OFFER, REJECT, WITHDRAW)  # which change nothing by themselves
PASSING = (THROW, END_TURN)  # which let rents go that nobody has demanded
Tell = Callable[[float], bool]


class Stopped(Exception):
    """Whoever watches has had enough."""


@dataclass(frozen=True)
class CourseStep:
    """One action: whose decision it was (nobody's: luck), and everybody's chance before and after it.

    `error` is the standard error of what a decision changed, after a throw that of the chances themselves;
    then `band` tells between what they lie in eight of ten games, some rounds later.
    """

    number: int
    turn: int
    action: Action
    makers: tuple[int, ...]
    before: Chances
    after: Chances
    error: Chances
    band: list[tuple[float, float]] | None = None

    def change(self, seat: int) -> float:
        """Return by how much a seat's chance rose."""
        return self.after[seat] - self.before[seat]


@dataclass(frozen=True)
class Share:
    """What moved a seat's chance: `luck`, its own decisions, and those of the others; the sum is the change.

    `doubt` is the standard error of all decisions together, and so of the luck.
    """

    luck: float
    own: float
    others: float
    doubt: float


@dataclass
class Course:
    """All steps of a game, and the positions between them."""

    game: Game
    states: list[State]
    steps: list[CourseStep] = field(default_factory=list)

    def share(self, seat: int) -> Share:
        """Return what luck and decisions did to a seat's chance."""
        sums = {"luck": 0.0, "own": 0.0, "others": 0.0}
        squares = 0.0
        for step in self.steps:
            sums[part_of(step, seat)] += step.change(seat)
            squares += step.error[seat] ** 2 if step.makers else 0.0
        return Share(**sums, doubt=sqrt(squares))


def part_of(step: CourseStep, seat: int) -> str:
    """Return whose doing a step was, for a seat."""
    if not step.makers:
        return "luck"
    return "own" if seat in step.makers else "others"


def course_of(game: Game, games: int = GAMES, tell: Tell | None = None) -> Course:
    """Follow a game from its beginning; `tell` hears what share is done, and stops it by False.

    So many `games` are played on from every position.
    """
    course = Course(game, game.positions())
    if game.actions:
        Follower(course, games).follow(tell)
    return course


class Follower:
    """Takes one step after the other; all positions between two throws are played on with the same dice."""

    def __init__(self, course: Course, games: int) -> None:
        self.course = course
        self.games = games
        self.sight = Foresight()
        self.seed = 0
        self.results = self.look(course.states[0])
        self.now, _ = mean(self.results)

    def look(self, st: State) -> list[Chances]:
        """Return what comes of a position."""
        return self.sight.results(st, self.games, self.seed)

    def follow(self, tell: Tell | None) -> None:
        """Follow the whole game."""
        actions, states = self.course.game.actions, self.course.states
        for number, action in enumerate(actions):
            go_on(tell, number / len(actions))
            self.step(number, states[number], action, states[number + 1])
        self.course.steps[-1] = replace(self.course.steps[-1], after=mean(self.results)[0])

    def step(self, number: int, st: State, action: Action, following: State) -> None:
        """Take one step: a decision adds what it changed, after chance the estimate is a new one."""
        makers = makers_of(st, action)
        before = self.now
        if makers:
            fresh = self.results if changes_nothing(st, action) else self.look(following)
            change, error = mean(difference(fresh, self.results))
            self.now = [a + b for a, b in zip(before, change, strict=True)]
        else:
            self.seed = number + 1
            fresh = self.look(following)
            self.now, error = mean(fresh)
        self.results = fresh
        band = None if makers else band_of(fresh)
        self.course.steps.append(
            CourseStep(number, int(st.turns), action, makers, before, self.now, error, band)
        )


def go_on(tell: Tell | None, share: float) -> None:
    """Tell how much is done; raise Stopped if that is enough."""
    if tell is not None and not tell(share):
        raise Stopped


def band_of(results: list[Chances]) -> list[tuple[float, float]] | None:
    """Return between what the chances of each seat lie in eight of ten games played on."""
    if len(results) < FEWEST_FOR_BAND:
        return None
    ordered = [sorted(column) for column in zip(*results, strict=True)]
    edge = len(results) // 10
    return [(column[edge], column[-1 - edge]) for column in ordered]


def changes_nothing(st: State, action: Action) -> bool:
    """Tell whether an action is only talk, or what a strategist would have said anyway."""
    if action.kind in TALK:
        return True
    return bool(0 <= action.seat == st.top.seat and not st.offers and not st.claims) and (
        usual(st, int(action.seat)) == action
    )


def makers_of(st: State, action: Action) -> tuple[int, ...]:
    """Return whose decision an action is: nobody's if it is luck, both sides' if it is a deal."""
    if action.seat < 0:
        return ()
    makers = {int(action.seat)}
    if action.kind == ACCEPT:
        makers |= {int(offer.seat) for offer in st.offers if offer.number == action.a}
    if action.kind in PASSING:
        makers |= {int(claim.owner) for claim in st.claims}
    return tuple(sorted(makers))
