"""Reading an edition: the file and the bases it extends, or a tree and the built-in ones, as layers."""

import os
import re
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from bankhalter.edition.edition import Tree
from bankhalter.edition.problems import Report, kind_of, shown
from bankhalter.edition.tree_text import MAX_BYTES, WHOLE, check_size, parse_json, parse_toml

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
        parse = parse_json if here.suffix == ".json" else parse_toml
        layers.insert(0, parse(_read(here, report), here.name, report))
        if report.problems or _too_far(here, seen, report):
            break
        here = _base(layers[0], here, report)
    return layers


def layers_of(tree: Any, report: Report) -> list[Tree]:
    """A tree and the built-in editions it extends; no file is looked for beside it."""
    if not isinstance(tree, dict):
        report.add(WHOLE, "not-table", found=kind_of(tree))
        return []
    check_size(tree, report)
    base = tree.get("extends")
    if isinstance(base, str) and base in _BUILT_IN:
        return [*_built_in_layers(base), tree]
    if base is not None:
        _no_base(base, report)
    return [tree]


@lru_cache
def _built_in_layers(name: str) -> tuple[Tree, ...]:
    return tuple(read_layers(path_of(name), Report()))


@lru_cache
def drawings() -> dict[str, Tree]:
    """The names of all figures that are drawn, by `edition-figure`."""
    figures = {name: _built_in_layers(name)[-1].get("tokens", []) for name in _BUILT_IN}
    return {f"{name}-{token['id']}": token["name"] for name, tokens in figures.items() for token in tokens}


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


def _base(tree: Tree, path: Path, report: Report) -> Path | None:
    """The file this one extends; only built-in editions and neighbours can be bases."""
    base = tree.get("extends")
    if base is None:
        return None
    if isinstance(base, str) and base in _BUILT_IN:
        return path_of(base)
    if _is_neighbour(base) and path.with_name(base).is_file():
        return path.with_name(base)
    _no_base(base, report)
    return None


def _is_neighbour(base: object) -> bool:
    return isinstance(base, str) and re.fullmatch(r"[\w-][\w.-]{0,80}\.toml", base) is not None


def _no_base(base: object, report: Report) -> None:
    report.add("extends", "unknown-base" if _is_neighbour(base) else "bad-base", base=shown(base))
