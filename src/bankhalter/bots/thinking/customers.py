"""Doing more business with those who go by the printed prices, and finding out by which exactly.

Some sell for three quarters of the printed price and buy for five quarters: with them the same deed is sold
dearly and bought back cheaply. Others want a little more than is printed, but pay any price for what
completes a group: they get a group for nearly all their cash, and sell it back at the printed price before
they can build. Nothing said to a customer leaves the band of three to five quarters of the printed prices.
"""

from __future__ import annotations

from typing import Final

from bankhalter.bots.thinking.deals import holds, in_grain, listed, won
from bankhalter.bots.thinking.landing import Landing
from bankhalter.bots.thinking.list_prices import CUSTOMER, Market, Missing, is_free, is_single
from bankhalter.core import bits
from bankhalter.core.actions import Offer
from bankhalter.core.codes import PLAYING, SEATS, UTILITY
from bankhalter.core.native import i64, vec
from bankhalter.core.state import State
from bankhalter.core.tables import zeros

LOW: Final = 75  # per cent of the printed prices for which deeds change hands at least …
HIGH: Final = 125  # … and at most
CHEAP: Final = 76  # per cent offered to, …
DEAR: Final = 124  # … and asked of somebody who may take it
FULL: Final = 106  # per cent up to which somebody has sold at the printed price
SETTING_UP: Final = 19  # per cent of a customer's cash that a group he could be sold is worth

USUAL: Final = 0  # what the last offer was for
BETTER: Final = 1  # a price better than the printed one
BREAK_UP: Final = 2
LEND: Final = 3
BACK: Final = 4


class Clientele(Market):
    """A market that knows its customers: who bargains, who parts with groups, who has money."""

    def __init__(self) -> None:
        super().__init__()
        self.firm: vec[i64] = zeros(SEATS)  # takes only the printed price
        self.trusted: vec[i64] = zeros(SEATS)  # sold at the printed price what others would have kept
        self.purpose: i64 = USUAL
        self.lent: Offer | None = None  # a group that was sold to be bought back at once

    def is_customer(self, st: State, seat: i64, other: i64) -> bool:
        """Tell whether somebody goes by the printed prices and may be asked now."""
        return self.is_open(st, seat, other) and self.kind[other] == CUSTOMER

    def has_rich(self, st: State, seat: i64) -> bool:
        """Tell whether a customer has two salaries in hand."""
        for other in range(len(st.seats)):
            if other != seat and st.seats[other].out == PLAYING and self.kind[other] == CUSTOMER:
                if st.seats[other].cash >= 2 * st.tables.salary:
                    return True
        return False

    # What is known of the others -----------------------------------------------------------------

    def settles(self, st: State, seat: i64) -> bool:
        """Learn also from what the last offer was for."""
        offer = self.pending
        made = super().settles(st, seat)
        if made and offer is not None:
            self.learn_deal(st, seat, offer)
        self.purpose = USUAL
        return made

    def learn_deal(self, st: State, seat: i64, offer: Offer) -> None:
        """Trust those who sell at the printed price what they would better keep."""
        if self.purpose == LEND:
            self.lent = offer
        elif self.purpose == BACK or self.purpose == BREAK_UP or sold_dearly_wanted(st, seat, offer):
            self.trusted[offer.to] = 1

    def learn_refusal(self, st: State, offer: Offer) -> None:
        """A price that was only tried, or a group that is kept, makes nobody less of a customer."""
        if self.purpose == BETTER:
            self.firm[offer.to] = 1
        elif self.purpose == BREAK_UP or self.purpose == BACK:
            self.keeps[offer.to] = 1
        else:
            super().learn_refusal(st, offer)

    # A day on the market ---------------------------------------------------------------------------

    def trade(self, st: State, land: Landing, seat: i64, lacking: i64, reserve: i64) -> Offer | None:
        """Take back what was lent, sell dearly, do the usual business, and buy what can be had."""
        offer = self.take_back(st, seat)
        if offer is None:
            offer = self.sell_dearly(st, seat)
        if offer is None:
            offer = super().trade(st, land, seat, lacking, reserve)
        return offer if offer is not None else self.stock_up(st, seat, lacking, reserve)

    def put_for(
        self, purpose: i64, word: str, st: State, seat: i64, other: i64, gets: i64, gives: i64, cash: i64
    ) -> Offer | None:
        """Make an offer and remember what it is for."""
        offer = self.put(word, st, seat, other, gets, gives, cash)
        if offer is not None:
            self.purpose = purpose
        return offer

    def break_up(self, st: State, seat: i64) -> Offer | None:
        """Remember that this is asked out of a whole group."""
        offer = super().break_up(st, seat)
        if offer is not None:
            self.purpose = BREAK_UP
        return offer

    # Dear and cheap ----------------------------------------------------------------------------------

    def sell_dearly(self, st: State, seat: i64) -> Offer | None:
        """Sell the dearest single deed for which somebody can pay more than is printed, and keep a salary."""
        for other in range(len(st.seats)):
            if self.is_customer(st, seat, other) and self.firm[other] == 0:
                deed = self.dearest_for(st, seat, other)
                if deed >= 0:
                    price = dear(st, st.tables.price[deed])
                    return self.put_for(BETTER, "sell-dearly", st, seat, other, 0, 1 << deed, -price)
        return None

    def dearest_for(self, st: State, seat: i64, other: i64) -> i64:
        """Return the dearest single deed that somebody can pay dearly and that completes nothing, or -1."""
        t = st.tables
        best: i64 = -1
        spare = st.seats[other].cash - t.salary
        for deed in range(t.deeds):
            if is_single(st, seat, deed) and dear(st, t.price[deed]) <= spare and self.takes(st, other, deed):
                if won(st, other, 1 << deed) == 0 and (best < 0 or t.price[deed] > t.price[best]):
                    best = deed
        return best

    def takes(self, st: State, other: i64, deed: i64) -> bool:
        """Tell whether somebody may want a deed at all."""
        return self.shuns[other] == 0 or st.tables.deed_kind[deed] != UTILITY

    def stock_up(self, st: State, seat: i64, lacking: i64, reserve: i64) -> Offer | None:
        """Buy deeds while there is money, cheap ones and those of groups already begun first."""
        t = st.tables
        best: i64 = -1
        most: i64 = 0
        for deed in range(t.deeds):
            other = st.owner[deed]
            if self.is_customer(st, seat, other) and self.parts_with(st, other, deed):
                left = st.seats[seat].cash - self.asked(st, other, deed)
                keep = reserve + lacking + t.salary // 2 if self.firm[other] else reserve // 2
                worth = (st.held[t.group[deed] * SEATS + seat] + 1) * 5 * t.salary - t.price[deed]
                if self.firm[other] == 0:
                    worth += 25 * t.salary
                if left >= keep and worth > most:
                    most = worth
                    best = deed
        if best < 0:
            return None
        other = st.owner[best]
        if self.firm[other]:
            return self.buy("market", st, seat, best)
        return self.put_for(BETTER, "cheap", st, seat, other, 1 << best, 0, self.asked(st, other, best))

    def parts_with(self, st: State, other: i64, deed: i64) -> bool:
        """Tell whether a customer may sell a deed; who sells cheaply does so with a salary in hand."""
        whole = st.whole[st.tables.group[deed]] == other
        if not is_free(st, deed) or (whole and self.keeps[other]):
            return False
        if self.firm[other]:
            return True
        return not whole and st.seats[other].cash + self.asked(st, other, deed) >= st.tables.salary

    def asked(self, st: State, other: i64, deed: i64) -> i64:
        """Return for how much a customer may sell a deed."""
        price = st.tables.price[deed]
        if self.firm[other]:
            return price + self.edge(st, other, price)
        return cheap(st, price)

    # Groups for all the cash, and back -----------------------------------------------------------------

    def complete_for_all(self, st: State, seat: i64) -> Offer | None:
        """Lend the group that brings most, with single deeds up to all cash; buy what is missing first."""
        best: Missing | None = None
        most = st.tables.salary // 8
        for other in range(len(st.seats)):
            if self.is_customer(st, seat, other) and self.firm[other] and self.keeps[other] == 0:
                for g in range(st.tables.groups - 1, -1, -1):
                    missing = self.missing(st, seat, other, g)
                    if missing is not None and missing.cost > most:
                        most = missing.cost
                        best = missing
        return self.carry_out(st, seat, best) if best is not None else None

    def carry_out(self, st: State, seat: i64, missing: Missing) -> Offer | None:
        """Buy the next missing deed, or lend all of them."""
        if missing.buy >= 0:
            return self.buy("market", st, seat, missing.buy)
        price = dear(st, listed(st, missing.mine))
        return self.put_for(LEND, "lend", st, seat, missing.other, 0, missing.mine, -price)

    def missing(self, st: State, seat: i64, other: i64, g: i64) -> Missing | None:
        """Return what could be lent with a group, and as its cost what that brings; None if it cannot be."""
        t = st.tables
        if st.built[g] or st.whole[g] == other or not self.takes(st, other, t.members[t.first[g]]):
            return None
        if g < t.streets and self.trusted[other] == 0:
            return None
        missing = Missing(other)
        for i in range(t.first[g], t.first[g] + t.count[g]):
            deed = t.members[i]
            if st.owner[deed] != other and not self.add(st, seat, deed, missing):
                return None
        return self.to_set_up(st, seat, missing) if missing.buy >= 0 else self.to_lend(st, seat, missing, g)

    def to_set_up(self, st: State, seat: i64, missing: Missing) -> Missing | None:
        """A deed is bought for it where it can be paid, and the group will bring more than that."""
        owner = st.owner[missing.buy]
        if self.kind[owner] != CUSTOMER or self.asked(st, owner, missing.buy) > st.seats[seat].cash:
            return None
        missing.cost = st.seats[missing.other].cash * SETTING_UP // 100 - st.tables.salary // 10
        return missing

    def to_lend(self, st: State, seat: i64, missing: Missing, g: i64) -> Missing | None:
        """Single deeds are added until all the cash is asked for; nothing must be left to build with."""
        t = st.tables
        cash = st.seats[missing.other].cash
        missing.mine = self.filled(st, seat, missing, cash * 100 // DEAR)
        total = listed(st, missing.mine)
        price = dear(st, total)
        if price > cash or (g < t.streets and cash - price >= t.house[t.members[t.first[g]]]):
            return None
        missing.cost = price - total
        return missing

    def filled(self, st: State, seat: i64, missing: Missing, most: i64) -> i64:
        """Return what is missing with the dearest single deeds that fit into a sum and complete no more."""
        t = st.tables
        gives = missing.mine
        total = listed(st, gives)
        for deed in range(t.deeds - 1, -1, -1):
            if gives & (1 << deed) == 0 and is_single(st, seat, deed) and total + t.price[deed] <= most:
                if self.takes(st, missing.other, deed) and won(st, missing.other, gives | 1 << deed) == 1:
                    gives |= 1 << deed
                    total += t.price[deed]
        return gives

    def take_back(self, st: State, seat: i64) -> Offer | None:
        """Buy back at the printed price what was lent."""
        loan = self.lent
        self.lent = None
        if loan is None or not holds(st, loan.to, loan.deeds):
            return None
        price = listed(st, loan.deeds) + st.tables.grain
        return self.put_for(BACK, "buy-back", st, seat, loan.to, loan.deeds, 0, price)


def cheap(st: State, price: i64) -> i64:
    """Return the least that is offered for a printed price."""
    return in_grain(st, price * CHEAP // 100)


def dear(st: State, price: i64) -> i64:
    """Return the most that is asked for a printed price."""
    return price * DEAR // 100 // st.tables.grain * st.tables.grain


def sold_dearly_wanted(st: State, seat: i64, offer: Offer) -> bool:
    """Tell whether somebody has sold at the printed price what brought its buyer nearer to a group."""
    paid = offer.cash - offer.want_cash + listed(st, offer.deeds)
    if offer.want_deeds == 0 or 100 * paid > FULL * listed(st, offer.want_deeds):
        return False
    left = offer.want_deeds
    while left:
        g = st.tables.group[bits.lowest(left)]
        here = offer.want_deeds & st.tables.deeds_in[g]
        if st.held[g * SEATS + seat] > bits.count(here):
            return True
        left &= ~here
    return False


def within_band(st: State, offer: Offer) -> bool:
    """Tell whether both sides get from three to five quarters of what they ask for, by the printed prices."""
    paid = offer.cash - offer.want_cash
    gives, wants = listed(st, offer.deeds), listed(st, offer.want_deeds)
    return fits(gives + paid, wants) and fits(wants - paid, gives)


def fits(price: i64, printed: i64) -> bool:
    """Tell whether a price lies within the band, if there is anything to price."""
    return printed == 0 or LOW * printed <= 100 * price <= HIGH * printed
