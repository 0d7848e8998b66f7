"""A walk past every main screen of an edition: for looking at each of them, whoever looks."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import expect
from web.seat import Seat, begin, typed

UNIT = {"deluxe-ch": 20}  # what stands for 1 where others begin with 1500


def before(seat: Seat, edition: str) -> Iterator[str]:
    """The start page and the panels that open on it."""
    page = seat.page
    page.goto("/")
    page.locator("label.ed").filter(has=page.locator(f"[value={edition}]")).click()
    yield "start"
    seat.button("web-house-rules").click()
    expect(page.locator(".card.form")).to_be_visible()
    yield "house-rules"
    seat.button("web-settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield "settings"
    page.keyboard.press("Escape")


def tools(seat: Seat) -> Iterator[str]:
    """What can be opened at any time."""
    for name in ("chat", "people"):
        tool = seat.page.get_by_role("navigation").get_by_role("button", name=seat.say(f"web-tool-{name}"))
        tool.click()
        expect(seat.sheet).to_be_visible()
        yield name
        seat.page.keyboard.press("Escape")
        expect(seat.sheet).to_have_count(0)
    seat.open_book()
    yield "rules"
    seat.page.keyboard.press("Escape")
    expect(seat.book).to_have_count(0)
    for name in ("build", "trade"):
        seat.button(f"web-{name}", seat.decision).click()
        expect(seat.sheet).to_be_visible()
        yield name
        seat.page.keyboard.press("Escape")


def tour(seat: Seat, edition: str) -> Iterator[str]:
    """Walk; after each name that is given the screen of that name is there."""
    unit = UNIT.get(edition, 1)
    yield from before(seat, edition)
    _, dealer = typed(seat, edition=edition)
    expect(seat.page.locator("main.lobby .tk")).to_have_count(2)
    yield "lobby"
    begin(seat, dealer)
    expect(seat.main).to_be_visible()
    yield "turn"
    seat.main.click()
    dealer.dice("1-2")
    expect(seat.decision.locator(".mdeed")).to_be_visible()
    yield "purchase"
    seat.main.click()
    seat.main.click()  # end of the turn
    dealer.turn("2-3")
    dealer.wait(0)
    expect(seat.main).to_be_enabled()
    seat.page.locator("svg [role=button]").nth(3).click()
    expect(seat.sheet).to_be_visible()
    yield "deed"
    seat.page.keyboard.press("Escape")
    yield from tools(seat)
    cash = dealer.table["seats"][0]["cash"]
    dealer.does(f"offer 1 give=5 want-cash={cash - 5 * unit}")
    seat.starting("web-trade", seat.decision).click()
    expect(seat.sheet.locator(".sides")).to_be_visible()
    yield "offer"
    seat.starting("sheet-accept", seat.sheet).click()
    expect(seat.sheet.get_by_text(seat.say("sheet-you-give"))).to_be_visible()
    seat.sheet.locator("header .ib").last.click()
    seat.main.click()
    dealer.dice("5-4")
    seat.starting("web-say-decline", seat.decision).click()
    dealer.wait(1)
    dealer.does(f"bid {dealer.table['detail']['least']}")
    expect(seat.button("sheet-drop-out")).to_be_visible()
    yield "auction"
    seat.button("sheet-drop-out").click()
    expect(seat.sheet).to_have_count(0)
    seat.main.click()  # end of the turn
    dealer.turn("4-5")
    seat.main.click()
    dealer.dice("1-1")
    expect(seat.sheet.locator(".meter")).to_be_visible()
    yield "debt"
    seat.sheet.locator("footer .btn.main").click()
    expect(seat.sheet).to_have_count(0)
    yield "mortgaged"
    seat.resign()
    expect(seat.page.locator("a[download]")).to_be_visible()
    expect(seat.sheet.locator(".faces")).to_be_visible()
    yield "end"
    seat.button("sheet-watch-again").click()
    expect(seat.sheet.locator("input[type=range]")).to_be_visible()
    seat.sheet.locator("input[type=range]").fill("20")
    yield "replay"
