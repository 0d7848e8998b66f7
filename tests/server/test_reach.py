"""Where a throw may lead: told by the engine, for whoever looks, wherever the token stands."""

from __future__ import annotations

from typing import Any

import pytest
from server.log import Log
from server.test_leaks import begun

from bankhalter.core import codes
from bankhalter.core.actions import Action
from bankhalter.core.digest import digest
from bankhalter.server.protocol import queries
from bankhalter.server.room import views
from bankhalter.server.room.match import Wrong
from bankhalter.server.room.reach import ahead

TWO_DICE = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]  # ways to throw 2 to 12


def standing(at: int, jail: int = 0, **switches: Any) -> Log:
    """A game in which a player who is not on turn stands somewhere."""
    log = begun("x", **switches)
    seat = log.room.game.state.seats[other(log)]
    seat.at, seat.jail, seat.cash = at, jail, 1000
    return log


def other(log: Log) -> int:
    return 1 if log.room.game.state.turn == 0 else 0


def reach(log: Log) -> queries.Reach:
    return ahead(log.room, queries.LookAhead("a", other(log)))


def ways(found: queries.Reach) -> dict[int, int]:
    return {square.space: square.ways for square in found.squares}


def test_two_dice_lead_two_to_twelve_squares_ahead_over_go_too() -> None:
    found = reach(standing(33))
    assert ways(found) == {(33 + thrown) % 40: TWO_DICE[thrown - 2] for thrown in range(2, 13)}
    assert [square.space for square in found.squares] == [35, 36, 37, 38, 39, 0, 1, 2, 3, 4, 5]
    assert (found.throws, found.chosen) == (36, False)


def test_from_jail_only_doubles_lead_out_and_on_the_last_attempt_every_throw_does() -> None:
    doubles = {10 + thrown: 1 for thrown in range(2, 13, 2)}
    assert ways(reach(standing(10, jail=1))) == doubles
    assert sum(ways(reach(standing(10, jail=3))).values()) == 36


def test_the_speed_die_leaves_some_of_it_to_the_player() -> None:
    log = standing(5, speed_die=True)
    log.room.game.state.seats[other(log)].entitled = 1
    found = reach(log)
    assert found.chosen and found.throws == 216


def test_looking_changes_nothing_and_needs_somebody_who_plays() -> None:
    log = standing(20)
    before = digest(log.room.game.state)
    reach(log)
    assert digest(log.room.game.state) == before
    with pytest.raises(Wrong, match="seat-out"):
        ahead(log.room, queries.LookAhead("a", 11))


def test_steps_of_the_bus_say_where_they_lead() -> None:
    game = (log := begun("x", speed_die=True)).room.game
    seat = game.asked
    game.state.seats[seat].at, game.state.seats[seat].entitled, game.state.seats[seat].jail = 38, 1, 0
    game.push(Action(codes.THROW, seat))
    game.push(Action(codes.ROLLED, codes.CHANCE, 1, 3, codes.BUS))
    assert game.awaited == "steps"
    goals = {choice.say: choice.space for choice in views.menu(log.room, seat)}
    assert {say: at for say, at in goals.items() if say.startswith("steps")} == {
        "steps 1": 39,
        "steps 3": 1,
        "steps 4": 2,
    }
