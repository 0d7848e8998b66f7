"""DEBT: leaving the game in the middle (R-57, R-87)."""

from __future__ import annotations

from typing import cast

from bankhalter.core import bits
from bankhalter.core.actions import Action
from bankhalter.core.codes import (
    BANK,
    BIDDING,
    CALL,
    CARD_CHOICE,
    CHANCE,
    DEBT,
    FINE,
    JUMP,
    KEEP,
    LEAVING_ALREADY,
    MUCH,
    PASS,
    PAY,
    RECEIPT,
    RENT_ROLL,
    STEP,
    STEPS,
    WALK,
)
from bankhalter.core.decisions import Call, Debt, Decision, Receipt, RentRoll
from bankhalter.core.events import Leaving
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64
from bankhalter.core.rules import bankruptcy, debt
from bankhalter.core.state import State


def refuse(st: State, seat: i64) -> i64:
    """Nobody leaves twice."""
    return LEAVING_ALREADY if st.leaving & (1 << seat) else FINE


def resign(led: Ledger, seat: i64) -> None:
    """Note that a player leaves; it takes effect at the next calm moment (R-87)."""
    led.leaves(seat)
    if led.listening:
        led.tell(Leaving(seat))


def let_go(led: Ledger) -> bool:
    """Let a leaving player go at a moment without a running lot or an atomic choice (R-87)."""
    top = led.state.top
    if top.rank >= BIDDING or top.seat == CHANCE:
        return False
    seat = leaver(led.state)
    if seat == BANK:
        return False
    if debt.clear_mutual(led, seat):
        return True
    if is_owed(led.state, seat):
        if top.kind != DEBT or top.seat != seat:
            return False
        if debt.call_in(led, cast(Debt, top)):
            return True
    if not last_call(led, seat):
        leave(led, seat)
    return True


def last_call(led: Ledger, seat: i64) -> bool:
    """Ask the owners of open claims against a leaver once, however old the claims are (not the winner)."""
    owner = debt.older_claim(led.state, seat, MUCH)
    if owner == BANK or led.state.alive == 2:
        return False
    led.lay(Call(owner, seat, MUCH))
    return True


def leaver(st: State) -> i64:
    """Return who may leave now, or BANK: first comes a rent throw of theirs, before it an older debt."""
    top = st.top
    if top.kind == DEBT and st.leaving & (1 << top.seat):
        return top.seat
    for seat in range(len(st.seats)):
        if st.leaving & (1 << seat) and not throws_pending(st, seat):
            return seat
    return BANK


def is_owed(st: State, seat: i64) -> bool:
    """Tell whether somebody who stays owes this seat: that is settled before it leaves (R-57)."""
    for f in st.agenda:
        if f.kind == DEBT and cast(Debt, f).to == seat and not st.leaving & (1 << f.seat):
            return True
        if f.kind == RENT_ROLL and cast(RentRoll, f).owner == seat:
            return True
    return False


def throws_pending(st: State, seat: i64) -> bool:
    """Tell whether a rent throw of this seat is still to be made."""
    return any(f.kind == RENT_ROLL and cast(RentRoll, f).payer == seat for f in st.agenda)


def leave(led: Ledger, seat: i64) -> None:
    """Settle open debts as far as possible; the rest goes to the bank (R-57).

    A debt whose amount is still to be thrown for is settled once it is known.
    """
    st = led.state
    while True:
        oldest = oldest_debt(st, seat)
        if oldest is None:
            bankruptcy.fall(led, seat, BANK)
            return
        if debt.liquidation(st, seat) >= oldest.amount:
            debt.raise_cash(led, seat, oldest.amount)
            led.drop(oldest)
            debt.pay(led, oldest)
            if throws_pending(st, seat):
                return
        else:
            bankruptcy.fall(led, seat, oldest.to)
            return


def oldest_debt(st: State, seat: i64) -> Debt | None:
    """Return the first open debt of a seat."""
    for f in reversed(st.agenda):
        if f.kind == DEBT and f.seat == seat:
            return cast(Debt, f)
    return None


def word_for(st: State, top: Decision) -> Action | None:
    """Return what is said for a player who leaves or keeps silent, or None if nothing has to be."""
    k = top.kind
    if k == RECEIPT:
        return Action(KEEP, top.seat, bits.lowest(cast(Receipt, top).deeds))
    if k == STEPS:
        return Action(STEP, top.seat, st.die1 + st.die2)
    if k == JUMP:
        return Action(WALK, top.seat)
    if k == CARD_CHOICE:
        return Action(PAY, top.seat)
    if k == CALL:
        return Action(PASS, top.seat)
    return None
