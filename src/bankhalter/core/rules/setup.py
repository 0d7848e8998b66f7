"""SETUP and the dealing of SHORT and TIME: from an empty table to the first turn."""

from __future__ import annotations

from bankhalter.core.actions import Action
from bankhalter.core.codes import ABSENT, BANK, DEED_GONE, FINE, W_PRICE, W_START
from bankhalter.core.decisions import Deal, Opening
from bankhalter.core.events import Starts, Thrown
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64
from bankhalter.core.rules import seats, turn
from bankhalter.core.state import State


def begin(led: Ledger) -> None:
    """Give out the starting capital (SETUP-3, SPEED-2), then deal or throw for the start.

    Tokens stand on GO (SETUP-2), and everything else is the bank's (SETUP-4).
    """
    st = led.state
    t = st.tables
    if not t.banker_plays:
        led.absent(t.banker_seat)
    for seat in range(len(st.seats)):
        if st.seats[seat].out != ABSENT:
            led.pay(BANK, seat, t.start, W_START)
    if t.deal:
        led.ground(Deal(seats.next_player(st, t.banker_seat), t.deal * st.alive))
    else:
        first_throws(led, seats.playing(st))


def refuse_deal(st: State, act: Action) -> i64:
    """Only a deed that is still in the bank can be dealt."""
    fits = 0 <= act.a < st.tables.deeds and st.owner[act.a] == BANK
    return FINE if fits else DEED_GONE


def dealt(led: Ledger, frame: Deal, deed: i64) -> None:
    """Deal clockwise from the banker's left, one deed a round (SHORT-C1, SHORT-W1, TIME-2, R-96).

    Where the book says so the price is owed at once (SHORT-C2); the start is thrown for afterwards (R-66).
    """
    st = led.state
    led.deed_to(deed, frame.who)
    if st.tables.deal_paid:
        led.owe(frame.who, BANK, st.tables.price[deed], W_PRICE)
    if frame.left > 1:
        led.ground(Deal(seats.next_player(st, frame.who), frame.left - 1))
    else:
        first_throws(led, seats.playing(st))


def first_throws(led: Ledger, mask: i64) -> None:
    """Everybody throws for the start, beginning with the banker (SETUP-5, R-4)."""
    st = led.state
    who = seats.next_in(st, mask, st.tables.banker_seat - 1)
    led.ground(Opening(who, mask & ~(1 << who), 0, 0))


def opened(led: Ledger, f: Opening, act: Action) -> None:
    """The highest total starts; only the tied throw again (R-3)."""
    st = led.state
    total = act.a + act.b
    if led.listening:
        led.tell(Thrown(f.who, act.a, act.b, 0))
    tied = f.tied
    if total > f.best:
        tied = 1 << f.who
    elif total == f.best:
        tied |= 1 << f.who
    if f.todo:
        who = seats.next_in(st, f.todo, f.who)
        led.ground(Opening(who, f.todo & ~(1 << who), max(total, f.best), tied))
    elif tied & (tied - 1):
        first_throws(led, tied)
    else:
        start(led, seats.next_in(st, tied, f.who))


def start(led: Ledger, seat: i64) -> None:
    """The winner of the throws has the first turn."""
    if led.listening:
        led.tell(Starts(seat))
    turn.begin(led, seat)
