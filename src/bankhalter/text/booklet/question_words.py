"""How words are understood when the book is asked: endings, compounds, dialect, words that mean the same.

Everything about a language that is not grammar stands in `asked.<language>.toml`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib import resources
from itertools import combinations

from bankhalter.edition import Edition
from bankhalter.text.phrases.fuzzy import fold_words

SHORTEST_PART = 4
SHORTEST_SLIP = 4  # letters of a word that may be a slip of the pen
CLOSE = 0.8  # how alike a slip of the pen must be
LONG = 6  # letters of a stem that is recognised inside a word
REPLACED = 3  # spellings of a dialect in one word
GERMAN = re.compile(r"(?:ern|end|est|em|en|er|es|st|et|te|e|n|(?<!s)s|t)$")
ENGLISH = re.compile(r"(?:ing|ies|ied|ed|es|s|ly|y|e)$")
SHORTEST_STEM = 3
HYPHEN = re.compile(r"(?<=\w)-(?=\w)")
SMALL_WORD = "small"
# Kinds of spaces whose names mean the kind.
NAMED = ("street", "station", "utility", "tax", "draw", "parking")


@dataclass(frozen=True)
class Asked:
    """How people ask in a language: see `asked.de.toml`."""

    stop: str
    prefixes: str
    dialect: list[list[str]]
    same: list[str]
    terms: dict[str, str]
    hints: dict[str, str]


@cache
def asked(language: str) -> Asked:
    """Return how people ask in a language."""
    text = (resources.files(__package__) / f"asked.{language}.toml").read_text("utf-8")
    return Asked(**tomllib.loads(text))


@dataclass(frozen=True)
class HeardWord:
    """A word of a text: as it was said (folded), its stem, and its idea if it is a name, or `small`."""

    said: str
    stem: str
    idea: str = ""


def split(text: str) -> list[str]:
    """Return the folded words of a text; `Tempo-Würfel` is the same word as `Tempowürfel`."""
    return fold_words(HYPHEN.sub("", text))


def apart(text: str) -> str:
    """Return a text whose words with a hyphen are several words."""
    return HYPHEN.sub(" ", text)


def stem(word: str, language: str) -> str:
    """Return a word without its endings, and without the `ge` of a German participle."""
    if language == "en":
        return _cut(ENGLISH, _cut(ENGLISH, word))
    if word.startswith("ge") and len(word) > 5 and word[-1] in "tn":
        word = word[2:]
    return _cut(GERMAN, _cut(GERMAN, word))


def _cut(ending: re.Pattern[str], word: str) -> str:
    """Cut an ending off, if enough is left."""
    short = ending.sub("", word)
    return short if len(short) >= SHORTEST_STEM else word


class QuestionWords:
    """How words are understood in one edition and language."""

    def __init__(self, edition: Edition, language: str) -> None:
        self.language = language
        data = asked(language)
        self.stop = set(split(data.stop))
        self.small = {self._stem(word) for word in self.stop}
        self.prefixes = sorted(split(data.prefixes), key=len, reverse=True)
        self.dialect = [(re.compile(heard), written) for heard, written in data.dialect]
        self.ideas: dict[str, set[str]] = {}
        self.names: list[tuple[list[str], str]] = []
        for number, line in enumerate(data.same):
            self._mean(line, f"#{number}")
        self._learn_terms(edition, data.terms)
        self._learn_names(edition)
        self.names.sort(key=lambda pair: -len(pair[0]))
        self.known = set(self.ideas)
        self.long_ideas = sorted(idea for idea in self.ideas if len(idea) >= LONG)

    def _stem(self, word: str) -> str:
        return stem(word, self.language)

    def _mean(self, line: str, idea: str) -> None:
        """Let every word of a line mean an idea."""
        for word in split(line):
            self.ideas.setdefault(self._stem(word), set()).add(idea)

    def _learn_terms(self, edition: Edition, usual: Mapping[str, str]) -> None:
        """Let the edition's words and the usual ones mean the same thing."""
        for key, line in usual.items():
            term = edition.terms[key][self.language]
            for said in (*line.split(), term.one, term.many, term.dative_many):
                self._learn(said, f"@{key}")

    def _learn_names(self, edition: Edition) -> None:
        """Let the names on the board stand for what they name."""
        for space in edition.spaces:
            if space.kind in NAMED:
                for name in space.name.values():  # in any language: people say what is printed
                    self._learn(name, f"@{space.kind}")

    def _learn(self, said: str, idea: str) -> None:
        """Let one word, or several in a row, mean an idea."""
        words = split(said)
        if len(words) == 1:
            self.ideas.setdefault(self._stem(words[0]), set()).add(idea)
        elif words:
            self.names.append((words, idea))

    def know(self, text: str) -> None:
        """Learn the words of a text, so that compounds and slips of the pen are recognised by them."""
        self.known |= {heard.stem for heard in self.read(text)}

    def read(self, text: str) -> Iterator[HeardWord]:
        """Return the words of a text; a name of the board is one word."""
        words = split(text)
        at = 0
        while at < len(words):
            name, idea = self._name_at(words, at)
            if not words[at].isdigit():
                yield HeardWord(" ".join(name), " ".join(map(self._stem, name)), idea)
            at += len(name)

    def _name_at(self, words: list[str], at: int) -> tuple[list[str], str]:
        """Return the name that begins here with its idea, or the single word."""
        for name, idea in self.names:
            if words[at : at + len(name)] == name:
                return name, idea
        return [words[at]], SMALL_WORD if words[at] in self.stop else ""

    def meant(self, stem: str, parts: Iterable[str]) -> list[str]:
        """Return the ideas a word, or else its parts, may mean."""
        own = self.ideas.get(stem, set())
        return sorted(own or {idea for part in parts for idea in self.ideas.get(part, ())})

    def parts(self, word: str) -> list[str]:
        """Take a compound apart: stems of known words it begins and ends with, or follows a prefix with."""
        if self._stem(word) in self.ideas:
            return []
        found = [self._known(self._without_prefix(word))]
        for cut in range(SHORTEST_PART, len(word) - SHORTEST_PART + 1):
            first, last = word[:cut], word[cut:]
            joints = (first, first.removesuffix("s"), first.removesuffix("n"), first.removesuffix("en"))
            found += [self._known(known) for known in (*joints, last)]
        found += [idea for idea in self.long_ideas if idea in word]
        return [part for part in dict.fromkeys(found) if part and part != self._stem(word)]

    def _known(self, word: str) -> str:
        """Return the stem of a word if it is known and long enough to be a part."""
        stem = self._stem(word)
        fits = len(word) >= SHORTEST_PART and stem in self.known and stem not in self.small
        return stem if fits else ""

    def _without_prefix(self, word: str) -> str:
        """Return `bieten` for `mitbieten`, `mitgeboten` or `mitzubieten`."""
        prefix = next((prefix for prefix in self.prefixes if word.startswith(prefix)), "")
        rest = word.removeprefix(prefix)
        return rest.removeprefix("zu") if prefix else ""

    def near(self, word: str) -> str:
        """Return the stem of the known word that was meant by an unknown one: in dialect, or by a slip."""
        return self._in_dialect(word) or ("" if self.parts(word) else self._slip(word))

    def _in_dialect(self, word: str) -> str:
        """Return what a word of a dialect is called in the book, by its usual differences in sound."""
        for count in range(1, REPLACED + 1):
            for changes in combinations(self.dialect, count):
                written = word
                for heard, there in changes:
                    written = heard.sub(there, written)
                if found := self._known(written):
                    return found
        return ""

    def _slip(self, word: str) -> str:
        """Return the known word that is nearest, if it is near enough."""
        stem = self._stem(word)
        if len(word) < SHORTEST_SLIP:
            return ""
        return next(iter(get_close_matches(stem, sorted(self.known), 1, CLOSE)), "")
