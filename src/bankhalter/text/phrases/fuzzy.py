"""Forgiving reading: umlauts, prefixes, single words of a name, and small slips of the pen."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Hashable, Iterable, Sequence
from difflib import SequenceMatcher
from functools import lru_cache
from typing import TypeVar

T = TypeVar("T", bound=Hashable)

CLOSE = 0.78  # how alike two words must be for a slip of the pen
ALIKE = 0.6  # … for a suggestion
TWO_LETTERS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


class Sorry(Exception):
    """Something that cannot be done; `key` and `args` name the sentence that says why."""

    def __init__(self, key: str, **args: object) -> None:
        self.key = key
        self.args_of = args
        super().__init__(key)


class Unclear(Exception):
    """A word that means nothing here, or too much: `found` are the candidates or the nearest."""

    def __init__(self, said: str, found: Sequence[object], several: bool) -> None:
        self.said = said
        self.found = list(found)
        self.several = several
        super().__init__(said)


@lru_cache(4096)
def fold(text: str) -> str:
    """Return what counts of a word: `Münchner`, `Muenchner` and `munchner` are the same."""
    plain = unicodedata.normalize("NFC", text).casefold().translate(TWO_LETTERS)
    plain = "".join(c for c in unicodedata.normalize("NFKD", plain) if c.isalnum())
    return re.sub("([aou])e", r"\1", plain)


def fold_words(text: str) -> list[str]:
    """Return the folded words of a text."""
    return [word for word in map(fold, re.split(r"[^\w]+|_", text)) if word]


def near(said: str, word: str) -> float:
    """Return how alike two folded words are, 0 to 1."""
    return SequenceMatcher(None, said[:60], word[:60], autojunk=False).ratio()


def find(said: str, names: Iterable[tuple[str, T]]) -> T:
    """Return the one thing meant by a word; raise Unclear with the candidates or the nearest."""
    pairs = [(fold(name), fold_words(name), thing) for name, thing in names]
    wanted, words = fold(said), fold_words(said)
    if not wanted:
        raise Unclear(said, [], False)
    for found in (
        [t for name, _, t in pairs if name == wanted],
        [t for name, _, t in pairs if name.startswith(wanted)],
        [t for _, parts, t in pairs if in_order(words, parts)],
        [t for name, _, t in pairs if len(wanted) > 2 and wanted in name],
    ):
        things = list(dict.fromkeys(found))
        if len(things) == 1:
            return things[0]
        if things:
            raise Unclear(said, things, True)
    return closest(said, [(name, t) for name, _, t in pairs])


def in_order(words: list[str], parts: list[str]) -> bool:
    """Tell whether every word begins a part of the name, in this order."""
    rest = iter(parts)
    return all(any(part.startswith(word) for part in rest) for word in words)


def closest(said: str, pairs: Sequence[tuple[str, T]]) -> T:
    """Return the thing whose name is nearest, if it is near enough and no other is as near."""
    wanted = fold(said)
    best: dict[T, float] = {}
    for name, thing in pairs:
        best[thing] = max(best.get(thing, 0.0), near(wanted, name))
    ranked = sorted(best, key=lambda thing: -best[thing])
    if ranked and len(wanted) > 3 and best[ranked[0]] >= CLOSE:
        if len(ranked) == 1 or best[ranked[1]] < best[ranked[0]] - 0.05:
            return ranked[0]
    raise Unclear(said, [thing for thing in ranked[:3] if best[thing] >= ALIKE], False)


def amount(text: str) -> int | None:
    """Read a sum of money however it is written: 1500, 1.500, 1'000, M 100, Fr. 1'000.–, 50g."""
    found = re.fullmatch(r"\D{0,6}?(\d{1,3}(?:[.,'’ ]\d{3})+|\d{1,15})\D{0,6}", text.strip(), re.ASCII)
    if found is None or re.search(r"#|[-−]\s*\d|[^\W\d_]{3}", text):
        return None
    return int(re.sub(r"\D", "", found[1]))
