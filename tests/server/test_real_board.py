"""Rooms around a real board: a throw says what leads to it, the first one counts, hands hear what to do."""

from __future__ import annotations

from typing import Any

import pytest
from server.log import Log

from bankhalter.server.protocol import messages as m
from bankhalter.server.protocol.messages import Options
from bankhalter.server.room import room_narration, views
from bankhalter.server.room.commands import Asker, decide
from bankhalter.server.room.match import Wrong
from bankhalter.server.storage import entries as e


def table(*names: str, **options: Any) -> Log:
    """A running game around a real board; the first one begins."""
    log = Log(Options("standard", len(names), chance="typed", board="real", **options))
    for seat, name in enumerate(names):
        log.write(0, e.SeatTaken(seat, name, f"key-{seat}"))
    log.write(0, e.GameStarted(list(range(len(names))), said=["* 6-5", *["* 1-2"] * (len(names) - 1)]))
    return log


def types(log: Log, seat: int, say: str, question: int | None = None) -> e.Acted:
    """Somebody types what the dice or cards show."""
    asked = log.room.question if question is None else question
    entry = decide(log.room, m.Chance("x", seat, say, asked), Asker("p", (seat,)), log.now)
    assert isinstance(entry, e.Acted)
    log.write(1000, entry)
    return entry


def says(log: Log, seat: int, *say: str) -> None:
    """Somebody says something in the game."""
    entry = decide(log.room, m.Act("x", seat, list(say), log.room.question), Asker("p", (seat,)), log.now)
    log.write(1000, entry)


def hands(log: Log) -> list[str]:
    """What hands are told after the last step."""
    lines = room_narration.sentences(log.room, log.changes[-1], (0,), "de")
    return [line.text for line in lines if line.event == "hands"]


def test_a_throw_begins_and_ends_turns() -> None:
    log = table("Anna", "Ben")
    assert views.table_view(log.room).throw_by == 0
    assert types(log, 0, "4-6").said == ["1 throw", "* 4-6"]
    assert views.table_view(log.room).throw_by == 1
    assert types(log, 1, "1-2").said == ["1 end-turn", "2 throw", "* 1-2"]
    assert views.table_view(log.room).throw_by == -1  # Ben is asked whether he buys
    assert hands(log) == ["Setz Ben auf die Turmstraße."]


def test_anybody_may_type_and_the_first_one_counts() -> None:
    log = table("Anna", "Ben")
    question = log.room.question
    assert types(log, 1, "4-6").seat == 1
    with pytest.raises(Wrong, match="stale"):
        types(log, 0, "1-2", question)


def test_a_throw_answers_no_question_of_a_person() -> None:
    log = table("Anna", "Ben")
    types(log, 0, "1-2")
    with pytest.raises(Wrong, match="no-throw-awaited"):
        types(log, 1, "1-2")


def test_the_server_throws_where_dice_are_lost_and_says_that_it_did() -> None:
    log = table("Anna", "Ben")
    entry = types(log, 0, "*")
    assert entry.by == "app" and entry.said[0] == "1 throw" and entry.said[1].startswith("* ")


def test_cards_are_drawn_by_the_server_where_that_was_agreed() -> None:
    log = table("Anna", "Ben", cards="app")
    assert types(log, 0, "3-4").said[2].startswith("* drawn a/")
    typed = table("Anna", "Ben")
    assert types(typed, 0, "3-4").said == ["1 throw", "* 3-4"]
    assert types(typed, 0, "drawn a/dividend").said == ["* drawn a/dividend"]


def test_computers_at_the_table_say_themselves_that_they_throw() -> None:
    log = Log(Options("standard", 2, chance="typed", board="real"))
    log.write(0, e.SeatTaken(0, "Anna", "key-0"))
    log.write(0, e.BotSeated(1, "simple", "Bot"))
    log.write(0, e.GameStarted([0, 1], said=["* 6-5", "* 1-2"]))
    types(log, 0, "4-6")
    assert views.table_view(log.room).throw_by == -1
    assert "end-turn" in [choice.say for choice in views.menu(log.room, 0)]


def test_with_a_board_on_the_screen_nothing_is_implied() -> None:
    log = Log(Options("standard", 2, chance="typed"))
    for seat in (0, 1):
        log.write(0, e.SeatTaken(seat, f"P{seat}", f"key-{seat}"))
    log.write(0, e.GameStarted([0, 1], said=["* 6-5", "* 1-2"]))
    with pytest.raises(Wrong, match="no-throw-awaited"):
        types(log, 0, "1-2")
    says(log, 0, "throw")
    types(log, 0, "1-2")
    assert not hands(log)


def test_real_money_is_said_beside_the_deeds() -> None:
    log = table("Anna", "Ben", money="real")
    types(log, 0, "1-2")
    says(log, 0, "buy")
    assert hands(log) == ["Urkunde „Turmstraße“ an Anna.", "Anna legt M 60 in die Bank."]
