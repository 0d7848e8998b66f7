"""What the champion wins from the baselines does not rest on prices far from the printed ones."""

from __future__ import annotations

import pytest
from bots.prices import is_inside, watch
from bots.table import begun, deed_at, give

from bankhalter.core.actions import Offer


def test_which_prices_are_inside() -> None:
    led = begun(2)
    give(led, 0, 1)  # 60
    give(led, 1, 39)  # 400
    dear, small = 1 << deed_at(led.state, 39), 1 << deed_at(led.state, 1)
    assert is_inside(led.state, Offer(0, 1, 300, 0, 0, 0, dear))
    assert is_inside(led.state, Offer(0, 1, 500, 0, 0, 0, dear))
    assert not is_inside(led.state, Offer(0, 1, 299, 0, 0, 0, dear))
    assert not is_inside(led.state, Offer(0, 1, 501, 0, 0, 0, dear))
    assert not is_inside(led.state, Offer(0, 1, 0, small, 0, 76, 0)), "sold too dearly"
    assert is_inside(led.state, Offer(0, 1, 345, small, 0, 0, dear))
    assert not is_inside(led.state, Offer(0, 1, 240, small, 0, 0, dear)), "the small one brings 160"
    assert not is_inside(led.state, Offer(1, 0, 0, dear, 0, 900, 0))


@pytest.mark.parametrize("rule", ["strict", "loose"])
def test_no_baseline_hears_a_price_outside(rule: str) -> None:
    count = watch(games=2, rule=rule, effort=2, turns=120)
    assert count.offers > 10
    assert count.outside == 0


def test_without_withholding_some_prices_are_outside() -> None:
    """So the count can fail: the first champion completed a group for all the cash somebody had."""
    assert watch(games=4, rule="free", effort=2, turns=160).outside > 0
