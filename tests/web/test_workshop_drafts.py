"""Drafts of the workshop: kept on the device with their steps, whatever happens to the page."""

from __future__ import annotations

import contextlib
import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, Playwright, expect
from server.desk import Server
from web.bench import Bench
from web.conftest import ARGS, CHROMIUM, Sit

from bankhalter.text import plain

SETTLED = 500  # milliseconds in which a browser has written what it keeps


def test_undo_and_redo_go_step_by_step(sit: Sit) -> None:
    bench = Bench(sit())
    bench.begin()
    for at, name in ((1, "Kino"), (3, "Post")):
        bench.square(at)
        bench.field(f"spaces.{at}.name.de").fill(name)
        expect(bench.page.locator(".say").first).to_contain_text(name)
    bench.seat.button("workshop-undo").click()
    bench.shows(3, "Turmstraße")
    bench.page.keyboard.press("Control+z")
    bench.shows(1, "Badstraße")
    expect(bench.seat.button("workshop-undo")).to_be_disabled()
    bench.page.keyboard.press("Control+Shift+Z")
    bench.seat.button("workshop-redo").click()
    bench.shows(3, "Post")


def test_a_draft_outlives_a_killed_browser(playwright: Playwright, server: Server, tmp_path: Path) -> None:
    """The whole browser is ended with -9, as when a battery is taken out."""
    path = f"{server.url}werkstatt"
    with profile(playwright, tmp_path) as (page, pid):
        page.goto(path)
        page.get_by_label(plain("de").say("workshop-edition-name")).fill("Lindenau")
        page.get_by_role("button", name=plain("de").say("workshop-begin")).click()
        page.locator('g[data-at="5"]').click()
        page.locator('.edit [data-at="spaces.5.name.de"]').first.fill("Kiosk")
        expect(page.get_by_role("status").first).to_contain_text(plain("de").say("workshop-state-kept"))
        page.wait_for_timeout(SETTLED)
        os.kill(pid, signal.SIGKILL)
    with profile(playwright, tmp_path) as (page, _):
        page.goto(path)
        page.get_by_role("button", name="Lindenau").first.click()
        expect(page.locator('g[data-at="5"]')).to_have_attribute("aria-label", re.compile("^Kiosk,"))


@contextlib.contextmanager
def profile(playwright: Playwright, folder: Path) -> Iterator[tuple[Page, int]]:
    """A browser of its own that keeps what it remembers in a folder, and its process."""
    if not CHROMIUM:
        pytest.skip("no Chromium here (apt install chromium, or BANKHALTER_CHROMIUM)")
    lock = folder / "SingletonLock"  # a link that names the process
    lock.unlink(missing_ok=True)
    context = playwright.chromium.launch_persistent_context(
        folder, executable_path=CHROMIUM, args=ARGS, locale="de"
    )
    yield context.pages[0], int(str(lock.readlink()).rpartition("-")[2])
    with contextlib.suppress(Error):
        context.close()


def test_a_second_tab_asks_before_it_takes_a_draft(sit: Sit) -> None:
    bench = Bench(sit())
    bench.begin()
    bench.kept()
    other = bench.seat.context.new_page()
    other.goto("/werkstatt")
    other.get_by_role("button", name="Lindenau").first.click()
    expect(other.get_by_role("alertdialog")).to_contain_text("anderen Tab")
    other.get_by_role("button", name=bench.seat.say("workshop-take"), exact=True).click()
    expect(other.locator("main.ws")).to_be_visible()
    expect(bench.page.locator("main.begin")).to_be_visible()


def test_after_ten_changes_a_file_is_recommended(sit: Sit) -> None:
    bench = Bench(sit())
    bench.begin()
    for at in range(1, 12):
        bench.page.get_by_role("button", name=bench.seat.say("workshop-square-after")).click()
        bench.page.locator(".edit input[type=text]").first.fill(f"Ort {at}")
    told = bench.seat.say("workshop-remind", count=11)
    files = bench.seat.button("workshop-files-due", due=told)
    expect(files.locator(".dot")).to_be_visible()
    files.click()
    expect(bench.page.get_by_role("dialog").locator(".hint")).to_contain_text(told)
    bench.seat.button("workshop-make-link").click()
    expect(bench.page.get_by_role("dialog").locator(".hint")).to_have_count(0)
    bench.page.keyboard.press("Escape")
    expect(
        bench.page.get_by_role("button", name=bench.seat.say("workshop-files"), exact=True)
    ).to_be_visible()


def test_the_steps_back_and_forth_outlive_a_reload(sit: Sit) -> None:
    bench = Bench(sit())
    bench.begin()
    for at, name in ((1, "Kino"), (3, "Post"), (5, "Hof")):
        bench.square(at)
        bench.field(f"spaces.{at}.name.de").fill(name)
        expect(bench.page.locator(".say").first).to_contain_text(name)
    bench.seat.button("workshop-undo").click()
    bench.kept()
    bench.page.reload()
    bench.shows(3, "Post")
    bench.seat.button("workshop-redo").click()
    bench.shows(5, "Hof")
    for _ in range(3):
        bench.seat.button("workshop-undo").click()
    bench.shows(1, "Badstraße")
    expect(bench.seat.button("workshop-undo")).to_be_disabled()


ASKED = """
  const asked = () => Number(localStorage.asked ?? 0)
  navigator.storage.persist = async () => ((localStorage.asked = asked() + 1), true)
"""


def test_the_browser_is_asked_once_to_keep_what_it_has(sit: Sit) -> None:
    bench = Bench(sit())
    bench.seat.context.add_init_script(ASKED)
    bench.page.goto("/werkstatt")
    assert bench.page.evaluate("localStorage.asked") is None
    bench.begin()
    bench.kept()
    bench.page.wait_for_function("localStorage.asked === '1'")
    bench.begin("Noch eine")
    bench.kept()
    assert bench.page.evaluate("localStorage.asked") == "1"


def test_what_somebody_else_shared_is_played_and_not_kept(sit: Sit) -> None:
    bench = Bench(sit())
    bench.begin()
    bench.square(39)
    bench.field("spaces.39.name.de").fill("Unser Haus")
    page, say = bench.page, bench.seat.say
    page.get_by_role("button", name=say("workshop-files"), exact=True).click()
    bench.seat.button("workshop-make-link").click()
    guest = sit(name="Ben")
    guest.page.goto(page.get_by_label(say("workshop-link"), exact=True).input_value())
    guest.button("workshop-shared-show").click()
    guest.button("workshop-play").click()
    guest.starting("web-play-now").click()
    guest.decision.wait_for()
    guest.page.goto("/werkstatt")
    expect(guest.page.locator("main.begin form").first).to_be_visible()
    guest.page.wait_for_timeout(SETTLED)
    expect(guest.page.get_by_text(say("workshop-drafts"))).to_have_count(0)


def test_a_copy_knows_what_is_meant_to_be_so(sit: Sit) -> None:
    bench = Bench(sit())
    bench.begin()
    bench.square(29)
    bench.field("spaces.29.rent.2").fill("36")
    hint = bench.page.locator(
        ".edit .notes", has=bench.page.get_by_role("button", name=bench.seat.say("workshop-as-meant"))
    )
    hint.first.get_by_role("button", name=bench.seat.say("workshop-as-meant")).click()
    expect(hint).to_have_count(0)
    bench.kept()
    bench.page.goto("/werkstatt")
    bench.seat.button("workshop-copy", name="Lindenau").click()
    with bench.page.expect_response("**/api/editions/check"):
        bench.square(29)
    expect(bench.field("spaces.29.rent.2")).to_have_value("36")
    bench.page.wait_for_load_state("networkidle")
    expect(hint).to_have_count(0)
