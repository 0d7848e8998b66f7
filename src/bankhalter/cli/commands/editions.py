"""`bankhalter editions`: the editions with players and variants."""

from __future__ import annotations

from bankhalter.cli.parser import Given
from bankhalter.edition import available, load
from bankhalter.text import plain


def run(args: Given) -> int:
    """Print every edition with players, variants and a line about it."""
    words, language = plain(args.language), args.language
    for name in available():
        edition = load(name)
        low, high = edition.players
        variants = ", ".join(words.say(f"terminal-variant-short-{v}") for v in edition.variants)
        extra = words.say("cli-edition-speed") if edition.speed else ""
        line = words.say("cli-edition", players=f"{low}–{high}", variants=variants)
        print(f"{name:<10}  {edition.name[language]} – {edition.blurb[language]}")
        print(" " * 12 + line + (f" · {extra}" if extra else ""))
    return 0
