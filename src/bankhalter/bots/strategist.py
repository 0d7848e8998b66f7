"""A strategist: prices by the odds, a reserve by the risk ahead, deals that help both."""

from __future__ import annotations

from typing import Final

from bankhalter.bots import worth
from bankhalter.bots.deals import Deal, Talks, leads, offer_for, search, share, spare_deed, won
from bankhalter.bots.landing import Landing, landing
from bankhalter.bots.sensible import Sensible
from bankhalter.bots.simple import lift_one, lowest_street, unowned
from bankhalter.core import ask, engine, legal
from bankhalter.core.actions import Action, Offer
from bankhalter.core.codes import BUY, DECLINE, FINE, MORTGAGE, PLAYING, SEATS
from bankhalter.core.decisions import Auction, Debt
from bankhalter.core.native import i64, mypyc_attr
from bankhalter.core.state import State

EARLY: Final = 24  # with so many deeds unowned there is nothing to bargain about
MOST_OFFERS: Final = 3  # in one turn
GOOD_LEVEL: Final = 3  # up to here deeds are mortgaged for houses


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategist(Sensible):
    """Looks at landing odds, at the risk within reach, and at what a deal brings to both sides."""

    def __init__(self) -> None:
        super().__init__()
        self.land: Landing | None = None
        self.talks = Talks()
        self.offers: i64 = 0  # made in this turn
        self.pledged_in: i64 = -1  # the turn in which it mortgaged something to build or buy
        self.quiet_until: i64 = 0  # no search for deals before this turn
        self.expected: i64 = 100  # per cent of the expected rent kept in reserve …
        self.worst: i64 = 10  # … and of the worst one
        self.blocking: i64 = 40  # per cent of what a deed would bring to somebody else
        self.fair_alone: i64 = 50  # per cent of the other's gain to reach in a deal with two players …
        self.fair: i64 = 40  # … and with more
        self.bids: i64 = 80  # per cent of a deed's worth to bid up to

    def odds(self, st: State) -> Landing:
        """Return the figures of this board."""
        if self.land is None or self.land.tables is not st.tables:
            self.land = landing(st.tables)
        return self.land

    # Money in hand -------------------------------------------------------------------------------

    def reserve(self, st: State, seat: i64) -> i64:
        """Return what the next throw may cost: the expected rent and part of the worst one."""
        both = worth.risk(st, seat)
        if st.seats[seat].jail:
            both //= 3
        return (
            (both >> 32) * self.expected // 100
            + (both & 0xFFFFFFFF) * self.worst // 100
            + st.tables.salary // 10
        )

    def spend(self, st: State, seat: i64) -> Action | None:
        """Build where a coin earns most, with mortgages if need be, or lift a mortgage."""
        g = self.best_group(st, seat)
        if g < 0 and not owes_mortgages(st, seat):
            return None
        spare = st.seats[seat].cash - self.reserve(st, seat)
        if g >= 0:
            price = ask.next_price(st, lowest_street(st, g))
            build = self.build_on(st, seat, g, spare)
            if build is not None:
                self.because("build", build.a, self.pays_back(st, g), -1)
                return build
            if st.built[g] < GOOD_LEVEL * st.tables.count[g] and price > spare:
                return self.pledge_for(st, seat, price - spare)
        if spare <= 0 or self.pledged_in == st.turns:
            return None
        return lift_one(st, seat, spare - st.tables.salary // 2)

    def best_group(self, st: State, seat: i64) -> i64:
        """Return the whole group in which the next houses earn most for their price, or -1."""
        t = st.tables
        best: i64 = -1
        most: i64 = 0
        for g in range(t.streets):
            if st.whole[g] == seat and st.pledges[g] == 0:
                rate = self.rate(st, g)
                if rate > most:
                    most = rate
                    best = g
        return best

    def rate(self, st: State, g: i64) -> i64:
        """Return what the next levels of a group earn for their price; 0 where it should not build on."""
        t = st.tables
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
        """Return how many opponents' throws pay the next level back, in tenths."""
        land = self.odds(st)
        level = st.level[lowest_street(st, g)]
        more = land.income[g * 6 + min(level + 1, 5)] - land.income[g * 6 + level]
        return land.house[g] * 1000 // max(more, 1)

    def pledge_for(self, st: State, seat: i64, lacking: i64) -> Action | None:
        """Mortgage what earns least, if that is enough for the next house."""
        t = st.tables
        best: i64 = -1
        total: i64 = 0
        for deed in range(t.deeds):
            if st.owner[deed] == seat and st.pledged[deed] == 0 and st.whole[t.group[deed]] != seat:
                if st.held[t.group[deed] * SEATS + seat] == 1:
                    total += t.value[deed]
                    if best < 0 or t.value[deed] > t.value[best]:
                        best = deed
        if best < 0 or total < lacking:
            return None
        pledge = Action(MORTGAGE, seat, best)
        if engine.refuse(st, pledge) != FINE:
            return None
        self.pledged_in = st.turns
        return pledge

    def raise_money(self, st: State, seat: i64, debt: Debt) -> Action:
        """Mortgage single deeds first, those that earn least for their value."""
        t = st.tables
        land = self.odds(st)
        best: i64 = -1
        least: i64 = 1 << 40
        for deed in range(t.deeds):
            g = t.group[deed]
            if st.owner[deed] == seat and st.pledged[deed] == 0 and st.whole[g] != seat:
                held = st.held[g * SEATS + seat]
                cost = land.income[g * 6 + (held - 1 if g >= t.streets else 0)] * 100 * held // t.value[deed]
                if cost < least:
                    least = cost
                    best = deed
        if best >= 0 and ask.liquidation(st, seat) >= debt.amount:
            pledge = Action(MORTGAGE, seat, best)
            if engine.refuse(st, pledge) == FINE:
                return pledge
        return legal.default(st)

    # Deeds ---------------------------------------------------------------------------------------

    def value(self, st: State, seat: i64, deed: i64) -> i64:
        """Return what a deed is worth here: what it brings, and what it would bring to others."""
        land = self.odds(st)
        mine = worth.gain(st, land, seat, 1 << deed, 0)
        return mine + worth.denial(st, land, seat, deed) * self.blocking // 100

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
        self.because("buy", deed, value, -1)
        left = cash - price - self.reserve(st, seat)
        return Action(BUY if left >= self.lacking(st, seat) or value >= 2 * price else DECLINE, seat)

    def limit(self, st: State, seat: i64, lot: Auction) -> i64:
        """Bid by value, never more than the reserve allows."""
        value = self.value(st, seat, lot.deed)
        if self.lacking(st, seat) > 0:
            value = value * 2 // 3
        return min(value * self.bids // 100, st.seats[seat].cash - self.reserve(st, seat) // 2)

    def building_limit(self, st: State, seat: i64, lot: Auction) -> i64:
        """Scarce buildings are worth three times their price while others wait for them."""
        return min(3 * lot.least + st.tables.salary // 2, st.seats[seat].cash - self.reserve(st, seat) // 2)

    def leaves_jail(self, st: State, seat: i64) -> bool:
        """Out while there is something to buy and little to pay; later jail is the safest place."""
        danger = worth.board_risk(st, self.odds(st), seat)
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
        if st.turns < self.quiet_until or unowned(st) > EARLY:
            return None
        if self.lacking(st, seat) > 0:
            sale = self.sale(st, seat)
            if sale is not None:
                return sale
        deals = search(st, self.odds(st), seat, self.talks)
        if len(deals) == 0:
            self.quiet_until = st.turns + 2 * len(st.seats)
            return None
        return self.put(st, seat, deals[0])

    def lacking(self, st: State, seat: i64) -> i64:
        """Return the price of three houses everywhere in the best group, 0 if there is none to build on."""
        g = self.best_group(st, seat)
        if g < 0:
            return 0
        levels = max(min(GOOD_LEVEL, st.tables.hotel - 1) * st.tables.count[g] - st.built[g], 0)
        return levels * st.tables.house[lowest_street(st, g)]

    def sale(self, st: State, seat: i64) -> Offer | None:
        """Sell a deed that helps nobody to the richest partner, to build with the money."""
        if st.seats[seat].cash >= self.lacking(st, seat):
            return None
        rich: i64 = -1
        for other in range(len(st.seats)):
            if other != seat and st.seats[other].out == PLAYING and st.turns >= self.talks.until[other]:
                if rich < 0 or st.seats[other].cash > st.seats[rich].cash:
                    rich = other
        junk = spare_deed(st, seat, rich) if rich >= 0 else -1
        if junk < 0 or st.seats[rich].cash < st.tables.price[junk]:
            return None
        price = st.tables.price[junk]
        return self.put(st, seat, Deal(rich, 0, 1 << junk, -price // 2, price))

    def put(self, st: State, seat: i64, deal: Deal) -> Offer | None:
        """Put a deal to its partner at the price the talks have come to."""
        percent = share(st, self.odds(st), seat, deal.other, self.fair_alone, self.fair)
        step = self.talks.opens(deal)
        keep = self.reserve(st, seat) // 2 + max(self.lacking(st, seat), 0)
        offer = offer_for(st, seat, deal, step, percent, keep)
        if offer is None:
            self.talks.waiting = -1
            self.talks.rest(st, deal.other)
            return None
        self.because("offer", ask.lowest_bit(deal.gets | deal.gives), deal.mine, deal.other)
        return offer

    def objection(self, st: State, seat: i64, offer: Offer) -> str:
        """Weigh both sides, the cash left, and who would profit most."""
        land = self.odds(st)
        other = offer.seat
        cash = offer.cash - offer.want_cash
        mine = worth.gain(st, land, seat, offer.deeds, offer.want_deeds) + cash
        if won(st, seat, offer.deeds) == 0:
            mine -= handed(st, other, offer.want_deeds)
        theirs = worth.gain(st, land, other, offer.want_deeds, offer.deeds) - cash
        if mine <= st.tables.salary // 40:
            return "too-little"
        if mine * 100 < theirs * share(st, land, seat, other, self.fair_alone, self.fair):
            return "helps-leader" if st.alive > 2 and leads(st, land, other) else "helps-you-more"
        left = st.seats[seat].cash + cash - ask.interest_due(st, offer.deeds)
        if left < self.reserve(st, seat) // 2 and cash < 0:
            return "needs-cash"
        self.because("accept", -1, mine, other)
        return ""


def handed(st: State, other: i64, deeds: i64) -> i64:
    """Return the prices of the deeds that would bring somebody nearer to a group."""
    t = st.tables
    total: i64 = 0
    for deed in range(t.deeds):
        if deeds & (1 << deed) and st.held[t.group[deed] * SEATS + other]:
            total += t.price[deed]
    return total


def owes_mortgages(st: State, seat: i64) -> bool:
    """Tell whether a seat has mortgaged anything."""
    t = st.tables
    return any(st.pledges[g] and st.held[g * SEATS + seat] for g in range(t.groups))
