"""The settings of a print: which sheets, on what paper, how large. All lengths are millimetres."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

SHEETS: Final = ("test", "board", "deeds", "cards", "notes", "figures", "booklet")
PAPERS: Final = {
    "a4": (210.0, 297.0),
    "a3": (297.0, 420.0),
    "a2": (420.0, 594.0),
    "letter": (215.9, 279.4),
}
BOARDS: Final = {
    "tiles": 500.0,
    "a3": 280.0,
    "a2": 400.0,
    "poster": 500.0,
}  # how it is laid out: its usual size
Value = str | float | int | tuple[str, ...]


class BadSetting(ValueError):
    """Settings that cannot be printed; `problems` holds all of them, as (word, details).

    The sentences are the messages `print-problem-<word>`.
    """

    def __init__(self, problems: list[tuple[str, dict[str, str]]]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(f"{word} {details}" for word, details in problems))


@dataclass(frozen=True)
class OneWord:
    """One of a few words."""

    words: tuple[str, ...]

    def read(self, said: str) -> str:
        """Return the word; raise ValueError."""
        if said.casefold() not in self.words:
            raise ValueError
        return said.casefold()

    def details(self) -> dict[str, str]:
        """What the sentence about a wrong value says."""
        return {"all": ", ".join(self.words)}


@dataclass(frozen=True)
class SomeWords(OneWord):
    """Some of a few words, with commas between them."""

    def read(self, said: str) -> Any:
        """Return the words in the order of the table, each once; raise ValueError."""
        wanted = {OneWord.read(self, word.strip()) for word in said.split(",")}
        return tuple(word for word in self.words if word in wanted)


@dataclass(frozen=True)
class Span:
    """A number between two others, in steps."""

    low: float
    high: float
    step: float = 0.1

    def read(self, said: str) -> float | int:
        """Return the number; a comma is a point. Raise ValueError."""
        value = float(said.strip().replace(",", ".").replace("−", "-"))
        if not self.low <= value <= self.high:
            raise ValueError
        steps = round(value / self.step)
        return steps * int(self.step) if self.step >= 1 else round(steps * self.step, 3)

    def details(self) -> dict[str, str]:
        """What the sentence about a wrong value says."""
        return {"low": f"{self.low:g}", "high": f"{self.high:g}"}


KINDS: Final[Mapping[str, OneWord | Span]] = {
    "sheets": SomeWords(SHEETS),
    "paper": OneWord(tuple(PAPERS)),
    "margin": Span(0, 20),
    "ink": OneWord(("full", "sparing")),
    "board": OneWord(tuple(BOARDS)),
    "board_size": Span(0, 1000),
    "corner": Span(0, 200),
    "writing": OneWord(("outwards", "below")),
    "flap": Span(0, 20),
    "duplex": OneWord(("long", "short", "none")),
    "offset_x": Span(-10, 10),
    "offset_y": Span(-10, 10),
    "bleed": Span(0, 5),
    "deed_width": Span(30, 150),
    "deed_height": Span(40, 200),
    "card_width": Span(40, 200),
    "card_height": Span(30, 150),
    "note_width": Span(40, 200),
    "note_height": Span(20, 120),
    "note_sets": Span(0, 20, 1),
    "figure_width": Span(15, 60),
    "figure_height": Span(25, 100),
    "booklet_type": Span(2.4, 5),
}


@dataclass(frozen=True)
class PrintSettings:
    """What is printed and how; docs/printing.md explains every setting.

    >>> PrintSettings.read({"paper": "a3", "offset_x": "0,8"}).offset_x
    0.8
    """

    sheets: tuple[str, ...] = ("test", "board", "deeds", "cards", "figures", "booklet")
    paper: str = "a4"
    margin: float = 5.0  # what the printer leaves white
    ink: str = "full"
    board: str = "tiles"
    board_size: float = 0.0  # 0: as usual for how it is laid out
    corner: float = 0.0  # 0: an eighth of the board
    writing: str = "outwards"
    flap: float = 6.0
    duplex: str = "long"
    offset_x: float = 0.0
    offset_y: float = 0.0
    bleed: float = 2.0
    deed_width: float = 66.0
    deed_height: float = 80.0
    card_width: float = 87.0
    card_height: float = 56.0
    note_width: float = 93.0
    note_height: float = 46.0
    note_sets: int = 0  # 0: as many as may play, and two for the bank
    figure_width: float = 25.0
    figure_height: float = 50.0
    booklet_type: float = 3.0

    @classmethod
    def read(cls, said: Mapping[str, str]) -> PrintSettings:
        """Read settings from words, as they stand in an address or on a command line; raise BadSetting."""
        problems: list[tuple[str, dict[str, str]]] = []
        values: dict[str, Any] = {}
        for name, words in said.items():
            kind = KINDS.get(name.replace("-", "_"))
            if kind is None:
                problems.append(("unknown", {"name": name[:40]}))
                continue
            try:
                values[name.replace("-", "_")] = kind.read(words)
            except (ValueError, OverflowError):
                word = "range" if isinstance(kind, Span) else "choice"
                problems.append((word, {"name": name[:40], "said": words[:40], **kind.details()}))
        if problems:
            raise BadSetting(problems)
        return cls(**values)

    def told(self) -> dict[str, str]:
        """Return what differs from the usual, as words that `read` reads."""
        usual = PrintSettings()
        own = {
            f.name: getattr(self, f.name)
            for f in fields(self)
            if getattr(self, f.name) != getattr(usual, f.name)
        }
        return {name: _written(value) for name, value in own.items()}

    @property
    def size(self) -> float:
        """The size of the board."""
        return self.board_size or BOARDS[self.board]

    @property
    def corner_size(self) -> float:
        """The size of a corner of the board."""
        return self.corner or self.size / 8


def _written(value: Value) -> str:
    if isinstance(value, tuple):
        return ",".join(value)
    return value if isinstance(value, str) else f"{value:g}"
