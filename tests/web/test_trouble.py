"""When something is missing there is a helpful page, never a blank one."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Route, expect
from server.desk import serving
from web.conftest import PATIENCE, Sit
from web.seat import Seat


def test_an_unknown_room_and_an_unknown_page(sit: Sit) -> None:
    seat = sit()
    seat.forgives = ["404"]
    seat.page.goto("/r/zzzzzzz")
    seat.sees(seat.say("web-trouble-no-such-room"))
    seat.page.get_by_role("link", name=seat.say("web-to-start")).click()
    expect(seat.page.locator(".way.main")).to_be_visible()


def test_a_table_without_a_free_seat_is_watched(sit: Sit) -> None:
    seat, late = sit(), sit(name="Ben")
    code = seat.begin()
    late.enter(code, sits=False)
    expect(late.decision).to_contain_text(late.say("web-watching"))
    expect(late.decision.locator(".btn")).to_have_count(0)


def test_a_name_and_a_seat_that_are_taken(sit: Sit) -> None:
    seat, other, third = sit(), sit(), sit(name="Carla")
    code = seat.server.open(seats=2)
    seat.enter(code)
    expect(seat.button("web-stand")).to_be_visible()
    other.enter(code)
    expect(other.page.get_by_role("alert")).to_be_visible()
    third.enter(code)
    expect(third.button("web-stand")).to_be_visible()
    expect(other.page.locator("main.lobby form")).to_have_count(0)


def test_without_storage_one_plays_and_is_told(sit: Sit) -> None:
    seat = sit()
    seat.context.add_init_script(
        "Object.defineProperty(window, 'localStorage', {get() { throw new Error('blocked') }})"
    )
    seat.page.goto("/")
    seat.sees(seat.say("web-storage-blocked"))
    seat.page.locator(".way.main").click()
    expect(seat.main).to_be_visible()


def test_a_server_that_goes_and_comes_back(sit: Sit, browser: object, tmp_path: Path) -> None:
    with serving(str(tmp_path / "games.db")) as own:
        seat = Seat(browser, own, PATIENCE)  # type: ignore[arg-type]
        seat.begin()
        own.kill()
        expect(seat.page.get_by_text(seat.say("web-line-down"))).to_be_visible()
        expect(seat.page.locator("svg [role=button]").first).to_be_visible()
        seat.page.goto("about:blank")
        seat.context.close()


def test_a_start_page_whose_server_does_not_answer(sit: Sit) -> None:
    seat = sit()
    seat.forgives = ["net::ERR_FAILED"]
    seat.page.route(re.compile("/api/"), lambda route: route.abort())
    seat.page.goto("/")
    seat.sees(seat.say("web-trouble-offline-help"))


def test_an_old_tab_after_an_update(sit: Sit) -> None:
    seat = sit(service_workers="block")
    seat.forgives = ["404", "blocked by Playwright"]

    def gone(route: Route) -> None:
        route.fulfill(status=404, body="")

    seat.page.goto("/")
    expect(seat.page.locator(".way.main")).to_be_visible()
    seat.page.route(re.compile(r"/assets/Room-.*\.js"), gone)
    seat.page.locator(".way.main").click()
    seat.sees(seat.say("web-trouble-old"))
    seat.page.unroute_all()
    seat.button("web-reload").click()
    expect(seat.decision).to_be_visible()
