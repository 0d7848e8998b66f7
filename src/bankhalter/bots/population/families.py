"""The families of the population: what each of them is after.

Each class is a family, each number a member of it with limits of its own.
"""

from __future__ import annotations

from bankhalter.bots.population.member import Member, missing_part
from bankhalter.bots.thinking.deals import in_grain, listed, offer_of
from bankhalter.bots.thinking.list_prices import is_free, is_single
from bankhalter.core import bits, engine
from bankhalter.core.actions import Offer
from bankhalter.core.codes import FINE, PLAYING, SEATS
from bankhalter.core.decisions import Auction
from bankhalter.core.native import i64
from bankhalter.core.state import State


class Collector(Member):
    """Buys single deeds for cash from the first round on, at 80 to 190 per cent of their price."""

    def __init__(self, number: i64, seed: i64 = 0) -> None:
        super().__init__(number, seed)
        self.lowest = self.between_of(80, 120)
        self.highest = self.between_of(110, 190)
        self.asks = self.between_of(1, 3)
        self.pace = 1
        self.nearest = self.habits.below(3) > 0
        self.sells = self.between_of(150, 300)
        self.helps = self.between_of(200, 400)

    def wish(self, st: State, seat: i64) -> Offer | None:
        """Ask for a deed, at any price within its limits."""
        deed = self.wished(st, seat, self.nearest)
        if deed < 0:
            return None
        spread = max(self.highest - self.lowest, 0)
        return self.offer_cash(st, seat, deed, self.lowest + self.whim.below(spread + 1))


class Miser(Member):
    """Keeps one to three salaries, builds little, sells dearly and offers little."""

    def __init__(self, number: i64, seed: i64 = 0) -> None:
        super().__init__(number, seed)
        self.plain = self.habits.below(2) == 0
        self.full = False
        self.keep = self.between_of(80, 300)
        self.levels = self.between_of(2, 4)
        self.bidding = self.between_of(30, 80)
        self.sells = self.between_of(150, 300)
        self.lowest = self.between_of(50, 100)

    def wish(self, st: State, seat: i64) -> Offer | None:
        """Offer little for what would bring it nearer to a group."""
        deed = self.wished(st, seat, True)
        return self.offer_cash(st, seat, deed, self.lowest) if deed >= 0 else None


class Hoarder(Member):
    """Sits on houses: builds to four and never a hotel, with hardly any reserve; likes cheap groups."""

    def __init__(self, number: i64, seed: i64 = 0) -> None:
        super().__init__(number, seed)
        self.plain = self.habits.below(2) == 0
        self.full = False
        self.keep = self.between_of(5, 50)
        self.levels = 4
        self.bidding = self.between_of(80, 120)
        self.rich = self.between_of(100, 180)

    def wish(self, st: State, seat: i64) -> Offer | None:
        """Pay well for the last deeds of a group."""
        for g in range(st.tables.streets):
            deeds = missing_part(st, seat, g)
            if deeds and deeds & (deeds - 1) == 0:
                return self.offer_cash(st, seat, bits.lowest(deeds), self.rich)
        return None


class CashBuyer(Member):
    """Offers half of its cash or all of it for whatever completes a group."""

    def __init__(self, number: i64, seed: i64 = 0) -> None:
        super().__init__(number, seed)
        self.portion = self.between_of(50, 100)
        self.floor = self.between_of(80, 150)

    def wish(self, st: State, seat: i64) -> Offer | None:
        """Offer a share of all cash for the rest of a group."""
        t = st.tables
        for g in range(t.streets):
            deeds = missing_part(st, seat, g)
            cash = st.seats[seat].cash * self.portion // 100 // t.grain * t.grain
            if deeds and cash >= listed(st, deeds) * self.floor // 100:
                offer = Offer(seat, st.owner[bits.lowest(deeds)], cash, 0, 0, 0, deeds)
                if engine.refuse(st, offer) == FINE:
                    return offer
        return None


class Loner(Member):
    """Never trades."""

    def objection(self, st: State, seat: i64, offer: Offer) -> str:
        """Decline."""
        return "no-trade"


class Bundler(Member):
    """Asks for the rest of a group with single deeds and cash, together a little above the printed price."""

    def __init__(self, number: i64, seed: i64 = 0) -> None:
        super().__init__(number, seed)
        self.asks = self.between_of(1, 3)
        self.total = self.between_of(98, 125)
        self.first: i64 = 0  # the group to begin with

    def wish(self, st: State, seat: i64) -> Offer | None:
        """Put a bundle together, for another group each time."""
        streets = st.tables.streets
        for k in range(streets):
            g = (self.first + k) % streets
            deeds = missing_part(st, seat, g)
            if deeds:
                self.first = (g + 1) % streets
                return self.bundle(st, seat, g, deeds)
        return None

    def bundle(self, st: State, seat: i64, g: i64, gets: i64) -> Offer | None:
        """Pay with deeds that help nobody, and the rest in cash."""
        other = st.owner[bits.lowest(gets)]
        price = listed(st, gets) * self.total // 100
        gives = self.lone_deeds(st, seat, other, g, price)
        cash = min(max(in_grain(st, price - listed(st, gives)), 0), st.seats[seat].cash)
        offer = offer_of(seat, other, gets, gives, cash // st.tables.grain * st.tables.grain)
        return offer if engine.refuse(st, offer) == FINE else None


class Nag(Member):
    """Asks for the same deed again and again, at one and a half to three times its price."""

    def __init__(self, number: i64, seed: i64 = 0) -> None:
        super().__init__(number, seed)
        self.asks = self.between_of(2, 5)
        self.pace = 1
        self.rich = self.between_of(150, 300)
        self.target: i64 = -1

    def wish(self, st: State, seat: i64) -> Offer | None:
        """Ask once more, until it has it."""
        target = self.target
        if target < 0 or st.owner[target] < 0 or st.owner[target] == seat or not is_free(st, target):
            self.target = self.wished(st, seat, True)
        return self.offer_cash(st, seat, self.target, self.rich) if self.target >= 0 else None


class Sitter(Member):
    """Stays in jail as long as it may; a builder with little reserve otherwise."""

    def __init__(self, number: i64, seed: i64 = 0) -> None:
        super().__init__(number, seed)
        self.keep = self.between_of(10, 60)

    def leaves_jail(self, st: State, seat: i64) -> bool:
        """Stay."""
        return False

    def wish(self, st: State, seat: i64) -> Offer | None:
        """Offer a fair price for the last deed of a group."""
        for g in range(st.tables.streets):
            deeds = missing_part(st, seat, g)
            if deeds and deeds & (deeds - 1) == 0:
                return self.offer_cash(st, seat, bits.lowest(deeds), self.nears)
        return None


class PriceLister(Member):
    """Goes by the printed prices: buys a little above, sells a little below, whatever it does to groups."""

    def __init__(self, number: i64, seed: i64 = 0) -> None:
        super().__init__(number, seed)
        self.full = False
        low = self.between_of(96, 110)
        high = self.between_of(92, 105)
        self.sells = low
        self.helps = low
        self.last = low + self.between_of(0, 100)
        self.buys = high
        self.nears = high
        self.lacks = high + self.between_of(0, 100)
        self.asks = self.between_of(1, 2)

    def wish(self, st: State, seat: i64) -> Offer | None:
        """Sell when there is no money, buy when there is."""
        t = st.tables
        if st.seats[seat].cash < t.salary // 2:
            return self.sell_one(st, seat)
        deed = self.wished(st, seat, True)
        rich = st.seats[seat].cash > 2 * t.salary
        return self.offer_cash(st, seat, deed, self.nears + 8) if deed >= 0 and rich else None

    def sell_one(self, st: State, seat: i64) -> Offer | None:
        """Offer a single deed to whoever has most cash, for a little less than its price."""
        buyer = richest_other(st, seat)
        for deed in range(st.tables.deeds - 1, -1, -1):
            if buyer >= 0 and is_single(st, seat, deed):
                offer = offer_of(seat, buyer, 0, 1 << deed, -in_grain(st, st.tables.price[deed] * 9 // 10))
                if st.seats[buyer].cash >= offer.want_cash and engine.refuse(st, offer) == FINE:
                    return offer
        return None


class DealMaker(Member):
    """Deals by hidden limits of its own for every group: offers part of the way, then more."""

    def __init__(self, number: i64, seed: i64 = 0) -> None:
        super().__init__(number, seed)
        self.plain = self.habits.below(6) == 0
        self.full = not self.plain and self.habits.below(2) == 0
        self.asks = self.between_of(1, 3)
        self.pace = self.between_of(1, 2)
        self.taste: list[int] = [int(self.between_of(70, 160)) for _ in range(16)]  # per cent, by group
        self.step = self.between_of(5, 30)
        self.refused: list[int] = [0] * 40

    def paid_price(self, st: State, seat: i64, gets: i64) -> i64:
        """Scale by its taste."""
        taste: i64 = self.taste[st.tables.group[bits.lowest(gets)] % 16] if gets else 100
        return super().paid_price(st, seat, gets) * taste // 100

    def asked_price(self, st: State, seat: i64, other: i64, gives: i64) -> i64:
        """Scale by its taste, but sell nothing below the printed price."""
        taste: i64 = self.taste[st.tables.group[bits.lowest(gives)] % 16] if gives else 100
        return super().asked_price(st, seat, other, gives) * max(taste, 100) // 100

    def wish(self, st: State, seat: i64) -> Offer | None:
        """Ask for the rest of a group, else for a deed that brings it nearer, within its limits."""
        for g in range(st.tables.streets):
            deeds = missing_part(st, seat, g)
            if deeds:
                offer = self.reach_out(st, seat, g, deeds)
                if offer is not None:
                    return offer
        deed = self.wished(st, seat, True)
        if deed < 0 or st.held[st.tables.group[deed] * SEATS + seat] == 0:
            return None
        return self.reach_out(st, seat, st.tables.group[deed], 1 << deed)

    def reach_out(self, st: State, seat: i64, g: i64, gets: i64) -> Offer | None:
        """Offer a share of the limit, more each time, partly in deeds that may help the other."""
        other = st.owner[bits.lowest(gets)]
        share = min(55 + self.step * self.refused[g], 100)
        price = self.paid_price(st, seat, gets) * share // 100
        self.refused[g] = 0 if share == 100 else self.refused[g] + 1
        gives: i64 = 0
        if self.refused[g] % 2 == 1:
            gives = self.lone_deeds(st, seat, other, g, price)
        cash = min(price - listed(st, gives), st.seats[seat].cash - st.tables.salary // 4)
        if cash < 0 or (cash < price // 2 and gives == 0):
            return None
        offer = offer_of(seat, other, gets, gives, cash // st.tables.grain * st.tables.grain)
        return offer if engine.refuse(st, offer) == FINE else None


# Only among those kept aside -----------------------------------------------------------------------------


class Swapper(Member):
    """Swaps deed for deed so that both come nearer to a group, with cash for the difference of the prices."""

    def __init__(self, number: i64, seed: i64 = 0) -> None:
        super().__init__(number, seed)
        self.asks = self.between_of(1, 3)
        self.generous = self.between_of(0, 60)  # per cent of the price added
        self.sells = self.between_of(120, 250)

    def wish(self, st: State, seat: i64) -> Offer | None:
        """Give a deed of which the other has more for one of which it has more itself."""
        deed = self.wished(st, seat, True)
        if deed < 0 or st.held[st.tables.group[deed] * SEATS + seat] == 0:
            return None
        other = st.owner[deed]
        for give in range(st.tables.deeds):
            g = st.tables.group[give]
            if is_single(st, seat, give) and st.held[g * SEATS + other] and g != st.tables.group[deed]:
                return self.swap(st, seat, other, deed, give)
        return None

    def swap(self, st: State, seat: i64, other: i64, deed: i64, give: i64) -> Offer | None:
        """Add what the prices differ by, and something on top."""
        price = st.tables.price
        cash = in_grain(st, price[deed] - price[give] + price[deed] * self.generous // 100)
        offer = offer_of(seat, other, 1 << deed, 1 << give, cash)
        return offer if engine.refuse(st, offer) == FINE else None


class Speculator(Member):
    """Buys and bids for everything with hardly any reserve, and sells what others lack for a ransom."""

    def __init__(self, number: i64, seed: i64 = 0) -> None:
        super().__init__(number, seed)
        self.plain = self.habits.below(2) == 0
        self.full = False
        self.keep = self.between_of(0, 25)
        self.bidding = self.between_of(100, 150)
        self.ransom = self.between_of(200, 500)
        self.asks = self.between_of(1, 3)
        self.rich = self.between_of(100, 140)

    def limit(self, st: State, seat: i64, lot: Auction) -> i64:
        """Bid above the price whatever it is."""
        return min(super().limit(st, seat, lot), st.seats[seat].cash)

    def wish(self, st: State, seat: i64) -> Offer | None:
        """Offer somebody the last deed of a group for a ransom, else buy for cash."""
        t = st.tables
        for deed in range(t.deeds):
            if is_single(st, seat, deed):
                for other in range(len(st.seats)):
                    if other != seat and st.seats[other].out == PLAYING:
                        if self.completes_with(st, other, 1 << deed, deed) and self.whim.below(2):
                            return self.demand_ransom(st, seat, other, deed)
        deed = self.wished(st, seat, True)
        return self.offer_cash(st, seat, deed, self.rich) if deed >= 0 else None

    def demand_ransom(self, st: State, seat: i64, other: i64, deed: i64) -> Offer | None:
        """Ask for several times the price, as far as the other's cash goes."""
        price = min(st.tables.price[deed] * self.ransom // 100, st.seats[other].cash)
        cash = price // st.tables.grain * st.tables.grain
        offer = offer_of(seat, other, 0, 1 << deed, -cash)
        return offer if cash > st.tables.price[deed] and engine.refuse(st, offer) == FINE else None


def richest_other(st: State, seat: i64) -> i64:
    """Return who else has most cash."""
    rich: i64 = -1
    for other in range(len(st.seats)):
        if other != seat and st.seats[other].out == PLAYING:
            if rich < 0 or st.seats[other].cash > st.seats[rich].cash:
                rich = other
    return rich
