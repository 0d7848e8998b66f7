"""Typing in what real dice show, the way a person taps it."""

from __future__ import annotations

from playwright.sync_api import expect
from web.seat import Seat

PAD = ".throwpad"
FACES = ("1", "2", "3", "bus", "mr")


def tap(seat: Seat, thrown: str) -> None:
    """Tap what fell, when nothing is tapped yet."""
    expect(seat.decision.locator(f"{PAD}[data-typed='']")).to_be_visible()
    first, second, *face = thrown.split("-")
    for name in face:
        seat.decision.locator(".faces button").nth(FACES.index(name)).click()
    low, high = sorted((first, second))
    words = {"first": low} if low == high else {"first": low, "second": high}
    seat.button("web-throw-double" if low == high else "web-throw-pair", seat.decision, **words).click()


def throws(seat: Seat, thrown: str) -> None:
    """Say that one throws, where the board is on the screen, and tap what fell."""
    seat.starting("web-say-throw", seat.decision).click()
    tap(seat, thrown)
