"""Dealing with players who go by the printed prices.

Some sell anything for a little more than is printed on it and buy anything for a little less. Whether
somebody does is found out by asking for a cheap deed. With such customers groups are bought together, single
deeds turned into houses, and others' groups broken up before they are built on; and whoever takes everything
that completes a group gets it for all the cash he has. No price below the printed one is ever offered.
"""

from __future__ import annotations

from typing import Final

from bankhalter.bots.thinking.deals import holds, in_grain, listed, offer_of, won
from bankhalter.bots.thinking.landing import Landing
from bankhalter.bots.thinking.valuation import whole_worth
from bankhalter.core import engine
from bankhalter.core.actions import Offer
from bankhalter.core.codes import FINE, PLAYING, SEATS, UTILITY
from bankhalter.core.native import i64, vec
from bankhalter.core.rules import mortgage
from bankhalter.core.state import State
from bankhalter.core.tables import zeros

UNKNOWN: Final = 0
CUSTOMER: Final = 1
OTHERWISE: Final = 2  # weighs deals, or does not trade
EDGE: Final = 5  # per cent above or below the price for somebody unknown
TRIES: Final = 2  # refusals before somebody unknown counts as no customer …
PATIENCE: Final = 6  # … and in a row for a customer
LEVELS: Final = 3  # houses everywhere that must be within reach when a group is bought


class Market:
    """Who is a customer, and the trades to propose to them."""

    def __init__(self) -> None:
        self.kind: vec[i64] = zeros(SEATS)
        self.refused: vec[i64] = zeros(SEATS)  # in a row
        self.until: vec[i64] = zeros(SEATS)  # no offers before this turn
        self.deaf: vec[i64] = zeros(SEATS)  # refusals to pay everything for a group
        self.shuns: vec[i64] = zeros(SEATS)  # refused a utility once
        self.keeps: vec[i64] = zeros(SEATS)  # sells nothing out of a whole group
        self.pending: Offer | None = None
        self.for_all = False  # the pending offer asks for all cash
        self.word = ""  # why it is made

    # What is known of the others -----------------------------------------------------------------

    def settles(self, st: State, seat: i64) -> bool:
        """Learn from what became of the last offer; tell whether it was not refused."""
        offer = self.pending
        if offer is None:
            return True
        self.pending = None
        if holds(st, seat, offer.want_deeds) and holds(st, offer.to, offer.deeds):
            self.kind[offer.to] = CUSTOMER
            self.refused[offer.to] = 0
            return True
        self.learn_refusal(st, offer)
        return False

    def learn_refusal(self, st: State, offer: Offer) -> None:
        """Leave somebody alone for a round; for good after some refusals."""
        other = offer.to
        self.refused[other] += 1
        self.until[other] = st.turns + len(st.seats)
        if self.for_all:
            self.deaf[other] += 1
        if has_utility(st, offer.deeds):
            self.shuns[other] = 1
        if self.refused[other] >= (TRIES if self.kind[other] == UNKNOWN else PATIENCE):
            self.kind[other] = OTHERWISE

    def is_open(self, st: State, seat: i64, other: i64) -> bool:
        """Tell whether an offer to somebody may be worth while."""
        if other < 0 or other == seat or st.seats[other].out != PLAYING:
            return False
        return self.kind[other] != OTHERWISE and st.turns >= self.until[other]

    def has_money(self, st: State, seat: i64) -> bool:
        """Tell whether a possible customer has a salary in hand."""
        salary = st.tables.salary
        for other in range(len(st.seats)):
            if other != seat and st.seats[other].out == PLAYING and self.kind[other] != OTHERWISE:
                if st.seats[other].cash >= salary:
                    return True
        return False

    # A day on the market ---------------------------------------------------------------------------

    def trade(self, st: State, land: Landing, seat: i64, lacking: i64, reserve: i64) -> Offer | None:
        """Return the most urgent offer: `lacking` is the price of the houses that are wanted."""
        keep = lacking + reserve
        offer = self.break_up(st, seat)
        if offer is None:
            offer = self.complete_for_all(st, seat)
        if offer is None and lacking > 0 and st.seats[seat].cash < keep:
            offer = self.sell(st, seat)
        if offer is None:
            offer = self.prevent(st, seat, keep)
        if offer is None:
            offer = self.sound(st, seat)
        return offer if offer is not None else self.collect(st, land, seat, lacking)

    def put(
        self, word: str, st: State, seat: i64, other: i64, gets: i64, gives: i64, cash: i64
    ) -> Offer | None:
        """Make an offer that both can pay, and wait for the answer."""
        offer = offer_of(seat, other, gets, gives, cash)
        if offer.want_cash > st.seats[other].cash or engine.refuse(st, offer) != FINE:
            return None
        self.pending = offer
        self.for_all = False
        self.word = word
        return offer

    def edge(self, st: State, other: i64, price: i64) -> i64:
        """Return what must be added to a price: the least sum for customers, more for the unknown."""
        percent: i64 = 0 if self.kind[other] == CUSTOMER else EDGE
        return max(st.tables.grain, in_grain(st, price * percent // 100))

    def buy(self, word: str, st: State, seat: i64, deed: i64) -> Offer | None:
        """Offer a little more than the printed price for one deed."""
        price = st.tables.price[deed]
        other = st.owner[deed]
        return self.put(word, st, seat, other, 1 << deed, 0, price + self.edge(st, other, price))

    # Against the others' groups ----------------------------------------------------------------------

    def break_up(self, st: State, seat: i64) -> Offer | None:
        """Buy a street out of a group that is not built on yet."""
        t = st.tables
        for g in range(t.streets):
            owner = st.whole[g]
            if st.built[g] == 0 and self.is_open(st, seat, owner) and self.keeps[owner] == 0:
                deed = cheapest(st, g, owner)
                if deed >= 0 and t.price[deed] * 11 // 10 <= st.seats[seat].cash:
                    offer = self.buy("break-up", st, seat, deed)
                    if offer is not None:
                        return offer
        return None

    def prevent(self, st: State, seat: i64, keep: i64) -> Offer | None:
        """With money to spare buy a street from somebody who lacks only one more."""
        t = st.tables
        for g in range(t.streets - 1, -1, -1):
            other = nearly_whole(st, g) if st.built[g] == 0 else -1
            if self.is_open(st, seat, other) and st.held[g * SEATS + seat] == 0:
                deed = cheapest(st, g, other)
                if deed >= 0 and st.seats[seat].cash - t.price[deed] * 21 // 20 >= keep + t.salary:
                    offer = self.buy("prevent", st, seat, deed)
                    if offer is not None:
                        return offer
        return None

    # Money ---------------------------------------------------------------------------------------

    def complete_for_all(self, st: State, seat: i64) -> Offer | None:
        """Complete a customer's group for all his cash; buy what is missing for it first."""
        best: Missing | None = None
        most = st.tables.salary // 4
        for other in range(len(st.seats)):
            if self.is_open(st, seat, other) and self.kind[other] == CUSTOMER and self.deaf[other] < TRIES:
                for g in range(st.tables.groups):
                    missing = self.missing(st, seat, other, g)
                    if missing is not None and st.seats[other].cash - missing.cost > most:
                        most = st.seats[other].cash - missing.cost
                        best = missing
        return self.carry_out(st, seat, best) if best is not None else None

    def carry_out(self, st: State, seat: i64, missing: Missing) -> Offer | None:
        """Buy the next missing deed, or sell all of them."""
        if missing.buy >= 0:
            return self.buy("market", st, seat, missing.buy)
        offer = self.put("for-all", st, seat, missing.other, 0, missing.mine, -st.seats[missing.other].cash)
        self.for_all = offer is not None
        return offer

    def missing(self, st: State, seat: i64, other: i64, g: i64) -> Missing | None:
        """Return what somebody lacks of a group, if it can all be had."""
        t = st.tables
        held = st.held[g * SEATS + other]
        if held == 0 or held == t.count[g] or st.built[g] or st.whole[g] == seat:
            return None
        if self.shuns[other] and t.deed_kind[t.members[t.first[g]]] == UTILITY:
            return None
        missing = Missing(other)
        for i in range(t.first[g], t.first[g] + t.count[g]):
            deed = t.members[i]
            if st.owner[deed] != other and not self.add(st, seat, deed, missing):
                return None
        able = missing.buy < 0 or t.price[missing.buy] * 11 // 10 <= st.seats[seat].cash
        return missing if able else None

    def add(self, st: State, seat: i64, deed: i64, missing: Missing) -> bool:
        """Add a deed to what is missing; tell whether it can be had."""
        price = st.tables.price[deed]
        if st.pledged[deed]:
            return False
        if st.owner[deed] == seat:
            missing.mine |= 1 << deed
            missing.cost += price
            return True
        missing.buy = deed
        missing.cost += price * 21 // 20
        return self.is_open(st, seat, st.owner[deed])

    def sell(self, st: State, seat: i64) -> Offer | None:
        """Sell the dearest single deed somebody can pay, for a little less than its price."""
        t = st.tables
        best: i64 = -1
        buyer: i64 = -1
        for deed in range(t.deeds):
            if is_single(st, seat, deed) and (best < 0 or t.price[deed] > t.price[best]):
                other = self.buyer(st, seat, deed)
                if other >= 0:
                    best = deed
                    buyer = other
        if best < 0:
            return None
        price = t.price[best]
        return self.put("sell-to-build", st, seat, buyer, 0, 1 << best, self.edge(st, buyer, price) - price)

    def buyer(self, st: State, seat: i64, deed: i64) -> i64:
        """Return who can pay a deed that helps him to no group, or -1; the unknown must be rich."""
        price = st.tables.price[deed]
        for other in range(len(st.seats)):
            if self.is_open(st, seat, other) and won(st, other, 1 << deed) == 0:
                more: i64 = 0 if self.kind[other] == CUSTOMER else st.tables.salary // 2
                shunned = self.shuns[other] and st.tables.deed_kind[deed] == UTILITY
                if st.seats[other].cash >= price + more and not shunned:
                    return other
        return -1

    # Groups ----------------------------------------------------------------------------------------

    def sound(self, st: State, seat: i64) -> Offer | None:
        """Ask somebody unknown for his cheapest deed, while there is money."""
        t = st.tables
        best: i64 = -1
        if st.seats[seat].cash < 2 * t.salary:
            return None
        for deed in range(t.deeds):
            other = st.owner[deed]
            if self.is_open(st, seat, other) and self.kind[other] == UNKNOWN and is_free(st, deed):
                if best < 0 or t.price[deed] < t.price[best]:
                    best = deed
        return self.buy("sound", st, seat, best) if best >= 0 else None

    def collect(self, st: State, land: Landing, seat: i64, lacking: i64) -> Offer | None:
        """Buy the group together that is worth most with the houses that can be paid then."""
        best: i64 = -1
        most: i64 = 0
        for g in range(st.tables.streets):
            cost = self.cost(st, seat, g)
            if cost > 0:
                left = st.seats[seat].cash - lacking + singles(st, seat, g) * 8 // 10 - cost
                if left >= LEVELS * land.house[g]:
                    value = whole_worth(st, land, g, left) - cost
                    if value > most:
                        most = value
                        best = g
        return self.ask_for(st, seat, best) if best >= 0 else None

    def cost(self, st: State, seat: i64, g: i64) -> i64:
        """Return what the rest of a group costs, 0 if it cannot be had."""
        t = st.tables
        total: i64 = 0
        if st.whole[g] == seat or st.built[g]:
            return 0
        for i in range(t.first[g], t.first[g] + t.count[g]):
            deed = t.members[i]
            if st.owner[deed] == seat:
                total += mortgage.lift_cost(st, deed) if st.pledged[deed] else 0
            elif st.pledged[deed] or not self.is_open(st, seat, st.owner[deed]):
                return 0
            else:
                total += t.price[deed] * 21 // 20
        return total

    def ask_for(self, st: State, seat: i64, g: i64) -> Offer | None:
        """Ask the owner of most of a group for it, with single deeds and cash in return."""
        other: i64 = -1
        gets: i64 = 0
        for owner in range(len(st.seats)):
            deeds = deeds_of(st, g, owner)
            if owner != seat and listed(st, deeds) > listed(st, gets):
                other = owner
                gets = deeds
        price = listed(st, gets)
        price += self.edge(st, other, price)
        gives = self.payment(st, seat, other, g, price) if self.refused[other] % 2 == 0 else 0
        return self.put("collect", st, seat, other, gets, gives, price - listed(st, gives))

    def payment(self, st: State, seat: i64, other: i64, g: i64, price: i64) -> i64:
        """Return single deeds up to a price that bring their new owner no group."""
        t = st.tables
        gives: i64 = 0
        for deed in range(t.deeds - 1, -1, -1):
            if is_single(st, seat, deed) and t.group[deed] != g and t.price[deed] <= price:
                if won(st, other, gives | 1 << deed) == 0:
                    gives |= 1 << deed
                    price -= t.price[deed]
        return gives


class Missing:
    """What somebody lacks of a group: deeds of one's own, one to be bought first, and all their price."""

    def __init__(self, other: i64) -> None:
        self.other = other
        self.mine: i64 = 0
        self.buy: i64 = -1
        self.cost: i64 = 0


# Deeds -------------------------------------------------------------------------------------------------


def has_utility(st: State, deeds: i64) -> bool:
    """Tell whether a utility is among some deeds."""
    t = st.tables
    return any(deeds & (1 << deed) and t.deed_kind[deed] == UTILITY for deed in range(t.deeds))


def is_free(st: State, deed: i64) -> bool:
    """Tell whether a deed may change hands without debts: not mortgaged, nothing built on its group."""
    return st.pledged[deed] == 0 and st.built[st.tables.group[deed]] == 0


def is_single(st: State, seat: i64, deed: i64) -> bool:
    """Tell whether a free deed of a seat belongs to no whole group."""
    return st.owner[deed] == seat and st.whole[st.tables.group[deed]] != seat and is_free(st, deed)


def singles(st: State, seat: i64, but: i64) -> i64:
    """Return the prices of a seat's single deeds outside one group."""
    t = st.tables
    total: i64 = 0
    for deed in range(t.deeds):
        if t.group[deed] != but and is_single(st, seat, deed):
            total += t.price[deed]
    return total


def deeds_of(st: State, g: i64, seat: i64) -> i64:
    """Return a seat's deeds of a group."""
    t = st.tables
    mask: i64 = 0
    for i in range(t.first[g], t.first[g] + t.count[g]):
        if st.owner[t.members[i]] == seat:
            mask |= 1 << t.members[i]
    return mask


def cheapest(st: State, g: i64, seat: i64) -> i64:
    """Return a seat's cheapest free deed of a group, or -1."""
    t = st.tables
    best: i64 = -1
    for i in range(t.first[g], t.first[g] + t.count[g]):
        deed = t.members[i]
        if st.owner[deed] == seat and is_free(st, deed):
            if best < 0 or t.price[deed] < t.price[best]:
                best = deed
    return best


def nearly_whole(st: State, g: i64) -> i64:
    """Return who lacks only one deed of a group, or -1; of a pair everybody with one does."""
    for seat in range(len(st.seats)):
        if st.held[g * SEATS + seat] == st.tables.count[g] - 1:
            return seat
    return -1
