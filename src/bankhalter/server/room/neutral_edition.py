"""An own edition without anybody's words: games that play one which is blocked or deleted go on with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bankhalter import edition as editions
from bankhalter.edition import LANGUAGES, Edition, Tree
from bankhalter.text import plain
from bankhalter.text.speaker import Speaker

ROOT: Final = "standard"  # whose words stand in for those of an edition without a base
BOX_ALONE: Final = ("currency", "extras")  # what only the base's own box shows
# What a card's sentence is filled with: placeholders, which its arguments then fill.
PLACEHOLDERS: Final = {
    **{name: f"{{{name}}}" for name in ("to-space", "amount", "steps", "times", "factor")},
    **{f"{name}-sum": f"{{{name}}}" for name in ("house", "hotel")},
}


def neutral(edition: Edition) -> Edition:
    """Return the edition that plays the same and says nothing its author wrote: Feld 11, Gruppe B.

    What its base says too, stays; so do colours, the drawing of the board and the ids of cards and figures.
    """
    there = editions.load(edition.base or ROOT)
    tree, base = edition.tree, there.tree
    words: Tree = {
        "id": f"{base['id']}-neutral",
        "name": spoken("name"),
        "blurb": spoken("blurb"),
        "seed": base["seed"],
        "sources": {},
        "box": {key: shown for key, shown in base.get("box", {}).items() if key not in BOX_ALONE},
        "terms": base["terms"],
        "money": {**tree["money"], "pattern": pattern(tree, base)},
        "spaces": {
            at: space_of(at, space, base["spaces"].get(at, {})) for at, space in tree["spaces"].items()
        },
        "groups": {key: group_of(group, base["groups"].get(key)) for key, group in tree["groups"].items()},
        "decks": {key: base["decks"].get(key) or deck_of(key) for key in tree["decks"]},
        "cards": {key: cards_of(deck, there) for key, deck in tree["cards"].items()},
        "tokens": [token_of(number, token) for number, token in enumerate(tree["tokens"], 1)],
    }
    content = {**tree, **words}
    return editions.from_tree({**content, "extends": base["id"], "fresh": sorted(content)})


def spoken(word: str, **values: object) -> dict[str, str]:
    """Return a neutral word in every language."""
    return {language: plain(language).say(f"server-neutral-{word}", **values) for language in LANGUAGES}


def space_of(at: str, space: Tree, before: Tree) -> Tree:
    """Return a space by its number, unless its name is that of the base."""
    names = ("name", "short", "forms")
    said = {key: before[key] for key in names if key in before}
    if said != {key: space[key] for key in names if key in space}:
        said = {"name": spoken("space", number=at)}
    return {**{key: value for key, value in space.items() if key not in names}, **said}


def group_of(group: Tree, before: Tree | None) -> Tree:
    """Return a group by its letter, unless its name is that of the base."""
    kept = before is not None and before["name"] == group["name"]
    return group if kept else {**group, "name": spoken("group", letter=group["letter"])}


def deck_of(key: str) -> Tree:
    """Return a deck that the base does not have, by its letter."""
    return {"name": spoken("deck", letter=key.upper()), "card": spoken("card", letter=key.upper())}


def cards_of(deck: Tree, base: Edition) -> Tree:
    """Return cards that say only what they do, in the words of the base."""
    speakers = {language: Speaker(base, language, ()) for language in LANGUAGES}
    return {key: {**card, "text": text_of(card, speakers)} for key, card in deck.items()}


def text_of(card: Tree, speakers: Mapping[str, Speaker]) -> Tree:
    """Return what a card does as its text."""
    word = f"card-says-{card['do'].replace('_', '-')}"
    word += f"-{card['kind']}" if card["do"] == "nearest" else ""
    return {language: speaker.say(word, **PLACEHOLDERS) for language, speaker in speakers.items()}


def token_of(number: int, token: Tree) -> Tree:
    """Return a figure by its number."""
    return {**token, "name": spoken("figure", number=str(number))}


def pattern(tree: Tree, base: Tree) -> Tree:
    """Return how sums are written: as the base does, or the bare number."""
    own: Tree = tree["money"]["pattern"]
    return own if own == base["money"]["pattern"] else dict.fromkeys(LANGUAGES, "{}")
