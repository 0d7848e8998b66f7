"""The booklet in the browser: read, asked, and opened by links, questions and refusals."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from web.conftest import Sit
from web.look import faults
from web.scene import Script, claim, debt, jail, staged, takes
from web.seat import Seat

from bankhalter import load
from bankhalter.edition import available
from bankhalter.text import booklet

PHONE = {"width": 320, "height": 640}
QUESTIONS = {
    "de": [
        "Was passiert, wenn niemand bietet?",
        "wie komme ich aus dem gefängnis",
        "darf ich geld verleihen",
    ],
    "en": ["what happens if nobody bids?", "how do i get out of jail", "may I lend money"],
}


def at_table(seat: Seat, script: Script | None = None) -> str:
    code, troupe = staged(script or Script(), seat.server)
    takes(seat, code, troupe)
    return code


@pytest.mark.parametrize("edition", available())
def test_every_edition_is_read_and_asked(sit: Sit, edition: str) -> None:
    language = "en" if edition == "azeroth" else "de"
    seat = sit(language=language)
    at_table(seat, Script(edition))
    seat.open_book()
    index = booklet.Index(booklet.compose(load(edition), None, language))
    expect(seat.book.locator("article")).to_have_count(len(index.entries))
    expect(seat.book.get_by_role("navigation").get_by_role("link")).to_have_count(len(index.book.parts))
    for question in QUESTIONS[language]:
        seat.book.get_by_role("searchbox").fill(question)
        seat.book.get_by_role("searchbox").press("Enter")
        answers = seat.book.locator(".answers")
        expect(answers.locator("#answers")).to_contain_text(question)
        titles = [entry.title for entry in index.find(question)[:3]]
        expect(answers.locator("article h4 a")).to_have_text(titles)
        expect(answers.locator("article.here")).to_have_count(1)
        expect(answers.locator("article").first).to_have_class(re.compile("here"))
    seat.book.locator(".answers").get_by_role("button").click()
    expect(seat.book.locator(".answers")).to_have_count(0)


def opened_at(seat: Seat, anchor: str) -> None:
    """The booklet is open, and this paragraph is marked, in sight and has the focus."""
    place = seat.book.locator(f"#regel-{anchor}")
    expect(place).to_have_class(re.compile("here"))
    expect(place).to_be_in_viewport()
    expect(place).to_be_focused()


def test_a_link_leads_to_its_paragraph_and_closing_forgets_it(sit: Sit) -> None:
    seat = sit()
    code = at_table(seat)
    seat.page.goto(f"/r/{code}#regel-mortgage-lift")
    opened_at(seat, "mortgage-lift")
    seat.book.locator("#regel-build-even h4 a").click()
    opened_at(seat, "build-even")
    expect(seat.page).to_have_url(re.compile("#regel-build-even$"))
    seat.page.keyboard.press("Escape")
    expect(seat.book).to_have_count(0)
    expect(seat.page).to_have_url(re.compile(f"/r/{code}$"))


def test_a_question_opens_its_rule_by_keys_and_gives_the_focus_back(sit: Sit) -> None:
    seat = sit()
    at_table(seat, Script().answer("throw").say("* 1-2"))
    rule = seat.button("web-book-rule", seat.decision)
    rule.press("Enter")
    opened_at(seat, booklet.FRAMES["purchase"])
    seat.page.keyboard.press("Escape")
    expect(rule).to_be_focused()


@pytest.mark.parametrize(("script", "anchor"), [(jail, "jail-out"), (claim, "rent-demand")])
def test_a_prisoner_and_a_claim_open_the_paragraph_that_applies(
    sit: Sit, script: Callable[[], Script], anchor: str
) -> None:
    """The dock's question is a turn both times; what can be done about it stands elsewhere."""
    seat = sit()
    at_table(seat, script())
    seat.button("web-book-rule", seat.decision).click()
    opened_at(seat, anchor)


def test_a_question_with_a_sheet_opens_its_rule_and_the_sheet_stays(sit: Sit) -> None:
    seat = sit(size=PHONE)
    at_table(seat, debt())
    seat.button("web-book-rule", seat.sheet).click()
    opened_at(seat, booklet.FRAMES["debt"])
    seat.page.keyboard.press("Escape")
    expect(seat.sheet).to_be_visible()


def test_a_refusal_opens_its_rule(sit: Sit) -> None:
    seat = sit(remembers={"commands": True})
    at_table(seat)
    seat.button("web-tool-type").click()
    seat.sheet.get_by_role("textbox").fill("bauen turmstraße")
    seat.sheet.get_by_role("textbox").press("Enter")
    seat.button("web-book-rule", seat.sheet.get_by_role("log")).click()
    opened_at(seat, booklet.REFUSALS["not-owner"])


def test_what_the_table_agreed_is_marked(sit: Sit) -> None:
    seat = sit(language="en")
    at_table(seat, Script(free_parking_pot=True))
    seat.open_book()
    marked = seat.book.locator("article.changed")
    expect(marked.first).to_contain_text(seat.say("booklet-changed"))
    expect(seat.book.locator("#regel-square-parking")).to_have_class(re.compile("changed"))
    expect(seat.book.locator("#regel-build-even")).not_to_have_class(re.compile("changed"))
    with seat.context.expect_page() as page:
        seat.book.get_by_role("link", name=seat.say("web-book-print")).click()
    expect(page.value.locator("section.changed").first).to_be_visible()


def test_answers_are_for_everyone_and_fit(sit: Sit) -> None:
    seat = sit(remembers={"light": "auto"}, reduced_motion="reduce")
    at_table(seat, Script("schalke", free_parking_pot=True))
    seat.open_book()
    seat.book.get_by_role("searchbox").fill("wie viel miete")
    seat.book.get_by_role("searchbox").press("Enter")
    expect(seat.book.locator(".answers article").first).to_be_visible()
    assert not faults(seat.page)
