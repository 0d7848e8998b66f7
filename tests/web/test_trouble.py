"""When something is missing there is a helpful page, never a blank one."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Route, expect
from server.desk import serving
from web.conftest import PATIENCE, Sit
from web.seat import Seat, Wire


def test_an_unknown_room_and_an_unknown_page(sit: Sit) -> None:
    seat = sit()
    seat.forgives = ["404"]
    seat.page.goto("/r/zzzzzzz")
    seat.sees(seat.say("web-trouble-no-such-room"))
    seat.sees(seat.say("web-trouble-no-such-room-help"))  # in this person's words, not the server's
    seat.page.get_by_role("link", name=seat.say("web-to-start")).click()
    expect(seat.page.locator(".way.main")).to_be_visible()


def test_a_table_without_a_free_seat_is_watched(sit: Sit) -> None:
    seat, late = sit(), sit(name="Ben")
    code = seat.begin()
    late.enter(code, sits=False)
    expect(late.decision).to_contain_text(late.say("web-watching"))
    expect(late.decision.locator(".btns .btn, .main")).to_have_count(0)  # but a seat by its code


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


def test_a_server_that_is_killed_and_comes_back(sit: Sit, browser: Browser, tmp_path: Path) -> None:
    """The page stays, what is pressed meanwhile is delivered, and nothing is lost."""
    database = str(tmp_path / "games.db")
    with serving(database) as own:
        seat = Seat(browser, own, PATIENCE)
        seat.begin()
        seat.play(most=12)
        expect(seat.main).to_be_enabled()
        seat.page.evaluate("window.stayed = true")
        told = seat.page.locator(".log details li")  # folded or not
        before = told.all_text_contents()[:12]
        own.kill()
    expect(seat.page.get_by_text(seat.say("web-line-down"))).to_be_visible()
    expect(seat.page.locator("svg [role=button]").first).to_be_visible()
    seat.main.click()
    with serving(database, "--port", own.url.rstrip("/").rsplit(":", 1)[1]):
        expect(seat.page.get_by_text(seat.say("web-line-down"))).to_have_count(0)
        expect(told.first).not_to_have_text(before[0])  # what was pressed has happened
        assert "\n".join(before) in "\n".join(told.all_text_contents())
        assert seat.play(most=10) == "tired"
        assert seat.page.evaluate("window.stayed")
        seat.close()


def test_a_start_page_goes_on_when_the_server_is_back(sit: Sit) -> None:
    seat = sit()
    seat.forgives = ["net::ERR_FAILED"]
    seat.page.route(re.compile("/api/"), lambda route: route.abort())
    seat.page.goto("/")
    seat.sees(seat.say("web-trouble-again"))
    seat.page.unroute_all()
    expect(seat.page.locator("label.ed")).to_have_count(5)
    seat.page.locator(".way.main").click()
    expect(seat.main).to_be_visible()


def newer(route: Route) -> None:
    """The page as a renewed server has it: with another script."""
    page = route.fetch()
    route.fulfill(response=page, body=re.sub(r"(/assets/index-)[\w-]+", r"\1renewed", page.text()))


def test_a_table_open_during_an_update_is_told(sit: Sit) -> None:
    seat = sit()
    wire = Wire(seat)
    seat.begin()
    wire.cut()
    expect(seat.page.get_by_text(seat.say("web-line-down"))).to_be_visible()
    seat.page.route(re.compile(r":\d+/$"), newer)
    wire.mend()
    seat.sees(seat.say("web-trouble-old"))
    seat.page.unroute_all()
    seat.button("web-reload").click()
    expect(seat.decision).to_be_visible()


def test_the_page_can_be_installed_and_opens_without_a_server(sit: Sit) -> None:
    seat = sit()
    seat.page.goto("/")
    problems = seat.context.new_cdp_session(seat.page).send("Page.getInstallabilityErrors")
    assert {error["errorId"] for error in problems["installabilityErrors"]} <= {"in-incognito"}
    seat.comes("() => navigator.serviceWorker.ready.then(() => true)")
    seat.page.reload()  # now through the service worker, which keeps what passes
    expect(seat.page.locator("label.ed")).to_have_count(5)
    seat.forgives = ["ERR_INTERNET_DISCONNECTED", "Failed to fetch", "Failed to load"]
    seat.context.set_offline(True)
    seat.page.reload()
    seat.sees(seat.say("web-trouble-again"))
    seat.context.set_offline(False)
    expect(seat.page.locator("label.ed")).to_have_count(5)


def test_the_service_worker_never_shows_an_older_page_than_the_server_has(sit: Sit) -> None:
    seat = sit()
    seat.page.goto("/")
    seat.comes("() => navigator.serviceWorker.ready.then(() => true)")
    seat.page.reload()
    expect(seat.page.locator("label.ed")).to_have_count(5)
    held = "() => caches.open('bankhalter-1')"
    kept = seat.page.evaluate(f"{held}.then((c) => c.keys()).then((all) => all.map((r) => r.url))")
    assert any("/assets/" in url for url in kept)
    seat.page.evaluate(f"{held}.then((c) => c.put('/', new Response('an older page')))")
    seat.page.reload()
    expect(seat.page.locator("label.ed")).to_have_count(5)
    page = seat.page.evaluate(f"{held}.then((c) => c.match('/')).then((r) => r.text())")
    assert "/assets/" in page


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
