"""Finding puzzles in games: positions where one move is clearly best, and how hard it is to see.

Every question of a game is looked at quickly by the value; where choices differ they are played on, and what
is clearly behind the best one is kept beside it. Then all are played on again with other dice: the figures of
a puzzle come from games that did not choose it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bankhalter.analysis.choices import Candidate, choices
from bankhalter.analysis.foresight import LONG, Foresight, difference, mean
from bankhalter.analysis.puzzles import GRADES, Puzzle, PuzzleOption, written
from bankhalter.analysis.weighing import kind_of
from bankhalter.bots.api import Bot
from bankhalter.bots.registry import find
from bankhalter.core import codes
from bankhalter.core.ledger import Ledger
from bankhalter.core.state import State
from bankhalter.game.driver import Driver
from bankhalter.game.game import Game
from bankhalter.game.position import Position, is_quiet, write

ASKED = (codes.PURCHASE, codes.TURN, codes.DEBT)  # questions that make puzzles …
UNTOLD = (codes.OFFER, codes.BANKRUPT)  # … and answers that do not: they need a partner, or end the game
MOST = 4  # options of a puzzle
MOST_ALIKE = 2  # of one kind that are looked at
MOST_LOOKED_AT = 6
PROMISING = 0.05  # by the value, before anything is played on
WELL_BEHIND = 0.15  # at the first look, in which luck has a part …
LEAD = 0.05  # … and at last, by which the best must be ahead of the next …
SURE = 4.0  # … and by so many standard errors
EVEN = (0.1, 0.9)  # the chance of the best: nothing that is won or lost anyway
FIRST_LOOK = 20  # games played on
GAMES = 200  # … and once more before it is shipped
FINDERS = ("cautious", "builder", "trader", "strategist")


@dataclass(frozen=True)
class Question:
    """A question of a game: the quiet position before it, and what was said since."""

    seat: int
    position: str
    said: tuple[str, ...]
    game: Game


def questions(game: Game) -> Iterator[Question]:
    """Walk through a game that was played, from one question worth asking to the next."""
    states, begun = game.positions(), -1
    for number, st in enumerate(states[:-1]):
        if is_quiet(st):
            begun = number
        seat = asked(st)
        if begun >= 0 and seat >= 0:
            at = Position(game.edition, game.rules, game.tables, states[begun], game.players, ())
            said = tuple(game.write(action) for action in game.actions[begun:number])
            yield Question(seat, write(at), said, Game.of(game.setup, game.players, st.copy()))


def asked(st: State) -> int:
    """Return who is asked something that makes a puzzle, -1 if nobody is."""
    if st.top.kind not in ASKED or st.claims or len(st.offers) > 1:
        return -1
    return int(st.offers[0].to if st.offers else st.top.seat)


def puzzle_of(
    question: Question, name: str, seed: int, games: int = GAMES, grades: Sequence[int] = GRADES
) -> Puzzle | None:
    """Return the puzzle of one of these grades that a question makes, None if nothing is clearly best."""
    st, sight, seat = question.game.state, Foresight(), question.seat
    best, ways = told_apart(promising(st, seat, sight), seat, sight, seed)
    if len(ways) < 2 or grade(st, seat, ways, best) not in grades:
        return None
    played = [sight.results(one.state, games, seed + 1, LONG) for one in ways]
    chances = [mean(rows)[0][seat] for rows in played]
    first, second = sorted(range(len(ways)), key=lambda i: -chances[i])[:2]
    gains, errors = mean(difference(played[first], played[second]))
    lead, error = gains[seat], errors[seat]
    if first != best or lead < max(LEAD, SURE * error) or not EVEN[0] <= chances[first] <= EVEN[1]:
        return None
    return Puzzle(
        id=name,
        edition=question.game.edition.id,
        grade=grade(st, seat, ways, best),
        seat=seat,
        position=json.loads(question.position),
        said=question.said,
        options=tuple(
            PuzzleOption(written(question.game, one), round(chance, 3))
            for one, chance in zip(ways, chances, strict=True)
        ),
        lead=round(lead, 3),
        error=round(error, 3),
        games=games,
    )


def promising(st: State, seat: int, sight: Foresight) -> list[Candidate]:
    """Return choices that differ by the value: the best of each kind and the worst; none if alike."""
    found = [one for one in choices(st, seat) if kind_of(one) not in UNTOLD]
    ranked = sorted(((sight.judged(one.state)[seat], i) for i, one in enumerate(found)), reverse=True)
    if len(ranked) < 2 or ranked[0][0] - ranked[-1][0] < PROMISING:
        return []
    kept: list[int] = []
    for _, i in (*ranked, ranked[-1]):
        alike = [k for k in kept if kind_of(found[k]) == kind_of(found[i])]
        if i not in kept and (len(alike) < MOST_ALIKE or i == ranked[-1][1]):
            kept.append(i)
    return [found[i] for i in kept[:MOST_LOOKED_AT]]


def told_apart(
    ways: Sequence[Candidate], seat: int, sight: Foresight, seed: int
) -> tuple[int, list[Candidate]]:
    """Play on; return which is best, and it with what is well behind it in the order of the menu."""
    chances = [mean(sight.results(one.state, FIRST_LOOK, seed, LONG))[0][seat] for one in ways]
    best = max(chances, default=0.0)
    if not EVEN[0] <= best <= EVEN[1]:
        return -1, []
    first = ways[chances.index(best)]
    behind = [one for one, chance in zip(ways, chances, strict=True) if chance <= best - WELL_BEHIND]
    kept = sorted([first, *behind[: MOST - 1]], key=written_order)
    return kept.index(first), kept


def written_order(one: Candidate) -> tuple[int, ...]:
    """Return where a choice stands among others: by what kind of thing it is, then by how much of it."""
    first = one.actions[0]
    return int(first.kind), int(first.a), len(one.actions)


# How hard it is ----------------------------------------------------------------------------------------


def grade(st: State, seat: int, ways: Sequence[Candidate], best: int) -> int:
    """Return 1 if all who are asked find the best, 3 if the strategist does not, else 2."""
    found = [chosen(st, seat, find(name)(1), ways) == best for name in FINDERS]
    if not found[-1]:
        return 3
    return 1 if all(found) else 2


def chosen(st: State, seat: int, bot: Bot, ways: Sequence[Candidate]) -> int:
    """Return which of the ways a bot goes by itself, -1 if another one."""
    led, driver = Ledger(st.copy(), False), alone(bot, seat, len(st.seats))
    if st.offers:
        said = (driver.said,) if driver.step(led) else ()
        return next((i for i, one in enumerate(ways) if one.actions == said), -1)
    while led.state.top.kind == st.top.kind and led.state.top.seat == seat:
        if not driver.step(led) or driver.stumbled >= 0 or led.state.offers:
            return -1
    reached = things(led.state)
    return next((i for i, one in enumerate(ways) if things(one.state) == reached), -1)


def alone(bot: Bot, seat: int, seats: int) -> Driver:
    """Return a driver that asks one bot and stops where anybody else is to speak."""
    driver = Driver([bot if i == seat else None for i in range(seats)])
    driver.gives_moments = False  # it is over before a right of theirs is
    return driver


def things(st: State) -> tuple[object, ...]:
    """Return who has what, and who sits in jail: what tells the ways apart."""
    seats = [(int(s.cash), int(s.jail) > 0, int(s.out)) for s in st.seats]
    return (
        seats,
        [int(st.owner[deed]) for deed in range(st.tables.deeds)],
        [int(st.pledged[deed]) for deed in range(st.tables.deeds)],
        [int(st.built[g]) for g in range(st.tables.streets)],
    )
