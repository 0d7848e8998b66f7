"""TURN: moving along the ring, the salary, and handing the dice on."""

from __future__ import annotations

from bankhalter.core.codes import COUNT, TURN
from bankhalter.core.decisions import TURNS
from bankhalter.core.events import Entitled, TurnBegun
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64
from bankhalter.core.rules import end, house, seats


def advance(led: Ledger, seat: i64, steps: i64) -> None:
    """Move forward; reaching or passing GO pays the salary before the space is carried out (TURN-5, R-83)."""
    size = led.state.tables.size
    to = led.state.seats[seat].at + steps
    if to > size:
        earn(led, seat, False)
    led.move(seat, to if to < size else to % size)
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
    if st.ground.kind == COUNT:
        return
    if st.time_up:
        end.stop_clock(led)
        return
    begin(led, seats.next_player(st, st.turn))


def begin(led: Ledger, seat: i64) -> None:
    """Start a player's turn; it is told once nothing is left of whoever fell before it."""
    led.begin_turn(TURNS[seat])
    if led.state.top.kind == TURN:
        announce(led)
    else:
        led.turn_waits(True)


def announce(led: Ledger) -> None:
    """Tell that a turn begins: the dice are where they belong, and nothing else is open."""
    led.turn_waits(False)
    if led.listening:
        led.tell(TurnBegun(led.state.turn, led.state.turns))
