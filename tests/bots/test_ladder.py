"""Every built-in player plays legal games of its own, and has a name in both languages."""

from __future__ import annotations

from importlib import import_module

import pytest
from bots.steps import step
from bots.table import game

from bankhalter.bots.api import Bot
from bankhalter.bots.ladder import BOTS, LADDER
from bankhalter.bots.sandbox import Guarded
from bankhalter.core.codes import OVER
from bankhalter.text import plain


def make(name: str) -> Bot:
    module, _, kind = BOTS[name].partition(":")
    found = getattr(import_module(module), kind)
    if name == "champion":
        return found(effort=2, seconds=60.0)
    return found()


@pytest.mark.parametrize("name", BOTS)
def test_plays_without_a_fault(name: str) -> None:
    guarded = [Guarded(make(name)), Guarded(make("trader"))]
    game(guarded, seed=7, turns=80)
    assert [g.fault for g in guarded] == [None, None]


@pytest.mark.parametrize("edition", ["schalke", "azeroth", "warendorf", "deluxe-ch"])
def test_the_upper_ones_play_every_edition(edition: str) -> None:
    guarded = [Guarded(make("strategist")), Guarded(make("trader")), Guarded(make("builder"))]
    game(guarded, seed=3, turns=90, edition=edition)
    assert [g.fault for g in guarded] == [None, None, None]


@pytest.mark.parametrize("name", BOTS)
def test_has_a_name_and_a_description(name: str) -> None:
    for language in ("de", "en"):
        assert plain(language).has(f"bot-name-{name}")
        assert plain(language).has(f"bot-about-{name}")


def test_names_in_both_languages_differ_from_each_other() -> None:
    for language in ("de", "en"):
        names = [plain(language).say(f"bot-name-{name}") for name in BOTS]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("name", LADDER)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    first = game([make(name), make("cautious")], seed=11, turns=60)
    again = game([make(name), make("cautious")], seed=11, turns=60)
    assert (first.seq, [s.cash for s in first.seats]) == (again.seq, [s.cash for s in again.seats])


def test_strategists_finish_their_games() -> None:
    for seed in range(4):
        assert game([make("strategist") for _ in range(4)], seed, turns=4000).top.kind == OVER


@pytest.mark.parametrize("seed", [0, 15, 16])
def test_a_saver_who_takes_only_cash_does_not_hold_a_game_up(seed: int) -> None:
    """In these games both sat on halves of all groups: swaps were declined, and cash was never offered."""
    assert game([make("strategist"), make("cautious")], seed * 7919 + 13, turns=2000).top.kind == OVER


def test_a_strategist_beats_the_lowest_steps() -> None:
    assert step("strategist", "random", seats=2, games=8)[0] >= 6
    assert step("strategist", "cautious", seats=2, games=20)[0] >= 12
