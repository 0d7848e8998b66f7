"""Whole games, finished through the page."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from web.conftest import Sit
from web.seat import Seat
from web.tour import UNIT

MOST = 250  # presses until the person gives up, so that every game ends
PHONE = {"width": 320, "height": 640}


def result(seat: Seat) -> None:
    """The end is there, in words, with the record to take home."""
    code = seat.page.url.rsplit("/", 1)[1]
    expect(seat.page.locator("a[download]")).to_have_attribute("href", f"/api/rooms/{code}/record")
    record = seat.server.http.get(f"/api/rooms/{code}/record").text
    assert "fair-seed" in record
    for name in (seat.name, *bots(seat)):
        expect(seat.sheet).to_contain_text(name)


def bots(seat: Seat) -> list[str]:
    """Return the names of the others."""
    code = seat.page.url.rsplit("/", 1)[1]
    places = seat.server.http.get(f"/api/rooms/{code}").json()["places"]
    return [place["name"] for place in places if place["name"] != seat.name]


@pytest.mark.parametrize(
    ("edition", "language", "switches"),
    [
        ("standard", "de", {}),
        ("deluxe-ch", "de", {}),
        ("azeroth", "en", {"speed_die": True}),
        ("warendorf", "de", {"rent_demand": "auto"}),
        ("schalke", "en", {"speed_die": True}),
    ],
)
def test_a_game_in_every_edition(sit: Sit, edition: str, language: str, switches: dict[str, Any]) -> None:
    seat = sit(language=language)
    seat.begin(edition=edition, seats=3, switches=switches)
    seat.finish(MOST, limit=60 * UNIT.get(edition, 1))
    result(seat)


@pytest.mark.parametrize(("edition", "size"), [("warendorf", PHONE), ("deluxe-ch", None)])
def test_the_short_games(sit: Sit, edition: str, size: dict[str, int] | None) -> None:
    seat = sit(size=size)
    seat.begin(edition=edition, variant="short", seats=4)
    seat.finish(MOST, limit=60 * UNIT.get(edition, 1))
    result(seat)


def test_a_game_on_time_ends_with_its_minute(sit: Sit) -> None:
    seat = sit()
    seat.begin(edition="deluxe-ch", variant="time", switches={"minutes": 1}, pace=300)
    expect(seat.page.locator("header .where")).to_contain_text(re.compile(r"0:[0-5]\d"))
    seat.play(most=20, limit=1200)
    seat.play(most=1000, limit=1200)
    expect(seat.page.locator("a[download]")).to_be_visible()
    result(seat)
