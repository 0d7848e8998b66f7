"""The line that tells how far the games are; only somebody at a terminal sees it."""

from __future__ import annotations

import sys
import time

from bankhalter.text import Plain

BAR = 24
EVERY = 0.2  # seconds


class Progress:
    """Says how many games are done, how fast, and how long it will take."""

    def __init__(self, words: Plain, done: int, quiet: bool) -> None:
        self.words = words
        self.first = done
        self.begun = time.monotonic()
        self.said = 0.0
        self.on = sys.stderr.isatty() and not quiet

    def tell(self, done: int, games: int) -> None:
        """Draw the line anew, a few times a second."""
        now = time.monotonic()
        if not self.on or now - self.said < EVERY:
            return
        self.said = now
        rate = (done - self.first) / max(now - self.begun, 1e-9)
        left = clock((games - done) / rate) if rate else "–"
        bar = "█" * (BAR * done // games) + "░" * (BAR - BAR * done // games)
        numbers = {"done": group(done), "games": group(games), "rate": group(round(rate)), "left": left}
        sys.stderr.write(f"\r\x1b[K{bar} " + self.words.say("lab-progress", **numbers))
        sys.stderr.flush()

    def clear(self) -> None:
        """Take the line away."""
        if self.on and self.said:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


def group(number: int) -> str:
    """Write a whole number with thin spaces between thousands."""
    return f"{number:,}".replace(",", "\u202f")


def clock(seconds: float) -> str:
    """Write a time as m:ss or h:mm:ss."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
