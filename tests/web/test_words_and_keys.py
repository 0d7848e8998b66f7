"""German and English, and everything by keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from web.conftest import Sit
from web.keys import Keys
from web.scene import ANNA, BEN, Script, debt, staged, takes
from web.seat import begin, typed

from bankhalter.text import LANGUAGES, plain


def test_the_language_can_be_changed_in_the_middle_of_a_game(sit: Sit) -> None:
    seat = sit()
    _, dealer = typed(seat, edition="deluxe-ch")
    begin(seat, dealer)
    expect(seat.main).to_have_text(seat.say("web-say-throw"))
    seat.button("web-settings").click()
    seat.page.get_by_role("dialog").get_by_role("button", name="English", exact=True).first.click()
    seat.language = "en"
    expect(seat.page.locator("html")).to_have_attribute("lang", "en")
    seat.page.keyboard.press("Escape")
    expect(seat.page.locator(".log")).to_contain_text(
        re.compile("Anna (throws|rolls)")
    )  # also what was told before
    expect(seat.main).to_have_text(seat.say("web-say-throw"))
    seat.main.click()
    dealer.dice("1-2")
    expect(seat.decision).to_contain_text("Fr. 1'200")  # the money stays the edition's
    seat.page.reload()
    expect(seat.main).to_contain_text("Fr. 1'200")
    expect(seat.page.locator("html")).to_have_attribute("lang", "en")


def test_the_language_of_the_browser_is_taken_at_first(sit: Sit) -> None:
    for language in ("de", "en"):
        seat = sit(language=language)
        seat.page.goto("/")
        expect(seat.page.locator(".way.main")).to_contain_text(seat.say("web-play-now"))
        expect(seat.page.locator("html")).to_have_attribute("lang", language)


def test_a_game_by_keys_alone(sit: Sit) -> None:
    seat = sit()
    page, keys = seat.page, seat.page.keyboard
    page.goto("/")
    expect(page.locator("input[name=edition]").first).to_be_attached()
    start = page.locator(".way.main")
    for _ in range(40):
        keys.press("Tab")
        if start.evaluate("button => button === document.activeElement"):
            break
    expect(start).to_be_focused()
    keys.press("Enter")
    expect(seat.decision).to_be_visible()
    first = seat.decision.locator(".btns .btn").first
    for _ in range(12):  # a few turns: d goes to the decision, Enter takes its main button
        expect(first.and_(page.locator(":enabled")).or_(seat.sheet).first).to_be_visible()
        if seat.sheet.count():
            break
        before = page.locator(".log").inner_text()
        keys.press("d")
        expect(first).to_be_focused()
        keys.press("Enter")
        expect(page.locator(".log")).not_to_have_text(before)
    page.get_by_role("navigation").get_by_role("button", name=seat.say("web-tool-rules")).focus()
    keys.press("Enter")
    expect(seat.book.get_by_role("article").first).to_be_visible()
    keys.press("Escape")
    expect(seat.book).to_have_count(0)


def test_the_board_is_walked_with_arrows_and_each_square_tells_its_name(sit: Sit) -> None:
    seat = sit()
    seat.begin()
    square = seat.page.locator("svg [role=button][tabindex='0']")
    square.focus()
    first = str(square.get_attribute("aria-label"))
    seat.page.keyboard.press("ArrowRight")
    expect(square).to_be_focused()
    assert square.get_attribute("aria-label") not in ("", first)
    assert re.search(r"\w", first)


def test_in_another_language_the_whole_log_is_told_anew(sit: Sit) -> None:
    """Also what lies further back than the server tells again."""
    seat = sit(size={"width": 390, "height": 844})
    code, troupe = staged(Script().turn("1-2", owner=ANNA).throw("2-3", owner=BEN), seat.server)
    takes(seat, code, troupe)
    troupe.goes_on(*["2 mortgage 5", "2 lift 5"] * 35)
    seat.button("web-settings").click()
    seat.page.get_by_role("dialog").get_by_role("button", name="English", exact=True).first.click()
    expect(seat.page.locator("html")).to_have_attribute("lang", "en")
    seat.page.keyboard.press("Escape")
    seat.language = "en"
    seat.button("web-log").click()
    log = seat.page.get_by_role("dialog").get_by_role("log")
    expect(log).to_contain_text("mortgage")
    expect(log).not_to_contain_text("Hypothek")
    expect(log).not_to_contain_text("würfelt")


def test_after_a_sheet_and_after_the_device_was_handed_on_the_keys_are_at_the_decision(sit: Sit) -> None:
    seat, two = sit(), sit()
    takes(seat, *staged(debt(), seat.server))
    expect(seat.sheet).to_be_visible()
    seat.page.keyboard.press("Escape")
    seat.button("web-open-sheet").focus()
    seat.page.keyboard.press("Enter")
    expect(seat.sheet.get_by_role("heading").first).to_be_focused()
    seat.page.keyboard.press("Escape")
    expect(seat.page.locator(".decision")).to_be_focused()

    code, troupe = staged(Script(cash_visible=False).turn("1-2", owner=ANNA), two.server)
    takes(two, code, troupe, (ANNA, BEN))
    two.page.get_by_role("alertdialog").get_by_role("button").press("Enter")
    expect(two.page.locator(".decision")).to_be_focused()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_names_the_button_it_is_about(language: str) -> None:
    say = plain(language).say
    assert say("web-always-demand-on") in say("sheet-hint-rent-more")


def test_an_evening_at_the_real_board_in_english_by_keys_alone(sit: Sit) -> None:
    seat = sit(language="en", name="Anna")
    keys, page = Keys(seat), seat.page
    page.goto("/")
    keys.press(page.get_by_role("button", name="2", exact=True))
    keys.press(page.get_by_role("button", name=seat.say("web-real-board")))
    keys.press(seat.button("web-real-tablet", count=2))
    keys.press(page.locator("main.lobby .btn.main"))
    pad = seat.decision.locator(".throwpad[data-typed='']")
    for thrown in ("65", "12"):
        expect(pad).to_be_visible()
        page.keyboard.type(thrown)
    expect(seat.decision).to_contain_text("Anna")
    expect(pad).to_be_visible()
    page.keyboard.type("12")
    keys.press(seat.starting("web-say-buy", seat.decision))
    expect(page.locator(".hands")).to_contain_text("Anna")
    expect(page.locator(".wallet .deed")).to_have_count(1)
    keys.reach(seat.button("web-throw-pair", seat.decision, first="1", second="3"))
    page.keyboard.press("Enter")
    expect(page.locator(".hands")).not_to_contain_text("Anna")
