"""SPEED: the bus, Mr. Monopoly, and three of a kind."""

from __future__ import annotations

from bankhalter.core.actions import Action
from bankhalter.core.codes import (
    BANK,
    BUS,
    FINE,
    JUMP_TO,
    MR,
    NEXT_PROPERTY,
    NO_SUCH_SPACE,
    NO_SUCH_STEPS,
    NOT_NOW,
    SAME_SPACE,
    STEP,
    TO_JAIL,
    WALK,
)
from bankhalter.core.decisions import Bonus, Jump, Steps
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64
from bankhalter.core.rules import jail, spaces, turn
from bankhalter.core.state import State


def is_triple(d1: i64, d2: i64, face: i64) -> bool:
    """Tell whether all three dice show the same number (SPEED-10)."""
    return face <= 3 and d1 == d2 and face == d1


def go(led: Ledger, seat: i64, d1: i64, d2: i64, face: i64) -> None:
    """Play out a throw with the speed die (SPEED-5, SPEED-6, SPEED-7, SPEED-10)."""
    if is_triple(d1, d2, face):
        led.lay(Jump(seat))
    elif face == BUS:
        led.lay(Steps(seat))
    elif face == MR:
        led.lay(Bonus(seat))
        spaces.go(led, seat, d1 + d2)
    else:
        spaces.go(led, seat, d1 + d2 + face)


def refuse_steps(st: State, act: Action) -> i64:
    """The bus goes by either white die or by both (SPEED-6, R-70)."""
    if act.kind != STEP:
        return NOT_NOW
    fits = act.a == st.die1 or act.a == st.die2 or act.a == st.die1 + st.die2
    return FINE if fits else NO_SUCH_STEPS


def take_steps(led: Ledger, act: Action) -> None:
    """Take the bus."""
    led.done()
    spaces.go(led, act.seat, act.a)


def refuse_jump(st: State, act: Action) -> i64:
    """Jump to any other space, or move the sum (R-73, R-97)."""
    if act.kind == WALK:
        return FINE
    if act.kind != JUMP_TO:
        return NOT_NOW
    if not 0 <= act.a < st.tables.size:
        return NO_SUCH_SPACE
    return SAME_SPACE if act.a == st.seats[act.seat].at else FINE


def jump(led: Ledger, act: Action) -> None:
    """A jump is a forward move with salary; naming go-to-jail means jail, without (R-73, R-97)."""
    st = led.state
    t = st.tables
    led.done()
    if act.kind == WALK:
        spaces.go(led, act.seat, st.die1 + st.die2 + st.face)
    elif t.kind[act.a] == TO_JAIL:
        jail.send(led, act.seat)
    else:
        spaces.go(led, act.seat, (act.a - st.seats[act.seat].at) % t.size)


def bonus(led: Ledger, frame: Bonus) -> None:
    """Mr. Monopoly: on to the next unowned property, or if all are owned to the next one (R-71, R-72)."""
    st = led.state
    led.done()
    steps = steps_to_unowned(st, frame.seat)
    if steps == 0 and all_owned(st):
        steps = steps_to_owned(st, frame.seat)
    if steps:
        turn.advance(led, frame.seat, steps)
        spaces.land(led, frame.seat, True)


def steps_to_unowned(st: State, seat: i64) -> i64:
    """Return the way to the next unowned property among the other spaces, or 0."""
    t = st.tables
    for steps in range(1, t.size):
        deed = t.deed_at[(st.seats[seat].at + steps) % t.size]
        if deed >= 0 and st.owner[deed] == BANK:
            return steps
    return 0


def all_owned(st: State) -> bool:
    """Tell whether no property is left with the bank (SPEED-8)."""
    return all(st.owner[deed] != BANK for deed in range(st.tables.deeds))


def steps_to_owned(st: State, seat: i64) -> i64:
    """Return the way to the next property, or by agreement to the next with rent due, or 0 (R-72)."""
    t = st.tables
    for steps in range(1, t.size):
        deed = t.deed_at[(st.seats[seat].at + steps) % t.size]
        if deed >= 0:
            due = st.owner[deed] != seat and st.pledged[deed] == 0
            if due or t.mr_monopoly_all_owned == NEXT_PROPERTY:
                return steps
    return 0
