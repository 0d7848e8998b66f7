"""What everybody holds, kept from question to question: only what changed is counted again."""

from __future__ import annotations

from typing import Final

from bankhalter.core import bits
from bankhalter.core.codes import SEATS, UTILITY
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64, vec
from bankhalter.core.rules import debt, end, rent
from bankhalter.core.state import State
from bankhalter.core.tables import Tables, zeros

ALL: Final = -1  # every bit: nothing of it has been shown yet


class SeatHoldings:
    """Deeds and what they are worth by seat; `changed` are the deeds not shown since they changed, a mask."""

    def __init__(self, tables: Tables) -> None:
        self.rent: vec[i64] = zeros(tables.deeds)
        self.owned: vec[i64] = zeros(SEATS)  # deeds, as masks
        self.count: vec[i64] = zeros(SEATS)
        self.buildings: vec[i64] = zeros(SEATS)
        self.worth: vec[i64] = zeros(SEATS)  # wealth without cash
        self.raisable: vec[i64] = zeros(SEATS)  # liquidation value without cash
        self.changed: i64 = ALL

    def refresh(self, led: Ledger) -> None:
        """Count anew what the ledger has touched since the last time."""
        touched = led.touched
        if touched == 0:
            return
        led.touched = 0
        st = led.state
        for seat in range(len(st.seats)):
            deeds = st.deeds_of[seat]
            if deeds != self.owned[seat] or deeds & touched or touched == ALL:
                self.recount_seat(st, seat, deeds)
        self.recount_groups(st, touched)

    def recount_groups(self, st: State, touched: i64) -> None:
        """Count the rents of every group that was touched."""
        t = st.tables
        groups: i64 = 0
        for deed in range(t.deeds):
            if touched >> deed & 1:
                groups |= 1 << t.group[deed]
        for deed in range(t.deeds):
            if groups >> t.group[deed] & 1:
                self.changed |= 1 << deed
                self.rent[deed] = rent_due(st, deed)

    def recount_seat(self, st: State, seat: i64, deeds: i64) -> None:
        """Count what a seat holds."""
        self.owned[seat] = deeds
        self.count[seat] = bits.count(deeds)
        self.buildings[seat] = 0
        while deeds:
            self.buildings[seat] += st.level[bits.lowest(deeds)]
            deeds &= deeds - 1
        cash = st.seats[seat].cash
        self.worth[seat] = end.wealth(st, seat) - cash
        self.raisable[seat] = debt.liquidation(st, seat) - cash


def rent_due(st: State, deed: i64) -> i64:
    """Return what a landing costs now; of a utility it is the average throw, seven, that counts."""
    if st.owner[deed] < 0 or st.pledged[deed]:
        return 0
    if st.tables.deed_kind[deed] == UTILITY:
        return 7 * rent.factor(st, deed)
    return rent.amount(st, deed)
