"""After the game: the end, the dice and their proof, the replay and a link to a moment."""

from __future__ import annotations

import contextlib
import json
import re
import sqlite3
from hashlib import sha256

from playwright.sync_api import expect
from server.desk import Server, wait_for
from web.conftest import Sit
from web.scene import ANNA, BEN, Script, staged, takes
from web.seat import Seat

from bankhalter.server.storage import entries as e


def test_the_end_the_proof_and_the_replay(sit: Sit) -> None:
    seat = sit()
    code = seat.begin()
    asks_the_coach(seat)
    seat.play(most=25)
    seat.resign()
    expect(seat.page.locator("a[download]")).to_be_visible()
    seat.button("sheet-verify").click()
    expect(seat.sheet).to_contain_text("✓")
    promised, revealed = ("".join(shown.split()) for shown in seat.sheet.locator("code").all_inner_texts())
    assert promised == seat.server.http.get(f"/api/rooms/{code}").json()["commit"]
    assert sha256(bytes.fromhex(revealed)).hexdigest() == promised
    expect(seat.sheet).to_contain_text(seat.say("sheet-promise-noted"))
    seat.button("sheet-watch-again").click()
    slider = seat.sheet.get_by_role("slider")
    slider.fill("12")
    moment = seat.sheet.locator("label.scrub")
    expect(moment).to_contain_text(re.compile(r"\b13\b"))
    words = seat.sheet.locator(".well").inner_text()
    log = seat.page.locator(".log li").first  # the newest, as of that moment
    expect(log).to_contain_text(words.split("\n")[-1])
    seat.button("sheet-step-on").click()
    expect(slider).to_have_value("13")
    seat.button("sheet-step-back").click()

    guest = sit(name="", language="en")
    guest.page.goto(f"/r/{code}?move=12")
    expect(guest.sheet.get_by_role("slider")).to_have_value("12")
    assert guest.sheet.locator(".well").inner_text().split("\n")[0] == words.split("\n")[0]
    guest.button("sheet-back-to-end").click()
    expect(guest.page.locator(".log li").first).not_to_contain_text(words.split("\n")[-1])
    expect(guest.page.locator("a[download]")).to_be_visible()


def has_it_analysed(seat: Seat) -> None:
    """The analysis says something to whoever looks; that to resign was wrong leads into the replay there."""
    seat.button("sheet-analysis").click()
    expect(seat.sheet.locator(".accounts li").first).to_contain_text(re.compile(r"Du .* verschenkt\."))
    seat.sheet.locator("button.moment").first.click()
    expect(seat.sheet.get_by_role("slider")).not_to_have_value("0")
    seat.button("sheet-back-to-end").click()


def asks_the_coach(seat: Seat) -> None:
    """Alone among computers advice is there, as soon as there is something to decide."""
    seat.button("web-advice", seat.decision).click()
    best = seat.sheet.locator("li.best")
    expect(best).to_contain_text(re.compile(r"\d\s%"))
    assert best.locator("small").inner_text()
    seat.button("sheet-advice-back").click()


def test_a_rematch_brings_everybody_to_a_new_table(sit: Sit, server: Server) -> None:
    seat = sit()
    code = seat.begin()
    seat.play(most=5)
    seat.resign()
    has_it_analysed(seat)
    seat.button("sheet-rematch").click()
    expect(seat.page).not_to_have_url(re.compile(code))
    expect(seat.decision).to_be_visible()  # against computers it begins at once
    new = seat.page.url.rpartition("/")[2]
    wait_for(lambda: luck_promised(server, new))
    seat.page.reload()
    expect(seat.decision).to_be_visible()
    assert len(luck_promised(server, new)) == 1, "once"


def luck_promised(server: Server, code: str) -> list[str]:
    """The luck people have promised since a room is there."""
    with contextlib.closing(sqlite3.connect(server.database)) as file:
        lines = [e.read(body) for (body,) in file.execute("SELECT body FROM log WHERE game = ?", (code,))]
    return [line.pledge for line in lines if isinstance(line, e.LuckPledged)]


def test_every_throw_can_be_derived_in_the_browser(sit: Sit) -> None:
    seat = sit()
    seat.begin()
    seat.play(most=6)
    seat.resign()
    seat.button("sheet-derived-open-page").click()
    head = seat.sheet.get_by_role("status")
    expect(head).to_contain_text("✓")
    expect(seat.sheet.locator(".loss")).to_have_count(0)
    own = seat.sheet.get_by_text(seat.say("sheet-derived-own"), exact=True)
    expect(own).to_have_count(1)
    noted = seat.sheet.get_by_text(seat.say("sheet-derived-noted"))
    expect(noted).to_have_count(2)  # the server's promise, and the seal of the draw
    throw = seat.sheet.locator("details").first
    throw.locator("summary").click()
    expect(throw).to_contain_text(seat.say("sheet-derived-answer"))


def test_who_gave_up_is_told_so_and_the_other_one_is_asked_for_a_rematch(sit: Sit) -> None:
    anna, ben = sit(name="Anna"), sit(name="Ben", size={"width": 320, "height": 640})
    code, troupe = staged(Script(), anna.server)
    takes(anna, code, troupe, (ANNA,))
    takes(ben, code, troupe, (BEN,))
    anna.resign()
    expect(ben.sheet.locator("tr", has_text="Anna")).to_contain_text(ben.say("sheet-resigned"))
    ben.button("web-close", ben.sheet).click()
    anna.button("sheet-rematch").click()
    expect(anna.page.locator("main.lobby")).to_be_visible()
    call = ben.page.get_by_role("status").filter(has_text=ben.say("web-rematch-of", who="Anna"))
    expect(call).to_be_in_viewport()
    ben.button("sheet-to-rematch", call).click()
    expect(ben.page).to_have_url(anna.page.url)
    expect(ben.page.locator("main.lobby .tk")).to_have_count(2)
    again = ben.page.url.rsplit("/", 1)[1]
    kept = json.loads(ben.page.evaluate("localStorage['bankhalter.rooms']"))
    promises = [ben.server.http.get(f"/api/rooms/{room}").json()["commit"] for room in (code, again)]
    assert promises[0] != promises[1] == kept[again]["commit"]
