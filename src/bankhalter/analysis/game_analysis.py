"""What is to be said about a game: curves, luck and decisions of everybody, key moments. Plain values.

`analyse` makes it, `as_json` writes it down; docs/analysis.schema.json describes that. Chances are shares
of one, turns count from one, seats from zero, and `number` says after how many actions something was.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass

from bankhalter.analysis.course import GAMES, Course, CourseStep, Share, Tell, course_of
from bankhalter.analysis.key_moments import GAMES as GAMES_OF_MOMENTS
from bankhalter.analysis.key_moments import KeyMoment, moments
from bankhalter.analysis.reasons import Reason
from bankhalter.core.codes import CHANCE
from bankhalter.game.game import Game

FORMAT = 1
MOST_MISTAKES = 3  # of one player that are told
MOST_THROWS = 3
LARGE = 4500  # actions times players, from which on fewer games do …
FEWEST = 16  # … but so many, if there are
MUCH = 3  # times as many games as usual where a mistake is suspected, if that is few
FOLLOWING = 0.6  # share of the time that following the game takes


@dataclass(frozen=True)
class Point:
    """Everybody's chance at one time, and between what it lies some rounds later, eight times of ten."""

    number: int
    turn: int
    chances: list[float]
    low: list[float]
    high: list[float]


@dataclass(frozen=True)
class PlayerAccount:
    """What moved a player's chance from the first to the last; `start` + `luck` + `own` + `others` = `end`.

    `doubt` is the standard error of luck and decisions; `given_away` is what the mistakes told cost.
    """

    seat: int
    name: str
    bot: str
    start: float
    end: float
    luck: float
    own: float
    others: float
    doubt: float
    mistakes: int
    given_away: float


@dataclass(frozen=True)
class Mistake:
    """A decision that was not the best: what was said, what would have been better, by how much and why."""

    number: int
    turn: int
    seat: int
    done: list[str]
    better: list[str]
    chance: float
    chance_better: float
    cost: float
    error: float
    reason: Reason


@dataclass(frozen=True)
class LuckyThrow:
    """A throw or card that moved somebody's chance most."""

    number: int
    turn: int
    seat: int
    action: str
    change: float


@dataclass(frozen=True)
class GameAnalysis:
    """All of it; `games` were played on from every position."""

    format: int
    edition: str
    players: list[str]
    actions: int
    turns: int
    over: bool
    winners: list[int]
    games: int
    curve: list[Point]
    accounts: list[PlayerAccount]
    mistakes: list[Mistake]
    throws: list[LuckyThrow]


def usual_games(game: Game) -> int:
    """Return how many games are played on from each position: fewer of long games and large tables."""
    size = len(game.actions) * len(game.players)
    return min(GAMES, max(GAMES * LARGE // max(size, 1), FEWEST))


def analyse(game: Game, games: int | None = None, tell: Tell | None = None) -> GameAnalysis:
    """Analyse a game so far; `tell` hears what share is done and may stop it by False (then: Stopped)."""
    games = usual_games(game) if games is None else games
    course = course_of(game, games, scaled(tell, 0.0, FOLLOWING))
    closely = min(GAMES_OF_MOMENTS, MUCH * games)
    found = told_mistakes(moments(course, closely, scaled(tell, FOLLOWING, 1.0)), len(game.players))
    return GameAnalysis(
        format=FORMAT,
        edition=game.edition.id,
        players=list(game.players),
        actions=len(game.actions),
        turns=int(game.state.turns) + 1,
        over=game.over,
        winners=list(game.winners),
        games=games,
        curve=points(course),
        accounts=[account(course, seat, found) for seat in range(len(game.players))],
        mistakes=[written(game, one) for one in found],
        throws=throws(course),
    )


def as_json(found: GameAnalysis) -> bytes:
    """Return an analysis as JSON."""
    return json.dumps(asdict(found), ensure_ascii=False, indent=1).encode()


def scaled(tell: Tell | None, low: float, high: float) -> Tell | None:
    """Return what tells a part of the work as its share of the whole."""
    return None if tell is None else lambda share: tell(low + (high - low) * share)


def told_mistakes(found: list[KeyMoment], seats: int) -> list[KeyMoment]:
    """Return the dearest mistakes of everybody, the dearest of all first."""
    kept = [m for seat in range(seats) for m in [one for one in found if one.seat == seat][:MOST_MISTAKES]]
    return sorted(kept, key=lambda moment: -moment.cost)


# The parts ---------------------------------------------------------------------------------------------


def points(course: Course) -> list[Point]:
    """Return the curve: the beginning, after the last throw of every turn, and the end."""
    if not course.steps:
        return []
    first, last = course.steps[0], course.steps[-1]
    kept = {step.turn: step for step in course.steps if not step.makers}
    ends = [point(step, step.after) for step in kept.values() if step is not last]
    return [
        Point(0, first.turn + 1, first.before, first.before, first.before),
        *ends,
        point(last, last.after),
    ]


def point(step: CourseStep, chances: list[float]) -> Point:
    """Return the point after a step."""
    band = step.band or [(chance, chance) for chance in chances]
    low, high = ([edge[i] for edge in band] for i in (0, 1))
    return Point(step.number + 1, step.turn + 1, chances, low, high)


def account(course: Course, seat: int, found: list[KeyMoment]) -> PlayerAccount:
    """Return what moved a player's chance."""
    share = course.share(seat) if course.steps else Share(0.0, 0.0, 0.0, 0.0)
    costs = [moment.cost for moment in found if moment.seat == seat]
    bots = course.game.bots
    return PlayerAccount(
        seat=seat,
        name=course.game.players[seat],
        bot=bots[seat] if seat < len(bots) else "",
        start=course.steps[0].before[seat] if course.steps else 0.0,
        end=course.steps[-1].after[seat] if course.steps else 0.0,
        luck=share.luck,
        own=share.own,
        others=share.others,
        doubt=share.doubt,
        mistakes=len(costs),
        given_away=sum(costs),
    )


def written(game: Game, one: KeyMoment) -> Mistake:
    """Return a mistake with its actions as they stand in a record."""
    return Mistake(
        number=one.number,
        turn=one.turn + 1,
        seat=one.seat,
        done=[game.write(action) for action in one.done],
        better=[game.write(action) for action in one.better],
        chance=one.chance,
        chance_better=one.chance_better,
        cost=one.cost,
        error=one.error,
        reason=one.reason,
    )


def throws(course: Course) -> list[LuckyThrow]:
    """Return the throws and cards that moved somebody's chance most, up or down."""
    seats = range(len(course.game.players))
    moved = [
        (max(seats, key=lambda seat: abs(step.change(seat))), step)
        for step in course.steps
        if step.action.seat == CHANCE
    ]
    moved.sort(key=lambda pair: -abs(pair[1].change(pair[0])))
    return [
        LuckyThrow(step.number, step.turn + 1, seat, course.game.write(step.action), step.change(seat))
        for seat, step in moved[:MOST_THROWS]
    ]
