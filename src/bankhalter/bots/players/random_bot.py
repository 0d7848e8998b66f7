"""The bottom of the ladder: any line of the menu, each as likely as the others, and any price."""

from __future__ import annotations

from bankhalter.bots.api import Bot
from bankhalter.bots.players.sensible import COUNTER_PAUSE
from bankhalter.bots.thinking.deals import listed, offer_of
from bankhalter.core import engine, legal
from bankhalter.core.actions import Action, Offer
from bankhalter.core.codes import ACCEPT, AUCTION, BANKRUPT, FINE, OFFER, OPEN, REJECT, RESIGN, TURN, WISH
from bankhalter.core.native import i64
from bankhalter.core.odds import Dice
from bankhalter.core.state import State

BUSY = 4  # one in so many answers on an open action where there is one


class Random(Bot):
    """Chooses blindly; it only never gives up, and offers nothing but a price for what it declined."""

    def __init__(self, seed: i64 = 0) -> None:
        self.chance = Dice(seed)
        self.whims = Dice(seed + 1)  # for prices
        self.reason = ""  # why the last offer was declined
        self.counter: Offer | None = None  # the price it is about to name
        self.silent_until: i64 = 0  # and none before this turn

    def choose(self, st: State, seat: i64) -> Action:
        """Take any line of the menu; now and then an open action before the answer."""
        lines = legal.menu(st, seat)
        business = st.top.kind == TURN and self.chance.below(BUSY) == 0
        fitting = [line for line in lines if suits(line, business)]
        if len(fitting) == 0:
            return legal.default(st)
        line = fitting[self.chance.below(len(fitting))]
        amount = line.a
        if line.low < line.high and line.kind < OPEN:
            steps = (self.highest(st, line) - line.low) // st.tables.grain
            amount = line.low + self.chance.below(max(steps, 0) + 1) * st.tables.grain
        return Action(line.kind, seat, amount, line.b)

    def highest(self, st: State, line: legal.Choice) -> i64:
        """Bids beyond the printed price are not just random but mad."""
        if st.top.kind != AUCTION:
            return line.high
        return min(line.high, line.low + st.tables.salary // 4)

    def reply(self, st: State, seat: i64, offer: Offer) -> Action | None:
        """Toss a coin; after a no think of any better price."""
        accepts = self.chance.below(2) > 0
        self.reason = "" if accepts else "coin"
        self.counter = None if accepts or st.turns < self.silent_until else self.dearer(st, seat, offer)
        return Action(ACCEPT if accepts else REJECT, seat, offer.number)

    def dearer(self, st: State, seat: i64, offer: Offer) -> Offer | None:
        """Return the same exchange for more cash, by the printed prices at most."""
        steps = listed(st, offer.deeds | offer.want_deeds) // st.tables.grain
        if steps == 0 or offer.cards | offer.want_cards | offer.relief:
            return None
        cash = offer.cash - offer.want_cash + (1 + self.whims.below(steps)) * st.tables.grain
        return offer_of(seat, offer.seat, offer.deeds, offer.want_deeds, -cash)

    def between(self, st: State, seat: i64) -> Action | None:
        """Name the price that it has thought of."""
        offer = self.counter
        self.counter = None
        if offer is None or engine.refuse(st, offer) != FINE:
            return None
        self.silent_until = st.turns + COUNTER_PAUSE * len(st.seats)
        return offer

    def why_not(self) -> str:
        """Return why the last offer was declined."""
        return self.reason


def suits(line: legal.Choice, business: bool) -> bool:
    """Tell whether a line may be chosen: answers always, business only now and then."""
    if line.kind >= OPEN:
        return business and line.kind != OFFER and line.kind != RESIGN and line.kind != WISH
    return line.kind != BANKRUPT or not business
