"""The printed board and the agreed rules as plain numbers, shared by every state of a game."""

from __future__ import annotations

from bankhalter.core import fields
from bankhalter.core.native import i64, vec
from bankhalter.core.values import Mutable


def zeros(count: i64) -> vec[i64]:
    """Return a row of noughts."""
    return vec[i64]([0] * count)


class Tables(Mutable):
    """Filled once by `flatten.py`; nothing here changes during a game."""

    def __init__(self) -> None:
        # The ring: one entry per space.
        self.size: i64 = 0
        self.jail_at: i64 = 0
        self.parking_at: i64 = -1
        self.kind: vec[i64] = zeros(0)
        self.deed_at: vec[i64] = zeros(0)
        self.tax: vec[i64] = zeros(0)
        self.deck_at: vec[i64] = zeros(0)
        # Deeds, in board order. `rent` has six entries each: levels 0-4 and hotel, or by count.
        self.deeds: i64 = 0
        self.space: vec[i64] = zeros(0)
        self.deed_kind: vec[i64] = zeros(0)
        self.group: vec[i64] = zeros(0)
        self.price: vec[i64] = zeros(0)
        self.house: vec[i64] = zeros(0)
        self.hotel_price: vec[i64] = zeros(0)
        self.value: vec[i64] = zeros(0)  # of the mortgage
        self.interest: vec[i64] = zeros(0)
        self.rent: vec[i64] = zeros(0)
        # Groups: the deeds of group g are members[first[g]] to members[first[g] + count[g] - 1].
        self.groups: i64 = 0
        self.first: vec[i64] = zeros(0)
        self.count: vec[i64] = zeros(0)
        self.members: vec[i64] = zeros(0)
        self.deeds_in: vec[i64] = zeros(0)  # the same as a mask for each group
        self.streets: i64 = 0  # the first so many groups are street groups
        self.widest: i64 = 0  # streets of the largest of them
        # Cards, those of the first deck first.
        self.cards: i64 = 0
        self.card_deck: vec[i64] = zeros(0)
        self.card_do: vec[i64] = zeros(0)
        self.card_a: vec[i64] = zeros(0)
        self.card_b: vec[i64] = zeros(0)
        self.deck_mask: vec[i64] = zeros(2)
        # Amounts.
        self.grain: i64 = 1
        self.start: i64 = 0
        self.salary: i64 = 0
        self.fine: i64 = 0
        self.houses: i64 = 0
        self.hotels: i64 = 0
        # The switches, each under its own name (docs/switches.md); words are numbers of `codes.py`.
        self.rent_demand: i64 = 0
        self.double_rent_despite_mortgage: bool = False
        self.count_mortgaged: bool = True
        self.utility_dice: i64 = 0
        self.opening_bid: i64 = 1
        self.building_opening_bid: i64 = 0
        self.auction_mode: i64 = 0
        self.build_window: i64 = 0
        self.hotel_condition: i64 = 0
        self.mortgage_needs_clear: i64 = 0
        self.sell_back: i64 = 0
        self.jail_pay_turns: i64 = 14  # bit n: the fine may be paid in jail turn n
        self.jail_may_skip_throw: bool = False
        self.jail_doubles_roll_again: bool = False
        self.bankruptcy_handover: i64 = 0
        self.debt_trade_guard: bool = True
        self.speed_die: bool = False
        self.speed_faces: vec[i64] = zeros(6)
        self.triple_counts_as_doubles: bool = True
        self.mr_monopoly_all_owned: i64 = 0
        self.tie_break: i64 = 0
        self.offers_block: bool = False
        self.free_parking_pot: bool = False
        self.double_salary_on_go: bool = False
        self.banker_seat: i64 = 0
        self.banker_plays: bool = True
        # What the variant changes, as the edition calls it.
        self.deal: i64 = 0
        self.deal_paid: bool = False
        self.hotel: i64 = 5  # the level of a hotel: 5, or 4 in the short games
        self.end_bankruptcies: i64 = 0  # how many end a short game; 0: the last one left wins
        self.timed: bool = False
        self.jail_must_leave: bool = False

    def __repr__(self) -> str:
        return f"<Tables: {self.size} spaces, {self.deeds} deeds, {self.cards} cards>"

    def __reduce__(self) -> tuple[object, ...]:
        return fields.filled, (Tables, (), fields.contents(self))
