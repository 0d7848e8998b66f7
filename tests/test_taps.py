"""Taps at a real board are counted as a hand does it (benchmarks/taps.py)."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from bankhalter import Game

FILE = Path(__file__).resolve().parent.parent / "benchmarks" / "taps.py"


@pytest.fixture(scope="module")
def taps() -> ModuleType:
    spec = importlib.util.spec_from_file_location("taps", FILE)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules["taps"] = module
    spec.loader.exec_module(module)
    return module


def test_a_throw_and_a_purchase_are_two_taps_and_the_end_of_a_turn_none(taps: ModuleType) -> None:
    game = Game("standard", 2, rent_demand="by_call")
    for said in ("* 6-5", "* 1-2", "1 throw", "* 1-2", "1 buy", "1 end-turn"):
        game.push(said)
    for said in ("2 throw", "* 1-2", "1 demand 1", "2 end-turn", "1 throw", "* 1-3", "* drawn a/dividend"):
        game.push(said)
    assert taps.counted(game).people(talked=False) == [2, 1, 1, 1]  # Anna, her rent, Ben's throw, hers
    assert taps.counted(game, own_cards=True).people(talked=False) == [2, 1, 1, 2]


def test_turns_with_an_auction_are_counted_apart(taps: ModuleType) -> None:
    game = Game("standard", 2)
    for said in ("* 6-5", "* 1-2", "1 throw", "* 1-2", "1 decline", "2 bid 10", "1 pass", "1 end-turn"):
        game.push(said)
    counting = taps.counted(game)
    assert counting.people(talked=False) == [] and counting.people(talked=True) == [3, 1]


def test_a_visit_to_the_building_table_costs_opening_and_paying_too(taps: ModuleType) -> None:
    game = Game("standard", 2)
    for said in ("* 6-5", "* 1-2", "1 throw", "* 1-2", "1 buy", "1 mortgage 3", "1 lift 3", "1 end-turn"):
        game.push(said)
    assert taps.counted(game).people(talked=False) == [2 + 3 + 1]
