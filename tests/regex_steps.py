"""How many steps an expression takes on a text: a small matcher that goes back as `re` does, and counts.

`re` itself tells no steps, and seconds tell nothing on a busy machine.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from re import _constants as c  # type: ignore[attr-defined] # isort: skip
from re import _parser  # type: ignore[attr-defined] # isort: skip

Then = Callable[[int], bool]
SINGLE = (c.LITERAL, c.NOT_LITERAL, c.ANY, c.IN)
CATEGORIES: dict[Any, Callable[[str], bool]] = {
    c.CATEGORY_DIGIT: str.isdigit,
    c.CATEGORY_SPACE: str.isspace,
    c.CATEGORY_WORD: lambda letter: letter.isalnum() or letter == "_",
    c.CATEGORY_NOT_DIGIT: lambda letter: not letter.isdigit(),
    c.CATEGORY_NOT_SPACE: lambda letter: not letter.isspace(),
    c.CATEGORY_NOT_WORD: lambda letter: not (letter.isalnum() or letter == "_"),
}


class TooManySteps(Exception):
    """It takes more steps than it may."""


def steps(pattern: str, flags: int, text: str, most: int, anywhere: bool) -> int:
    """Return how many steps it takes to look for an expression in a text, or raise TooManySteps."""
    sys.setrecursionlimit(max(sys.getrecursionlimit(), 100_000))
    matcher = Matcher(text, flags, most)
    nodes = list(_parser.parse(pattern, flags))
    if not anywhere:
        matcher.walk(nodes, 0, 0, lambda end: end == len(text))
        return matcher.count
    for start in range(len(text) + 1):
        if matcher.walk(nodes, 0, start, lambda end: True):
            break
    return matcher.count


class Matcher:
    """One text that is looked at."""

    def __init__(self, text: str, flags: int, most: int) -> None:
        self.text = text.lower() if flags & re.IGNORECASE else text
        self.same = str.lower if flags & re.IGNORECASE else str
        self.most = most
        self.count = 0

    def walk(self, nodes: Sequence[Any], i: int, at: int, then: Then) -> bool:
        """Match the nodes from the i-th on at a place, and then what follows."""
        self.step()
        if i == len(nodes):
            return then(at)
        op, what = nodes[i]

        def rest(end: int) -> bool:
            return self.walk(nodes, i + 1, end, then)

        if op in SINGLE:
            return self.fits(nodes[i], at) and rest(at + 1)
        if op is c.SUBPATTERN:
            return self.walk(list(what[3]), 0, at, rest)
        if op is c.BRANCH:
            return any(self.walk(list(branch), 0, at, rest) for branch in what[1])
        if op in (c.MAX_REPEAT, c.MIN_REPEAT):
            return self.repeat(op is c.MAX_REPEAT, *what, at, rest)
        if op in (c.ASSERT, c.ASSERT_NOT):
            return self.looks(*what, at) == (op is c.ASSERT) and rest(at)
        assert op is c.AT, op
        return self.is_at(what, at) and rest(at)

    def step(self) -> None:
        """Count a step."""
        self.count += 1
        if self.count > self.most:
            raise TooManySteps

    def repeat(self, greedy: bool, least: int, most: int, nodes: Any, at: int, rest: Then) -> bool:
        """Match something again and again, as often as can be or as seldom."""
        body = list(nodes)
        if len(body) == 1 and body[0][0] in SINGLE:
            run = 0
            while run < most and self.fits(body[0], at + run):
                self.step()
                run += 1
            times = range(run, least - 1, -1) if greedy else range(least, run + 1)
            return any(rest(at + count) for count in times)

        def again(count: int, place: int) -> bool:
            def once_more(end: int) -> bool:
                return (end != place or count < least) and again(count + 1, end)

            ways = [lambda: count < most and self.walk(body, 0, place, once_more)]
            ways.append(lambda: count >= least and rest(place))
            return any(way() for way in (ways if greedy else ways[::-1]))

        return again(0, at)

    def looks(self, direction: int, nodes: Any, at: int) -> bool:
        """Look ahead, or back over as many letters as it takes."""
        if direction > 0:
            return self.walk(list(nodes), 0, at, lambda end: True)
        start = at - nodes.getwidth()[0]
        return start >= 0 and self.walk(list(nodes), 0, start, lambda end: end == at)

    def is_at(self, where: Any, at: int) -> bool:
        """Tell whether a place is a beginning, an end or a border of words."""
        if where in (c.AT_BEGINNING, c.AT_BEGINNING_STRING):
            return at == 0
        if where in (c.AT_END, c.AT_END_STRING):
            return at == len(self.text)
        word = CATEGORIES[c.CATEGORY_WORD]
        sides = [0 <= i < len(self.text) and word(self.text[i]) for i in (at - 1, at)]
        return (sides[0] != sides[1]) == (where is c.AT_BOUNDARY)

    def fits(self, node: Any, at: int) -> bool:
        """Tell whether a letter is one of those meant."""
        return at < len(self.text) and self.means(node, self.text[at])

    def means(self, node: Any, letter: str) -> bool:
        op, what = node
        if op in (c.LITERAL, c.NOT_LITERAL):
            return (self.same(chr(what)) == letter) == (op is c.LITERAL)
        if op is c.ANY:
            return letter != "\n"
        if op is c.RANGE:
            return any(what[0] <= ord(same) <= what[1] for same in (letter, letter.upper()))
        if op is c.CATEGORY:
            return CATEGORIES[what](letter)
        inside = [part for part in what if part[0] is not c.NEGATE]
        return any(self.means(part, letter) for part in inside) == (len(inside) == len(what))


def letters(pattern: str, flags: int) -> Iterator[str]:
    """Return letters an expression speaks of itself."""

    def inside(nodes: Any) -> Iterator[str]:
        for node in nodes:
            if isinstance(node, tuple) and len(node) == 2 and node[0] is c.LITERAL:
                yield chr(node[1])
            elif isinstance(node, tuple | list | _parser.SubPattern):
                yield from inside(node)

    yield from inside(_parser.parse(pattern, flags))
