"""Numbers at which things break, and texts and trees in which one number is such a number."""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Iterator
from typing import Any

NUMBER = re.compile(r"-?\d+")
EDGES = (2**7, 2**8, 2**15, 2**16, 2**31, 2**32, 2**53, 2**62, 2**63, 2**64, 10**12, 10**30)
SMALL = (
    -41,
    -40,
    -12,
    -3,
    -2,
    -1,
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    11,
    12,
    13,
    22,
    27,
    28,
    29,
    31,
    39,
    40,
    41,
    63,
    64,
)
WHOLE = (*SMALL, *(sign * edge + by for edge in EDGES for sign in (1, -1) for by in (-1, 0, 1)))
ODD = (True, False, None, 0.5, -0.0, 1e308, -1e-308, float("inf"), float("nan"), "1", "-1", "", [], [0], {})
LONG = "9" * 5_000  # more digits than Python turns into a number
WRITTEN = (
    *(str(number) for number in WHOLE),
    *("", "-", "+1", "-0", "00", "007", "1.0", "0.5", "1e3", "1e999"),
    *("0x10", "0b1", "1_000", "NaN", "Infinity"),
    *("٣", "३", "²", "½", "Ⅷ", "１", "\u22121", "1 1", "1,1", LONG[:25], LONG),
)


def written(luck: random.Random) -> str:
    """A number as somebody may write it, half the time one that a board knows."""
    return str(luck.choice(SMALL)) if luck.random() < 0.5 else luck.choice(WRITTEN)


def in_text(text: str, luck: random.Random) -> str:
    """Return a text with a number of it at a border, now and then two; without one, with one behind it."""
    for _ in range(luck.choice((1, 1, 1, 2))):
        found = list(NUMBER.finditer(text))
        start, end = luck.choice([match.span() for match in found] or [(len(text), len(text))])
        text = text[:start] + written(luck) + text[end:]
    return text


def in_tree(tree: Any, luck: random.Random) -> Any:
    """Return a copy of a tree with one of its numbers, or of the numbers that are keys, at a border."""
    found = copy.deepcopy(tree)
    holder, key = luck.choice(list(numbers_in(found)))
    if isinstance(key, str) and NUMBER.fullmatch(key) and luck.random() < 0.5:
        holder[written(luck)] = holder.pop(key)
    else:
        holder[key] = luck.choice(luck.choice((SMALL, SMALL, WHOLE, ODD)))
    return found


def numbers_in(tree: Any) -> Iterator[tuple[Any, Any]]:
    """Every number of a tree and whatever stands under a number, as what holds it and its place there."""
    if not isinstance(tree, dict | list):
        return
    for key, value in list(tree.items() if isinstance(tree, dict) else enumerate(tree)):
        number = isinstance(value, int | float)
        if number or (isinstance(key, str) and NUMBER.fullmatch(key)):
            yield tree, key
        yield from numbers_in(value)
