"""Answers: the same to the same offer, a price of one's own, and never a yes that lowers one's chance."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest
from bots.scripts import SCRIPTS
from bots.table import begun, deed_at, game, give

from bankhalter.bots.api import Bot
from bankhalter.bots.players.builder import Builder
from bankhalter.bots.players.cautious import Cautious
from bankhalter.bots.players.champion import Champion
from bankhalter.bots.players.random_bot import Random
from bankhalter.bots.players.sensible import Sensible
from bankhalter.bots.players.strategist import Strategist
from bankhalter.bots.players.strategist_1 import Strategist1
from bankhalter.bots.players.trader import Trader
from bankhalter.bots.thinking.value import chances
from bankhalter.bots.thinking.what_if import after
from bankhalter.core import engine
from bankhalter.core.actions import Action, Offer
from bankhalter.core.codes import ACCEPT, FINE, REJECT, TURN
from bankhalter.core.engine import apply
from bankhalter.core.ledger import Ledger
from bankhalter.core.odds import Dice
from bankhalter.core.state import State
from bankhalter.game.driver import Driver
from bankhalter.text import plain


def champion() -> Champion:
    return Champion(effort=8, seconds=math.inf)


LEVELS = [Cautious, Builder, Trader, Strategist, champion]


def table() -> tuple[Ledger, int, int, int]:
    """Seat `a` is to throw and holds two oranges; `b` holds the third and two more single deeds."""
    led = begun(3)
    a = int(led.state.turn)
    b = (a + 1) % 3
    give(led, a, 16, 18)
    give(led, b, 19, 12, 37)
    give(led, (a + 2) % 3, 1, 5, 11, 21, 26)
    return led, a, b, 1 << deed_at(led.state, 12)


def put(led: Ledger, offer: Offer) -> Offer:
    assert apply(led, offer) == FINE
    return led.state.offers[-1]


@pytest.mark.parametrize("kind", LEVELS)
def test_every_level_names_its_own_price(kind: type[Sensible]) -> None:
    """The offer is declined with a reason; its own price is one it takes, and that can be paid."""
    led, a, b, deed = table()
    led.state.seats[a].cash = 2000
    cash = 320 if kind is Cautious else 260 if kind is Builder else 145
    offer = put(led, Offer(a, b, cash, 0, 0, 0, deed))
    bot = kind()
    answer = bot.reply(led.state, b, offer)
    assert answer is not None and answer.kind == REJECT
    assert plain("de").has(f"bot-no-{bot.why_not()}")
    assert apply(led, answer) == FINE
    counter = bot.between(led.state, b)
    assert isinstance(counter, Offer)
    assert (counter.to, counter.deeds, counter.want_deeds) == (a, deed, 0)
    assert offer.cash < counter.want_cash <= 2000
    assert bot.explain()[0] == "counter"
    fair = put(led, Offer(a, b, counter.want_cash, 0, 0, 0, deed))
    again = kind().reply(led.state, b, fair)
    assert again is not None and again.kind == ACCEPT


def test_the_lowest_names_any_better_price_and_says_why_not() -> None:
    led, a, b, deed = table()
    led.state.seats[a].cash = 2000
    prices = set()
    for seed in range(20):
        bot = Random(seed)
        led.keep_offers([])
        answer = bot.reply(led.state, b, put(led, Offer(a, b, 100, 0, 0, 0, deed)))
        assert answer is not None
        if answer.kind == ACCEPT:
            assert bot.why_not() == "" and bot.between(led.state, b) is None
            continue
        assert plain("de").has(f"bot-no-{bot.why_not()}")
        led.keep_offers([])
        counter = bot.between(led.state, b)
        assert isinstance(counter, Offer)
        assert (counter.to, counter.deeds, counter.want_deeds) == (a, deed, 0)
        assert 100 < counter.want_cash <= 100 + led.state.tables.price[deed_at(led.state, 12)]
        prices.add(int(counter.want_cash))
        assert bot.between(led.state, b) is None
    assert len(prices) > 3


def test_earlier_selves_do_not_haggle() -> None:
    led, a, b, deed = table()
    bot = Strategist1()
    assert bot.reply(led.state, b, put(led, Offer(a, b, 10, 0, 0, 0, deed))) is not None
    assert not isinstance(bot.between(led.state, b), Offer)


def test_a_counter_offer_comes_at_once_at_a_table_with_people() -> None:
    """A careful driver asks a bot once beside a turn, and again when it has declined something."""
    led, a, b, deed = table()
    led.state.seats[a].cash = 2000
    bots: list[Bot | None] = [None, None, None]
    bots[b] = Trader()
    driver = Driver(bots, None, careful=True)
    while driver.step(led):
        pass
    put(led, Offer(a, b, 145, 0, 0, 0, deed))
    assert driver.step(led) and not led.state.offers
    assert driver.step(led)
    assert [(int(o.seat), int(o.to)) for o in led.state.offers] == [(b, a)]


def offered(seed: int) -> Iterator[tuple[State, Offer]]:
    """Offers of every script, in a position of a game of strategists, made by whoever is to throw."""
    st = game([Strategist() for _ in range(4)], seed, 30 + 7 * seed % 60)
    chance = Dice(seed)
    for script in SCRIPTS.values():
        offer = script(st, int(st.turn), chance) if st.top.kind == TURN else None
        if offer is not None and engine.refuse(st, offer) == FINE:
            yield st, offer


@pytest.mark.parametrize("kind", [Strategist, champion])
def test_sixteen_times_the_same_offer_get_one_answer(kind: type[Sensible]) -> None:
    """Offers of many games, each asked sixteen times in six rounds while a little cash comes in."""
    refused = 0
    for seed in range(16):
        for st, offer in offered(seed):
            bot = kind()
            answers = [asked(bot, st, offer, ask) for ask in range(16)]
            refused += answers[0] == REJECT
            if answers[0] == REJECT:
                assert set(answers) == {REJECT}
    assert refused > 20


def asked(bot: Sensible, st: State, offer: Offer, ask: int) -> int:
    """How a bot answers an offer that is made the so-manieth time in six rounds."""
    later = Ledger(st.copy(), False)
    later.state.turns += 6 * len(st.seats) * ask // 16
    later.state.seats[offer.to].cash += 5 * ask
    answer = bot.reply(later.state, int(offer.to), put(later, offer))
    assert answer is not None
    return int(answer.kind)


def test_the_last_of_a_group_is_not_sold_for_a_little_more_than_its_price() -> None:
    led, a, b, _ = table()
    last = 1 << deed_at(led.state, 19)
    for cash in (180, 240, 300):
        answer = Strategist().reply(led.state, b, put(led, Offer(a, b, cash, 0, 0, 0, last)))
        assert answer is not None and answer.kind == REJECT


def test_a_yes_raises_the_own_chance() -> None:
    led, a, b, deed = table()
    led.state.seats[a].cash = 3000
    taken = 0
    for cash in range(100, 1500, 100):
        led.keep_offers([])
        offer = put(led, Offer(a, b, cash, 0, 0, 0, deed))
        answer = Strategist().reply(led.state, b, offer)
        assert answer is not None
        if answer.kind == ACCEPT:
            taken += 1
            made = after(led.state, Action(ACCEPT, b, offer.number))
            assert made is not None
            assert chances(made)[b] > chances(led.state)[b]
    assert taken > 0


def test_a_yes_lowers_the_own_chance_in_no_long_game_either() -> None:
    """After round 74 patience asks for no rise any more; it never takes a fall."""
    taken = 0
    for seed in range(40):
        st = game([Strategist() for _ in range(4)], seed, 40)
        st.turns = 400 + seed
        for script in SCRIPTS.values():
            offer = script(st, int(st.turn), Dice(seed)) if st.top.kind == TURN and st.alive > 2 else None
            if offer is not None and engine.refuse(st, offer) == FINE:
                led = Ledger(st.copy(), False)
                made = put(led, offer)
                for bot in (Strategist(), champion()):
                    answer = bot.reply(led.state, int(made.to), made)
                    if answer is not None and answer.kind == ACCEPT:
                        taken += 1
                        after_it = after(led.state, answer)
                        assert after_it is not None
                        assert chances(after_it)[made.to] >= chances(led.state)[made.to]
    assert taken > 10
