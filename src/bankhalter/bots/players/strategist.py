"""The strategist: trades by the odds as the first one did, and agrees only to what raises its chance."""

from __future__ import annotations

from bankhalter.bots.players.strategist_1 import Strategist1
from bankhalter.bots.thinking.appraisal import MARGIN, MEMORY, Appraiser, Refusals
from bankhalter.bots.thinking.what_if import owners
from bankhalter.core.actions import Offer
from bankhalter.core.native import i64, mypyc_attr
from bankhalter.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategist(Strategist1):
    """Looks at landing odds, at the risk within reach, and at what a deal does to everybody's chance."""

    def __init__(self) -> None:
        super().__init__()
        self.haggles = True
        self.appraiser = Appraiser()
        self.refusals = Refusals()

    def objection(self, st: State, seat: i64, offer: Offer) -> str:
        """Decline again what was declined before; else weigh the goods, then the chances."""
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
        return word or self.by_chances(st, seat, offer)

    def by_chances(self, st: State, seat: i64, offer: Offer) -> str:
        """Return what everybody's chance to win has against an offer."""
        if self.appraiser.look(st, offer) is None:
            return "impossible"
        self.appraiser.begin(st)
        margin = MARGIN if st.alive > 2 else -MARGIN  # of two one's gain is the other's loss: the odds decide
        return self.appraiser.objection(st, seat, offer.seat, margin)
