"""REST of the own games: all of them with their results, and the way to another device."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta, Struct
from msgspec.structs import replace

from bankhalter.analysis.dice_luck import dice_luck
from bankhalter.game.game import Game
from bankhalter.game.record import Record
from bankhalter.server.fairness.proof import record_of
from bankhalter.server.http.context import AppContext, address_of, context_of, guest, pay
from bankhalter.server.http.security import COOKIE, YEAR
from bankhalter.server.live.hub import LETTERS
from bankhalter.server.protocol.answers import HandedOver, HandoverCode, MyGame, MyGames, MyGameSeat
from bankhalter.server.room.match import MARK, Wrong
from bankhalter.server.room.reckoning import reckoned
from bankhalter.server.steady_clock import now_ms
from bankhalter.server.storage.game_results import GameResult, RoomAt
from bankhalter.server.storage.handovers import LASTS

COUNTED: Final = 3  # games that are counted for one request at most; whoever asks again gets the next
LARGEST_LUGGAGE: Final = 400_000  # bytes: rooms, settings, drafts
CODE: Final = 10  # letters: in ten minutes nobody finds one by trying


class Luggage(Struct, frozen=True):
    """What a device knows and the other one shall know; the server does not look at it."""

    text: Annotated[str, Meta(max_length=LARGEST_LUGGAGE)]


class Arrival(Struct, frozen=True):
    """The code that another device shows."""

    code: Annotated[str, Meta(max_length=40)]


@get("/api/me/games")
async def my_games(request: Request[Any, Any, Any], state: State) -> MyGames:
    """The newest games of this guest; of finished ones what they came to, as far as it was counted."""
    context = context_of(state)
    pay(request, context)
    person = context.signer.read(request.cookies.get(COOKIE))
    found = await asyncio.to_thread(context.results.rooms_of, person)
    over = [room.code for room in found if room.phase == "over"]
    known = await asyncio.to_thread(context.results.find, over)
    missing = [code for code in over if code not in known]
    for code in missing[:COUNTED]:
        known[code] = await context.work_out(count, context, code)
    games = [told(context, person, room, known.get(room.code)) for room in found]
    return MyGames(games, max(0, len(missing) - COUNTED))


def count(context: AppContext, code: str) -> GameResult:
    """Count a finished game and keep what it came to; one that cannot be followed came to nothing."""
    rows, own = context.hub.shelf.read(code)
    found = reckoned(rows, code, own) or GameResult(0, [])
    if found.seats:
        found = with_luck(found, record_of(rows, code, b"", own))
    context.results.keep(code, found)
    return found


def with_luck(found: GameResult, record: Record) -> GameResult:
    """Return a result with everybody's luck, where the game can be played through again."""
    try:
        luck = dice_luck(Game.from_record(record))
    except ValueError:
        return found
    return replace(found, seats=[replace(seat, luck=luck[i]) for i, seat in enumerate(found.seats)])


def told(context: AppContext, person: str, room: RoomAt, result: GameResult | None) -> MyGame:
    """Return a game as its guest may see it: the others without who they are, but always the same mark."""
    edition = f"{room.edition}{MARK}{room.own}" if room.own else room.edition
    seats = [
        MyGameSeat(
            name=seat.name,
            who=mark(context, person, seat.person),
            mine=seat.person == person,
            bot=seat.bot,
            face=seat.face,
            won=seat.won,
            worth=seat.worth,
            groups=seat.groups,
            luck=seat.luck,
        )
        for seat in (result.seats if result else [])
    ]
    return MyGame(room.code, room.phase, room.at, edition, room.variant, result.turns if result else 0, seats)


def mark(context: AppContext, viewer: str, person: str) -> str:
    """Return by what somebody is known again in the games of one viewer, and in nobody else's."""
    return (
        hmac.digest(context.hub.key, f"mark/{viewer}/{person}".encode(), "sha256")[:8].hex() if person else ""
    )


@post("/api/me/handover", request_max_body_size=LARGEST_LUGGAGE + 1000)
async def hand_over(
    request: Request[Any, Any, Any], state: State, data: JSONBody[Luggage]
) -> Response[HandoverCode]:
    """Leave what this device knows, to be fetched once within ten minutes by whoever has the code."""
    context = context_of(state)
    pay(request, context)
    response: Response[Any] = Response(None, status_code=201)
    person = guest(request, context, response)
    code = "".join(secrets.choice(LETTERS) for _ in range(CODE))
    now = now_ms()
    await asyncio.to_thread(context.handovers.leave, code, person, data.text, now)
    response.content = HandoverCode(code, now + LASTS)
    return response


@post("/api/me/arrival", status_code=200)
async def arrive(
    request: Request[Any, Any, Any], state: State, data: JSONBody[Arrival]
) -> Response[HandedOver]:
    """Fetch what another device left; from now on this one is the same guest."""
    context = context_of(state)
    if not context.arrivals.take(address_of(request)):
        raise Wrong("too-fast", seconds=context.arrivals.wait(address_of(request)))
    code = "".join(letter for letter in data.code.lower() if letter in LETTERS)
    found = await asyncio.to_thread(context.handovers.fetch, code, now_ms())
    if found is None:
        raise Wrong("no-such-code")
    person, text = found
    response = Response(HandedOver(text))
    secure = request.url.scheme == "https"
    response.set_cookie(
        COOKIE,
        context.signer.sign(person),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=secure,
        path="/",
    )
    return response


HANDLERS: Final = [my_games, hand_over, arrive]
