"""The champion of the ladder: looks at everybody's chance to win, and a few rounds ahead."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from bankhalter.bots.players.champion_1 import BARGAINS, SECONDS, Champion1
from bankhalter.bots.players.strategist import Strategist
from bankhalter.bots.thinking.appraisal import MEMORY, Appraiser, Refusals
from bankhalter.bots.thinking.bargaining import bargains, purchases
from bankhalter.bots.thinking.rollout import Ahead
from bankhalter.bots.thinking.value import Evaluator
from bankhalter.bots.thinking.what_if import owners
from bankhalter.core.actions import Offer
from bankhalter.core.native import i64, mypyc_attr
from bankhalter.core.state import State

EFFORT: Final = 16  # times each candidate is played on, …
ROUNDS: Final = 5  # … for so many rounds; then the value judges
HOPELESS: Final = -0.02  # deals that change the own chance so are not thought over


@mypyc_attr(allow_interpreted_subclasses=True)
class Champion(Champion1):
    """Knows the market, buys what others sell too cheaply, and judges by the value what comes of it."""

    def __init__(
        self,
        effort: i64 = EFFORT,
        seconds: float = SECONDS,
        seed: i64 = 1,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        super().__init__(effort, seconds, seed, clock)
        self.mind = Ahead(effort, seconds, seed, clock, ROUNDS, Evaluator())
        self.haggles = True
        self.refusals = Refusals()
        self.appraiser = Appraiser()
        self.pricing = Strategist()  # by which it names a price: to play on for each would take too long

    def hopeful(self, st: State, seat: i64) -> list[Offer]:
        """Return the deals that promise most by its chance, of all that their partners should accept."""
        offers = [bargain.offer for bargain in bargains(st, self.odds(st), self.model, seat, self.talks)]
        offers += purchases(st, self.model, seat, self.talks)
        ranked: list[tuple[float, int]] = []
        self.appraiser.begin(st)
        for k, offer in enumerate(offers):
            if self.appraiser.look(st, offer) is not None and self.appraiser.gain(seat) > HOPELESS:
                ranked.append((-self.appraiser.gain(seat), k))
        ranked.sort()
        return [offers[k] for _, k in ranked[:BARGAINS]]

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
