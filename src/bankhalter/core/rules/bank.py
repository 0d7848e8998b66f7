"""BANK: how amounts are rounded, and money that was counted."""

from __future__ import annotations

from bankhalter.core.actions import Action
from bankhalter.core.codes import (
    BANK,
    CLOCK,
    FINE,
    MOST_COUNTED,
    NEGATIVE_AMOUNT,
    NOT_YOUR_TURN,
    OFF_GRAIN,
    UNKNOWN,
    W_COUNT,
)
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64
from bankhalter.core.state import State


def interest(grain: i64, percent: i64, value: i64) -> i64:
    """Return the flat interest on a mortgage value, rounded up to the grain, for each deed (MORT-10, R-6)."""
    return -(-value * percent // (100 * grain)) * grain


def half(grain: i64, amount: i64) -> i64:
    """Return half an amount, rounded down to the grain (R-6)."""
    return amount // (2 * grain) * grain


# Counted money ------------------------------------------------------------------------------------


def refuse_recount(st: State, act: Action) -> i64:
    """No player says what a player counted: it is said as time is, from outside, in the grain (R-101)."""
    if act.seat != CLOCK:
        return NOT_YOUR_TURN
    if act.b < 0:
        return NEGATIVE_AMOUNT
    if act.b > MOST_COUNTED:
        return UNKNOWN
    return OFF_GRAIN if act.b % st.tables.grain else FINE


def recount(led: Ledger, act: Action) -> None:
    """A player has what was counted; the bank bears the difference."""
    more = act.b - led.state.seats[act.a].cash
    if more > 0:
        led.pay(BANK, act.a, more, W_COUNT)
    elif more < 0:
        led.pay(act.a, BANK, -more, W_COUNT)
