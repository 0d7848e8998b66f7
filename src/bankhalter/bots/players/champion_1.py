"""The first champion, kept as it was: knows the market and plays the game on in its head."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, cast

from bankhalter.bots.players.strategist_1 import Strategist1
from bankhalter.bots.thinking.bargaining import bargains
from bankhalter.bots.thinking.deals import Exchange, is_early
from bankhalter.bots.thinking.list_prices import Market
from bankhalter.bots.thinking.rollout import Ahead
from bankhalter.bots.thinking.valuation import gain
from bankhalter.bots.thinking.what_if import after, dealt, owners
from bankhalter.core import bits, engine
from bankhalter.core.actions import Action, Offer
from bankhalter.core.codes import ACCEPT, BUY, DECLINE, FINE, PAY_FINE, PLAY_CARD, THROW
from bankhalter.core.decisions import Turn
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64, mypyc_attr
from bankhalter.core.state import State

EFFORT: Final = 48  # games played ahead for each candidate
SECONDS: Final = 0.9  # for one question, however many thoughts it needs
MOST_DEALS: Final = 8  # offers in one turn, each only after the one before was accepted
BARGAINS: Final = 6  # deals that are tried out together
LOOKS: Final = 3  # rounds after which the same table is searched for bargains again


@mypyc_attr(allow_interpreted_subclasses=True)
class Champion1(Strategist1):
    """Rollouts for bargains, answers, building, purchases and jail; `effort` games for each candidate."""

    def __init__(
        self,
        effort: i64 = EFFORT,
        seconds: float = SECONDS,
        seed: i64 = 1,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        super().__init__()
        self.mind = Ahead(effort, seconds, seed, clock)
        self.market = Market()
        self.model = Strategist1()  # how partners are taken to weigh an offer
        self.talked_in: i64 = -1  # a turn, and how many offers it made in it
        self.talked: i64 = 0
        self.searched: i64 = -1  # the table on which no bargain was found
        self.planned: i64 = -1  # the money for which building was thought over
        self.scale: i64 = 100  # per cent of the usual reserve

    # The questions -------------------------------------------------------------------------------

    def choose(self, st: State, seat: i64) -> Action:
        """Answer within the time for one question."""
        self.mind.begin()
        return super().choose(st, seat)

    def reply(self, st: State, seat: i64, offer: Offer) -> Action | None:
        """Answer within the time for one question."""
        self.mind.begin()
        return super().reply(st, seat, offer)

    def between(self, st: State, seat: i64) -> Action | None:
        """Build, and go to the market beside others' turns as well."""
        self.mind.begin()
        deal = super().between(st, seat)
        if deal is not None or len(st.offers) > 0 or not self.may_talk(st):
            return deal
        offer = self.to_market(st, seat) if self.market.settles(st, seat) else None
        if offer is None:
            self.talked = MOST_DEALS
        return offer

    # Talking -------------------------------------------------------------------------------------

    def may_talk(self, st: State) -> bool:
        """Count the offers of a turn."""
        if self.talked_in != st.turns:
            self.talked_in = st.turns
            self.talked = 0
        self.talked += 1
        return self.talked <= MOST_DEALS

    def may_ask(self, st: State) -> bool:
        """Begin once a turn, and go on as long as every offer is accepted."""
        if len(st.offers) > 0 or cast(Turn, st.top).first == 0 or not self.may_talk(st):
            return False
        accepted = self.market.settles(st, st.turn)
        deals = self.talks.made
        waited = self.talks.waiting >= 0
        self.talks.closes(st, st.turn)
        return self.talked == 1 or (accepted and (not waited or self.talks.made > deals))

    def proposal(self, st: State, seat: i64) -> Offer | None:
        """Go to the market, else look for a bargain."""
        offer = self.to_market(st, seat)
        if offer is not None or is_early(st):
            return offer
        return self.bargain(st, seat)

    def to_market(self, st: State, seat: i64) -> Offer | None:
        """Exchange with those who go by the printed prices."""
        lacking = self.lacking(st, seat)
        offer = self.market.trade(st, self.odds(st), seat, lacking, self.reserve(st, seat))
        if offer is not None:
            deed = bits.lowest(offer.want_deeds or offer.deeds)
            self.because(self.market.word, deed, offer.cash | offer.want_cash, offer.to)
        return offer

    def bargain(self, st: State, seat: i64) -> Offer | None:
        """Try out the most promising deals that their partners should accept."""
        table = st.turns // (LOOKS * len(st.seats)) << 32 | owners(st)
        if table == self.searched:
            return None
        self.searched = table
        offers: list[Offer] = []
        states: list[State] = [st]
        for offer in self.hopeful(st, seat):
            made = dealt(st, offer)
            if made is not None:
                offers.append(offer)
                states.append(made)
        best = self.mind.best_of(seat, states)
        return self.propose(offers[best - 1]) if best > 0 else None

    def hopeful(self, st: State, seat: i64) -> list[Offer]:
        """Return the deals to try out, of all that their partners should accept."""
        found = bargains(st, self.odds(st), self.model, seat, self.talks)
        return [bargain.offer for bargain in found[:BARGAINS]]

    def propose(self, offer: Offer) -> Offer:
        """Open the talks about a bargain; when it was answered the table is looked at again."""
        self.talks.opens(Exchange(offer.to, offer.want_deeds, offer.deeds, 0, 0))
        self.searched = -1
        self.because("ahead", -1, 0, offer.to)
        return offer

    def objection(self, st: State, seat: i64, offer: Offer) -> str:
        """Try out both answers to an offer that is not plainly bad."""
        usual = super().objection(st, seat, offer)
        mine = gain(st, self.odds(st), seat, offer.deeds, offer.want_deeds) + offer.cash - offer.want_cash
        taken = after(st, Action(ACCEPT, seat, offer.number))
        if taken is None:
            return usual or "impossible"
        if mine < -2 * st.tables.salary:
            return usual or "too-little"
        states = [st, taken] if usual else [taken, st]
        if self.mind.best_of(seat, states) == 0:
            return usual
        self.because("ahead", -1, mine, offer.seat)
        return "" if usual else "worse-ahead"

    # Building ------------------------------------------------------------------------------------

    def reserve(self, st: State, seat: i64) -> i64:
        """Scale the usual reserve by what was tried out."""
        return super().reserve(st, seat) * self.scale // 100

    def spend(self, st: State, seat: i64) -> Action | None:
        """Once a round, and when there is more or less money, try out how much to build."""
        if self.best_group(st, seat) >= 0:
            rounds = st.turns // len(st.seats)
            money = st.seats[seat].cash * 4 // st.tables.salary << 32 | rounds
            if money != self.planned:
                self.planned = money
                self.plan(st, seat)
                self.word = ""  # of business that was only thought of
        return super().spend(st, seat)

    def plan(self, st: State, seat: i64) -> None:
        """Choose among a usual, a bold, a careful and a fearful reserve."""
        states: list[State] = []
        scales: list[i64] = []
        for scale in (100, 0, 250, 500):
            self.scale = scale
            built = self.build_up(st, seat)
            if all(other.seats[seat].cash != built.seats[seat].cash for other in states):
                states.append(built)
                scales.append(scale)
        self.scale = 100
        if len(states) > 1:
            self.scale = scales[self.mind.best_of(seat, states)]

    def build_up(self, st: State, seat: i64) -> State:
        """Return the state after all business by the present reserve."""
        led = Ledger(st.copy(), False)
        for _ in range(30):
            action = super().spend(led.state, seat)
            if action is None or engine.apply(led, action) != FINE:
                break
        return led.state

    def pledge_for(self, st: State, seat: i64, lacking: i64) -> Action | None:
        """Mortgage nothing that could still be sold."""
        return None if self.market.has_money(st, seat) else super().pledge_for(st, seat, lacking)

    # Buying and jail -----------------------------------------------------------------------------

    def buy_or_not(self, st: State, seat: i64, deed: i64) -> Action:
        """Try it out where money is short."""
        usual = super().buy_or_not(st, seat, deed)
        left = st.seats[seat].cash - st.tables.price[deed]
        plenty = usual.kind == BUY and 2 * left > 3 * st.tables.salary
        if left < 0 or plenty or (usual.kind != BUY and usual.kind != DECLINE):
            return usual
        return self.better(st, seat, usual, Action(DECLINE if usual.kind == BUY else BUY, seat))

    def throw_or_leave(self, st: State, seat: i64) -> Action:
        """In jail try out whether to leave."""
        usual = super().throw_or_leave(st, seat)
        if st.seats[seat].jail == 0 or usual.kind == PLAY_CARD:
            return usual
        return self.better(st, seat, usual, Action(PAY_FINE if usual.kind == THROW else THROW, seat))

    def better(self, st: State, seat: i64, usual: Action, other: Action) -> Action:
        """Return the usual action unless another one wins clearly more often."""
        first = after(st, usual)
        second = after(st, other)
        if first is None or second is None or self.mind.best_of(seat, [first, second]) == 0:
            return usual
        self.because("ahead", -1, 0, -1)
        return other
