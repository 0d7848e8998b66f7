"""The first minute: from an empty page to the first throw."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from web.conftest import Sit


@pytest.mark.parametrize("edition", ["standard", "azeroth"])
def test_the_first_throw_within_three_clicks(sit: Sit, edition: str) -> None:
    seat = sit()
    seat.page.goto("/")
    seat.page.locator("label.ed").filter(has=seat.page.locator(f"[value={edition}]")).click()
    seat.page.locator(".way.main").click()
    seat.starting("web-say-throw", seat.decision).click()
    expect(seat.page.locator(".log")).to_contain_text("Anna würfelt")
    expect(seat.page.locator("html")).to_have_attribute("data-edition", edition)


def test_bots_do_not_hold_up_the_first_turn(sit: Sit) -> None:
    """However many bots begin, and with everything that moves: at the end of the way it is our turn."""
    seat = sit(remembers={"speed": "normal"})
    seat.page.goto("/")
    seat.page.get_by_role("button", name="8", exact=True).click()
    seat.page.locator(".way.main").click()
    expect(seat.main.or_(seat.sheet).first).to_be_visible()


def test_an_invitation_is_a_link_a_code_and_a_picture(sit: Sit) -> None:
    seat = sit()
    seat.page.goto("/")
    seat.page.locator(".way").nth(2).click()
    expect(seat.page.locator("main.lobby")).to_be_visible()
    code = seat.page.url.rsplit("/", 1)[1]
    expect(seat.page.locator("main.lobby")).to_contain_text(f"/r/{code}")
    seat.sees(seat.say("web-link-here-only"))  # the tests' server is on the loopback
    picture = seat.page.get_by_role("img", name=seat.say("web-qr"))
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    friend = sit(name="Ben")
    friend.page.goto("/")
    friend.page.get_by_label(friend.say("web-join-code")).fill(code.upper())
    friend.button("web-join").click()
    expect(friend.page.locator("main.lobby")).to_contain_text("Anna")
