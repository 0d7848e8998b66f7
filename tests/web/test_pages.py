"""What is no question of the game: panels, hand-over, looking on, pages that help. For everyone (axe)."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from web.conftest import Sit
from web.look import faults
from web.scene import ANNA, BEN, Script
from web.seat import Seat, Wire

from web import scene

BLOCKED = "Object.defineProperty(window, 'localStorage', {get() { throw new Error('blocked') }})"


def play(seat: Seat, script: Script | None = None, places: tuple[int, ...] = (ANNA,)) -> scene.Troupe:
    """Sit at a table with Ben."""
    code, troupe = scene.staged(script or Script(), seat.server)
    scene.takes(seat, code, troupe, places)
    return troupe


def hand_over(seat: Seat) -> None:
    play(seat, Script(cash_visible=False).turn("1-2", owner=ANNA), (ANNA, BEN))
    expect(seat.page.get_by_role("alertdialog")).to_contain_text("Ben")


def typed(seat: Seat) -> None:
    play(seat)
    seat.button("web-tool-type").click()
    for count, line in enumerate(("status", "foo"), 1):
        seat.sheet.get_by_role("textbox").fill(line)
        seat.page.keyboard.press("Enter")
        expect(seat.sheet.locator("pre")).to_have_count(count)


def hints(seat: Seat) -> None:
    play(seat)
    seat.button("web-more-hints", seat.decision).click()
    expect(seat.sheet).to_contain_text(seat.say("sheet-hints"))


def log(seat: Seat) -> None:
    seat.page.set_viewport_size({"width": 390, "height": 700})
    play(seat, scene.claim())
    seat.button("web-log").click()
    expect(seat.page.get_by_role("dialog").locator("li").first).to_be_visible()


def live_auction(seat: Seat) -> None:
    play(seat, scene.live())
    expect(seat.starting("sheet-bid", seat.sheet)).to_be_visible()


def ruin(seat: Seat) -> None:
    """The last question before a bankruptcy."""
    play(seat, scene.ruin())
    seat.starting("sheet-bankrupt", seat.sheet).click()
    expect(seat.button("sheet-bankrupt-now")).to_be_visible()


def paused(seat: Seat) -> None:
    troupe = play(seat)
    troupe.ask("vote", seat=BEN, topic="pause", yes=True)
    seat.page.get_by_role("button", name=seat.say("web-tool-people")).click()
    seat.button("sheet-agree").click()
    expect(seat.decision).to_contain_text(seat.say("web-paused"))


def away(seat: Seat) -> None:
    """Ben has gone, and Anna may decide about his seat."""
    code, troupe = scene.staged(Script(), seat.server, absence=1)
    scene.takes(seat, code, troupe, (ANNA,))
    troupe.close()
    expect(seat.button("sheet-let-wait", seat.decision, player="Ben")).to_be_visible()
    seat.page.get_by_role("button", name=seat.say("web-tool-people")).click()
    expect(seat.sheet).to_contain_text(seat.say("sheet-away"))


def watching(seat: Seat) -> None:
    code, _ = scene.staged(scene.claim(), seat.server)
    seat.page.goto(f"/r/{code}")
    expect(seat.decision).to_contain_text(seat.say("web-watching"))


def cut(seat: Seat) -> None:
    wire = Wire(seat)
    play(seat)
    wire.cut()
    expect(seat.page.get_by_text(seat.say("web-line-down"))).to_be_visible()


def replaced(seat: Seat) -> None:
    troupe = play(seat)
    code = seat.page.url.rsplit("/", 1)[1]
    scene.Troupe(seat.server, code, [troupe.tokens[ANNA]])
    seat.sees(seat.say("web-trouble-replaced"))


def no_room(seat: Seat) -> None:
    seat.forgives.append("404")
    seat.page.goto("/r/zzzzzzz")
    seat.sees(seat.say("web-trouble-no-such-room"))


def no_page(seat: Seat) -> None:
    seat.forgives.append("404")
    seat.page.goto("/rules/nowhere")
    seat.sees(seat.say("web-trouble-not-found"))


def silent_room(seat: Seat) -> None:
    """The server does not answer at all."""
    Wire(seat, whole=False)
    seat.page.goto("/r/abcdefg")
    seat.sees(seat.say("web-trouble-offline"))


def silent_start(seat: Seat) -> None:
    seat.forgives.append("net::ERR_FAILED")
    seat.page.route(re.compile("/api/"), lambda route: route.abort())
    seat.page.goto("/")
    seat.sees(seat.say("web-trouble-offline-help"))


def old_tab(seat: Seat) -> None:
    seat.forgives.append("404")
    seat.page.goto("/")
    seat.page.route(re.compile(r"/assets/Room-.*\.js"), lambda route: route.fulfill(status=404, body=""))
    seat.page.locator(".way.main").click()
    seat.sees(seat.say("web-trouble-old"))


def blocked(seat: Seat) -> None:
    seat.context.add_init_script(BLOCKED)
    seat.page.goto("/")
    seat.sees(seat.say("web-storage-blocked"))


def taken(seat: Seat) -> None:
    """The name is taken already."""
    code = seat.server.open(seats=3)
    other = scene.Troupe(seat.server, code)
    other.sit(seat.name)
    seat.enter(code)
    expect(seat.page.get_by_role("alert").filter(has_text=re.compile("."))).to_be_visible()


def at_one_device(seat: Seat) -> None:
    seat.page.goto("/")
    seat.page.locator(".way").nth(1).click()
    expect(seat.page.locator("main.lobby input[type=text]")).to_have_count(4)


def invited(seat: Seat) -> None:
    code = seat.server.open(seats=3, public=True, title="Feierabend")
    scene.Troupe(seat.server, code).sit("Cem")
    seat.enter(code, sits=False)
    expect(seat.button("web-sit")).to_be_visible()


def public_tables(seat: Seat) -> None:
    seat.server.open(public=True, title="Kurze Runde", edition="deluxe-ch", variant="short")
    seat.page.goto("/")
    seat.page.get_by_label(seat.say("web-public")).check()
    seat.page.get_by_label(seat.say("web-filter-running")).check()
    expect(seat.page.get_by_text("Kurze Runde")).to_be_visible()


def unread(seat: Seat) -> None:
    troupe = play(seat)
    troupe.ask("chat", seat=BEN, phrase="hello")
    expect(seat.page.locator("header .badge")).to_have_text("1")


def proved(seat: Seat) -> None:
    """What was promised and revealed is shown, and the other one wants to play again."""
    code = seat.server.open(seats=2)
    seat.enter(code)
    ben = scene.Troupe(seat.server, code)
    ben.seats.append(ben.sit("Ben"))
    seat.page.locator("main.lobby .btn.main", has_text="2").click()
    seat.resign()
    seat.button("sheet-verify").click()
    expect(seat.sheet.locator("code")).to_have_count(2)
    assert ben.ask("rematch", seat=ben.seats[0])["is"] == "ack"
    expect(seat.page.get_by_text(seat.say("web-rematch-of", who="Ben"))).to_be_visible()


SCREENS: dict[str, Callable[[Seat], None]] = {
    function.__name__.replace("_", "-"): function
    for function in (
        hand_over, typed, hints, log, live_auction, ruin, paused, away, watching, cut, replaced, no_room,
        no_page, silent_room, silent_start, old_tab, blocked, taken, at_one_device, invited,
        public_tables, unread, proved,
    )
}  # fmt: skip
REMEMBERS = {"typed": {"commands": True}, "hints": {"guide": True}}


@pytest.mark.parametrize("name", SCREENS)
def test_a_page_is_for_everyone_and_fits(sit: Sit, name: str) -> None:
    remembers = {"light": "auto", **REMEMBERS.get(name, {})}
    seat = sit(remembers=remembers, reduced_motion="reduce", service_workers="block")
    seat.forgives = ["blocked by Playwright"]
    SCREENS[name](seat)
    assert not faults(seat.page, crossed=list(SCREENS).index(name) % 2 == 1)
