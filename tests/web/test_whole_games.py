"""Whole games, finished through the page."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from web.conftest import Sit
from web.seat import Seat
from web.tour import UNIT

BOTS = {"guest": "simple", "builder": "default"}  # whom to play against
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


def ends(seat: Seat, style: str, **options: Any) -> None:
    """Play a whole game against one bot to its end: a guest is ruined, a builder ruins who buys nothing."""
    edition = options["edition"]
    seat.begin(**options)
    seat.finish(style, limit=60 * UNIT.get(edition, 1) if style == "builder" else 0)
    result(seat)
    [loser] = [seat.name] if style == "guest" else bots(seat)
    expect(seat.sheet.locator("tr", has_text=loser)).to_contain_text(seat.say("sheet-bankrupt-out"))


@pytest.mark.parametrize(
    ("edition", "language", "style", "switches"),
    [
        ("standard", "de", "builder", {}),
        ("azeroth", "en", "guest", {"speed_die": True}),
        ("schalke", "en", "builder", {"speed_die": True}),
    ],
)
def test_a_whole_game(sit: Sit, edition: str, language: str, style: str, switches: dict[str, Any]) -> None:
    seat = sit(language=language, remembers={"bot": BOTS[style]})
    ends(seat, style, edition=edition, switches=switches)


@pytest.mark.parametrize(("edition", "size"), [("warendorf", PHONE), ("deluxe-ch", None)])
def test_the_short_games(sit: Sit, edition: str, size: dict[str, int] | None) -> None:
    """Of the editions whose long game nobody plays above."""
    ends(sit(size=size), "guest", edition=edition, variant="short")


def test_a_game_on_time_ends_with_its_minute(sit: Sit) -> None:
    seat = sit()
    seat.begin(edition="deluxe-ch", variant="time", switches={"minutes": 1}, pace=300)
    expect(seat.page.locator("header .where")).to_contain_text(re.compile(r"0:[0-5]\d"))
    seat.play(most=20, limit=1200)
    last = re.compile(r"0:0[0-5]")  # nobody hurries meanwhile
    expect(seat.page.locator("header .where")).to_contain_text(last, timeout=90_000)
    seat.play(most=1000, limit=1200)
    expect(seat.page.locator("a[download]")).to_be_visible()
    result(seat)


def test_three_pages_from_the_lobby_to_the_end_of_a_short_game(sit: Sit) -> None:
    """Anna and Ben play until the agreed minute is over, Cem looks on; all of them see the same end."""
    anna, ben, cem = sit(), sit(name="Ben", language="en", size=PHONE), sit(name="Cem")
    code = anna.server.open(seats=2, switches={"agreed_end": True, "minutes": 1})
    for seat in (anna, ben):
        seat.enter(code)
        expect(seat.button("web-stand")).to_be_visible()
    cem.enter(code, sits=False)
    ben.button("web-ready").click()
    anna.page.locator("main.lobby .seats .btn.main").click()
    expect(cem.decision).to_contain_text(cem.say("web-watching"))
    for seat in (anna, ben):
        seat.starts_playing()
    assert [seat.came(240) for seat in (anna, ben)] == ["over", "over"]
    for seat in (anna, ben):
        result(seat)
    expect(cem.sheet).to_be_visible()
    first = [seat.sheet.locator("tbody tr").first.locator("td").nth(1) for seat in (anna, ben, cem)]
    winner = first[0].text_content() or "nobody"
    for name in first[1:]:
        expect(name).to_have_text(winner)
