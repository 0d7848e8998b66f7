"""REST of the lobby: editions, computer players, phrases, and rooms to be found or opened."""

from __future__ import annotations

import asyncio
from ipaddress import ip_address
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromQuery, JSONBody, QueryParameter

from bankhalter import edition as editions
from bankhalter.bots import registry
from bankhalter.bots.ladder import LADDER
from bankhalter.server.http.context import AppContext, Code, context_of, guest, pay
from bankhalter.server.http.fallback_page import picture
from bankhalter.server.http.websocket import LARGEST
from bankhalter.server.protocol import messages as m
from bankhalter.server.protocol.answers import (
    BotSummary,
    EditionSummary,
    OpenedRoom,
    Phrases,
    RoomLink,
    RoomSummary,
)
from bankhalter.server.room.commands import PHRASES, check_options, one_line, shown
from bankhalter.server.room.match import Wrong, edition_of
from bankhalter.server.steady_clock import now_ms
from bankhalter.server.storage.store import LobbyFilter
from bankhalter.switches import CHOICES, defaults, of_use
from bankhalter.text import plain
from bankhalter.text.bot_words import about
from bankhalter.text.catalog import LANGUAGES


@get("/api/editions")
async def list_editions() -> list[EditionSummary]:
    """Every edition with what can be agreed about it."""
    return [edition_summary(name) for name in editions.available()]


def edition_summary(name: str) -> EditionSummary:
    """Return what is needed to choose an edition."""
    edition = edition_of(name)
    return EditionSummary(
        id=edition.id,
        name=edition.name,
        blurb=edition.blurb,
        players=edition.players,
        variants=list(edition.variants),
        speed=edition.speed,
        tokens=edition.tokens,
        switches={name: value for name, value in defaults(edition).items() if of_use(edition, name)},
        choices=CHOICES,
    )


@get("/api/bots")
async def list_bots() -> list[BotSummary]:
    """The computer players; `rung` counts up the ladder from 1, 0 for those beside it."""
    rungs = {bot: i for i, bot in enumerate(LADDER, 1)}
    return [
        BotSummary(bot, titles(bot), {lang: about(plain(lang), bot) for lang in LANGUAGES}, rungs.get(bot, 0))
        for bot in registry.names()
    ]


def titles(bot: str) -> dict[str, str]:
    """What a computer player is called in every language."""
    key = f"bot-name-{bot}"
    return {language: plain(language).say(key) if plain(language).has(key) else bot for language in LANGUAGES}


@get("/api/phrases")
async def list_phrases() -> Phrases:
    """The quick phrases of the chat in every language."""
    return {
        language: {phrase: plain(language).say(f"server-phrase-{phrase}") for phrase in PHRASES}
        for language in LANGUAGES
    }


@get("/api/rooms")
async def list_rooms(
    state: State,
    edition: Annotated[str, QueryParameter(max_length=40)] = "",
    variant: Annotated[str, QueryParameter(max_length=40)] = "",
    phase: Annotated[str, QueryParameter(max_length=12)] = "",
    free: FromQuery[bool] = False,
) -> list[RoomSummary]:
    """The public rooms, those with people first, then the newest."""
    wishes = LobbyFilter(shown(edition), shown(variant), shown(phase), free)
    found = await asyncio.to_thread(context_of(state).store.lobby, wishes, now_ms())
    return [msgspec.convert(line, RoomSummary, from_attributes=True) for line in found]


@post("/api/rooms", request_max_body_size=LARGEST)
async def open_room(
    request: Request[Any, Any, Any], state: State, data: JSONBody[m.Options]
) -> Response[OpenedRoom]:
    """Open a room."""
    context = context_of(state)
    pay(request, context)
    if context.hub.unwanted.forbids(data.title):
        raise Wrong("unwanted-words")
    check_options(await asyncio.to_thread(context.hub.shelf.to_open, data.edition), data)
    response: Response[Any] = Response(None, status_code=201)
    person = guest(request, context, response)
    context.hub.admit(person)
    room = await context.hub.open(msgspec.structs.replace(data, title=one_line(data.title)), who=person)
    response.content = OpenedRoom(room.code, link_of(request, context, room.code), room.commit)
    return response


@get("/api/rooms/{code:str}")
async def show_room(state: State, code: Code) -> m.RoomView:
    """One room as everybody sees it."""
    return (await context_of(state).find(code)).here()


@get("/api/rooms/{code:str}/qr.svg")
async def show_picture(request: Request[Any, Any, Any], state: State, code: Code) -> Response[bytes]:
    """The link of a room as a QR code."""
    room = (await context_of(state).find(code)).room
    link = link_of(request, context_of(state), room.code)
    return Response(picture(link), media_type="image/svg+xml")


@get("/api/rooms/{code:str}/link")
async def show_link(request: Request[Any, Any, Any], state: State, code: Code) -> RoomLink:
    """The link of a room as others can follow it."""
    room = (await context_of(state).find(code)).room
    return RoomLink(link_of(request, context_of(state), room.code))


def link_of(request: Request[Any, Any, Any], context: AppContext, code: str) -> str:
    """Return where friends go; at `localhost`, by the address the network knows."""
    here = request.base_url
    near = context.near() if is_loopback(here.hostname or "") else ""
    return f"{(near or str(here)).rstrip('/')}/r/{code}"


def is_loopback(host: str) -> bool:
    """Tell whether a name means the device that says it."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


HANDLERS: Final = [
    list_editions,
    list_bots,
    list_phrases,
    list_rooms,
    open_room,
    show_room,
    show_picture,
    show_link,
]
