"""TURN: when what may be done (TURN-12).

The ranks of the agenda (`codes.py`) say what comes first (R-84); this chapter what may be done beside it.
"""

from __future__ import annotations

from typing import Final

from bankhalter.core.actions import Action
from bankhalter.core.codes import (
    ACCEPT,
    ACTIONS,
    ANSWER_FIRST,
    AUCTION,
    BIDDING,
    BUILD,
    CHANCE,
    CLOSING,
    DEBT,
    DEBT_FIRST,
    DEMAND,
    DICE_IN_AIR,
    FINAL_CALL,
    FINE,
    FREE,
    IN_AIR,
    IN_DEBT,
    IN_LOT,
    LIFT,
    LOT_RUNNING,
    MORTGAGE,
    OFFER,
    ORDER,
    PLAN,
    RECOUNT,
    REJECT,
    RESIGN,
    SELL,
    SELL_DOWN,
    WISH,
    WITHDRAW,
)
from bankhalter.core.native import i64, vec
from bankhalter.core.rules import debt
from bankhalter.core.state import State

ALWAYS: Final = FREE | IN_DEBT | IN_LOT | IN_AIR


def _allowed() -> vec[i64]:
    """When each open action may be taken (R-28, R-92, TRADE-5), and money be counted."""
    allowed: vec[i64] = vec[i64]([0] * ACTIONS)
    for kind in (BUILD, PLAN, ORDER, LIFT):
        allowed[kind] = FREE
    for kind in (SELL, SELL_DOWN, MORTGAGE):
        allowed[kind] = FREE | IN_DEBT | IN_LOT
    for kind in (OFFER, ACCEPT, RECOUNT):
        allowed[kind] = FREE | IN_DEBT
    for kind in (DEMAND, REJECT, WITHDRAW, RESIGN, WISH):
        allowed[kind] = ALWAYS
    return allowed


ALLOWED: Final = _allowed()


def now(st: State) -> i64:
    """Return which kind of moment this is for open actions."""
    top = st.top
    if top.rank < BIDDING:
        if top.kind == DEBT:
            return IN_DEBT
        return IN_AIR if top.seat <= CHANCE or top.kind == FINAL_CALL else FREE
    return IN_LOT if top.kind == AUCTION else IN_AIR


def refuse(st: State, act: Action) -> i64:
    """Return FINE if this moment allows an open action, or the word why not."""
    moment = now(st)
    if ALLOWED[act.kind] & moment == 0:
        return refused_moment(st, moment)
    return CLOSING if st.closing and refused_closing(st, act, moment) else FINE


def refused_moment(st: State, moment: i64) -> i64:
    """Return the word for a moment that does not allow an action."""
    if moment == IN_DEBT:
        return DEBT_FIRST
    if st.top.kind == FINAL_CALL:
        return CLOSING
    if moment == IN_LOT:
        return LOT_RUNNING
    return DICE_IN_AIR if st.top.seat == CHANCE else ANSWER_FIRST


def refused_closing(st: State, act: Action, moment: i64) -> bool:
    """When a counted game closes only debtors still do business."""
    if ALLOWED[act.kind] == ALWAYS:
        return False
    return moment != IN_DEBT or not (debt.owes(st, act.seat) or act.kind == ACCEPT)


def may_offer(st: State, seat: i64) -> bool:
    """Tell whether the moment allows an offer, to somebody who is not leaving."""
    if st.leaving & (1 << seat):
        return False
    moment = now(st)
    if st.closing:
        return moment == IN_DEBT and debt.owes(st, seat)
    return moment == FREE or moment == IN_DEBT
