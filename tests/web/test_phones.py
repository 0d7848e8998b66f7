"""An evening around a real board: everybody has a phone, and the board lies on the table."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect
from web.conftest import Sit
from web.dice import PAD, tap
from web.look import WIDE, faults, violations
from web.seat import Seat

PHONE = {"width": 390, "height": 844}
SMALL = {"width": 320, "height": 640}
LOOKED_AT: dict[str, Any] = {"remembers": {"light": "auto"}, "reduced_motion": "reduce"}


def sits_around(sit: Sit, people: int = 3, own_money: bool = False) -> list[Seat]:
    """People with phones, at a table that Anna opened as a person finds it."""
    anna, *guests = around = [
        sit(size=PHONE, **LOOKED_AT),
        sit(name="Ben", size=SMALL, **LOOKED_AT),
        sit(name="Cem"),
        sit(name="Dora", size=PHONE),
    ][:people]
    anna.page.goto("/")
    anna.page.get_by_role("button", name=str(people), exact=True).click()
    anna.page.get_by_role("button", name=anna.say("web-real-board")).click()
    if own_money:
        anna.page.get_by_label(anna.say("web-real-own-money")).check()
    anna.button("web-real-phones").click()
    anna.page.wait_for_url("**/r/*")
    code = anna.page.url.rpartition("/")[2]
    for guest in guests:
        guest.enter(code)
        expect(guest.button("web-stand")).to_be_visible()
    anna.page.locator("main.lobby .btn.main", has_text=str(people)).click()
    return around


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
    agrees.button("web-mend-see").click()
    expect(agrees.sheet.locator("s").first).to_be_visible()
    agrees.button("sheet-agree", agrees.sheet).click()
    for one in (seat, agrees):  # what is decided closes by itself
        expect(one.sheet).to_have_count(0)


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


def test_a_throw_two_rounds_back_is_put_right_on_four_phones(sit: Sit) -> None:
    """Anna's first throw was 1 and 3, not 1 and 2; whoever is busy hears of it, and later throws are kept."""
    anna, ben, cem, dora = around = sits_around(sit, people=4, own_money=True)
    for seat, thrown in zip(around, ("6-5", "1-2", "1-3", "1-2"), strict=True):
        tap(seat, thrown)
    tap(anna, "1-2")
    anna.starting("web-say-buy", anna.decision).click()
    for seat in (ben, cem, dora):
        tap(seat, "4-6")  # just visiting
    tap(anna, "3-4")  # from the third square to the tenth
    tap(ben, "4-6")  # free parking
    cem.button("web-tool-chat").click()  # a sheet of its own lies over the question
    ben.button("web-mend", ben.decision).click()
    ben.sheet.get_by_role("button", name=re.compile(r"1 \+ 2\s*Anna")).click()
    ben.button("web-throw-pair", ben.sheet, first=1, second=3).click()
    expect(ben.sheet.locator("s").first).to_have_text("Anna würfelt 1 und 2.")
    expect(ben.sheet.locator("s", has_text="Ben würfelt")).to_have_count(0)  # that one only waits
    ben.button("sheet-mend-propose", ben.sheet).click()
    for seat in (anna, cem, dora):
        expect(seat.page.locator(".together")).to_contain_text("1 + 3 statt 1 + 2")
        expect(seat.page.locator("#announcer")).to_contain_text("Ben möchte etwas berichtigen")
    for seat in (cem, dora):
        seat.button("web-mend-see").click()
        seat.button("sheet-agree", seat.sheet).click()
    for seat in around:  # 60 back and 200 of tax; the seven of the second round leads one square further
        expect(seat.page.locator(".hands")).to_contain_text("Besitzrechtkarte „Turmstraße“ zurück zur Bank.")
        expect(seat.page.locator(".hands")).to_contain_text("Anna legt M 140 in die Bank.")
    anna.starting("web-say-buy", anna.decision).click()
    for seat in around:  # the throw that waited
        expect(seat.page.locator(".hands")).to_contain_text("Setz Ben auf das Feld „Frei Parken“.")
    expect(anna.page.locator(".purse .sum")).to_contain_text("1160")
    expect(cem.decision.locator(PAD)).to_be_visible()


def test_money_is_counted_and_a_majority_agrees(sit: Sit) -> None:
    anna, ben, cem = around = sits_around(sit, own_money=True)
    for seat, thrown in zip(around, ("6-5", "1-2", "1-3"), strict=True):
        tap(seat, thrown)
    anna.button("web-mend", anna.decision).click()
    anna.button("sheet-count-open", anna.sheet).click()
    anna.sheet.get_by_role("button", name="Ben", exact=True).click()
    anna.sheet.get_by_label(anna.say("sheet-count-sum"), exact=True).fill("1350")
    anna.sees(anna.say("sheet-count-less", amount="M 150"))
    anna.button("sheet-count-why-change", anna.sheet).click()
    assert faults(anna.page) == []
    anna.button("sheet-mend-propose", anna.sheet).click()
    expect(ben.page.locator("#announcer")).to_contain_text("Ben hat M 1350 statt M 1500")
    expect(cem.page.locator(".together")).to_contain_text(cem.say("sheet-count-why-change"))
    cem.button("sheet-agree").click()
    expect(ben.page.locator(".purse .sum")).to_contain_text("1350")
    expect(anna.page.locator(".together")).to_have_count(0)


def test_codes_and_proposals_can_be_read_in_light_and_dark(sit: Sit) -> None:
    anna, ben, _cem = around = sits_around(sit)
    for seat, thrown in zip(around, ("6-5", "1-2", "1-3"), strict=True):
        tap(seat, thrown)
    tap(anna, "1-2")
    anna.starting("web-say-buy", anna.decision).click()
    ben.button("web-mend", ben.decision).click()
    ben.sheet.get_by_role("button", name=re.compile(re.escape("1 + 2"))).last.click()
    ben.button("web-throw-pair", ben.sheet, first="4", second="6").click()
    ben.button("sheet-mend-propose", ben.sheet).click()
    anna.button("web-mend-see", anna.decision).click()
    expect(anna.sheet.locator("s").first).to_be_visible()
    assert unread(anna) == []
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("button", name=anna.say("web-tool-people")).click()
    expect(anna.sheet.locator(".code")).to_have_count(1)
    assert unread(anna) == []


def unread(seat: Seat) -> list[str]:
    """What axe finds in either light, small and large."""
    found: list[str] = []
    for scheme in ("light", "dark"):
        seat.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
        expect(seat.page.locator("html")).to_have_attribute("data-theme", scheme)
        for size in (SMALL, WIDE):
            seat.page.set_viewport_size(size)  # type: ignore[arg-type]
            found += violations(seat.page)
    return found
