"""Ask the book: a question in everyday words finds the paragraphs of a booklet, without a network.

Words are read by `question_words`; paragraphs are ranked by BM25. A word that can be read in several ways
counts by its best reading in each paragraph.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import cache

from bankhalter.text.booklet.book import Book, BookEntry
from bankhalter.text.booklet.question_words import SMALL_WORD, HeardWord, QuestionWords, apart, asked

SATURATION, LENGTH = 1.8, 0.3  # BM25's k1 and b
TITLE, HINT, CHAPTER, TEXT, CELL = 1.6, 1.6, 1.0, 0.8, 0.15  # what a word counts, by where it stands
IDEA = 1.2  # what a shared idea counts beside the word itself
PART = 0.6  # what a part of a compound counts
NEAR = 0.7  # what a word counts that was understood by its sound
SMALL = 0.15  # what a small word counts
PAIR = 0.5  # what two words in a row count
OTHERS = 0.3  # what the other readings of a word count beside the best
LONGEST = 300  # letters of a question that are read

Reading = list[tuple[str, float]]  # what a word may mean, and what each meaning counts
Reader = Callable[[HeardWord], Reading]


class Index:
    """All words of a booklet, and where they stand."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.words = QuestionWords(book.edition, book.language)
        self.entries = tuple(book.entries())
        placed = [_placed(entry, part.title, book.language) for part in book.parts for entry in part.entries]
        for texts in placed:
            for text, weight in texts:
                if weight > CELL:
                    self.words.know(text)
        reading = cache(self._reading)  # the same words come again and again
        self.counts = [self._count(texts, reading) for texts in placed]
        lengths = [sum(count.values()) for count in self.counts]
        usual = sum(lengths) / len(lengths)
        self.lengths = [1 - LENGTH + LENGTH * length / usual for length in lengths]
        self.rarity = self._rarity()

    def _count(self, texts: list[tuple[str, float]], reading: Reader) -> dict[str, float]:
        """Return what a paragraph says, weighted by where it says it."""
        found: dict[str, float] = defaultdict(float)
        for text, weight in texts:
            for meanings in self._readings(text, reading):
                for token, share in meanings:
                    found[token] += weight * share
        return found

    def _readings(self, text: str, reading: Reader) -> Iterator[Reading]:
        """Return how each word of a text may be read, and each two words in a row."""
        before = ""
        for word in self.words.read(text):
            if before:
                yield [(f"{before} {word.stem}", PAIR)]
            before = word.stem
            yield reading(word)

    def _reading(self, word: HeardWord) -> Reading:
        """Return a word, its parts, and the ideas it may mean."""
        if word.idea == SMALL_WORD:
            return [(word.stem, SMALL)]
        if word.idea:
            return [(word.idea, 1.0), *((part, PART) for part in word.stem.split())]
        parts = self.words.parts(word.said)
        ideas = self.words.meant(word.stem, parts)
        return [(word.stem, 1.0), *((part, PART) for part in parts), *((idea, IDEA) for idea in ideas)]

    def _rarity(self) -> dict[str, float]:
        """Return how much each word tells: the fewer paragraphs have it, the more."""
        total = len(self.counts)
        spread = Counter(token for count in self.counts for token in count)
        return {token: math.log(1 + (total - n + 0.5) / (n + 0.5)) for token, n in spread.items()}

    def find(self, question: str) -> list[BookEntry]:
        """Return the paragraphs that answer a question, best first."""
        asked_for = question[:LONGEST]
        readings = [*self._readings(asked_for, self._reading), *self._understood(asked_for)]
        scored = [(self._score(at, readings), -at) for at in range(len(self.entries))]
        return [self.entries[-at] for score, at in sorted(scored, reverse=True) if score > 0]

    def _understood(self, question: str) -> Iterator[Reading]:
        """Return how words that nobody knows are read by their sound."""
        for word in self.words.read(apart(question)):
            if word.idea or word.stem in self.words.known:
                continue
            if near := self.words.near(word.said):
                ideas = self.words.meant(near, ())
                yield [(near, NEAR), *((idea, NEAR * IDEA) for idea in ideas)]

    def _score(self, at: int, readings: list[Reading]) -> float:
        """Return how well a paragraph answers: the best reading of each word, and a little of the others."""
        return sum(self._best(at, dict(reading)) for reading in _once(readings))

    def _best(self, at: int, reading: Mapping[str, float]) -> float:
        """Return what one word tells for a paragraph (BM25)."""
        count, long = self.counts[at], SATURATION * self.lengths[at]
        values = [
            share * self.rarity[token] * count[token] * (SATURATION + 1) / (count[token] + long)
            for token, share in reading.items()
            if token in count
        ]
        best = max(values, default=0.0)
        return best + OTHERS * (sum(values) - best)


def _once(readings: list[Reading]) -> list[Reading]:
    """Return each reading once: saying a word twice does not make it weigh more."""
    return [reading for at, reading in enumerate(readings) if reading not in readings[:at]]


def _placed(entry: BookEntry, chapter: str, language: str) -> list[tuple[str, float]]:
    """Return everything by which a paragraph may be found, each with what it counts."""
    cells = " ".join(cell for row in entry.table for cell in row)
    hint = asked(language).hints.get(entry.anchor, "")
    return [(entry.title, TITLE), (chapter, CHAPTER), (entry.text, TEXT), (hint, HINT), (cells, CELL)]


def find(book: Book, question: str) -> list[BookEntry]:
    """Return the paragraphs of a booklet that answer a question, best first."""
    return Index(book).find(question)
