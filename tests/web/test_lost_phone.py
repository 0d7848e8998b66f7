"""An evening at the real board with four phones: one dies, another goes to a neighbour and comes back."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
from web.conftest import Sit
from web.dice import PAD, tap
from web.look import violations
from web.seat import Seat

PHONE = {"width": 390, "height": 844}
NAMES = ("Anna", "Ben", "Cem", "Dora")


def sits_around(sit: Sit) -> list[Seat]:
    """Four people with phones; Anna opens the table as a person finds it."""
    around = [sit(name=name, size=PHONE) for name in NAMES]
    anna, *guests = around
    anna.page.goto("/")
    anna.page.get_by_role("button", name=anna.say("web-real-board")).click()
    anna.button("web-real-phones").click()
    anna.page.wait_for_url("**/r/*")
    for guest in guests:
        guest.enter(anna.page.url.rpartition("/")[2])
        expect(guest.button("web-stand")).to_be_visible()
    anna.page.locator("main.lobby .btn.main", has_text="4").click()
    for seat, thrown in zip(around, ("6-5", "1-2", "1-3", "1-1"), strict=True):
        tap(seat, thrown)
    return around


def people(seat: Seat) -> Locator:
    """Open the list of who is there."""
    if not seat.sheet.is_visible():
        seat.page.get_by_role("button", name=seat.say("web-tool-people")).click()
    return seat.sheet


def code_of(seat: Seat, whose: str) -> str:
    """Read out the code beside a name."""
    line = people(seat).locator("li", has_text=whose).locator(".code")
    expect(line).to_be_visible()  # once the page has been gone for half a minute
    found = re.search(r"\d{4}", line.inner_text())
    assert found
    seat.page.keyboard.press("Escape")
    return found[0]


def types_code(seat: Seat, code: str) -> None:
    """Type what somebody reads out."""
    seat.page.get_by_label(seat.say("web-seat-code")).fill(code)
    seat.button("web-seat-take").click()


def test_a_phone_dies_and_another_one_goes_on(sit: Sit) -> None:
    anna, ben, cem, dora = sits_around(sit)
    tap(anna, "1-2")
    anna.starting("web-say-buy", anna.decision).click()
    tap(ben, "2-4")
    ben.starting("web-say-buy", ben.decision).click()
    expect(ben.page.locator(".wallet .deed")).to_have_count(1)
    cash = ben.page.locator(".purse .sum").inner_text()
    room = ben.page.url
    ben.close()
    other = sit(name="", size=PHONE)
    other.page.goto(room)
    types_code(other, code_of(anna, "Ben"))
    expect(other.page.locator(".wallet .deed")).to_have_count(1)
    expect(other.page.locator(".purse .sum")).to_have_text(cash)
    other.button("web-throw-for", other.decision, who="Cem").click()
    tap(other, "1-4")
    expect(cem.page.locator(".hands")).to_contain_text("Cem")
    expect(dora.page.locator(".hands")).to_contain_text("Cem")


def test_the_only_tablet_dies_and_the_television_reads_out_the_codes(sit: Sit) -> None:
    tablet, room = sit(name="Anna"), sit(name="Ben", size={"width": 1920, "height": 1080})
    tablet.page.goto("/")
    tablet.page.get_by_role("button", name="2", exact=True).click()
    tablet.page.get_by_role("button", name=tablet.say("web-real-board")).click()
    tablet.button("web-real-tablet", count=2).click()
    tablet.page.wait_for_url("**/r/*")
    tablet.page.locator("main.lobby .btn.main").click()
    expect(tablet.decision.locator(PAD)).to_be_visible()
    link = tablet.page.url
    room.page.goto(f"{link}?tv")
    expect(room.page.locator(".join")).to_contain_text(room.say("web-tv-join"))
    tablet.close()
    expect(room.page.locator(".join")).to_contain_text(room.say("web-tv-lost"))  # half a minute later
    codes = room.page.locator(".codes b").all_inner_texts()
    assert len(codes) == 2 and not violations(room.page)
    phone = sit(name="", size=PHONE)
    phone.page.goto(link)
    types_code(phone, codes[0])
    expect(phone.decision.locator(PAD)).to_be_visible()
    expect(room.page.locator(".codes")).to_have_count(0)
    people(phone)
    types_code(phone, codes[1])
    phone.page.keyboard.press("Escape")
    for thrown in ("6-5", "1-2"):
        tap(phone, thrown)
    expect(room.page.locator(".now")).to_contain_text("Anna")


def test_a_neighbour_holds_two_purses_until_the_phone_is_back(sit: Sit) -> None:
    anna, ben, _cem, _dora = sits_around(sit)
    tap(anna, "1-2")
    anna.starting("web-say-buy", anna.decision).click()
    code = code_of(ben, "Ben")  # hands it on before the battery is empty
    people(anna)
    types_code(anna, code)
    expect(ben.page.get_by_role("heading", name=ben.say("web-trouble-replaced"))).to_be_visible()
    ben.page.locator("main .btn.main").click()
    anna.page.keyboard.press("Escape")
    back = code_of(anna, "Ben")
    assert back != code
    types_code(ben, back)
    expect(ben.page.locator(".purse .sum")).to_contain_text("1500")
