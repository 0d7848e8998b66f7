"""The Markov chain of a token's way round the board, read off the engine throw by throw.

A place is all that matters before a throw: space, jail turn, doubles so far, speed die. From every place
the engine plays every throw and every card; where it stops to ask for the next throw is the next place.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from math import fsum
from typing import NamedTuple

from bankhalter.core import engine, odds
from bankhalter.core.actions import Action
from bankhalter.core.codes import (
    BANK,
    CHANCE,
    DRAW,
    FINE,
    KEEP_CARD,
    REST,
    TURN,
    UTILITY,
    W_START,
    WISH_DEMAND,
)
from bankhalter.core.decisions import Draw, RentRoll, Turn
from bankhalter.core.events import Event, Jailed, Moved, Owed
from bankhalter.core.flatten import flatten, row
from bankhalter.core.ledger import Ledger
from bankhalter.core.rules import rent
from bankhalter.core.state import Claim, State
from bankhalter.core.tables import Tables
from bankhalter.edition import Edition
from bankhalter.odds.lone_token import Way
from bankhalter.switches import Rules

TOKEN, LANDLORD = 0, 1
PLENTY = 10**12  # nobody ever runs out of money
UNIT = 10**6 + 3  # the rent or factor of every deed while rents are measured; no card has it


class TokenPlace(NamedTuple):
    """Where a token is before a throw."""

    at: int
    jail: int  # the jail turn to come; 0 is free
    doubles: int  # thrown so far in this turn
    die: int  # 1 if the speed die is thrown too


class Toll(NamedTuple):
    """What a landing on somebody's deed costs: so many times the printed rent or factor, and a fixed sum."""

    deed: int
    times: float
    fixed: float


class Outcome(NamedTuple):
    """What a throw leads to: the next place, whether the turn is over, every stop and toll on the way."""

    to: TokenPlace
    over: bool
    stops: tuple[int, ...]  # spaces in order; the number behind the last space stands for going to jail
    tolls: tuple[Toll, ...]


Row = dict[Outcome, Fraction]


@dataclass(frozen=True)
class Chain:
    """Every place a token comes back to, where each throw leads from there, and the long-run shares."""

    rows: Mapping[TokenPlace, Row]
    shares: Mapping[TokenPlace, float]
    residual: float  # the largest error of the balance, shares × transitions − shares


def build(edition: Edition, rules: Rules, way: Way) -> Chain:
    """Return the chain of an agreed game, solved."""
    tables = measuring_board(edition, rules)
    rows = Explorer(tables, edition.players[0], way).rows()
    places = recurrent(rows)
    number = {place: i for i, place in enumerate(places)}
    matrix = [step_row(rows[place], number) for place in places]
    shares = stationary(matrix)
    return Chain(
        {place: rows[place] for place in places},
        dict(zip(places, shares, strict=True)),
        residual(matrix, shares),
    )


def step_row(outcomes: Row, number: Mapping[TokenPlace, int]) -> list[float]:
    """Return the chances of the next places."""
    found = [Fraction(0)] * len(number)
    for outcome, chance in outcomes.items():
        found[number[outcome.to]] += chance
    return [float(chance) for chance in found]


# Reading the engine ------------------------------------------------------------------------------------


class Explorer:
    """Plays every throw from every place with the real engine: one walks, another owns every deed."""

    def __init__(self, tables: Tables, seats: int, way: Way) -> None:
        self.tables = tables
        self.way = way
        self.ground = owned_board(tables, seats, way)
        self.dice = {die: mean_throw(self.ground, die) for die in (0, 1)}
        self.idle: dict[tuple[int, int], bool] = {}

    def rows(self) -> dict[TokenPlace, Row]:
        """Return where every place leads that can be reached from GO."""
        found: dict[TokenPlace, Row] = {}
        todo = [TokenPlace(0, 0, 0, int(self.tables.speed_die))]
        while todo:
            place = todo.pop()
            if place not in found:
                found[place] = self.row(place)
                todo += [outcome.to for outcome in found[place]]
        return found

    def row(self, place: TokenPlace) -> Row:
        """Return what a throw from a place may lead to."""
        found: Row = defaultdict(Fraction)
        led = self.stand(place)
        while led.state.top.seat != CHANCE:
            self.go_on(led)
        for end, chance in self.follow(led, 1, 1):
            found[self.outcome(end)] += chance
        return dict(found)

    def stand(self, place: TokenPlace) -> Ledger:
        """Return a game with the token on a place."""
        led = Ledger(self.ground.copy(), True)
        led.stand(TOKEN, place.at, place.jail, 0)
        if place.die:
            led.entitle(TOKEN)
        for _ in range(place.doubles):
            led.count_doubles()
        led.ground(Turn(TOKEN, int(place.doubles == 0), int(place.doubles > 0)))
        return led

    def go_on(self, led: Ledger) -> None:
        """Give the player's answer."""
        refused = engine.apply(led, self.way.answer(led.state, TOKEN))
        assert refused == FINE, refused

    def follow(self, led: Ledger, weight: int, total: int) -> Iterator[tuple[Ledger, Fraction]]:
        """Play on, through every throw and card, until the next throw is due."""
        while led.state.top.seat != CHANCE:
            if is_settled(led.state):
                yield led, Fraction(weight, total)
                return
            self.go_on(led)
        answers = self.answers(led.state)
        all_of = sum(one_of for _, one_of in answers)
        for action, one_of in answers:
            yield from self.follow(self.branch(led, action), weight * one_of, total * all_of)

    def branch(self, led: Ledger, action: Action) -> Ledger:
        """Return a copy in which chance has answered."""
        branch = Ledger(led.state.copy(), True)
        branch.events = led.events[:]
        engine.apply(branch, action)
        return branch

    def answers(self, st: State) -> list[tuple[Action, int]]:
        """Return what chance may answer; of the cards that leave the token alone one stands for all."""
        found = odds.odds(st)
        if st.top.kind != DRAW:
            return found
        moving = [(card, weight) for card, weight in found if not self.is_idle(st, card)]
        idle = [(card, weight) for card, weight in found if self.is_idle(st, card)]
        return moving + [(card, sum(weight for _, weight in idle)) for card, _ in idle[:1]]

    def is_idle(self, st: State, draw: Action) -> bool:
        """Tell whether a card leaves the token where it drew it and asks nothing; each is tried once."""
        here = TokenPlace(int(st.seats[TOKEN].at), 0, 0, 0)
        key = here.at, int(draw.a)
        if key not in self.idle:
            led = self.stand(here)
            led.lay(Draw(TOKEN, st.tables.card_deck[draw.a]))
            after = self.branch(led, draw)
            self.idle[key] = is_settled(after.state) and arrived(after, TOKEN)[0] == here
        return self.idle[key]

    def outcome(self, led: Ledger) -> Outcome:
        """Return what a finished path amounts to."""
        tolls = tuple(self.toll(led.state, claim) for claim in led.state.claims)
        return Outcome(*arrived(led, TOKEN), tolls)

    def toll(self, st: State, claim: Claim) -> Toll:
        """Read a claim: how often the printed rent, and what a card fixed instead."""
        deed = int(claim.deed)
        if not claim.factor:
            unit = UNIT if st.tables.deed_kind[deed] == UTILITY else int(rent.amount(st, deed))
            return Toll(deed, int(claim.amount) / unit, 0.0)
        mean = self.dice[int(st.seats[TOKEN].entitled)]
        if claim.factor == UNIT:
            return Toll(deed, mean, 0.0)
        return Toll(deed, 0.0, mean * int(claim.factor))


def is_settled(st: State) -> bool:
    """Tell whether a move is over: the next throw is due, or the turn may be ended."""
    return bool(st.top.kind == TURN or st.top.kind == REST)


def arrived(led: Ledger, seat: int) -> tuple[TokenPlace, bool, tuple[int, ...]]:
    """Return where a token stands after a throw, whether the turn is over, and every stop."""
    st = led.state
    over = st.top.kind == REST or st.turn != seat
    s = st.seats[seat]
    place = TokenPlace(int(s.at), int(s.jail), 0 if over else int(st.doubles), int(s.entitled))
    return place, over, stops(led.events, seat, int(st.tables.size))


def stops(events: list[Event], seat: int, size: int) -> tuple[int, ...]:
    """Return the spaces a token stopped on, in order; `size` stands for being put in jail."""
    found: list[int] = []
    for event in events:
        if isinstance(event, Moved) and event.seat == seat:
            found.append(int(event.space))
        elif isinstance(event, Jailed) and event.seat == seat:
            found[-1] = size
    return tuple(found)


def measuring_board(edition: Edition, rules: Rules) -> Tables:
    """Return the board with one rent, or factor, for all, which tells it from what a card fixes."""
    tables = flatten(edition, replace(rules, rent_demand="manual"))
    tables.rent = row([UNIT] * len(tables.rent))
    return tables


def owned_board(tables: Tables, seats: int, way: Way) -> State:
    """Lay a table where everybody is rich and one player owns every deed, but waits with demanding."""
    led = Ledger(State(tables, seats, None), False)
    for seat in range(seats):
        led.pay(BANK, seat, PLENTY, W_START)
        led.wish(seat, WISH_DEMAND, False)
    for deed in range(tables.deeds):
        led.deed_to(deed, LANDLORD)
    kept = way.jail_cards == "kept"
    for deck in (0, 1):
        led.shuffle(deck, full_deck(tables, deck, not kept))
    return led.state


def full_deck(tables: Tables, deck: int, with_keepers: bool) -> int:
    """Return the cards that can be drawn from a deck, as a mask."""
    cards = [c for c in range(tables.cards) if tables.card_deck[c] == deck]
    return sum(1 << c for c in cards if with_keepers or tables.card_do[c] != KEEP_CARD)


def mean_throw(ground: State, die: int) -> float:
    """Return what a throw for a utility's rent comes to on average, asked of the engine."""
    led = Ledger(ground.copy(), True)
    if die:
        led.entitle(TOKEN)
    led.ground(Turn(TOKEN, 1, 0))
    led.lay(RentRoll(TOKEN, LANDLORD, 1, 1, 0))
    answers = odds.odds(led.state)
    total = 0
    for action, weight in answers:
        branch = Ledger(led.state.copy(), True)
        engine.apply(branch, action)
        total += weight * next(int(e.amount) for e in branch.events if isinstance(e, Owed))
    return total / sum(weight for _, weight in answers)


# Solving -------------------------------------------------------------------------------------------------


def recurrent(rows: Mapping[TokenPlace, Row]) -> list[TokenPlace]:
    """Return the places a token keeps coming back to."""
    nexts = {place: {outcome.to for outcome in row} for place, row in rows.items()}
    start = next(iter(rows))
    while True:
        inside = reachable(nexts, start)
        stray = next((place for place in inside if start not in reachable(nexts, place)), None)
        if stray is None:
            return sorted(inside)
        start = stray


def reachable(nexts: Mapping[TokenPlace, set[TokenPlace]], start: TokenPlace) -> set[TokenPlace]:
    """Return every place that can follow, sooner or later."""
    found: set[TokenPlace] = set()
    todo = {start}
    while todo:
        todo = set().union(*(nexts[place] for place in todo)) - found
        found |= todo
    return found


def stationary(matrix: list[list[float]]) -> list[float]:
    """Return the long-run shares by the elimination of Grassmann, Taksar and Heyman.

    It never subtracts, so that every share is right to nearly all digits of a float.
    """
    a = [line[:] for line in matrix]
    for k in range(len(a) - 1, 0, -1):
        last = a[k][:k]
        out = fsum(last)
        for line in a[:k]:
            line[k] /= out
            if line[k]:
                part = line[k]
                line[:k] = [x + part * y for x, y in zip(line, last, strict=False)]
    shares = [1.0]
    for k in range(1, len(a)):
        shares.append(fsum(share * a[i][k] for i, share in enumerate(shares)))
    total = fsum(shares)
    return [share / total for share in shares]


def residual(matrix: list[list[float]], shares: list[float]) -> float:
    """Return by how much the shares miss their balance at worst."""
    after = [
        fsum(share * line[j] for share, line in zip(shares, matrix, strict=True)) for j in range(len(shares))
    ]
    return max(abs(x - y) for x, y in zip(after, shares, strict=True))
