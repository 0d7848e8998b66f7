"""The page of the own games: the third-newest resumed, one played again, all of them on another device."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from server.desk import Client, wait_for
from web.conftest import Sit
from web.look import faults


def test_my_games_are_resumed_counted_played_again_and_taken_along(sit: Sit) -> None:
    seat = sit(name="Anna", remembers={"light": "auto"}, reduced_motion="reduce")
    seat.page.goto("/")
    codes = [seat.server.open(seats=2) for _ in range(3)]
    for code in codes:
        seat.enter(code)
        expect(seat.button("web-stand")).to_be_visible()
        seat.button("web-put-bot").click()
        seat.page.locator("main.lobby .seats .btn.main").click()
        expect(seat.decision).to_be_visible()
    finished = seat.server.open(seats=2)
    seat.enter(finished)
    expect(seat.button("web-stand")).to_be_visible()
    seat.button("web-put-bot").click()
    seat.page.locator("main.lobby .seats .btn.main").click()
    expect(seat.decision).to_be_visible()
    token = seat.page.evaluate(f"JSON.parse(localStorage['bankhalter.rooms'])['{finished}'].tokens[0]")
    here = Client(seat.server, finished, tokens=[token])
    assert here.act(0, "resign")["is"] == "ack"

    def over() -> bool:
        here.settle()
        return bool(here.room["phase"] == "over")

    wait_for(over)
    seat.page.goto("/")
    seat.page.get_by_role("link", name=seat.say("web-me-all")).click()
    page = seat.page
    running = page.locator("section[aria-labelledby=running] li")
    expect(running).to_have_count(3)
    games = page.locator("section[aria-labelledby=finished] li")
    expect(games).to_have_count(1)
    expect(games).to_contain_text(seat.say("web-me-lost"))
    expect(page.locator("dl dd").first).to_have_text("1")
    expect(page.locator("dl")).to_contain_text(seat.say("web-me-luck-more", count=1))
    assert not faults(page)

    # The third-newest of those that run is the first one opened.
    running.nth(2).get_by_role("button").click()
    expect(page).to_have_url(f"{seat.server.url}r/{codes[0]}")
    expect(seat.decision).to_be_visible()

    # Once more with the same: against computers it begins at once.
    page.goto("/spiele")
    page.get_by_role("button", name=seat.say("web-me-again")).click()
    expect(seat.decision).to_be_visible()
    expect(page).to_have_url(re.compile(f"/r/(?!{finished})"))
    expect(page.locator(".pl")).to_have_count(2)

    # To another device: it can sit down there where this one sat.
    page.goto("/spiele")
    seat.button("web-me-move").click()
    code = page.get_by_label(seat.say("web-me-code")).inner_text()
    other = sit(name="")
    other.page.goto("/spiele")
    other.page.get_by_label(other.say("web-me-type-code")).fill(code)
    other.button("web-me-arrive").click()
    expect(other.page.locator("section[aria-labelledby=running] li")).to_have_count(4)
    expect(other.page.locator("dl dd").first).to_have_text("1")
