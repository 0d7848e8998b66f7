"""What a computer player is like."""

from __future__ import annotations

from bankhalter.text.catalog import Plain


def about(words: Plain, bot: str) -> str:
    """Describe a computer player in a sentence; one of another package has no words here."""
    key = f"bot-about-{bot}"
    return words.say(key) if words.has(key) else bot
