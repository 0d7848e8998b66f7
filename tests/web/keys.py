"""A person who uses nothing but keys, and must always see where the focus is."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from web.seat import Seat

NOWHERE = "nowhere"
MOST = 120  # presses of Tab until something counts as out of reach
# Why the focus cannot be seen: it is nowhere, has no ring, or lies under something.
HIDDEN = """() => {
  const on = document.activeElement
  if (!on || on === document.body) return "nowhere"
  const shown = on.closest("label") && on.getBoundingClientRect().width < 3 ? on.closest("label") : on
  const ring = (element) => {
    const style = getComputedStyle(element)
    return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2
  }
  const stroked = on.tagName === "g" && parseFloat(getComputedStyle(on.firstElementChild).strokeWidth) > 1
  if (!ring(shown) && !stroked) return `no ring around ${on.outerHTML.slice(0, 200)}`
  const box = shown.getBoundingClientRect()
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height, innerHeight) / 2)
  return shown.contains(hit) ? "" : `${on.outerHTML.slice(0, 200)} is under ${hit?.outerHTML.slice(0, 200)}`
}"""


class Keys:
    """Hands on the keyboard."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.keyboard = seat.page.keyboard

    def reach(self, target: Locator, key: str = "Tab") -> None:
        """Walk to a control; every stop on the way must be in sight."""
        expect(target).to_be_visible()
        expect(target).to_be_enabled()
        ends = 0  # behind the last control the browser's own begin
        for _ in range(MOST):
            self.keyboard.press(key)
            hidden = self.seat.page.evaluate(HIDDEN)
            ends += hidden == NOWHERE
            assert not hidden or (hidden == NOWHERE and ends == 1), hidden
            if target.evaluate("control => control === document.activeElement"):
                return
        raise AssertionError(f"{target} is out of reach")

    def press(self, target: Locator, key: str = "Enter") -> None:
        """Walk to a control and press it; afterwards the focus is somewhere."""
        self.reach(target)
        self.keyboard.press(key)
        self.stays()

    def stays(self) -> None:
        """The focus must not get lost."""
        expect(self.seat.page.locator("body :focus")).to_have_count(1)

    def type(self, target: Locator, text: str) -> None:
        """Walk to a field and write into it."""
        self.reach(target)
        self.keyboard.press("ControlOrMeta+a")
        self.keyboard.type(text)
