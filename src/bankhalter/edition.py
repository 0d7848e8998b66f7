"""Editions: what is printed on a board, as data.

An edition is one TOML file that may extend another one. `load` gives an `Edition`, `check` gives
every problem of a file with its place. Nothing here knows a rule of the game.

Reading goes through four steps, each a section below: the file and its bases are read and merged;
every value is held against its *shape*; the parts whose shape is right are held against each other
(*relations*); and only a tree without a problem is built into an `Edition`.
"""

import hashlib
import json
import os
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from string import Formatter
from typing import Any, Final

FORMAT: Final = 1
LANGUAGES: Final = ("de", "en")
STATUSES: Final = ("printed", "derived", "ours")  # from the most to the least certain
MAX_BYTES: Final = 256 * 1024
MAX_LINE: Final = 10_000
MAX_DEPTH: Final = 8
MAX_BASES: Final = 8
MAX_AMOUNT: Final = 10**9
MAX_SEATS: Final = 12
MAX_CARDS: Final = 31
MAX_DEEDS: Final = 60
MIN_SPACES: Final = 12
MAX_SPACES: Final = 60
STREET_RENTS: Final = 6

_HOME: Final = Path(__file__).with_name("editions")
_BUILT_IN: Final = ("standard", "deluxe-ch", "azeroth", "warendorf", "schalke")
_META: Final = ("extends", "fresh", "status")

Tree = dict[str, Any]


# --- What an edition is -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Space:
    """One space of the ring; fields that its kind does not have are empty."""

    at: int
    kind: str
    name: Mapping[str, str]
    group: str = ""
    deck: str = ""
    price: int = 0
    house: int = 0
    hotel: int = 0
    mortgage: int = 0
    rent: tuple[int, ...] = ()
    factor: tuple[int, ...] = ()
    amount: int = 0


@dataclass(frozen=True, slots=True)
class Card:
    """One card: the verb `do`, its arguments, and our own text with placeholders."""

    id: str
    deck: str
    do: str
    args: Mapping[str, int | str]
    text: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Term:
    """What the edition calls a thing, with what grammar needs (gender m, f, n, or empty)."""

    one: str
    many: str
    gender: str
    dative_many: str


@dataclass(frozen=True, slots=True)
class Group:
    """A colour group, or the stations, or the utilities."""

    id: str
    name: Mapping[str, str]
    letter: str
    colour: str


@dataclass(frozen=True, slots=True)
class Deck:
    """A pile of cards: the name of its spaces and of one of its cards."""

    id: str
    name: Mapping[str, str]
    card: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Token:
    """A figure a player moves."""

    id: str
    name: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Money:
    """The currency: its grain, what a player starts with, and how a sum is written."""

    grain: int
    smallest: int
    start: int
    notes: tuple[tuple[int, int], ...]
    pattern: Mapping[str, str]
    thousands: str


@dataclass(frozen=True, slots=True)
class Amounts:
    """Sums and stocks that belong to no single space."""

    salary: int
    fine: int
    speed_bonus: int
    houses: int
    hotels: int
    interest_percent: int


@dataclass(frozen=True, slots=True)
class Variant:
    """How a variant departs from the normal game; the defaults are the normal game."""

    deal: int = 0
    deal_paid: bool = False
    hotel_houses: int = 4
    end_bankruptcies: int = 0  # 0: play until one is left
    jail_must_leave: bool = False
    timed: bool = False


@dataclass(frozen=True, slots=True)
class Edition:
    """Everything printed; `digest` names what affects play, `status` says where a value is from."""

    id: str
    seed: str
    language: str
    name: Mapping[str, str]
    blurb: Mapping[str, str]
    players: tuple[int, int]
    money: Money
    amounts: Amounts
    speed: bool
    faces: tuple[str, ...]
    variants: Mapping[str, Variant]
    rules: Mapping[str, object]
    spaces: tuple[Space, ...]
    groups: Mapping[str, Group]
    decks: Mapping[str, Deck]
    cards: tuple[Card, ...]
    terms: Mapping[str, Mapping[str, Term]]
    tokens: tuple[Token, ...]
    sources: Mapping[str, str]
    digest: str
    statuses: Mapping[str, str] = field(repr=False, default_factory=dict)

    def status(self, path: str) -> str:
        """The status of a value such as `spaces.1.rent`; of a table, its least certain one."""
        below = path + "."
        found = [s for at, s in self.statuses.items() if at == path or at.startswith(below)]
        if not found:
            raise KeyError(path)
        return max(found, key=STATUSES.index)


# --- What can be wrong ------------------------------------------------------------------------

REASONS: Final[Mapping[str, str]] = {
    "bad-base": "“{base}” is neither a built-in edition nor a .toml file beside this one.",
    "bad-format": "This program reads format {want}.",
    "bad-key": "“{key}” may hold only lower-case letters, digits, - and _.",
    "bad-pattern": "The pattern must hold {{}} exactly once and no other brace.",
    "bad-placeholder": "The text in “{language}” has the placeholder {found}; allowed: {allowed}.",
    "bad-space-number": "“{key}” is not the plain number of a space.",
    "bad-text-braces": "The text in “{language}” has braces that do not match.",
    "board-size": "A board has {low} to {high} spaces; this one has {found}.",
    "circular-extends": "The file extends itself in the end.",
    "deck-undefined": "There is no deck “{deck}”.",
    "directory": "This is a directory, not a file.",
    "duplicate-letter": "The letter “{letter}” is already that of the group “{other}”.",
    "duplicate-note": "Notes of {value} are listed twice.",
    "duplicate-space": "Space {at} is described twice.",
    "duplicate-token": "There are two tokens with the id “{id}”.",
    "duplicate-value": "“{value}” is listed twice.",
    "empty-deck": "Spaces or cards draw from the deck “{deck}”, but it has no cards.",
    "empty-group": "No space belongs to the group “{group}”.",
    "empty-text": "The text is empty.",
    "few-tokens": "There are {found} tokens for up to {want} players.",
    "go-not-first": "Space 0 must be GO, and no other.",
    "group-mixed": "The group “{group}” holds spaces of different kinds: {kinds}.",
    "group-undefined": "There is no group “{group}”.",
    "inherited-id": "The edition needs an id of its own, not that of the one it extends.",
    "line-too-long": "Line {line} is longer than {limit} characters.",
    "list-length": "The list must have {low} to {high} entries; it has {found}.",
    "min-over-max": "The smallest number of players ({low}) is above the largest ({high}).",
    "missing": "The value is missing.",
    "nearest-missing": "The card looks for a {kind}, but the board has none.",
    "no-jail": "The board needs exactly one jail; it has {found}.",
    "no-normal": "The list of variants must hold “normal”.",
    "no-placeholder": "The text in “{language}” does not say {{{want}}}.",
    "no-status": "The value has no status; add a pattern for it to [status].",
    "no-such-edition": "There is no built-in edition and no file of this name.",
    "no-translation": "The text in “{language}” is missing.",
    "not-a-file": "This is not an ordinary file.",
    "not-allowed": "“{found}” is not one of: {allowed}.",
    "not-flag": "Expected true or false, found {found}.",
    "not-list": "Expected a list, found {found}.",
    "not-table": "Expected a table, found {found}.",
    "not-text": "Expected a text, found {found}.",
    "not-utf8": "The file is not UTF-8 (first at byte {at}).",
    "not-whole": "Expected a whole number, found {found}.",
    "notes-sum": "The notes add up to {found}, but a player starts with {want}.",
    "off-board": "Space {to} is not on this board of {count} spaces.",
    "off-grain": "{found} is not a multiple of the smallest unit {grain}.",
    "only-keepers": "Every card of the deck “{deck}” is kept, so it would run dry.",
    "out-of-range": "{found} is not between {low} and {high}.",
    "rent-count": "A {kind} of this group needs {want} values; there are {found}.",
    "space-missing": "Space {at} is missing.",
    "speed-faces": "A speed die has six faces; without one there are none and no bonus.",
    "syntax": "Not TOML: {why} (line {line}, column {column}).",
    "text-too-long": "The text has {found} characters; at most {limit} fit.",
    "to-jail-without-jail": "This sends players to jail, but there is none.",
    "too-deep": "The file is nested more deeply than {limit} levels.",
    "too-large": "The file is larger than {limit} bytes.",
    "too-many-bases": "The file extends a chain of more than {limit} files.",
    "too-many-deeds": "The board has {found} deeds; at most {limit} are possible.",
    "unknown-base": "There is no edition “{base}” to extend.",
    "unknown-key": "No value of this name is known here.",
    "unknown-kind": "There is no kind “{found}”.",
    "unknown-verb": "No card can “{found}”.",
    "unlisted-variant": "This variant is described but not in the list of variants.",
    "unprintable": "The text holds a character that cannot be shown.",
    "unreadable": "The file cannot be read ({why}).",
    "variant-undefined": "The variant “{variant}” is listed but not described.",
}


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong: where, an English sentence, and the word and arguments to translate it."""

    place: str
    reason: str
    word: str = ""
    args: Mapping[str, object] = field(default_factory=dict, hash=False)


class EditionError(ValueError):
    """An edition cannot be used; `problems` says everything that is wrong with it."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__(problems)
        self.problems = problems

    def __str__(self) -> str:
        return "\n".join(f"{p.place}: {p.reason}" for p in self.problems)


class _Report:
    """Collects problems and remembers which places they touch."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []
        self.grain = 1
        self._touched: set[str] = set()
        self._shaping = True

    def add(self, place: str, word: str, **args: object) -> None:
        self.problems.append(Problem(place, REASONS[word].format(**args), word, args))
        while place and self._shaping:
            self._touched.add(place)
            place = place.rpartition(".")[0]

    def shaped(self) -> None:
        """The shapes are checked: later problems leave a place sound."""
        self._shaping = False

    def sound(self, *places: str) -> bool:
        """Whether nothing is wrong at these places or below them."""
        return self._touched.isdisjoint(places)


# --- Public functions -------------------------------------------------------------------------


def available() -> tuple[str, ...]:
    """The ids of the built-in editions."""
    return _BUILT_IN


def load(id_or_path: str | os.PathLike[str]) -> Edition:
    """The built-in edition of this id, or the edition in this file; raises `EditionError`."""
    edition, problems = _load(_path_of(id_or_path))
    if edition is None:
        raise EditionError(tuple(problems))
    return edition


def check(path: str | os.PathLike[str]) -> list[Problem]:
    """Every problem of the edition in this file (or of this built-in id)."""
    return _load(_path_of(path))[1]


def _path_of(id_or_path: str | os.PathLike[str]) -> Path:
    name = os.fspath(id_or_path)
    return _HOME / f"{name}.toml" if name in _BUILT_IN else Path(name)


def _load(path: Path) -> tuple[Edition | None, list[Problem]]:
    report = _Report()
    layers = _layers(path, report)
    edition = None if report.problems else _judged(layers, report)
    return edition, report.problems


def _judged(layers: list[Tree], report: _Report) -> Edition | None:
    tree = _merged(layers)
    _check_shape(tree, layers, report)
    for relation in _RELATIONS:
        relation(tree, report)
    statuses = _statuses(layers, tree, report)
    return None if report.problems else _build(tree, statuses)


# --- Reading and merging files ----------------------------------------------------------------


def _layers(path: Path, report: _Report) -> list[Tree]:
    """The trees of the file and all its bases, the lowest base first."""
    layers: list[Tree] = []
    seen: set[str] = set()
    here: Path | None = path
    while here is not None:
        layers.insert(0, _parse(_read(here, report), here.name, report))
        if report.problems or _too_far(here, seen, report):
            break
        here = _base(layers[0], here, report)
    return layers


def _too_far(path: Path, seen: set[str], report: _Report) -> bool:
    """Whether this file was among the bases before, or there are too many of them."""
    real = os.path.realpath(path)
    if real in seen:
        report.add("extends", "circular-extends")
    elif len(seen) == MAX_BASES:
        report.add("extends", "too-many-bases", limit=MAX_BASES)
    seen.add(real)
    return bool(report.problems)


def _read(path: Path, report: _Report) -> str:
    place = path.name or str(path)
    try:
        word = _not_readable(path)
        data = b"" if word else _start(path)
    except (OSError, ValueError) as error:
        report.add(place, "unreadable", why=getattr(error, "strerror", None) or str(error))
        return ""
    if word:
        report.add(place, word)
    elif len(data) > MAX_BYTES:
        report.add(place, "too-large", limit=MAX_BYTES)
    return _decoded(data, place, report)


def _start(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(MAX_BYTES + 1)


def _not_readable(path: Path) -> str:
    if path.is_dir():
        return "directory"
    if path.is_file():
        return ""
    return "not-a-file" if path.exists() else "no-such-edition"


def _decoded(data: bytes, place: str, report: _Report) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        report.add(place, "not-utf8", at=error.start)
        return ""


def _parse(text: str, place: str, report: _Report) -> Tree:
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MAX_LINE:
            report.add(place, "line-too-long", line=number, limit=MAX_LINE)
            return {}
    try:
        tree = tomllib.loads(text)
    except RecursionError:
        report.add(place, "too-deep", limit=MAX_DEPTH)
        return {}
    except ValueError as error:
        report.add(place, "syntax", **_syntax(str(error), text))
        return {}
    if _deep(tree):
        report.add(place, "too-deep", limit=MAX_DEPTH)
    return tree


def _syntax(message: str, text: str) -> dict[str, object]:
    """Why and where tomllib stopped, from its message."""
    found = re.search(r" \(at line (\d+), column (\d+)\)$", message)
    if found:
        why, line, column = message[: found.start()], int(found[1]), int(found[2])
    else:
        why, line, column = message.removesuffix(" (at end of document)"), text.count("\n") + 1, 1
    return {"why": _shown(why), "line": line, "column": column}


def _deep(tree: Tree) -> bool:
    level: list[object] = [tree]
    for _ in range(MAX_DEPTH):
        level = [child for value in level for child in _children(value)]
    return bool(level)


def _children(value: object) -> list[object]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []


def _base(tree: Tree, path: Path, report: _Report) -> Path | None:
    """The file this one extends; only built-in editions and neighbours can be bases."""
    base = tree.get("extends")
    if base is None:
        return None
    if base in _BUILT_IN:
        return _HOME / f"{base}.toml"
    if not isinstance(base, str) or not re.fullmatch(r"[\w-][\w.-]{0,80}\.toml", base):
        report.add("extends", "bad-base", base=_shown(base))
        return None
    file = path.with_name(base)
    if not file.is_file():
        report.add("extends", "unknown-base", base=base)
        return None
    return file


def _merged(layers: list[Tree]) -> Tree:
    tree: Tree = {}
    for layer in layers:
        fresh = layer.get("fresh")
        dropped = fresh if isinstance(fresh, list) else ()
        tree = _merge({k: v for k, v in tree.items() if k not in dropped}, layer)
    return tree


def _merge(old: Tree, new: Tree) -> Tree:
    """Tables merge, other values replace, and `false` removes what is not itself true or false."""
    tree = dict(old)
    for key, value in new.items():
        before = tree.get(key)
        if isinstance(value, dict):
            tree[key] = _merge(before if isinstance(before, dict) else {}, value)
        elif value is False and before is not None and not isinstance(before, bool):
            del tree[key]
        else:
            tree[key] = value
    return tree


# --- Status: where a value is from ------------------------------------------------------------


_Rank = tuple[int, int]  # literal segments, all segments
_Patterns = dict[str, list[tuple[_Rank, list[str], str]]]


def _statuses(layers: list[Tree], tree: Tree, report: _Report) -> dict[str, str]:
    """The status of every leaf, by the patterns of the file that defines it."""
    if not report.sound("status"):
        return {}
    tables = [_patterns(layer.get("status", {})) for layer in layers]
    found = {}
    for path in _leaves({k: v for k, v in tree.items() if k not in _META}):
        layer = max(i for i, layer in enumerate(layers) if _defines(layer, path))
        status = _best(tables[layer], path)
        if status:
            found[".".join(path)] = status
        elif report.sound(_place(*path)):
            report.add(_place(*path), "no-status")
    return found


def _patterns(table: dict[str, str]) -> _Patterns:
    """The patterns by their first segment, the most specific first; of equals the later one."""
    found: _Patterns = {}
    for pattern, status in reversed(table.items()):
        parts = pattern.split(".")
        rank = (len(parts) - parts.count("*"), len(parts))
        found.setdefault(parts[0], []).append((rank, parts, status))
    for patterns in found.values():
        patterns.sort(key=lambda entry: entry[0], reverse=True)
    return found


def _best(patterns: _Patterns, path: tuple[str, ...]) -> str:
    """The status of the most specific pattern that matches the beginning of the path."""
    best, status = (-1, -1), ""
    for first in (path[0], "*"):
        for rank, pattern, word in patterns.get(first, ()):
            if rank > best and _matches(pattern, path):
                best, status = rank, word
                break
    return status


def _matches(pattern: list[str], path: tuple[str, ...]) -> bool:
    pairs = zip(pattern, path, strict=False)
    return len(pattern) <= len(path) and all(p in ("*", k) for p, k in pairs)


def _leaves(tree: Tree, above: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    for key, value in tree.items():
        if isinstance(value, dict):
            yield from _leaves(value, (*above, key))
        else:
            yield (*above, key)


def _defines(tree: object, path: tuple[str, ...]) -> bool:
    for key in path:
        if not isinstance(tree, dict) or key not in tree:
            return False
        tree = tree[key]
    return True


# --- Shapes: what a single value must look like -----------------------------------------------

Shape = Callable[[_Report, str, Any], None]
_ID: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")


def _shown(value: object) -> str:
    """A value as a short, printable piece of a sentence."""
    text = value if isinstance(value, str) else _kind(value)
    if type(value) is int:
        text = _number(value)
    if len(text) <= 60 and text.isprintable():
        return text
    return "".join(c if c.isprintable() else "?" for c in text[:60]) + "…" * (len(text) > 60)


def _kind(value: object) -> str:
    names = {bool: "true/false", int: "a number", str: "a text", list: "a list", dict: "a table"}
    return names.get(type(value), f"a {type(value).__name__}")


def _place(*parts: str) -> str:
    return ".".join(_shown(part) for part in parts if part)


def _whole(low: int, high: int = MAX_AMOUNT) -> Shape:
    def shape(report: _Report, place: str, value: Any) -> None:
        if type(value) is not int:
            report.add(place, "not-whole", found=_kind(value))
        elif not low <= value <= high:
            report.add(place, "out-of-range", found=_number(value), low=low, high=high)

    return shape


def _number(value: int) -> str:
    return str(value) if abs(value) <= 10**18 else "a huge number"


def _sum(low: int = 1) -> Shape:
    """An amount of money: a whole number in the grain of the currency."""
    whole = _whole(low)

    def shape(report: _Report, place: str, value: Any) -> None:
        whole(report, place, value)
        if report.sound(place) and value % report.grain:
            report.add(place, "off-grain", found=value, grain=report.grain)

    return shape


def _flag(report: _Report, place: str, value: Any) -> None:
    if type(value) is not bool:
        report.add(place, "not-flag", found=_kind(value))


def _text(limit: int, low: int = 1) -> Shape:
    def shape(report: _Report, place: str, value: Any) -> None:
        if not isinstance(value, str):
            report.add(place, "not-text", found=_kind(value))
        elif len(value.strip()) < low:
            report.add(place, "empty-text")
        elif len(value) > limit:
            report.add(place, "text-too-long", found=len(value), limit=limit)
        elif not value.replace("\u00a0", " ").isprintable():
            report.add(place, "unprintable")

    return shape


def _one_of(*allowed: str) -> Shape:
    def shape(report: _Report, place: str, value: Any) -> None:
        if not isinstance(value, str):
            report.add(place, "not-text", found=_kind(value))
        elif value not in allowed:
            report.add(place, "not-allowed", found=_shown(value), allowed=", ".join(allowed))

    return shape


def _id(report: _Report, place: str, value: Any) -> None:
    _text(40)(report, place, value)
    if report.sound(place) and not _ID.fullmatch(value):
        report.add(place, "bad-key", key=_shown(value))


def _matching(pattern: str, like: str) -> Shape:
    def shape(report: _Report, place: str, value: Any) -> None:
        _text(80)(report, place, value)
        if report.sound(place) and not re.fullmatch(pattern, value):
            report.add(place, "not-allowed", found=_shown(value), allowed=like)

    return shape


def _list(item: Shape, low: int, high: int, unique: bool = False) -> Shape:
    def shape(report: _Report, place: str, value: Any) -> None:
        if not isinstance(value, list):
            report.add(place, "not-list", found=_kind(value))
        elif not low <= len(value) <= high:
            report.add(place, "list-length", found=len(value), low=low, high=high)
        else:
            for number, one in enumerate(value):
                item(report, f"{place}.{number}", one)
                if unique and one in value[:number]:
                    report.add(f"{place}.{number}", "duplicate-value", value=_shown(one))

    return shape


def _table(
    needed: Mapping[str, Shape], optional: Mapping[str, Shape] | None = None, gap: str = "missing"
) -> Shape:
    """A table with exactly these keys; `gap` is the word for one that is missing."""
    known = {**needed, **(optional or {})}

    def shape(report: _Report, place: str, value: Any) -> None:
        if not isinstance(value, dict):
            report.add(place, "not-table", found=_kind(value))
            return
        for key in needed:
            if key not in value:
                report.add(_place(place, key), gap, **({"language": key} if gap != "missing" else {}))
        for key, item in value.items():
            known.get(key, _unknown)(report, _place(place, key), item)

    return shape


def _unknown(report: _Report, place: str, value: Any) -> None:
    report.add(place, "unknown-key")


def _entries(item: Shape, any_key: bool = False) -> Shape:
    """A table whose keys are free (ids), all values of one shape."""

    def shape(report: _Report, place: str, value: Any) -> None:
        if not isinstance(value, dict):
            report.add(place, "not-table", found=_kind(value))
            return
        for key, one in value.items():
            if not any_key and not _ID.fullmatch(key):
                report.add(_place(place, key), "bad-key", key=_shown(key))
            item(report, _place(place, key), one)

    return shape


def _tagged(tag: str, shapes: Mapping[str, Shape], word: str) -> Shape:
    """A table whose shape depends on the value of one key."""

    def shape(report: _Report, place: str, value: Any) -> None:
        if not isinstance(value, dict):
            report.add(place, "not-table", found=_kind(value))
        elif tag not in value:
            report.add(_place(place, tag), "missing")
        elif not isinstance(value[tag], str) or value[tag] not in shapes:
            report.add(_place(place, tag), word, found=_shown(value[tag]))
        else:
            shapes[value[tag]](report, place, value)

    return shape


def _spoken(limit: int, item: Shape | None = None) -> Shape:
    """A text in every language."""
    return _table(dict.fromkeys(LANGUAGES, item or _text(limit)), gap="no-translation")


def _any(report: _Report, place: str, value: Any) -> None:
    """No condition (the value was checked elsewhere)."""


_NAME: Final = _spoken(60)
_DECK: Final = _one_of("a", "b")


def _space_shapes() -> dict[str, Shape]:
    base: dict[str, Shape] = {"kind": _any, "name": _NAME}
    deed = {**base, "group": _id, "price": _sum(), "mortgage": _sum(0)}
    rents, factors = _list(_sum(0), 1, 60), _list(_sum(), 1, 60)
    return {
        **{kind: _table(base) for kind in ("go", "jail", "parking", "to_jail")},
        "draw": _table({**base, "deck": _DECK}),
        "tax": _table({**base, "amount": _sum()}),
        "street": _table({**deed, "house": _sum(), "hotel": _sum(), "rent": rents}),
        "station": _table({**deed, "rent": rents}),
        "utility": _table({**deed, "factor": factors}),
    }


def _card_shapes() -> dict[str, Shape]:
    base: dict[str, Shape] = {"do": _any, "text": _spoken(240)}
    to: dict[str, Shape] = {**base, "to": _whole(0, MAX_SPACES - 1)}
    amount: dict[str, Shape] = {**base, "amount": _sum()}
    kind: dict[str, Shape] = {**base, "kind": _any}
    nearest = {
        "station": _table({**kind, "times": _whole(1, 100)}),
        "utility": _table({**kind, "factor": _sum()}),
    }
    return {
        **{verb: _table(to) for verb in ("advance", "back_to")},
        **{verb: _table(amount) for verb in ("pay", "collect", "pay_each", "collect_each")},
        **{verb: _table(base) for verb in ("jail", "keep")},
        "back": _table({**base, "steps": _whole(1, MAX_SPACES - 1)}),
        "nearest": _tagged("kind", nearest, "unknown-kind"),
        "repairs": _table({**base, "house": _sum(0), "hotel": _sum(0)}),
        "pay_or_draw": _table({**amount, "deck": _DECK}),
    }


def _rule_shapes() -> dict[str, Shape]:
    flags = """double_rent_despite_mortgage count_mortgaged jail_may_skip_throw
        jail_doubles_roll_again debt_trade_guard triple_counts_as_doubles cash_visible
        free_parking_pot double_salary_on_go tournament offers_block banker_may_abstain"""
    return {
        **dict.fromkeys(flags.split(), _flag),
        "rent_demand": _one_of("manual", "auto"),
        "utility_dice": _one_of("anew", "move_throw"),
        "opening_bid": _sum(),
        "building_opening_bid": _one_of("minimum", "lowest_printed"),
        "auction_mode": _one_of("round_robin", "live"),
        "build_window": _one_of("anytime", "between_turns"),
        "hotel_condition": _one_of("street", "group"),
        "mortgage_needs_clear": _one_of("group", "property"),
        "sell_back": _one_of("printed", "paid"),
        "jail_pay_turns": _list(_whole(1, 3), 1, 3, unique=True),
        "bankruptcy_handover": _one_of("liquidate", "as_is"),
        "mr_monopoly_all_owned": _one_of("next_property", "next_rent_due"),
        "tie_break": _one_of("shared", "cash"),
    }


def _variants(report: _Report, place: str, value: Any) -> None:
    """The list of variants, and beside it one table for each."""
    one = _table({}, {
        "deal": _whole(0, 10),
        "deal_paid": _flag,
        "hotel_houses": _whole(1, 4),
        "end_bankruptcies": _whole(0, MAX_SEATS),
        "jail_must_leave": _flag,
        "timed": _flag,
    })  # fmt: skip
    if not isinstance(value, dict):
        report.add(place, "not-table", found=_kind(value))
        return
    _list(_id, 1, 10, unique=True)(report, f"{place}.list", value.get("list"))
    _entries(one)(report, place, {k: v for k, v in value.items() if k != "list"})


def _pattern(report: _Report, place: str, value: Any) -> None:
    _text(20)(report, place, value)
    if report.sound(place) and (value.count("{}"), value.count("{"), value.count("}")) != (1, 1, 1):
        report.add(place, "bad-pattern")


def _note(report: _Report, place: str, value: Any) -> None:
    _list(_any, 2, 2)(report, place, value)
    if report.sound(place):
        _sum()(report, f"{place}.0", value[0])
        _whole(1, 1000)(report, f"{place}.1", value[1])


# fmt: off
TERMS: Final = (
    "house", "hotel", "street", "station", "utility", "property", "deed", "deck_a", "deck_b",
    "card_a", "card_b", "jail_card", "go", "jail", "visiting", "to_jail", "parking",
    "mortgage", "bank", "token", "player", "salary", "fine",
)
# fmt: on


def _top_shapes() -> dict[str, Shape]:
    plain: dict[str, Shape] = {"one": _text(60), "many": _text(60)}
    german = _table({**plain, "gender": _one_of("m", "f", "n")}, {"dative_many": _text(60)})
    term = _table({"de": german, "en": _table(plain)}, gap="no-translation")
    card = _tagged("do", _card_shapes(), "unknown-verb")
    letter, colour = _matching("[A-Z]", "A to Z"), _matching("#[0-9a-f]{6}", "#000000 to #ffffff")
    return {
        "format": _whole(0),
        "id": _id,
        "seed": _text(20),
        "language": _one_of("de", "de-CH"),
        "name": _NAME,
        "blurb": _spoken(240),
        "players": _table({"min": _whole(2, MAX_SEATS), "max": _whole(2, MAX_SEATS)}),
        "money": _table({
            "grain": _whole(1), "smallest": _sum(), "start": _sum(), "notes": _list(_note, 1, 20),
            "pattern": _spoken(20, _pattern), "thousands": _text(1, 0),
        }),
        "amounts": _table({
            "salary": _sum(0), "fine": _sum(), "speed_bonus": _sum(0), "houses": _whole(0, 999),
            "hotels": _whole(0, 999), "interest_percent": _whole(0, 100),
        }),
        "dice": _table({
            "speed": _flag, "faces": _list(_one_of("1", "2", "3", "bus", "mr"), 0, 6),
        }),
        "variants": _variants,
        "rules": _table(_rule_shapes()),
        "spaces": _entries(_tagged("kind", _space_shapes(), "unknown-kind"), any_key=True),
        "groups": _entries(_table({"name": _NAME, "letter": letter, "colour": colour})),
        "decks": _table({}, dict.fromkeys("ab", _table({"name": _NAME, "card": _NAME}))),
        "cards": _table({}, dict.fromkeys("ab", _entries(card))),
        "terms": _table(dict.fromkeys(TERMS, term)),
        "tokens": _list(_table({"id": _id, "name": _NAME}), 1, 40),
        "sources": _entries(_text(400)),
    }  # fmt: skip


_TOP: Final = _table(
    _top_shapes(),
    {"extends": _any, "fresh": _list(_one_of(*_top_shapes()), 0, 30), "status": _any},
)


def _check_shape(tree: Tree, layers: list[Tree], report: _Report) -> None:
    grain = _find(tree, "money", "grain")
    report.grain = grain if type(grain) is int and 0 < grain <= MAX_AMOUNT else 1
    _TOP(report, "", tree)
    if "id" in tree and "id" not in layers[-1]:
        report.add("id", "inherited-id")
    if report.sound("format") and tree["format"] != FORMAT:
        report.add("format", "bad-format", want=FORMAT)
    for layer in layers:
        _entries(_one_of(*STATUSES), any_key=True)(report, "status", layer.get("status", {}))
    report.shaped()


def _find(tree: Any, *path: str) -> Any:
    for key in path:
        tree = tree.get(key) if isinstance(tree, dict) else None
    return tree


# --- Relations: what values must have to do with each other -----------------------------------


def _sound_entries(tree: Tree, report: _Report, *path: str) -> dict[str, Any]:
    """The entries of a table whose shape is right."""
    table = _find(tree, *path)
    entries = table if isinstance(table, dict) else {}
    return {k: v for k, v in entries.items() if report.sound(_place(*path, k))}


def _sound_spaces(tree: Tree, report: _Report) -> dict[int, Tree]:
    spaces = _sound_entries(tree, report, "spaces")
    return {int(key): space for key, space in spaces.items() if _is_number(key)}


def _sound_cards(tree: Tree, report: _Report) -> Iterator[tuple[str, str, Tree]]:
    """Deck, place and table of every card whose shape is right."""
    for deck in "ab":
        for key, card in _sound_entries(tree, report, "cards", deck).items():
            yield deck, _place("cards", deck, key), card


def _is_number(key: str) -> bool:
    return key.isascii() and key.isdecimal() and len(key) <= 3


def _check_ring(tree: Tree, report: _Report) -> None:
    """The spaces are numbered without gap, and there are not too many."""
    spaces = _find(tree, "spaces")
    if not isinstance(spaces, dict):
        return
    if not MIN_SPACES <= len(spaces) <= MAX_SPACES:
        report.add("spaces", "board-size", low=MIN_SPACES, high=MAX_SPACES, found=len(spaces))
    seen: set[int] = set()
    for key in spaces:
        _check_number(key, seen, report)
    for at in range(min(len(spaces), MAX_SPACES)):
        if at not in seen:
            report.add(f"spaces.{at}", "space-missing", at=at)


def _check_number(key: str, seen: set[int], report: _Report) -> None:
    if not _is_number(key):
        report.add(_place("spaces", key), "bad-space-number", key=_shown(key))
    elif int(key) in seen:
        report.add(f"spaces.{key}", "duplicate-space", at=int(key))
    elif str(int(key)) != key:
        report.add(f"spaces.{key}", "bad-space-number", key=key)
    if _is_number(key):
        seen.add(int(key))


def _check_corners(tree: Tree, report: _Report) -> None:
    """GO is first and alone, there is one jail, and there are not too many deeds."""
    if not report.sound("spaces"):
        return
    kinds = {at: space["kind"] for at, space in _sound_spaces(tree, report).items()}
    if [at for at, kind in kinds.items() if kind == "go"] != [0]:
        report.add("spaces.0.kind", "go-not-first")
    deeds = sum(kind in ("street", "station", "utility") for kind in kinds.values())
    if deeds > MAX_DEEDS:
        report.add("spaces", "too-many-deeds", found=deeds, limit=MAX_DEEDS)
    jails = list(kinds.values()).count("jail")
    if jails != 1:
        report.add("spaces", "no-jail", found=jails)
    for at, kind in kinds.items():
        if kind == "to_jail" and not jails:
            report.add(f"spaces.{at}.kind", "to-jail-without-jail")


def _check_groups(tree: Tree, report: _Report) -> None:
    """Every deed has a group, every group has deeds of one kind."""
    members: dict[str, list[str]] = {}
    for at, space in _sound_spaces(tree, report).items():
        if "group" in space:
            members.setdefault(space["group"], []).append(space["kind"])
            if _find(tree, "groups", space["group"]) is None:
                report.add(f"spaces.{at}.group", "group-undefined", group=space["group"])
    letters: dict[str, str] = {}
    for key, group in _sound_entries(tree, report, "groups").items():
        _check_group(key, members.get(key, []), report)
        other = letters.setdefault(group["letter"], key)
        if other != key:
            report.add(f"groups.{key}.letter", "duplicate-letter", letter=group["letter"], other=other)


def _check_group(group: str, kinds: list[str], report: _Report) -> None:
    if not kinds:
        report.add(f"groups.{group}", "empty-group", group=group)
    elif len(set(kinds)) > 1:
        report.add(f"groups.{group}", "group-mixed", group=group, kinds=", ".join(sorted(set(kinds))))


def _check_rents(tree: Tree, report: _Report) -> None:
    """A street has a rent per level, the others a value per deed of the group."""
    if not report.sound("spaces"):
        return
    spaces = _sound_spaces(tree, report)
    for at, space in spaces.items():
        name = "factor" if "factor" in space else "rent"
        size = sum(other.get("group") == space.get("group") for other in spaces.values())
        want = STREET_RENTS if space["kind"] == "street" else size
        if name in space and len(space[name]) != want:
            found = len(space[name])
            report.add(f"spaces.{at}.{name}", "rent-count", kind=space["kind"], want=want, found=found)


def _check_decks(tree: Tree, report: _Report) -> None:
    """What is drawn from exists, is not empty and does not run dry."""
    for deck in "ab":
        cards = _find(tree, "cards", deck)
        if not isinstance(cards, dict):
            continue
        if not _find(tree, "decks", deck):
            report.add(f"cards.{deck}", "deck-undefined", deck=deck)
        if len(cards) > MAX_CARDS:
            report.add(f"cards.{deck}", "list-length", low=0, high=MAX_CARDS, found=len(cards))
        if cards and all(_find(card, "do") == "keep" for card in cards.values()):
            report.add(f"cards.{deck}", "only-keepers", deck=deck)
    for place, deck in _drawn(tree, report):
        if not _find(tree, "cards", deck):
            report.add(place, "empty-deck", deck=deck)


def _drawn(tree: Tree, report: _Report) -> Iterator[tuple[str, str]]:
    """Every place that names a deck to draw from."""
    for at, space in _sound_spaces(tree, report).items():
        if "deck" in space:
            yield f"spaces.{at}.deck", space["deck"]
    for _, place, card in list(_sound_cards(tree, report)):
        if "deck" in card:
            yield f"{place}.deck", card["deck"]


def _check_targets(tree: Tree, report: _Report) -> None:
    """What cards send to is on the board."""
    if not report.sound("spaces"):
        return
    kinds = [space["kind"] for space in _sound_spaces(tree, report).values()]
    for _, place, card in list(_sound_cards(tree, report)):
        for name in ("to", "steps"):
            if name in card and card[name] >= len(kinds):
                report.add(f"{place}.{name}", "off-board", to=card[name], count=len(kinds))
        if "kind" in card and card["kind"] not in kinds:
            report.add(f"{place}.kind", "nearest-missing", kind=card["kind"])


_SAID: Final = {"to": "space", "amount": "amount", "house": "house", "hotel": "hotel"}
_SAYABLE: Final = ("steps", "times", "factor")


def _check_texts(tree: Tree, report: _Report) -> None:
    """A card's text says what it does, with placeholders."""
    for _, place, card in list(_sound_cards(tree, report)):
        needed = [word for name, word in _SAID.items() if name in card]
        allowed = needed + [name for name in _SAYABLE if name in card]
        for language in LANGUAGES:
            _check_text(card["text"][language], language, place, needed, allowed, report)


def _check_text(
    text: str, language: str, place: str, needed: list[str], allowed: list[str], report: _Report
) -> None:
    place = f"{place}.text.{language}"
    try:
        parts = [part[1:] for part in Formatter().parse(text) if part[1] is not None]
    except ValueError:
        report.add(place, "bad-text-braces", language=language)
        return
    for name, spec, conversion in parts:
        if name not in allowed or spec or conversion:
            said = ", ".join(allowed) or "none"
            report.add(place, "bad-placeholder", language=language, found=_shown(name), allowed=said)
    for name in needed:
        if (name, "", None) not in parts:
            report.add(place, "no-placeholder", language=language, want=name)


def _check_money(tree: Tree, report: _Report) -> None:
    """The notes add up to the start money, each listed once."""
    if not report.sound("money"):
        return
    notes = tree["money"]["notes"]
    total = sum(value * count for value, count in notes)
    if total != tree["money"]["start"]:
        report.add("money.notes", "notes-sum", found=total, want=tree["money"]["start"])
    values = [value for value, _ in notes]
    for number, value in enumerate(values):
        if value in values[:number]:
            report.add(f"money.notes.{number}", "duplicate-note", value=value)


def _check_seats(tree: Tree, report: _Report) -> None:
    """There is a token for everyone."""
    if not report.sound("players", "tokens"):
        return
    low, high, tokens = tree["players"]["min"], tree["players"]["max"], tree["tokens"]
    if low > high:
        report.add("players.min", "min-over-max", low=low, high=high)
    if len(tokens) < high:
        report.add("tokens", "few-tokens", found=len(tokens), want=high)
    ids = [token["id"] for token in tokens]
    for number, name in enumerate(ids):
        if name in ids[:number]:
            report.add(f"tokens.{number}.id", "duplicate-token", id=name)


def _check_dice(tree: Tree, report: _Report) -> None:
    """A speed die has six faces; without one there are neither faces nor bonus."""
    if not report.sound("dice", "amounts"):
        return
    faces, bonus = len(tree["dice"]["faces"]), tree["amounts"]["speed_bonus"]
    if faces != 6 if tree["dice"]["speed"] else faces or bonus:
        report.add("dice.faces", "speed-faces")


def _check_variants(tree: Tree, report: _Report) -> None:
    """What is listed is described, what is described is listed."""
    if not report.sound("variants"):
        return
    names = tree["variants"]["list"]
    if "normal" not in names:
        report.add("variants.list", "no-normal")
    for name in names:
        if name not in tree["variants"] and name != "normal":
            report.add("variants.list", "variant-undefined", variant=name)
    for name in tree["variants"].keys() - {"list", *names}:
        report.add(f"variants.{name}", "unlisted-variant")


_RELATIONS: Final[tuple[Callable[[Tree, _Report], None], ...]] = (
    _check_ring,
    _check_corners,
    _check_groups,
    _check_rents,
    _check_decks,
    _check_targets,
    _check_texts,
    _check_money,
    _check_seats,
    _check_dice,
    _check_variants,
)


# --- Building a sound tree into an edition ----------------------------------------------------


def _build(tree: Tree, statuses: Mapping[str, str]) -> Edition:
    return Edition(
        **{key: tree[key] for key in ("id", "seed", "language", "name", "blurb", "sources")},
        players=(tree["players"]["min"], tree["players"]["max"]),
        money=Money(**{**tree["money"], "notes": tuple(map(tuple, tree["money"]["notes"]))}),
        amounts=Amounts(**tree["amounts"]),
        speed=tree["dice"]["speed"],
        faces=tuple(tree["dice"]["faces"]),
        variants={k: Variant(**tree["variants"].get(k, {})) for k in tree["variants"]["list"]},
        rules=_frozen(tree["rules"]),
        spaces=tuple(Space(at, **_frozen(tree["spaces"][str(at)])) for at in range(len(tree["spaces"]))),
        groups={k: Group(k, **group) for k, group in tree["groups"].items()},
        decks={k: Deck(k, **tree["decks"][k]) for k in sorted(tree["decks"])},
        cards=tuple(_card(*card) for card in _cards(tree)),
        terms={k: {lang: _term(t) for lang, t in term.items()} for k, term in tree["terms"].items()},
        tokens=tuple(Token(**token) for token in tree["tokens"]),
        digest=_digest(tree),
        statuses=statuses,
    )


def _frozen(table: Tree) -> Tree:
    return {k: tuple(v) if isinstance(v, list) else v for k, v in table.items()}


def _cards(tree: Tree) -> Iterator[tuple[str, str, Tree]]:
    for deck in sorted(tree["cards"]):
        for key, card in tree["cards"][deck].items():
            yield deck, key, card


def _card(deck: str, key: str, card: Tree) -> Card:
    args = {k: v for k, v in card.items() if k not in ("do", "text")}
    return Card(key, deck, card["do"], args, card["text"])


def _term(term: Tree) -> Term:
    return Term(**{"gender": "", "dative_many": term["many"], **term})


def _digest(tree: Tree) -> str:
    """A short name of everything that affects play; names and texts do not."""
    plays: Tree = {k: tree[k] for k in ("players", "amounts", "dice", "variants", "rules")}
    plays["money"] = {k: tree["money"][k] for k in ("grain", "smallest", "start", "notes")}
    plays["spaces"] = {k: _without(space, "name") for k, space in tree["spaces"].items()}
    plays["cards"] = [[deck, key, _without(card, "text")] for deck, key, card in _cards(tree)]
    canonical = json.dumps(plays, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


def _without(table: Tree, name: str) -> Tree:
    return {k: v for k, v in table.items() if k != name}
