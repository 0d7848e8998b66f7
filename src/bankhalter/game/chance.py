"""Sources of chance: where throws and draws come from."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from typing import Protocol

from bankhalter.core.actions import Action
from bankhalter.core.odds import Dice
from bankhalter.core.state import State


class ChanceSource(Protocol):
    """Answers for chance; must answer something `odds` allows."""

    def answer(self, st: State) -> Action:
        """Return the throw, draw or deal that is awaited."""
        ...


class Seeded:
    """The same seed gives the same throws, on every machine and in every build."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.dice = Dice(seed & ((1 << 62) - 1))

    def __repr__(self) -> str:
        return f"<Seeded: seed {self.seed}>"

    def __eq__(self, other: object) -> bool:
        """Sources are equal if they go on with the same throws."""
        return isinstance(other, Seeded) and self.dice.x == other.dice.x

    __hash__ = None  # type: ignore[assignment]  # it goes on

    def __reduce__(self) -> tuple[object, ...]:
        """Copies and pickles go on with the same throws, each by itself."""
        return _went_on, (self.seed, int(self.dice.x))

    def answer(self, st: State) -> Action:
        """Return the next answer."""
        return self.dice.answer(st)


def _went_on(seed: int, x: int) -> Seeded:
    """Return a source that has come so far."""
    source = Seeded(seed)
    source.dice.x = x
    return source


class Scripted:
    """Answers given in advance, then those of another source, or nothing more."""

    def __init__(self, answers: Iterable[Action], then: ChanceSource | None = None) -> None:
        self.answers = list(answers)
        self.then = then

    def __repr__(self) -> str:
        return f"<Scripted: {len(self.answers)} answers, then {self.then!r}>"

    def __eq__(self, other: object) -> bool:
        """Sources are equal if they go on with the same answers."""
        return isinstance(other, Scripted) and (self.answers, self.then) == (other.answers, other.then)

    __hash__ = None  # type: ignore[assignment]  # it goes on

    def __copy__(self) -> Scripted:
        """Return a script that goes on by itself."""
        return Scripted(self.answers, copy(self.then))

    def answer(self, st: State) -> Action:
        """Return the next answer of the script."""
        if self.answers:
            return self.answers.pop(0)
        if self.then is None:
            raise LookupError("the script of throws and draws is used up")
        return self.then.answer(st)
