"""What the server answers over HTTP (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from bankhalter.edition.edition import Edition, Token
from bankhalter.server.protocol.framing import Switch
from bankhalter.server.protocol.messages import Step
from bankhalter.server.storage.entries import AnyEntry

Texts = Mapping[str, str]  # by language
Phrases = dict[str, dict[str, str]]  # by language, then by key
NOT_SENT = ("statuses", "tree")  # of an edition: where its values are from, and what it was made of


def edition_answer(edition: Edition) -> dict[str, object]:
    """An edition as the client gets it."""
    return {name: getattr(edition, name) for name in Edition.__slots__ if name not in NOT_SENT}


class ErrorAnswer(Struct, frozen=True):
    """What went wrong: a word for programs, a sentence for people."""

    word: str
    text: str


# The lobby ---------------------------------------------------------------------------------------------


class EditionSummary(Struct, frozen=True):
    """What is needed to choose an edition: its switches as they stand, and what some of them may be."""

    id: str
    name: Texts
    blurb: Texts
    players: tuple[int, int]
    variants: list[str]
    speed: bool
    tokens: tuple[Token, ...]
    switches: dict[str, Switch]
    choices: Mapping[str, tuple[str, ...]]


class BotSummary(Struct, frozen=True):
    """A computer player by its word; `rung` counts up the ladder from 1, 0 for those beside it."""

    bot: str
    name: Texts
    about: Texts
    rung: int


class RoomSummary(Struct, frozen=True):
    """A room in the lobby."""

    code: str
    phase: str
    edition: str
    variant: str
    seats: int
    taken: int
    people: int
    locked: bool
    title: str
    at: int


class OwnLine(Struct, frozen=True):
    """A line of the log that the guest wrote: which room, its version, when, and the entry as it is kept.

    Of a line that cannot be read the entry is its text.
    """

    room: str
    version: int
    at: int
    entry: AnyEntry | str


class OwnReport(Struct, frozen=True):
    """What the guest reported about somebody."""

    room: str
    at: int
    report: str


class OpenedRoom(Struct, frozen=True):
    """A new room: its code, the link for friends, and the promise of its dice."""

    code: str
    link: str
    commit: str


class RoomLink(Struct, frozen=True):
    """The link of a room as others can follow it."""

    link: str


# The booklet -------------------------------------------------------------------------------------------


class BookParagraph(Struct, frozen=True):
    """A paragraph of the booklet; the first row of a table is its head."""

    anchor: str
    title: str
    text: str
    rules: list[str]
    changed: bool
    table: list[list[str]]


class BookChapter(Struct, frozen=True):
    """A chapter of the booklet."""

    id: str
    title: str
    paragraphs: list[BookParagraph]


class Booklet(Struct, frozen=True):
    """A whole booklet; `changed` if the table agreed otherwise, `frames` the paragraph of each question."""

    edition: str
    language: str
    title: str
    changed: bool
    chapters: list[BookChapter]
    frames: dict[str, str]


# Guests ------------------------------------------------------------------------------------------------


class Guest(Struct, frozen=True):
    """Who a browser is."""

    person: str


class Forgotten(Struct, frozen=True):
    """In how many rooms something was taken out."""

    rooms: int


# Finished games ----------------------------------------------------------------------------------------

Standing = tuple[int, int, int]  # cash, wealth, the rent of all deeds together


class Replay(Struct, frozen=True):
    """A finished game step by step, and everybody's standing at each step."""

    players: list[str]
    bots: list[str]
    steps: list[Step]
    course: list[list[Standing]]


class DiceReport(Struct, frozen=True):
    """How the dice fell: faces 1 to 6, totals 2 to 12, doubles, and how far the faces are from even."""

    throws: int
    faces: list[int]
    totals: list[int]
    doubles: int
    chi_square: float
    players: list[str]


class Verdict(Struct, frozen=True, omit_defaults=True):
    """Whether every throw of a record follows from its seed; else at which line it does not, and why."""

    word: str
    proved: bool
    count: int  # throws and draws that were right
    commit: str = ""
    line: int = 0
    said: str = ""
    expected: str = ""
    reason: str = ""
