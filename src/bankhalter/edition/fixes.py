"""Fixes: for a problem that has exactly one right answer, the change of the tree that mends it."""

import re
from collections.abc import Callable
from typing import Any, Final

from bankhalter.edition.edition import Tree
from bankhalter.edition.hints import Change, Hint, half
from bankhalter.edition.problems import Problem
from bankhalter.edition.schema import FORMAT
from bankhalter.edition.shapes import find

Fix = tuple[Change, ...]


def fix_of(problem: Problem, tree: Tree) -> Fix:
    """What to change in the file so that this problem of its merged tree is gone, if there is one answer.

    A change is a place and its new value; None takes what the file says there out of it.
    """
    if isinstance(problem, Hint):
        return problem.fix
    make = _FIXES.get(problem.word)
    return make(problem, tree) if make else ()


def value_at(tree: Any, place: str) -> Any:
    """The value at a place of a tree, or None."""
    for key in place.split("."):
        if isinstance(tree, list) and key.isascii() and key.isdecimal() and int(key) < len(tree):
            tree = tree[int(key)]
        else:
            tree = tree.get(key) if isinstance(tree, dict) else None
    return tree


def _in_place(problem: Problem, tree: Tree, value: Any) -> Fix:
    """A new value there; a list is written whole, because a file cannot say one entry of it."""
    above, _, key = problem.place.rpartition(".")
    found = value_at(tree, above) if above else None
    if not isinstance(found, list):
        return ((problem.place, value),)
    entries = [value if str(number) == key else one for number, one in enumerate(found)]
    return _in_place(Problem(above, ""), tree, [one for one in entries if one is not None])


def _away(problem: Problem, tree: Tree) -> Fix:
    return _in_place(problem, tree, None)


def _rounded(problem: Problem, tree: Tree) -> Fix:
    """The nearest sum there is in this currency."""
    grain, found = find(tree, "money", "grain"), value_at(tree, problem.place)
    return _in_place(problem, tree, max(1, (found + grain // 2) // grain) * grain)


def _printable(problem: Problem, tree: Tree) -> Fix:
    text = value_at(tree, problem.place)
    kept = "".join(sign for sign in text if sign.isprintable() or sign == "\u00a0").strip()
    return _in_place(problem, tree, kept) if kept else ()


def _number(problem: Problem, tree: Tree) -> Fix:
    """A number that was written as a text, or with a point."""
    found = value_at(tree, problem.place)
    if isinstance(found, str) and re.fullmatch(r" *[0-9]{1,9} *", found):
        return _in_place(problem, tree, int(found))
    whole = isinstance(found, float) and found.is_integer() and abs(found) < 10**9
    return _in_place(problem, tree, int(found)) if whole else ()


def _spelled(problem: Problem, tree: Tree) -> Fix:
    """A colour or a letter in the wrong case."""
    found = str(value_at(tree, problem.place))
    if problem.place.endswith(".colour") and re.fullmatch("#?[0-9a-fA-F]{6}", found):
        return _in_place(problem, tree, "#" + found.removeprefix("#").lower())
    if problem.place.endswith(".letter") and re.fullmatch("[a-z]", found):
        return _in_place(problem, tree, found.upper())
    return ()


def _missing(problem: Problem, tree: Tree) -> Fix:
    """A mortgage is half the price."""
    above, _, key = problem.place.rpartition(".")
    price, grain = value_at(tree, f"{above}.price"), find(tree, "money", "grain")
    if key != "mortgage" or type(price) is not int or type(grain) is not int or grain < 1 or price < 0:
        return ()
    return ((problem.place, half(price, grain)),)


def _notes(problem: Problem, tree: Tree) -> Fix:
    """The starting money in the notes there are, as few as possible but one of each where it can be."""
    start, notes = tree["money"]["start"], tree["money"]["notes"]
    values = sorted({value for value, _ in notes}, reverse=True)
    counts = dict.fromkeys(values, 0)
    for value in reversed(values):
        counts[value] = int(sum(values[values.index(value) :]) <= start)
    rest = start - sum(value * count for value, count in counts.items())
    for value in values:
        counts[value] += rest // value
        rest %= value
    fits = not rest and max(counts.values()) <= 1000
    return (("money.notes", [[value, count] for value, count in counts.items() if count]),) if fits else ()


def _swapped(problem: Problem, tree: Tree) -> Fix:
    return (("players.min", tree["players"]["max"]), ("players.max", tree["players"]["min"]))


def _faces(problem: Problem, tree: Tree) -> Fix:
    """Without a speed die there are no faces and no bonus."""
    return () if tree["dice"]["speed"] else (("dice.faces", []), ("amounts.speed_bonus", 0))


def _normal(problem: Problem, tree: Tree) -> Fix:
    return (("variants.list", ["normal", *tree["variants"]["list"]]),)


_FIXES: Final[dict[str, Callable[[Problem, Tree], Fix]]] = {
    "bad-format": lambda problem, tree: (("format", FORMAT),),
    "duplicate-value": _away,
    "min-over-max": _swapped,
    "missing": _missing,
    "no-normal": _normal,
    "not-allowed": _spelled,
    "not-whole": _number,
    "notes-sum": _notes,
    "off-grain": _rounded,
    "speed-faces": _faces,
    "unknown-key": _away,
    "unprintable": _printable,
}
