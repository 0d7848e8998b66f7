"""SPACE: what a landing brings."""

from __future__ import annotations

from bankhalter.core.codes import BANK, DRAW_SPACE, PARKING, TAX, TO_JAIL, W_TAX
from bankhalter.core.decisions import Draw, Purchase
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64
from bankhalter.core.rules import house, jail, rent, turn


def go(led: Ledger, seat: i64, steps: i64) -> None:
    """Move by a throw and carry out the space (TURN-2, TURN-3)."""
    turn.advance(led, seat, steps)
    land(led, seat, True)


def land(led: Ledger, seat: i64, by_throw: bool) -> None:
    """Carry out the space where a token stopped: deed, card (CARD-1), tax, or the way to jail (SPACE-4).

    GO, a visit to the jail and Free Parking bring nothing (SPACE-2, SPACE-3, SPACE-5).
    """
    t = led.state.tables
    at = led.state.seats[seat].at
    deed = t.deed_at[at]
    if deed >= 0:
        land_on_deed(led, seat, deed, by_throw, 1, 0)
        return
    kind = t.kind[at]
    if kind == DRAW_SPACE:
        led.lay(Draw(seat, t.deck_at[at]))
    elif kind == TAX:
        owe_bank(led, seat, t.tax[at], W_TAX)
    elif kind == TO_JAIL:
        jail.send(led, seat)
    elif kind == PARKING:
        house.empty_pot(led, seat)


def land_on_deed(led: Ledger, seat: i64, deed: i64, by_throw: bool, times: i64, fixed: i64) -> None:
    """Unowned: the right to buy (BUY-1). Another's and not mortgaged: rent (RENT-2, RENT-10)."""
    st = led.state
    owner = st.owner[deed]
    if owner == BANK:
        led.lay(Purchase(seat, deed))
    elif owner != seat and st.pledged[deed] == 0:
        rent.land(led, seat, deed, by_throw, times, fixed)


def owe_bank(led: Ledger, seat: i64, amount: i64, why: i64) -> None:
    """Owe the bank an amount (SPACE-1)."""
    if amount > 0:
        led.owe(seat, BANK, amount, why)
