"""One game played and counted. Written in the style of the core, so that it can be compiled with it.

A `Scene` follows one game and ends with its *facts*: whole numbers such as turns, trades, or rent paid.
`Counts` adds games up: sums and sums of squares of the facts, fixed histograms, counts per space and deed.
Its size depends on the board only, never on the number of games.
"""

from __future__ import annotations

from typing import Final, cast

from bankhalter.core import bits
from bankhalter.core.codes import (
    BANK,
    E_ACCEPTED,
    E_BID,
    E_DEED,
    E_DRAWN,
    E_JAILED,
    E_LEVEL,
    E_LIFTED,
    E_LOT,
    E_MORTGAGED,
    E_MOVED,
    E_OFFER,
    E_OWES,
    E_PAID,
    E_SOLD,
    E_THROWN,
    E_TURN,
    OVER,
    PLAYING,
    POT,
    SEATS,
    W_RENT,
    WHYS,
)
from bankhalter.core.events import Event, Handed, Levelled, Moved, Paid
from bankhalter.core.ledger import Ledger, Listener
from bankhalter.core.native import i64, vec
from bankhalter.core.odds import MASK
from bankhalter.core.rules import end
from bankhalter.core.state import State
from bankhalter.core.tables import Tables, zeros
from bankhalter.game.driver import Driver

# The facts of a game. Money is counted in the edition's smallest unit (grain).
TURNS: Final = 0
ROUNDS: Final = 1
ACTIONS: Final = 2
UNFINISHED: Final = 3
TIED: Final = 4
BANKRUPT: Final = 5
LOTS: Final = 6
LOTS_SOLD: Final = 7
BIDS: Final = 8
OFFERS: Final = 9
TRADES: Final = 10
HOUSES: Final = 11
HOTELS: Final = 12
PULLED_DOWN: Final = 13
MORTGAGES: Final = 14
LIFTS: Final = 15
JAILED: Final = 16
THROWS: Final = 17
CARDS: Final = 18
COUNTED: Final = 19  # ended by counting wealth, not by the last one standing
WINNER_CASH: Final = 20
WINNER_WEALTH: Final = 21
WINNER_DEEDS: Final = 22
ADVANTAGE: Final = 23  # 1: the first of the order won, -1: the last
PLACE: Final = 24  # + place in the order of play: this one won
SEAT: Final = PLACE + SEATS  # + seat: this one won
ENTRANT: Final = SEAT + SEATS  # + entrant (a bot with its number): this one won
FLOW: Final = ENTRANT + SEATS  # + why * WAYS + way: money that went this way
FACTS: Final = FLOW + WHYS * 5

# Ways of money.
WAYS: Final = 5
FROM_BANK: Final = 0
TO_BANK: Final = 1
BETWEEN: Final = 2
TO_POT: Final = 3
FROM_POT: Final = 4

# Histograms.
LENGTH_STEP: Final = 2  # rounds
LENGTH_BINS: Final = 201  # the last one holds the rest
POINT_STEP: Final = 2  # rounds between two looks at everybody's wealth
POINTS: Final = 75
WEALTH_PARTS: Final = 8  # parts of the starting money: the width of a bin
WEALTH_BINS: Final = 97  # the last one holds the rest


def game_seed(seed: i64, number: i64) -> i64:
    """Return the seed of one game of a series: depends on nothing but the series' seed and its number."""
    x = (seed * 2862933555777941757 + number * 3202034522624059733 + 1442695040888963407) & MASK
    x = (x ^ (x >> 30)) * 4564656998412383673 & MASK
    x = (x ^ (x >> 27)) * 1499397855399784939 & MASK
    return x ^ (x >> 31)


class Limits:
    """When a game is broken off, and after how many turns the clock of a timed game rings (0: never)."""

    def __init__(self, turns: i64, rounds: i64, clock: i64) -> None:
        self.turns = turns
        self.rounds = rounds
        self.clock = clock


class Counts:
    """Many games added up."""

    def __init__(self, t: Tables) -> None:
        self.tables = t
        self.games: i64 = 0
        self.sums: vec[i64] = zeros(FACTS)
        self.squares: vec[i64] = zeros(FACTS)
        self.lengths: vec[i64] = zeros(LENGTH_BINS)
        self.wealth: vec[i64] = zeros(2 * POINTS * WEALTH_BINS)  # the later winner's, then the others'
        self.landings: vec[i64] = zeros(t.size)
        self.rent: vec[i64] = zeros(t.deeds + 1)  # the last entry: no deed could be told
        self.rents: vec[i64] = zeros(t.deeds + 1)
        self.bought: vec[i64] = zeros(t.deeds)
        self.houses: vec[i64] = zeros(t.deeds)
        self.hotels: vec[i64] = zeros(t.deeds)
        # Games in which somebody held the whole group before the first bankruptcy, and won.
        self.whole: vec[i64] = zeros(t.groups)
        self.winning: vec[i64] = zeros(t.groups)


class Pairs:
    """Differences of the facts of paired games."""

    def __init__(self) -> None:
        self.sums: vec[i64] = zeros(FACTS)
        self.squares: vec[i64] = zeros(FACTS)

    def add(self, one: Scene, other: Scene) -> None:
        """Add how one game differs from the other."""
        for i in range(FACTS):
            d = other.facts[i] - one.facts[i]
            self.sums[i] += d
            self.squares[i] += d * d


class Scene(Listener):
    """One game while it is played. Used again for the next one."""

    def __init__(self, counts: Counts) -> None:
        self.counts = counts
        self.tables = counts.tables
        self.facts: vec[i64] = zeros(FACTS)
        self.at: vec[i64] = zeros(SEATS)
        self.course: vec[i64] = zeros(POINTS * SEATS)
        self.holder: vec[i64] = zeros(len(counts.whole))
        self.fallen: i64 = 0
        self.points: i64 = 0
        self.first_turn: i64 = 0
        self.first_action: i64 = 0
        self.starter: i64 = -1
        self.place: i64 = 0
        self.turn: i64 = -1
        self.rounds: i64 = 0

    def begin(self, led: Ledger) -> None:
        """Begin to follow a game, from its opening or from any position."""
        st = led.state
        for i in range(FACTS):
            self.facts[i] = 0
        for seat in range(len(st.seats)):
            self.at[seat] = st.seats[seat].at
        for g in range(len(self.holder)):
            self.holder[g] = BANK
        self.fallen = st.fallen
        self.points = 0
        self.rounds = 0
        self.starter = -1
        self.turn = -1
        self.first_turn = st.turns
        self.first_action = st.seq
        if st.turns > 0:
            self.new_turn(led)

    def new_turn(self, led: Ledger) -> None:
        """Somebody's turn begins; it may begin a round."""
        st = led.state
        self.turn = st.turns
        n: i64 = len(st.seats)
        if self.starter < 0:
            self.starter = st.turn
            self.first_turn = st.turns - 1
        place = (st.turn - self.starter + n) % n
        if self.rounds == 0 or place <= self.place:
            self.rounds += 1
            if st.fallen == self.fallen:
                for g in range(len(self.holder)):
                    self.holder[g] = st.whole[g]
            if led.listening:
                self.look(st)
        self.place = place

    def look(self, st: State) -> None:
        """Write down everybody's wealth at the beginning of every other round."""
        point = (self.rounds - 1) // POINT_STEP
        if (self.rounds - 1) % POINT_STEP or point >= POINTS:
            return
        self.points = point + 1
        for seat in range(len(st.seats)):
            playing = st.seats[seat].out == PLAYING
            self.course[point * SEATS + seat] = end.wealth(st, seat) if playing else -1

    # Hearing -----------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        """Count what the ledger tells."""
        k = event.kind
        if k == E_PAID:
            self.paid(self.tables, cast(Paid, event))
        elif k == E_MOVED:
            moved = cast(Moved, event)
            self.at[moved.seat] = moved.space
            self.counts.landings[moved.space] += 1
        elif k == E_THROWN:
            self.facts[THROWS] += 1
        elif k != E_TURN and k != E_OWES:
            self.hear_rest(self.tables, event)

    def paid(self, t: Tables, event: Paid) -> None:
        """Count a payment by why and way; a rent goes to the deed on which the payer stands."""
        amount = event.amount // t.grain
        self.facts[FLOW + event.why * WAYS + way(event.payer, event.payee)] += amount
        if event.why == W_RENT and event.payer >= 0:
            deed = t.deed_at[self.at[event.payer]]
            if deed < 0:
                deed = t.deeds
            self.counts.rent[deed] += amount
            self.counts.rents[deed] += 1

    def hear_rest(self, t: Tables, event: Event) -> None:
        """The events that come up less often."""
        k = event.kind
        if k == E_DEED:
            handed = cast(Handed, event)
            if handed.giver == BANK:
                self.counts.bought[handed.deed] += 1
        elif k == E_LEVEL:
            self.levelled(t, cast(Levelled, event))
        elif k == E_BID:
            self.facts[BIDS] += 1
        elif k == E_LOT:
            self.facts[LOTS] += 1
        elif k == E_SOLD:
            self.facts[LOTS_SOLD] += 1
        elif k == E_OFFER:
            self.facts[OFFERS] += 1
        elif k == E_ACCEPTED:
            self.facts[TRADES] += 1
        elif k == E_MORTGAGED:
            self.facts[MORTGAGES] += 1
        elif k == E_LIFTED:
            self.facts[LIFTS] += 1
        elif k == E_JAILED:
            self.facts[JAILED] += 1
        elif k == E_DRAWN:
            self.facts[CARDS] += 1

    def levelled(self, t: Tables, event: Levelled) -> None:
        """Count buildings put up and taken down."""
        was = event.was
        now = event.level
        if now < was:
            self.facts[PULLED_DOWN] += was - now
        elif now == t.hotel:
            self.facts[HOTELS] += 1
            self.counts.hotels[event.deed] += 1
        else:
            self.facts[HOUSES] += now - was
            self.counts.houses[event.deed] += now - was

    # The end -----------------------------------------------------------------------------------

    def finish(self, led: Ledger, rotation: i64) -> None:
        """Take the last facts from the state and add the game to the counts."""
        st = led.state
        f = self.facts
        f[ROUNDS] = self.rounds
        f[ACTIONS] = st.seq - self.first_action
        f[BANKRUPT] = st.fallen
        if st.top.kind != OVER:
            f[UNFINISHED] = 1
        f[TURNS] = st.turns - self.first_turn - f[UNFINISHED]
        if st.winners & (st.winners - 1):
            f[TIED] = 1
        if st.top.kind == OVER and st.alive > 1:
            f[COUNTED] = 1
        winner = bits.lowest(st.winners) if st.winners and f[TIED] == 0 else BANK
        if winner >= 0:
            self.won(st, winner, rotation)
        self.add(st, winner)

    def won(self, st: State, winner: i64, rotation: i64) -> None:
        """Note who won, from where, and with what."""
        t = st.tables
        n: i64 = len(st.seats)
        f = self.facts
        place = (winner - self.starter + n) % n
        f[PLACE + place] = 1
        if place == 0:
            f[ADVANTAGE] = 1
        elif place == n - 1:
            f[ADVANTAGE] = -1
        f[SEAT + winner] = 1
        f[ENTRANT + (winner - rotation + n) % n] = 1
        f[WINNER_CASH] = st.seats[winner].cash // t.grain
        f[WINNER_WEALTH] = end.wealth(st, winner) // t.grain
        for g in range(t.groups):
            f[WINNER_DEEDS] += st.held[g * SEATS + winner]

    def add(self, st: State, winner: i64) -> None:
        """Add the game to the counts."""
        c = self.counts
        c.games += 1
        for i in range(FACTS):
            x = self.facts[i]
            c.sums[i] += x
            c.squares[i] += x * x
        c.lengths[min(self.rounds // LENGTH_STEP, LENGTH_BINS - 1)] += 1
        for g in range(len(self.holder)):
            if self.holder[g] >= 0:
                c.whole[g] += 1
                if self.holder[g] == winner:
                    c.winning[g] += 1
        self.add_wealth(st, winner)

    def add_wealth(self, st: State, winner: i64) -> None:
        """Add the course of everybody's wealth."""
        c = self.counts
        width = max(1, st.tables.start // WEALTH_PARTS)
        for point in range(self.points):
            for seat in range(len(st.seats)):
                worth = self.course[point * SEATS + seat]
                if worth >= 0:
                    row = point if seat == winner else POINTS + point
                    c.wealth[row * WEALTH_BINS + min(worth // width, WEALTH_BINS - 1)] += 1


def way(src: i64, dst: i64) -> i64:
    """Return which way money goes."""
    if src == POT:
        return FROM_POT
    if dst == POT:
        return TO_POT
    if src == BANK:
        return FROM_BANK
    return TO_BANK if dst == BANK else BETWEEN


def play(led: Ledger, driver: Driver, scene: Scene, limits: Limits) -> None:
    """Play until the game is over or a limit is reached."""
    st = led.state
    if led.listening:
        led.tell_to(scene)
    while st.top.kind != OVER and driver.step(led):
        if st.turns != scene.turn and st.turns > 0:
            scene.new_turn(led)
            if scene.rounds > limits.rounds or st.turns - scene.first_turn > limits.turns:
                scene.rounds = min(scene.rounds, limits.rounds)
                return
            driver.time_is_up = limits.clock > 0 and st.turns > limits.clock
