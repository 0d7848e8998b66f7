"""Typing in what real dice show, the way a person taps it."""

from __future__ import annotations

import time

from playwright.sync_api import expect
from server.desk import PATIENCE
from web.seat import Seat

PAD = ".throwpad"
FACES = ("1", "2", "3", "bus", "mr")


def tap(seat: Seat, thrown: str) -> None:
    """Tap what fell; a phone that has not yet heard who throws is told so, and tapped again."""
    press(seat, thrown)
    end = time.monotonic() + PATIENCE
    while is_refused(seat):
        assert time.monotonic() < end, f"{thrown} is refused"
        press(seat, thrown)


def is_refused(seat: Seat) -> bool:
    """Tell whether what was tapped last was not for now."""
    expect(seat.page.locator(f"{PAD} button:disabled")).to_have_count(0)
    return bool(seat.page.locator(f"{PAD} .refusal span").count())


def press(seat: Seat, thrown: str) -> None:
    """Tap the keys of a throw, when nothing is tapped yet."""
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
