"""What would be if: the position after an action, after a deal, and what tells two tables apart."""

from __future__ import annotations

from bankhalter.core import bits, engine
from bankhalter.core.actions import Action, Offer
from bankhalter.core.codes import ACCEPT, FINE, W_TRADE
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64
from bankhalter.core.state import State


def after(st: State, action: Action) -> State | None:
    """Return the state after an action, None if it is refused."""
    led = Ledger(st.copy(), False)
    return led.state if engine.apply(led, action) == FINE else None


def dealt(st: State, offer: Offer) -> State | None:
    """Return the state after an offer was made and accepted, in one copy."""
    led = Ledger(st.copy(), False)
    if engine.apply(led, offer) != FINE:
        return None
    accept = Action(ACCEPT, offer.to, led.state.offers[-1].number)
    return led.state if engine.apply(led, accept) == FINE else None


def is_plain(st: State, offer: Offer) -> bool:
    """Tell whether nothing but cash and deeds without mortgages would change hands."""
    return (offer.cards | offer.want_cards | offer.relief) == 0 and (
        (offer.deeds | offer.want_deeds) & st.mortgaged
    ) == 0


def exchange(led: Ledger, giver: i64, taker: i64, offer: Offer) -> None:
    """Let what is given go from one to the other, and what is wanted back; swapped, it is undone."""
    hand_over(led, offer.deeds, taker)
    hand_over(led, offer.want_deeds, giver)
    led.pay(giver, taker, offer.cash, W_TRADE)
    led.pay(taker, giver, offer.want_cash, W_TRADE)


def hand_over(led: Ledger, deeds: i64, to: i64) -> None:
    """Hand over some deeds."""
    while deeds:
        led.deed_to(bits.lowest(deeds), to)
        deeds &= deeds - 1


def owners(st: State) -> i64:
    """Return a number that tells apart who owns what."""
    number: i64 = 7
    for deed in range(st.tables.deeds):
        number = (number * 31 + st.owner[deed] + 2) & 0xFFFFFFFF
    return number
