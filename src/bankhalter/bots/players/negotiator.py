"""What players who bargain share: the odds of the board, and a memory of what was said to whom."""

from __future__ import annotations

from bankhalter.bots.players.sensible import Sensible
from bankhalter.bots.thinking.deals import Exchange, Talks, offer_for
from bankhalter.bots.thinking.landing import Landing, landing
from bankhalter.core import bits
from bankhalter.core.actions import Offer
from bankhalter.core.native import i64, mypyc_attr
from bankhalter.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Negotiator(Sensible):
    """Makes offers at the price its talks have come to."""

    def __init__(self) -> None:
        super().__init__()
        self.land: Landing | None = None
        self.talks = Talks()

    def odds(self, st: State) -> Landing:
        """Return the figures of this board."""
        if self.land is None or self.land.tables is not st.tables:
            self.land = landing(st.tables)
        return self.land

    def make_offer(self, st: State, seat: i64, deal: Exchange, percent: i64, keep: i64) -> Offer | None:
        """Put a deal to its partner; if there is no price for it, leave him alone for a while."""
        offer = offer_for(st, seat, deal, self.talks.opens(deal), percent, keep)
        if offer is None:
            self.talks.waiting = -1
            self.talks.rest(st, deal.other)
        elif deal.mine > 0:
            self.because("offer", -1, deal.mine, deal.other)
        else:
            self.because("sell", bits.lowest(deal.gives), deal.theirs, deal.other)
        return offer
