"""One large device in the middle of the table: the question lies before whoever is asked."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from web.conftest import Sit
from web.dice import tap
from web.look import violations
from web.scene import BEN, NAMES, Script, Troupe, staged, takes
from web.seat import Seat

TABLET: dict[str, Any] = {"size": {"width": 1180, "height": 820}, "has_touch": True, "is_mobile": True}
EDGES = ("bottom", "left", "top", "right")
THROWS = ("1-2", "2-4", "3-5", "4-5")  # to something for sale


def edge(far: Locator, near: Locator) -> str:
    """At which edge somebody sits who reads one thing and then, nearer, the other."""
    for part in (far, near):
        expect(part).to_be_visible()
    first, second = far.bounding_box(), near.bounding_box()
    assert first and second
    right = second["x"] + second["width"] / 2 - first["x"] - first["width"] / 2
    down = second["y"] + second["height"] / 2 - first["y"] - first["height"] / 2
    if abs(right) > abs(down):
        return "right" if right > 0 else "left"
    return "bottom" if down > 0 else "top"


def lies(seat: Seat) -> str:
    """Before whom the question lies: above it stands who is asked, below it are the links."""
    return edge(seat.decision.locator(".dq-top"), seat.decision.locator(".also"))


def around(sit: Sit, script: Script, **options: Any) -> tuple[Seat, Troupe]:
    """People around a tablet; the first one is asked."""
    seat = sit(**TABLET, reduced_motion="reduce")
    code, troupe = staged(script, seat.server, **options)
    takes(seat, code, troupe, places=range(len(script.game.players)))
    return seat, troupe


@pytest.mark.parametrize("board", ["screen", "real"])
def test_the_question_lies_before_whoever_is_asked(sit: Sit, board: str) -> None:
    seat, _ = around(sit, Script(players=4), board=board)
    for name, where, thrown in zip(NAMES, EDGES, THROWS, strict=True):
        expect(seat.decision).to_contain_text(name)
        assert lies(seat) == where
        if board == "screen":
            seat.main.click()
        tap(seat, thrown)
        seat.starting("web-say-buy", seat.decision).click()
        if board == "screen":
            seat.starting("web-say-end-turn", seat.decision).click()


def test_a_sheet_lies_there_too_and_an_auction_for_all_as_the_board(sit: Sit) -> None:
    seat, _ = around(sit, Script(players=2).turn("1-2", owner=BEN).answer("throw"))
    tap(seat, "2-4")
    expect(seat.starting("web-say-buy", seat.decision)).to_be_visible()
    assert lies(seat) == "top"
    seat.button("web-build", seat.decision).click()
    assert edge(seat.sheet.locator("header"), seat.sheet.locator("footer")) == "top"
    assert not violations(seat.page)
    seat.page.keyboard.press("Escape")
    seat.starting("web-say-decline", seat.decision).click()
    out = seat.button("sheet-drop-out-of", seat.sheet, player="Anna")
    expect(out).to_be_visible()
    assert edge(seat.sheet.locator("header").first, out) == "bottom"


def test_people_say_where_they_sit_or_that_nothing_turns(sit: Sit) -> None:
    seat, _ = around(sit, Script(players=2))
    seat.page.get_by_role("button", name=seat.say("web-tool-people")).click()
    seat.sheet.get_by_text(seat.say("web-edges"), exact=True).click()
    anna = seat.sheet.get_by_role("group", name="Anna", exact=True)
    seat.button("web-edge-right", anna).click()
    assert not violations(seat.page)
    seat.page.keyboard.press("Escape")
    assert lies(seat) == "right"
    seat.page.reload()
    expect(seat.main).to_be_visible()
    assert lies(seat) == "right"
    seat.page.get_by_role("button", name=seat.say("web-tool-people")).click()
    seat.sheet.get_by_text(seat.say("web-edges"), exact=True).click()
    seat.sheet.get_by_label(seat.say("web-facing")).uncheck()
    seat.page.keyboard.press("Escape")
    assert lies(seat) == "bottom"
    expect(seat.page.locator(".rail .decision")).to_be_visible()
