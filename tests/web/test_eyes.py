"""Colours of the system's choice, everything twice as large, nothing that moves."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from web.conftest import Sit
from web.look import violations
from web.scene import Script, builders, debt, jump, staged, takes
from web.seat import Seat

# Text only, as a browser's own setting enlarges it: the root's size doubles, the window stays.
LARGE_TEXT = """addEventListener("DOMContentLoaded", () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync("html { font-size: 32px !important }")
  document.adoptedStyleSheets.push(sheet)
})"""
# What a finger would hit in the middle of a control, scrolled to: the control itself.
HIT = """(control) => {
  control.scrollIntoView({ block: "center" })
  const box = control.getBoundingClientRect()
  return control.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))
}"""


def fits(seat: Seat) -> None:
    """Nothing sticks out to the side."""
    width, reach = seat.page.evaluate("[innerWidth, document.documentElement.scrollWidth]")
    assert reach <= width, f"{reach} in {width}"


def drawn(control: Locator, what: str) -> str:
    """How a control is drawn, as the browser computed it."""
    return str(control.evaluate(f"control => getComputedStyle(control).{what}"))


def test_in_the_colours_of_the_system_every_state_is_seen(sit: Sit) -> None:
    seat = sit(forced_colors="active")
    page = seat.page
    page.goto("/")
    expect(page.locator("label.ed")).to_have_count(5)
    seats = page.locator(".seg button")
    assert drawn(seats.nth(2), "backgroundColor") != drawn(seats.nth(1), "backgroundColor")
    chosen, other = page.locator("label.ed").nth(0), page.locator("label.ed").nth(1)
    assert drawn(chosen, "borderTopWidth") != drawn(other, "borderTopWidth")
    assert not violations(page)

    code, troupe = staged(builders(), seat.server)
    takes(seat, code, troupe)
    seat.button("web-build", seat.decision).click()
    groups = seat.sheet.get_by_role("group").first.get_by_role("button")
    expect(groups).to_have_count(3)
    assert drawn(seat.sheet, "forcedColorAdjust") == "auto"
    assert drawn(groups.nth(0), "backgroundColor") != drawn(groups.nth(1), "backgroundColor")
    assert drawn(seat.main, "borderTopWidth") == "3px"
    page.evaluate("() => Promise.allSettled(document.getAnimations().map((one) => one.finished))")
    assert not violations(page)


@pytest.fixture(params=["page", "text"])
def large(request: pytest.FixtureRequest, sit: Sit) -> Callable[[], Seat]:
    """Browsers at 200 %, of the whole page or of its text alone."""
    if request.param == "page":
        return lambda: sit(size={"width": 720, "height": 450}, device_scale_factor=2)

    def opened() -> Seat:
        seat = sit()
        seat.context.add_init_script(LARGE_TEXT)
        return seat

    return opened


def test_everything_twice_as_large_is_still_reached(large: Callable[[], Seat]) -> None:
    """Nothing is cut off, and no main button is covered."""
    seat = large()
    seat.page.goto("/")
    expect(seat.page.locator("label.ed")).to_have_count(5)
    fits(seat)
    assert seat.page.locator(".way.main").evaluate(HIT)
    for script, main in ((Script(), "#decision .btn.main"), (debt(), "section.sheet footer .btn.main")):
        seat = large()
        code, troupe = staged(script, seat.server)
        takes(seat, code, troupe)
        expect(seat.page.locator(main)).to_be_visible()
        fits(seat)
        assert seat.page.locator(main).evaluate(HIT)


def test_nothing_moves_for_those_who_do_not_want_it(sit: Sit) -> None:
    """`prefers-reduced-motion` wins over the speed that was chosen."""
    seat = sit(reduced_motion="reduce", remembers={"speed": "normal"})
    code, troupe = staged(jump(), seat.server)
    takes(seat, code, troupe)
    seat.page.evaluate(
        "() => { window.moved = 0; const look = () => { moved += document.getAnimations().length; "
        "requestAnimationFrame(look) }; look() }"
    )
    seat.sheet.get_by_role("combobox").select_option("39")
    seat.sheet.locator("footer .btn.main").click()
    expect(seat.page.locator(".log")).to_contain_text("Anna landet auf der Schlossallee")
    seat.button("web-settings").click()
    expect(seat.page.get_by_role("dialog")).to_be_visible()
    assert seat.page.evaluate("moved") == 0


def test_at_1280_by_800_the_whole_stock_of_the_bank_is_seen(sit: Sit) -> None:
    """Four at the table, each with a deed."""
    seat = sit(size={"width": 1280, "height": 800})
    script = Script(players=4)
    for owner, thrown in enumerate(("1-2", "2-4", "3-5", "4-5")):
        script.turn(thrown, owner=owner)
    takes(seat, *staged(script, seat.server))
    bank = seat.page.locator(".players .bank")
    expect(bank).to_be_in_viewport(ratio=1)
    cut = "box => box.scrollHeight > box.clientHeight + 1"
    assert not seat.page.locator(".players").evaluate(cut)
    assert not bank.evaluate(cut)
