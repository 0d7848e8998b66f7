"""Why the upper bots do what they do, in both languages."""

from __future__ import annotations

import pytest
from bots.table import begun, deed_at, give

from bankhalter.bots.explain import why, why_not
from bankhalter.bots.protocol import Bot
from bankhalter.bots.strategist import Strategist
from bankhalter.core.actions import Offer
from bankhalter.core.codes import BUILD, BUY, REJECT
from bankhalter.core.decisions import Purchase
from bankhalter.core.engine import apply
from bankhalter.edition import load
from bankhalter.text import Speaker

LANGUAGES = ("de", "en")


def speaker(language: str) -> Speaker:
    return Speaker(load("standard"), language, ["Anna", "Ben"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_building_says_when_it_is_paid_back(language: str) -> None:
    led = begun(2)
    seat = int(led.state.turn)
    give(led, seat, 16, 18, 19)
    bot = Strategist()
    action = bot.choose(led.state, seat)
    assert action.kind == BUILD
    said = why(speaker(language), led.state, bot)
    assert speaker(language).space(int(led.state.tables.space[action.a])) in said
    assert any(letter.isdigit() for letter in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_buying_says_what_it_is_worth(language: str) -> None:
    led = begun(2)
    seat = int(led.state.turn)
    led.lay(Purchase(seat, deed_at(led.state, 16)))
    bot = Strategist()
    assert bot.choose(led.state, seat).kind == BUY
    assert speaker(language).space(16) in why(speaker(language), led.state, bot)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_no_has_a_reason(language: str) -> None:
    led = begun(2)
    seat = int(led.state.turn)
    give(led, 1 - seat, 16)
    assert apply(led, Offer(seat, 1 - seat, 1, 0, 0, 0, 1 << deed_at(led.state, 16))) == 0
    bot = Strategist()
    answer = bot.reply(led.state, 1 - seat, led.state.offers[0])
    assert answer is not None
    assert answer.kind == REJECT
    said = why_not(speaker(language), bot.why_not())
    assert said.strip("„“”").endswith(".")


def test_a_bot_without_reasons_says_nothing() -> None:
    led = begun(2)
    assert why(speaker("de"), led.state, Bot()) == ""
    assert why_not(speaker("de"), Bot().why_not()) == why_not(speaker("de"), "no-such-word") == ""
