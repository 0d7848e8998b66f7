"""Sentences in steps, for those who ask for words; the client's page and files."""

from __future__ import annotations

from pathlib import Path

import pytest
from server.log import Log

from bankhalter.game.driver import Moment
from bankhalter.server.fairness import proof
from bankhalter.server.protocol.messages import Options
from bankhalter.server.room import room_narration
from bankhalter.server.room.commands import key_of
from bankhalter.server.schedule.auto_answers import AutoAnswers
from bankhalter.server.storage import entries as e
from bankhalter.text import plain


def playing() -> Log:
    log = Log(Options(edition="schalke", seats=2))
    for seat, name in enumerate(("Anna", "Ben")):
        log.write(10, e.SeatTaken(seat, name, key_of(name), "", ""))
    log.write(10, e.GameStarted([0, 1], luck=["", ""], said=["* 6-5", "* 1-2", "1 throw", "* 1-2"]))
    return log


def test_a_step_is_told_in_the_viewers_language() -> None:
    log = playing()
    change = log.changes[-1]
    german = room_narration.sentences(log.room, change, (0,), "de")
    english = room_narration.sentences(log.room, change, (0,), "en")
    assert german and len(german) == len(english) and german != english
    assert any("Anna" in line.text for line in german)


def test_a_welcome_tells_the_latest_steps_without_tables() -> None:
    log = playing()
    told, since = room_narration.latest(log.room, log.changes, (0,), "de")
    assert since == 0 and told and all(step.lines and step.table is None and not step.said for step in told)


def test_what_is_recalled_reaches_back_to_the_last_own_action() -> None:
    log = playing()
    log.write(10, e.Acted(0, ["1 buy"]))
    for turn in range(100):
        log.write(10, e.ChatSent(1, f"word {turn}"))
    mine, since = room_narration.latest(log.room, log.changes, (0,), "de")
    assert mine[0].what == "said" and since == mine[0].version - 1 and len(mine) == 101
    theirs, _ = room_narration.latest(log.room, log.changes, (1,), "de")
    assert len(theirs) == room_narration.LATEST


def test_sentences_are_recalled_as_they_were_told_at_the_time() -> None:
    log = playing()
    log.write(10, e.Acted(0, ["1 buy", "1 end-turn"]))
    told = [
        [line.text for line in room_narration.sentences(log.room, change, (0,), "de")]
        for change in log.changes
    ]
    again = room_narration.recall(log.rows, log.room.code, "de")
    assert [[line.text for _, line in change.sentences.get("de", [])] for change in again] == told
    assert sum(map(len, told)) > 3


def test_offers_are_heard_by_their_two_sides_only() -> None:
    log = playing()
    log.write(10, e.Acted(0, ["1 buy"]))
    change = log.write(10, e.Acted(0, ["1 offer 2 give=3 want-cash=2"]))
    assert room_narration.sentences(log.room, change, (0,), "de") and room_narration.sentences(
        log.room, change, (1,), "de"
    )
    assert room_narration.sentences(log.room, change, (), "de") == []


def test_a_bot_that_declines_says_why_to_the_two_sides() -> None:
    log = playing()
    log.write(10, e.Acted(0, ["1 buy"]))
    log.write(10, e.Acted(0, ["1 offer 2 give=3 want-cash=2"]))
    change = log.write(10, e.Acted(1, ["2 reject 1"], "bot", "too-dear"))
    heard = [line.text for line in room_narration.sentences(log.room, change, (0,), "de")]
    assert heard[-1] == "„Das ist mir zu teuer.“"
    assert room_narration.sentences(log.room, change, (), "de") == []


def test_the_reason_of_a_bot_is_in_the_log() -> None:
    log = playing()
    log.write(10, e.Acted(0, ["1 buy"]))
    log.write(10, e.Acted(0, ["1 offer 2 give=3 want-cash=1400"]))
    log.room.places[1].bot = "strategist"
    answers = AutoAnswers()
    thought = answers.think(log.room, Moment("reply", 1, 1))
    entry = answers.entry(log.room, Moment("reply", 1, 1), thought, log.now)
    assert entry is not None and entry.said == ["2 reject 1"]
    assert entry.reason and plain("de").has(f"bot-no-{entry.reason}")


@pytest.mark.parametrize("language", ["de", "en"])
def test_without_words_a_step_stays_as_it_is(language: str, tmp_path: Path) -> None:
    log = playing()
    change = log.changes[-1]
    assert room_narration.encoded(log.room, change, (), "") == b"}"
    assert b'"lines":[{"text":"' in room_narration.encoded(log.room, change, (), language)


def test_a_replay_tells_nobody_who_muted_whom_or_had_a_secret_maximum() -> None:
    log = playing()
    log.write(10, e.MuteSet(0, 1, True))
    log.write(10, e.Acted(0, ["1 decline"]))
    log.write(10, e.ProxySet(1, 90))
    log.write(10, e.Acted(1, ["2 bid 10"], "proxy"))
    told = proof.replay(log.rows, log.room.code, b"seed", "de")
    assert len(told.steps) == len(told.course) == 5
    assert [(step.what, step.seat, step.by) for step in told.steps] == [
        ("started", -1, ""),
        ("hidden", -1, ""),
        ("said", 0, ""),
        ("hidden", -1, ""),
        ("said", 1, ""),
    ]
    assert told.steps[-1].said == ["2 bid 10"]


def test_words_from_before_the_start_are_told_under_the_seats_of_the_game() -> None:
    """Of five seats three are taken; who was muted stays muted, and who is not in the game is not heard."""
    log = Log(Options(seats=5))
    for seat, name in ((0, "Anna"), (2, "Ben"), (3, "Cem"), (4, "Dora")):
        log.write(10, e.SeatTaken(seat, name, key_of(name)))
    for seat in (2, 3, 4):
        log.write(10, e.ChatSent(seat, f"seat {seat}"))
    log.write(10, e.MuteSet(0, 2, True))
    log.write(10, e.SeatLeft(4))
    log.write(10, e.GameStarted([0, 2, 3], said=["* 6-5", "* 1-2", "* 1-2"]))
    told = {seat: room_narration.latest(log.room, log.changes, (seat,), "de")[0] for seat in (0, 1)}
    assert [(step.seat, step.chat) for step in told[0] if step.chat] == [(2, "seat 3")]
    assert [(step.seat, step.chat) for step in told[1] if step.chat] == [(1, "seat 2"), (2, "seat 3")]
