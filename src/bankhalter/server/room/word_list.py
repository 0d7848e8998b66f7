"""The operator's list of words that nobody may bring to a table: in names, talk and titles."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path
from typing import Final

from bankhalter.server.room.commands import look

COMMENT: Final = "#"
LONGEST: Final = 10_000  # lines
NEVER: Final = re.compile(r"(?!)")


class WordList:
    """Whole words, whatever their case or letters that look alike; `*` stands for any letters at an end."""

    def __init__(self, lines: list[str]) -> None:
        said = [line.partition(COMMENT)[0].strip() for line in lines[:LONGEST]]
        words = [pattern_of(bare(word)) for word in said if word.strip("*")]
        self.pattern = re.compile(rf"(?<!\w)(?:{'|'.join(words)})(?!\w)") if words else NEVER

    @classmethod
    def of_file(cls, file: Path | None) -> WordList:
        """Read a list, a word or a few in a row on each line; without a file nothing is unwanted."""
        return cls(file.read_text(encoding="utf-8").splitlines() if file else [])

    def forbids(self, *texts: str) -> bool:
        """Whether one of the texts has an unwanted word in it."""
        return any(self.pattern.search(bare(text)) for text in texts)


def bare(text: str) -> str:
    """Return what a text looks like, without signs nobody sees."""
    return look("".join(sign for sign in text if unicodedata.category(sign) != "Cf"))


def pattern_of(word: str) -> str:
    """Return a pattern for a word; linear, whatever the list and the text."""
    inner = r"\s+".join(map(re.escape, word.strip("*").split()))
    return (r"\w*" if word.startswith("*") else "") + inner + (r"\w*" if word.endswith("*") else "")
