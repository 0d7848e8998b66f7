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


class State(Mutable):
    """One game at one moment."""

    def __init__(self, tables: Tables, count: i64, src: State | None) -> None:
        self.tables = tables
        if src is None:
            self.fresh(tables, count)
        else:
            self.follow(src)

    def fresh(self, t: Tables, count: i64) -> None:
        """Lay out an empty table: everything is the bank's."""
        wishes: i64 = 0 if t.rent_demand == BY_CALL else WISH_DEMAND
        self.seats: list[Seat] = [Seat(0, 0, 0, 0, 0, 0, wishes, 0) for _ in range(count)]
        self.owner: vec[i64] = vec[i64]([BANK] * t.deeds)
        self.level: vec[i64] = zeros(t.deeds)
        self.pledged: vec[i64] = zeros(t.deeds)
        self.paid: vec[i64] = zeros(t.deeds * 6 if t.sell_back == PAID else 0)
        self.held: vec[i64] = zeros(t.groups * SEATS)  # deeds of group g held by seat s
        self.whole: vec[i64] = vec[i64]([BANK] * t.groups)  # who owns all of group g
        self.pledges: vec[i64] = zeros(t.groups)  # mortgaged deeds in group g
        self.built: vec[i64] = zeros(t.groups)  # building levels in group g
        self.piles: list[Pile] = [Pile(t.deck_mask[0], ()), Pile(t.deck_mask[1], ())]
        self.claims: list[Claim] = []
        self.offers: list[Offer] = []
        over: Decision = Over()
        self.agenda: list[Decision] = [over]
        self.top: Decision = over
        self.bank: i64 = 0
        self.pot: i64 = 0
        self.houses: i64 = t.houses
        self.hotels: i64 = t.hotels
        self.turn: i64 = 0
        self.turns: i64 = 0
        self.doubles: i64 = 0
        self.die1: i64 = 0
        self.die2: i64 = 0
        self.face: i64 = 0
        self.seq: i64 = 0
        self.numbers: i64 = 0
        self.alive: i64 = count
        self.fallen: i64 = 0
        self.leaving: i64 = 0
        self.time_up: bool = False
        self.closing: bool = False
        self.winners: i64 = 0
        self.turn_waits: bool = False  # to be told, until an estate is dealt with; nothing depends on it

    def follow(self, src: State) -> None:
        """Become a copy of another state; frames, piles, claims and offers are values and shared."""
        self.seats = [
            Seat(s.cash, s.at, s.jail, s.out, s.entitled, s.kept, s.wishes, s.parked) for s in src.seats
        ]
        self.owner = src.owner[:]
        self.level = src.level[:]
        self.pledged = src.pledged[:]
        self.paid = src.paid[:]
        self.held = src.held[:]
        self.whole = src.whole[:]
        self.pledges = src.pledges[:]
        self.built = src.built[:]
        self.piles = src.piles[:]
        self.claims = src.claims[:]
        self.offers = src.offers[:]
        self.agenda = src.agenda[:]
        self.top = src.top
        self.bank = src.bank
        self.pot = src.pot
        self.houses = src.houses
        self.hotels = src.hotels
        self.turn = src.turn
        self.turns = src.turns
        self.doubles = src.doubles
        self.die1 = src.die1
        self.die2 = src.die2
        self.face = src.face
        self.seq = src.seq
        self.numbers = src.numbers
        self.alive = src.alive
        self.fallen = src.fallen
        self.leaving = src.leaving
        self.time_up = src.time_up
        self.closing = src.closing
        self.winners = src.winners
        self.turn_waits = src.turn_waits

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
