"""An evening around a real board: everybody has a phone, and the board lies on the table."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect
from web.conftest import Sit
from web.dice import PAD, tap
from web.look import faults
from web.seat import Seat

PHONE = {"width": 390, "height": 844}
SMALL = {"width": 320, "height": 640}
LOOKED_AT: dict[str, Any] = {"remembers": {"light": "auto"}, "reduced_motion": "reduce"}


def sits_around(sit: Sit) -> list[Seat]:
    """Three people with phones, at a table that Anna opened as a person finds it."""
    anna, ben, cem = (
        sit(size=PHONE, **LOOKED_AT),
        sit(name="Ben", size=SMALL, **LOOKED_AT),
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


def takes_back(seat: Seat, thrown: str) -> None:
    """Mistype a throw, and take it back before anybody acts."""
    tap(seat, thrown)
    expect(seat.page.locator(".hands")).not_to_contain_text("Besitzrechtkarte")
    seat.page.get_by_role("button", name=re.compile(f"^{seat.say('web-mend-back')}")).click()
    expect(seat.decision.locator(f"{PAD}[data-typed='']")).to_be_visible()


def corrects(seat: Seat, was: str, thrown: str, agrees: Seat) -> None:
    """Propose that a throw was another one; everybody sees what that changes, and somebody agrees."""
    seat.button("web-mend", seat.decision).click()
    seat.sheet.get_by_role("button", name=re.compile(re.escape(was))).click()
    first, second = thrown.split("-")
    seat.button("web-throw-pair", seat.sheet, first=first, second=second).click()
    expect(seat.sheet).to_contain_text(seat.say("sheet-mend-gone"))
    seat.button("sheet-mend-propose", seat.sheet).click()
    agrees.button("web-mend-see", agrees.decision).click()
    expect(agrees.sheet.locator("s").first).to_be_visible()
    agrees.button("sheet-agree", agrees.sheet).click()
    agrees.page.keyboard.press("Escape")
    seat.page.keyboard.press("Escape")


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
    takes_back(anna, "5-5")
    corrects(ben, "2 + 3", "4-6", agrees=cem)
    for seat in around:
        expect(seat.page.locator(".hands")).to_contain_text("Besitzrechtkarte „Südbahnhof“ zurück zur Bank.")
    expect(ben.page.locator(".purse .sum")).to_contain_text("1496")
    expect(anna.decision.locator(PAD)).to_be_visible()
    ben.button("web-mend", ben.decision).click()
    expect(ben.sheet.locator(".keys button").first).to_be_visible()
    assert faults(ben.page) == []
    assert faults(anna.page, crossed=True) == []
