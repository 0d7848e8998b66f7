"""What is agreed in the lobby, the booklet before the game, and a moment let pass by a word."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from server.desk import Client
from web.conftest import Sit
from web.look import NARROW, WIDE, faults
from web.scene import Script, staged, takes
from web.seat import Seat
from web.test_moments import PAD, rent_is_open

from bankhalter.edition import load
from bankhalter.text import Speaker, booklet


def options(seat: Seat) -> dict[str, object]:
    """What the room of this page agreed, as the server has it."""
    found: dict[str, object] = Client(seat.server, seat.page.url.rsplit("/", 1)[1]).room["options"]
    return found


def test_the_host_changes_rent_and_moments_in_the_lobby_and_others_read_it(sit: Sit) -> None:
    anna, ben = sit(name="Anna"), sit(name="Ben")
    code = anna.server.open(seats=3)
    anna.enter(code)
    expect(anna.button("web-stand")).to_be_visible()
    ben.enter(code)
    terms = ben.page.locator(".terms")
    expect(terms).to_contain_text(ben.say("web-as-printed-eased"))
    anna.page.locator("select[name=rent]").select_option("by_call")
    expect(terms).to_contain_text(ben.say("web-rent-by-call"))
    expect(terms.get_by_text(ben.say("web-as-printed"), exact=True)).to_be_visible()
    anna.page.locator("select[name=moment]").select_option("off")
    expect(terms).to_contain_text(ben.say("web-as-printed-hurried"))
    expect(ben.page.locator("select[name=rent]")).to_have_count(0)
    anna.page.get_by_label(anna.say("web-coach-option")).check()
    expect(terms).to_contain_text(ben.say("web-terms-coach"))
    assert options(ben)["coach"] is True
    assert options(ben)["switches"] == {"rent_demand": "by_call"} and options(ben)["moment"] == "off"
    anna.page.locator("select[name=moment]").select_option("long")
    expect(terms).to_contain_text(ben.say("web-moment-option-long", seconds=20))


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["narrow", "wide"])
def test_the_booklet_of_the_chosen_edition_opens_before_a_game(sit: Sit, size: dict[str, int]) -> None:
    seat = sit(size=size)
    seat.page.goto("/")
    seat.page.locator("label.ed").filter(has=seat.page.locator("[value=warendorf]")).click()
    seat.open_book()
    expect(seat.book.locator("header h3")).to_have_text(booklet.compose(load("warendorf"), None, "de").title)
    seat.page.keyboard.press("Escape")
    seat.enter(seat.server.open(seats=2, edition="schalke", switches={"free_parking_pot": True}))
    expect(seat.button("web-stand")).to_be_visible()
    seat.open_book()
    expect(seat.book.locator("#regel-square-parking")).to_have_class(re.compile("changed"))


def test_the_page_to_print_asks_for_nothing_that_is_not_there(sit: Sit) -> None:
    seat = sit()
    missing: list[str] = []
    seat.page.on("response", lambda answer: missing.append(answer.url) if answer.status == 404 else None)
    seat.page.goto("/api/editions/standard/book.html")
    seat.page.wait_for_load_state("networkidle")
    assert missing == []


def typed(seat: Seat, line: str) -> None:
    """Type a command into the box of the table."""
    seat.button("web-tool-type").click()
    seat.sheet.get_by_role("textbox").fill(line)
    seat.sheet.get_by_role("textbox").press("Enter")


def test_a_moment_passes_by_the_word_of_the_terminal(sit: Sit) -> None:
    seat = sit(remembers={"commands": True})
    rent_is_open(seat)
    typed(seat, "weiter")
    expect(seat.decision.locator(PAD)).to_be_visible()
    seat.page.keyboard.press("Escape")
    typed(seat, "weiter")  # nothing to let pass
    refused = Speaker(load("standard"), "de", ()).say("server-no-moment")
    expect(seat.sheet.get_by_role("log")).to_contain_text(refused)


def test_examples_of_commands_name_somebody_at_this_table(sit: Sit) -> None:
    seat = sit(remembers={"commands": True})
    code, troupe = staged(Script("azeroth", players=3), seat.server)
    takes(seat, code, troupe, [1])
    seat.button("web-tool-type").click()
    how = seat.sheet.locator("p.muted").first
    street = Speaker(load("azeroth"), "de", ()).words["sample-street"]
    expect(how).to_contain_text(f"angebot Anna: {street} gegen")


@pytest.mark.parametrize(("tool", "anchor"), [("web-build", "build-group"), ("web-trade", "trade-what")])
def test_building_and_trading_open_their_rule(sit: Sit, tool: str, anchor: str) -> None:
    seat = sit(remembers={"light": "auto"}, reduced_motion="reduce")
    code, troupe = staged(Script(), seat.server)
    takes(seat, code, troupe)
    seat.button(tool, seat.decision).click()
    assert not faults(seat.page)
    seat.button("web-book-rule", seat.sheet).click()
    expect(seat.book.locator(f"#regel-{anchor}")).to_be_focused()
    seat.page.keyboard.press("Escape")
    expect(seat.sheet).to_be_visible()


def test_the_strip_shows_where_a_throw_leads_and_from_jail_only_doubles(sit: Sit) -> None:
    seat = sit(size={"width": 390, "height": 844})
    code, troupe = staged(Script(), seat.server)
    takes(seat, code, troupe)
    squares = seat.page.locator("section.strip li")
    expect(squares).to_have_count(11)
    expect(squares.nth(5)).to_contain_text("17 %")
    jailed = Script().throw("3-3").throw("2-2").answer("throw").say("* 1-1").turn("4-6")
    code, troupe = staged(jailed, seat.server)
    other = sit(size={"width": 390, "height": 844})
    takes(other, code, troupe)
    squares = other.page.locator("section.strip li")
    expect(squares).to_have_count(6)
    expect(squares.first).to_contain_text("3 %")
