"""What a table decides together: pauses, taking back, and what becomes of somebody who is away."""

from __future__ import annotations

from playwright.sync_api import expect
from web.conftest import Sit
from web.scene import ANNA, BEN, Script, staged, takes
from web.seat import Seat


def people(seat: Seat) -> None:
    """Open or close the list of those at the table."""
    seat.page.get_by_role("button", name=seat.say("web-tool-people")).click()


def test_one_device_votes_for_all_who_sit_at_it(sit: Sit) -> None:
    seat = sit()
    takes(seat, *staged(Script().turn("1-2", owner=ANNA), seat.server), places=(ANNA, BEN))
    seat.button("web-hand-taken", who="Ben").click()
    people(seat)
    seat.button("sheet-pause").click()
    expect(seat.decision).to_contain_text(seat.say("web-paused"))
    people(seat)
    seat.button("web-resume", seat.decision).click()
    expect(seat.starting("web-say-throw", seat.decision)).to_be_enabled()
