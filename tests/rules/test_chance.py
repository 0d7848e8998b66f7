"""The seeded source of chance is fair, and the same seed gives the same answers."""

from __future__ import annotations

from collections import Counter

import pytest
from kit import A, B, table

from bankhalter.core import bits
from bankhalter.core.actions import Action
from bankhalter.core.codes import BUS, CHANCE, DRAWN, MR
from bankhalter.core.decisions import Deal, Draw, Roll
from bankhalter.core.odds import Dice, odds

MASKS = [1, 2, 3, 0b1010_0000, 255, 256, 1 << 40, (1 << 40) | (1 << 7), (1 << 62) - 1]


@pytest.mark.parametrize("seed", [0, 1, 2**62 - 1])
def test_all_throws_are_equally_likely(seed: int) -> None:
    """36,000 throws: each of the 36 comes about a thousand times."""
    t = table("standard")
    t.led.lay(Roll(0, 0, 2))
    dice = Dice(seed)
    thrown = Counter((act.a, act.b, act.c) for act in (dice.answer(t.st) for _ in range(36_000)))
    assert set(thrown) == {(d1, d2, 0) for d1 in range(1, 7) for d2 in range(1, 7)}
    assert all(850 < count < 1150 for count in thrown.values())


def test_the_speed_die_shows_all_its_faces() -> None:
    """R-67: 1, 2, 3, the bus, and Mr. Monopoly twice: he comes twice as often."""
    t = table("standard", speed_die=True)
    t.led.lay(Roll(0, 0, 3))
    dice = Dice(3)
    shown = Counter(int(dice.answer(t.st).c) for _ in range(6000))
    assert set(shown) == {1, 2, 3, BUS, MR}
    assert all(850 * (1 + (face == MR)) < count < 1150 * (1 + (face == MR)) for face, count in shown.items())


@pytest.mark.parametrize("entitled", [True, False])
def test_a_utility_throw_has_the_dice_of_its_payer(entitled: bool) -> None:
    """R-74: three dice for the entitled, two for the others."""
    t = table("standard", speed_die=True)
    t.give(B, 12)
    t.at(A, 9)
    t.throw(1, 2)
    assert t.awaited == "rent-roll"
    if entitled:
        t.entitle(A)
    assert (Dice(3).answer(t.st).c > 0) == entitled
    assert len(odds(t.st)) == (36 * 5 if entitled else 36)


@pytest.mark.parametrize("entitled", [True, False])
def test_a_throw_has_the_dice_of_its_player(entitled: bool) -> None:
    """SPEED-4, R-69: the speed die is thrown by the entitled, and by nobody else."""
    t = table("standard", speed_die=True)
    if entitled:
        t.entitle(A)
    t.say(A, "throw")
    assert (Dice(3).answer(t.st).c > 0) == entitled


@pytest.mark.parametrize("frame", [Draw(0, 0), Draw(0, 1), Deal(0, 28)], ids=["deck a", "deck b", "deal"])
def test_all_cards_and_deeds_are_equally_likely(frame: Draw | Deal) -> None:
    """Whatever chance may answer it does answer, each about a thousand times."""
    t = table("standard")
    if isinstance(frame, Deal):
        t.led.ground(frame)
    else:
        t.led.lay(frame)
    may = {int(action.a) for action, _ in odds(t.st)}
    dice = Dice(5)
    came = Counter(int(dice.answer(t.st).a) for _ in range(1000 * len(may)))
    assert set(came) == may and len(may) in (16, 28)
    assert all(850 < count < 1150 for count in came.values())


def test_a_deed_that_was_dealt_is_not_dealt_again() -> None:
    """SHORT-C1, R-96: only what the bank still has."""
    t = table("standard")
    t.give(A, 1, 39)
    t.led.ground(Deal(0, 28))
    dice = Dice(5)
    assert {int(dice.answer(t.st).a) for _ in range(1000)} == set(range(28)) - {t.deed(1), t.deed(39)}


def test_once_all_cards_were_seen_their_order_is_known() -> None:
    """R-79, CARD-3: one answer, the card that has lain longest under the deck."""
    t = table("standard")
    deck = [card for card in range(t.tables.cards) if t.st.piles[0].unseen & 1 << card]
    for card in reversed(deck):
        t.led.draw(0, card)
        t.led.under(card)
    t.led.lay(Draw(0, 0))
    assert odds(t.st) == [(Action(DRAWN, CHANCE, deck[-1]), 1)]
    assert Dice(3).answer(t.st) == Action(DRAWN, CHANCE, deck[-1])


@pytest.mark.parametrize("last", range(16))
def test_the_last_card_nobody_has_seen_comes_before_those_under_the_deck(last: int) -> None:
    """R-79, CARD-3: whichever card it is."""
    t = table("standard")
    deck = [card for card in range(t.tables.cards) if t.st.piles[0].unseen & 1 << card]
    for card in deck[:last] + deck[last + 1 :]:
        t.led.draw(0, card)
        t.led.under(card)
    t.led.lay(Draw(0, 0))
    assert odds(t.st) == [(Action(DRAWN, CHANCE, deck[last]), 1)]
    assert Dice(3).answer(t.st) == Action(DRAWN, CHANCE, deck[last])


def test_the_same_seed_gives_the_same_answers() -> None:
    one, same, other = Dice(7), Dice(7), Dice(8)
    first = [one.below(1000) for _ in range(50)]
    assert first == [same.below(1000) for _ in range(50)] != [other.below(1000) for _ in range(50)]


@pytest.mark.parametrize("seed", [0, 1, 7, 2**61 + 3, 2**62 - 1])
def test_a_seed_is_a_promise(seed: int) -> None:
    """Another multiplier would be as fair, but a seed somebody noted would give another game."""
    dice, x, words = Dice(seed), seed, 2**62
    for n in (2, 6, 36, 1000) * 5:
        x = (x + 0x1E3779B97F4A7C15) % words
        z = (x ^ x >> 30) * 0x3F58EB5AFFDEF5B9 % words
        z = (z ^ z >> 27) * 0x14CEEE67C41631EB % words
        assert dice.below(n) == (z ^ z >> 31) // 2**30 * n // 2**32


@pytest.mark.parametrize("mask", MASKS)
def test_bits_are_counted_and_found(mask: int) -> None:
    digits = bin(mask)[2:]
    assert bits.count(mask) == digits.count("1") and bits.count(0) == 0
    assert bits.lowest(mask) == len(digits) - 1 - digits.rindex("1")
