"""What a seat may see of a state. Dice and the order of piles are in no state; hidden cash is masked here."""

from __future__ import annotations

from bankhalter.core.codes import PLAYING
from bankhalter.core.state import State


def seen_by(st: State, seat: int, cash_visible: bool = True) -> State:
    """Return a copy as a person in that seat sees it, without offers between others.

    With hidden cash the others' average stands in the place of what each of them has.
    """
    copy = st.without_offers_of_others(seat)
    if not cash_visible:
        _mask(copy, seat)
    return copy


def _mask(copy: State, seat: int) -> None:
    """Give everybody else the same cash."""
    others = [i for i, s in enumerate(copy.seats) if i != seat and s.out == PLAYING]
    if not others:
        return
    grain = copy.tables.grain
    average = sum(int(copy.seats[i].cash) for i in others) // len(others) // grain * grain
    for i in others:
        copy.hide_cash(i, average)
