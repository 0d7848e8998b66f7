"""The strategist: trades by the odds as the first one did, and agrees only to what raises its chance."""

from __future__ import annotations

from typing import Final

from bankhalter.bots.players.sensible import priced
from bankhalter.bots.players.strategist_1 import Strategist1
from bankhalter.bots.thinking.appraisal import MARGIN, MEMORY, Appraiser, Refusals, patience
from bankhalter.bots.thinking.deals import SHORTEST_PAUSE, Exchange, in_grain, listed, offer_of
from bankhalter.bots.thinking.what_if import owners
from bankhalter.core.actions import Offer
from bankhalter.core.native import i64, mypyc_attr
from bankhalter.core.state import State

BLUNDER: Final = -0.04  # what costs more of its own chance is not offered, whatever the odds say


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategist(Strategist1):
    """Looks at landing odds, at the risk within reach, and at what a deal does to everybody's chance."""

    def __init__(self) -> None:
        super().__init__()
        self.haggles = True
        self.appraiser = Appraiser()
        self.refusals = Refusals()
        self.by_odds = False  # whether a price is looked for by the odds alone

    def make_offer(self, st: State, seat: i64, deal: Exchange, percent: i64, keep: i64) -> Offer | None:
        """Rather sell nothing than at too high a cost to its own chance; let the partner rest then."""
        offer = super().make_offer(st, seat, deal, percent, keep)
        if offer is None or offer.want_cash == 0 or not self.is_blunder(st, seat, offer):
            return offer
        self.talks.waiting = -1
        self.talks.until[deal.other] = st.turns + SHORTEST_PAUSE * len(st.seats)
        return None

    def is_blunder(self, st: State, seat: i64, offer: Offer) -> bool:
        """Tell whether an own offer would cost much if it were accepted; in long games more is risked.

        Of two one's gain is the other's loss: the odds decide, or no deal would ever end a game.
        """
        if st.alive == 2 or not self.appraiser.look(st, offer):
            return False
        return self.appraiser.gain(seat) < BLUNDER * (1.0 + patience(st))

    def objection(self, st: State, seat: i64, offer: Offer) -> str:
        """Decline again what was declined before; else weigh the goods, then the chances."""
        if self.by_odds:
            return super().objection(st, seat, offer)
        table = owners(st)
        word = self.refusals.recall(offer, table, st.turns)
        if word:
            return word
        word = self.weigh(st, seat, offer)
        if word:
            self.refusals.keep(offer, table, st.turns + MEMORY * len(st.seats), word)
        return word

    def weigh(self, st: State, seat: i64, offer: Offer) -> str:
        """Look at the chances only where the odds have nothing against it: that is quick."""
        word = super().objection(st, seat, offer)
        return word or self.by_chances(st, seat, offer, MARGIN)

    def by_chances(self, st: State, seat: i64, offer: Offer, rise: float) -> str:
        """Return what everybody's chance to win has against an offer."""
        if not self.appraiser.look(st, offer):
            return "impossible"
        margin = rise if st.alive > 2 else -MARGIN  # of two one's gain is the other's loss: the odds decide
        return self.appraiser.objection(st, seat, offer.seat, margin)

    def own_price(self, st: State, seat: i64, offer: Offer) -> Offer | None:
        """Find a price by the odds, which is quick; where the chances are against it try a better one."""
        self.by_odds = True
        price = super().own_price(st, seat, offer)
        self.by_odds = False
        if price is None:
            return None
        cash = price.want_cash - price.cash
        more = in_grain(st, listed(st, offer.deeds | offer.want_deeds) // 4)
        found = self.named(st, seat, offer, cash) or self.named(st, seat, offer, cash + more)
        if found is None:
            self.silent_until = st.turns + len(st.seats)  # enough thought of prices for a round
        return found

    def named(self, st: State, seat: i64, offer: Offer, cash: i64) -> Offer | None:
        """Return the same exchange for so much cash if it can be paid and nothing speaks against it."""
        most: i64 = st.seats[offer.seat].cash if offer.want_deeds else -st.tables.grain
        if cash > most or self.objection(st, seat, priced(offer, cash)):
            return None
        return offer_of(seat, offer.seat, offer.deeds, offer.want_deeds, -cash)
