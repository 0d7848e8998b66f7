"""A bad player loses its seat, is named, and the game goes on."""

from __future__ import annotations

from itertools import count

import pytest
from bots.offenders import (
    Babbling,
    Cheating,
    Crashing,
    Endless,
    Impersonating,
    Looping,
    Meddling,
    Silent,
    Sluggish,
)
from bots.table import begun, game, give

from bankhalter.bots.api import Bot
from bankhalter.bots.players.simple import Simple
from bankhalter.bots.sandbox import Guarded
from bankhalter.bots.visibility import seen_by
from bankhalter.core.actions import Offer
from bankhalter.core.codes import OVER
from bankhalter.core.engine import apply

OFFENDERS: list[tuple[type[Bot], str]] = [
    (Crashing, "crashed"),
    (Looping, "slow"),
    (Sluggish, "slow"),
    (Cheating, "illegal"),
    (Impersonating, "illegal"),
    (Babbling, "illegal"),
    (Silent, "silent"),
    (Endless, "endless"),
]


@pytest.mark.parametrize(("kind", "word"), OFFENDERS)
def test_an_offender_is_replaced_and_named(kind: type[Bot], word: str) -> None:
    guarded = Guarded(kind(), budget=0.2)
    st = game([guarded, Simple(), Simple()], seed=3, turns=120)
    assert guarded.fault is not None
    assert guarded.fault.word == word
    assert st.turns > 100 or st.top.kind == OVER


def test_a_crash_says_what_and_when() -> None:
    guarded = Guarded(Crashing())
    game([guarded, Simple()], seed=3, turns=40)
    assert guarded.fault is not None
    assert guarded.fault.detail == "RuntimeError: oh no"
    assert guarded.fault.turn > 6


def test_a_sound_player_keeps_its_seat() -> None:
    """Each question takes a second of the clock; a real one may stand still meanwhile, it is coarse."""
    seconds = count()
    guarded = [Guarded(Simple(), budget=1000, clock=lambda: next(seconds)) for _ in range(2)]
    game(guarded, seed=5, turns=150)
    assert [g.fault for g in guarded] == [None, None]
    assert all(g.used == g.questions > 20 for g in guarded)


def test_a_guarded_game_is_the_same_game() -> None:
    free = game([Simple(), Simple()], seed=5, turns=150)
    watched = game([Guarded(Simple()), Guarded(Simple())], seed=5, turns=150)
    assert free.seq == watched.seq
    assert [s.cash for s in free.seats] == [s.cash for s in watched.seats]


def test_meddling_with_the_copy_changes_nothing() -> None:
    plain = game([Bot(), Bot()], seed=2, turns=30)
    meddled = game([Guarded(Meddling()), Bot()], seed=2, turns=30)
    assert [s.cash for s in plain.seats] == [s.cash for s in meddled.seats]


def test_after_its_fault_the_stand_in_answers() -> None:
    guarded = Guarded(Silent(), stand_in=Simple())
    st = game([guarded, Bot()], seed=1, turns=40)
    assert any(owner == 0 for owner in st.owner), "the plain player buys"


def test_hidden_cash_is_an_estimate() -> None:
    led = begun(3)
    led.state.seats[1].cash = 100
    led.state.seats[2].cash = 900
    seen = seen_by(led.state, 0, cash_visible=False)
    assert [s.cash for s in seen.seats] == [led.state.seats[0].cash, 500, 500]
    assert [s.cash for s in led.state.seats][1:] == [100, 900]


def test_visible_cash_is_seen() -> None:
    led = begun(2)
    led.state.seats[1].cash = 77
    assert seen_by(led.state, 0).seats[1].cash == 77


def test_offers_between_others_are_not_seen() -> None:
    led = begun(3)
    give(led, led.state.turn, 1)
    seat = int(led.state.turn)
    other, third = (seat + 1) % 3, (seat + 2) % 3
    assert apply(led, Offer(seat, other, 0, 1, 0, 10)) == 0
    assert len(seen_by(led.state, seat).offers) == 1
    assert len(seen_by(led.state, other).offers) == 1
    assert seen_by(led.state, third).offers == []
