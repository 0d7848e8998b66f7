"""One time for everybody: bots wait for screens and for people's moments, and for nobody too long."""

from __future__ import annotations

import time
from typing import Any

import pytest
from server.desk import Client, Server
from server.log import Ear, Log

from bankhalter.game.driver import Moment
from bankhalter.server.live.live_room import SILENT, RemotePresence
from bankhalter.server.protocol import messages as m
from bankhalter.server.protocol.framing import MOMENT_TAKEN, MOMENTS
from bankhalter.server.protocol.messages import Options
from bankhalter.server.room.commands import Asker, decide
from bankhalter.server.room.match import Wrong
from bankhalter.server.schedule.auto_answers import AutoAnswers
from bankhalter.server.schedule.timers import due
from bankhalter.server.storage import entries as e

WHOLE_GROUP = (6, 8, 9)  # spaces
BY_CALL = {"rent_demand": "by_call"}


def log_of(edition: str = "standard", ear: Ear | None = None, **options: Any) -> Log:
    """Anna and two bots; Anna has the first turn."""
    wanted = Options(edition, 3, chance="typed", pace=30, **options)
    log = Log(wanted, ears=[ear] if ear else [])
    log.write(0, e.SeatTaken(0, "Anna", "key-a"))
    for seat in (1, 2):
        log.write(0, e.BotSeated(seat, "simple", f"Bot {seat}"))
    log.write(0, e.GameStarted([0, 1, 2], said=["* 6-5", "* 1-2", "* 1-3"]))
    return log


def said(log: Log, *lines: str) -> None:
    for line in lines:
        log.write(100, e.Acted(int(line[0]) - 1 if line[0].isdigit() else 0, [line]))


def rent_open(**options: Any) -> Log:
    """Bot 1 stands on Anna's street and has ended its turn; Bot 2 is to throw."""
    log = log_of(switches=BY_CALL, **options)
    said(log, "1 throw", "* 1-2", "1 buy", "1 end-turn", "2 throw", "* 1-2", "2 end-turn")
    assert [claim.owner for claim in log.room.game.state.claims] == [0]
    return log


def next_of(log: Log, seen_at: int = 0) -> Any:
    return due(log.room, AutoAnswers().drive(log.room), 0, seen_at)


# Moments ---------------------------------------------------------------------------------------------------


def test_a_bot_throws_only_when_the_owner_of_an_open_rent_had_the_moment() -> None:
    log = rent_open()
    assert next_of(log) == (log.room.moved_at + MOMENTS["short"] * 1000, Moment("answer", 2))
    assert log.room.public is not None and log.room.public.moments == (0,)
    said(log, "1 demand 1")
    assert next_of(log) == (log.room.moved_at + 30, Moment("answer", 2))
    assert log.room.public.moments == ()


def test_the_moment_begins_when_the_screens_show_it() -> None:
    log = rent_open()
    later = log.room.moved_at + 2500
    assert next_of(log, later).at == later + MOMENTS["short"] * 1000


@pytest.mark.parametrize("how", ["off", "short", "long"])
def test_a_table_agrees_how_long_a_moment_is(how: str) -> None:
    log = rent_open(moment=how)
    assert next_of(log).at == log.room.moved_at + max(30, MOMENTS[how] * 1000)


def test_who_lets_it_pass_is_waited_for_no_longer_and_who_takes_it_longer() -> None:
    log = rent_open()
    taking = decide(log.room, m.AnswerMoment("t", 0, take=True), Asker("", (0,), "", frozenset()), log.now)
    log.write(1000, taking)
    assert next_of(log).at == log.now + MOMENT_TAKEN * 1000
    passing = decide(log.room, m.AnswerMoment("p", 0), Asker("", (0,), "", frozenset()), log.now)
    log.write(1000, passing)
    assert next_of(log).at == log.room.moved_at + 30
    with pytest.raises(Wrong, match="no-moment"):
        decide(log.room, m.AnswerMoment("q", 0), Asker("", (0,), "", frozenset()), log.now)


def test_bots_do_not_wait_while_the_window_stays_open() -> None:
    """The lander's own business does not end a claim (R-13): only the next throw is waited with."""
    log = log_of(switches=BY_CALL)
    said(log, "1 throw", "* 1-2", "1 buy", "1 end-turn", "2 throw", "* 1-2")
    assert log.room.game.state.claims and next_of(log).at == log.room.moved_at + 30


def test_a_person_who_is_to_throw_waits_for_nobody() -> None:
    log = log_of(switches=BY_CALL)
    log.write(0, e.SeatTaken(2, "Cem", "key-c"))
    said(log, "1 throw", "* 1-2", "1 buy", "1 end-turn", "2 throw", "* 1-2", "2 end-turn")
    assert log.room.game.state.claims and not log.room.moments() and next_of(log) is None


def test_between_turns_is_the_moment_to_build_in_the_swiss_edition_alone() -> None:
    for edition, moments in (("deluxe-ch", (0,)), ("standard", ())):
        log = log_of(edition)
        for space in WHOLE_GROUP:
            log.room.game._ledger.deed_to(log.room.game.setup.tables.deed_at[space], 0)
        log.room.game._ledger.events.clear()
        said(log, "1 throw", "* 4-6", "1 end-turn")
        assert log.room.public is not None and log.room.public.moments == moments
        assert log.room.public.build_open
        said(log, "2 throw", "* 4-6")
        assert log.room.public.build_open == (edition == "standard")


def test_a_bot_calls_for_its_rent_by_itself() -> None:
    log = log_of(switches=BY_CALL)
    said(log, "1 throw", "* 4-6", "1 end-turn", "2 throw", "* 1-2", "2 buy", "2 end-turn")
    said(log, "3 throw", "* 1-2")
    assert next_of(log) == (log.room.moved_at + 30, Moment("claim", 1))
    answers = AutoAnswers()
    entry = answers.entry(log.room, Moment("claim", 1), answers.think(log.room, Moment("claim", 1)), log.now)
    assert entry == e.Acted(1, ["2 demand 1"], "bot")


# Screens ---------------------------------------------------------------------------------------------------


def test_a_move_is_waited_for_until_it_is_on_the_screen_or_the_patience_is_over() -> None:
    ear = Ear("key-a")
    log = log_of(ear=ear, patience=6)
    live, room = log.live, log.room
    said(log, "1 throw", "* 4-6", "1 end-turn")
    assert live.seen_at() == room.moved_at, "it does not tell: nobody waits"
    ear.shown = room.moved - 1
    assert live.seen_at() == room.moved_at + 6000
    live.stop_waiting()
    said(log, "2 throw", "* 1-3")
    assert ear.late and live.seen_at() == room.moved_at, "it is waited for once only"
    ear.shown, ear.late = room.moved, False
    said(log, "2 end-turn")
    assert live.seen_at() == room.moved_at + 6000, "and again since it has caught up"
    ear.shown = room.moved
    assert live.note_seen() and not live.note_seen()


def test_screens_of_other_processes_and_of_spectators() -> None:
    ear = Ear()
    log = log_of(ear=ear)
    ear.shown = 0
    assert not log.live.unseen(), "who only watches holds up nobody"
    log.live.elsewhere["p"] = RemotePresence(0, frozenset([0]), 0, 1)
    assert log.live.unseen()
    log.live.stop_waiting()
    assert log.live.elsewhere["p"].shown == SILENT and not log.live.unseen()


def begun(server: Server, **options: Any) -> tuple[Client, str]:
    """A person who tells what the screen shows, and a bot; the person's turn has ended."""
    code = server.open(seats=2, **options)
    person = Client(server, code)
    person.send({"do": "hello", "client": person.client, "shows": True})
    person.until("welcome")
    person.sit("Anna")
    assert person.ask("start", fill="simple")["is"] == "ack"
    while not person.table:
        person.receive()
    return person, code


def plays_on(person: Client, shows: bool = True) -> dict[str, Any]:
    """Answer, and show, until a bot has spoken; return its step."""
    while True:
        person.settle()
        if shows:
            person.send({"do": "shown", "version": person.version})
        if person.mine[0].get("question"):
            menu = [choice["say"] for choice in person.mine[0]["menu"]]
            order = ("throw", "decline", "end-turn", "pass", "raise", "bankrupt", "pay")
            assert person.act(0, next(word for word in order if word in menu))["is"] == "ack"
        else:
            message = person.receive()
            if message["is"] == "step" and message.get("by") == "bot":
                return message


def test_the_server_is_where_the_screen_is(server: Server) -> None:
    """Step by step: as long as a screen has not shown a bot's step there is no other one."""
    person, code = begun(server, patience=60)
    watcher = Client(server, code)
    for _ in range(12):
        step = plays_on(person)
        time.sleep(0.05)  # longer than the pace; a bot that does not wait would have spoken
        person.settle()
        watcher.settle()
        assert watcher.version == person.version == step["version"]


def test_a_screen_that_shows_nothing_holds_up_nobody_for_long(server: Server) -> None:
    person, _ = begun(server, patience=1)
    first = plays_on(person, shows=False)
    again = plays_on(person, shows=False)
    assert again["version"] > first["version"]


def test_a_page_that_is_gone_holds_up_nobody(server: Server) -> None:
    person, code = begun(server, patience=60)
    plays_on(person)
    watcher = Client(server, code)
    while watcher.table["asked"] == 0:
        plays_on(person)
        watcher.settle()
    before = watcher.version
    person.close()
    while watcher.version == before:
        watcher.receive()
    assert watcher.steps[-1].get("by") == "bot"


def test_old_clients_are_not_waited_for(server: Server) -> None:
    code = server.open(seats=2, patience=60)
    person = Client(server, code)
    person.sit("Anna")
    person.ask("start", fill="simple")
    while not person.table:
        person.receive()
    assert plays_on(person, shows=False)["by"] == "bot"
