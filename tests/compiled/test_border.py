"""What ordinary Python may do at the border of the core, and what it is told if it errs.

These tests run on both builds (test_same_games.py starts them on the compiled one).
"""

from __future__ import annotations

import os

import pytest

from bankhalter import Action, BadNotation, Game, IllegalAction, Offer
from bankhalter.bots.api import Bot
from bankhalter.core import codes, compiled, engine, legal
from bankhalter.core.ledger import Ledger
from bankhalter.core.odds import Dice
from bankhalter.game.driver import Driver

HUGE = 10**30
WORD = 2**63 - 1  # the largest number the compiled core can hold
DEED_KINDS = (codes.BUILD, codes.SELL, codes.MORTGAGE, codes.LIFT, codes.PUT, codes.KEEP, codes.REDEEM)
OTHER_KINDS = (
    codes.SELL_DOWN,
    codes.PLAY_CARD,
    codes.JUMP_TO,
    codes.DEMAND,
    codes.ACCEPT,
    codes.ORDER,
    codes.PLAN,
    codes.WISH,
    codes.WANT,
    codes.STEP,
    codes.BID,
)


@pytest.fixture
def game():
    return Game("standard", 3, seed=1)


@pytest.mark.skipif("BANKHALTER_EXPECT" not in os.environ, reason="only where a build is expected")
def test_this_is_the_build_that_is_meant():
    assert compiled() == (os.environ["BANKHALTER_EXPECT"] == "compiled")


@pytest.mark.parametrize("text", [f"1 bid {HUGE}", f"1 offer 2 cash={HUGE}", f"1 order house {HUGE}"])
def test_a_huge_amount_in_words_is_no_number(game, text):
    before = game.digest()
    with pytest.raises(BadNotation) as caught:
        game.push(text)
    assert caught.value.word == "no-number"
    assert game.digest() == before


def test_a_huge_amount_in_an_action_is_refused(game):
    """Uncompiled the engine refuses it; compiled it does not even fit into an action."""
    before = game.digest()
    with pytest.raises((IllegalAction, TypeError)):
        game.push(Action(codes.BID, 0, HUGE))
    assert game.digest() == before


@pytest.mark.parametrize("amount", [WORD, -WORD, 2**62])
@pytest.mark.parametrize(
    "field", ["cash", "want_cash", "relief", "deeds", "cards", "want_deeds", "want_cards", "to"]
)
def test_offers_with_the_largest_numbers_are_refused(game, field, amount):
    offer = Offer(0, **{"to": 1, "cash": 10, field: amount})
    before = game.digest()
    with pytest.raises(IllegalAction):
        game.push(offer)
    assert game.digest() == before


@pytest.mark.parametrize("number", [-1, -(2**40), 28, 40, 64, 2**40, WORD])
@pytest.mark.parametrize("kind", DEED_KINDS + OTHER_KINDS)
def test_numbers_out_of_range_are_refused(game, kind, number):
    assert game.refuse(Action(kind, 0, number, number, number))


@pytest.mark.parametrize("kind", [-1, -(2**40), codes.ACTIONS, len(codes.__dict__), 2**40])
def test_unknown_kinds_are_refused(game, kind):
    for seat in (0, game.asked, codes.CHANCE, codes.CLOCK, 77):
        with pytest.raises(IllegalAction, match="unknown"):
            game.push(Action(kind, seat))


@pytest.mark.parametrize("seat", [-1, -5, 3, 12, 63, 64, 2**40])
def test_unknown_seats_are_refused_and_have_no_menu(game, seat):
    with pytest.raises(IllegalAction, match="no-such-seat"):
        game.push(Action(codes.END_TURN, seat))
    assert game.legal(seat) == []


@pytest.mark.parametrize("wrong", [None, object(), 7])
def test_what_is_no_action_is_a_python_error(game, wrong):
    before = game.digest()
    with pytest.raises((TypeError, AttributeError)):
        game.push(wrong)
    assert game.digest() == before


@pytest.mark.skipif(not compiled(), reason="ordinary Python does not check types")
@pytest.mark.parametrize("wrong", ["bid", 1.5, None, HUGE])
def test_the_compiled_core_checks_types(game, wrong):
    with pytest.raises(TypeError):
        Action(wrong, 0)
    with pytest.raises(TypeError):
        Action(codes.BID, 0).a = wrong
    with pytest.raises(TypeError):
        engine.refuse(game.state, wrong)


def test_actions_take_names_and_defaults():
    action = Action(kind=codes.BID, seat=2, a=40)
    assert (action.kind, action.seat, action.a, action.b, action.c) == (codes.BID, 2, 40, 0, 0)
    assert Offer(0, 1, want_cash=5).want_cash == 5
    with pytest.raises(TypeError):
        Action()


def test_a_copy_is_independent(game):
    twin = game.copy()
    before = twin.digest()
    for _ in range(50):
        game.push(game.default())
    assert game.digest() != before
    assert twin.digest() == before
    for action in game.actions[len(twin.actions) :]:
        twin._push(action)  # chance included, as it answered there
    assert twin.digest() == game.digest()


@pytest.mark.parametrize("bit", [0, 30, 31, 32, 40, 61])
def test_masks_hold_more_than_thirty_two_bits(game, bit):
    """Cards, deeds and packed counts are masks of up to 60 bits; C would shift a bare 1 in 32."""
    led = Ledger(game.state.copy(), False)
    led.keep(2, bit)
    assert led.state.seats[2].kept == 2**bit
    assert Dice(1).nth(led.state.seats[2].kept, 0) == bit


@pytest.mark.parametrize("seed", [HUGE, -1, 2**62])
def test_any_whole_number_is_a_seed(seed):
    assert Game("standard", 2, seed=seed).digest() == Game("standard", 2, seed=seed).digest()


class Silent(Bot):
    """A computer player in ordinary Python, with a field of its own."""

    def __init__(self):
        self.asked = 0

    def choose(self, st, seat):
        self.asked += 1
        return legal.default(st)


def test_a_bot_in_ordinary_python_plugs_in(game):
    led = Ledger(game.state.copy(), False)
    bots = [Silent() for _ in range(3)]
    driver = Driver(bots, Dice(5))
    for _ in range(200):
        assert driver.step(led) and driver.stumbled < 0
    assert all(bot.asked for bot in bots)
