"""JAIL: the way in and the ways out."""

from __future__ import annotations

from typing import Final

from bankhalter.core.codes import BANK, BONUS, FINE, FINE_TOO_LATE, NO_CASH, NO_JAIL_CARD, NOT_IN_JAIL, W_FINE
from bankhalter.core.decisions import Move, Rest, Turn
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64
from bankhalter.core.rules import house, turn
from bankhalter.core.state import State

ATTEMPTS: Final = 3  # turns in which doubles free a prisoner


def send(led: Ledger, seat: i64) -> None:
    """Go to jail: no salary on the way, and the turn is over (JAIL-1, JAIL-2, JAIL-3, TURN-9, SPEED-11)."""
    led.jail(seat)
    if led.state.tables.speed_die:
        led.rewrite([f for f in led.state.agenda if f.kind != BONUS])
    turn.hand_on(led)


def refuse_fine(st: State, seat: i64) -> i64:
    """The fine is paid before throwing, in the jail turns the edition names (JAIL-5, R-42)."""
    s = st.seats[seat]
    if s.jail == 0:
        return NOT_IN_JAIL
    if not st.tables.jail_pay_turns & (1 << s.jail):
        return FINE_TOO_LATE
    return FINE if s.cash >= st.tables.fine else NO_CASH


def pay_fine(led: Ledger, seat: i64) -> None:
    """Pay, and play a normal turn (JAIL-5)."""
    house.pay_bank(led, seat, led.state.tables.fine, W_FINE)
    leave(led, seat)


def refuse_card(st: State, seat: i64, card: i64) -> i64:
    """A jail card frees at the start of any jail turn (JAIL-6, R-45)."""
    s = st.seats[seat]
    if s.jail == 0:
        return NOT_IN_JAIL
    held = 0 <= card < st.tables.cards and s.kept & (1 << card)
    return FINE if held else NO_JAIL_CARD


def play_card(led: Ledger, seat: i64, card: i64) -> None:
    """Play the card; it returns under its deck (CARD-5)."""
    led.give_up(seat, card)
    leave(led, seat)


def leave(led: Ledger, seat: i64) -> None:
    """Out before throwing: the coming throw is the first of a normal turn (R-46)."""
    led.free(seat)
    led.ground(Turn(seat, 1, 1))


def attempt(led: Ledger, seat: i64, doubles: bool, steps: i64) -> bool:
    """Try to throw doubles; return whether the token moves now (JAIL-7).

    Doubles give no further throw unless that is agreed (JAIL-8, R-44).
    """
    st = led.state
    s = st.seats[seat]
    if doubles:
        led.free(seat)
        led.ground(Turn(seat, 0, 1) if st.tables.jail_doubles_roll_again else Rest(seat))
        return True
    if s.jail < attempts(st):
        sit(led, seat)
        return False
    led.release(seat)
    led.ground(Rest(seat))
    owe_fine(led, seat, steps)
    return False


def attempts(st: State) -> i64:
    """Return how many turns there are to throw doubles; in the short game of 2019 one (SHORT-W3)."""
    return 1 if st.tables.jail_must_leave else ATTEMPTS


def may_sit(st: State, seat: i64) -> bool:
    """Tell whether a prisoner may stay without throwing: only by agreement (R-43)."""
    return st.tables.jail_may_skip_throw and not st.tables.jail_must_leave and st.seats[seat].jail > 0


def sit(led: Ledger, seat: i64) -> None:
    """A jail turn is over: an attempt failed, or by agreement nobody threw (JAIL-9, R-43)."""
    led.sit(seat, min(led.state.seats[seat].jail + 1, ATTEMPTS))
    turn.hand_on(led)


def owe_fine(led: Ledger, seat: i64, steps: i64) -> None:
    """The last attempt failed: the fine is a debt, settled before the token is out (JAIL-10, R-47)."""
    led.lay(Move(seat, steps))
    led.owe(seat, BANK, led.state.tables.fine, W_FINE)
