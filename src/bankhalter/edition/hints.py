"""Hints: what can be played but was perhaps not meant; never a reason to refuse an edition."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final

from bankhalter.edition.colours import alike, lost_on
from bankhalter.edition.edition import PALETTES, Edition, Tree
from bankhalter.edition.grammar import guess_forms, named
from bankhalter.edition.layers import content, merged
from bankhalter.edition.problems import Problem, Report, dotted
from bankhalter.edition.relations import sound_entries, sound_spaces
from bankhalter.edition.schema import check_shape
from bankhalter.edition.shapes import find
from bankhalter.edition.toml_files import available, layers_of

HINTS: Final[Mapping[str, str]] = {
    "borrowed-id": "“{id}” is the id of a built-in edition; one of its own is told apart more easily.",
    "colour-of-tile": "On the board this colour is hardly seen: the squares have nearly the same.",
    "colours-alike": "This colour is easily taken for that of the group “{other}”.",
    "colours-alike-deutan": "Who sees little green takes this colour for that of the group “{other}”.",
    "colours-alike-protan": "Who sees little red takes this colour for that of the group “{other}”.",
    "colours-alike-tritan": "Who sees little blue takes this colour for that of the group “{other}”.",
    "lone-street": "A group of one street is complete as soon as the street is bought.",
    "long-name": "The name is too long for its square; a short one beside it would fit.",
    "mortgage-off": "The mortgage is {found}; usual is half the price, {want}.",
    "no-english": "Texts without English: {count}. There the German ones are shown.",
    "no-forms": "In sentences this name is quoted; with its article it would be “{guess}”.",
    "prices-high": "Measured by the starting money the prices are {percent} % of those in “{base}”.",
    "prices-low": "Measured by the starting money the prices are only {percent} % of those in “{base}”.",
    "rent-falls": "The rent falls from {before} to {found}, though there is more to pay for.",
    "rents-high": "Measured by the prices the rents are {percent} % of those in “{base}”.",
    "rents-low": "Measured by the prices the rents are only {percent} % of those in “{base}”.",
    "same-name": "Space {other} has the same name.",
    "unused-deck": "No space and no card draws from the deck “{deck}”.",
}
FAR: Final = (50, 200)  # per cent of the base beyond which prices are far from it
MOST_GROUPS: Final = 26  # as many as there are letters for them
LINE: Final = 13  # signs of a name in one line of a square …
LINES: Final = 4  # … and how many lines there are

Change = tuple[str, Any]  # a place of the tree and its new value; None takes what is there out of the file


@dataclass(frozen=True, slots=True)
class Hint(Problem):
    """Something to look at again; `fix` is what to change if there is one right answer."""

    fix: tuple[Change, ...] = ()


class _Sheet:
    """A merged tree, the parts of it whose shape is right, and the hints about them."""

    def __init__(self, tree: Tree, base: str = "") -> None:
        report = Report()
        check_shape(tree, [tree], report)
        self.tree = tree
        self.base = base  # the built-in edition that it extends, if there is one
        self.report = report
        self.spaces = sound_spaces(tree, report)
        self.groups = sound_entries(tree, report, "groups")
        self.hints: list[Hint] = []

    def add(self, place: str, word: str, fix: tuple[Change, ...] = (), **args: object) -> None:
        self.hints.append(Hint(place, HINTS[word].format(**args), word, args, fix))


def hints(edition: Edition | Tree) -> list[Hint]:
    """What may be looked at again in an edition, or in a merged tree with whatever is wrong in it.

    What its base has as well is not told: nobody changed it.
    """
    tree, base = (edition.tree, edition.base) if isinstance(edition, Edition) else _with_base(edition)
    sheet = _Sheet(content(tree), base)
    for look in _LOOKS:
        look(sheet)
    if base:
        _far_from_base(sheet, base)
    known = _known(base) if base else set()
    return [hint for hint in sheet.hints if _key(hint) not in known]


def _with_base(tree: Tree) -> tuple[Tree, str]:
    base = tree.get("extends")
    return tree, base if isinstance(base, str) and base in available() else ""


@lru_cache
def _base_tree(base: str) -> Tree:
    return content(merged(layers_of({"extends": base}, Report())))


@lru_cache
def _known(base: str) -> set[tuple[str, str, str]]:
    """The hints about a built-in edition."""
    return {_key(hint) for hint in hints(_base_tree(base))}


def _key(hint: Hint) -> tuple[str, str, str]:
    return hint.place, hint.word, repr(hint.args)


# Prices ----------------------------------------------------------------------------------------------


def _falling_rents(sheet: _Sheet) -> None:
    for at, space in sheet.spaces.items():
        for key in ("rent", "factor"):
            values = space.get(key, [])
            for number, (before, value) in enumerate(pairwise(values), 1):
                if value < before:
                    place, fix = f"spaces.{at}.{key}", _as_usual(sheet, at, key, number)
                    sheet.add(f"{place}.{number}", "rent-falls", fix, found=value, before=before)


def _as_usual(sheet: _Sheet, at: int, key: str, number: int) -> tuple[Change, ...]:
    """The list with the base's sum at one place, if that sum alone was changed and made the rent fall."""
    values: list[int] = sheet.spaces[at][key]
    usual = find(_base_tree(sheet.base), "spaces", str(at), key) if sheet.base else None
    if not isinstance(usual, list) or len(usual) != len(values):
        return ()
    mended = [*values[:number], usual[number], *values[number + 1 :]]
    rises = all(low <= high for low, high in pairwise(mended[number - 1 : number + 2]))
    return ((f"spaces.{at}.{key}", mended),) if rises and values[number - 1] == usual[number - 1] else ()


def _odd_mortgages(sheet: _Sheet) -> None:
    for at, space in sheet.spaces.items():
        if "mortgage" not in space:
            continue
        want = half(space["price"], sheet.report.grain)
        if abs(space["mortgage"] - space["price"] / 2) >= sheet.report.grain:
            place = f"spaces.{at}.mortgage"
            sheet.add(place, "mortgage-off", ((place, want),), found=space["mortgage"], want=want)


def half(price: int, grain: int) -> int:
    """Half a price, in whole units of the currency."""
    return price // (2 * grain) * grain


def _far_from_base(sheet: _Sheet, base: str) -> None:
    """Prices against the starting money, and rents against prices, as parts of those of the base."""
    under = _Sheet(_base_tree(base))
    for word, share in (("prices", _price_share), ("rents", _rent_share)):
        own, usual = share(sheet), share(under)
        if own is None or not usual:
            continue
        percent = round(100 * own / usual)
        if not FAR[0] <= percent <= FAR[1]:
            way = "low" if percent < FAR[0] else "high"
            sheet.add("spaces", f"{word}-{way}", percent=percent, base=base)


def _price_share(sheet: _Sheet) -> float | None:
    """The mean price of a deed in parts of the starting money."""
    prices = [space["price"] for space in sheet.spaces.values() if "price" in space]
    if not prices or not sheet.report.sound("money"):
        return None
    return float(sum(prices) / len(prices) / sheet.tree["money"]["start"])


def _rent_share(sheet: _Sheet) -> float | None:
    """All rents in parts of all prices."""
    deeds = [space for space in sheet.spaces.values() if "rent" in space]
    return sum(sum(deed["rent"]) for deed in deeds) / sum(deed["price"] for deed in deeds) if deeds else None


# Names -----------------------------------------------------------------------------------------------


def _long_names(sheet: _Sheet) -> None:
    for at, space in sheet.spaces.items():
        key = "short" if "short" in space else "name"
        for language, name in space[key].items():
            if not _fits(name):
                sheet.add(f"spaces.{at}.{key}.{language}", "long-name")


def _fits(name: str) -> bool:
    """Whether a name probably goes into the lines of a square; compounds may be parted once."""
    words = name.replace("-", "- ").split()
    rows, room = 1, LINE
    for word in words:
        if len(word) > 2 * LINE:
            return False
        if len(word) >= room and room < LINE:
            rows, room = rows + 1, LINE
        rows, room = (rows + 1, 2 * LINE - len(word)) if len(word) > room else (rows, room - len(word) - 1)
    return rows <= LINES


def _twins(sheet: _Sheet) -> None:
    first: dict[str, int] = {}
    for at, space in sorted(sheet.spaces.items()):
        name = space["name"]["de"].casefold()
        if space["kind"] != "draw" and first.setdefault(name, at) != at:
            sheet.add(f"spaces.{at}.name.de", "same-name", other=first[name])


def _unspoken(sheet: _Sheet) -> None:
    for at, space in sheet.spaces.items():
        guess = guess_forms(space["name"]["de"])
        if "forms" not in space and guess.sure and guess.forms.gender != "title":
            place = f"spaces.{at}.forms"
            said = {k: v for k in guess.forms.__slots__ if (v := getattr(guess.forms, k))}
            name = named(space["name"]["de"], guess.forms)
            sheet.add(place, "no-forms", ((place, said),), guess=name)


def _untranslated(sheet: _Sheet) -> None:
    for part, value in sheet.tree.items():
        missing = sum(1 for _ in _german_only(value))
        if missing and sheet.report.sound(dotted("", part)):
            sheet.add(part, "no-english", count=missing)


def _german_only(value: Any) -> Iterator[Any]:
    if isinstance(value, dict) and "de" in value and "en" not in value:
        yield value
    children = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for child in children:
        yield from _german_only(child)


def _borrowed_id(sheet: _Sheet) -> None:
    name = sheet.tree.get("id")
    if sheet.report.sound("id") and name in available() and sheet.tree != _base_tree(name):
        sheet.add("id", "borrowed-id", id=name)


# Groups and decks --------------------------------------------------------------------------------------


def _street_groups(sheet: _Sheet) -> Counter[str]:
    return Counter(space["group"] for space in sheet.spaces.values() if space["kind"] == "street")


def _colours(sheet: _Sheet) -> None:
    streets = _street_groups(sheet)
    colours = {key: group["colour"] for key, group in sheet.groups.items() if key in streets}
    for one, other, sight in alike(colours) if len(colours) <= MOST_GROUPS else ():
        word = "colours-alike" if sight == "all" else f"colours-alike-{sight}"
        pair = {"colour": colours[other], "than": colours[one]}
        sheet.add(f"groups.{other}.colour", word, other=sheet.groups[one]["name"]["de"], **pair)
    palette = find(sheet.tree, "look", "palette")
    for key, colour in colours.items():
        if lost_on(colour, palette if palette in PALETTES else "neutral"):
            sheet.add(f"groups.{key}.colour", "colour-of-tile")


def _lone_streets(sheet: _Sheet) -> None:
    for group, count in _street_groups(sheet).items():
        if count == 1 and group in sheet.groups:
            sheet.add(f"groups.{group}", "lone-street")


def _unused_decks(sheet: _Sheet) -> None:
    drawn = {space["deck"] for space in sheet.spaces.values() if "deck" in space}
    for deck in "ab":
        cards = sound_entries(sheet.tree, sheet.report, "cards", deck)
        drawn |= {card["deck"] for card in cards.values() if "deck" in card}
    for deck in "ab":
        if find(sheet.tree, "cards", deck) and deck not in drawn and sheet.report.sound("spaces"):
            sheet.add(f"cards.{deck}", "unused-deck", deck=deck)


_LOOKS: Final[tuple[Callable[[_Sheet], None], ...]] = (
    _falling_rents,
    _odd_mortgages,
    _long_names,
    _twins,
    _unspoken,
    _untranslated,
    _borrowed_id,
    _colours,
    _lone_streets,
    _unused_decks,
)
