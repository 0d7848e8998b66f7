"""Why the upper bots do what they do, in both languages."""

from __future__ import annotations

import re
from functools import cache

import pytest
from bots.table import Beside, begun, deed_at, game, give

from bankhalter.bots.api import Bot
from bankhalter.bots.explanations import why, why_not
from bankhalter.bots.players.champion import Champion
from bankhalter.bots.players.fixed_policy import FixedA
from bankhalter.bots.players.strategist import Strategist
from bankhalter.bots.players.trader import Trader
from bankhalter.core.actions import Action, Offer
from bankhalter.core.codes import BUILD, BUY, REJECT, THROW
from bankhalter.core.decisions import Purchase
from bankhalter.core.engine import apply
from bankhalter.core.state import State
from bankhalter.edition import load
from bankhalter.odds.exact import odds
from bankhalter.text import Speaker

LANGUAGES = ("de", "en")


@cache
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
    (turns,) = re.findall(r"\d+[.,]\d", said)
    assert float(turns.replace(",", ".")) == pytest.approx(paid_back("orange"), rel=0.1)


def paid_back(group: str) -> float:
    """How many turns of an opponent pay three houses on every street of a group, by the exact odds."""
    known = odds(load("standard"))
    steps = {step.name: step for one in known.groups if one.group == group for step in one.steps}
    price = sum(steps[f"house-{n}"].price for n in (1, 2, 3))
    return price / ((steps["house-3"].rent - steps["group"].rent) * known.throws_per_turn)


@pytest.mark.parametrize("language", LANGUAGES)
def test_buying_says_what_it_is_worth(language: str) -> None:
    led = begun(2)
    seat = int(led.state.turn)
    led.lay(Purchase(seat, deed_at(led.state, 16)))
    bot = Strategist()
    assert bot.choose(led.state, seat).kind == BUY
    said = why(speaker(language), led.state, bot)
    assert speaker(language).space(16) in said
    (worth,) = re.findall(r"\d+", said)
    assert 90 < int(worth) < 500, "more than its mortgage, less than a group of such streets"


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
    assert bot.why_not(), "one for a street is no reason to sell it"
    reason = speaker(language).say(f"bot-no-{bot.why_not()}")
    said = why_not(speaker(language), bot.why_not())
    assert reason in said and said != reason and "bot-" not in said


class Heard(Beside):
    """A bot whose reasons are written down in both languages, by their words."""

    def __init__(self, bot: Bot, heard: dict[str, list[str]]) -> None:
        super().__init__(bot)
        self.heard = heard

    def note(self, st: State, action: Action | None) -> Action | None:
        word, _ = self.bot.explain()
        if action is not None and word:
            self.heard[word] = [why(speaker(language), st, self.bot) for language in LANGUAGES]
        return action

    def choose(self, st: State, seat: int) -> Action:
        action = self.note(st, super().choose(st, seat))
        assert action is not None
        return action

    def between(self, st: State, seat: int) -> Action | None:
        return self.note(st, super().between(st, seat))

    def reply(self, st: State, seat: int, offer: Offer) -> Action | None:
        return self.note(st, super().reply(st, seat, offer))


def test_every_reason_is_a_sentence_in_both_languages() -> None:
    heard: dict[str, list[str]] = {}
    for bot, other in ((Strategist(), Trader()), (Champion(effort=0), FixedA())):
        game([Heard(bot, heard), Heard(other, heard)], seed=2, turns=200)
    assert {"buy", "take", "bid", "pass", "build", "build-on", "offer", "accept", "sound"} <= set(heard)
    for german, english in heard.values():
        assert german != english
        for said in (german, english):
            assert said.endswith(".")
            assert "{" not in said
            assert said[0].isupper()


def test_a_throw_needs_no_reason() -> None:
    """The reason of the choice before is not given again."""
    led = begun(2)
    seat = int(led.state.turn)
    bot = Strategist()
    led.lay(Purchase(seat, deed_at(led.state, 16)))
    assert bot.choose(led.state, seat).kind == BUY
    assert bot.explain()[0] == "buy"
    led.done()
    assert bot.choose(led.state, seat).kind == THROW
    assert bot.explain()[0] == ""


def test_a_bot_without_reasons_says_nothing() -> None:
    led = begun(2)
    assert why(speaker("de"), led.state, Bot()) == ""
    assert why_not(speaker("de"), Bot().why_not()) == why_not(speaker("de"), "no-such-word") == ""
