"""Sources of chance: where throws and draws come from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from bankhalter.core.actions import Action
from bankhalter.core.odds import Dice
from bankhalter.core.state import State


class Source(Protocol):
    """Answers for chance; must answer something `odds` allows."""

    def answer(self, st: State) -> Action:
        """Return the throw, draw or deal that is awaited."""
        ...


class Seeded:
    """The same seed gives the same throws, on every machine and in every build."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.dice = Dice(seed & ((1 << 62) - 1))

    def answer(self, st: State) -> Action:
        """Return the next answer."""
        return self.dice.answer(st)


class Scripted:
    """Answers given in advance, then those of another source, or nothing more."""

    def __init__(self, answers: Iterable[Action], then: Source | None = None) -> None:
        self.answers = list(answers)
        self.then = then

    def answer(self, st: State) -> Action:
        """Return the next answer of the script."""
        if self.answers:
            return self.answers.pop(0)
        if self.then is None:
            raise LookupError("the script of throws and draws is used up")
        return self.then.answer(st)
