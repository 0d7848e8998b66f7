"""Tables with real dice and cards: what falls is typed in at the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect
from web.conftest import Sit
from web.scene import Script, around, staged, takes
from web.seat import Seat


def tap(seat: Seat, thrown: str) -> None:
    """Tap the dice and enter them, when nothing is tapped yet."""
    expect(seat.decision.locator("form.pad:not(:has(:checked))")).to_be_visible()
    pad = seat.decision.locator("form.pad")
    for row, face in enumerate(thrown.split("-")):
        pad.locator(f"input[name=die-{row}][value='{face}']").check()
    expect(pad.locator(".btn.main")).to_be_enabled()
    pad.locator(".btn.main").click()


def open_table(seat: Seat, *rules: str) -> None:
    """Open a table for two at this device, with real dice, the way a person finds it."""
    page = seat.page
    page.goto("/")
    page.get_by_role("button", name="2", exact=True).click()
    seat.button("web-house-rules").click()
    for rule in ("web-typed", *rules):
        page.get_by_label(seat.say(rule)).check()
    page.locator(".way", has_text=seat.say("web-at-device")).click()
    expect(page.get_by_text(seat.say("web-terms-typed"))).to_be_visible()
    page.locator("main.lobby .btn.main").click()


def question(seat: Seat) -> Locator:
    """The headline of what is asked."""
    return seat.decision.locator("#dq")


def take(seat: Seat) -> None:
    """Take the device that is handed over."""
    seat.page.locator(".hand .btn").click()


def end(seat: Seat) -> None:
    """End the turn and hand the device on."""
    seat.starting("web-say-end-turn", seat.decision).click()
    take(seat)


def throws(seat: Seat, thrown: str) -> None:
    """Throw, and tap what fell."""
    seat.starting("web-say-throw", seat.decision).click()
    tap(seat, thrown)


def test_several_turns_with_real_dice_and_cards(sit: Sit) -> None:
    seat = sit()
    open_table(seat)
    expect(question(seat)).to_contain_text(seat.name)
    tap(seat, "6-5")
    expect(question(seat)).to_contain_text(seat.say("web-person", number=2))
    tap(seat, "1-2")
    throws(seat, "3-4")  # a card
    cards = seat.sheet.locator("input[name=drawn]")
    expect(cards).to_have_count(16)
    seat.sheet.locator("input[type=text]").fill("16")
    expect(cards).to_have_count(1)
    seat.sheet.locator("input[type=text]").fill("")
    seat.sheet.locator("input[value='drawn a/dividend']").check()
    seat.sheet.locator("footer .btn.main").click()
    expect(seat.page.locator(".drawn p")).to_contain_text("50")
    end(seat)
    throws(seat, "2-3")  # a station
    seat.main.click()
    end(seat)
    throws(seat, "6-5")
    seat.starting("web-say-buy", seat.decision).click()
    end(seat)
    throws(seat, "2-2")  # a double
    seat.starting("web-say-buy", seat.decision).click()
    throws(seat, "5-6")
    expect(seat.page.locator(".pl .cash b").first).to_have_text("M\N{NO-BREAK SPACE}1370")


def test_throws_are_typed_with_digits_at_first_without_the_speed_die(sit: Sit) -> None:
    seat = sit(language="en", name="Amy")
    page = seat.page
    open_table(seat, "web-switch-speed-die")
    for thrown in ("61", "12"):
        expect(seat.decision.locator("form.pad:not(:has(:checked))")).to_be_visible()
        page.keyboard.type(thrown)
        seat.decision.locator(".pad .btn.main").press("Enter")
    throws(seat, "1-2")  # before the first round the speed die lies aside
    seat.main.click()
    expect(seat.starting("web-say-end-turn", seat.decision)).to_be_enabled()
    page.locator("svg [role=button]").nth(3).click()
    expect(seat.sheet).to_contain_text(seat.name)


@pytest.mark.parametrize(
    ("keys", "face", "sheet"),
    [("12", "bus", "sheet-title-steps"), ("24", "mr", ""), ("222", "", "sheet-title-jump")],
)
def test_the_speed_die_is_tapped_or_typed(sit: Sit, keys: str, face: str, sheet: str) -> None:
    """Digits fill the dice in order, the third one too; its pictures are tapped."""
    seat = sit()
    code, troupe = staged(around(Script(speed_die=True)).answer("throw"), seat.server)
    takes(seat, code, troupe)
    rows = seat.decision.locator("form.pad [role=radiogroup]")
    expect(rows).to_have_count(3)
    expect(rows.nth(2).get_by_role("radio")).to_have_count(5)
    seat.page.keyboard.type(keys)
    if face:
        expect(rows.nth(2).locator(":checked")).to_have_count(0)
        rows.nth(2).locator(f"[value={face}]").check()
    seat.decision.locator(".pad .btn.main").press("Enter")
    if sheet:
        expect(seat.sheet).to_contain_text(seat.say(sheet))
    else:
        expect(seat.page.locator(".log")).to_contain_text("Anna landet auf der Chausseestraße")


def test_digits_in_the_settings_are_not_for_the_dice(sit: Sit) -> None:
    seat = sit()
    code, troupe = staged(Script().answer("throw"), seat.server)
    takes(seat, code, troupe)
    pad = seat.decision.locator("form.pad")
    expect(pad).to_be_visible()
    seat.button("web-settings").click()
    drawer = seat.page.get_by_role("dialog")
    seat.page.keyboard.type("3")
    drawer.locator("small").click()  # plain text, which takes no focus
    seat.page.keyboard.type("4")
    seat.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(pad.locator(":checked")).to_have_count(0)
    seat.page.keyboard.type("5")
    expect(pad.locator(":checked")).to_have_count(1)
