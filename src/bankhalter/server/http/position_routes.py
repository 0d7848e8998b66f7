"""REST of games that begin in the middle: a position is checked, read from a file, and played on from."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromQuery, JSONBody

from bankhalter.edition import Edition, EditionError, reference
from bankhalter.game import position, record
from bankhalter.game.game import Game
from bankhalter.game.position import BadPosition, Position
from bankhalter.game.quiet_moment import last_quiet
from bankhalter.game.record import BadRecord, changed_rules
from bankhalter.game.view import view
from bankhalter.server.fairness import proof
from bankhalter.server.http.context import (
    Code,
    address_of,
    context_of,
    guest,
    language_of,
    pay,
)
from bankhalter.server.http.lobby import link_of
from bankhalter.server.http.records import rows_of
from bankhalter.server.protocol.answers import (
    OpenedRoom,
    PositionCheck,
    PositionFile,
    PositionNote,
    PositionSource,
    PositionWish,
)
from bankhalter.server.room.commands import check_options, misfit, one_line
from bankhalter.server.room.laid_position import LaidPosition, kept
from bankhalter.server.room.match import Wrong, agreed
from bankhalter.switches import RulesError
from bankhalter.text import Speaker

COST: Final = 2.0  # of a look at a position, beside that of any request
HttpRequest = Request[Any, Any, Any]


@post("/api/positions/check", status_code=200)
async def check_position(request: HttpRequest, state: State, data: JSONBody[PositionWish]) -> PositionCheck:
    """What a position looks like on the table, and everything in it that cannot be."""
    context = context_of(state)
    if not context.addresses.take(address_of(request), COST):
        raise Wrong("too-fast", seconds=context.addresses.wait(address_of(request)))
    edition = await context.edition(data.options.edition)
    return await asyncio.to_thread(checked, edition, data, language_of(request))


def checked(edition: Edition, wish: PositionWish, language: str) -> PositionCheck:
    """Lay out as much of a position as can be."""
    names = named(wish)
    try:
        setup = agreed(edition, wish.options, len(names))
    except RulesError as problem:
        raise misfit(problem) from problem
    state, problems = position.try_out(setup, wish.position)
    speaker = Speaker(edition, language, names)
    notes = [noted(problem, speaker) for problem in problems]
    return PositionCheck(notes, view(edition, setup.rules, state, names, None), int(state.tables.hotel))


def named(wish: PositionWish) -> tuple[str, ...]:
    """Return the names in a position whose outline is right."""
    return tuple(LaidPosition(kept(wish.position, wish.options.seats)).names)


def noted(problem: BadPosition, speaker: Speaker) -> PositionNote:
    """Say what cannot be, in the words of the edition, with the seat and the square where it is."""
    seat, space = place_of(problem.place)
    where = {"player": speaker.seat(seat) if seat >= 0 else "", "detail": problem.detail}
    places = speaker.place(space) if space >= 0 else {}
    key = f"layout-{problem.word}"
    key = key if speaker.has(key) else "layout-other"
    return PositionNote(problem.word, speaker.say(key, **where, **places), seat, space)


def place_of(place: str) -> tuple[int, int]:
    """Return the seat and the square of a place such as `players 2 deeds 31`; -1 where there is none."""
    words = place.split()
    numbers = dict(pairwise(words))
    seat, space = numbers.get("players", ""), numbers.get("deeds", "")
    return int(seat) - 1 if seat.isdecimal() else -1, int(space) if space.isdecimal() else -1


# Files and finished games ------------------------------------------------------------------------------


@post("/api/positions/read", status_code=200)
async def read_position(request: HttpRequest, state: State, data: JSONBody[PositionFile]) -> PositionSource:
    """A position from its file, or from a record: where the last turn of so many moves began."""
    context = context_of(state)
    pay(request, context)
    return await context.work_out(lambda: source_of(found_in(data)))


def found_in(file: PositionFile) -> Position:
    """Read a position or a record, or raise Wrong."""
    try:
        if position.looks_like(file.text):
            return position.read(file.text)
        found = record.parse(file.text)
        lines = [line for line in found.actions if line][: file.moves]
        return last_quiet(Game.from_record(found, moves=0), lines)
    except BadPosition as problem:
        raise Wrong("bad-position", why=str(problem)) from problem
    except BadRecord as problem:
        raise Wrong("bad-position", why=f"{problem.word} {problem.detail}".strip()) from problem
    except (EditionError, RulesError, ValueError) as problem:
        raise Wrong("bad-position", why=str(problem)[:80]) from problem


@get("/api/rooms/{code:str}/position")
async def position_of_room(
    request: HttpRequest, state: State, code: Code, version: FromQuery[int]
) -> PositionSource:
    """Where the last turn before a moment of a finished game began."""
    context = context_of(state)
    rows, room = await rows_of(request, context, code)
    before = [row for row in rows if row.seq <= version]
    return await context.work_out(lambda: source_of(quiet_position(before, code, room.seed, room.own)))


def quiet_position(rows: list[Any], code: str, seed: bytes, own: Edition | None) -> Position:
    """Fold a log and return where the game was quiet last, or raise Wrong."""
    found = proof.record_of(rows, code, seed, own)
    said = [line.partition(";")[0].strip() for line in found.actions]
    try:
        return last_quiet(Game.from_record(found, moves=0, edition=own), said)
    except BadPosition:
        raise Wrong("no-quiet-moment") from None


def source_of(at: Position) -> PositionSource:
    """Return a position with its edition and rules beside it."""
    rules = changed_rules(at.edition, at.rules)
    variant = str(rules.pop("variant", ""))
    switches = {name: list(value) if isinstance(value, tuple) else value for name, value in rules.items()}
    return PositionSource(reference(at.edition), variant, switches, position.standing(at))


# Playing on --------------------------------------------------------------------------------------------


@post("/api/positions/room")
async def open_room(request: HttpRequest, state: State, data: JSONBody[PositionWish]) -> Response[OpenedRoom]:
    """Open a room whose game begins in a position."""
    context = context_of(state)
    pay(request, context)
    if any(context.hub.unwanted.forbids(text) for text in (data.options.title, *named(data))):
        raise Wrong("unwanted-words")
    edition = await asyncio.to_thread(context.hub.shelf.to_open, data.options.edition)
    begin = await asyncio.to_thread(judged, edition, data)
    response: Response[Any] = Response(None, status_code=201)
    person = guest(request, context, response)
    context.hub.admit(person)
    options = msgspec.structs.replace(data.options, title=one_line(data.options.title))
    room = await context.hub.open(options, who=person, begin=begin)
    response.content = OpenedRoom(room.code, link_of(request, context, room.code), room.commit)
    return response


def judged(edition: Edition, wish: PositionWish) -> str:
    """Return a position as the log keeps it, if it fits the rules; else raise Wrong."""
    check_options(edition, wish.options)
    begin = kept(wish.position, wish.options.seats)
    LaidPosition(begin).state(agreed(edition, wish.options, wish.options.seats))
    return begin


HANDLERS: Final = [check_position, read_position, position_of_room, open_room]
