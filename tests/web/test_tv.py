"""The view for a television: it follows a game by itself, has nothing to press and takes no seat."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from web.conftest import Sit
from web.look import violations
from web.scene import ANNA, Script, staged, takes

# Marks the page that asks for a screen that stays on.
MARKS = """
navigator.wakeLock.request = async () => {
  document.documentElement.dataset.awake = "asked"
  return { release: async () => {} }
}
"""
CANNOT = "delete Navigator.prototype.wakeLock"


@pytest.mark.parametrize("tv", [False, True])
def test_the_screen_stays_on_at_the_real_board_and_on_the_television(sit: Sit, tv: bool) -> None:
    seat = sit()
    seat.context.add_init_script(MARKS)
    awake = seat.page.locator("html[data-awake]")
    code, troupe = staged(Script(), seat.server, board="screen" if tv else "real")
    takes(seat, code, troupe)
    if tv:
        expect(seat.decision).to_be_visible()
        expect(awake).to_have_count(0)  # somebody touches this screen
        seat.page.goto(f"/r/{code}?tv")
    expect(awake).to_have_count(1)


def test_where_the_browser_cannot_keep_it_on_it_says_so(sit: Sit) -> None:
    seat = sit()
    seat.context.add_init_script(CANNOT)
    code = seat.server.open(seats=2, chance="typed", board="real")
    seat.enter(code)
    seat.sees(seat.say("web-awake-missing"))
    seat.page.goto(f"/r/{code}?tv")
    seat.sees(seat.say("web-awake-missing"))
    assert not violations(seat.page)


def test_a_television_follows_a_game_beside_the_seat_of_the_same_browser(sit: Sit) -> None:
    seat = sit()
    tv = seat.context.new_page()
    code, troupe = staged(Script(players=3), seat.server)
    takes(seat, code, troupe, places=(ANNA,))
    tv.set_viewport_size({"width": 1920, "height": 1080})
    tv.goto(f"/r/{code}?tv")
    now, lines = tv.locator(".now"), tv.locator(".lines")
    expect(now).to_contain_text(seat.say("web-wait-for", who="Anna"))
    expect(tv.locator(".money li")).to_have_count(3)
    expect(tv.get_by_alt_text(seat.say("web-qr"))).to_be_in_viewport(ratio=1)
    seat.starting("web-say-throw", seat.decision).click()  # its seat is still its own
    troupe.goes_on("* 1-2")
    sale = seat.say("web-tv-sale", deed="Turmstraße", amount="M\N{NO-BREAK SPACE}60")
    expect(now).to_contain_text(sale)
    seat.starting("web-say-buy", seat.decision).click()
    expect(lines).to_contain_text("Anna besitzt jetzt die Turmstraße")
    expect(tv.locator(".middle .dice").first).to_be_visible()
    assert not violations(tv)
    pressed = tv.locator("button, a, input, [tabindex='0']").and_(tv.locator(":not([inert] *)"))
    expect(pressed).to_have_count(0)
    for width in (320, 768, 1280):
        tv.set_viewport_size({"width": width, "height": 800})
        assert tv.evaluate("document.documentElement.scrollWidth") <= width
