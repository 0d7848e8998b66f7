"""The table in the browser: first minute, several people, cut lines, keys, small screens, helpful pages."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("playwright")
pytest.importorskip("litestar")
from playwright.sync_api import Browser, expect
from server.desk import Server, serving
from web.table import AXE, chromium, is_over, needs, overflow, play_on, seen, violations

pytestmark = [needs, pytest.mark.slow]
SIZES = ((320, 640), (768, 1024), (1440, 900), (2560, 1440))


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("db") / "web.db")) as found:
        yield found


def test_the_first_dice_fall_after_one_click_and_within_three_seconds(
    browser: Browser, server: Server
) -> None:
    with seen(browser, server, settings='{"name":"Anna"}') as at:
        page = at.start()
        began = time.monotonic()
        page.click(".way.main")
        page.wait_for_selector(".decision .btn.main, .dice.rolling")
        assert time.monotonic() - began < 3


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_is_wider_than_the_screen(browser: Browser, server: Server, width: int, height: int) -> None:
    with seen(browser, server, viewport={"width": width, "height": height}) as at:
        page = at.start(seats=4)
        assert overflow(page) <= 0
        page.click(".way.main")
        page.wait_for_selector(".decision .btn.main")
        assert overflow(page) <= 0
        page.click(".also .lnk >> nth=0")
        page.wait_for_selector(".sheet")
        assert overflow(page) <= 0


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not installed")
@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(320, 640), (1440, 900)])
def test_axe_finds_nothing(browser: Browser, server: Server, light: Any, width: int, height: int) -> None:
    with seen(browser, server, color_scheme=light, viewport={"width": width, "height": height}) as at:
        page = at.start("azeroth", 3)
        assert violations(page) == []
        page.click(".way:nth-child(3)")
        page.wait_for_selector(".lobby")
        assert violations(page) == []
        page = at.table("schalke", 4)
        page.wait_for_selector(".decision .btn.main")
        assert violations(page) == []


def test_two_people_and_a_spectator_at_one_table(browser: Browser, server: Server) -> None:
    with seen(browser, server) as anna, seen(browser, server, locale="en-GB") as ben:
        page = anna.start(seats=2)
        page.click(".way:nth-child(3)")
        page.wait_for_selector(".lobby")
        ben.page.add_init_script("localStorage.setItem('bankhalter.settings', '{\"speed\":\"off\"}')")
        ben.page.goto(page.url)
        ben.page.fill("form input", "Ben")
        ben.page.click("form .btn")
        page.click(".seats .btns .btn.main")
        for at in (anna, ben):
            at.page.wait_for_selector(".board")
        with seen(browser, server) as watcher:
            watcher.page.goto(page.url)
            watcher.page.wait_for_selector(".board")
            assert watcher.page.locator(".decision .btn").count() == 0
            turn = page.locator(".decision .btn.main, .hand").count()
            asked = anna if turn else ben
            asked.page.click(".decision .btn.main")
            expect(watcher.page.locator(".log")).to_contain_text(re.compile("würfelt"))


def test_a_cut_line_is_not_noticed(browser: Browser, server: Server) -> None:
    with seen(browser, server) as at:
        lines: list[Any] = []

        def between(socket: Any) -> None:
            socket.connect_to_server()
            lines.append(socket)

        at.page.route_web_socket(re.compile("/socket$"), between)
        page = at.table(seats=3)
        page.wait_for_selector(".decision .btn.main")
        before = page.inner_text(".where")
        lines[-1].close(code=4008)
        page.wait_for_timeout(1200)
        assert len(lines) >= 2 and page.inner_text(".where") == before
        assert page.locator(".strap").count() == 0
        page.click(".decision .btn.main")
        expect(page.locator(".log")).to_contain_text("Anna würfelt")


def test_at_one_device_it_is_handed_on(browser: Browser, server: Server) -> None:
    with seen(browser, server) as at:
        page = at.start(seats=2)
        page.click(".way:nth-child(2)")
        page.wait_for_selector(".lobby")
        page.click(".seats .btns .btn.main")
        page.wait_for_selector(".board")
        assert play_on(page, 30, lambda p: p.locator(".hand").count() > 0)
        name = page.inner_text(".hand h2")
        page.click(".hand .btn")
        expect(page.locator(".decision .you")).to_contain_text(name.split()[-2] if "geben" in name else name)


def test_everything_by_keys(browser: Browser, server: Server) -> None:
    with seen(browser, server) as at:
        page = at.table(seats=2)
        page.wait_for_selector(".decision .btn.main")
        page.keyboard.press("d")
        page.keyboard.press("Enter")
        page.wait_for_selector(".decision")
        page.focus('g[role="button"][tabindex="0"]')
        first = page.evaluate("document.activeElement.dataset.at")
        page.keyboard.press("ArrowRight")
        assert page.evaluate("document.activeElement.dataset.at") == str((int(first) + 1) % 40)
        assert page.evaluate("document.activeElement.getAttribute('aria-label')")


@pytest.mark.parametrize(("locale", "word"), [("de-DE", "Sofort spielen"), ("en-GB", "Play now")])
def test_the_language_of_the_browser(browser: Browser, server: Server, locale: str, word: str) -> None:
    with seen(browser, server, locale=locale) as at:
        page = at.start()
        expect(page.locator(".way.main")).to_contain_text(word)
        assert "web-" not in page.inner_text("body")


def test_an_unknown_room_gets_a_helpful_page(browser: Browser, server: Server) -> None:
    with seen(browser, server) as at:
        at.page.goto(f"{server.url}r/zzzzzzz")
        expect(at.page.locator(".help h1")).to_contain_text("gibt es nicht")


def test_without_storage_one_can_play_and_is_told(browser: Browser, server: Server) -> None:
    script = "Object.defineProperty(window, 'localStorage', {get() { throw new Error('blocked') }})"
    with seen(browser, server, script=script) as at:
        page = at.start()
        expect(page.locator(".hint")).to_contain_text("nichts merken")
        page.click(".way.main")
        page.wait_for_selector(".board")


def test_a_server_that_is_gone_is_told_and_waited_for(browser: Browser, tmp_path: Any) -> None:
    with serving(str(tmp_path / "gone.db")) as own:
        at_own = seen(browser, own)
        with at_own as at:
            page = at.table(seats=2)
            page.wait_for_selector(".decision .btn.main")
            own.kill()
            expect(page.locator(".strap")).to_contain_text("Verbindung weg")
            at.troubles.clear()  # the browser itself complains about the lost connection
            assert not is_over(page)
        at.troubles.clear()
