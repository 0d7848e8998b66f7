"""REST of the puzzles: the collection, a position to think about, and the answer to a choice."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Annotated, Any, Final

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from bankhalter.analysis.puzzles import NoPuzzle, Puzzle, collection, daily, find
from bankhalter.game.view import View, view
from bankhalter.server.http.context import context_of, language_of, pay
from bankhalter.server.protocol.insight_answers import (
    PuzzleChoice,
    PuzzleJudged,
    PuzzleLine,
    PuzzleSet,
    PuzzleTask,
)
from bankhalter.server.room.match import Wrong
from bankhalter.text.puzzle_words import PuzzleWords

HttpRequest = Request[Any, Any, Any]
PuzzleName = Annotated[str, PathParameter(pattern=r"^[a-z0-9-]{1,40}$")]
MOST: Final = 9  # more options no puzzle has


class Chosen(Struct, frozen=True):
    """What somebody chose, counted from 0."""

    choice: Annotated[int, Meta(ge=0, le=MOST)]


@get("/api/puzzles")
async def list_puzzles() -> PuzzleSet:
    """All puzzles, and which is that of the day (UTC)."""
    lines = [PuzzleLine(one.id, one.edition, one.grade) for one in collection().values()]
    return PuzzleSet(daily(today()).id, lines)


@get("/api/puzzles/{name:str}")
async def show_puzzle(request: HttpRequest, state: State, name: PuzzleName) -> PuzzleTask:
    """A position, its question and what there is to choose; not what is best."""
    return await context_of(state).work_out(task, named(name), language_of(request))


@post("/api/puzzles/{name:str}/answer", status_code=200)
async def answer_puzzle(
    request: HttpRequest, state: State, name: PuzzleName, data: JSONBody[Chosen]
) -> PuzzleJudged:
    """Whether a choice is the best, what every option is worth, and why."""
    context = context_of(state)
    pay(request, context)
    one = named(name)
    if data.choice >= len(one.options):
        raise Wrong("malformed")
    return await context.work_out(judged, one, data.choice, language_of(request))


def today() -> date:
    """Return the day everywhere."""
    return datetime.now(UTC).date()


def named(name: str) -> Puzzle:
    """Return a puzzle of the collection."""
    try:
        return find(name)
    except NoPuzzle:
        raise Wrong("no-such-puzzle") from None


def task(one: Puzzle, language: str) -> PuzzleTask:
    """Set a puzzle."""
    words = PuzzleWords(one, language)
    return PuzzleTask(
        id=one.id,
        edition=one.edition,
        grade=one.grade,
        seat=one.seat,
        table=table(words),
        heading=words.heading(),
        question=words.question(),
        options=words.options(),
    )


def table(words: PuzzleWords) -> View:
    """Return the table as the one who is asked sees it."""
    game = words.game
    return view(game.edition, game.rules, game.state, game.players, words.puzzle.seat)


def judged(one: Puzzle, choice: int, language: str) -> PuzzleJudged:
    """Judge a choice."""
    words, answer = PuzzleWords(one, language), one.answer(choice)
    options = [
        PuzzleChoice(round(option.chance, 3), words.why(answer, i)) for i, option in enumerate(one.options)
    ]
    return PuzzleJudged(answer.right, answer.best, words.verdict(answer), options, words.method())


HANDLERS: Final = [list_puzzles, show_puzzle, answer_puzzle]
