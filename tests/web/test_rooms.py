"""Several people at one table: in browsers of their own, at one device, and looking on."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect
from server.desk import serving
from web.conftest import PATIENCE, Sit
from web.scene import BEN, Script, Troupe, around, staged, takes
from web.seat import Seat, Wire

from bankhalter.server.admin.serve import address_at, own_host


def asked(*seats: Seat) -> Seat:
    """Return who is asked: the one whose dock has a main button."""
    first, *more = seats
    either = first.main.or_(first.page.locator("#decision.calm"))
    expect(either.first).to_be_visible()
    return first if first.main.count() else asked(*more) if more else first


def test_two_browsers_and_a_spectator_with_a_cut_line(sit: Sit) -> None:
    anna, ben = sit(name="Anna"), sit(name="Ben", language="en")
    code = anna.server.open(seats=2)
    anna.enter(code)
    wire = Wire(ben)
    ben.enter(code)
    watcher = sit(name="Carla")
    watcher.enter(code, sits=False)
    expect(anna.page.locator("main.lobby .tk")).to_have_count(2)
    anna.page.locator("main.lobby .btn.main", has_text="2").click()
    for seat in (anna, ben, watcher):
        expect(seat.decision).to_be_visible()
    wire.cut()
    expect(ben.page.get_by_role("status").filter(has_text=ben.say("web-line-down"))).to_be_visible()
    if not anna.main.count():  # it is Ben's turn: what he does is delivered when the line is back
        ben.main.click()
    else:
        anna.main.click()
        expect(anna.page.locator(".log li").first).to_be_visible()
    wire.mend()
    expect(ben.page.get_by_text(ben.say("web-line-down"))).to_have_count(0)
    expect(ben.page.locator(".log")).to_contain_text(re.compile("threw|throws|rolled|rolls"))
    expect(watcher.page.locator(".log")).to_contain_text("würfelt")
    expect(watcher.decision.locator(".btns .btn, .main")).to_have_count(0)  # but a seat by its code
    expect(watcher.decision).to_contain_text(watcher.say("web-watching"))
    turns = {re.sub(r"\D", "", seat.page.locator(".where").inner_text()) for seat in (anna, ben)}
    assert len(turns) == 1 and turns != {""}, "both see the same turn"


def test_a_lost_line_is_told_wherever_one_has_scrolled_to(sit: Sit) -> None:
    seat = sit(size={"width": 320, "height": 640})
    wire = Wire(seat)
    seat.begin()
    seat.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    wire.cut()
    expect(seat.page.get_by_text(seat.say("web-line-down"))).to_be_in_viewport()


def test_at_one_device_it_goes_from_hand_to_hand(sit: Sit) -> None:
    seat = sit(name="")
    page = seat.page
    page.goto("/")
    seat.button("web-how-many", page).count()
    page.locator(".seg button", has_text="2").first.click()
    page.locator(".way").nth(1).click()
    names = page.locator("main.lobby input[type=text]")
    expect(names).to_have_count(2)
    for number, name in enumerate(("Oma", "Opa")):
        names.nth(number).fill(name)
        names.nth(number).blur()
        expect(page.locator("main.lobby li").nth(number).locator("input")).to_have_value(name)
    page.locator("main.lobby .btn.main").click()
    expect(page.get_by_role("alertdialog").or_(seat.main).first).to_be_visible()
    assert seat.play(most=30) == "tired"
    for name in ("Oma", "Opa"):
        expect(page.locator(".log")).to_contain_text(name)


def test_what_is_said_and_proposed_reaches_the_others(sit: Sit) -> None:
    anna, ben = sit(name="Anna"), sit(name="Ben")
    code = anna.server.open(seats=2)
    anna.enter(code)
    ben.enter(code)
    expect(anna.page.locator("main.lobby .tk")).to_have_count(2)
    anna.page.locator("main.lobby .btn.main", has_text="2").click()
    anna.page.get_by_role("button", name=anna.say("web-tool-chat")).click()
    anna.sheet.locator("input[type=text], textarea").first.fill("Viel Glück!")
    anna.page.keyboard.press("Enter")
    expect(ben.page.locator(".log")).to_contain_text("Viel Glück!")
    anna.page.get_by_role("button", name=anna.say("web-tool-people")).click()
    anna.button("sheet-pause").click()
    ben.page.get_by_role("button", name=ben.say("web-tool-people")).click()
    ben.button("sheet-agree").click()
    for seat in (anna, ben):
        expect(seat.decision).to_contain_text(seat.say("web-paused"))
    anna.button("web-resume", anna.decision).click()
    ben.button("web-resume", ben.decision).click()
    for seat in (anna, ben):
        expect(seat.decision).not_to_contain_text(seat.say("web-paused"))


def test_a_seat_that_is_played_elsewhere_says_so(sit: Sit) -> None:
    anna = sit(name="Anna")
    code = anna.begin()
    kept: Any = anna.page.evaluate("localStorage['bankhalter.rooms']")
    second = sit(name="Anna")
    second.context.add_init_script(f"localStorage['bankhalter.rooms'] ??= {kept!r}")
    second.page.goto(f"/r/{code}")
    expect(second.decision).to_be_visible()
    anna.sees(anna.say("web-trouble-replaced"))
    anna.button("web-again").click()
    expect(anna.decision).to_be_visible()
    second.sees(second.say("web-trouble-replaced"))


def test_somebody_who_looks_on_sees_the_latest_of_the_log(sit: Sit) -> None:
    """The rest is one press away; drawing all of it at each step would be slow."""
    seat = sit()
    code, _ = staged(around(Script()), seat.server)
    seat.page.goto(f"/r/{code}")
    rows = seat.page.locator(".log li")
    expect(rows.nth(24)).to_be_attached()
    assert rows.count() < 32  # of more than 40


def test_who_leaves_the_lobby_is_shown_as_away(sit: Sit) -> None:
    anna = sit(name="Anna")
    code = anna.server.open(seats=2)
    anna.enter(code)
    ben = sit(name="Ben")
    ben.enter(code)
    place = anna.page.locator("main.lobby li", has_text="Ben")
    expect(place).to_contain_text(anna.say("web-online"))
    ben.page.goto("about:blank")
    expect(place).to_contain_text(anna.say("web-away"))
    ben.page.goto(f"/r/{code}")
    expect(place).to_contain_text(anna.say("web-online"))


def test_the_kind_of_game_is_chosen_at_once_and_only_as_the_edition_has_it(sit: Sit) -> None:
    seat = sit()
    page, said = seat.page, seat.say
    page.goto("/")
    die = page.get_by_label(said("web-switch-speed-die"))
    kind = page.locator(".kind").get_by_label(said("web-variant"))
    expect(die).to_be_visible()
    page.locator("label.ed").filter(has=page.locator("[value=deluxe-ch]")).click()
    expect(die).to_have_count(0)
    expect(page.get_by_label(said("web-switch-minutes"), exact=True)).to_have_count(0)
    kind.select_option("time")
    page.get_by_label(said("web-switch-minutes"), exact=True).fill("45")
    seat.button("web-house-rules").click()
    form = page.locator(".card.form")
    expect(form).to_contain_text("Freier Parkplatz")
    expect(form).to_contain_text("START")
    expect(form).not_to_contain_text("LOS")
    form.get_by_label("Freier Parkplatz").check()
    page.locator(".way", has_text=said("web-invite")).click()
    terms = page.locator("main.lobby .terms")
    expect(terms).to_contain_text(said("web-variant-time"))
    expect(terms).to_contain_text(f"{said('web-switch-minutes')}: 45")
    expect(terms).to_contain_text("Freier Parkplatz")


def test_whoever_sits_is_counted_and_a_computer_is_called_no_person(sit: Sit) -> None:
    seat = sit()
    seat.enter(seat.server.open(seats=4))
    expect(seat.button("web-start-with", count=1)).to_be_disabled()
    seat.button("web-put-bot").first.click()
    expect(seat.button("web-start-with", count=2)).to_be_enabled()
    assert "Person" not in seat.say("web-start-with", count=2)
    assert not re.search(r"\bBots?\b", seat.page.locator("main.lobby .terms").inner_text())


def test_who_only_keeps_the_bank_is_not_called_bankrupt(sit: Sit) -> None:
    seat = sit()
    page, plays = seat.page, seat.page.get_by_label(seat.say("web-switch-banker-plays"))
    page.goto("/")
    seat.button("web-house-rules").click()
    expect(page.locator(".card.form")).to_be_visible()
    expect(plays).to_have_count(0)  # not in the book of the standard edition
    page.locator("label.ed").filter(has=page.locator("[value=deluxe-ch]")).click()
    plays.uncheck()
    page.get_by_role("button", name="7", exact=True).click()
    page.locator(".way.main").click()
    expect(seat.decision).to_contain_text(seat.say("web-banker-watching"))
    expect(page.locator(".pl.p0")).to_contain_text(seat.say("web-banker"))
    expect(page.locator(".pl.out")).to_have_count(0)


def kept(seat: Seat, code: str) -> Any:
    """The tokens this browser keeps for a room."""
    return seat.page.evaluate(f"JSON.parse(localStorage['bankhalter.rooms'])['{code}'].tokens")


def test_who_is_taken_from_the_table_is_told_and_sits_no_longer(sit: Sit) -> None:
    seat = sit(name="Ben", size={"width": 320, "height": 640})
    code, troupe = staged(Script(players=3), seat.server)
    takes(seat, code, troupe, places=(BEN,))
    expect(seat.decision.locator(".also")).to_be_visible()
    assert troupe.ask("kick", seat=BEN)["is"] == "ack"
    expect(seat.decision).to_contain_text(seat.say("web-removed", host="Anna"))
    expect(seat.decision.locator(".also")).to_have_count(0)
    assert kept(seat, code) == []
    seat.page.reload()
    expect(seat.decision).to_contain_text(seat.say("web-watching"))


def test_who_is_taken_from_the_table_while_away_is_told_later(sit: Sit) -> None:
    seat = sit(name="Ben")
    code, troupe = staged(Script(players=3), seat.server)
    takes(seat, code, troupe, places=(BEN,))
    seat.page.goto("/")
    assert troupe.ask("kick", seat=BEN)["is"] == "ack"
    seat.page.goto(f"/r/{code}")
    expect(seat.decision).to_contain_text(seat.say("web-removed-meanwhile"))


def test_before_the_game_who_loses_or_leaves_a_seat_may_sit_again(sit: Sit) -> None:
    anna, ben = sit(name="Anna"), sit(name="Ben")
    code = anna.server.open(seats=2)
    anna.enter(code)
    expect(anna.button("web-stand")).to_be_visible()
    ben.enter(code)
    ben.button("web-stand").click()
    expect(ben.button("web-sit")).to_be_visible()
    assert kept(ben, code) == []
    expect(ben.page.get_by_text(ben.say("web-removed", host="Anna"))).to_have_count(0)
    ben.button("web-sit").click()
    anna.button("web-kick", who="Ben").click()
    ben.sees(ben.say("web-removed", host="Anna"))
    expect(ben.button("web-sit")).to_be_visible()


@pytest.mark.parametrize(("host", "others"), [("0.0.0.0", True), ("127.0.0.1", False)])
def test_the_link_leads_others_here_where_the_server_listens_for_them(
    browser: Browser, client: Path, tmp_path: Path, host: str, others: bool
) -> None:
    if not own_host():
        pytest.skip("no network here")
    with serving(str(tmp_path / "games.db"), "--host", host) as server:
        seat = Seat(browser, server, PATIENCE)
        seat.enter(server.open())
        near = address_at(own_host(), urlsplit(server.url).port or 0) if others else server.url
        expect(seat.page.locator(".url")).to_contain_text(near)
        expect(seat.page.get_by_text(seat.say("web-link-here-only"))).to_have_count(0 if others else 1)
        seat.close()


def test_a_game_that_was_left_is_the_first_thing_on_the_start_page_and_names_the_others(sit: Sit) -> None:
    seat = sit(size={"width": 768, "height": 1024})
    code = seat.begin(seats=3)
    others = [place["name"] for place in seat.server.http.get(f"/api/rooms/{code}").json()["places"][1:]]
    seat.page.goto("/")
    back = seat.button("web-to-table")
    expect(back).to_be_in_viewport(ratio=1)
    expect(seat.page.locator(".resume")).to_contain_text(seat.say("web-go-on-with", who=" und ".join(others)))
    back.click()
    expect(seat.decision).to_be_visible()


def test_any_game_of_this_browser_is_resumed_and_a_finished_one_looked_at(sit: Sit) -> None:
    seat = sit(size={"width": 320, "height": 640})
    over, third, *_ = [seat.begin(seats=2) for _ in range(4)]
    seat.page.goto(f"/r/{over}")
    seat.resign()
    expect(seat.sheet.locator("table")).to_be_visible()
    seat.page.goto("/")
    summary = seat.page.locator("summary", has_text=seat.say("web-my-games", count=3))
    summary.click()
    games = seat.page.locator("details li")
    expect(games).to_have_count(3)
    games.nth(1).get_by_role("button").click()  # the newest stands above, so this is the third
    expect(seat.decision).to_be_visible()
    expect(seat.page).to_have_url(re.compile(third))
    seat.page.goto("/")
    summary.click()
    look = games.last.get_by_role("button", name=seat.say("web-game-look"))
    look.click()
    expect(seat.sheet.locator("table")).to_be_visible()
    seat.page.goto("/")
    summary.click()
    games.last.get_by_role("button", name=seat.say("web-game-forget")).click()
    expect(games).to_have_count(2)


def test_who_comes_by_code_and_enter_sees_no_frame_around_the_page(sit: Sit) -> None:
    seat = sit()
    code = seat.server.open()
    seat.page.goto("/")
    seat.page.locator("#code").fill(code)
    seat.page.keyboard.press("Enter")
    expect(seat.page.locator("main.lobby")).to_be_focused()
    outline = "getComputedStyle(document.activeElement).outlineStyle"
    assert seat.page.evaluate(outline) == "none"


def test_a_guest_sits_down_first_and_only_then_invites(sit: Sit) -> None:
    seat = sit(name="Ben", size={"width": 320, "height": 640})
    code = seat.server.open(seats=3)
    Troupe(seat.server, code).sit("Anna")
    seat.enter(code, sits=False)
    expect(seat.page.get_by_role("heading", level=1)).to_have_text(seat.say("web-guest-of", who="Anna"))
    expect(seat.button("web-sit")).to_be_in_viewport(ratio=1)
    expect(seat.page.locator(".inv")).to_have_count(0)
    seat.button("web-sit").click()
    expect(seat.page.locator(".inv")).to_be_visible()


def test_who_cannot_sit_down_is_told_why(sit: Sit) -> None:
    seat = sit(name="Cem")
    code = seat.server.open(seats=2)
    anna = Troupe(seat.server, code)
    anna.sit("Anna")
    seat.enter(code, sits=False)
    expect(seat.button("web-sit")).to_be_visible()
    assert anna.ask("lock", on=True)["is"] == "ack"
    expect(seat.page.get_by_role("status")).to_contain_text([seat.say("web-guest-locked")])
    assert anna.ask("lock", on=False)["is"] == "ack"
    expect(seat.button("web-sit")).to_be_visible()
    Troupe(seat.server, code).sit("Ben")
    expect(seat.page.get_by_role("status")).to_contain_text([seat.say("web-guest-full")])
    expect(seat.page.locator("main.lobby form")).to_have_count(0)
