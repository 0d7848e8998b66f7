"""Tokens that only walk: simulated games without business, to hold the exact odds against."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from math import exp, lgamma, log
from typing import Any, NamedTuple, cast

from bankhalter.core import engine
from bankhalter.core.codes import DRAW, E_THROWN, OVER, TURN
from bankhalter.core.decisions import Draw
from bankhalter.core.flatten import flatten
from bankhalter.core.ledger import Ledger
from bankhalter.core.odds import Dice
from bankhalter.edition import Edition
from bankhalter.game.driver import Driver
from bankhalter.odds.lone_token import Walker, Way
from bankhalter.odds.markov_chain import Chain, TokenPlace, arrived, full_deck, is_settled
from bankhalter.switches import agree

SEATS = 2
WARM_UP = 400  # throws of a game that are not counted: the decks turn over, the speed die is earned
RARE = 5  # what is expected less often is not judged alone
COUNTED = 2000  # throws of a game that are counted; then other decks are shuffled

Move = tuple[TokenPlace, bool, tuple[int, ...]]  # the next place, whether the turn is over, every stop


@dataclass
class Tally:
    """Counted throws: from which place to which move."""

    moves: dict[TokenPlace, Counter[Move]] = field(default_factory=dict)

    def add(self, place: TokenPlace, move: Move) -> None:
        """Count a throw."""
        self.moves.setdefault(place, Counter())[move] += 1

    @property
    def throws(self) -> int:
        """How many throws were counted."""
        return sum(sum(moves.values()) for moves in self.moves.values())


def walk(
    edition: Edition, way: Way, throws: int, seed: int, *, fresh: bool = False, **switches: Any
) -> Tally:
    """Let two tokens walk with the real engine, and count so many throws.

    `fresh` shuffles a deck before each draw, without its jail cards: what the odds assume, to the letter.
    """
    tally = Tally()
    game = 0
    while throws > 0:
        path = one_game(edition, way, seed * 1_000_003 + game, fresh, **switches)
        for number, (place, move) in enumerate(path):
            if WARM_UP <= number < WARM_UP + min(COUNTED, throws):
                tally.add(place, move)
            elif number >= WARM_UP:
                break
        throws -= COUNTED
        game += 1
    return tally


def one_game(
    edition: Edition, way: Way, seed: int, fresh: bool, **switches: Any
) -> Iterator[tuple[TokenPlace, Move]]:
    """Play one game without business, throw by throw."""
    tables = flatten(edition, agree(edition, SEATS, **switches))
    led = engine.new_game(tables, SEATS, True)
    driver = Driver([Walker(way) for _ in range(SEATS)], Dice(seed))
    while led.state.top.kind != OVER:
        if led.state.top.kind == TURN:
            yield one_throw(led, driver, fresh)
        else:
            driver.step(led)


def one_throw(led: Ledger, driver: Driver, fresh: bool) -> tuple[TokenPlace, Move]:
    """Play from one throw until the next is due."""
    st = led.state
    seat = int(st.turn)
    s = st.seats[seat]
    place = TokenPlace(int(s.at), int(s.jail), int(st.doubles), int(s.entitled))
    led.events.clear()
    thrown = False
    while st.top.kind != OVER and not (thrown and is_settled(st)):
        if fresh and st.top.kind == DRAW:
            deck = cast(Draw, st.top).deck
            led.shuffle(deck, full_deck(st.tables, deck, False))
        driver.step(led)
        thrown = thrown or any(event.kind == E_THROWN for event in led.events)
    return place, arrived(led, seat)


# Chi-square ------------------------------------------------------------------------------------------------


class Fit(NamedTuple):
    """How well counts fit expectations."""

    chi_square: float
    freedom: int
    p: float  # the chance of a worse fit if the expectations are right


def ends_fit(solved: Chain, tally: Tally) -> Fit:
    """Hold where throws end against the long-run shares."""
    shares: dict[tuple[int, int], float] = defaultdict(float)
    for place, share in solved.shares.items():
        for outcome, chance in solved.rows[place].items():
            shares[end(outcome.to)] += share * float(chance)
    seen: Counter[tuple[int, int]] = Counter()
    for moves in tally.moves.values():
        for move, count in moves.items():
            seen[end(move[0])] += count
    return pearson([(shares, seen)])


def end(place: TokenPlace) -> tuple[int, int]:
    """Return the space, and whether it is the jail from inside."""
    return place.at, min(place.jail, 1)


def moves_fit(solved: Chain, tally: Tally) -> Fit:
    """Hold every move with all its stops against its chance, place by place."""
    return pearson((chances(solved, place), moves) for place, moves in tally.moves.items())


def chances(solved: Chain, place: TokenPlace) -> dict[Move, float]:
    """Return the chance of every move from a place."""
    found: dict[Move, float] = {}
    for outcome, chance in solved.rows.get(place, {}).items():
        move = outcome[:3]
        found[move] = found.get(move, 0.0) + float(chance)
    return found


def pearson(tables: Iterable[tuple[Mapping[Any, float], Mapping[Any, int]]]) -> Fit:
    """Return the fit of several tables of counts; what is rare is put together."""
    total, freedom = 0.0, 0
    for shares, seen in tables:
        if seen.keys() - {key for key, share in shares.items() if share > 0}:
            return Fit(float("inf"), 1, 0.0)  # something happened that cannot
        cells = pool(shares, seen)
        total += sum((count - expected) ** 2 / expected for expected, count in cells)
        freedom += len(cells) - 1
    return Fit(total, freedom, tail(total, freedom))


def pool(shares: Mapping[Any, float], seen: Mapping[Any, int]) -> list[tuple[float, int]]:
    """Return expected and counted numbers, the rare ones put together until they are not rare.

    What is put together depends on the expectations alone, never on the counts.
    """
    n = sum(seen.values())
    cells = [(share * n, seen.get(key, 0)) for key, share in shares.items() if share > 0]
    cells.sort(key=expectation)
    while len(cells) > 1 and cells[0][0] < RARE:
        (expected, count), (more, also) = cells[:2]
        cells[:2] = [(expected + more, count + also)]
        cells.sort(key=expectation)
    return cells


def expectation(cell: tuple[float, int]) -> float:
    """Return what is expected in a cell."""
    return cell[0]


def tail(x: float, freedom: int) -> float:
    """Return the chance that a chi-square of so many degrees of freedom is at least x."""
    if freedom < 1 or x <= 0:
        return 1.0
    a, x = freedom / 2, x / 2
    front = exp(a * log(x) - x - lgamma(a))
    return 1 - front * series(a, x) if x < a + 1 else front * fraction(a, x)


def series(a: float, x: float) -> float:
    """Return the lower incomplete gamma function without its front factor."""
    term = total = 1 / a
    while term > total * 1e-16:
        a += 1
        term *= x / a
        total += term
    return total


def fraction(a: float, x: float) -> float:
    """Return the upper incomplete gamma function without its front factor, by Lentz's continued fraction."""
    b = x + 1 - a
    c, d = 1e300, 1 / b
    value = d
    for i in range(1, 100_000):
        step = i * (a - i)
        b += 2
        d = 1 / (step * d + b)
        c = b + step / c
        value *= c * d
        if abs(c * d - 1) < 1e-15:
            break
    return value
