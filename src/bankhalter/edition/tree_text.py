"""An edition's tree as text and back: TOML for people, JSON for programs, and the name its content has.

Both are canonical: whatever order a tree's keys are in, it is written one way, and what was written, read
and written again is the same to the byte. Only the order of cards and groups means something and is kept.
"""

import base64
import hashlib
import json
import math
import re
import tomllib
from collections.abc import Iterator
from typing import Any, Final

from bankhalter.edition.edition import Tree
from bankhalter.edition.problems import EditionError, Report, dotted, kind_of, shown

MAX_BYTES: Final = 64 * 1024
MAX_LINE: Final = 10_000
MAX_DEPTH: Final = 8
LARGEST: Final = 2**63 - 1  # of whole numbers in TOML
WHOLE: Final = "edition"  # the place of what concerns no single part

# fmt: off
_ORDER: Final = (
    "format", "extends", "fresh", "id", "seed", "language", "name", "blurb", "look", "tokens", "box",
    "players", "money", "amounts", "dice", "variants", "rules", "spaces", "groups", "decks", "cards", "terms",
    "sources", "status", "kind", "do", "deck", "group", "to", "steps", "times", "amount", "price", "house",
    "hotel", "mortgage", "rent", "factor", "short", "forms", "text", "gender", "one", "many", "dative_many",
    "nominative", "accusative", "dative", "letter", "colour", "card", "drawn", "emoji", "initials",
    "palette", "middle", "buildings", "station", "utilities", "age", "short_minutes", "currency",
    "finish", "deed_also", "extras", "min",
    "max", "list", "grain", "smallest", "start", "notes", "pattern", "thousands", "de", "en",
)
# fmt: on
_RANK: Final = {key: rank for rank, key in enumerate(_ORDER)}
_SECTIONS: Final = _ORDER[_ORDER.index("box") : _ORDER.index("status") + 1]
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_Path = tuple[str, ...]


# Reading ---------------------------------------------------------------------------------------------


def from_toml(text: str) -> Tree:
    """The tree of a TOML text; raises `EditionError`."""
    return _read(text, parse_toml)


def from_json(text: str) -> Tree:
    """The tree of a JSON text; raises `EditionError`."""
    return _read(text, parse_json)


def _read(text: str, parse: Any) -> Tree:
    report = Report()
    if len(text.encode("utf-8", "replace")) > MAX_BYTES:
        report.add(WHOLE, "too-large", limit=MAX_BYTES)
    tree: Tree = {} if report.problems else parse(text, WHOLE, report)
    if report.problems:
        raise EditionError(tuple(report.problems))
    return tree


def parse_toml(text: str, place: str, report: Report) -> Tree:
    """The tree of a TOML text; what keeps it from being read is reported at this place."""
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MAX_LINE:
            report.add(place, "line-too-long", line=number, limit=MAX_LINE)
            return {}
    try:
        return _checked(tomllib.loads(text), place, report)
    except RecursionError:
        report.add(place, "too-deep", limit=MAX_DEPTH)
    except ValueError as error:
        report.add(place, "syntax", **_syntax(str(error), text))
    return {}


def parse_json(text: str, place: str, report: Report) -> Tree:
    """The tree of a JSON text, in the same way."""
    try:
        return _checked(json.loads(text, parse_constant=_no_number), place, report)
    except RecursionError:
        report.add(place, "too-deep", limit=MAX_DEPTH)
    except json.JSONDecodeError as error:
        report.add(place, "json-syntax", why=error.msg, line=error.lineno, column=error.colno)
    except ValueError as error:  # a number of too many digits, or none at all
        report.add(place, "json-syntax", why=shown(str(error)), line=1, column=1)
    return {}


def _no_number(name: str) -> float:
    raise ValueError(f"{name} is not a number")


def _checked(tree: Any, place: str, report: Report) -> Tree:
    if not isinstance(tree, dict):
        report.add(place, "not-table", found=kind_of(tree))
        return {}
    check_size(tree, report)
    return tree


def _syntax(message: str, text: str) -> dict[str, object]:
    """Why and where tomllib stopped, from its message."""
    found = re.search(r" \(at line (\d+), column (\d+)\)$", message)
    if found:
        why, line, column = message[: found.start()], int(found[1]), int(found[2])
    else:
        why, line, column = message.removesuffix(" (at end of document)"), text.count("\n") + 1, 1
    return {"why": shown(why), "line": line, "column": column}


def check_size(tree: Tree, report: Report) -> None:
    """Report a tree that is too large, or the first place too deep, for the rest to be looked at."""
    weight = 0
    level: list[tuple[_Path, Any]] = [((), tree)]
    for _ in range(MAX_DEPTH):
        below: list[tuple[_Path, Any]] = []
        for path, value in level:
            for key, child in _children(value):
                weight += len(key) + (len(child) if isinstance(child, str) else 1)
                if isinstance(child, (dict, list)):
                    below.append(((*path, key), child))
            if weight > MAX_BYTES:
                report.add(WHOLE, "too-large", limit=MAX_BYTES)
                return
        level = below
    if level:
        report.add(dotted("", *level[0][0]), "too-deep", limit=MAX_DEPTH)


def _children(value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        yield from value.items()
    elif isinstance(value, list):
        yield from ((str(number), one) for number, one in enumerate(value))


# Writing ---------------------------------------------------------------------------------------------


def to_json(tree: Tree) -> str:
    """The tree as readable JSON; raises `EditionError` for what only TOML or only Python can say."""
    return json.dumps(_written(tree), indent=1, ensure_ascii=False) + "\n"


def to_toml(tree: Tree) -> str:
    """The tree as a TOML file; raises `EditionError` for what TOML cannot say."""
    ordered = _written(tree)
    sections = {k: v for k, v in ordered.items() if k in _SECTIONS and isinstance(v, dict) and v}
    lines = [f"{_key(k)} = {_top(v)}" for k, v in ordered.items() if k not in sections]
    for key, table in sections.items():
        lines += _section(key, table)
    return "\n".join(lines).lstrip("\n") + "\n"


def hash_of(tree: Tree) -> str:
    """The name of this content: 26 letters and digits."""
    return base64.b32encode(hashlib.sha256(canonical(tree)).digest()).decode()[:26].lower()


def canonical(tree: Tree) -> bytes:
    """The bytes of this content: what has the same bytes is the same edition."""
    text = json.dumps(_ordered(tree, ()), separators=(",", ":"), ensure_ascii=False, default=repr)
    return text.encode("utf-8", "surrogatepass")


def _section(key: str, table: Tree) -> Iterator[str]:
    """A table under its heading, one line for each entry; decks have a heading each."""
    if key == "cards" and all(isinstance(deck, dict) and deck for deck in table.values()):
        for deck, cards in table.items():
            yield from ("", f"[cards.{_key(deck)}]", *_entries(cards))
    else:
        yield from ("", f"[{key}]", *_entries(table))


def _entries(table: Tree) -> list[str]:
    return [f"{_key(key)} = {inline(value)}" for key, value in table.items()]


def _top(value: Any) -> str:
    """A value above all headings; a list of tables has a line for each."""
    if isinstance(value, list) and any(isinstance(one, dict) for one in value):
        return "\n".join(["[", *(f"    {inline(one)}," for one in value), "]"])
    return inline(value)


def inline(value: Any) -> str:
    """A value on one line of a TOML file."""
    if isinstance(value, dict):
        said = ", ".join(_entries(value))
        return f"{{ {said} }}" if said else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(inline, value))}]"
    return _string(value) if isinstance(value, str) else json.dumps(value)


def _string(text: str) -> str:
    """JSON's way to write a text is TOML's, but for one sign."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _string(key)


def _written(tree: Tree) -> Tree:
    """The tree in its order, once it is known that all of it can be written."""
    report = Report()
    check_size(tree, report)
    if not report.problems:
        _check_writable(tree, (), report)
    if report.problems:
        raise EditionError(tuple(report.problems))
    ordered: Tree = _ordered(tree, ())
    return ordered


def _check_writable(value: Any, path: _Path, report: Report) -> None:
    for key, child in _children(value):
        if not _is_text(key):
            report.add(dotted("", *path, key), "unwritable", found=kind_of(key))
        _check_writable(child, (*path, key), report)
    if not isinstance(value, (dict, list)) and not _is_plain(value):
        report.add(dotted("", *path), "unwritable", found=kind_of(value))


def _is_plain(value: Any) -> bool:
    """Whether JSON and TOML both can say this value."""
    if isinstance(value, str):
        return _is_text(value)
    if isinstance(value, float):
        return math.isfinite(value)
    return isinstance(value, bool) or (isinstance(value, int) and abs(value) <= LARGEST)


def _is_text(text: str) -> bool:
    return not re.search("[\ud800-\udfff]", text)


def _ordered(value: Any, path: _Path) -> Any:
    if isinstance(value, list):
        return [_ordered(one, (*path, "")) for one in value]
    if not isinstance(value, dict):
        return value
    keys = list(value) if _keeps_order(path) else sorted(value, key=_place_of)
    return {key: _ordered(value[key], (*path, key)) for key in keys}


def _keeps_order(path: _Path) -> bool:
    return path == ("groups",) or (len(path) == 2 and path[0] == "cards")


def _place_of(key: str) -> tuple[int, int, str]:
    """Known words as the files have them, then numbers by size, then the rest by the alphabet."""
    number = int(key) if key.isascii() and key.isdecimal() and len(key) < 10 else 10**9
    return _RANK.get(key, len(_RANK)), number, key
