"""The name of a space in a sentence: `auf der Badstraße`, `bis zum Opernplatz`, `auf dem Feld „Chance“`."""

from __future__ import annotations

from bankhalter.edition import Forms, Space

# Articles by gender: nominative, accusative, dative.
ARTICLES = {
    "m": ("der", "den", "dem"),
    "f": ("die", "die", "der"),
    "n": ("das", "das", "dem"),
    "many": ("die", "die", "den"),
}
TO = {"dem": "zum", "der": "zur", "den": "zu den"}  # zu and the article of the dative


def in_sentences(space: Space, language: str) -> dict[str, str]:
    """Return a space as variables: its name, with the article in each case, where it is, how far to go."""
    name = space.name[language]
    if language != "de":
        return _variables(name, (name, name, name), f"on {name}", f"to {name}")
    forms = space.forms
    if forms.gender == "bare":
        return _variables(name, (name, name, name), f"auf {name}", f"bis {name}")
    if forms.gender == "title":
        forms = Forms("n", *(f"Feld „{name}“",) * 3)
    cases = [case or name for case in (forms.nominative, forms.accusative, forms.dative)]
    articles = ARTICLES[forms.gender]
    the, acc, dat = (f"{article} {case}" for article, case in zip(articles, cases, strict=True))
    return _variables(name, (the, acc, dat), f"auf {dat}", f"bis {TO[articles[2]]} {cases[2]}")


def _variables(name: str, cases: tuple[str, str, str], at: str, to: str) -> dict[str, str]:
    keys = ("space", "space-the", "space-acc", "space-dat", "space-at", "space-to")
    return dict(zip(keys, (name, *cases, at, to), strict=True))
