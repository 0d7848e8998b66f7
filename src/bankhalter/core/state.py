"""Where things stand. Everything can be copied between any two actions."""

from __future__ import annotations

from bankhalter.core import fields
from bankhalter.core.actions import Offer
from bankhalter.core.codes import BANK, BY_CALL, PAID, SEATS, WISH_DEMAND
from bankhalter.core.decisions import Decision, Over
from bankhalter.core.names import FRAMES
from bankhalter.core.native import i64, mypyc_attr, vec
from bankhalter.core.tables import Tables, zeros
from bankhalter.core.values import Mutable, Value


@mypyc_attr(acyclic=True, free_list_len=1)
class Seat(Mutable):
    """A player: cash, token, jail turn to come (0 = free), kept cards and standing wishes (masks)."""

    def __init__(
        self,
        cash: i64,
        at: i64,
        jail: i64,
        out: i64,
        entitled: i64,
        kept: i64,
        wishes: i64,
        parked: i64,
    ) -> None:
        self.cash = cash
        self.at = at
        self.jail = jail
        self.out = out
        self.entitled = entitled  # to the speed die
        self.kept = kept
        self.wishes = wishes
        self.parked = parked  # when the token came to Free Parking; 0 elsewhere


@mypyc_attr(acyclic=True, free_list_len=1)
class Pile(Value):
    """A deck: the cards not seen yet, as a mask, and the public order of those put under it.

    Drawing any unseen card with equal chance is exactly a shuffled pile, without a secret in the state.
    """

    def __init__(self, unseen: i64, under: tuple[int, ...]) -> None:
        self.unseen = unseen
        self.under = under


@mypyc_attr(acyclic=True, free_list_len=1)
class Claim(Value):
    """A rent that may be demanded: an amount, or a factor for a throw yet to be made."""

    def __init__(self, number: i64, owner: i64, payer: i64, deed: i64, amount: i64, factor: i64) -> None:
        self.number = number
        self.owner = owner
        self.payer = payer
        self.deed = deed
        self.amount = amount
        self.factor = factor


def fresh_seats(t: Tables, count: i64) -> list[Seat]:
    """Return players before anything is dealt out."""
    wishes: i64 = 0 if t.rent_demand == BY_CALL else WISH_DEMAND
    return [Seat(0, 0, 0, 0, 0, 0, wishes, 0) for _ in range(count)]


def fresh_piles(t: Tables) -> list[Pile]:
    """Return both decks, none of their cards seen."""
    return [Pile(t.deck_mask[0], ()), Pile(t.deck_mask[1], ())]


def prices_noted(t: Tables) -> i64:
    """Return how many prices of buildings are noted: only where they are sold back at that price."""
    return t.deeds * 6 if t.sell_back == PAID else 0


def copied_seats(src: State) -> list[Seat]:
    """Return copies of the players."""
    return [Seat(s.cash, s.at, s.jail, s.out, s.entitled, s.kept, s.wishes, s.parked) for s in src.seats]


class State(Mutable):
    """One game at one moment: a table just laid out, or a copy of `src`.

    Frames, piles, claims and offers are values, and copies share them. Every field is given its value here
    and nowhere else, so that a compiled build need not ask whether it has one.
    """

    def __init__(self, tables: Tables, count: i64, src: State | None) -> None:
        t = tables
        none: i64 = 0  # of one type with what it stands beside
        self.tables = tables
        self.seats: list[Seat] = fresh_seats(t, count) if src is None else copied_seats(src)
        self.owner: vec[i64] = vec[i64]([BANK] * t.deeds) if src is None else src.owner[:]
        self.level: vec[i64] = zeros(t.deeds) if src is None else src.level[:]
        self.pledged: vec[i64] = zeros(t.deeds) if src is None else src.pledged[:]
        self.paid: vec[i64] = zeros(prices_noted(t)) if src is None else src.paid[:]
        # What follows from these: of group g the deeds of seat s, who owns all, mortgages, building levels,
        self.held: vec[i64] = zeros(t.groups * SEATS) if src is None else src.held[:]
        self.whole: vec[i64] = vec[i64]([BANK] * t.groups) if src is None else src.whole[:]
        self.pledges: vec[i64] = zeros(t.groups) if src is None else src.pledges[:]
        self.built: vec[i64] = zeros(t.groups) if src is None else src.built[:]
        # and as masks the deeds of seat s, the groups it owns all of, and the deeds that are mortgaged.
        self.deeds_of: vec[i64] = zeros(count) if src is None else src.deeds_of[:]
        self.groups_of: vec[i64] = zeros(count) if src is None else src.groups_of[:]
        self.mortgaged: i64 = none if src is None else src.mortgaged
        self.piles: list[Pile] = fresh_piles(t) if src is None else src.piles[:]
        self.claims: list[Claim] = [] if src is None else src.claims[:]
        self.offers: list[Offer] = [] if src is None else src.offers[:]
        # The agenda: the turn itself, what lies between, and what is awaited now (if nothing else, the turn).
        self.ground: Decision = Over() if src is None else src.ground
        self.beneath: list[Decision] = [] if src is None else src.beneath[:]
        self.top: Decision = self.ground if src is None else src.top
        self.bank: i64 = none if src is None else src.bank
        self.pot: i64 = none if src is None else src.pot
        self.houses: i64 = t.houses if src is None else src.houses
        self.hotels: i64 = t.hotels if src is None else src.hotels
        self.turn: i64 = none if src is None else src.turn
        self.turns: i64 = none if src is None else src.turns
        self.doubles: i64 = none if src is None else src.doubles
        self.die1: i64 = none if src is None else src.die1
        self.die2: i64 = none if src is None else src.die2
        self.face: i64 = none if src is None else src.face
        self.seq: i64 = none if src is None else src.seq
        self.numbers: i64 = none if src is None else src.numbers
        self.alive: i64 = count if src is None else src.alive
        self.fallen: i64 = none if src is None else src.fallen
        self.leaving: i64 = none if src is None else src.leaving
        self.time_up: bool = False if src is None else src.time_up
        self.closing: bool = False if src is None else src.closing
        self.winners: i64 = none if src is None else src.winners
        # To be told, until an estate is dealt with; nothing depends on it.
        self.turn_waits: bool = False if src is None else src.turn_waits

    @property
    def agenda(self) -> list[Decision]:
        """Everything that is awaited, from the ground up, as a list of its own."""
        if self.top is self.ground:
            return [self.top]
        return [self.ground, *self.beneath, self.top]

    @agenda.setter
    def agenda(self, frames: list[Decision]) -> None:
        self.ground = frames[0]
        self.beneath = frames[1:-1]
        self.top = frames[-1]

    def work_out_masks(self) -> None:
        """Work the masks out from owners and mortgages, for a state that was read."""
        t = self.tables
        for deed in range(t.deeds):
            if self.owner[deed] >= 0:
                self.deeds_of[self.owner[deed]] |= 1 << deed
            if self.pledged[deed]:
                self.mortgaged |= 1 << deed
        for g in range(t.groups):
            if self.whole[g] >= 0:
                self.groups_of[self.whole[g]] |= 1 << g

    def copy(self) -> State:
        """Return an independent copy."""
        return State(self.tables, 0, self)

    def without_offers_of_others(self, seat: i64) -> State:
        """Return a copy with only the offers a seat may know: those it made and those made to it."""
        twin = self.copy()
        twin.offers = [offer for offer in self.offers if seat == offer.seat or seat == offer.to]
        return twin

    def hide_cash(self, seat: i64, instead: i64) -> None:
        """Put a stand-in where a seat's cash is; nor does the bank's money tell what is hidden."""
        self.seats[seat].cash = instead
        self.bank = 0

    def __copy__(self) -> State:
        return self.copy()

    def __repr__(self) -> str:
        asked = f"{FRAMES[self.top.kind]} asks {fields.SEAT.plain(self.top.seat)}"
        cash = ", ".join([str(seat.cash) for seat in self.seats])
        return f"<State: turn {self.turns} of seat {self.turn}, {asked}; cash {cash}>"

    def __reduce__(self) -> tuple[object, ...]:
        return fields.filled, (State, (self.tables, len(self.seats), None), fields.contents(self))
