"""What the server answers over HTTP (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from bankhalter.edition.edition import Edition, Token, Tree
from bankhalter.game.view import TableView
from bankhalter.server.protocol.framing import Switch
from bankhalter.server.protocol.messages import Options, Step
from bankhalter.server.storage.entries import AnyEntry

Texts = Mapping[str, str]  # by language
Phrases = dict[str, dict[str, str]]  # by language, then by key
LONGEST_FILE = 1_000_000  # characters; the record of a game of four has 50,000
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
    """What is needed to choose an edition: the switches of use in it as they stand, and what some may be."""

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


class OwnEdition(Struct, frozen=True):
    """An edition the guest shared: its whole tree."""

    id: str
    hash: str
    at: int
    tree: Tree


class OwnEditionReport(Struct, frozen=True):
    """What the guest reported about an edition."""

    edition: str
    at: int
    report: str


class OwnSubscription(Struct, frozen=True):
    """A browser of the guest that wants to be called: its address at a push service."""

    endpoint: str
    language: str
    at: int


class OwnBan(Struct, frozen=True):
    """Since when the guest may not play here any more."""

    banned: int


OwnData = OwnBan | OwnLine | OwnReport | OwnEdition | OwnEditionReport | OwnSubscription


class OpenedRoom(Struct, frozen=True):
    """A new room: its code, the link for friends, and the promise of its dice."""

    code: str
    link: str
    commit: str


class PositionWish(Struct, frozen=True):
    """A position as a tree (docs/position.md), by the rules of a room that is to begin in it."""

    options: Options
    position: dict[str, Any]


class PositionNote(Struct, frozen=True):
    """What cannot be in a position: at which seat and square, -1 where at none."""

    word: str
    text: str
    seat: int = -1
    space: int = -1


class PositionCheck(Struct, frozen=True):
    """What a position looks like on the table, and everything that cannot be; what a hotel counts there."""

    problems: list[PositionNote]
    table: TableView
    hotel_level: int


class PositionFile(Struct, frozen=True):
    """A position or a record; of a record so many moves, else all."""

    text: Annotated[str, Meta(max_length=LONGEST_FILE)]
    moves: Annotated[int, Meta(ge=0)] | None = None


class PositionSource(Struct, frozen=True):
    """A position to begin from or to change, and what is played by which rules."""

    edition: str
    variant: str
    switches: dict[str, Switch]
    position: dict[str, Any]


class RoomLink(Struct, frozen=True):
    """The link of a room as others can follow it."""

    link: str


# The workshop ------------------------------------------------------------------------------------------


class EditionSource(Struct, frozen=True):
    """A built-in edition to begin from: its whole tree."""

    id: str
    hash: str
    tree: Tree


class EditionPatch(Struct, frozen=True):
    """A value to put at a place of a tree; null takes out what a draft says there."""

    at: str
    value: Any


class EditionNote(Struct, frozen=True, omit_defaults=True):
    """What is wrong or odd at a place, as a word and a sentence; `fix` where one answer is right."""

    at: str
    reason: str
    text: str
    fix: list[EditionPatch] = []


class CheckWish(Struct, frozen=True):
    """An edition to be looked at: only what differs from its base."""

    tree: Tree


class EditionCheck(Struct, frozen=True):
    """What is to be said about an edition; `hash` names it once nothing is wrong with it."""

    hash: str
    problems: list[EditionNote]
    hints: list[EditionNote]


class SpokenName(Struct, frozen=True, omit_defaults=True):
    """A German name as somebody says it: gender and cases as far as they are known."""

    name: Annotated[str, Meta(max_length=60)]
    gender: Literal["", "m", "f", "n", "many", "bare", "title"] = ""
    nominative: Annotated[str, Meta(max_length=60)] = ""
    accusative: Annotated[str, Meta(max_length=60)] = ""
    dative: Annotated[str, Meta(max_length=60)] = ""


class FormsWish(Struct, frozen=True):
    """Names whose forms are wanted; what is not said about one is guessed, unless `exact`."""

    names: Annotated[list[SpokenName], Meta(max_length=60)]
    exact: bool = False


class FormsGuess(Struct, frozen=True):
    """A name with its forms, whether they are sure, and three sentences that hold it."""

    said: SpokenName
    sure: bool
    sentences: list[str]


class ConvertWish(Struct, frozen=True):
    """An edition's file, to be read or written as another kind."""

    text: str
    source: Literal["toml", "json"]
    target: Literal["toml", "json"]


class ConvertedEdition(Struct, frozen=True):
    """The file as wanted, or why it cannot be read."""

    text: str
    problems: list[EditionNote]


# Paper --------------------------------------------------------------------------------------------------


class PrintWish(Struct, frozen=True):
    """An edition of which sheets are to be looked at; the settings are words, as in an address."""

    tree: Tree
    settings: dict[str, str] = {}


class PrintedSheet(Struct, frozen=True):
    """What a kind of sheet comes to: how many papers, on one or both sides, and its first pages as SVG.

    Pieces of the board lie in so many `columns`; else that is 0.
    """

    sheet: str
    papers: int
    both: bool
    wide: float
    high: float
    columns: int
    pictures: list[str]


class PrintPreview(Struct, frozen=True):
    """The sheets of an edition, the fonts of their pictures as CSS, and the sizes where none is wished.

    `pdf`: this server can make a PDF of them.
    """

    sheets: list[PrintedSheet]
    fonts: str
    usual: dict[str, float]
    pdf: bool


# The probe of an edition -------------------------------------------------------------------------------


class ProbeWish(Struct, frozen=True):
    """An edition to be probed: what is known about it, and with `start` games, if they are needed."""

    tree: Tree
    start: bool = False


class ProbeEffect(Struct, frozen=True):
    """One quantity here and in the base; the difference is between `low` and `high`.

    `part` is median, long (rounds), endless, place (shares of games) or group (rent per price paid);
    `name` is the place in the order of play or the group; `change` is a share of the base.
    """

    part: str
    name: str
    label: str
    here: float
    base: float
    low: float
    high: float
    change: float
    clear: bool


class ProbeFinding(Struct, frozen=True):
    """What cannot be chance, where it comes from, and what would help; `fix` does it."""

    at: str
    reason: str
    text: str
    cause: str
    proposal: str
    fix: list[EditionPatch]


class ProbeResult(Struct, frozen=True):
    """What the changes did; no game was needed if they do not affect play."""

    games: int
    wanted: int
    seats: int
    rounds: int  # a game that takes longer is without end
    endless_below: float
    effects: list[ProbeEffect]
    findings: list[ProbeFinding]


class ProbeState(Struct, frozen=True):
    """How far a probe is; `none`: nobody has asked for it."""

    job: str
    state: Literal["none", "waiting", "running", "stopped", "failed", "done"]
    played: int
    wanted: int
    result: ProbeResult | None = None


# Shared editions ---------------------------------------------------------------------------------------


class EditionUpload(Struct, frozen=True):
    """An edition to be shared: its whole tree, or what differs from the built-in one it extends.

    `trial`: it is only to be played or printed, and does not count as shared.
    """

    tree: Tree
    trial: bool = False


class EditionLink(Struct, frozen=True):
    """A shared edition: rooms take it as `id@hash`, people by the link."""

    id: str
    hash: str
    link: str


class SharedEdition(Struct, frozen=True):
    """A shared edition: `edition` as a table gets it, `tree` as its author wrote it (blocked: nothing)."""

    id: str
    hash: str
    base: str
    blocked: bool
    tree: Tree
    edition: Edition


class EditionComplaint(Struct, frozen=True):
    """Why the operator should look at a shared edition."""

    reason: Annotated[str, Meta(min_length=1, max_length=300)]


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


class MyGameSeat(Struct, frozen=True, omit_defaults=True):
    """A seat of a finished game: `who` is one mark for one person in all games of a guest.

    `luck`: by how much dice and cards raised its chance to win over what was to be expected, as the
    learned value judges positions; not of games that were counted before it was told.
    """

    name: str
    who: str = ""
    mine: bool = False
    bot: str = ""
    face: str = ""
    won: bool = False
    worth: int = 0
    groups: list[str] = []
    luck: float | None = None


class MyGame(Struct, frozen=True):
    """A game of a guest; of one that is not over, or not counted yet, no seats are told."""

    code: str
    phase: str
    at: int
    edition: str
    variant: str
    turns: int
    seats: list[MyGameSeat]


class MyGames(Struct, frozen=True):
    """The newest games of a guest, and how many finished ones are still to be counted."""

    games: list[MyGame]
    uncounted: int


class HandoverCode(Struct, frozen=True):
    """By which code another device fetches what this one left, once and until then."""

    code: str
    until: int


class HandedOver(Struct, frozen=True):
    """What the other device left."""

    text: str


class PushOffer(Struct, frozen=True):
    """The public key by which push services know this server; empty where nobody is called."""

    key: str


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
    """Whether every throw of a record follows from its seed; else at which line it does not, and why.

    `seal` is of everything that stood fast before anybody told their luck, `broken` how many draws were
    broken off before that one.
    """

    word: str
    proved: bool
    count: int  # throws and draws that were right
    commit: str = ""
    line: int = 0
    said: str = ""
    expected: str = ""
    reason: str = ""
    seal: str = ""
    broken: int = 0


class DerivedThrow(Struct, frozen=True, omit_defaults=True):
    """A throw, draw or deal: answer `number` of its stream, one of `of`; `weight` of them from `first` on."""

    seat: int
    turn: int
    stream: str
    number: int
    of: int
    first: int
    weight: int
    said: str


class DiceSteps(Struct, frozen=True, omit_defaults=True):
    """What every throw of a finished game is derived from (docs/protocol.md), to do so by oneself."""

    scheme: str
    game: str
    commit: str
    seed: str
    luck: list[str]
    throws: list[DerivedThrow]
    pledges: list[str] = []
    seal: str = ""
