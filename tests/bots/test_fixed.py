"""The published baselines do what their description says."""

from __future__ import annotations

import pytest
from bots.table import begun, deed_at, give

from bankhalter.bots.players.fixed_policy import Fixed, FixedA, FixedALoose, FixedB, FixedC
from bankhalter.core.actions import Action, Offer
from bankhalter.core.codes import (
    ACCEPT,
    AUCTION,
    BID,
    BUILD,
    BUY,
    DECLINE,
    OFFER,
    PASS,
    PAY_FINE,
    REJECT,
    SEATS,
    THROW,
)
from bankhalter.core.decisions import Auction, Purchase
from bankhalter.core.engine import apply
from bankhalter.core.ledger import Ledger


def answer(bot: Fixed, led: Ledger, offer: Offer) -> int:
    assert apply(led, offer) == 0
    said = bot.reply(led.state, int(offer.to), led.state.offers[-1])
    assert said is not None
    return int(said.kind)


def mask(led: Ledger, *spaces: int) -> int:
    return sum(1 << deed_at(led.state, space) for space in spaces)


def two() -> tuple[Ledger, int, int]:
    led = begun(2)
    a = int(led.state.turn)
    return led, a, 1 - a


def lands(led: Ledger, seat: int, space: int) -> None:
    led.lay(Purchase(seat, deed_at(led.state, space)))


@pytest.mark.parametrize(("cash", "kind"), [(600, BUY), (599, DECLINE)])
def test_a_buys_what_leaves_a_salary(cash: int, kind: int) -> None:
    led, a, _ = two()
    led.state.seats[a].cash = cash
    lands(led, a, 39)
    assert FixedA().choose(led.state, a).kind == kind


def test_a_buys_what_completes_a_group_with_its_last_coin() -> None:
    led, a, _ = two()
    give(led, a, 37)
    led.state.seats[a].cash = 400
    lands(led, a, 39)
    assert FixedA().choose(led.state, a).kind == BUY


def test_b_wants_stations_and_shuns_utilities() -> None:
    led, a, _ = two()
    led.state.seats[a].cash = 200
    lands(led, a, 5)
    assert FixedB().choose(led.state, a).kind == BUY
    led.done()
    led.state.seats[a].cash = 1500
    lands(led, a, 12)
    assert FixedB().choose(led.state, a).kind == DECLINE
    assert FixedA().choose(led.state, a).kind == BUY


def test_c_wants_orange_and_light_blue() -> None:
    led, a, _ = two()
    for space in (6, 16):
        led.state.seats[a].cash = 200
        lands(led, a, space)
        assert FixedC().choose(led.state, a).kind == BUY
        led.done()


@pytest.mark.parametrize(("high", "kind"), [(0, BID), (100, BID), (180, PASS)])
def test_a_bids_halfway_to_the_price(high: int, kind: int) -> None:
    led, a, b = two()
    led.lay(Auction(a, 0, deed_at(led.state, 16), 1, 3, 0, high, b if high else -1))
    assert led.state.top.kind == AUCTION
    bid = FixedA().choose(led.state, a)
    assert bid.kind == kind
    if kind == BID:
        assert bid.a == high + (180 - high) // 2


def test_building_knows_no_reserve_and_c_stops_at_three() -> None:
    led, _a, b = two()
    give(led, b, 6, 8, 9)
    led.state.seats[b].cash = 50
    action = FixedA().between(led.state, b)
    assert action is not None
    assert action.kind == BUILD
    for space in (6, 8, 9):
        led.set_level(deed_at(led.state, space), 3)
    led.state.seats[b].cash = 500
    built = FixedA().between(led.state, b)
    assert built is not None
    assert built.kind == BUILD
    assert FixedC().between(led.state, b) is None


def test_no_building_in_the_own_turn() -> None:
    led, a, _ = two()
    give(led, a, 6, 8, 9)
    assert FixedA().choose(led.state, a).kind == THROW


@pytest.mark.parametrize(("cash", "kind"), [(200, PAY_FINE), (199, THROW)])
def test_jail(cash: int, kind: int) -> None:
    led, a, _ = two()
    led.jail(a)
    led.state.seats[a].cash = cash
    assert FixedA().choose(led.state, a).kind == kind


def test_strict_goes_by_groups_or_the_price_list() -> None:
    led, a, b = two()
    give(led, b, 16)
    assert answer(FixedA(), led, Offer(a, b, 180, 0, 0, 0, mask(led, 16))) == REJECT
    assert answer(FixedA(), led, Offer(a, b, 181, 0, 0, 0, mask(led, 16))) == ACCEPT


def test_strict_pays_anything_for_a_group() -> None:
    led, a, b = two()
    give(led, a, 39)
    give(led, b, 37)
    assert answer(FixedA(), led, Offer(a, b, 0, mask(led, 39), 0, 1400, 0)) == ACCEPT


def test_loose_sells_for_a_coin() -> None:
    led, a, b = two()
    give(led, b, 16)
    assert answer(FixedALoose(), led, Offer(a, b, 1, 0, 0, 0, mask(led, 16))) == ACCEPT


def test_loose_keeps_its_groups() -> None:
    led, a, b = two()
    give(led, b, 37, 39)
    assert answer(FixedALoose(), led, Offer(a, b, 1000, 0, 0, 0, mask(led, 39))) == REJECT


def test_a_asks_for_the_lone_street_that_completes_a_group() -> None:
    led, a, b = two()
    give(led, a, 16, 18)
    give(led, b, 19)
    offer = FixedA().choose(led.state, a)
    assert offer.kind == OFFER
    assert isinstance(offer, Offer)
    assert offer.want_deeds == mask(led, 19)
    assert offer.cash == 225  # 1.5 x 0.75 x 200


def test_b_asks_for_wanted_deeds_only_with_a_station() -> None:
    led, a, b = two()
    give(led, b, 39)
    assert FixedB().choose(led.state, a).kind == THROW
    give(led, a, 5)
    assert FixedB().choose(led.state, a).kind == OFFER


def test_short_of_cash_it_only_sells() -> None:
    led, a, b = two()
    give(led, a, 39)
    give(led, b, 37)
    led.state.seats[a].cash = 100
    offer = FixedA().choose(led.state, a)
    assert isinstance(offer, Offer)
    assert offer.deeds == mask(led, 39)
    assert offer.want_cash == 750  # half of 1500 is more than 1.5 x 400


def test_nothing_is_given_for_nothing() -> None:
    led, a, b = two()
    give(led, b, 16)
    assert answer(FixedALoose(), led, Offer(a, b, 0, 0, 0, 0, mask(led, 16))) == REJECT
    assert led.state.held[led.state.tables.group[deed_at(led.state, 16)] * SEATS + b] == 1


def test_answers_are_actions() -> None:
    led, a, _ = two()
    assert isinstance(FixedC().choose(led.state, a), Action)
