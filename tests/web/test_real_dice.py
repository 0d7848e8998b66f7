"""Real dice and cards: one tap says what fell, here at one tablet in the middle of a real board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from web.conftest import Sit
from web.dice import FACES, tap
from web.scene import Script, around, staged, takes
from web.seat import Seat


def keys(seat: Seat) -> Locator:
    """The keys of all throws."""
    return seat.decision.locator(".throwpad .keys button")


def open_table(seat: Seat, *boxes: str) -> None:
    """Open a table for two on one tablet, with the board and the dice on the table, as a person finds it."""
    page = seat.page
    page.goto("/")
    page.get_by_role("button", name="2", exact=True).click()
    seat.page.get_by_role("button", name=seat.say("web-real-board")).click()
    for box in boxes:
        page.get_by_label(seat.say(box)).check()
    seat.button("web-real-tablet", count=2).click()
    expect(page.get_by_text(seat.say("web-real-terms"))).to_be_visible()
    page.locator("main.lobby .btn.main").click()


def question(seat: Seat) -> Locator:
    """The headline of what is asked."""
    return seat.decision.locator("#dq")


def test_a_throw_is_one_tap_and_nothing_ends_a_turn_but_the_next_throw(sit: Sit) -> None:
    seat = sit()
    open_table(seat, "web-real-cards")
    expect(keys(seat)).to_have_count(21)
    expect(question(seat)).to_contain_text(seat.name)
    tap(seat, "5-6")
    ben = seat.say("web-person", number=2)
    expect(question(seat)).to_contain_text(ben)
    tap(seat, "1-2")
    expect(question(seat)).to_contain_text(seat.name)
    tap(seat, "3-4")  # a card, chosen by what it does
    seat.sheet.get_by_role("button", name=re.compile(r"bekommt M\s50")).first.click()
    hands = seat.page.locator(".hands")
    expect(hands).to_contain_text("Setz Anna auf")
    tap(seat, "2-3")  # which ends her turn; a station
    expect(hands).to_have_text(re.compile(rf"Setz {ben} auf den Südbahnhof\."))
    seat.main.click()
    expect(hands).to_contain_text(f"an {ben}")
    seat.page.keyboard.type("56")
    seat.starting("web-say-buy", seat.decision).click()
    tap(seat, "2-2")  # a double
    seat.starting("web-say-buy", seat.decision).click()
    expect(question(seat)).to_contain_text(ben)
    tap(seat, "5-6")
    expect(seat.page.locator(".pl .cash b").first).to_have_text("M\N{NO-BREAK SPACE}1370")


@pytest.mark.parametrize(
    ("typed", "face", "sheet"),
    [("12", "bus", "sheet-title-steps"), ("24", "mr", ""), ("222", "", "sheet-title-jump")],
)
def test_the_speed_die_is_tapped_or_typed(sit: Sit, typed: str, face: str, sheet: str) -> None:
    """Digits fill the dice in order, the third one too; its pictures are tapped."""
    seat = sit()
    code, troupe = staged(around(Script(speed_die=True)).answer("throw"), seat.server)
    takes(seat, code, troupe)
    faces = seat.decision.locator(".faces button")
    expect(faces).to_have_count(5)
    seat.page.keyboard.type(typed)
    if face:
        expect(seat.decision.locator(".keys [aria-pressed=true]")).to_have_count(1)
        faces.nth(FACES.index(face)).click()
    if sheet:
        expect(seat.sheet).to_contain_text(seat.say(sheet))
    else:
        expect(seat.page.locator(".log")).to_contain_text("Anna landet auf der Chausseestraße")


def test_digits_in_the_settings_are_not_for_the_dice(sit: Sit) -> None:
    seat = sit()
    code, troupe = staged(Script().answer("throw"), seat.server)
    takes(seat, code, troupe)
    pad = seat.decision.locator(".throwpad")
    expect(pad).to_be_visible()
    seat.button("web-settings").click()
    drawer = seat.page.get_by_role("dialog")
    seat.page.keyboard.type("3")
    drawer.locator("small").click()  # plain text, which takes no focus
    seat.page.keyboard.type("4")
    seat.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(pad).to_have_attribute("data-typed", "")
    seat.page.keyboard.type("5")
    expect(pad).to_have_attribute("data-typed", "5")
