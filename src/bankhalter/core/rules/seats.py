"""The order of play: clockwise, past whoever is out of the game."""

from __future__ import annotations

from bankhalter.core.codes import BANK, PLAYING
from bankhalter.core.native import i64
from bankhalter.core.state import State


def next_in(st: State, mask: i64, after: i64) -> i64:
    """Return the next seat of a mask clockwise behind `after`, or BANK if the mask is empty."""
    n = len(st.seats)
    for step in range(1, n + 1):
        seat = (after + step) % n
        if mask & (1 << seat):
            return seat
    return BANK


def playing(st: State) -> i64:
    """Return the mask of the seats still in the game."""
    mask: i64 = 0
    for i in range(len(st.seats)):
        if st.seats[i].out == PLAYING:
            mask |= 1 << i
    return mask


def next_player(st: State, after: i64) -> i64:
    """Return the next player still in the game, clockwise (SETUP-6, R-80)."""
    n: i64 = len(st.seats)
    seat = (after + 1) % n
    while st.seats[seat].out != PLAYING:
        seat = (seat + 1) % n
    return seat
