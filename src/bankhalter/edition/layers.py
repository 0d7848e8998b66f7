"""Layers: an edition over the one it extends, merged into one tree, and taken apart again."""

from typing import Any, Final

from bankhalter.edition.edition import Tree
from bankhalter.edition.shapes import find
from bankhalter.edition.tree_text import canonical

META: Final = ("extends", "fresh", "status")  # about the tree, not in the edition
# Who changes the first loses what was inherited of the second: it belonged to the old one.
_BELONGS: Final = (("name", "short"), ("name", "forms"), ("de", "en"), ("many", "dative_many"))
# The same across the edition: how a box shows its buildings, and what is in no other box.
_IN_THE_BOX: Final = (
    (("terms", "house", "de"), ("box", "finish", "house")),
    (("terms", "hotel", "de"), ("box", "finish", "hotel")),
    (("id",), ("box", "currency")),
    (("id",), ("box", "extras")),
)


def merged(layers: list[Tree]) -> Tree:
    """One tree of all layers; each may drop whole parts of those before it (`fresh`)."""
    tree: Tree = {}
    for layer in layers:
        fresh = layer.get("fresh")
        dropped = fresh if isinstance(fresh, list) else ()
        both = _merge({k: v for k, v in tree.items() if k not in dropped}, layer)
        tree = _reboxed(both, layer, _outdated(tree, layer))
    return tree


def _merge(old: Tree, new: Tree) -> Tree:
    """Tables merge, other values replace, and `false` removes what is not itself true or false."""
    tree = {k: v for k, v in old.items() if k not in _stale(old, new)}
    for key, value in new.items():
        before = tree.get(key)
        if isinstance(value, dict):
            tree[key] = _merge(before if isinstance(before, dict) else {}, value)
        elif value is False and before is not None and not isinstance(before, bool):
            del tree[key]
        else:
            tree[key] = value
    return tree


def _stale(old: Tree, new: Tree) -> list[str]:
    return [
        second
        for first, second in _BELONGS
        if first in new and second in old and _says_else(new[first], old.get(first))
    ]


def _outdated(old: Tree, new: Tree) -> list[tuple[str, ...]]:
    """What the box shows of things that are called otherwise now."""
    pairs = [(find(new, *first), find(old, *first), second) for first, second in _IN_THE_BOX]
    return [
        second for here, before, second in pairs if None not in (here, before) and _says_else(here, before)
    ]


def _reboxed(tree: Tree, source: Tree, places: list[tuple[str, ...]]) -> Tree:
    """A tree that says at these places what the source says there, or nothing."""
    for place in places:
        tree = _put(tree, place, find(source, *place))
    return tree


def _put(tree: Tree, place: tuple[str, ...], value: Any) -> Tree:
    """A tree with a value at a place; without one the place is gone, and what is empty then."""
    key, *rest = place
    below = tree.get(key, {}) if rest else value
    if rest and isinstance(below, dict):
        below = _put(below, tuple(rest), value)
    kept = {name: one for name, one in tree.items() if name != key}
    return kept if below is None or below is False or below == {} else {**kept, key: below}


def _says_else(new: Any, old: Any) -> bool:
    """Whether a value changes what was there."""
    both = isinstance(new, dict) and isinstance(old, dict)
    return not _same(_merge(old, new) if both else new, old)


def content(tree: Tree) -> Tree:
    """The edition in a merged tree, without what says how to merge it and where values are from."""
    return {key: value for key, value in tree.items() if key not in META}


def completed(tree: Any) -> Any:
    """A sound tree with every text in every language: what has no English is read in German there too."""
    if isinstance(tree, list):
        return [completed(one) for one in tree]
    if not isinstance(tree, dict):
        return tree
    full = {key: completed(value) for key, value in tree.items()}
    return {**full, "en": full.get("en", _untranslated(full["de"]))} if "de" in full else full


def _untranslated(german: Any) -> Any:
    """A German text or term where an English one is missing; English terms have no gender."""
    return {k: german[k] for k in ("one", "many")} if isinstance(german, dict) else german


# Taking apart ----------------------------------------------------------------------------------------


def difference(tree: Tree, base: Tree) -> Tree:
    """What an own edition's file must say so that it is this tree over that of a built-in edition."""
    whole, under = content(tree), content(base)
    said = _difference(whole, under)
    said = _reboxed(said, whole, _outdated(under, said))
    again = merged([under, said])
    fresh = [key for key in under if not _same(again.get(key), whole.get(key), key)]
    head = {key: whole[key] for key in ("format", "id") if key in whole} | {"extends": base["id"]}
    again = {key: whole[key] for key in fresh if key in whole}
    return (
        head | ({"fresh": fresh} if fresh else {}) | {k: v for k, v in said.items() if k not in fresh} | again
    )


def stand_alone(tree: Tree, base: str) -> Tree:
    """A tree that is the same whatever becomes of its base: it takes nothing from it but its name."""
    return {**content(tree), **({"extends": base, "fresh": sorted(content(tree))} if base else {})}


def _difference(new: Tree, old: Tree) -> Tree:
    said: Tree = {}
    for key, value in new.items():
        before = old.get(key)
        if isinstance(value, dict) and isinstance(before, dict):
            said |= {key: found} if (found := _difference(value, before)) else {}
        elif not _same(value, before):
            said[key] = value
    said |= {key: False for key in old if key not in new}
    for first, second in _BELONGS:
        if first in said:
            said.pop(second, None)
            said |= {second: new[second]} if second in new else {}
    return said


def _same(one: Any, other: Any, part: str = "") -> bool:
    """Whether two values, or two parts of this name, are written the same way; true is not 1."""
    return one == other and canonical({part: one}) == canonical({part: other})
