"""The first strategist, kept as it was: prices by odds, a reserve by risk, deals that help both."""

from __future__ import annotations

from typing import Final

from bankhalter.bots.players.negotiator import Negotiator
from bankhalter.bots.players.sensible import why_buy
from bankhalter.bots.players.simple import lift_one, lowest_street, unowned
from bankhalter.bots.thinking import valuation
from bankhalter.bots.thinking.deals import (
    Exchange,
    asking,
    handed,
    is_early,
    leads,
    search,
    share,
    spare_deed,
    won,
)
from bankhalter.core import engine, legal
from bankhalter.core.actions import Action, Offer
from bankhalter.core.codes import BUILD, BUY, DECLINE, FINE, MORTGAGE, PLAYING, SEATS
from bankhalter.core.decisions import Auction, Debt
from bankhalter.core.native import i64, mypyc_attr
from bankhalter.core.rules import build, debt, mortgage
from bankhalter.core.state import State

MOST_OFFERS: Final = 3  # in one turn
GOOD_LEVEL: Final = 3  # up to here deeds are mortgaged for houses
NEVER: Final = 1 << 40  # a price nobody can pay


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategist1(Negotiator):
    """Looks at landing odds, at the risk within reach, and at what a deal brings to both sides."""

    def __init__(self) -> None:
        super().__init__()
        self.offers: i64 = 0  # made in this turn
        self.pledged_in: i64 = -1  # the turn in which it mortgaged something to build or buy
        self.quiet_until: i64 = 0  # no search for deals before this turn
        self.lot: i64 = -1  # the deed it bids for, …
        self.lot_in: i64 = -1  # … in which turn, …
        self.lot_cash: i64 = 0  # … with how much cash, …
        self.most: i64 = 0  # … and up to what sum
        self.expected: i64 = 100  # per cent of the expected rent kept in reserve …
        self.worst: i64 = 10  # … and of the worst one
        self.blocking: i64 = 40  # per cent of what a deed would bring to somebody else
        self.fair_alone: i64 = 50  # per cent of the other's gain to reach in a deal with two players …
        self.fair: i64 = 40  # … and with more
        self.bids: i64 = 80  # per cent of a deed's worth to bid up to

    # Money in hand -------------------------------------------------------------------------------

    def reserve(self, st: State, seat: i64) -> i64:
        """Return what the next throw may cost: the expected rent and part of the worst one."""
        both = valuation.risk(st, seat)
        rent = (both >> 32) * self.expected // 100 + (both & 0xFFFFFFFF) * self.worst // 100
        if st.seats[seat].jail:
            rent //= 3  # only a double leads out
        return rent + st.tables.salary // 10

    def spend(self, st: State, seat: i64) -> Action | None:
        """Build where a coin earns most, with mortgages if need be, or lift a mortgage."""
        g = self.best_group(st, seat)
        if g < 0:
            return self.lift(st, seat)
        deed = lowest_street(st, g)
        price = build.next_price(st, deed)
        low = st.built[g] < GOOD_LEVEL * st.tables.count[g]
        if st.seats[seat].cash < price and not (low and has_single(st, seat)):  # whatever the reserve may be
            return None if low else self.lift(st, seat)
        spare = st.seats[seat].cash - self.reserve(st, seat)
        if price <= spare and engine.refuse(st, Action(BUILD, seat, deed)) == FINE:
            self.because("build", deed, self.pays_back(st, g), -1)
            return Action(BUILD, seat, deed)
        return self.pledge_for(st, seat, price - spare) if low and price > spare else self.lift(st, seat)

    def lift(self, st: State, seat: i64) -> Action | None:
        """Lift a mortgage if half a salary stays beside the reserve, and none was taken up in this turn."""
        cash = st.seats[seat].cash - st.tables.salary // 2
        if cash <= 0 or self.pledged_in == st.turns or not owes_mortgages(st, seat):
            return None
        if cash < cheapest_lift(st, seat):  # whatever the reserve may be
            return None
        return lift_one(st, seat, cash - self.reserve(st, seat))

    def best_group(self, st: State, seat: i64) -> i64:
        """Return the whole group in which the next houses earn most for their price, or -1."""
        whole = st.whole
        best: i64 = -1
        most: i64 = 0
        for g in range(st.tables.streets):
            if whole[g] == seat and st.pledges[g] == 0:
                rate = self.rate(st, g)
                if rate > most:
                    most = rate
                    best = g
        return best

    def rate(self, st: State, g: i64) -> i64:
        """Return what the next levels of a group earn in an opponent's turn, in millionths of their price.

        It is 0 where nothing more should be built.
        """
        t = st.tables
        level: i64 = 0
        if st.built[g]:
            level = st.level[lowest_street(st, g)]
        if level >= t.hotel or (level == t.hotel - 1 and self.keeps_houses(st, g)):
            return 0
        land = self.odds(st)
        upto = max(min(GOOD_LEVEL, t.hotel), level + 1)
        more = land.income[g * 6 + upto] - land.income[g * 6 + level]
        return more * 10_000 // (land.house[g] * (upto - level))

    def keeps_houses(self, st: State, g: i64) -> bool:
        """Houses are scarce and others want them: rather sit on four than build a hotel."""
        t = st.tables
        seat = st.whole[g]
        for other_group in range(t.streets):
            other = st.whole[other_group]
            if other >= 0 and other != seat:
                if st.built[other_group] < (t.hotel - 1) * t.count[other_group] and st.houses < 6:
                    return True
        return False

    def pays_back(self, st: State, g: i64) -> i64:
        """Return how many turns of opponents pay the next levels back, in tenths."""
        return 10_000_000 // max(self.rate(st, g), 1)

    def pledge_for(self, st: State, seat: i64, lacking: i64) -> Action | None:
        """Mortgage the dearest deed that stands alone, if all of those are enough for what is lacking."""
        t = st.tables
        best: i64 = -1
        total: i64 = 0
        for deed in range(t.deeds):
            if st.owner[deed] == seat and st.pledged[deed] == 0 and is_alone(st, seat, t.group[deed]):
                total += t.value[deed]
                if best < 0 or t.value[deed] > t.value[best]:
                    best = deed
        if best < 0 or total < lacking or engine.refuse(st, Action(MORTGAGE, seat, best)) != FINE:
            return None
        self.pledged_in = st.turns
        self.because("pledge", best, 0, -1)
        return Action(MORTGAGE, seat, best)

    def raise_money(self, st: State, seat: i64, owed: Debt) -> Action:
        """Mortgage single deeds first, those that earn least for their value."""
        best = self.idlest(st, seat)
        if best >= 0 and debt.liquidation(st, seat) >= owed.amount:
            pledge = Action(MORTGAGE, seat, best)
            if engine.refuse(st, pledge) == FINE:
                return pledge
        return legal.default(st)

    def idlest(self, st: State, seat: i64) -> i64:
        """Return the deed outside whole groups that earns least for what a mortgage brings, or -1."""
        t = st.tables
        best: i64 = -1
        least: i64 = NEVER
        for deed in range(t.deeds):
            g = t.group[deed]
            if st.owner[deed] == seat and st.pledged[deed] == 0 and st.whole[g] != seat:
                cost = self.earnings(st, g, st.held[g * SEATS + seat]) // t.value[deed]
                if cost < least:
                    least = cost
                    best = deed
        return best

    def earnings(self, st: State, g: i64, held: i64) -> i64:
        """Return a measure of what some deeds of a group earn: more for those that may become a whole one."""
        at = g * 6
        if g >= st.tables.streets:
            at += held - 1
        return self.odds(st).income[at] * 100 * held

    # Deeds ---------------------------------------------------------------------------------------

    def value(self, st: State, seat: i64, deed: i64) -> i64:
        """Return what a deed is worth here: what it brings, and what it would bring to others."""
        land = self.odds(st)
        mine = valuation.gain(st, land, seat, 1 << deed, 0)
        return mine + valuation.denial(st, land, seat, deed) * self.blocking // 100

    def buy_or_not(self, st: State, seat: i64, deed: i64) -> Action:
        """Buy what is worth its price, with mortgages if it is worth much more."""
        price = st.tables.price[deed]
        cash = st.seats[seat].cash
        value = self.value(st, seat, deed)
        if cash < price:
            if value > 2 * price:
                pledge = self.pledge_for(st, seat, price - cash)
                if pledge is not None:
                    return pledge
            return Action(DECLINE, seat)
        if value < 2 * price and cash - price - self.reserve(st, seat) < self.lacking(st, seat):
            return Action(DECLINE, seat)
        word = why_buy(st, seat, deed)
        self.because("buy" if word == "take" else word, deed, value, -1)
        return Action(BUY, seat)

    def limit(self, st: State, seat: i64, lot: Auction) -> i64:
        """Bid by value, never more than the reserve allows."""
        cash = st.seats[seat].cash
        if self.lot != lot.deed or self.lot_in != st.turns or self.lot_cash != cash:
            self.lot = lot.deed
            self.lot_in = st.turns
            self.lot_cash = cash
            self.most = self.new_limit(st, seat, lot.deed)
        return self.most

    def new_limit(self, st: State, seat: i64, deed: i64) -> i64:
        """Think a lot over, once: less is left for it while there are houses to build."""
        value = self.value(st, seat, deed)
        if self.lacking(st, seat) > 0:
            value = value * 2 // 3
        return min(value * self.bids // 100, st.seats[seat].cash - self.reserve(st, seat) // 2)

    def building_limit(self, st: State, seat: i64, lot: Auction) -> i64:
        """Scarce buildings are worth three times their price while others wait for them."""
        return min(3 * lot.least + st.tables.salary // 2, st.seats[seat].cash - self.reserve(st, seat) // 2)

    def leaves_jail(self, st: State, seat: i64) -> bool:
        """Out while there is something to buy and little to pay; later jail is the safest place."""
        danger = valuation.board_risk(st, self.odds(st), seat)
        if unowned(st) > 3 and danger < st.tables.salary // 4:
            return True
        return danger < st.tables.salary // 20

    # Deals ---------------------------------------------------------------------------------------

    def may_ask(self, st: State) -> bool:
        """Make up to three offers a turn, another one only after a deal."""
        if super().may_ask(st):
            self.offers = 1
        elif self.offers >= MOST_OFFERS or self.asked_in != st.turns or len(st.offers) > 0:
            return False
        else:
            self.offers += 1
        deals = self.talks.made
        self.talks.closes(st, st.turn)
        return self.offers == 1 or self.talks.made > deals

    def proposal(self, st: State, seat: i64) -> Offer | None:
        """Bargain about the best deal there is; look for a new one only every other round."""
        if st.turns < self.quiet_until or is_early(st):
            return None
        lacking = self.lacking(st, seat)
        if st.seats[seat].cash < lacking:
            sale = self.sale(st, seat, lacking)
            if sale is not None:
                return sale
        deals = search(st, self.odds(st), seat, self.talks)
        if len(deals) == 0:
            self.quiet_until = st.turns + 2 * len(st.seats)
            return None
        return self.put(st, seat, deals[0], lacking)

    def lacking(self, st: State, seat: i64) -> i64:
        """Return the price of three houses everywhere in the best group, 0 if there is none to build on."""
        g = self.best_group(st, seat)
        if g < 0:
            return 0
        levels = max(min(GOOD_LEVEL, st.tables.hotel - 1) * st.tables.count[g] - st.built[g], 0)
        return levels * st.tables.house[lowest_street(st, g)]

    def sale(self, st: State, seat: i64, lacking: i64) -> Offer | None:
        """Sell a deed that helps nobody to the richest partner, to build with the money."""
        rich = self.richest(st, seat)
        junk = spare_deed(st, seat, rich) if rich >= 0 else -1
        if junk < 0 or st.seats[rich].cash < st.tables.price[junk]:
            return None
        price = st.tables.price[junk]
        offer = self.put(st, seat, Exchange(rich, 0, 1 << junk, -price // 2, price), lacking)
        if offer is not None:
            self.because("sell-to-build", junk, price, rich)
        return offer

    def richest(self, st: State, seat: i64) -> i64:
        """Return who has most cash of those who may be asked, or -1."""
        rich: i64 = -1
        count: i64 = len(st.seats)
        for other in range(count):
            if other != seat and st.seats[other].out == PLAYING and st.turns >= self.talks.until[other]:
                if rich < 0 or st.seats[other].cash > st.seats[rich].cash:
                    rich = other
        return rich

    def put(self, st: State, seat: i64, deal: Exchange, lacking: i64) -> Offer | None:
        """Offer a deal so that half the reserve stays, and the price of the houses that are lacking."""
        percent = share(st, self.odds(st), seat, deal.other, self.fair_alone, self.fair)
        keep: i64 = 0
        if asking(st, deal, self.talks.opens(deal), percent) > 0:
            keep = self.reserve(st, seat) // 2 + lacking
        return self.make_offer(st, seat, deal, percent, keep)

    def objection(self, st: State, seat: i64, offer: Offer) -> str:
        """Weigh both sides, the cash left, and who would profit most."""
        land = self.odds(st)
        other = offer.seat
        cash = offer.cash - offer.want_cash
        mine = self.own_gain(st, seat, offer) + cash
        if mine <= st.tables.salary // 40:
            return "too-little"
        theirs = valuation.gain(st, land, other, offer.want_deeds, offer.deeds) - cash
        if mine * 100 < theirs * share(st, land, seat, other, self.fair_alone, self.fair):
            return "helps-leader" if st.alive > 2 and leads(st, land, other) else "helps-you-more"
        left = st.seats[seat].cash + cash - mortgage.interest_due(st, offer.deeds)
        if cash < 0 and left < self.reserve(st, seat) // 2:
            return "needs-cash"
        self.because("accept", -1, mine, other)
        return ""

    def own_gain(self, st: State, seat: i64, offer: Offer) -> i64:
        """Return what the deeds of an offer bring; nobody is helped to groups without a group in return."""
        mine = valuation.gain(st, self.odds(st), seat, offer.deeds, offer.want_deeds)
        if won(st, seat, offer.deeds) == 0:
            mine -= handed(st, offer.seat, offer.want_deeds)
        return mine


def is_alone(st: State, seat: i64, g: i64) -> bool:
    """Tell whether a seat holds just one deed of a group, and not all of it."""
    return st.held[g * SEATS + seat] == 1 and st.whole[g] != seat


def has_single(st: State, seat: i64) -> bool:
    """Tell whether a seat holds just one deed of any group."""
    return any(is_alone(st, seat, g) for g in range(st.tables.groups))


def owes_mortgages(st: State, seat: i64) -> bool:
    """Tell whether there are mortgages in a group of which a seat has deeds."""
    pledges = st.pledges
    return any(pledges[g] and st.held[g * SEATS + seat] for g in range(st.tables.groups))


def cheapest_lift(st: State, seat: i64) -> i64:
    """Return the least that lifting one of a seat's mortgages costs, NEVER if it has none."""
    pledged = st.pledged
    least: i64 = NEVER
    for deed in range(st.tables.deeds):
        if pledged[deed] and st.owner[deed] == seat:
            least = min(least, mortgage.lift_cost(st, deed))
    return least
