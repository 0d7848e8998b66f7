"""Status: where every value of an edition is from (printed, derived, or ours)."""

from collections.abc import Iterator

from bankhalter.edition.edition import Tree
from bankhalter.edition.layers import content
from bankhalter.edition.problems import Report, dotted

_Rank = tuple[int, int]  # literal segments, all segments
_Patterns = dict[str, list[tuple[_Rank, list[str], str]]]


def statuses_of(layers: list[Tree], tree: Tree, report: Report) -> dict[str, str]:
    """The status of every leaf, by the patterns of the file that defines it.

    A file that inherits a value may still say of it, by its whole path, what its own book does; all that
    a file without a word about it holds is ours.
    """
    if not report.sound("status"):
        return {}
    tables = [_patterns(layer.get("status", {"*": "ours"})) for layer in layers]
    found = {}
    for path in _leaves(content(tree)):
        layer = max(i for i, layer in enumerate(layers) if _defines(layer, path))
        status = _said_later(layers[layer + 1 :], ".".join(path)) or _best(tables[layer], path)
        if status:
            found[".".join(path)] = status
        elif report.sound(dotted("", *path)):
            report.add(dotted("", *path), "no-status")
    return found


def _said_later(layers: list[Tree], path: str) -> str:
    """What the last of these files says of a value it inherits, or nothing."""
    return next((layer["status"][path] for layer in reversed(layers) if path in layer.get("status", {})), "")


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
