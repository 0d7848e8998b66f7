"""Bots do business before another one's first throw, as their contract says; then the game goes on."""

from __future__ import annotations

import pytest
from server.log import Log

from bankhalter.core import codes
from bankhalter.core.odds import odds
from bankhalter.game.driver import PATIENCE, Answer, Moment
from bankhalter.server.protocol.messages import Options
from bankhalter.server.schedule.auto_answers import AutoAnswers
from bankhalter.server.schedule.timers import due
from bankhalter.server.storage import entries as e


def table(bot: str) -> Log:
    """A person to throw, and a bot that owns a group and has the money to build on it."""
    log = Log(Options(seats=2, chance="typed"))
    log.write(1, e.SeatTaken(0, "Anna", "key"))
    log.write(1, e.BotSeated(1, bot, "Bot"))
    log.write(1, e.GameStarted([0, 1], luck=["", ""]))
    while log.room.game.state.top.kind != codes.TURN or log.room.game.asked != 0:
        match = log.room.game
        chance = match.asked == codes.CHANCE
        action = odds(match.state)[len(log.changes) * 5 % 36][0] if chance else match.default()
        log.write(1, e.Acted(int(action.seat), [match.write(action)]))
    state = log.room.game.state
    for deed in range(state.tables.deeds):
        if state.tables.group[deed] == state.tables.group[0]:
            log.room.game._ledger.deed_to(deed, 1)
    log.room.game._ledger.events.clear()
    log.room.past, log.room.before = [], None
    return log


def beside(log: Log, answers: AutoAnswers) -> list[str]:
    """Let happen what happens by itself; return what was said."""
    heard: list[str] = []
    while found := due(log.room, answers.drive(log.room)):
        at, moment = found
        assert at == log.room.moved_at and moment == Moment("aside", 1)
        entry = answers.entry(log.room, moment, answers.think(log.room, moment), log.now)
        if entry is not None:
            assert entry.by == "bot" and entry.seat == 1
            heard += entry.said
            log.write(1, entry)
    return heard


@pytest.mark.parametrize("bot", ["builder", "strategist"])
def test_a_bot_builds_before_another_one_throws_and_comes_to_an_end(bot: str) -> None:
    log, answers = table(bot), AutoAnswers()
    question = log.room.question
    heard = beside(log, answers)
    assert heard and {said.split()[1] for said in heard} == {"build"}
    assert log.room.game.asked == 0 and log.room.question == question, "the person's question stands"
    assert beside(log, answers) == [], "it is not asked again in this turn"


def test_after_the_throw_nobody_is_asked_aside() -> None:
    log, answers = table("builder"), AutoAnswers()
    log.write(1, e.Acted(0, ["1 throw", "* 1-2"]))
    assert due(log.room, answers.drive(log.room)) is None


def test_a_bot_that_never_comes_to_an_end_is_not_asked_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    log, answers = table("builder"), AutoAnswers()
    space = log.room.game.state.tables.space[0]

    def restless(room: object, moment: Moment) -> object:
        words = "lift" if log.room.game.state.pledged[0] else "mortgage"
        return Answer(log.room.game.words.read(f"2 {words} {space}"))

    monkeypatch.setattr(answers, "think", restless)
    assert 0 < len(beside(log, answers)) <= PATIENCE
