"""Real dice on a real table: whose throw comes next, and what a throw on the table says by itself.

Nobody is asked whether they want to throw: who takes the dice ends the turn before, and begins the own one.
"""

from __future__ import annotations

from typing import Final, NamedTuple, cast

from bankhalter.core import codes, engine
from bankhalter.core.actions import Action
from bankhalter.core.decisions import Opening, RentRoll, Roll
from bankhalter.core.ledger import Ledger
from bankhalter.core.odds import dice_awaited
from bankhalter.core.state import State

NOBODY: Final = -1
IMPLIED: Final = {codes.REST: codes.END_TURN, codes.TURN: codes.THROW}


class NextThrow(NamedTuple):
    """Who throws next with how many dice, and what that throw says before it falls; NOBODY: none can."""

    who: int
    dice: int
    before: list[Action]


NONE: Final = NextThrow(NOBODY, 0, [])


def next_throw(st: State, people: int) -> NextThrow:
    """Return the next throw of a person, if nothing else has to be said first.

    `people` are the seats, as a mask, whose throw speaks for them: computers say themselves what they do.
    """
    if st.top.seat == codes.CHANCE:
        return awaited(st, [])
    if st.top.kind not in IMPLIED:
        return NONE
    led, before = Ledger(st.copy(), False), list[Action]()
    while (top := led.state.top).seat != codes.CHANCE:
        if top.kind not in IMPLIED or not people >> top.seat & 1:
            return NONE
        before.append(Action(IMPLIED[top.kind], top.seat))
        if engine.apply(led, before[-1]) != codes.FINE:
            return NONE
    return awaited(led.state, before)


def awaited(st: State, before: list[Action]) -> NextThrow:
    """Return the throw that chance is asked for; cards and deeds that are dealt are none."""
    who = thrower(st)
    return NONE if who == NOBODY else NextThrow(who, int(dice_awaited(st)), before)


def thrower(st: State) -> int:
    """Return for whom chance throws now, or NOBODY."""
    top = st.top
    if top.kind == codes.ROLL:
        return int(cast(Roll, top).who)
    if top.kind == codes.RENT_ROLL:
        return int(cast(RentRoll, top).payer)
    return int(cast(Opening, top).who) if top.kind == codes.OPENING else NOBODY
