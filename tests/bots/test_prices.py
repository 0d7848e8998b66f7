"""The champion gets nothing from the baselines below three quarters of the list price."""

from __future__ import annotations

from bots.prices import is_cheap, watch
from bots.table import begun, deed_at, give

from bankhalter.core.actions import Offer


def test_what_is_cheap() -> None:
    led = begun(2)
    give(led, 0, 1)  # 60
    give(led, 1, 39)  # 400
    dear, small = 1 << deed_at(led.state, 39), 1 << deed_at(led.state, 1)
    assert not is_cheap(led.state, Offer(0, 1, 300, 0, 0, 0, dear))
    assert is_cheap(led.state, Offer(0, 1, 299, 0, 0, 0, dear))
    assert not is_cheap(led.state, Offer(0, 1, 240, small, 0, 0, dear))
    assert is_cheap(led.state, Offer(1, 0, 0, dear, 0, 360, small))
    assert not is_cheap(led.state, Offer(1, 0, 0, dear, 0, 900, 0))


def test_no_baseline_sells_below_the_floor() -> None:
    """Bargains after playing ahead may ask for it, rarely; nobody takes them."""
    count = watch(games=4, effort=2, turns=120)
    assert count.offers > 20
    assert count.cheap_accepted == 0
    assert 20 * count.cheap < count.offers
