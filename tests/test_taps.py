"""Taps at a real board are counted as a hand does it (benchmarks/taps.py)."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from bankhalter import Game
from bankhalter.core.ledger import Ledger

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


def turn_with(taps: ModuleType, *said: str) -> list[int]:
    """The taps of a game in which Anna has both brown and all light blue streets, and then this is said."""
    game = Game("standard", 2)
    for line in ("* 6-5", "* 1-2"):
        game.push(line)
    for space in (1, 3, 6, 8, 9):
        Ledger(game.state, False).deed_to(game.tables.deed_at[space], 0)
    counting = taps.Counting()
    for line in said:
        counting.note(game, game.notation.read(line))
        game.push(line)
    counting.leave()
    return counting.people(talked=False)


def test_a_visit_to_the_building_table_costs_opening_it_and_a_tap_for_each_thing(taps: ModuleType) -> None:
    assert turn_with(taps, "1 build 1") == [1 + 1]
    assert turn_with(taps, "1 build 1", "1 build 3", "1 build 1") == [1 + 1 + 1]  # one on each is one tap
    assert turn_with(taps, "1 mortgage 1", "1 lift 1", "1 throw", "* 4-6") == [1 + 2 + 1]
    assert turn_with(taps, "1 build 1", "1 sell 1") == [1 + 1 + 2]  # a sale is chosen, then carried out


def test_every_other_group_has_to_be_turned_to(taps: ModuleType) -> None:
    assert turn_with(taps, "1 build 6") == [1 + 1 + 1]
    assert turn_with(taps, "1 build 1", "1 build 6", "1 build 8", "1 build 9") == [1 + 1 + 1 + 1]


def test_a_plan_costs_a_tap_for_each_level_of_a_group(taps: ModuleType) -> None:
    assert turn_with(taps, "1 plan 1 1 3 3") == [1 + 2]
    assert turn_with(taps, "1 plan 1 1 3") == [1 + 2]
    assert turn_with(taps, "1 plan 1 3 6 8") == [1 + 1 + 1 + 2]
