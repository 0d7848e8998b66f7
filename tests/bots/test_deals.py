"""Trading: no give-aways, a reason for every no, better offers instead of repeated ones, and pauses."""

from __future__ import annotations

import pytest
from bots.table import begun, deed_at, give

from bankhalter.bots.api import Bot
from bankhalter.bots.players.champion import Champion
from bankhalter.bots.players.strategist import Strategist
from bankhalter.bots.players.trader import Trader
from bankhalter.bots.thinking.deals import Exchange, Talks, asking, listed, offer_for
from bankhalter.bots.thinking.landing import landing
from bankhalter.core.actions import Offer
from bankhalter.core.codes import ACCEPT, CHANCE, OFFER, REJECT
from bankhalter.core.engine import apply
from bankhalter.core.ledger import Ledger
from bankhalter.text import plain

UPPER: list[type[Bot]] = [Trader, Strategist]
ORANGE = (16, 18, 19)
RED = (21, 23, 24)


def mask(led: Ledger, *spaces: int) -> int:
    return sum(1 << deed_at(led.state, space) for space in spaces)


def put(led: Ledger, offer: Offer) -> Offer:
    assert apply(led, offer) == 0
    return led.state.offers[-1]


def table_of_two() -> tuple[Ledger, int, int]:
    """Seat `a` is to throw; it holds two oranges, `b` the third and two reds, `a` the third red."""
    led = begun(3)
    a = int(led.state.turn)
    b = (a + 1) % 3
    give(led, a, 16, 18, 21)
    give(led, b, 19, 23, 24)
    return led, a, b


@pytest.mark.parametrize("kind", UPPER)
def test_nothing_is_given_away(kind: type[Bot]) -> None:
    led, a, b = table_of_two()
    offer = put(led, Offer(a, b, 10, 0, 0, 0, mask(led, 19)))
    bot = kind()
    answer = bot.reply(led.state, b, offer)
    assert answer is not None
    assert answer.kind == REJECT
    assert plain("de").has(f"bot-no-{bot.why_not()}")
    assert plain("en").has(f"bot-no-{bot.why_not()}")


@pytest.mark.parametrize("kind", UPPER)
def test_a_present_is_accepted(kind: type[Bot]) -> None:
    led, a, b = table_of_two()
    offer = put(led, Offer(a, b, 100, mask(led, 21), 0, 0, 0))
    answer = kind().reply(led.state, b, offer)
    assert answer is not None
    assert answer.kind == ACCEPT


def trader_sells(cash: int, space: int, at_hand: int) -> bool:
    """Tell whether a trader sells seat `a` a deed for so much; it has two oranges, one red, and this cash."""
    led, a, b = table_of_two()
    give(led, b, 12, 37)
    led.state.seats[a].cash = at_hand
    answer = Trader().reply(led.state, b, put(led, Offer(a, b, cash, 0, 0, 0, mask(led, space))))
    assert answer is not None
    return answer.kind == ACCEPT


@pytest.mark.parametrize("at_hand", [400, 700])
def test_a_trader_sells_the_last_of_a_group_only_at_a_high_price(at_hand: int) -> None:
    """Far more than the printed 200 is wanted, also from somebody who could not build for lack of cash."""
    assert not any(trader_sells(cash, 19, at_hand) for cash in (200, 260, 320, 400))
    assert trader_sells(600, 19, 620)


def test_a_trader_sells_nothing_below_its_price() -> None:
    assert not any(trader_sells(cash, 12, 1500) for cash in (75, 135, 149))
    assert trader_sells(290, 12, 1500)


def test_the_champion_takes_a_present_and_gives_nothing_away() -> None:
    led, a, b = table_of_two()
    present = put(led, Offer(a, b, 100, mask(led, 21), 0, 0, 0))
    answer = Champion(effort=8, seconds=60.0).reply(led.state, b, present)
    assert answer is not None
    assert answer.kind == ACCEPT
    robbery = put(led, Offer(a, b, 0, mask(led, 21), 0, 400, mask(led, 19)))
    refused = Champion(effort=8, seconds=60.0).reply(led.state, b, robbery)
    assert refused is not None
    assert refused.kind == REJECT


def test_a_swap_that_completes_both_is_proposed() -> None:
    led, a, _ = table_of_two()
    for space in (1, 3, 5, 6, 8, 9, 11, 13, 14, 15, 25, 26, 27, 29):
        give(led, (a + 2) % 3, space)
    action = Strategist().choose(led.state, a)
    assert action.kind == OFFER
    assert isinstance(action, Offer)
    assert action.want_deeds & mask(led, 19)


def test_an_offer_is_raised_instead_of_repeated() -> None:
    led, _a, b = table_of_two()
    deal = Exchange(b, mask(led, 19), 0, 900, -300)
    prices = [asking(led.state, deal, step, 50) for step in range(3)]
    assert prices == sorted(set(prices))


def test_after_the_last_word_the_pause_doubles() -> None:
    led, a, b = table_of_two()
    talks = Talks()
    deal = Exchange(b, mask(led, 19), 0, 900, -300)
    pauses = []
    for _ in range(2):
        for _ in range(3):
            talks.opens(deal)
            talks.closes(led.state, a)
        pauses.append(int(talks.until[b] - led.state.turns))
    assert pauses[0] > 0
    assert pauses[1] == 2 * pauses[0]


def test_a_deal_resets_the_pause() -> None:
    led, a, b = table_of_two()
    talks = Talks()
    talks.opens(Exchange(b, mask(led, 19), 0, 900, -300))
    give(led, a, 19)
    talks.closes(led.state, a)
    assert talks.until[b] == 0
    assert talks.made == 1


def test_an_offer_keeps_the_reserve() -> None:
    led, a, b = table_of_two()
    led.state.seats[a].cash = 200
    deal = Exchange(b, mask(led, 19), 0, 2000, -1000)
    offer = offer_for(led.state, a, deal, 2, 50, 150)
    assert offer is None or offer.cash <= 50


@pytest.mark.parametrize("deeds", [ORANGE, (16, 18), (16, 21), (19, 23, 24)])
def test_in_jail_a_third_of_the_risk_is_kept(deeds: tuple[int, ...]) -> None:
    led = begun(2)
    a = int(led.state.turn)
    give(led, 1 - a, *deeds)
    seat = led.state.seats[a]
    seat.at = led.state.tables.jail_at
    base = led.state.tables.salary // 10
    free = Strategist().reserve(led.state, a) - base
    seat.jail = 1
    assert free > 0
    assert Strategist().reserve(led.state, a) - base == free // 3


def test_never_below_the_printed_price() -> None:
    led, a, b = table_of_two()
    deal = Exchange(b, mask(led, 19), 0, 2000, -300)
    offer = offer_for(led.state, a, deal, 0, 25, 0)
    assert offer is not None
    assert offer.cash >= listed(led.state, offer.want_deeds)


def test_landing_odds_add_up() -> None:
    led = begun(2)
    found = landing(led.state.tables)
    spaces = [int(hit) for hit in found.hit]
    assert 1_190_000 <= sum(spaces) <= 1_320_000, "a landing per throw, and a few more by cards"
    streets = [spaces[at] for at in ORANGE]
    assert min(streets) > spaces[1], "orange is landed on more often than the first street"


def test_no_nuisance() -> None:
    """At a table of people who decline everything the offers become rare."""
    led = begun(2)
    a = int(led.state.turn)
    bot = Strategist()
    give(led, a, 16, 18, 1)
    give(led, 1 - a, 19, 3, *RED)
    give(led, 1 - a, 5, 6, 8, 11, 13, 26, 31, 37)
    count = 0
    for turn in range(200):
        led.state.turns = 2 * turn + 10
        led.state.seats[a].cash = 3000
        action = bot.proposal(led.state, a) if bot.may_ask(led.state) else None
        count += action is not None
    assert led.state.top.seat != CHANCE
    assert 0 < count <= 24
