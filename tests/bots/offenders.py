"""Players that break every agreement."""

from __future__ import annotations

import os
import time

from bankhalter.bots.api import Bot
from bankhalter.core.actions import Action
from bankhalter.core.codes import BUY, THROW, WISH, WISH_DEMAND
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
