"""TURN: throwing the dice, doubles, and ending the turn."""

from __future__ import annotations

from bankhalter.core.actions import Action
from bankhalter.core.codes import (
    END_TURN,
    FINE,
    FOR_JAIL,
    FOR_MOVE,
    MUST_THROW,
    NOT_NOW,
    OFFER_OPEN,
    PAY_FINE,
    PLAY_CARD,
    THROW,
    WRONG_DICE,
)
from bankhalter.core.decisions import RESTS, ROLLS_TO_MOVE, Move, RentRoll, Roll, Turn
from bankhalter.core.events import Thrown
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64
from bankhalter.core.rules import jail, rent, spaces, speed
from bankhalter.core.state import State


def refuse(st: State, act: Action) -> i64:
    """Throw, or from jail pay or play a card first; who must throw cannot end the turn (TURN-7)."""
    if act.kind == THROW:
        return OFFER_OPEN if is_held_up(st) else FINE
    if act.kind == PAY_FINE:
        return jail.refuse_fine(st, act.seat)
    if act.kind == PLAY_CARD:
        return jail.refuse_card(st, act.seat, act.a)
    if act.kind == END_TURN:
        return FINE if jail.may_sit(st, act.seat) else MUST_THROW
    return NOT_NOW


def is_held_up(st: State) -> bool:
    """Tell whether the dice wait for answers to offers, where that is agreed."""
    return st.tables.offers_block and len(st.offers) > 0


def answer(led: Ledger, frame: Turn, act: Action) -> None:
    """Carry out what the player chose."""
    if act.kind == THROW:
        throw(led, frame)
    elif act.kind == PAY_FINE:
        jail.pay_fine(led, act.seat)
    elif act.kind == PLAY_CARD:
        jail.play_card(led, act.seat, act.a)
    else:
        jail.sit(led, act.seat)


def throw(led: Ledger, frame: Turn) -> None:
    """Throw (TURN-1); the first throw of a turn ends what nobody demanded."""
    st = led.state
    s = st.seats[frame.seat]
    if frame.first and len(st.claims) > 0:
        rent.drop_claims(led)
    if s.jail:
        led.lay(Roll(frame.seat, FOR_JAIL, 2))
    elif s.entitled:
        led.lay(Roll(frame.seat, FOR_MOVE, 3))
    else:
        led.lay(ROLLS_TO_MOVE[frame.seat])


def refuse_dice(st: State, act: Action, dice: i64) -> i64:
    """Two white dice, and the speed die exactly when it is due (SPEED-4, SPEED-12, R-69)."""
    if not (1 <= act.a <= 6 and 1 <= act.b <= 6):
        return WRONG_DICE
    if dice == 2:
        return FINE if act.c == 0 else WRONG_DICE
    return FINE if has_face(st, act.c) else WRONG_DICE


def has_face(st: State, face: i64) -> bool:
    """Tell whether the speed die has this face (R-67)."""
    faces = st.tables.speed_faces
    return any(faces[i] == face for i in range(len(faces)))


def rent_dice(st: State, frame: RentRoll) -> i64:
    """Return how many dice a utility rent takes: three for the entitled (R-74)."""
    return 3 if st.seats[frame.payer].entitled else 2


def rolled(led: Ledger, frame: Roll, act: Action) -> None:
    """The dice have fallen."""
    led.throw(act.a, act.b, act.c)
    led.done()
    if led.listening:
        led.tell(Thrown(frame.who, act.a, act.b, act.c))
    if frame.purpose == FOR_MOVE:
        play_out(led, frame.who, frame.dice)
    elif jail.attempt(led, frame.who, act.a == act.b, act.a + act.b):
        spaces.go(led, frame.who, act.a + act.b)


def walk_out(led: Ledger, frame: Move) -> None:
    """The fine after the last attempt is paid: the token is out of jail and moves by that throw."""
    led.done()
    led.free(frame.seat)
    spaces.go(led, frame.seat, frame.steps)


def play_out(led: Ledger, seat: i64, dice: i64) -> None:
    """Doubles throw again, three in a row go to jail unmoved (TURN-7, TURN-8, SPEED-9, R-10, R-75)."""
    st = led.state
    d1 = st.die1
    d2 = st.die2
    doubles = d1 == d2
    if doubles and not st.tables.triple_counts_as_doubles and speed.is_triple(d1, d2, st.face):
        doubles = False  # by agreement: the turn ends after the jump
    if doubles:
        if led.count_doubles() == 3:
            jail.send(led, seat)
            return
        led.ground(Turn(seat, 0, 1))
    else:
        led.ground(RESTS[seat])
    if dice == 2:
        spaces.go(led, seat, d1 + d2)
    else:
        speed.go(led, seat, d1, d2, st.face)


def refuse_rest(act: Action) -> i64:
    """Everything is settled; no further throw is possible."""
    return FINE if act.kind == END_TURN else NOT_NOW
