"""An evening around a real board: everybody has a phone, and the board lies on the table."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from web.conftest import Sit
from web.dice import PAD, tap
from web.look import faults
from web.seat import Seat

PHONE = {"width": 390, "height": 844}
SMALL = {"width": 320, "height": 640}
AUTO = {"light": "auto"}


def sits_around(sit: Sit) -> list[Seat]:
    """Three people with phones, at a table that Anna opened as a person finds it."""
    anna, ben, cem = (
        sit(size=PHONE, remembers=AUTO),
        sit(name="Ben", size=SMALL, remembers=AUTO),
        sit(name="Cem"),
    )
    anna.page.goto("/")
    anna.page.get_by_role("button", name="3", exact=True).click()
    anna.page.get_by_role("button", name=anna.say("web-real-board")).click()
    anna.button("web-real-phones").click()
    anna.page.wait_for_url("**/r/*")
    code = anna.page.url.rpartition("/")[2]
    for guest in (ben, cem):
        guest.enter(code)
        expect(guest.button("web-stand")).to_be_visible()
    anna.page.locator("main.lobby .btn.main", has_text="3").click()
    return [anna, ben, cem]


def test_an_evening_with_phones(sit: Sit) -> None:
    anna, ben, cem = around = sits_around(sit)
    for seat, thrown in zip(around, ("6-5", "1-2", "1-3"), strict=True):
        tap(seat, thrown)
    expect(anna.page.locator(".boardwrap")).to_have_count(0)  # it lies on the table
    expect(ben.decision.locator(PAD)).to_have_count(0)
    tap(anna, "1-2")
    for seat in around:
        expect(seat.page.locator(".hands")).to_have_text(re.compile(r"Setz Anna auf die Turmstraße\."))
    anna.starting("web-say-buy", anna.decision).click()
    expect(anna.page.locator(".wallet .deed")).to_contain_text("Turmstraße")
    anna.button("web-throw-for", anna.decision, who="Ben").click()  # anybody may type for him
    tap(anna, "1-2")
    expect(anna.page.locator(".wallet .deed")).to_contain_text(anna.say("web-real-here", who="Ben", count=1))
    anna.decision.locator(".claim").click()  # one tap is the rent
    expect(ben.page.locator(".purse .sum")).to_contain_text("1496")
    tap(cem, "2-3")
    cem.starting("web-say-decline", cem.decision).click()
    for bidder, bid in ((anna, "10"), (ben, "20")):
        quick = bidder.sheet.locator(".quick .btn").nth(1)  # +10
        expect(quick).to_contain_text(bid)
        quick.click()
    for seat in (cem, anna):
        seat.button("sheet-drop-out").click()
    for seat in around:
        expect(seat.page.locator(".hands")).to_have_text(re.compile("an Ben"))
    expect(anna.decision.locator(PAD)).to_be_visible()
    assert faults(ben.page) == []
    assert faults(anna.page, crossed=True) == []
