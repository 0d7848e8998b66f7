"""How a lone token goes its way: an answer to every question the engine asks on the road.

The choices that matter for where a token lands are parted from the rules: the rules stay in the core.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from bankhalter.bots.api import Bot
from bankhalter.core import engine, legal
from bankhalter.core.actions import Action
from bankhalter.core.codes import (
    AUCTION,
    CARD_CHOICE,
    DECLINE,
    FINE,
    JUMP,
    JUMP_TO,
    PASS,
    PAY,
    PAY_FINE,
    PURCHASE,
    STEP,
    STEPS,
    TAKE_CARD,
    THROW,
    TURN,
    WALK,
)
from bankhalter.core.native import i64
from bankhalter.core.state import State

BUS: Final[Mapping[str, Callable[[int, int], int]]] = {
    "both": lambda a, b: a + b,
    "smaller": min,
    "larger": max,
}
CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "jail": ("short", "long"),
    "jail_cards": ("kept", "returned"),
    "bus": tuple(BUS),
    "choice": ("pay", "draw"),
}


@dataclass(frozen=True)
class Way:
    """What a token's player does; see docs/odds.md."""

    jail: str = "short"  # pay the fine at once wherever that is allowed, or "long": always throw
    jail_cards: str = "kept"  # lie before the players, or "returned": always under their deck
    bus: str = "both"  # the steps of the bus: both dice, the smaller or the larger one
    triple: int = -1  # the space to jump to after three of a kind; -1: walk on
    choice: str = "pay"  # a card that lets one pay or draw another: pay, or "draw"

    def __post_init__(self) -> None:
        """Refuse a choice that does not exist."""
        for name, allowed in CHOICES.items():
            if getattr(self, name) not in allowed:
                raise ValueError(f"{name}: {getattr(self, name)}")

    def answer(self, st: State, seat: i64) -> Action:
        """Return what the player says; buys nothing and keeps jail cards."""
        for action in self.wishes(st, seat):
            if engine.refuse(st, action) == FINE:
                return action
        return legal.default(st)

    def wishes(self, st: State, seat: i64) -> list[Action]:
        """Return what the player would like to say, best first."""
        kind = st.top.kind
        if kind == TURN:
            fine = [Action(PAY_FINE, seat)] if self.jail == "short" and st.seats[seat].jail else []
            return [*fine, Action(THROW, seat)]
        if kind == STEPS:
            return [Action(STEP, seat, BUS[self.bus](st.die1, st.die2))]
        if kind == JUMP:
            jump = [Action(JUMP_TO, seat, self.triple)] if self.triple >= 0 else []
            return [*jump, Action(WALK, seat)]
        plain = {CARD_CHOICE: TAKE_CARD if self.choice == "draw" else PAY, PURCHASE: DECLINE, AUCTION: PASS}
        return [Action(plain[kind], seat)] if kind in plain else []


class Walker(Bot):
    """A computer player that only walks."""

    def __init__(self, way: Way) -> None:
        self.way = way

    def choose(self, st: State, seat: i64) -> Action:
        """Answer as the way says."""
        return self.way.answer(st, seat)
