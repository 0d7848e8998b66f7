"""Sentences in steps, for those who ask for words; the client's page and files."""

from __future__ import annotations

from pathlib import Path

import pytest
from server.log import Log

from bankhalter.server import entries as e
from bankhalter.server import spoken
from bankhalter.server.decide import key_of
from bankhalter.server.messages import Options


def playing() -> Log:
    log = Log(Options(edition="schalke", seats=2))
    for seat, name in enumerate(("Anna", "Ben")):
        log.write(10, e.Sat(seat, name, key_of(name), "", ""))
    log.write(10, e.Started([0, 1], luck=["", ""], said=["* 6-5", "* 1-2", "1 throw", "* 1-2"]))
    return log


def test_a_step_is_told_in_the_viewers_language() -> None:
    log = playing()
    change = log.changes[-1]
    german = spoken.lines(log.room, change, (0,), "de")
    english = spoken.lines(log.room, change, (0,), "en")
    assert german and len(german) == len(english) and german != english
    assert any("Anna" in line.text for line in german)


def test_a_welcome_tells_the_latest_steps_without_tables() -> None:
    log = playing()
    log.room.tail.extend(log.changes)
    told = spoken.latest(log.room, (0,), "de")
    assert told and all(step.lines and step.table is None and not step.said for step in told)


def test_offers_are_heard_by_their_two_sides_only() -> None:
    log = playing()
    log.write(10, e.Said(0, ["1 buy"]))
    change = log.write(10, e.Said(0, ["1 offer 2 give=3 want-cash=2"]))
    assert spoken.lines(log.room, change, (0,), "de") and spoken.lines(log.room, change, (1,), "de")
    assert spoken.lines(log.room, change, (), "de") == []


@pytest.mark.parametrize("language", ["de", "en"])
def test_without_words_a_step_stays_as_it_is(language: str, tmp_path: Path) -> None:
    log = playing()
    change = log.changes[-1]
    assert spoken.with_lines(b'{"is":"step"}', log.room, change, (), "") == b'{"is":"step"}'
    assert b'"lines":[{"text":"' in spoken.with_lines(b'{"is":"step"}', log.room, change, (), language)
