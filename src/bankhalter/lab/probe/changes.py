"""Changes: where an edition differs from its base in what affects play, sorted by what that is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from bankhalter.edition import Edition, Tree
from bankhalter.edition.fixes import value_at

# What changes are called, the ones that move a game most first.
PARTS: Final = (
    "start",
    "salary",
    "rents",
    "prices",
    "buildings",
    "rules",
    "cards",
    "amounts",
    "dice",
    "board",
)
_MEASURED: Final = PARTS[:5]  # whose numbers together say how much more or less it is
_AMOUNTS: Final = {"money.start": "start", "money.notes": "start", "amounts.salary": "salary"}
_OF_A_SPACE: Final = {
    "rent": "rents",
    "factor": "rents",
    "price": "prices",
    "house": "buildings",
    "hotel": "buildings",
}
_OF_A_TABLE: Final = {
    "players": "rules",
    "variants": "rules",
    "rules": "rules",
    "amounts": "amounts",
    "money": "amounts",
    "dice": "dice",
    "cards": "cards",
    "spaces": "board",
}
_WORDS: Final = ("name", "short", "forms", "text", "pattern", "thousands")  # nothing that is played


@dataclass(frozen=True)
class TreeChange:
    """What differs of one part, and of which groups or decks it is the part (`of`).

    `places` are where in the tree; `percent` is what the numbers there are of the base's, 0 if unknown.
    """

    part: str
    of: tuple[str, ...]
    places: tuple[str, ...]
    percent: int


def changes(edition: Edition, base: Edition) -> tuple[TreeChange, ...]:
    """Return everything that affects play and differs, what moves a game most first."""
    found: dict[tuple[str, str], list[str]] = {}
    for place in _places(edition.tree, base.tree):
        key = _kind(place, edition.tree)
        if key is not None:
            found.setdefault(key, []).append(place)
    ordered = sorted(found, key=lambda key: PARTS.index(key[0]))
    return tuple(_change(part, (of,) if of else (), found[part, of], edition, base) for part, of in ordered)


def by_part(every: tuple[TreeChange, ...], edition: Edition, base: Edition) -> tuple[TreeChange, ...]:
    """Return the changes of all groups and decks together."""
    alike = {part: [one for one in every if one.part == part] for part in PARTS}
    return tuple(
        _change(part, sum((c.of for c in found), ()), [at for c in found for at in c.places], edition, base)
        for part, found in alike.items()
        if found
    )


def _change(part: str, of: tuple[str, ...], places: list[str], edition: Edition, base: Edition) -> TreeChange:
    percent = percentage(places, edition.tree, base.tree) if part in _MEASURED else 0
    return TreeChange(part, of, tuple(places), percent)


def percentage(places: list[str], tree: Tree, base: Tree) -> int:
    """Return what the numbers at these places are of the base's, in per cent; 0 if there are none."""
    both = [[_numbers(value_at(one, place)) for one in (tree, base)] for place in places]
    alike = [(here, there) for here, there in both if len(here) == len(there)]
    before = sum(sum(there) for _, there in alike)
    return round(100 * sum(sum(here) for here, _ in alike) / before) if before else 0


def _numbers(value: Any) -> list[int]:
    """A number or a list of them; anything else is none."""
    values = value if isinstance(value, list) else [value]
    return values if all(type(one) is int for one in values) else []


def _places(new: Any, old: Any, at: str = "") -> Iterator[str]:
    """The places of two trees that differ; a list is one value."""
    if isinstance(new, dict) and isinstance(old, dict):
        for key in {**old, **new}:
            if key not in _WORDS:
                yield from _places(new.get(key), old.get(key), f"{at}.{key}" if at else key)
    elif new != old:
        yield at


def _kind(place: str, tree: Tree) -> tuple[str, str] | None:
    """What a place is about, and of which group or deck; None if it does not affect play."""
    table, _, rest = place.partition(".")
    if place in _AMOUNTS:
        return _AMOUNTS[place], ""
    if table == "cards":
        return "cards", rest.partition(".")[0]
    at, _, field = rest.partition(".")
    if table == "spaces" and field in _OF_A_SPACE:
        return _OF_A_SPACE[field], str(value_at(tree, f"spaces.{at}.group") or "")
    return (_OF_A_TABLE[table], "") if table in _OF_A_TABLE else None
