"""The bottom of the ladder: any line of the menu, each as likely as the others."""

from __future__ import annotations

from bankhalter.bots.api import Bot
from bankhalter.core import legal
from bankhalter.core.actions import Action, Offer
from bankhalter.core.codes import ACCEPT, AUCTION, BANKRUPT, OFFER, OPEN, REJECT, RESIGN, TURN, WISH
from bankhalter.core.native import i64
from bankhalter.core.odds import Dice
from bankhalter.core.state import State

BUSY = 4  # one in so many answers on an open action where there is one


class Random(Bot):
    """Chooses blindly; it only never gives up and makes no offers."""

    def __init__(self, seed: i64 = 0) -> None:
        self.chance = Dice(seed)

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
        """Toss a coin."""
        kind: i64 = ACCEPT if self.chance.below(2) else REJECT
        return Action(kind, seat, offer.number)


def suits(line: legal.Choice, business: bool) -> bool:
    """Tell whether a line may be chosen: answers always, business only now and then."""
    if line.kind >= OPEN:
        return business and line.kind != OFFER and line.kind != RESIGN and line.kind != WISH
    return line.kind != BANKRUPT or not business
