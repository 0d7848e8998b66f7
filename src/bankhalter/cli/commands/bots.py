"""`bankhalter bots`: the computer players with their names and styles."""

from __future__ import annotations

from bankhalter.bots.registry import names
from bankhalter.cli.parser import Given
from bankhalter.text import plain
from bankhalter.text.bot_words import about


def run(args: Given) -> int:
    """Print every computer player; one of another package has no words here."""
    words = plain(args.language)
    for name in names():
        if words.has(f"bot-name-{name}"):
            print(f"{name:<12}  " + words.say(f"bot-name-{name}") + " – " + about(words, name))
        else:
            print(name)
    return 0
