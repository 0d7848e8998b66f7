"""Reading an edition: the file and the bases it extends, each a tree, merged into one."""

import os
import re
import tomllib
from pathlib import Path
from typing import Final

from bankhalter.edition.edition import Tree
from bankhalter.edition.problems import Report, shown

MAX_BYTES: Final = 256 * 1024
MAX_LINE: Final = 10_000
MAX_DEPTH: Final = 8
MAX_BASES: Final = 8

_HOME: Final = Path(__file__).parent.with_name("editions")
_BUILT_IN: Final = ("standard", "deluxe-ch", "azeroth", "warendorf", "schalke")


def available() -> tuple[str, ...]:
    """The ids of the built-in editions."""
    return _BUILT_IN


def path_of(id_or_path: str | os.PathLike[str]) -> Path:
    """The file of a built-in edition, or the path as it was given."""
    name = os.fspath(id_or_path)
    return _HOME / f"{name}.toml" if name in _BUILT_IN else Path(name)


def read_layers(path: Path, report: Report) -> list[Tree]:
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


def _too_far(path: Path, seen: set[str], report: Report) -> bool:
    """Whether this file was among the bases before, or there are too many of them."""
    real = os.path.realpath(path)
    if real in seen:
        report.add("extends", "circular-extends")
    elif len(seen) == MAX_BASES:
        report.add("extends", "too-many-bases", limit=MAX_BASES)
    seen.add(real)
    return bool(report.problems)


def _read(path: Path, report: Report) -> str:
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


def _decoded(data: bytes, place: str, report: Report) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        report.add(place, "not-utf8", at=error.start)
        return ""


def _parse(text: str, place: str, report: Report) -> Tree:
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
    return {"why": shown(why), "line": line, "column": column}


def _deep(tree: Tree) -> bool:
    level: list[object] = [tree]
    for _ in range(MAX_DEPTH):
        level = [child for value in level for child in _children(value)]
    return bool(level)


def _children(value: object) -> list[object]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []


def _base(tree: Tree, path: Path, report: Report) -> Path | None:
    """The file this one extends; only built-in editions and neighbours can be bases."""
    base = tree.get("extends")
    if base is None:
        return None
    if base in _BUILT_IN:
        return _HOME / f"{base}.toml"
    if not isinstance(base, str) or not re.fullmatch(r"[\w-][\w.-]{0,80}\.toml", base):
        report.add("extends", "bad-base", base=shown(base))
        return None
    file = path.with_name(base)
    if not file.is_file():
        report.add("extends", "unknown-base", base=base)
        return None
    return file


def merged(layers: list[Tree]) -> Tree:
    """One tree of all layers; each may drop whole parts of those before it (`fresh`)."""
    tree: Tree = {}
    for layer in layers:
        fresh = layer.get("fresh")
        dropped = fresh if isinstance(fresh, list) else ()
        kept = {k: v for k, v in tree.items() if k not in dropped}
        tree = _merge(_without_old_forms(kept, layer), layer)
    return tree


def _without_old_forms(tree: Tree, layer: Tree) -> Tree:
    """A space with a new name has lost the forms of the old one."""
    old, new = tree.get("spaces"), layer.get("spaces")
    if not isinstance(old, dict) or not isinstance(new, dict):
        return tree
    named = {key for key, space in new.items() if isinstance(space, dict) and "name" in space}
    spaces = {key: _without_forms(space) if key in named else space for key, space in old.items()}
    return {**tree, "spaces": spaces}


def _without_forms(space: object) -> object:
    return {k: v for k, v in space.items() if k != "forms"} if isinstance(space, dict) else space


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
