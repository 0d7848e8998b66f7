"""BUY: the first right to buy, or an auction at once."""

from __future__ import annotations

from bankhalter.core.actions import Action
from bankhalter.core.codes import BANK, BUY, DECLINE, FINE, NO_CASH, NOT_NOW, W_PRICE
from bankhalter.core.decisions import Purchase
from bankhalter.core.events import Declined
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64
from bankhalter.core.rules import auction
from bankhalter.core.state import State


def refuse(st: State, frame: Purchase, act: Action) -> i64:
    """Buy with the price in cash (BUY-2, R-22), or decline."""
    if act.kind == BUY:
        return FINE if st.seats[act.seat].cash >= st.tables.price[frame.deed] else NO_CASH
    return FINE if act.kind == DECLINE else NOT_NOW


def answer(led: Ledger, frame: Purchase, act: Action) -> None:
    """Pay and take the deed, or let the bank auction it at once (BUY-2, BUY-3)."""
    led.done()
    if act.kind == BUY:
        led.pay(act.seat, BANK, led.state.tables.price[frame.deed], W_PRICE)
        led.deed_to(frame.deed, act.seat)
        return
    if led.listening:
        led.tell(Declined(act.seat, frame.deed))
    auction.open_deed(led, frame.deed, act.seat)
