"""What all sensible players share: which question is asked, and the order of business in a turn.

The players of the ladder differ in the methods they put in the place of these.
"""

from __future__ import annotations

from typing import Final, cast

from bankhalter.bots.api import Bot
from bankhalter.bots.players.simple import (
    blocks,
    clear_offer,
    completes,
    lift_one,
    lowest_street,
    place,
    unowned,
)
from bankhalter.bots.thinking.deals import listed, offer_of
from bankhalter.core import bits, engine, legal
from bankhalter.core.actions import Action, Offer
from bankhalter.core.codes import (
    ACCEPT,
    ANYONE,
    AUCTION,
    BID,
    BUILD,
    BUY,
    DEBT,
    DECLINE,
    DEED,
    END_TURN,
    FINE,
    HOUSE,
    LIFT,
    MORTGAGE,
    OPEN,
    PASS,
    PAY_FINE,
    PLACE,
    PLAY_CARD,
    PURCHASE,
    REJECT,
    REST,
    THROW,
    TURN,
    WANT,
    WANTS,
)
from bankhalter.core.decisions import Auction, Debt, Purchase, Turn, Wants
from bankhalter.core.native import i64, mypyc_attr
from bankhalter.core.rules import auction, build, shortage
from bankhalter.core.state import State

MOST_BUSY: Final = 60  # open actions in one turn
PRICE_WORDS: Final = ("too-little", "too-dear", "helps-you-more", "helps-leader")  # more cash may mend that
COUNTER_PAUSE: Final = 4  # rounds between two counter-offers
REASONS: Final = {  # for actions that speak of a deed, or of nothing
    int(BUILD): "build-on",
    int(LIFT): "lift",
    int(MORTGAGE): "raise",
    int(DECLINE): "save",
    int(PASS): "pass",
    int(PAY_FINE): "leave",
    int(PLAY_CARD): "leave",
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Sensible(Bot):
    """Buys, builds, bids and leaves jail by its methods; makes no offers and takes none."""

    def __init__(self) -> None:
        self.looked_at: i64 = -1  # the cash with which nothing was to be done between turns
        self.busy_in: i64 = -1  # a turn, and how often it did business in it
        self.busy: i64 = 0
        self.asked_in: i64 = -1  # the turn in which it last looked for a deal
        self.haggles = False  # whether it names its own price for what it declines …
        self.counter: Offer | None = None  # … which it is about to do …
        self.counter_in: i64 = -1  # … in this turn, …
        self.silent_until: i64 = 0  # … and not again before this one
        self.reason: str = ""  # why the last offer was declined
        self.word: str = ""  # for the last choice
        self.deed: i64 = -1
        self.amount: i64 = 0
        self.other: i64 = -1

    # The questions -----------------------------------------------------------------------------

    def choose(self, st: State, seat: i64) -> Action:
        """Answer the decision on top, and know why."""
        self.word = ""
        action = self.answer(st, seat)
        if not self.word:
            self.find_reason(st, seat, action)
        return action

    def answer(self, st: State, seat: i64) -> Action:
        """Answer the decision on top, doing business before a throw."""
        k = st.top.kind
        if k == TURN:
            return self.before_throw(st, seat)
        if k == REST:
            return Action(END_TURN, seat)
        if k == PURCHASE:
            return self.buy_or_not(st, seat, cast(Purchase, st.top).deed)
        if k == AUCTION:
            return self.bid_or_pass(st, seat, cast(Auction, st.top))
        if k == DEBT:
            return self.raise_money(st, seat, cast(Debt, st.top))
        if k == WANTS:
            return Action(WANT, seat, self.wanted(st, seat, cast(Wants, st.top).what))
        if k == PLACE:
            return place(st, seat)
        return legal.default(st)

    def between(self, st: State, seat: i64) -> Action | None:
        """Name its own price for what it has just declined; build with what the last turn brought."""
        offer = self.counter
        self.counter = None
        if offer is not None and self.counter_in == st.turns and engine.refuse(st, offer) == FINE:
            self.because("counter", -1, offer.want_cash | offer.cash, offer.to)
            return offer
        cash = st.seats[seat].cash
        if cash == self.looked_at:
            return None
        self.word = ""
        deal = self.spend(st, seat) if self.may_spend(st) else None
        if deal is None:
            self.looked_at = cash
        elif not self.word:
            self.find_reason(st, seat, deal)
        return deal

    def may_spend(self, st: State) -> bool:
        """Come to an end in every turn, whatever one business makes of another."""
        if self.busy_in != st.turns:
            self.busy_in = st.turns
            self.busy = 0
        self.busy += 1
        return self.busy <= MOST_BUSY

    def reply(self, st: State, seat: i64, offer: Offer) -> Action | None:
        """Accept what `objection` has nothing against."""
        self.word = ""
        self.reason = self.objection(st, seat, offer)
        accept = Action(ACCEPT, seat, offer.number)
        if not self.reason and engine.refuse(st, accept) != FINE:
            self.reason = "impossible"
        if not self.reason:
            return accept
        self.counter = self.counter_to(st, seat, offer)
        self.word = ""
        return Action(REJECT, seat, offer.number)

    def counter_to(self, st: State, seat: i64, offer: Offer) -> Offer | None:
        """Return its own price for what it has just declined, now and then, where more cash would do."""
        reason = self.reason
        if not self.haggles or reason not in PRICE_WORDS or st.turns < self.silent_until:
            return None
        price = self.own_price(st, seat, offer)
        self.reason = reason
        if price is not None:
            self.counter_in = st.turns
            self.silent_until = st.turns + COUNTER_PAUSE * len(st.seats)
        return price

    def own_price(self, st: State, seat: i64, offer: Offer) -> Offer | None:
        """Return the same exchange for the least cash that is enough, None if the other cannot pay it."""
        grain = st.tables.grain
        goods = listed(st, offer.deeds | offer.want_deeds)
        low = (offer.cash - offer.want_cash) // grain
        high = min(low * grain + goods, st.seats[offer.seat].cash) // grain
        if offer.want_deeds == 0:
            high = min(high, -1)
        if offer.cards | offer.want_cards | offer.relief or high <= low:
            return None
        if self.objection(st, seat, priced(offer, high * grain)):
            return None
        while high - low > max(goods // (16 * grain), 1):
            middle = (low + high) // 2
            if self.objection(st, seat, priced(offer, middle * grain)):
                low = middle
            else:
                high = middle
        return offer_of(seat, offer.seat, offer.deeds, offer.want_deeds, -high * grain)

    def why_not(self) -> str:
        """Return why the last offer was declined."""
        return self.reason

    def explain(self) -> tuple[str, dict[str, int]]:
        """Return the word for the last choice."""
        return self.word, {"deed": int(self.deed), "amount": int(self.amount), "other": int(self.other)}

    def because(self, word: str, deed: i64, amount: i64, other: i64) -> None:
        """Remember why."""
        self.word = word
        self.deed = deed
        self.amount = amount
        self.other = other

    def find_reason(self, st: State, seat: i64, action: Action) -> None:
        """Remember why, where the method that decided has not said so."""
        k = action.kind
        if k == THROW:
            if st.seats[seat].jail:
                self.because("jail", -1, 0, -1)
        elif k == BUY:
            deed = cast(Purchase, st.top).deed
            self.because(why_buy(st, seat, deed), deed, st.tables.price[deed], -1)
        elif k == BID:
            lot = cast(Auction, st.top)
            self.because("bid" if lot.what == DEED else "bid-building", lot.deed, action.a, -1)
        elif k != END_TURN:
            self.because(REASONS.get(int(k), ""), action.a if k >= OPEN else -1, 0, -1)

    # A turn --------------------------------------------------------------------------------------

    def before_throw(self, st: State, seat: i64) -> Action:
        """Build and lift with spare cash, offer a trade, leave jail or not, throw."""
        deal = self.spend(st, seat) if self.may_spend(st) else None
        if deal is not None:
            return deal
        if self.may_ask(st):
            offer = self.proposal(st, seat)
            if offer is not None:
                return offer
        return self.throw_or_leave(st, seat)

    def may_ask(self, st: State) -> bool:
        """Look for a deal once a turn, and not while other offers stand."""
        if self.asked_in == st.turns or len(st.offers) > 0 or cast(Turn, st.top).first == 0:
            return False
        self.asked_in = st.turns
        return True

    def throw_or_leave(self, st: State, seat: i64) -> Action:
        """Get out of jail first if that is wanted."""
        if st.seats[seat].jail and self.leaves_jail(st, seat):
            out = way_out(st, seat)
            if out is not None:
                return out
        if len(st.offers) > 0 and st.tables.offers_block:
            return clear_offer(st, seat)
        return Action(THROW, seat)

    # What makes a style --------------------------------------------------------------------------

    def reserve(self, st: State, seat: i64) -> i64:
        """Return the cash to keep in hand."""
        return st.tables.salary

    def most_level(self, st: State) -> i64:
        """Return the level up to which it builds."""
        return st.tables.hotel

    def spend(self, st: State, seat: i64) -> Action | None:
        """Build on the dearest whole group that can be paid, or lift a mortgage."""
        spare = st.seats[seat].cash - self.reserve(st, seat)
        if spare <= 0:
            return None
        for g in range(st.tables.streets - 1, -1, -1):
            if st.whole[g] == seat:
                act = self.build_on(st, seat, g, spare)
                if act is not None:
                    return act
        return lift_one(st, seat, spare)

    def build_on(self, st: State, seat: i64, g: i64, spare: i64) -> Action | None:
        """Build on the lowest street of a group if it may and can be."""
        if st.pledges[g]:
            return None
        deed = lowest_street(st, g)
        if st.level[deed] >= self.most_level(st) or build.next_price(st, deed) > spare:
            return None
        act = Action(BUILD, seat, deed)
        return act if engine.refuse(st, act) == FINE else None

    def buy_or_not(self, st: State, seat: i64, deed: i64) -> Action:
        """Buy if the reserve stays."""
        left = st.seats[seat].cash - st.tables.price[deed]
        return Action(BUY if left >= self.reserve(st, seat) else DECLINE, seat)

    def limit(self, st: State, seat: i64, lot: Auction) -> i64:
        """Return the highest bid for a deed."""
        return st.tables.price[lot.deed] * 7 // 10

    def building_limit(self, st: State, seat: i64, lot: Auction) -> i64:
        """Return the highest bid for a scarce building."""
        return 2 * lot.least + st.tables.salary // 2

    def bid_or_pass(self, st: State, seat: i64, lot: Auction) -> Action:
        """Raise by a twelfth while it is worth it and can be paid."""
        if lot.seat == ANYONE and lot.passed & (1 << seat):
            return Action(PASS, seat)
        grain = st.tables.grain
        least = auction.lowest_bid(st, lot)
        most = self.limit(st, seat, lot) if lot.what == DEED else self.building_limit(st, seat, lot)
        most = min(most, st.seats[seat].cash) // grain * grain
        if least > most:
            return Action(PASS, seat)
        step = most // 12 // grain * grain
        return Action(BID, seat, min(least + step, most))

    def wanted(self, st: State, seat: i64, what: i64) -> i64:
        """Want as many scarce buildings as can be placed and paid beside the reserve."""
        if st.seats[seat].cash < self.reserve(st, seat) + st.tables.salary:
            return 0
        if what == HOUSE or self.most_level(st) >= st.tables.hotel:
            return min(3, build.stock(st, what), shortage.room(st, seat, what))
        return 0

    def raise_money(self, st: State, seat: i64, debt: Debt) -> Action:
        """Raise what a debt needs: mortgages, then buildings."""
        return legal.default(st)

    def leaves_jail(self, st: State, seat: i64) -> bool:
        """Leave while much is unowned."""
        return unowned(st) > 4

    def proposal(self, st: State, seat: i64) -> Offer | None:
        """Return an offer to make now."""
        return None

    def objection(self, st: State, seat: i64, offer: Offer) -> str:
        """Return the word against an offer, or "" if it is good."""
        return "no-trade"


def priced(offer: Offer, cash: i64) -> Offer:
    """Return an offer with other cash: what the offerer pays, below zero if he wants it."""
    return offer_of(offer.seat, offer.to, offer.want_deeds, offer.deeds, cash)


def way_out(st: State, seat: i64) -> Action | None:
    """Return the jail card, or else the fine where it can be paid."""
    kept = st.seats[seat].kept
    if kept:
        return Action(PLAY_CARD, seat, bits.lowest(kept))
    fine = Action(PAY_FINE, seat)
    return fine if engine.refuse(st, fine) == FINE else None


def why_buy(st: State, seat: i64, deed: i64) -> str:
    """Return the word for a purchase by what it does to groups."""
    if completes(st, seat, deed):
        return "complete"
    return "block" if blocks(st, seat, deed) else "take"
