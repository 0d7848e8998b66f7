"""Players that break every agreement, and scripts of offers that try to fool the upper bots."""

from __future__ import annotations

import os
import time

from bankhalter.bots.protocol import Bot
from bankhalter.bots.sensible import Sensible
from bankhalter.core.actions import Action, Offer
from bankhalter.core.codes import BUY, FINE, PLAYING, THROW, TURN, WISH, WISH_DEMAND
from bankhalter.core.engine import refuse
from bankhalter.core.odds import Dice
from bankhalter.core.state import State


class Crashing(Bot):
    def choose(self, st: State, seat: int) -> Action:
        if st.turns > 6:
            raise RuntimeError("oh no")
        return super().choose(st, seat)


class Looping(Bot):
    def choose(self, st: State, seat: int) -> Action:
        while st.turns > 3:
            pass
        return super().choose(st, seat)


class Sluggish(Bot):
    def choose(self, st: State, seat: int) -> Action:
        end = time.process_time() + 0.02
        while time.process_time() < end:
            os.getpid()
        return super().choose(st, seat)


class Cheating(Bot):
    def choose(self, st: State, seat: int) -> Action:
        return Action(BUY, seat) if st.turns > 5 else super().choose(st, seat)


class Impersonating(Bot):
    def choose(self, st: State, seat: int) -> Action:
        return Action(THROW, (seat + 1) % len(st.seats))


class Silent(Bot):
    def choose(self, st: State, seat: int) -> Action:
        return None  # type: ignore[return-value]


class Babbling(Bot):
    def choose(self, st: State, seat: int) -> Action:
        return "throw"  # type: ignore[return-value]


class Endless(Bot):
    def choose(self, st: State, seat: int) -> Action:
        return Action(WISH, seat, WISH_DEMAND, 1)


class Meddling(Bot):
    """Gives itself money, in the copy it was shown."""

    def choose(self, st: State, seat: int) -> Action:
        st.seats[seat].cash += 1000
        st.seats[1 - seat].cash = 0
        return super().choose(st, seat)


class Hawker(Sensible):
    """Makes two random offers a turn: any deeds and any cash against any others."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__()
        self.chance = Dice(seed)
        self.made = (-1, 0)

    def before_throw(self, st: State, seat: int) -> Action:
        turn, count = self.made
        if turn != st.turns:
            count = 0
        if count < 2 and st.top.kind == TURN and not st.offers:
            self.made = (int(st.turns), count + 1)
            offer = self.dream(st, seat)
            if offer is not None and refuse(st, offer) == FINE:
                return offer
        return super().before_throw(st, seat)

    def dream(self, st: State, seat: int) -> Offer | None:
        others = [i for i, s in enumerate(st.seats) if i != seat and s.out == PLAYING]
        to = others[self.chance.below(len(others))]
        gives = self.some(st, seat, 3)
        wants = self.some(st, to, 2)
        cash = self.chance.below(1 + int(st.seats[seat].cash) // 2)
        side = self.chance.below(3)
        return Offer(seat, to, cash if side == 0 else 0, gives, 0, cash // 2 if side == 1 else 0, wants)

    def some(self, st: State, seat: int, one_in: int) -> int:
        owned = [d for d in range(st.tables.deeds) if st.owner[d] == seat]
        return sum(1 << d for d in owned if self.chance.below(one_in + len(owned) // 2) == 0)


class Greedy(Hawker):
    """Asks for whatever completes its groups, at the printed price and a little more each time."""

    def dream(self, st: State, seat: int) -> Offer | None:
        t = st.tables
        for deed in range(t.deeds):
            to = int(st.owner[deed])
            lacking = t.count[t.group[deed]] - st.held[t.group[deed] * 12 + seat]
            if to >= 0 and to != seat and lacking == 1:
                cash = t.price[deed] * (100 + self.chance.below(60)) // 100 // t.grain * t.grain
                return Offer(seat, to, cash, 0, 0, 0, 1 << deed)
        return None


class Ransomer(Hawker):
    """Offers the deeds that complete somebody's group for nearly all the cash he has."""

    def dream(self, st: State, seat: int) -> Offer | None:
        t = st.tables
        for g in range(t.groups):
            mine = sum(1 << d for d in range(t.deeds) if t.group[d] == g and st.owner[d] == seat)
            for to, other in enumerate(st.seats):
                rest = st.held[g * 12 + to]
                if mine and to != seat and other.out == PLAYING and rest:
                    if rest + st.held[g * 12 + seat] == t.count[g] and not st.built[g]:
                        share = 100 - self.chance.below(60)
                        return Offer(
                            seat, to, 0, mine, 0, int(other.cash) * share // 100 // t.grain * t.grain
                        )
        return None
