"""REST of finished games: their records, replays and proofs, and how the dice fell."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Struct

from bankhalter.game.record import BadRecord, parse
from bankhalter.server.fairness import proof, throws
from bankhalter.server.http.context import AppContext, Code, context_of, language_of, pay
from bankhalter.server.protocol import messages as m
from bankhalter.server.protocol.answers import DiceReport, DiceSteps, Verdict
from bankhalter.server.room.match import Wrong
from bankhalter.server.room.room import Room
from bankhalter.switches import RulesError

LONGEST_RECORD: Final = 1_000_000  # bytes; a game of four has 50,000


class RecordText(Struct, frozen=True):
    """A record to be verified, and the promise that was seen before its game, if it was noted."""

    record: Annotated[str, msgspec.Meta(max_length=LONGEST_RECORD)]
    commit: Annotated[str, msgspec.Meta(max_length=64)] = ""


async def rows_of(request: Request[Any, Any, Any], context: AppContext, code: str) -> tuple[list[Any], Room]:
    """Return a room's log; its game must be over, before that it would tell secrets."""
    live = await context.find(code)
    if live.room.phase != "over":
        raise Wrong("not-over")
    pay(request, context)
    return await context.work_out(context.store.read, code), live.room


@get("/api/rooms/{code:str}/record", media_type=MediaType.TEXT)
async def show_record(request: Request[Any, Any, Any], state: State, code: Code) -> str:
    """The record of a finished game, with the seed that proves its dice."""
    context = context_of(state)
    rows, room = await rows_of(request, context, code)
    return (await context.work_out(proof.record_of, rows, code, room.seed, room.own)).text()


@get("/api/rooms/{code:str}/replay")
async def show_replay(request: Request[Any, Any, Any], state: State, code: Code) -> Response[bytes]:
    """A finished game step by step, with everybody's standing at each step."""
    context = context_of(state)
    rows, room = await rows_of(request, context, code)
    language = language_of(request)
    told = await context.work_out(lambda: m.encode(proof.replay(rows, code, room.seed, language, room.own)))
    return Response(told, media_type=MediaType.JSON)


@get("/api/rooms/{code:str}/proof")
async def show_proof(request: Request[Any, Any, Any], state: State, code: Code) -> Verdict:
    """Whether every throw and draw of a finished game follows from its seed."""
    context = context_of(state)
    rows, room = await rows_of(request, context, code)
    record = await context.work_out(proof.record_of, rows, code, room.seed, room.own)
    return await context.work_out(proof.prove, parse(record.text()))


@get("/api/rooms/{code:str}/throws")
async def show_throws(request: Request[Any, Any, Any], state: State, code: Code) -> DiceSteps:
    """Every throw and draw of a finished game, with what it takes to derive it."""
    context = context_of(state)
    rows, room = await rows_of(request, context, code)
    if room.options.chance != "fair":
        raise Wrong("not-fair")
    record = await context.work_out(proof.record_of, rows, code, room.seed, room.own)
    return await context.work_out(lambda: throws.throws_of(record, proof.seal_of(record)))


@get("/api/rooms/{code:str}/dice")
async def show_dice(request: Request[Any, Any, Any], state: State, code: Code) -> DiceReport:
    """How the dice fell so far."""
    context = context_of(state)
    live = await context.find(code)
    if live.room.match is None:
        raise Wrong("not-started")
    pay(request, context)
    rows = await context.work_out(context.store.read, code)
    twin = Room(code, live.room.seed, live.room.own)
    lines = await context.work_out(proof.lines_of, rows, twin)
    return proof.dice_report(lines, [place.name for place in twin.places], twin.game)


@post("/api/verify", status_code=200)
async def verify(request: Request[Any, Any, Any], state: State, data: JSONBody[RecordText]) -> Verdict:
    """Prove the dice of any record."""
    context = context_of(state)
    pay(request, context)
    try:
        return await context.work_out(lambda: proof.prove(parse(data.record), data.commit))
    except BadRecord as problem:
        return proof.verdict(problem.word, line=problem.line)
    except (RulesError, TypeError):
        return proof.verdict("bad-rules")


HANDLERS: Final = [show_record, show_replay, show_proof, show_throws, show_dice, verify]
