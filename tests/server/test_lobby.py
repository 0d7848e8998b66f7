"""The lobby: colours, ready marks, seats that come and go, clocks, and computers with names of their own."""

from __future__ import annotations

import re
import time
from pathlib import Path

from server.desk import Client, Server
from server.log import Log

from bankhalter.core import codes
from bankhalter.server.protocol.framing import SEATS
from bankhalter.server.protocol.messages import Options
from bankhalter.server.protocol.room_parts import Clock
from bankhalter.server.room.bot_personas import NAMES, personas
from bankhalter.server.room.rematch_entries import same_people
from bankhalter.server.room.room import Room
from bankhalter.server.schedule.timers import deadline
from bankhalter.server.storage import entries as e

FACES = Path(__file__).resolve().parents[2] / "web" / "src" / "theme" / "faces.ts"
DAY = 24 * 3600


def colours(client: Client) -> list[int]:
    client.settle()
    return [place.get("colour", place["seat"]) for place in client.room["places"]]


def test_people_choose_colours_and_whoever_else_had_one_gives_way(server: Server) -> None:
    code = server.open(seats=4)
    anna, ben = Client(server, code), Client(server, code)
    anna.sit("Anna")
    ben.sit("Ben")
    assert anna.ask("colour", seat=0, colour=1)["word"] == "colour-taken"
    assert anna.ask("colour", seat=1, colour=7)["word"] == "not-your-seat"
    assert anna.ask("colour", seat=0, colour=SEATS)["word"] == "malformed"
    assert anna.ask("colour", seat=0, colour=2)["is"] == "ack", "the free chair takes Anna's"
    assert colours(ben) == [2, 1, 0, 3]
    assert ben.ask("colour", seat=1, colour=11)["is"] == "ack"
    assert anna.ask("terms", seats=5)["is"] == "ack"
    assert colours(anna)[:4] == [2, 11, 0, 3] and len(set(colours(anna))) == 5
    anna.ask("terms", seats=2)
    anna.ask("start")
    assert colours(ben) == [2, 11], "the game keeps them"
    assert ben.ask("colour", seat=1, colour=5)["word"] == "too-late"


def test_a_rematch_keeps_colours_and_faces() -> None:
    log = Log(Options("standard", 3))
    log.write(1, e.SeatTaken(0, "Anna", "a"))
    log.write(1, e.BotSeated(1, "simple", "Bruno", "", "bruno"))
    log.write(1, e.SeatTaken(2, "Ben", "b"))
    for seat, colour in ((0, 2), (1, 9), (2, 1)):
        log.write(1, e.ColourChosen(seat, colour))
    again = Log(Options("standard", 3))
    for entry in same_people(log.room):
        again.write(1, entry)
    assert [place.colour for place in again.room.places] == [place.colour for place in log.room.places]
    assert again.room.places[1].face == "bruno"


def test_ready_marks_stand_until_the_host_agrees_otherwise(server: Server) -> None:
    code = server.open(seats=2)
    anna, ben = Client(server, code), Client(server, code)
    anna.sit("Anna")
    ben.sit("Ben")
    assert anna.ask("ready", seat=1)["word"] == "not-your-seat"
    assert ben.ask("ready", seat=1)["is"] == "ack"
    anna.settle()
    assert anna.room["places"][1]["ready"] is True
    anna.ask("terms", switches={"agreed_end": True, "minutes": 45})
    ben.settle()
    assert "ready" not in ben.room["places"][1]
    ben.ask("ready", seat=1)
    ben.ask("ready", seat=1, on=False)
    anna.ask("start")
    ben.settle()
    assert "ready" not in ben.room["places"][1] and ben.table["left"] == 45 * 60_000
    assert ben.ask("ready", seat=1)["word"] == "too-late"


def test_the_host_changes_seats_clock_and_capital_and_takes_nobodys_seat(server: Server) -> None:
    code = server.open(seats=3)
    anna, ben = Client(server, code), Client(server, code)
    anna.sit("Anna")
    ben.sit("Ben", seat=2)
    assert anna.ask("terms", seats=2)["word"] == "taken"
    assert anna.ask("terms", seats=9)["is"] == "refused", "more than the box has figures for"
    assert anna.ask("terms", seats=6)["is"] == "ack"
    assert anna.ask("terms", switches={"starting_cash": 7})["word"] == "bad-starting-cash"
    terms = {"switches": {"starting_cash": 3000}, "clock": {"turn": DAY, "answer": DAY}, "absence": DAY}
    assert anna.ask("terms", **terms)["is"] == "ack"
    ben.settle()
    assert len(ben.room["places"]) == 6 and ben.room["options"]["absence"] == DAY
    anna.ask("start")
    ben.settle()
    assert [seat["cash"] for seat in ben.table["seats"]] == [3000, 3000]
    left = ben.table["deadline"] - time.time() * 1000
    assert 0 < 1000 * DAY - left < 60_000, "a day for the turn"
    assert ben.table["clocks"] == []


def test_over_days_every_question_of_a_turn_has_its_own_time() -> None:
    log = Log(Options("standard", 2, clock=Clock(turn=DAY), chance="typed"))
    for seat, name in enumerate(("Anna", "Ben")):
        log.write(1, e.SeatTaken(seat, name, name))
    log.write(1, e.GameStarted([0, 1]))
    for line in ("* 6-5", "* 1-2"):
        log.write(1, e.Acted(-2, [line]))
    assert deadline(log.room) == log.now + DAY * 1000
    log.write(3_600_000, e.Acted(0, ["1 throw"]))
    log.write(1, e.Acted(-2, ["* 1-2"]))
    assert log.room.game.state.top.kind == codes.PURCHASE and deadline(log.room) is None, (
        "as an answer has it"
    )


def test_computers_have_names_and_faces_nobody_else_has(server: Server) -> None:
    code = server.open(seats=6)
    anna = Client(server, code)
    anna.sit(NAMES[1])
    anna.ask("put-bot", seat=1)
    assert anna.ask("start", fill="simple")["is"] == "ack"
    anna.settle()
    names = [place["name"] for place in anna.room["places"]]
    assert len(set(names)) == 6 and set(names[1:]) <= set(NAMES) - {NAMES[1]}
    faces = [place.get("face", "") for place in anna.room["places"]]
    assert faces == ["", *[name.lower() for name in names[1:]]], "and no person has one"


def test_every_name_has_its_drawing_and_there_is_always_one_left() -> None:
    drawn = re.findall(r"^  (\w+): \[", FACES.read_text("utf-8"), re.M)
    assert drawn == [name.lower() for name in NAMES]
    assert all(len(set(personas(seat))) > SEATS for seat in range(SEATS))


def test_logs_from_before_have_chairs_in_their_own_colours() -> None:
    log = Log(Options("standard", 3))
    log.write(1, e.SeatTaken(0, "Anna", "a"))
    log.write(1, e.BotSeated(2, "simple", "Bot 3"))
    log.write(1, e.GameStarted([0, 2]))
    again = Room(log.room.code)
    for row in log.rows:
        again.fold(row)
    assert [(place.colour, place.face) for place in again.places] == [(-1, ""), (-1, "")]
