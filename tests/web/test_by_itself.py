"""Who wishes it has the page throw and end the turn by itself, where nothing else is to be said."""

from __future__ import annotations

from web.conftest import Sit
from web.seat import begin, typed


def test_a_turn_is_taken_without_a_press(sit: Sit) -> None:
    anna = sit(remembers={"autoThrow": True, "autoEnd": True})
    _, ben = typed(anna)
    begin(anna, ben)
    ben.dice("4-6")  # is awaited only once Anna has thrown
    ben.wait(1)  # and it is his turn once she has ended hers
    assert ben.table["seats"][0]["at"] == 10
