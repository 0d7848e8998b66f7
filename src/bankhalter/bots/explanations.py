"""A bot's last word as a sentence. The speaker is the one of the table (`bankhalter.text.Speaker`)."""

from __future__ import annotations

from typing import Protocol

from bankhalter.bots.api import Bot
from bankhalter.core.state import State


class Says(Protocol):
    """What is needed of a speaker."""

    language: str

    def say(self, key: str, /, **args: object) -> str:
        """Return a message."""
        ...

    def has(self, key: str) -> bool:
        """Tell whether there is a message."""
        ...

    def money(self, amount: int) -> str:
        """Return a sum."""
        ...

    def place(self, at: int) -> dict[str, str]:
        """Return a space as the variables of a sentence."""
        ...

    def seat(self, seat: int) -> str:
        """Return a player's name."""
        ...


def why(speaker: Says, st: State, bot: Bot) -> str:
    """Say why the bot did what it did last, or "" if it gives no reason."""
    word, told = bot.explain()
    if not word:
        return ""
    deed, amount, other = (told.get(name, -1) for name in ("deed", "amount", "other"))
    turns = f"{amount / 10:.1f}"
    return speaker.say(
        f"bot-why-{word}",
        **(speaker.place(int(st.tables.space[deed])) if deed >= 0 else {}),
        amount=speaker.money(amount),
        name=speaker.seat(other) if other >= 0 else "",
        turns=turns.replace(".", ",") if speaker.language == "de" else turns,
    )


def why_not(speaker: Says, word: str) -> str:
    """Say why a bot declined an offer, by the word of its `why_not`; "" for none and for unknown ones."""
    key = f"bot-no-{word}"
    return speaker.say("bot-declines", reason=speaker.say(key)) if speaker.has(key) else ""
