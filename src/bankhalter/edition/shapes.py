"""Shapes: what a single value must look like, from a whole number to a table of tables.

A shape reports what is wrong with a value; most functions here make one. It also tells editors the same as a
JSON Schema, as far as that can say it: nothing is required there, because a file may hold only what differs.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final
from unicodedata import category

from bankhalter.edition.edition import LANGUAGES, MAX_AMOUNT
from bankhalter.edition.problems import Report, dotted, kind_of, shown

MOST_MARKS: Final = 4  # on one letter; no language needs more


class Shape:
    """`shape(report, place, value)` reports what is wrong with a value; `json` is its JSON Schema."""

    __slots__ = ("check", "json")

    def __init__(self, check: Callable[[Report, str, Any], None], json: dict[str, Any]) -> None:
        self.check = check
        self.json = json

    def __call__(self, report: Report, place: str, value: Any) -> None:
        self.check(report, place, value)


_EMOJI: Final = re.compile("p[sv]*(jp[sv]*)*|rr")  # see `_role`
_ID: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")


def find(tree: Any, *path: str) -> Any:
    """The value at the end of this path, or None; no table on the way needs to be one."""
    for key in path:
        tree = tree.get(key) if isinstance(tree, dict) else None
    return tree


def whole(low: int, high: int = MAX_AMOUNT) -> Shape:
    """A whole number in this range."""

    def shape(report: Report, place: str, value: Any) -> None:
        if type(value) is not int:
            report.add(place, "not-whole", found=kind_of(value))
        elif not low <= value <= high:
            report.add(place, "out-of-range", found=shown(value), low=low, high=high)

    return Shape(shape, {"type": "integer", "minimum": low, "maximum": high})


def money(low: int = 1) -> Shape:
    """An amount of money: a whole number in the grain of the currency."""
    number = whole(low)

    def shape(report: Report, place: str, value: Any) -> None:
        number(report, place, value)
        if report.sound(place) and value % report.grain:
            report.add(place, "off-grain", found=value, grain=report.grain)

    return Shape(shape, number.json)


def _flag(report: Report, place: str, value: Any) -> None:
    """True or false."""
    if type(value) is not bool:
        report.add(place, "not-flag", found=kind_of(value))


def text(limit: int, low: int = 1) -> Shape:
    """A printable text of `low` to `limit` characters."""

    def shape(report: Report, place: str, value: Any) -> None:
        if not isinstance(value, str):
            report.add(place, "not-text", found=kind_of(value))
        elif len(value.strip()) < low:
            report.add(place, "empty-text")
        elif len(value) > limit:
            report.add(place, "text-too-long", found=len(value), limit=limit)
        elif not value.replace("\u00a0", " ").isprintable():
            report.add(place, "unprintable")
        elif not value.isascii() and _piled(value):
            report.add(place, "piled-signs", most=MOST_MARKS)

    return Shape(shape, {"type": "string", "minLength": low, "maxLength": limit})


def _piled(value: str) -> bool:
    """Whether marks stand on a letter in a pile, which would run over everything above or below it."""
    pile = 0
    for sign in value:
        pile = pile + 1 if category(sign) in ("Mn", "Me") else 0
        if pile > MOST_MARKS:
            return True
    return False


def one_of(*allowed: str) -> Shape:
    """One of these words."""

    def shape(report: Report, place: str, value: Any) -> None:
        if not isinstance(value, str):
            report.add(place, "not-text", found=kind_of(value))
        elif value not in allowed:
            report.add(place, "not-allowed", found=shown(value), allowed=", ".join(allowed))

    return Shape(shape, {"enum": list(allowed)})


def _ident(report: Report, place: str, value: Any) -> None:
    """An id: a short word that may also be a key."""
    text(40)(report, place, value)
    if report.sound(place) and not _ID.fullmatch(value):
        report.add(place, "bad-key", key=shown(value))


def matching(pattern: str, like: str) -> Shape:
    """A text of this pattern; `like` says it to people."""

    def shape(report: Report, place: str, value: Any) -> None:
        text(80)(report, place, value)
        if report.sound(place) and not re.fullmatch(pattern, value):
            report.add(place, "not-allowed", found=shown(value), allowed=like)

    return Shape(shape, {"type": "string", "pattern": f"^{pattern}$"})


def _emoji(report: Report, place: str, value: Any) -> None:
    """One emoji, as it is typed: with its skin, joined from several, or a flag."""
    if not isinstance(value, str):
        report.add(place, "not-text", found=kind_of(value))
    elif not _EMOJI.fullmatch("".join(map(_role, value[:12])) if len(value) <= 12 else ""):
        report.add(place, "not-emoji")


def _role(sign: str) -> str:
    """What a sign does in an emoji: picture, region, skin, joiner, variant, or nothing."""
    if "\U0001f1e6" <= sign <= "\U0001f1ff":
        return "r"
    if "\U0001f3fb" <= sign <= "\U0001f3ff":
        return "s"
    known = {"\u200d": "j", "\ufe0f": "v"}
    return known.get(sign, "p" if category(sign) == "So" else "x")


def list_of(item: Shape, low: int, high: int, unique: bool = False) -> Shape:
    """A list of `low` to `high` entries of one shape."""

    def shape(report: Report, place: str, value: Any) -> None:
        if not isinstance(value, list):
            report.add(place, "not-list", found=kind_of(value))
        elif not low <= len(value) <= high:
            report.add(place, "list-length", found=len(value), low=low, high=high)
        else:
            for number, one in enumerate(value):
                item(report, f"{place}.{number}", one)
                if unique and one in value[:number]:
                    report.add(f"{place}.{number}", "duplicate-value", value=shown(one))

    return Shape(shape, {"type": "array", "items": item.json, "minItems": low, "maxItems": high})


def table(
    needed: Mapping[str, Shape], optional: Mapping[str, Shape] | None = None, gap: str = "missing"
) -> Shape:
    """A table with exactly these keys; `gap` is the word for one that is missing."""
    known = {**needed, **(optional or {})}

    def shape(report: Report, place: str, value: Any) -> None:
        if not isinstance(value, dict):
            report.add(place, "not-table", found=kind_of(value))
            return
        for key in needed:
            if key not in value:
                report.add(dotted(place, key), gap, **({"language": key} if gap != "missing" else {}))
        for key, item in value.items():
            known.get(key, _UNKNOWN)(report, dotted(place, key), item)

    return Shape(shape, _object(_json(needed), _json(optional or {})))


def _unknown(report: Report, place: str, value: Any) -> None:
    report.add(place, "unknown-key")


_UNKNOWN: Final = Shape(_unknown, {})


def entries(item: Shape, any_key: bool = False) -> Shape:
    """A table whose keys are free (ids), all values of one shape."""

    def shape(report: Report, place: str, value: Any) -> None:
        if not isinstance(value, dict):
            report.add(place, "not-table", found=kind_of(value))
            return
        for key, one in value.items():
            if not any_key and not _ID.fullmatch(key):
                report.add(dotted(place, key), "bad-key", key=shown(key))
            item(report, dotted(place, key), one)

    return Shape(shape, {"type": "object", "additionalProperties": _removable(item.json)})


def tagged(tag: str, shapes: Mapping[str, Shape], word: str) -> Shape:
    """A table whose shape depends on the value of one key."""

    def shape(report: Report, place: str, value: Any) -> None:
        if not isinstance(value, dict):
            report.add(place, "not-table", found=kind_of(value))
        elif tag not in value:
            report.add(dotted(place, tag), "missing")
        elif not isinstance(value[tag], str) or value[tag] not in shapes:
            report.add(dotted(place, tag), word, found=shown(value[tag]))
        else:
            shapes[value[tag]](report, place, value)

    return Shape(shape, {"anyOf": [_of_kind(tag, word, one.json) for word, one in shapes.items()]})


def spoken(limit: int, item: Shape | None = None) -> Shape:
    """A text in German and, unless it is to be read in German there too, in the other languages."""
    said = dict.fromkeys(LANGUAGES, item or text(limit))
    return table({"de": said.pop("de")}, said, gap="no-translation")


def _anything(report: Report, place: str, value: Any) -> None:
    """No condition (the value was checked elsewhere)."""


def _json(shapes: Mapping[str, Shape]) -> dict[str, Any]:
    return {key: shape.json for key, shape in shapes.items()}


def _object(needed: dict[str, Any], optional: dict[str, Any]) -> dict[str, Any]:
    properties = {**needed, **{key: _removable(json) for key, json in optional.items()}}
    return {"type": "object", "properties": properties, "additionalProperties": False}


def _removable(json: dict[str, Any]) -> dict[str, Any]:
    """What may also be `false`, to be without what the base has."""
    return {"anyOf": [json, {"const": False}]}


def _of_kind(tag: str, word: str, json: dict[str, Any]) -> dict[str, Any]:
    """A table of a kind, or the choice among several of it."""
    if "anyOf" in json:
        return {"anyOf": [_of_kind(tag, word, one) for one in json["anyOf"]]}
    return {**json, "properties": {**json["properties"], tag: {"const": word}}}


flag: Final = Shape(_flag, {"type": "boolean"})
ident: Final = Shape(_ident, {"type": "string", "pattern": "^[a-z0-9][a-z0-9_-]{0,39}$"})
emoji: Final = Shape(_emoji, {"type": "string", "minLength": 1, "maxLength": 12})
anything: Final = Shape(_anything, {})
