"""MORT: mortgaging, lifting, and what whoever receives a mortgaged deed must do."""

from __future__ import annotations

from bankhalter.core import bits
from bankhalter.core.actions import Action
from bankhalter.core.codes import (
    ALREADY_MORTGAGED,
    BANK,
    BUILT,
    CLEAR_GROUP,
    FINE,
    GROUP_BUILT,
    INTEREST_UNCOVERED,
    LAST_PLACE,
    NO_CASH,
    NO_SUCH_DEED,
    NOT_MORTGAGED,
    NOT_OWNER,
    NOT_RECEIVED,
    REDEEM,
    W_INTEREST,
    W_LIFT,
    W_MORTGAGE,
)
from bankhalter.core.decisions import Debt, Receipt
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64
from bankhalter.core.rules import auction
from bankhalter.core.state import State


def lift_cost(st: State, deed: i64) -> i64:
    """Return the price of lifting a mortgage (MORT-4)."""
    return st.tables.value[deed] + st.tables.interest[deed]


def interest_due(st: State, deeds: i64) -> i64:
    """Return the interest of all mortgaged deeds in a mask (MORT-8)."""
    total: i64 = 0
    left = deeds & st.mortgaged
    while left:
        total += st.tables.interest[bits.lowest(left)]
        left &= left - 1
    return total


def refuse_deed(st: State, seat: i64, deed: i64) -> i64:
    """Only the owner disposes of a deed."""
    if not 0 <= deed < st.tables.deeds:
        return NO_SUCH_DEED
    return FINE if st.owner[deed] == seat else NOT_OWNER


def refuse(st: State, seat: i64, deed: i64) -> i64:
    """Mortgage what is yours, not mortgaged yet, and clear of buildings (MORT-1, MORT-2, R-36)."""
    word = refuse_deed(st, seat, deed)
    if word != FINE:
        return word
    if st.pledged[deed]:
        return ALREADY_MORTGAGED
    if st.level[deed] > 0:
        return BUILT
    g = st.tables.group[deed]
    if st.tables.mortgage_needs_clear == CLEAR_GROUP and st.built[g] > 0:
        return GROUP_BUILT
    return LAST_PLACE if loses_place(st, seat, deed) else FINE


def loses_place(st: State, seat: i64, deed: i64) -> bool:
    """Tell whether a mortgage takes the last place of the building one leads the bidding for."""
    if not auction.leads_building(st, seat):
        return False
    trial = Ledger(st.copy(), False)
    trial.pledge(deed)
    return auction.lacks_place(trial.state, seat)


def pledge(led: Ledger, seat: i64, deed: i64) -> None:
    """The bank pays the mortgage value (MORT-1)."""
    led.pledge(deed)
    led.pay(BANK, seat, led.state.tables.value[deed], W_MORTGAGE)


def refuse_lift(st: State, seat: i64, deed: i64) -> i64:
    """Lift with the value plus interest in cash (MORT-4)."""
    word = refuse_deed(st, seat, deed)
    if word != FINE:
        return word
    if not st.pledged[deed]:
        return NOT_MORTGAGED
    return FINE if st.seats[seat].cash >= lift_cost(st, deed) else NO_CASH


def lift(led: Ledger, seat: i64, deed: i64) -> None:
    """Pay the bank and turn the deed face up (MORT-4)."""
    led.pay(seat, BANK, lift_cost(led.state, deed), W_LIFT)
    led.redeem(deed)


def receive(led: Ledger, seat: i64, deeds: i64) -> None:
    """Whoever gets mortgaged deeds must answer for each at once (MORT-8)."""
    mask = deeds & led.state.mortgaged
    if mask:
        led.lay(Receipt(seat, mask))


def refuse_receipt(st: State, frame: Receipt, act: Action) -> i64:
    """Lift or keep a deed just received; lifting must leave the interest of the others."""
    if not (0 <= act.a < st.tables.deeds and frame.deeds & (1 << act.a)):
        return NOT_RECEIVED
    if act.kind != REDEEM:
        return FINE
    left = st.seats[act.seat].cash - lift_cost(st, act.a)
    if left < 0:
        return NO_CASH
    others = frame.deeds & ~(1 << act.a)
    return FINE if left >= interest_due(st, others) else INTEREST_UNCOVERED


def answer_receipt(led: Ledger, frame: Receipt, act: Action) -> None:
    """Lift the deed, or pay its interest and leave it mortgaged (MORT-8)."""
    rest = frame.deeds & ~(1 << act.a)
    if rest:
        led.swap(Receipt(frame.seat, rest))
    else:
        led.done()
    if act.kind == REDEEM:
        lift(led, act.seat, act.a)
    else:
        pay_interest(led, act.seat, act.a)


def pay_interest(led: Ledger, seat: i64, deed: i64) -> None:
    """Pay the interest; what the cash does not cover is a new debt to the bank (R-51)."""
    st = led.state
    amount = st.tables.interest[deed]
    if st.seats[seat].cash >= amount:
        led.pay(seat, BANK, amount, W_INTEREST)
        return
    led.urge(Debt(seat, BANK, amount, W_INTEREST, led.number(), 0))
