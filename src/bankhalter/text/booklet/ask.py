"""Ask the book: a question in everyday words finds the paragraphs of a booklet, without a network.

Words are folded and stripped of their endings, compounds are taken apart, words that mean the same are
one idea (`asked.<language>.toml`), and names of the board stand for what they are. Paragraphs are then
ranked by BM25.
"""

from __future__ import annotations

import math
import re
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib import resources

from bankhalter.edition import Edition
from bankhalter.text.booklet.book import Book, BookEntry
from bankhalter.text.phrases.fuzzy import fold_words

SATURATION, LENGTH = 1.8, 0.3  # BM25's k1 and b
TITLE, HINT, CHAPTER, TEXT, CELL = 1.6, 1.6, 1.0, 0.8, 0.15  # what a word counts, by where it stands
IDEA = 1.2  # what a shared idea counts beside the word itself
PART = 0.6  # what a part of a compound counts
SMALL = 0.15  # what a small word counts
PAIR = 0.5  # what two words in a row count
SHORTEST_PART = 4
CLOSE = 0.84  # how alike a slip of the pen must be
GERMAN = re.compile(r"(?:ern|end|est|em|en|er|es|st|et|te|e|n|s|t)$")
ENGLISH = re.compile(r"(?:ing|ies|ied|ed|es|s|ly|y|e)$")
SHORTEST_STEM = 3
HYPHEN = re.compile(r"(?<=\w)-(?=\w)")
SMALL_WORD = "small"
LONGEST = 300  # letters of a question that are read
NAMED = (
    "street",
    "station",
    "utility",
    "tax",
    "draw",
    "parking",
)  # kinds of spaces whose names mean the kind


def split(text: str) -> list[str]:
    """Return the folded words of a text; `Tempo-Würfel` is the same word as `Tempowürfel`."""
    return fold_words(HYPHEN.sub("", text))


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
        self.ideas: dict[str, set[str]] = {}
        self.names: list[tuple[list[str], str]] = []
        for number, line in enumerate(data.same):
            self._mean(line, f"#{number}")
        self._learn_terms(edition, data.terms)
        self._learn_names(edition)
        self.names.sort(key=lambda pair: -len(pair[0]))

    def _mean(self, line: str, idea: str) -> None:
        """Let every word of a line mean an idea."""
        for word in split(line):
            self.ideas.setdefault(stem(word, self.language), set()).add(idea)

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
            self.ideas.setdefault(stem(words[0], self.language), set()).add(idea)
        elif words:
            self.names.append((words, idea))

    def read(self, text: str) -> Iterator[tuple[str, str]]:
        """Return the words of a text, stemmed; each with its idea if it is a name, or marked as small."""
        words = split(text)
        at = 0
        while at < len(words):
            name = next((pair for pair in self.names if words[at : at + len(pair[0])] == pair[0]), None)
            if name is not None:
                yield " ".join(stem(word, self.language) for word in name[0]), name[1]
                at += len(name[0])
                continue
            if not words[at].isdigit():
                yield stem(words[at], self.language), SMALL_WORD if words[at] in self.stop else ""
            at += 1


class Index:
    """All words of a booklet, and where they stand."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.words = QuestionWords(book.edition, book.language)
        self.entries = tuple(book.entries())
        self.known = set(self.words.ideas)
        hints = asked(book.language).hints
        for part in book.parts:
            for entry in part.entries:
                self.known |= {word for word, _ in self.words.read(_everything(entry, part.title, hints))}
        self.counts = [self._count(entry, part.title, hints) for part in book.parts for entry in part.entries]
        self.lengths = [sum(count.values()) for count in self.counts]
        self.rarity = self._rarity()

    def _count(self, entry: BookEntry, chapter: str, hints: Mapping[str, str]) -> dict[str, float]:
        """Return what a paragraph says, weighted by where it says it."""
        found: dict[str, float] = defaultdict(float)
        cells = " ".join(cell for row in entry.table for cell in row)
        for text, weight in (
            (entry.title, TITLE),
            (chapter, CHAPTER),
            (entry.text, TEXT),
            (hints.get(entry.anchor, ""), HINT),
            (cells, CELL),
        ):
            for token, share in self.tokens(text):
                found[token] += weight * share
        return found

    def tokens(self, text: str) -> Iterator[tuple[str, float]]:
        """Return the words and ideas of a text, each with what it counts."""
        before = ""
        for word, name in self.words.read(text):
            if before:
                yield f"{before} {word}", PAIR
            before = word
            if name == SMALL_WORD:
                yield word, SMALL
            elif name:
                yield name, 1.0
                yield from ((part, PART) for part in word.split())
            else:
                yield from self._meanings(word)

    def _meanings(self, word: str) -> Iterator[tuple[str, float]]:
        """Return a word, its parts, and the ideas it may mean."""
        yield word, 1.0
        parts = [] if word in self.words.ideas else self._parts(word)
        yield from ((part, PART) for part in parts)
        yield from ((idea, IDEA) for idea in self._ideas(word, parts))

    def _ideas(self, word: str, parts: Iterable[str]) -> list[str]:
        """Return the ideas a word, or its parts, may mean."""
        own = self.words.ideas.get(word, set())
        return sorted(own or {idea for part in parts for idea in self.words.ideas.get(part, ())})

    def _parts(self, word: str) -> list[str]:
        """Take a compound apart: known words it begins and ends with."""
        found = []
        for cut in range(SHORTEST_PART, len(word) - SHORTEST_PART + 1):
            first, last = word[:cut], word[cut:]
            for known in (first, first.removesuffix("s"), first.removesuffix("n"), first.removesuffix("en")):
                if len(known) >= SHORTEST_PART and stem(known, self.words.language) in self.known:
                    found.append(stem(known, self.words.language))
            if stem(last, self.words.language) in self.known:
                found.append(stem(last, self.words.language))
        return list(dict.fromkeys(found))

    def _rarity(self) -> dict[str, float]:
        """Return how much each word tells: the fewer paragraphs have it, the more."""
        total = len(self.counts)
        spread = Counter(token for count in self.counts for token in count)
        return {token: math.log(1 + (total - n + 0.5) / (n + 0.5)) for token, n in spread.items()}

    def find(self, question: str) -> list[BookEntry]:
        """Return the paragraphs that answer a question, best first."""
        asked_for: dict[str, float] = {}
        for token, share in self._question(question[:LONGEST]):
            asked_for[token] = max(share, asked_for.get(token, 0.0))
        scored = [(self._score(at, asked_for), -at) for at in range(len(self.entries))]
        return [self.entries[-at] for score, at in sorted(scored, reverse=True) if score > 0]

    def _question(self, question: str) -> Iterator[tuple[str, float]]:
        """Return the tokens of a question; a word nobody knows is read as the nearest that is known."""
        for token, share in self.tokens(question):
            yield token, share
            if share == 1.0 and token not in self.known and not self._parts(token):
                for near in get_close_matches(token, sorted(self.known), 1, CLOSE):
                    yield near, share * PART
                    yield from ((idea, share * PART) for idea in self._ideas(near, ()))

    def _score(self, at: int, asked_for: Mapping[str, float]) -> float:
        """Return how well a paragraph answers (BM25)."""
        count = self.counts[at]
        usual = sum(self.lengths) / len(self.lengths)
        long = 1 - LENGTH + LENGTH * self.lengths[at] / usual
        return sum(
            share * self.rarity[token] * count[token] * (SATURATION + 1) / (count[token] + SATURATION * long)
            for token, share in asked_for.items()
            if token in count
        )


def _everything(entry: BookEntry, chapter: str, hints: Mapping[str, str]) -> str:
    """Return all sentences by which a paragraph may be found."""
    return f"{entry.title} {chapter} {entry.text} {hints.get(entry.anchor, '')}"


@dataclass(frozen=True)
class Asked:
    """How people ask in a language: see `asked.de.toml`."""

    stop: str
    same: list[str]
    terms: dict[str, str]
    hints: dict[str, str]


@cache
def asked(language: str) -> Asked:
    """Return how people ask in a language."""
    text = (resources.files(__package__) / f"asked.{language}.toml").read_text("utf-8")
    return Asked(**tomllib.loads(text))


def find(book: Book, question: str) -> list[BookEntry]:
    """Return the paragraphs of a booklet that answer a question, best first."""
    return Index(book).find(question)
