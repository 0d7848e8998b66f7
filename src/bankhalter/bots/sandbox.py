"""A seat that cannot be lost to a bad player: whoever crashes, dawdles, cheats or says nothing is replaced.

`Guarded` asks a bot with a copy of what its seat sees, within a budget of CPU time for the whole game. After
the first fault the stand-in answers for the rest of the game, and `fault` says what happened.
"""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from bankhalter.bots.api import Bot
from bankhalter.bots.visibility import seen_by
from bankhalter.core import engine, legal, names
from bankhalter.core.actions import Action, Offer
from bankhalter.core.codes import FINE, OPEN
from bankhalter.core.state import State
from bankhalter.game.driver import PATIENCE

BUDGET = 60.0  # seconds of CPU time for a whole game


@dataclass(frozen=True)
class Fault:
    """Why a bot lost its seat: crashed, slow, illegal, silent or endless; `turn` says when."""

    word: str
    detail: str
    turn: int


class Failed(Exception):
    """A bot that knows what went wrong (a program that does not answer) raises this."""

    def __init__(self, word: str, detail: str = "") -> None:
        self.word = word
        self.detail = detail
        super().__init__(f"{word} {detail}".strip())


class _TimeUp(BaseException):
    """The budget ran out while the bot was thinking. No bot should catch this."""


class Guarded(Bot):
    """A bot behind glass."""

    def __init__(
        self,
        bot: Bot,
        *,
        budget: float = BUDGET,
        cash_visible: bool = True,
        stand_in: Bot | None = None,
        clock: Callable[[], float] = time.process_time,
    ) -> None:
        self.bot = bot
        self.budget = budget
        self.cash_visible = cash_visible
        self.stand_in = stand_in if stand_in is not None else Bot()
        self.clock = clock
        self.used = 0.0
        self.questions = 0
        self.fault: Fault | None = None
        self._row = (-1, 0)  # a turn, and the open actions in it

    # The questions -----------------------------------------------------------------------------

    def choose(self, st: State, seat: int) -> Action:
        """Ask; the answer must be a legal action of this seat."""
        if self.fault is None:
            action: Action | None = self._ask(st, lambda seen: self.bot.choose(seen, seat), seat)
            if action is not None and self._good(st, seat, action):
                return action
            self._blame(st, "silent", "")
        return self._stand_in_choice(st, seat)

    def between(self, st: State, seat: int) -> Action | None:
        """Ask for business beside another one's turn; None is a fine answer."""
        return self._aside(st, seat, lambda seen: self.bot.between(seen, seat))

    def reply(self, st: State, seat: int, offer: Offer) -> Action | None:
        """Ask for the answer to an offer; None is a fine answer."""
        return self._aside(st, seat, lambda seen: self.bot.reply(seen, seat, offer))

    def why_not(self) -> str:
        """Pass on the bot's word."""
        return "" if self.fault else self._quietly(self.bot.why_not, "")

    def explain(self) -> tuple[str, dict[str, int]]:
        """Pass on the bot's word."""
        return ("", {}) if self.fault else self._quietly(self.bot.explain, ("", {}))

    # Watching ----------------------------------------------------------------------------------

    def _aside(self, st: State, seat: int, question: Callable[[State], Any]) -> Action | None:
        if self.fault is not None:
            return None
        action = self._ask(st, question, seat)
        return action if action is not None and self._good(st, seat, action) else None

    def _ask(self, st: State, question: Callable[[State], Any], seat: int) -> Any:
        """Ask with a copy, on the bot's time."""
        begun = self.clock()
        self.questions += 1
        try:
            with _limit(self.budget - self.used):
                return question(seen_by(st, seat, self.cash_visible))
        except _TimeUp:
            self._blame(st, "slow", "")
        except Failed as problem:
            self._blame(st, problem.word, problem.detail)
        except Exception as problem:
            self._blame(st, "crashed", f"{type(problem).__name__}: {problem}"[:300])
        finally:
            self.used += self.clock() - begun
            if self.used > self.budget:
                self._blame(st, "slow", "")
        return None

    def _good(self, st: State, seat: int, action: Any) -> bool:
        """Tell whether an answer is a legal action of this seat, and not one too many."""
        if self.fault is not None:
            return False
        if not isinstance(action, Action):
            self._blame(st, "illegal", type(action).__name__)
        elif action.seat != seat:
            self._blame(st, "illegal", "other-seat")
        else:
            word = engine.refuse(st, action)
            if word != FINE:
                self._blame(st, "illegal", names.REFUSALS[word])
            elif action.kind >= OPEN and self._too_many(st):
                self._blame(st, "endless", "")
        return self.fault is None

    def _too_many(self, st: State) -> bool:
        turn, count = self._row
        self._row = (int(st.turns), count + 1 if turn == st.turns else 1)
        return self._row[1] > PATIENCE

    def _blame(self, st: State, word: str, detail: str) -> None:
        """Note the first fault; it decides."""
        if self.fault is None:
            self.fault = Fault(word, detail, int(st.turns))

    def _stand_in_choice(self, st: State, seat: int) -> Action:
        """The stand-in's answer, or the default of whoever is asked."""
        action = self.stand_in.choose(st, seat)
        if action.seat == seat and engine.refuse(st, action) == FINE:
            return action
        return legal.default(st)

    def _quietly(self, question: Callable[[], Any], otherwise: Any) -> Any:
        try:
            return question()
        except Exception:
            return otherwise


@contextmanager
def _limit(seconds: float) -> Iterator[None]:
    """Interrupt Python code that uses more CPU time than this, where the system can."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(_number: int, _frame: object) -> None:
        raise _TimeUp

    before = signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, max(seconds, 0.001))
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
