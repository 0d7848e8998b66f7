"""Puzzles: positions of real games with one clearly best move, graded, in every edition.

The collection is made by `benchmarks/puzzles.py`, which also checks it anew; how is told in docs/analysis.md.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from importlib.resources import files
from typing import Any

from bankhalter.analysis.choices import Candidate, choices
from bankhalter.analysis.reasons import Reason, reason
from bankhalter.game import position
from bankhalter.game.game import Game
from bankhalter.game.game_setup import set_up
from bankhalter.game.record import changed_rules

FORMAT = 1
GRADES = (1, 2, 3)  # easy: everybody of the ladder who is asked finds it; hard: the strategist does not
STRIDE = 17  # from one day to the next, so that editions and grades change


class NoPuzzle(KeyError):
    """There is no puzzle of that name."""


@dataclass(frozen=True)
class PuzzleOption:
    """Something to do, as it stands in a record, and how often it won when it was played on."""

    say: tuple[str, ...]
    chance: float


@dataclass(frozen=True)
class Puzzle:
    """A position, what was said since its turn began, and what to choose among.

    The best option is ahead of the next by `lead`, with a standard error of `error`; so often were all
    played on: `games`.
    """

    id: str
    edition: str
    grade: int
    seat: int
    position: Mapping[str, Any]
    said: tuple[str, ...]
    options: tuple[PuzzleOption, ...]
    lead: float
    error: float
    games: int

    @property
    def best(self) -> int:
        """The number of the best option."""
        return max(range(len(self.options)), key=lambda i: self.options[i].chance)

    def game(self) -> Game:
        """Return a new game at the question; it can be played on."""
        at = position.read(json.dumps(self.position))
        setup = set_up(at.edition, len(at.players), **changed_rules(at.edition, at.rules))
        game = Game.of(setup, at.players, at.state)
        game.bots = at.bots
        for line in self.said:
            game.push(line)
        return game

    def candidates(self, game: Game) -> list[Candidate]:
        """Return the options as they lead on from the question, in their order."""
        found = {written(game, one): one for one in choices(game.state, self.seat)}
        return [found[option.say] for option in self.options]

    def answer(self, number: int) -> PuzzleAnswer:
        """Judge a choice; the reasons are told against each option that is not the best."""
        ways = self.candidates(self.game())
        best = ways[self.best].state
        rivals = [i for i in self.ranked() if i != self.best]
        reasons = [
            reason(self.seat, best, (ways[rivals[0]] if i == self.best else way).state)
            for i, way in enumerate(ways)
        ]
        return PuzzleAnswer(number == self.best, self.best, tuple(reasons))

    def ranked(self) -> list[int]:
        """Return the numbers of the options, the best first."""
        return sorted(range(len(self.options)), key=lambda i: -self.options[i].chance)


@dataclass(frozen=True)
class PuzzleAnswer:
    """Whether a choice was right, which one is, and what speaks for that one and against the others."""

    right: bool
    best: int
    reasons: tuple[Reason, ...]


def written(game: Game, one: Candidate) -> tuple[str, ...]:
    """Return what a candidate says, as it stands in a record."""
    return tuple(game.write(action) for action in one.actions)


# The collection ----------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def collection() -> Mapping[str, Puzzle]:
    """Return the shipped puzzles by name, in their order."""
    text = files("bankhalter.analysis").joinpath("puzzles.json").read_text(encoding="utf-8")
    return {one.id: one for one in read(text)}


def find(name: str) -> Puzzle:
    """Return a shipped puzzle; NoPuzzle if there is none of that name."""
    try:
        return collection()[name]
    except KeyError:
        raise NoPuzzle(name) from None


def daily(day: date) -> Puzzle:
    """Return the puzzle of a day: the same everywhere, and all of them before one comes again."""
    found = list(collection().values())
    return found[day.toordinal() * STRIDE % len(found)]


def read(text: str) -> list[Puzzle]:
    """Read a collection."""
    tree = json.loads(text)
    if tree.get("bankhalter-puzzles") != FORMAT:
        raise ValueError("not a collection of puzzles")
    return [one_of(line, tree["games"]) for line in tree["puzzles"]]


def one_of(line: Mapping[str, Any], games: int) -> Puzzle:
    """Read one puzzle."""
    return Puzzle(
        id=line["id"],
        edition=line["position"]["edition"],
        grade=line["grade"],
        seat=line["seat"],
        position=line["position"],
        said=tuple(line["said"]),
        options=tuple(PuzzleOption(tuple(one["say"]), one["chance"]) for one in line["options"]),
        lead=line["lead"],
        error=line["error"],
        games=games,
    )


def write(puzzles: Sequence[Puzzle], games: int) -> str:
    """Write a collection, a puzzle in a line."""
    lines = [json.dumps(line_of(one), ensure_ascii=False, separators=(",", ":")) for one in puzzles]
    head = f'{{"bankhalter-puzzles":{FORMAT},"games":{games},"puzzles":[\n'
    return head + ",\n".join(lines) + "\n]}\n"


def line_of(one: Puzzle) -> dict[str, Any]:
    """Return a puzzle as it is written; its edition stands in the position."""
    return {
        "id": one.id,
        "grade": one.grade,
        "seat": one.seat,
        "position": dict(one.position),
        "said": list(one.said),
        "options": [{"say": list(option.say), "chance": option.chance} for option in one.options],
        "lead": one.lead,
        "error": one.error,
    }
