"""The order of play: clockwise, past whoever is out of the game."""

from __future__ import annotations

from bankhalter.core.codes import BANK, PLAYING
from bankhalter.core.native import i64
from bankhalter.core.state import State


def next_in(st: State, mask: i64, after: i64) -> i64:
    """Return the next seat of a mask clockwise behind `after`, or BANK if the mask is empty."""
    if mask == 0:
        return BANK
    n: i64 = len(st.seats)
    seat = after
    for _ in st.seats:
        seat += 1
        if seat >= n:
            seat -= n
        if mask >> seat & 1:
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
    seat = after
    while True:
        seat += 1
        if seat == n:
            seat = 0
        if st.seats[seat].out == PLAYING:
            return seat
