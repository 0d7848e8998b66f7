"""The champion of the ladder: looks at everybody's chance to win, and a few rounds ahead."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from bankhalter.bots.players.champion_1 import BARGAINS, SECONDS, Champion1
from bankhalter.bots.players.strategist import Strategist
from bankhalter.bots.players.strategist_1 import GOOD_LEVEL
from bankhalter.bots.thinking.appraisal import MARGIN, MEMORY, Appraiser, Refusals
from bankhalter.bots.thinking.bargaining import bargains, purchases
from bankhalter.bots.thinking.customers import Clientele, within_band
from bankhalter.bots.thinking.list_prices import CUSTOMER
from bankhalter.bots.thinking.rollout import Ahead
from bankhalter.bots.thinking.value import Evaluator
from bankhalter.bots.thinking.what_if import owners
from bankhalter.core.actions import Action, Offer
from bankhalter.core.native import i64, mypyc_attr
from bankhalter.core.state import State

EFFORT: Final = 16  # times each candidate is played on, …
ROUNDS: Final = 5  # … for so many rounds; then the value judges
HOPELESS: Final = -0.02  # deals of the last two that change the own chance so are not thought over


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
        self.clients = Clientele()
        self.market = self.clients
        self.refused_in: i64 = -1  # a turn in which an offer was declined

    # The market ----------------------------------------------------------------------------------

    def before_throw(self, st: State, seat: i64) -> Action:
        """Where customers have money trade comes first: then there is more of it to build with."""
        if self.clients.has_rich(st, seat) and self.may_ask(st):
            offer = self.to_market(st, seat)
            if offer is not None:
                return offer
        return super().before_throw(st, seat)

    def may_ask(self, st: State) -> bool:
        """After a refusal say no more in this turn."""
        if self.refused_in == st.turns:
            return False
        may = super().may_ask(st)
        if not may and len(st.offers) == 0:
            self.refused_in = st.turns
        return may

    def reserve(self, st: State, seat: i64) -> i64:
        """Keep half a salary more for customers with money: what they sell is needed to get at it."""
        usual = super().reserve(st, seat)
        return usual + st.tables.salary // 2 if self.clients.has_rich(st, seat) else usual

    def rate(self, st: State, g: i64) -> i64:
        """Build no further than the good level before that money is won."""
        if st.built[g] >= GOOD_LEVEL * st.tables.count[g] and self.clients.has_rich(st, st.whole[g]):
            return 0
        return super().rate(st, g)

    # Bargains and answers ------------------------------------------------------------------------

    def hopeful(self, st: State, seat: i64) -> list[Offer]:
        """Return the deals that promise most by its chance, of all that their partners should accept."""
        offers = [bargain.offer for bargain in bargains(st, self.odds(st), self.model, seat, self.talks)]
        offers += purchases(st, self.model, seat, self.talks)
        ranked: list[tuple[float, int]] = []
        least = 0.0 if st.alive > 2 else HOPELESS  # of two one's gain is the other's loss: they play ahead
        for k, offer in enumerate(offers):
            if self.fits_partner(st, offer.to, offer) and self.appraiser.look(st, offer):
                if self.appraiser.gain(seat) > least:
                    ranked.append((-self.appraiser.gain(seat), k))
        ranked.sort()
        return [offers[k] for _, k in ranked[:BARGAINS]]

    def fits_partner(self, st: State, other: i64, offer: Offer) -> bool:
        """Keep near the printed prices with those who go by them."""
        return self.market.kind[other] != CUSTOMER or within_band(st, offer)

    def own_price(self, st: State, seat: i64, offer: Offer) -> Offer | None:
        """Name the price that a strategist would take."""
        price = self.pricing.own_price(st, seat, offer)
        return price if price is not None and self.fits_partner(st, offer.seat, price) else None

    def objection(self, st: State, seat: i64, offer: Offer) -> str:
        """Decline what was declined before, and with more than two what lowers its chance to win."""
        table = owners(st)
        word = self.refusals.recall(offer, table, st.turns)
        if word:
            return word
        word = super().objection(st, seat, offer) or self.veto(st, seat, offer)
        if word:
            self.refusals.keep(offer, table, st.turns + MEMORY * len(st.seats), word)
        return word

    def veto(self, st: State, seat: i64, offer: Offer) -> str:
        """Return what the chances have against a deal that looks good when played ahead."""
        if offer.want_deeds and offer.deeds == 0:  # so the board is lost, one fair sale at a time
            return self.pricing.by_chances(st, seat, offer, MARGIN)
        falls = self.appraiser.look(st, offer) and self.appraiser.gain(seat) < 0.0
        return "too-little" if falls and st.alive > 2 else ""
