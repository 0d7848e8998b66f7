"""What the server answers over HTTP about chances: analyses, watched games, puzzles (docs/protocol.md)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from bankhalter.analysis.game_analysis import GameAnalysis
from bankhalter.analysis.outlook import Outlook
from bankhalter.game.view import View


class AccountWords(Struct, frozen=True):
    """How lucky a player was, and what was given away: about somebody, and said to that very person."""

    text: str
    you: str


class AnalysisWords(Struct, frozen=True):
    """An analysis in words, each list in the order of its figures."""

    accounts: list[AccountWords]
    mistakes: list[str]
    throws: list[str]
    method: str


class AnalysisState(Struct, frozen=True, omit_defaults=True):
    """How far the analysis of a finished game is; `none`: nobody has asked for it."""

    state: Literal["none", "waiting", "running", "stopped", "failed", "done"]
    share: float
    found: GameAnalysis | None = None
    words: AnalysisWords | None = None


class LiveChances(Struct, frozen=True):
    """The chances in a running game so far, turn by turn."""

    players: list[str]
    curve: list[Outlook]


class PuzzleLine(Struct, frozen=True):
    """A puzzle of the collection; `grade` is 1 easy, 2 medium, 3 hard."""

    id: str
    edition: str
    grade: int


class PuzzleSet(Struct, frozen=True):
    """All puzzles, and the name of that of the day."""

    daily: str
    puzzles: list[PuzzleLine]


class PuzzleTask(Struct, frozen=True):
    """A position as the one in `seat` sees it, what is asked, and what there is to choose."""

    id: str
    edition: str
    grade: int
    seat: int
    table: View
    heading: str
    question: str
    options: list[str]


class PuzzleChoice(Struct, frozen=True):
    """How often an option wins, and what speaks for it (the best one) or against it."""

    chance: float
    why: str


class PuzzleJudged(Struct, frozen=True):
    """Whether a choice was right, which option is best, and that in words."""

    right: bool
    best: int
    text: str
    options: list[PuzzleChoice]
    method: str
