"""The published fixed-policy players FP-A, FP-B and FP-C, written anew from their description.

Each comes with two ways to answer an offer: *loose* as released, *strict* as in the paper. Where the
description speaks of phases this engine does not have (business only out of turn), they act when somebody
else's turn begins; a sale to the bank at half price is a mortgage here, which official rules know instead.
"""

from __future__ import annotations

from bankhalter.bots.players.sensible import Sensible, way_out
from bankhalter.bots.players.simple import clear_offer, completes
from bankhalter.bots.thinking.deals import listed, within, won
from bankhalter.core import engine, legal
from bankhalter.core.actions import Action, Offer
from bankhalter.core.codes import (
    BID,
    BUILD,
    BUY,
    DECLINE,
    DEED,
    END_TURN,
    FINE,
    LIFT,
    MORTGAGE,
    PASS,
    PLAYING,
    SEATS,
    THROW,
    UTILITY,
)
from bankhalter.core.decisions import Auction, Debt
from bankhalter.core.native import i64, mypyc_attr
from bankhalter.core.rules import auction, build, mortgage, rent
from bankhalter.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Fixed(Sensible):
    """FP-A; the others change what they want, what they shun and how far they build."""

    def __init__(self) -> None:
        super().__init__()
        self.strict = True
        self.top: i64 = 5  # builds up to this level
        self.wishes: i64 = 0  # deeds it wants at any rate, as a mask; worked out at the first question
        self.shuns = False  # utilities
        self.ready = False
        self.queue: list[Offer] = []  # offers of this turn still to be made
        self.queued_in: i64 = -1

    # What it wants -------------------------------------------------------------------------------

    def learn(self, st: State) -> None:
        """Work out the wanted deeds of this board."""
        if not self.ready:
            self.ready = True
            self.wishes = self.wanted_deeds(st)

    def wanted_deeds(self, st: State) -> i64:
        """Return the deeds wanted at any rate."""
        return 0

    def eager(self, st: State, seat: i64) -> bool:
        """Tell whether it asks for wanted deeds anywhere."""
        return False

    # Own turn ------------------------------------------------------------------------------------

    def choose(self, st: State, seat: i64) -> Action:
        """Learn the board first."""
        self.learn(st)
        return super().choose(st, seat)

    def before_throw(self, st: State, seat: i64) -> Action:
        """Make the offers of this turn, then leave jail or throw; no building in the own turn."""
        if self.queued_in != st.turns:
            self.queued_in = st.turns
            self.queue = self.offers(st, seat)
        while len(self.queue) > 0:
            offer = self.queue.pop()
            if engine.refuse(st, offer) == FINE:
                return offer
        return self.throw_or_leave(st, seat)

    def throw_or_leave(self, st: State, seat: i64) -> Action:
        """With a salary in hand use the card or pay; else stay."""
        s = st.seats[seat]
        if s.jail and s.cash >= st.tables.salary:
            out = way_out(st, seat)
            if out is not None:
                return out
        if len(st.offers) > 0 and st.tables.offers_block:
            return clear_offer(st, seat)
        if s.jail and engine.refuse(st, Action(THROW, seat)) != FINE:
            return Action(END_TURN, seat)
        return Action(THROW, seat)

    def between(self, st: State, seat: i64) -> Action | None:
        """Build without any reserve, then lift mortgages that leave a salary."""
        self.learn(st)
        cash = st.seats[seat].cash
        if cash == self.looked_at:
            return None
        deal = self.build_best(st, seat)
        if deal is None:
            deal = self.lift_first(st, seat)
        if deal is None:
            self.looked_at = cash
        return deal

    def build_best(self, st: State, seat: i64) -> Action | None:
        """Build where the extra rent exceeds the price most."""
        t = st.tables
        best: Action | None = None
        most: i64 = -(1 << 40)
        for deed in range(t.deeds):
            if st.owner[deed] == seat and st.whole[t.group[deed]] == seat and t.group[deed] < t.streets:
                level = st.level[deed]
                if level < min(self.top, t.hotel):
                    now = rent.amount(st, deed)
                    extra = t.rent[deed * 6 + level + 1] - now - build.next_price(st, deed)
                    act = Action(BUILD, seat, deed)
                    if extra > most and engine.refuse(st, act) == FINE:
                        most = extra
                        best = act
        return best

    def lift_first(self, st: State, seat: i64) -> Action | None:
        """Lift the first mortgage that leaves a salary."""
        left = st.seats[seat].cash - st.tables.salary
        for deed in range(st.tables.deeds):
            if st.owner[deed] == seat and st.pledged[deed] and mortgage.lift_cost(st, deed) <= left:
                lift = Action(LIFT, seat, deed)
                if engine.refuse(st, lift) == FINE:
                    return lift
        return None

    # Buying --------------------------------------------------------------------------------------

    def shunned(self, st: State, deed: i64) -> bool:
        """Tell whether it never takes a deed."""
        return self.shuns and st.tables.deed_kind[deed] == UTILITY

    def buy_or_not(self, st: State, seat: i64, deed: i64) -> Action:
        """Buy what leaves a salary, what is wanted, and what completes a group."""
        price = st.tables.price[deed]
        cash = st.seats[seat].cash
        if self.shunned(st, deed):
            return Action(DECLINE, seat)
        if cash >= price:
            wanted = self.wishes & (1 << deed) != 0
            good = cash - price >= st.tables.salary or wanted or completes(st, seat, deed)
            return Action(BUY if good else DECLINE, seat)
        if completes(st, seat, deed):
            pledge = self.pledge_covering(st, seat, price)
            if pledge is not None:
                return pledge
        return Action(DECLINE, seat)

    def pledge_covering(self, st: State, seat: i64, price: i64) -> Action | None:
        """Mortgage the cheapest deed, none that stands alone, whose mortgage covers the price."""
        t = st.tables
        best: i64 = -1
        for deed in range(t.deeds):
            if (
                st.owner[deed] == seat
                and st.held[t.group[deed] * SEATS + seat] > 1
                and t.value[deed] >= price
            ):
                if best < 0 or t.price[deed] < t.price[best]:
                    if engine.refuse(st, Action(MORTGAGE, seat, deed)) == FINE:
                        best = deed
        return Action(MORTGAGE, seat, best) if best >= 0 else None

    def bid_or_pass(self, st: State, seat: i64, lot: Auction) -> Action:
        """Go halfway to the price; beyond it only for what is wanted or completes a group."""
        if lot.what != DEED:
            return super().bid_or_pass(st, seat, lot)
        grain = st.tables.grain
        cash = st.seats[seat].cash
        amount = self.next_bid(st, seat, lot, max(lot.high, 0), cash)
        amount = max(amount // grain * grain, auction.lowest_bid(st, lot)) if amount > 0 else 0
        if amount <= 0 or amount >= cash or self.shunned(st, lot.deed):
            return Action(PASS, seat)
        return Action(BID, seat, amount)

    def next_bid(self, st: State, seat: i64, lot: Auction, now: i64, cash: i64) -> i64:
        """Return the amount to bid, 0 to drop out."""
        price = st.tables.price[lot.deed]
        if self.wishes & (1 << lot.deed):
            return now + (cash - now) // 6
        if now < price:
            return now + (price - now + 1) // 2
        return now + (cash - now) // 4 if completes(st, seat, lot.deed) else 0

    # Offers --------------------------------------------------------------------------------------

    def offers(self, st: State, seat: i64) -> list[Offer]:
        """Return the offers of a turn: swaps, else asks, else sales."""
        sells = self.sales(st, seat)
        cash = st.seats[seat].cash
        if cash < st.tables.salary:
            return one_each(sells)
        asks = self.asks(st, seat)
        swaps = swapped(st, sells, asks)
        if len(swaps) > 0:
            return swaps
        if len(asks) > 0:
            return self.affordable(st, one_each(asks), cash - st.tables.salary // 2)
        return one_each(sells)

    def affordable(self, st: State, asks: list[Offer], spare: i64) -> list[Offer]:
        """Raise the asks by half, as long as half a salary stays."""
        out: list[Offer] = []
        grain = st.tables.grain
        for ask_for in asks:
            cash = -(-ask_for.cash * 3 // 2 // grain) * grain
            if cash < spare:
                spare -= cash
                out.append(Offer(ask_for.seat, ask_for.to, cash, 0, 0, 0, ask_for.want_deeds))
        return out

    def sales(self, st: State, seat: i64) -> list[Offer]:
        """Own lone streets that complete a group for somebody, at half their cash or more."""
        t = st.tables
        out: list[Offer] = []
        grain = t.grain
        for deed in range(t.deeds - 1, -1, -1):
            if self.lone(st, seat, deed):
                for other in range(len(st.seats)):
                    if other != seat and st.seats[other].out == PLAYING and completes(st, other, deed):
                        price = max(t.price[deed] * 3 // 2, st.seats[other].cash // 2) // grain * grain
                        if price <= st.seats[other].cash:
                            out.append(Offer(seat, other, 0, 1 << deed, 0, price))
        return out

    def asks(self, st: State, seat: i64) -> list[Offer]:
        """Others' lone streets that complete a group here, and wanted deeds when eager."""
        t = st.tables
        out: list[Offer] = []
        eager = self.eager(st, seat)
        for deed in range(t.deeds):
            other = st.owner[deed]
            if other >= 0 and other != seat and st.built[t.group[deed]] == 0 and st.pledged[deed] == 0:
                fits = self.lone(st, other, deed) and completes(st, seat, deed)
                if fits or (eager and self.wishes & (1 << deed)):
                    price = -(-t.price[deed] * 3 // 4 // t.grain) * t.grain
                    if price <= st.seats[seat].cash:
                        out.append(Offer(seat, other, price, 0, 0, 0, 1 << deed))
        return out

    def lone(self, st: State, seat: i64, deed: i64) -> bool:
        """Tell whether a deed is an unmortgaged street that stands alone in its owner's hand."""
        t = st.tables
        g = t.group[deed]
        mine = st.owner[deed] == seat and st.held[g * SEATS + seat] == 1
        return mine and g < t.streets and st.pledged[deed] == 0

    # Answers -------------------------------------------------------------------------------------

    def objection(self, st: State, seat: i64, offer: Offer) -> str:
        """Count groups won and lost, then the price list, by the strict or the loose rule."""
        self.learn(st)
        pays = offer.want_cash - offer.cash
        if offer.deeds == 0 and offer.cash == 0:
            return "too-little"
        if pays > st.seats[seat].cash:
            return "needs-cash"
        if mortgage.interest_due(st, offer.deeds | offer.want_deeds):
            return "mortgaged"
        for deed in range(st.tables.deeds):
            if offer.deeds & (1 << deed) and self.shunned(st, deed):
                return "no-trade"
        groups = won(st, seat, offer.deeds) - lost(st, seat, offer.want_deeds)
        balance = listed(st, offer.deeds) - listed(st, offer.want_deeds) - pays
        left = st.seats[seat].cash - pays
        if self.strict:
            return "" if groups > 0 or balance > 0 else "too-little"
        return loose(st, groups, balance, left)

    def raise_money(self, st: State, seat: i64, debt: Debt) -> Action:
        """Mortgages, cheapest first, then buildings: what the engine does by itself."""
        return legal.default(st)


def loose(st: State, groups: i64, balance: i64, left: i64) -> str:
    """The released rule: no group lost and some cash left is enough."""
    if groups < 0:
        return "own-group"
    if groups > 0:
        return ""
    salary = st.tables.salary
    return "too-little" if left < salary // 2 or (left < salary and balance <= 0) else ""


def lost(st: State, seat: i64, deeds: i64) -> i64:
    """Return how many deeds of whole groups are given away."""
    count: i64 = 0
    for g in range(st.tables.groups):
        if st.whole[g] == seat:
            count += within(st, g, deeds)
    return count


def one_each(offers: list[Offer]) -> list[Offer]:
    """Keep the first offer to each player."""
    seen: i64 = 0
    out: list[Offer] = []
    for offer in offers:
        if not seen & (1 << offer.to):
            seen |= 1 << offer.to
            out.append(offer)
    return out


def swapped(st: State, sells: list[Offer], asks: list[Offer]) -> list[Offer]:
    """Join a sale and an ask with the same player into a swap with the difference in cash."""
    out: list[Offer] = []
    for sell in one_each(sells):
        for ask_for in one_each(asks):
            if ask_for.to == sell.to and ask_for.want_deeds != sell.deeds:
                cash = ask_for.cash - sell.want_cash
                give: i64 = max(cash, 0)
                want: i64 = max(-cash, 0)
                out.append(Offer(sell.seat, sell.to, give, sell.deeds, 0, want, ask_for.want_deeds))
    return out


def dearest(st: State, g: i64) -> i64:
    """Return all deeds of a group as a mask."""
    t = st.tables
    mask: i64 = 0
    for i in range(t.first[g], t.first[g] + t.count[g]):
        mask |= 1 << t.members[i]
    return mask


class FixedA(Fixed):
    """FP-A, strict."""


class FixedB(Fixed):
    """FP-B, strict: stations and the dearest streets at any rate, no utilities."""

    def __init__(self) -> None:
        super().__init__()
        self.shuns = True

    def wanted_deeds(self, st: State) -> i64:
        """Stations and the last street group."""
        t = st.tables
        return dearest(st, t.streets) | dearest(st, t.streets - 1)

    def eager(self, st: State, seat: i64) -> bool:
        """Ask everywhere as soon as it owns a station."""
        return st.held[st.tables.streets * SEATS + seat] > 0


class FixedC(Fixed):
    """FP-C, strict: light blue, orange and stations; never more than three houses."""

    def __init__(self) -> None:
        super().__init__()
        self.top = 3

    def wanted_deeds(self, st: State) -> i64:
        """The second and the fourth street group, and stations."""
        return dearest(st, 1) | dearest(st, min(3, st.tables.streets - 1)) | dearest(st, st.tables.streets)

    def eager(self, st: State, seat: i64) -> bool:
        """Ask everywhere while a wanted group is missing, or with a station in hand."""
        lacks = st.whole[1] != seat or st.whole[min(3, st.tables.streets - 1)] != seat
        return lacks or st.held[st.tables.streets * SEATS + seat] > 0


class FixedALoose(FixedA):
    """FP-A with the acceptance rule as released."""

    def __init__(self) -> None:
        super().__init__()
        self.strict = False


class FixedBLoose(FixedB):
    """FP-B with the acceptance rule as released."""

    def __init__(self) -> None:
        super().__init__()
        self.strict = False


class FixedCLoose(FixedC):
    """FP-C with the acceptance rule as released."""

    def __init__(self) -> None:
        super().__init__()
        self.strict = False
