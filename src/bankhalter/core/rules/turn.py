"""TURN: moving along the ring, the salary, and handing the dice on."""

from __future__ import annotations

from typing import cast

from bankhalter.core.codes import BANK, COUNT, ESTATE, TURN
from bankhalter.core.decisions import Turn
from bankhalter.core.events import Entitled, TurnBegun
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64
from bankhalter.core.rules import end, house, seats
from bankhalter.core.state import State


def advance(led: Ledger, seat: i64, steps: i64) -> None:
    """Move forward; reaching or passing GO pays the salary before the space is carried out (TURN-5, R-83)."""
    size = led.state.tables.size
    to = led.state.seats[seat].at + steps
    if to > size:
        earn(led, seat, False)
    led.move(seat, to % size)
    if to == size:
        earn(led, seat, True)


def earn(led: Ledger, seat: i64, exact: bool) -> None:
    """Pay the salary of a round."""
    house.salary(led, seat, exact)
    entitle(led, seat)


def entitle(led: Ledger, seat: i64) -> None:
    """The first salary earns the speed die (SPEED-3, R-68)."""
    if led.state.tables.speed_die and not led.state.seats[seat].entitled:
        led.entitle(seat)
        if led.listening:
            led.tell(Entitled(seat))


def hand_on(led: Ledger) -> None:
    """The dice go to the left (TURN-10), unless the agreed time is over."""
    st = led.state
    if st.agenda[0].kind == COUNT:
        return
    if st.time_up:
        end.stop_clock(led)
        return
    begin(led, seats.next_player(st, st.turn))


def begin(led: Ledger, seat: i64) -> None:
    """Start a player's turn; it is told once the estate of whoever fell before it is auctioned."""
    led.begin_turn(Turn(seat, 1, 0))
    if led.listening and not is_estate_open(led.state):
        led.tell(TurnBegun(seat, led.state.turns))


def resume(led: Ledger, of: i64) -> None:
    """A lot out of somebody's estate is sold: after the last one a turn that waits for it is told (R-56)."""
    st = led.state
    if not led.listening or of == BANK or st.agenda[0].kind != TURN or is_estate_open(st):
        return
    frame = cast(Turn, st.agenda[0])
    if frame.first and not frame.begun:
        led.tell(TurnBegun(frame.seat, st.turns))


def is_estate_open(st: State) -> bool:
    """Tell whether deeds of somebody bankrupt are still to be auctioned: the turn waits for them."""
    return any(f.kind == ESTATE for f in st.agenda)
