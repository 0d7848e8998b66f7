"""The trader as it was first: always looking for a deal, buying what others lack, without haggling."""

from __future__ import annotations

from typing import Final

from bankhalter.bots.players.negotiator import Negotiator
from bankhalter.bots.players.simple import blocks, completes
from bankhalter.bots.thinking.deals import handed, listed, search, won
from bankhalter.bots.thinking.valuation import gain, lifting
from bankhalter.core.actions import Action, Offer
from bankhalter.core.codes import BUY, DECLINE
from bankhalter.core.decisions import Auction
from bankhalter.core.native import i64
from bankhalter.core.rules import mortgage
from bankhalter.core.state import State

FAIR: Final = 60  # per cent of the other's gain that the own one must reach …
FAIR_ALONE: Final = 95  # … and with two players, when one's gain is the other's loss


class Trader1(Negotiator):
    """Knows what groups are worth, but plays everything besides trading by rules of thumb.

    The probe measures with it: an instrument stays what it was when its errors were counted.
    """

    def reserve(self, st: State, seat: i64) -> i64:
        """Return three quarters of a salary for every opponent."""
        return st.tables.salary * 3 // 4 * (st.alive - 1)

    def buy_or_not(self, st: State, seat: i64, deed: i64) -> Action:
        """Buy what leaves a little, and whatever matters."""
        left = st.seats[seat].cash - st.tables.price[deed]
        matters = completes(st, seat, deed) or blocks(st, seat, deed)
        return Action(BUY if left >= st.tables.salary // 8 or (left >= 0 and matters) else DECLINE, seat)

    def limit(self, st: State, seat: i64, lot: Auction) -> i64:
        """Pay more for what completes a group here, or elsewhere."""
        price = st.tables.price[lot.deed]
        if completes(st, seat, lot.deed):
            return 3 * price
        return price * 3 // 2 if blocks(st, seat, lot.deed) else price

    def proposal(self, st: State, seat: i64) -> Offer | None:
        """Bargain about the best deal in every third round, less often where more people bargain."""
        self.talks.closes(st, seat)
        if (st.turns // len(st.seats)) % (st.alive + 1):
            return None
        for deal in search(st, self.odds(st), seat, self.talks):
            offer = self.make_offer(st, seat, deal, fair(st), st.tables.salary // 2)
            if offer is not None:
                return offer
        return None

    def objection(self, st: State, seat: i64, offer: Offer) -> str:
        """Look at both sides; groups are not given away."""
        cash = offer.cash - offer.want_cash
        mine = self.own_gain(st, seat, offer) + cash
        theirs = gain(st, self.odds(st), offer.seat, offer.want_deeds, offer.deeds) - cash
        left = st.seats[seat].cash + cash - mortgage.interest_due(st, offer.deeds)
        if mine <= 0:
            return "too-little"
        if 100 * mine < fair(st) * theirs:
            return "helps-you-more"
        if left < st.tables.salary // 2 and cash < 0:
            return "needs-cash"
        self.because("accept", -1, mine, offer.seat)
        return ""

    def own_gain(self, st: State, seat: i64, offer: Offer) -> i64:
        """Return what the deeds of an offer bring: without a group in return nothing goes below its price.

        Whoever has others of the group pays the price once more; at a table of two `fair` sees to that.
        """
        land = self.odds(st)
        gives = offer.want_deeds
        mine = gain(st, land, seat, offer.deeds, gives)
        if won(st, seat, offer.deeds):
            return mine
        mine = min(mine, gain(st, land, seat, offer.deeds, 0) + lifting(st, gives) - listed(st, gives))
        return mine - handed(st, offer.seat, gives) if len(st.seats) > 2 else mine


def fair(st: State) -> i64:
    """Return how much of the other's gain the own one must reach; less when a game drags on."""
    percent: i64 = FAIR_ALONE if st.alive == 2 else FAIR
    return max(percent - max(st.turns // len(st.seats) - 40, 0), 20)
