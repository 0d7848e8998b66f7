"""Public tables: made, found, told apart, joined and watched."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from web.conftest import Sit
from web.scene import Troupe
from web.seat import Seat

TITLE = "Freitagabend"  # other tests have tables of their own on the same server


def tables(seat: Seat) -> Locator:
    return seat.page.locator("section", has=seat.page.locator("#open")).locator("li")


def test_a_public_table_gets_a_title_and_says_that_it_is_public(sit: Sit) -> None:
    anna, ben = sit(name="Anna"), sit(name="Ben")
    ben.page.goto("/")
    anna.page.goto("/")
    anna.page.get_by_label(anna.say("web-public")).check()
    anna.page.get_by_label(anna.say("web-title"), exact=True).fill(TITLE)
    anna.page.locator(".way", has_text=anna.say("web-invite")).click()
    terms = anna.page.locator("main.lobby .terms")
    expect(terms).to_contain_text(anna.say("web-terms-public-titled", title=TITLE))
    row = tables(ben).filter(has_text=TITLE)  # without anything being pressed
    expect(row).to_contain_text("Standard")
    expect(row).to_contain_text(ben.say("web-table-free", free=3, seats=4))
    row.get_by_role("button", name=ben.say("web-join")).click()
    expect(ben.button("web-sit")).to_be_visible()
    expect(ben.page.locator("main.lobby")).not_to_contain_text(ben.say("web-written-edition"))


def test_tables_are_told_apart_by_edition_and_kind_and_running_ones_are_watched(sit: Sit) -> None:
    seat = sit()
    opened = [seat.server.open(public=True, title=f"Stammtisch {number}") for number in range(7)]
    seat.server.open(public=True, title="Halbe Stunde", edition="deluxe-ch", variant="short")
    runs = seat.server.open(public=True, title="Dauerpartie", edition="deluxe-ch", seats=2)
    troupe = Troupe(seat.server, runs)
    for name in ("Anna", "Ben"):
        troupe.sit(name)
    assert troupe.ask("start", fill="")["is"] == "ack"
    seat.page.goto("/")
    rows = tables(seat)
    expect(rows.filter(has_text="Stammtisch")).to_have_count(len(opened))
    short = rows.filter(has_text="Halbe Stunde")
    expect(short).to_contain_text("Deluxe Schweiz")
    expect(short).to_contain_text(seat.say("web-variant-short"))
    expect(seat.page.locator("main")).not_to_contain_text("deluxe-ch")
    expect(rows.filter(has_text="Dauerpartie")).to_have_count(0)
    seat.page.get_by_label(seat.say("web-filter-running")).check()
    expect(rows.filter(has_text="Dauerpartie")).to_contain_text(seat.say("web-table-running", count=2))
    filters = seat.page.locator("section:has(#open) .filters")
    filters.get_by_label(seat.say("web-filter-edition")).select_option("deluxe-ch")
    expect(rows.filter(has_text="Stammtisch")).to_have_count(0)
    filters.get_by_label(seat.say("web-variant")).select_option("normal")
    expect(short).to_have_count(0)
    rows.filter(has_text="Dauerpartie").get_by_role("button", name=seat.say("web-watch")).click()
    expect(seat.decision).to_contain_text(seat.say("web-watching"))
