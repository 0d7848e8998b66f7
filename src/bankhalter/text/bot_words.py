"""What a computer player is like, here: who thinks against the clock is weaker where rules run slower."""

from __future__ import annotations

from bankhalter.core import compiled
from bankhalter.text.catalog import Plain


def about(words: Plain, bot: str) -> str:
    """Describe a computer player in a sentence or two; one of another package has no words here."""
    key = f"bot-about-{bot}"
    return " ".join(filter(None, (words.say(key), weaker(words, bot)))) if words.has(key) else bot


def weaker(words: Plain, bot: str) -> str:
    """Say that a computer player does not play at its full strength on this machine, if so."""
    key = f"bot-weaker-{bot}"
    return words.say(key) if words.has(key) and not compiled() else ""
