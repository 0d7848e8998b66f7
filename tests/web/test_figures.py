"""Figures, banker, notes and the log as people see them."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from web.conftest import Sit
from web.look import blemishes, too_wide
from web.scene import BEN, Script, staged, takes

AUTO = {"light": "auto"}  # as the machine has it


def test_the_figure_of_the_start_page_stands_on_the_board(sit: Sit) -> None:
    seat = sit(remembers=AUTO, reduced_motion="reduce")
    seat.page.goto("/")
    seat.page.locator("label.ed").filter(has=seat.page.locator("[value=azeroth]")).click()
    seat.page.get_by_role("radio", name="Murky").check()
    assert blemishes(seat.page) == []
    assert too_wide(seat.page) == []
    seat.page.locator(".way.main").click()
    own = seat.page.locator(".pawn[title^='Anna']")
    expect(own).to_have_attribute("title", re.compile("^Anna, Murky, "))
    expect(own.locator("use")).to_have_attribute("href", re.compile("#azeroth-murky$"))
    drawn = "use => new Promise((done) => setTimeout(() => done(use.getBBox().width), 300))"
    assert own.locator("use").evaluate(drawn) > 10  # the drawing is there, not only its address
    expect(seat.page.get_by_role("button", name=re.compile("^Anna, .*, Murky, "))).to_be_visible()
    shown = seat.page.locator(".pawn use").evaluate_all("all => all.map((use) => use.getAttribute('href'))")
    assert len(set(shown)) == len(shown) == 4
    seat.page.goto("/")
    expect(seat.page.get_by_role("radio", name="Murky")).to_be_checked()  # remembered


def test_friends_choose_among_the_figures_nobody_has(sit: Sit) -> None:
    anna, ben = sit(name="Anna"), sit(name="Ben", remembers=AUTO, reduced_motion="reduce")
    code = anna.server.open(seats=2, edition="warendorf")
    anna.page.goto(f"/r/{code}")
    anna.page.get_by_role("radio", name="Hufeisen").check()
    anna.page.locator("main.lobby form input[type=text]").fill("Anna")
    anna.button("web-sit").click()
    ben.page.goto(f"/r/{code}")
    expect(ben.page.get_by_role("radio", name="Hufeisen")).to_be_disabled()
    expect(ben.page.get_by_role("radio", name="Pferd")).to_be_checked()
    ben.button("web-sit").click()
    place = anna.page.locator("main.lobby li", has_text="Pferd")
    expect(place).to_contain_text("Ben")
    ben.button("web-figure-of", who="Ben", figure="Pferd").click()
    assert blemishes(ben.page, crossed=True) == []
    assert too_wide(ben.page) == []
    ben.page.get_by_role("radio", name="Kutsche").check()
    expect(anna.page.locator("main.lobby li", has_text="Kutsche")).to_contain_text("Ben")


def test_the_table_chooses_its_banker(sit: Sit) -> None:
    anna = sit(name="Anna", remembers=AUTO, reduced_motion="reduce")
    code = anna.server.open(seats=6, edition="deluxe-ch")
    anna.enter(code)
    ben = sit(name="Ben")
    ben.enter(code)
    anna.page.get_by_label(anna.say("web-choose-banker")).select_option(label="Ben")
    ben.sees(ben.say("web-terms-banker", who="Ben"))
    expect(ben.page.locator(".terms")).to_contain_text(ben.say("web-as-printed-eased"))
    anna.page.get_by_label(anna.say("web-banker-aside")).check()
    ben.sees(ben.say("web-terms-banker-aside", who="Ben"))
    assert blemishes(anna.page) == []
    anna.button("web-start-with", count=2).click()  # only a large table can spare somebody
    expect(anna.page.locator(".refusal").first).to_contain_text(re.compile("Bank"))
    anna.button("web-start-bots").click()
    expect(ben.decision).to_contain_text(ben.say("web-banker-watching"))
    expect(anna.page.locator(".pl", has_text="Ben")).to_contain_text(anna.say("web-banker"))


def test_as_in_the_book_is_said_only_where_it_is_so(sit: Sit) -> None:
    seat = sit()
    printed = seat.say("web-as-printed")
    seat.enter(seat.server.open(seats=2, switches={"speed_die": True, "rent_demand": "by_call"}))
    expect(seat.page.locator(".terms")).to_contain_text(printed)
    seat.enter(seat.server.open(seats=2, switches={"speed_die": True}))
    expect(seat.page.locator(".terms")).to_contain_text(seat.say("web-as-printed-eased"))
    expect(seat.page.locator(".terms")).not_to_contain_text(printed)
    seat.enter(seat.server.open(seats=2, switches={"free_parking_pot": True}))
    terms = seat.page.locator(".terms")
    expect(terms).to_contain_text(seat.say("web-terms-differ"))
    expect(terms).to_contain_text("Topf auf")
    expect(terms).not_to_contain_text(printed)


def test_the_start_money_lies_as_the_book_sorts_it(sit: Sit) -> None:
    """Rulebook 001: two of 10'000, four of 2'000 … five of 20."""
    seat = sit(remembers={"notes": True})
    seat.enter(seat.server.open(seats=2, edition="deluxe-ch", chance="typed"))
    seat.button("web-start-bots").click()
    notes = seat.page.locator(".pl .notes span")
    expect(notes).to_have_text(
        ["2 × 10'000", "4 × 2'000", "1 × 1'000", "1 × 400", "2 × 200", "1 × 100", "5 × 20"]
    )


def rent() -> Script:
    """Ben has paid Anna rent, and it is Anna's turn."""
    return Script().turn("1-2", owner=0).turn("1-2")


def test_a_turn_is_one_line_that_unfolds(sit: Sit) -> None:
    seat = sit()
    code, troupe = staged(rent(), seat.server)
    takes(seat, code, troupe)
    turns = seat.page.locator(".log li.turn")
    bens = turns.nth(1)
    expect(bens.locator("summary")).to_contain_text("Ben zahlt Anna")
    expect(bens.locator("summary em")).to_have_text("+4")  # to the one who reads
    inside = bens.locator("ol li", has_text="Ben würfelt")
    expect(inside).to_be_hidden()
    bens.locator("summary").click()
    expect(inside).to_be_visible()
    expect(bens.locator("summary")).to_contain_text("Ben ist dran")
    bens.locator("summary").press("Enter")
    expect(inside).to_be_hidden()


def test_what_the_payer_reads_is_a_minus_and_others_read_no_sign(sit: Sit) -> None:
    payer, watcher = sit(name="Ben"), sit(name="Cem")
    code, troupe = staged(rent(), payer.server)
    watcher.page.goto(f"/r/{code}")
    line = watcher.page.locator(".log details li", has_text="Ben zahlt Anna").locator("em")
    expect(line).to_have_text("4")
    takes(payer, code, troupe, (BEN,))
    expect(payer.page.locator(".log details li", has_text="Ben zahlt Anna").locator("em")).to_have_text("−4")
