"""Whole games, finished through the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from web.conftest import Sit

EDITIONS = ("standard", "deluxe-ch", "azeroth", "warendorf", "schalke")
STEP = {"deluxe-ch": 20}  # the grain of the money
MOST = 300  # presses until the person gives up, so that every game ends


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_in_every_edition(sit: Sit, edition: str) -> None:
    seat = sit()
    seat.begin(edition=edition)
    seat.finish(MOST, limit=60 * STEP.get(edition, 1))
    expect(seat.sheet).to_be_visible()
    expect(seat.page.locator("a[download]")).to_have_attribute(
        "href", f"/api/rooms/{seat.page.url.rsplit('/', 1)[1]}/record"
    )
