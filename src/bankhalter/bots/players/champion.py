"""The champion of the ladder: plays as the first one does, but keeps its word and its deeds."""

from __future__ import annotations

import time
from collections.abc import Callable

from bankhalter.bots.players.champion_1 import EFFORT, SECONDS, Champion1
from bankhalter.bots.players.strategist import Strategist
from bankhalter.bots.thinking.appraisal import MEMORY, Refusals
from bankhalter.bots.thinking.what_if import owners
from bankhalter.core.actions import Offer
from bankhalter.core.native import i64, mypyc_attr
from bankhalter.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Champion(Champion1):
    """Knows the market, looks for bargains, and plays the game on in its head."""

    def __init__(
        self,
        effort: i64 = EFFORT,
        seconds: float = SECONDS,
        seed: i64 = 1,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        super().__init__(effort, seconds, seed, clock)
        self.haggles = True
        self.refusals = Refusals()
        self.pricing = Strategist()  # by which it names a price: to play on for each would take too long

    def objection(self, st: State, seat: i64, offer: Offer) -> str:
        """Decline what was declined before, and sell for cash alone only what raises its chance to win."""
        if offer.number == 0:  # a price it thinks about
            return self.pricing.objection(st, seat, offer)
        table = owners(st)
        word = self.refusals.recall(offer, table, st.turns)
        if word:
            return word
        word = super().objection(st, seat, offer)
        if (
            not word and offer.want_deeds and offer.deeds == 0
        ):  # so the board is lost, one fair sale at a time
            word = self.pricing.by_chances(st, seat, offer)
        if word:
            self.refusals.keep(offer, table, st.turns + MEMORY * len(st.seats), word)
        return word
