"""REST of the booklet: of an edition or of a room's agreed rules, to read, to ask, to print."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath, QueryParameter

from bankhalter.edition import Edition
from bankhalter.server.http.compression import accepted, answer
from bankhalter.server.http.context import AppContext, Code, context_of, language_of, pay
from bankhalter.server.protocol.answers import Booklet
from bankhalter.server.room.match import agreed
from bankhalter.server.room.room import Room
from bankhalter.switches import Rules
from bankhalter.text import LANGUAGES, booklet
from bankhalter.text.booklet.ask import LONGEST

MOST_BOOKS: Final = 64  # kept: every edition in every language, and many tables' own
ANSWERS: Final = 3  # paragraphs found for a question
HEADERS: Final = {"cache-control": "no-cache", "vary": "Accept-Encoding, Accept-Language"}

Question = Annotated[str, QueryParameter(name="q", min_length=1, max_length=LONGEST)]
Language = Annotated[str, QueryParameter(max_length=8)]
HttpRequest = Request[Any, Any, Any]


@dataclass(frozen=True)
class Packed:
    """An answer as it is sent: plain, packed, and known again by its digest."""

    plain: bytes
    gzip: bytes
    digest: str


@lru_cache(maxsize=MOST_BOOKS)
def index_of(edition: Edition, rules: Rules | None, language: str) -> booklet.Index:
    """Return the booklet of a table, ready to be asked."""
    return booklet.Index(booklet.compose(edition, rules, language))


@lru_cache(maxsize=MOST_BOOKS)
def values_of(edition: Edition, rules: Rules | None, language: str) -> Packed:
    """Return the booklet of a table as values for programs."""
    values = index_of(edition, rules, language).book.values() | {"frames": booklet.FRAMES}
    return pack(msgspec.json.encode(msgspec.convert(values, Booklet)))


@lru_cache(maxsize=MOST_BOOKS)
def page_of(edition: Edition, rules: Rules | None, language: str) -> Packed:
    """Return the booklet of a table as one page."""
    return pack(booklet.render_html(edition, rules, language).encode())


def pack(data: bytes) -> Packed:
    """Pack an answer once for everybody who asks."""
    return Packed(data, gzip.compress(data, mtime=0), hashlib.sha256(data).hexdigest()[:20])


# Whose booklet, and in which language ----------------------------------------------------------------------

Table = tuple[Edition, Rules | None]


async def edition_table(state: State, name: str) -> Table:
    """Return an edition as its book has it, or raise Wrong."""
    return await context_of(state).edition(name), None


async def room_table(context: AppContext, code: str) -> Table:
    """Return what a room agreed on, or raise Wrong."""
    room = (await context.find(code)).room
    return room.edition, rules_of(room)


def rules_of(room: Room) -> Rules:
    """Return the rules a room plays by, or would if all its seats were taken."""
    if room.match is not None:
        return room.match.rules
    fewest = room.edition.players[0]
    return agreed(room.edition, room.options, max(room.options.seats, fewest)).rules


def spoken(request: HttpRequest, language: str) -> str:
    """Return the language asked for by name, else the browser's."""
    return language if language in LANGUAGES else language_of(request)


# Answers ---------------------------------------------------------------------------------------------------


async def read(request: HttpRequest, table: Table, language: str) -> Response[bytes]:
    """Answer with a booklet as values."""
    packed = await asyncio.to_thread(values_of, *table, spoken(request, language))
    return sent(request, packed, MediaType.JSON)


async def printed(request: HttpRequest, table: Table, language: str) -> Response[bytes]:
    """Answer with a booklet as a page."""
    packed = await asyncio.to_thread(page_of, *table, spoken(request, language))
    return sent(request, packed, MediaType.HTML)


def sent(request: HttpRequest, packed: Packed, kind: str) -> Response[bytes]:
    """Answer packed where the browser takes it."""
    way = "gzip" if "gzip" in accepted(request) else ""
    return answer(request, packed.gzip if way else packed.plain, packed.digest, kind, HEADERS, way)


async def found(request: HttpRequest, table: Table, question: str, language: str) -> list[str]:
    """Return the anchors of the paragraphs that answer a question."""
    index = await asyncio.to_thread(index_of, *table, spoken(request, language))
    entries = await asyncio.to_thread(index.find, question)
    return [entry.anchor for entry in entries[:ANSWERS]]


@get("/api/editions/{name:str}/book")
async def edition_book(
    request: HttpRequest, state: State, name: FromPath[str], language: Language = ""
) -> Response[bytes]:
    """The booklet of an edition (`Booklet`)."""
    return await read(request, await edition_table(state, name), language)


@get("/api/editions/{name:str}/book.html", media_type=MediaType.HTML)
async def edition_page(
    request: HttpRequest, state: State, name: FromPath[str], language: Language = ""
) -> Response[bytes]:
    """The booklet of an edition as one page, to read and to print."""
    return await printed(request, await edition_table(state, name), language)


@get("/api/editions/{name:str}/book/ask")
async def ask_edition(
    request: HttpRequest, state: State, name: FromPath[str], question: Question, language: Language = ""
) -> list[str]:
    """The anchors of the paragraphs of an edition's booklet that answer a question, best first."""
    table = await edition_table(state, name)
    pay(request, context_of(state))
    return await found(request, table, question, language)


@get("/api/rooms/{code:str}/book")
async def room_book(
    request: HttpRequest, state: State, code: Code, language: Language = ""
) -> Response[bytes]:
    """The booklet of a room as it agreed to play (`Booklet`); what differs from the edition's is marked."""
    return await read(request, await room_table(context_of(state), code), language)


@get("/api/rooms/{code:str}/book.html", media_type=MediaType.HTML)
async def room_page(
    request: HttpRequest, state: State, code: Code, language: Language = ""
) -> Response[bytes]:
    """The booklet of a room as one page, to read and to print."""
    return await printed(request, await room_table(context_of(state), code), language)


@get("/api/rooms/{code:str}/book/ask")
async def ask_room(
    request: HttpRequest, state: State, code: Code, question: Question, language: Language = ""
) -> list[str]:
    """The anchors of the paragraphs of a room's booklet that answer a question, best first."""
    table = await room_table(context_of(state), code)
    pay(request, context_of(state))
    return await found(request, table, question, language)


HANDLERS: Final = [edition_book, edition_page, ask_edition, room_book, room_page, ask_room]
