"""What everybody holds, kept from question to question: only what changed is counted again."""

from __future__ import annotations

from typing import Final

from bankhalter.core.codes import SEATS, UTILITY
from bankhalter.core.native import i64, vec
from bankhalter.core.rules import debt, end, rent
from bankhalter.core.state import State
from bankhalter.core.tables import Tables, zeros

ALL: Final = -1  # every bit: nothing of it has been shown yet


class SeatHoldings:
    """Deeds and what they are worth by seat; `changed` are the deeds not shown since they changed, a mask."""

    def __init__(self, tables: Tables) -> None:
        self.seen: vec[i64] = vec[i64]([-1] * tables.deeds)  # owner, level and mortgage, packed
        self.rent: vec[i64] = zeros(tables.deeds)
        self.owned: vec[i64] = zeros(SEATS)  # deeds, as masks
        self.count: vec[i64] = zeros(SEATS)
        self.buildings: vec[i64] = zeros(SEATS)
        self.worth: vec[i64] = zeros(SEATS)  # wealth without cash
        self.raisable: vec[i64] = zeros(SEATS)  # liquidation value without cash
        self.changed: i64 = ALL

    def forget(self) -> None:
        """Begin anew with another game."""
        for deed in range(len(self.seen)):
            self.seen[deed] = -1
        for seat in range(SEATS):
            self.owned[seat] = 0
            self.count[seat] = 0
            self.buildings[seat] = 0
            self.worth[seat] = 0
            self.raisable[seat] = 0
        self.changed = ALL

    def refresh(self, st: State) -> None:
        """Look for what changed since the last time."""
        t = st.tables
        groups: i64 = 0
        seats: i64 = 0
        for deed in range(t.deeds):
            owner = st.owner[deed]
            now = owner + 1 | st.level[deed] << 8 | st.pledged[deed] << 12
            was = self.seen[deed]
            if now != was:
                self.seen[deed] = now
                groups |= 1 << t.group[deed]
                seats |= 1 << (owner + 1)
                if was >= 0:
                    seats |= 1 << (was & 255)
        if groups:
            self.recount(st, groups, seats >> 1)

    def recount(self, st: State, groups: i64, seats: i64) -> None:
        """Count anew what has changed: rents of these groups, holdings of these seats."""
        t = st.tables
        for seat in range(len(st.seats)):
            if seats >> seat & 1:
                self.recount_seat(st, seat)
        for deed in range(t.deeds):
            if groups >> t.group[deed] & 1:
                self.changed |= 1 << deed
                self.rent[deed] = rent_due(st, deed)

    def recount_seat(self, st: State, seat: i64) -> None:
        """Count what a seat holds."""
        owned: i64 = 0
        count: i64 = 0
        buildings: i64 = 0
        for deed in range(st.tables.deeds):
            if st.owner[deed] == seat:
                owned |= 1 << deed
                count += 1
                buildings += st.level[deed]
        cash = st.seats[seat].cash
        self.owned[seat] = owned
        self.count[seat] = count
        self.buildings[seat] = buildings
        self.worth[seat] = end.wealth(st, seat) - cash
        self.raisable[seat] = debt.liquidation(st, seat) - cash


def rent_due(st: State, deed: i64) -> i64:
    """Return what a landing costs now; of a utility it is the average throw, seven, that counts."""
    if st.owner[deed] < 0 or st.pledged[deed]:
        return 0
    if st.tables.deed_kind[deed] == UTILITY:
        return 7 * rent.factor(st, deed)
    return rent.amount(st, deed)
