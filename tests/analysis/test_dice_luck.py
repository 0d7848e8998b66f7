"""The luck of a game at a glance: beside what was to be expected, and for nobody's skill."""

from __future__ import annotations

import pytest

from bankhalter import Game
from bankhalter.analysis.dice_luck import dice_luck, settled, stroke_of
from bankhalter.bots.thinking.value import Evaluator
from bankhalter.core.codes import CHANCE, DEBT
from bankhalter.core.odds import odds

EDITIONS = ("standard", "deluxe-ch", "azeroth", "warendorf", "schalke")


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_one_wins_by_luck_the_others_lose(edition: str) -> None:
    luck = dice_luck(Game(edition, 3, seed=4).play("strategist", 10))
    assert sum(luck) == pytest.approx(0, abs=1e-9)
    assert any(abs(one) > 0.001 for one in luck)


def test_over_all_that_can_come_nobody_is_lucky() -> None:
    """Each seat's strokes, weighted by their odds, come to nothing."""
    game, evaluator = Game("standard", 3, seed=8).play("strategist", 25), Evaluator()
    positions = [
        st for st, action in zip(game.positions(), game.actions, strict=False) if action.seat == CHANCE
    ]
    for st in positions[-3:]:
        ways = odds(st)
        strokes = [[weight * one for one in stroke_of(evaluator, st, action)] for action, weight in ways]
        assert [sum(column) for column in zip(*strokes, strict=True)] == pytest.approx([0, 0, 0], abs=1e-9)


def test_a_rent_is_bad_luck_though_nobody_has_demanded_it() -> None:
    game = Game("standard", 2, rent_demand="manual")
    for line in ("* 6-5", "* 1-2", "1 throw", "* 1-2", "1 buy", "1 end-turn", "2 throw"):
        game.push(line)
    on_it = settled(game.state, game.notation.read("* 1-2"))
    assert on_it.seats[1].cash == 1500 - 4 or on_it.top.kind == DEBT
    assert not on_it.claims
