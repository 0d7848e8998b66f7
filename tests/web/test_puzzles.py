"""Puzzles in the browser, the curve for those who watch, and what a deal does to everybody."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from server.desk import Client
from web.conftest import Sit
from web.look import faults
from web.test_deals import each_has_one

from bankhalter.analysis.puzzles import find


def test_a_puzzle_is_solved(sit: Sit) -> None:
    seat = sit(remembers={"light": "auto"}, reduced_motion="reduce")
    page = seat.page
    page.goto("/")
    page.get_by_role("link", name=seat.say("web-to-puzzles")).click()
    expect(page).to_have_url(re.compile("/raetsel$"))
    expect(page.locator(".ask h2")).to_contain_text("Du bist ")
    name = re.search(r"Rätsel ([a-z0-9-]+):", page.locator(".ask > p").first.inner_text())
    assert name is not None
    one = find(name[1])
    options = page.locator(".option")
    expect(options).to_have_count(len(one.options))
    options.nth(one.best).click()
    expect(page.locator(".verdict.right")).to_contain_text("Richtig: ")
    expect(page.locator(".option.best")).to_have_count(1)
    expect(options.first).to_be_disabled()
    expect(page.locator("main header")).to_contain_text(seat.say("web-puzzles-solved", count=1, all=30))
    assert not faults(page)

    seat.button("web-puzzle-next").click()
    expect(page.locator(".verdict")).to_have_count(0)
    expect(page.locator(".ask > p").first).not_to_contain_text(f"{name[1]}:")
    seat.button("web-puzzle-grade-3").click()
    seat.button("web-puzzle-next").click()
    expect(page.locator(".ask > p").first).to_contain_text("schwer")
    page.get_by_role("link", name="Bankhalter").click()
    expect(page.locator(".way.main")).to_be_visible()


def test_who_watches_sees_the_chances(sit: Sit) -> None:
    watcher = sit(name="Zoe", remembers={"light": "auto"})
    code = watcher.server.open(seats=2)
    anna = Client(watcher.server, code)
    anna.sit("Anna")
    assert anna.ask("start", fill="simple")["is"] == "ack"
    watcher.page.goto(f"/r/{code}")
    watcher.button("web-outlook").click()
    sheet = watcher.sheet
    expect(sheet.locator("figure")).to_be_visible()
    expect(sheet).to_contain_text("Anna")
    assert not faults(watcher.page)


def test_a_deal_is_weighed_for_everybody_where_the_table_agreed(sit: Sit) -> None:
    seat = sit(remembers={"light": "auto"})
    dealer = each_has_one(seat, coach=True)
    dealer.does("offer 1 give=5 want=3 want-cash=200")
    seat.starting("web-trade", seat.decision).click()
    seat.button("sheet-deal-ask", seat.sheet).click()
    told = seat.sheet.get_by_role("table", name=seat.say("sheet-deal-chances"))
    expect(told.locator("tbody tr")).to_have_count(2)
    expect(told).to_contain_text("Ben")
    assert not faults(seat.page)


def test_a_deal_is_not_weighed_where_it_did_not_agree(sit: Sit) -> None:
    seat = sit()
    dealer = each_has_one(seat)
    dealer.does("offer 1 give=5 want=3 want-cash=200")
    seat.starting("web-trade", seat.decision).click()
    expect(seat.sheet).to_contain_text(seat.say("sheet-what-changes"))
    expect(seat.button("sheet-deal-ask", seat.sheet)).to_have_count(0)
