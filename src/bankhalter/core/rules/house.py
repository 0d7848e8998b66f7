"""HOUSE: the two house rules of the books, off unless agreed (HOUSE-2, HOUSE-3, R-76, R-77)."""

from __future__ import annotations

from bankhalter.core.codes import BANK, POT, W_CARD, W_FINE, W_POT, W_REPAIRS, W_SALARY, W_TAX
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64
from bankhalter.core.state import State


def pay_bank(led: Ledger, seat: i64, amount: i64, why: i64) -> None:
    """Pay the bank (BANK-7); with the pot agreed, taxes, fees and fines go to Free Parking (R-76)."""
    pot_fed = why == W_TAX or why == W_CARD or why == W_REPAIRS or why == W_FINE
    if not (led.state.tables.free_parking_pot and pot_fed):
        led.pay(seat, BANK, amount, why)
        return
    led.pay(seat, POT, amount, why)
    taker = parked_first(led.state)
    if taker != BANK:
        empty_pot(led, taker)


def parked_first(st: State) -> i64:
    """Return who has stood on Free Parking the longest, or BANK."""
    best: i64 = BANK
    for i in range(len(st.seats)):
        since = st.seats[i].parked
        if since > 0 and (best == BANK or since < st.seats[best].parked):
            best = i
    return best


def empty_pot(led: Ledger, seat: i64) -> None:
    """Give what lies on Free Parking to whoever came there."""
    if led.state.pot > 0:
        led.pay(POT, seat, led.state.pot, W_POT)


def salary(led: Ledger, seat: i64, exact: bool) -> None:
    """Pay the salary (TURN-4); a move that ends on GO may double it (HOUSE-3)."""
    t = led.state.tables
    double = exact and t.double_salary_on_go
    led.pay(BANK, seat, 2 * t.salary if double else t.salary, W_SALARY)
