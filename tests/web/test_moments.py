"""One time for everybody: what is on the screen is where the game is, and computers wait for rights."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect
from server.desk import Client
from web.conftest import Sit
from web.dice import PAD, tap, throws
from web.scene import ANNA, Script, claim, staged, takes
from web.seat import Seat

from bankhalter.edition import load
from bankhalter.text.speaker import Speaker

BY_CALL = {"rent_demand": "by_call"}


def rent_is_open(seat: Seat) -> None:
    """Three computers; Anna owns a street, the first of them stands there, the second is to throw."""
    seat.enter(seat.server.open(seats=4, chance="typed", switches=BY_CALL, moment="long"))
    seat.button("web-start-bots").click()
    for thrown in ("6-5", "1-2", "1-2", "1-2"):
        tap(seat, thrown)
    throws(seat, "1-2")
    seat.starting("web-say-buy", seat.decision).click()
    seat.starting("web-say-end-turn", seat.decision).click()
    tap(seat, "1-2")
    expect(seat.decision.locator("#dq")).to_have_text(seat.say("web-moment-rent", who="Cosima"))
    expect(seat.decision.locator(".claim")).to_be_visible()


def test_a_rent_is_demanded_by_hand_against_three_computers(sit: Sit) -> None:
    seat = sit()
    rent_is_open(seat)
    seat.decision.locator(".claim").click()
    expect(seat.page.locator(".log")).to_contain_text("Bruno zahlt Anna")
    expect(seat.decision.locator(PAD)).to_be_visible()  # and the next one throws
    expect(seat.decision.locator(".claim")).to_have_count(0)


def test_before_the_own_throw_one_is_told_that_it_ends_the_claim(sit: Sit) -> None:
    """R-13: the owner's own throw as next player ends the claim; the dock says so beside the dice."""
    seat = sit()
    code, troupe = staged(claim().answer("end-turn"), seat.server)
    takes(seat, code, troupe)
    expect(seat.decision.locator(".window")).to_have_text(seat.say("sheet-window-own"))
    seat.starting("web-say-throw", seat.decision).click()
    expect(seat.decision.locator(".claim")).to_have_count(0)


def test_a_rent_lapses_when_its_owner_lets_the_moment_pass(sit: Sit) -> None:
    seat = sit()
    rent_is_open(seat)
    seat.page.keyboard.press("p")
    expect(seat.decision.locator(PAD)).to_be_visible()
    tap(seat, "2-4")
    expect(seat.decision.locator(".claim")).to_have_count(0)
    expect(seat.page.locator(".log")).not_to_contain_text("Bruno zahlt Anna")


def test_who_lets_moments_pass_is_not_asked(sit: Sit) -> None:
    seat = sit(remembers={"moments": "pass"})
    seat.enter(seat.server.open(seats=4, chance="typed", switches=BY_CALL, moment="long"))
    seat.button("web-start-bots").click()
    for thrown in ("6-5", "1-2", "1-2", "1-2"):
        tap(seat, thrown)
    throws(seat, "1-2")
    seat.starting("web-say-buy", seat.decision).click()
    seat.starting("web-say-end-turn", seat.decision).click()
    tap(seat, "1-2")
    tap(seat, "2-4")  # of the next one, though nothing was pressed
    expect(seat.decision.locator(".claim")).to_have_count(0)


def swiss() -> Script:
    """Anna owns a whole group and has ended her turn."""
    script = Script("deluxe-ch", players=3)
    return script.turn("2-4", owner=ANNA).turn("3-5", owner=ANNA).turn("4-5", owner=ANNA).turn("4-6")


def test_in_the_swiss_edition_one_builds_between_the_turns_of_computers(sit: Sit) -> None:
    seat = sit()
    code, troupe = staged(swiss(), seat.server, moment="long")
    takes(seat, code, troupe)
    for place in (1, 2):
        assert troupe.ask("stand", seat=place)["is"] == "ack"  # a computer plays on
    expect(seat.decision.locator("#dq")).to_have_text(seat.say("web-moment-build", who="Ben"))
    seat.button("web-build", seat.decision.locator(".moment")).click()
    seat.sheet.locator("[role=group] > .btn:has(.gain)").first.click()
    seat.sheet.locator(".stepper .btn:last-child").first.click()
    seat.sheet.locator("footer .btn.main").click()
    expect(seat.page.locator(".log")).to_contain_text("Anna baut")
    seat.page.keyboard.press("Escape")
    seat.button("web-moment-pass", seat.decision).click()
    tap(seat, "4-6")
    troupe.settle()
    assert [deed["level"] for deed in troupe.table["deeds"] if deed["space"] in (6, 8, 9)].count(1) == 1


def test_a_table_chooses_in_plain_sight_how_rents_are_asked_for(sit: Sit) -> None:
    seat = sit()
    seat.page.goto("/")
    seat.page.locator("select[name=rent]").select_option("by_call")
    seat.page.locator("select[name=moment]").select_option("long")
    seat.page.locator(".way").nth(2).click()
    expect(seat.page.locator("main.lobby .terms")).to_contain_text(seat.say("web-rent-by-call"))
    code = seat.page.url.rsplit("/", 1)[1]
    options = Client(seat.server, code).room["options"]
    assert options["moment"] == "long" and options["switches"] == BY_CALL


class Wiretap:
    """Everything a page says and hears, in order."""

    def __init__(self, seat: Seat) -> None:
        self.lines: list[tuple[bool, dict[str, Any]]] = []
        seat.page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self.noted(True))
        socket.on("framereceived", self.noted(False))

    def noted(self, sent: bool) -> Callable[[Any], None]:
        return lambda data: self.lines.append((sent, json.loads(data)))

    def ahead(self) -> list[int]:
        """Return the steps of computers that came before the step before them was shown."""
        found, shown, last = [], 0, 0
        for sent, said in self.lines:
            if sent and said["do"] == "shown":
                shown = said["version"]
            elif not sent and said["is"] in ("step", "welcome"):
                if said.get("by") == "bot" and shown < last:
                    found.append(said["version"])
                last = said["version"]
        return found

    def spoken(self) -> int:
        """Return how often computers spoke."""
        return len([said for sent, said in self.lines if not sent and said.get("by") == "bot"])


# What can be read on the page at the very moment in which it says how far it has shown.
PHOTOGRAPH = """
window.photographs = []
const send = WebSocket.prototype.send
WebSocket.prototype.send = function (data) {
  send.call(this, data)
  const said = JSON.parse(data)
  if (said.do !== "shown") return
  const read = (which) => document.querySelector(which)?.getAttribute("aria-label") ?? ""
  const cards = [...document.querySelectorAll(".pl")].map((_, seat) => read(`.pl.p${seat} .pl-h`))
  const squares = [...Array(40).keys()].map((at) => read(`[data-at="${at}"]`))
  window.photographs.push({ version: said.version, cards, squares })
}
"""


def tables(tapped: Wiretap) -> dict[int, dict[str, Any]]:
    """Return the table of each version the server told of: a welcome has all of it, a step what changed."""
    found: dict[int, dict[str, Any]] = {}
    table: dict[str, Any] = {}
    for sent, said in tapped.lines:
        if sent or said["is"] not in ("welcome", "step"):
            continue
        changed = said.get("table") or {}
        parts = {
            part: patched(table.get(part, []), changed.get(part, []), key) for part, key in PARTS.items()
        }
        table = {**table, **changed, **parts}
        found[said["version"]] = table
    return found


PARTS = {"seats": "seat", "deeds": "space"}


def patched(old: list[dict[str, Any]], news: list[dict[str, Any]], key: str) -> list[dict[str, Any]]:
    return list({entry[key]: entry for entry in (*old, *news)}.values())


def differs(photograph: dict[str, Any], table: dict[str, Any], speaker: Speaker) -> list[str]:
    """Return what the page says otherwise than the table: who has how much, stands where, owns what."""
    cards = [card.replace("\N{NO-BREAK SPACE}", " ") for card in photograph["cards"]]
    squares = photograph["squares"]
    names = {seat["seat"]: seat["name"] for seat in table["seats"]}
    playing = [seat for seat in table["seats"] if not seat.get("out")]
    cash = [seat["name"] for seat in playing if speaker.money(seat["cash"]) not in cards[seat["seat"]]]
    places = [seat["name"] for seat in playing if seat["name"] not in squares[seat["at"]]]
    owned = {deed["space"]: names[deed["owner"]] for deed in table["deeds"] if deed.get("owner") is not None}
    return [*cash, *places, *(squares[at] for at, owner in owned.items() if owner not in squares[at])]


@pytest.mark.parametrize("edition", ["standard", "deluxe-ch"])
def test_no_state_is_ahead_of_the_screen(edition: str, sit: Sit) -> None:
    """Every step of a computer waits for the screen, and the screen then says what the server says."""
    seat = sit(remembers={"speed": "normal"})
    seat.page.add_init_script(PHOTOGRAPH)
    tapped = Wiretap(seat)
    seat.page.goto("/")
    seat.page.locator("label.ed").filter(has=seat.page.locator(f"[value={edition}]")).click()
    seat.page.locator(".way.main").click()
    for _ in range(3):
        expect(seat.main.or_(seat.sheet).first).to_be_visible()
        seat.play(most=4)
    expect(seat.main.or_(seat.sheet).first).to_be_visible()
    assert tapped.spoken() > 5 and tapped.ahead() == []
    known, speaker = tables(tapped), Speaker(load(edition), "de", ())
    taken = seat.page.evaluate("window.photographs")
    photographs = [one for one in taken if one["cards"]]  # at first the table is only being laid
    assert len(photographs) > 5
    for photograph in photographs:
        assert differs(photograph, known[photograph["version"]], speaker) == [], photograph["version"]
