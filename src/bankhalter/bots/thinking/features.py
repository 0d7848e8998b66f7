"""What the value looks at: a row of whole numbers for every player who is still in the game.

Sums of money are told in per cent of a salary, so that all editions speak the same language, rents in
thousandths of one, and shares in thousandths. Whatever is owed at the moment counts as if it had been paid.
"""

from __future__ import annotations

from typing import Final, cast

from bankhalter.bots.thinking.landing import Landing, landing
from bankhalter.bots.thinking.valuation import gain_within, standing, ways, whole_worth
from bankhalter.core.codes import AUCTION, DEBT, DEED, PLAYING, PURCHASE, SEATS, STATION, UTILITY
from bankhalter.core.decisions import Auction, Debt, Purchase
from bankhalter.core.native import i64, vec
from bankhalter.core.state import State
from bankhalter.core.tables import zeros

NAMES: Final = (
    "players",  # still in the game …
    "seats",  # … and at the beginning
    "rounds",
    "unowned",  # deeds of the bank
    "to_go",  # bankruptcies until the end
    "timed",
    "houses",  # left in the bank
    "owners",  # players with a whole street group
    "all_rent",  # what all deeds earn in one turn, on average
    "cash",
    "worth",  # what everything is worth by the odds
    "worth_share",
    "prospects",  # share of the squares of that
    "lead",  # before the best other one in worth
    "rank",
    "rent",  # what the own deeds earn in one turn of another one
    "rent_share",
    "outgo",  # what a turn costs on average
    "net",  # rents in a round, less outgo
    "groups",  # whole street groups
    "group_worth",  # of all of them, built as far as the cash goes
    "nearly",  # street groups that lack one deed
    "stations",
    "utilities",
    "deeds",
    "buildings",  # what they cost
    "lifting",  # what lifting all mortgages costs
    "raised",  # what mortgages and selling buildings would bring
    "expected",  # rent of the next throw
    "left",  # cash after the worst of it
    "reach",  # cash and what could be raised, after the worst of it
    "jail",
    "cards",
    "order",  # turns until the own one
    "other_worth",  # of the best other one, in each respect
    "other_rent",
    "other_groups",
    "other_cash",
    "mean_cash",  # of the others
    "rests",  # turns of outgo that cash and what could be raised last
    "pending",  # what the deed that is for sale would bring
)
COUNT: Final = len(NAMES)


class Looker:
    """Works out the rows; the lists are kept, because positions are looked at by the thousand."""

    def __init__(self, land: Landing) -> None:
        self.land = land
        self.rows: vec[i64] = zeros(SEATS * COUNT)  # of the players still in, by seat
        self.cash: vec[i64] = zeros(SEATS)
        self.worth: vec[i64] = zeros(SEATS)
        self.rent: vec[i64] = zeros(SEATS)  # in hundredths
        self.groups: vec[i64] = zeros(SEATS)
        self.group_worth: vec[i64] = zeros(SEATS)
        self.nearly: vec[i64] = zeros(SEATS)
        self.stations: vec[i64] = zeros(SEATS)
        self.utilities: vec[i64] = zeros(SEATS)
        self.deeds: vec[i64] = zeros(SEATS)
        self.buildings: vec[i64] = zeros(SEATS)
        self.lifting: vec[i64] = zeros(SEATS)
        self.raised: vec[i64] = zeros(SEATS)
        self.charge: vec[i64] = zeros(64)  # what landing costs, by deed
        self.unowned: i64 = 0
        self.owners: i64 = 0
        self.all_rent: i64 = 0

    def look(self, st: State) -> None:
        """Fill the rows of everybody who plays."""
        self.clear(st)
        for deed in range(st.tables.deeds):
            if st.owner[deed] < 0:
                self.unowned += 1
            else:
                self.add_deed(st, deed, st.owner[deed])
        for g in range(st.tables.streets):
            self.add_group(st, g)
        self.settle_debts(st)
        count: i64 = len(st.seats)
        for seat in range(count):
            if st.seats[seat].out == PLAYING:
                self.worth[seat] = max(
                    standing(st, self.land, seat) + self.cash[seat] - st.seats[seat].cash, 1
                )
        for seat in range(count):
            if st.seats[seat].out == PLAYING:
                self.fill(st, seat)

    # Adding up -----------------------------------------------------------------------------------

    def clear(self, st: State) -> None:
        """Begin with what everybody has in hand."""
        self.unowned = 0
        self.owners = 0
        self.all_rent = 0
        for seat in range(len(st.seats)):
            self.cash[seat] = st.seats[seat].cash
            self.rent[seat] = 0
            self.groups[seat] = 0
            self.group_worth[seat] = 0
            self.nearly[seat] = 0
            self.stations[seat] = 0
            self.utilities[seat] = 0
            self.deeds[seat] = 0
            self.buildings[seat] = 0
            self.lifting[seat] = 0
            self.raised[seat] = 0

    def add_deed(self, st: State, deed: i64, owner: i64) -> None:
        """Add a deed to what its owner has."""
        t = st.tables
        self.deeds[owner] += 1
        level = st.level[deed]
        if t.deed_kind[deed] == STATION:
            self.stations[owner] += 1
        elif t.deed_kind[deed] == UTILITY:
            self.utilities[owner] += 1
        if st.pledged[deed]:
            self.lifting[owner] += t.value[deed] + t.interest[deed]
            self.charge[deed] = 0
            return
        self.raised[owner] += t.value[deed]
        if level:
            self.buildings[owner] += level * t.house[deed]
            self.raised[owner] += level * t.house[deed] // 2
        rent = self.rent_of(st, deed, owner, level)
        self.charge[deed] = rent
        earned = rent * self.land.hit[t.space[deed]] // 10_000
        self.rent[owner] += earned
        self.all_rent += earned

    def rent_of(self, st: State, deed: i64, owner: i64, level: i64) -> i64:
        """Return what landing there costs, with seven spots for a utility."""
        t = st.tables
        kind = t.deed_kind[deed]
        g = t.group[deed]
        if kind == STATION:
            return t.rent[deed * 6 + st.held[g * SEATS + owner] - 1]
        if kind == UTILITY:
            return 7 * t.rent[deed * 6 + st.held[g * SEATS + owner] - 1]
        if level == 0:
            return t.rent[deed * 6] * (2 if st.whole[g] == owner else 1)
        return t.rent[deed * 6 + (5 if level == t.hotel else level)]

    def add_group(self, st: State, g: i64) -> None:
        """Add a street group to what its owner has, or to whom one deed of it is lacking."""
        owner = st.whole[g]
        if owner >= 0:
            if self.groups[owner] == 0:
                self.owners += 1
            self.groups[owner] += 1
            self.group_worth[owner] += whole_worth(st, self.land, g, st.seats[owner].cash + st.tables.salary)
            return
        lacking = st.tables.count[g] - 1
        at = g * SEATS
        for seat in range(len(st.seats)):
            if st.held[at + seat] == lacking:
                self.nearly[seat] += 1

    def settle_debts(self, st: State) -> None:
        """Let every debt count as paid."""
        for decision in st.agenda:
            if decision.kind == DEBT:
                owed = cast(Debt, decision)
                self.cash[owed.seat] -= owed.amount
                if owed.to >= 0:
                    self.cash[owed.to] += owed.amount

    # The row of a seat ---------------------------------------------------------------------------

    def fill(self, st: State, seat: i64) -> None:
        """Fill the row of a seat."""
        t = st.tables
        at = seat * COUNT
        rows = self.rows
        s = st.seats[seat]
        scale = max(t.salary, 1)
        count: i64 = len(st.seats)
        rows[at] = st.alive
        rows[at + 1] = count
        rows[at + 2] = st.turns // count
        rows[at + 3] = self.unowned
        rows[at + 4] = t.end_bankruptcies - st.fallen if t.end_bankruptcies else st.alive - 1
        rows[at + 5] = 1 if t.timed else 0
        rows[at + 6] = st.houses
        rows[at + 7] = self.owners
        rows[at + 8] = self.all_rent * 10 // scale
        cash = self.cash[seat]
        rows[at + 9] = cash * 100 // scale
        rows[at + 10] = self.worth[seat] * 100 // scale
        rows[at + 15] = self.rent[seat] * 10 // scale
        rows[at + 16] = self.rent[seat] * 1000 // max(self.all_rent, 1)
        outgo = self.all_rent - self.rent[seat]
        rows[at + 17] = outgo * 10 // scale
        rows[at + 18] = (self.rent[seat] * (st.alive - 1) - outgo) * 10 // scale
        rows[at + 19] = self.groups[seat]
        rows[at + 20] = self.group_worth[seat] * 100 // scale
        rows[at + 21] = self.nearly[seat]
        rows[at + 22] = self.stations[seat]
        rows[at + 23] = self.utilities[seat]
        rows[at + 24] = self.deeds[seat]
        rows[at + 25] = self.buildings[seat] * 100 // scale
        rows[at + 26] = self.lifting[seat] * 100 // scale
        rows[at + 27] = self.raised[seat] * 100 // scale
        self.look_ahead(st, seat, at, cash)
        rows[at + 31] = s.jail
        rows[at + 32] = 1 if s.kept else 0
        rows[at + 33] = (seat - st.turn + count) % count
        self.compare(st, seat, at)
        rows[at + 39] = min((cash + self.raised[seat]) * 1000 // max(outgo, 1), 10_000)
        rows[at + 40] = self.pending(st, seat) * 100 // scale

    def look_ahead(self, st: State, seat: i64, at: i64, cash: i64) -> None:
        """Look where the next throw may lead."""
        t = st.tables
        scale = max(t.salary, 1)
        space = (st.seats[seat].at + 2) % t.size
        expected: i64 = 0
        worst: i64 = 0
        for total in range(2, 13):
            deed = t.deed_at[space]
            cost: i64 = 0
            if deed < 0:
                cost = t.tax[space]
            elif st.owner[deed] >= 0 and st.owner[deed] != seat:
                cost = self.charge[deed]
            if cost:
                expected += cost * ways(total)
                worst = max(worst, cost)
            space += 1
            if space == t.size:
                space = 0
        self.rows[at + 28] = expected * 100 // (36 * scale)
        self.rows[at + 29] = (cash - worst) * 100 // scale
        self.rows[at + 30] = (cash + self.raised[seat] - worst) * 100 // scale

    def compare(self, st: State, seat: i64, at: i64) -> None:
        """Compare a seat with all others."""
        scale = max(st.tables.salary, 1)
        mine = self.worth[seat]
        total: i64 = 0
        squares = 0.0
        rank: i64 = 0
        worth: i64 = 0
        rent: i64 = 0
        groups: i64 = 0
        cash: i64 = 0
        sum_cash: i64 = 0
        for other in range(len(st.seats)):
            if st.seats[other].out != PLAYING:
                continue
            here = self.worth[other]
            total += here
            squares += float(here) * float(here)
            if other != seat:
                rank += 1 if here > mine else 0
                worth = max(worth, here)
                rent = max(rent, self.rent[other])
                groups = max(groups, self.group_worth[other])
                cash = max(cash, self.cash[other])
                sum_cash += self.cash[other]
        rows = self.rows
        rows[at + 11] = mine * 1000 // max(total, 1)
        rows[at + 12] = i64(float(mine) * float(mine) * 1000.0 / squares)
        rows[at + 13] = (mine - worth) * 100 // scale
        rows[at + 14] = rank
        rows[at + 34] = worth * 100 // scale
        rows[at + 35] = rent * 10 // scale
        rows[at + 36] = groups * 100 // scale
        rows[at + 37] = cash * 100 // scale
        rows[at + 38] = sum_cash * 100 // (scale * max(st.alive - 1, 1))

    def pending(self, st: State, seat: i64) -> i64:
        """Return what the deed would bring that a seat may buy or bid for now."""
        top = st.top
        if top.kind == PURCHASE and top.seat == seat:
            deed = cast(Purchase, top).deed
        elif top.kind == AUCTION and cast(Auction, top).what == DEED:
            deed = cast(Auction, top).deed
        else:
            return 0
        return gain_within(st, self.land, seat, st.tables.group[deed], 1 << deed, 0)


def rows_of(st: State) -> list[list[int]]:
    """Return the row of every seat; of those out of the game an empty one."""
    looker = Looker(landing(st.tables))
    looker.look(st)
    found: list[list[int]] = []
    for seat in range(len(st.seats)):
        row: list[int] = []
        if st.seats[seat].out == PLAYING:
            row = [int(looker.rows[seat * COUNT + i]) for i in range(COUNT)]
        found.append(row)
    return found
