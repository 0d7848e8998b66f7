"""The web application: REST for lobby and records, a WebSocket for the table, files for the browser."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import structlog
from litestar import Litestar, MediaType, Request, Response, WebSocket, delete, get, post, websocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import Struct
from prometheus_client import generate_latest

from bankhalter import __version__
from bankhalter import edition as editions
from bankhalter.bots import registry
from bankhalter.bots.ladder import LADDER
from bankhalter.record import BadRecord, parse
from bankhalter.rules import CHOICES, RulesError, defaults
from bankhalter.server import chronicle, files, meters, people
from bankhalter.server import messages as m
from bankhalter.server.decide import PHRASES
from bankhalter.server.guard import COOKIE, HEADERS, YEAR, Addresses, Signer, same_origin
from bankhalter.server.hub import Hub, Live
from bankhalter.server.lines import NO_SUCH_ROOM, OTHER_ORIGIN, RATE, TOO_MUCH, Socket
from bankhalter.server.match import Wrong, agreed, edition_of
from bankhalter.server.owner import owner_of
from bankhalter.server.page import page, picture
from bankhalter.server.room import Room
from bankhalter.server.sentences import sentence
from bankhalter.server.store import TROUBLE, Store
from bankhalter.text import plain
from bankhalter.text.plain import LANGUAGES

STATIC: Final = Path(__file__).resolve().parent.parent / "static"
LONGEST_RECORD: Final = 1_000_000  # bytes; a game of four has 50,000
SWEEP: Final = 10.0
BESIDE: Final = ("icon.svg", "icon-192.png", "icon-512.png", "manifest.webmanifest", "sw.js")
FAULTS: Final = {"no-such-room": 404, "too-fast": 429, "no-such-edition": 422, "not-over": 409, "locked": 409}

logger = structlog.get_logger()
Code = Annotated[str, PathParameter(max_length=16, pattern=r"^[0-9a-z]+$")]


@dataclass
class Settings:
    """How the server is run."""

    database: str
    origins: frozenset[str] = frozenset()
    rate: float = RATE  # commands a second and connection
    lines: int = 200  # connections of one address
    opened: float = 0.5  # rooms a second and address
    static: Path = field(default_factory=lambda: STATIC)


class Desk:
    """What the handlers share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.owner = owner_of(self.store)
        self.hub = Hub(self.store, self.owner)
        requests = max(20.0, 4 * settings.opened)
        self.addresses = Addresses(requests, 10 * requests, settings.lines)
        self.openings = Addresses(settings.opened, 20.0 * max(1.0, settings.opened), 1)
        self.signer = Signer("")

    async def find(self, code: str) -> Live:
        """Return a room, or raise Wrong."""
        live = await self.hub.find(code)
        if live is None:
            raise Wrong("no-such-room")
        return live


def desk_of(state: State) -> Desk:
    """Return the desk of an application."""
    desk: Desk = state.desk
    return desk


# Answers --------------------------------------------------------------------------------------------------


class Opened(Struct, frozen=True):
    """A new room: its code, the link for friends, and the promise of its dice."""

    code: str
    link: str
    commit: str


class BotLine(Struct, frozen=True):
    """A computer player: by what word it is seated, what it is called and like in every language."""

    bot: str
    name: dict[str, str]
    about: dict[str, str]
    rung: int


class Summary(Struct, frozen=True):
    """A line of the lobby."""

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


class Me(Struct, frozen=True):
    """A guest."""

    person: str


class Health(Struct, frozen=True):
    """How the server is."""

    status: str
    version: str
    rooms: int
    protocol: int = m.PROTOCOL


class Fault(Struct, frozen=True):
    """What went wrong: a word for programs, a sentence for people."""

    word: str
    text: str


class RecordText(Struct, frozen=True):
    """A record to be verified."""

    record: Annotated[str, msgspec.Meta(max_length=LONGEST_RECORD)]


# Guests ---------------------------------------------------------------------------------------------------


def language_of(request: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str:
    """Return the language a browser asks for."""
    return "en" if request.headers.get("accept-language", "de").casefold().startswith("en") else "de"


def address_of(request: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str:
    """Return where a request comes from."""
    return request.client.host if request.client else "?"


def guest(request: Request[Any, Any, Any], desk: Desk, response: Response[Any]) -> str:
    """Return the guest of a request; a new one gets a cookie."""
    person = desk.signer.read(request.cookies.get(COOKIE))
    if not person:
        person, value = desk.signer.new()
        secure = request.url.scheme == "https"
        response.set_cookie(
            COOKIE, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/"
        )
    return person


# The lobby ------------------------------------------------------------------------------------------------


@get("/api/editions")
async def list_editions() -> list[dict[str, Any]]:
    """Every edition with what can be agreed about it."""
    return [edition_line(name) for name in editions.available()]


def edition_line(name: str) -> dict[str, Any]:
    """Return what is needed to choose an edition."""
    edition = edition_of(name)
    return {
        "id": edition.id,
        "name": edition.name,
        "blurb": edition.blurb,
        "players": edition.players,
        "variants": list(edition.variants),
        "speed": edition.speed,
        "switches": defaults(edition),
        "choices": CHOICES,
    }


@get("/api/editions/{name:str}")
async def show_edition(name: FromPath[str]) -> Response[bytes]:
    """One edition whole: spaces, cards, words, money."""
    try:
        edition = edition_of(name)
    except KeyError:
        raise Wrong("no-such-edition") from None
    return Response(msgspec.json.encode(edition), media_type=MediaType.JSON)


@get("/api/bots")
async def list_bots() -> list[BotLine]:
    """The computer players; `rung` counts up the ladder from 1, 0 for those beside it."""
    rungs = {bot: i for i, bot in enumerate(LADDER, 1)}
    return [
        BotLine(bot, titles("name", bot), titles("about", bot), rungs.get(bot, 0)) for bot in registry.names()
    ]


def titles(what: str, bot: str) -> dict[str, str]:
    """What a computer player is called, or what it is like, in every language."""
    key = f"bot-{what}-{bot}"
    return {language: plain(language).say(key) if plain(language).has(key) else bot for language in LANGUAGES}


@get("/api/phrases")
async def list_phrases() -> dict[str, dict[str, str]]:
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
) -> list[Summary]:
    """The public rooms, the newest first."""
    filters = {"edition": edition, "variant": variant, "phase": phase, "free": free}
    found = await asyncio.to_thread(desk_of(state).store.lobby, filters)
    return [msgspec.convert(row, Summary) for row in found]


@post("/api/rooms")
async def open_room(
    request: Request[Any, Any, Any], state: State, data: JSONBody[m.Options]
) -> Response[Opened]:
    """Open a room."""
    desk = desk_of(state)
    pay(request, desk)
    check_options(data)
    room = await desk.hub.open(data)
    link = f"{str(request.base_url).rstrip('/')}/r/{room.code}"
    response = Response(Opened(room.code, link, room.commit), status_code=201)
    guest(request, desk, response)
    return response


def check_options(options: m.Options) -> None:
    """The rules fit together for some number of players up to the seats of the room."""
    try:
        edition = edition_of(options.edition)
    except KeyError:
        raise Wrong("no-such-edition") from None
    try:
        agreed(options, max(options.seats, edition.players[0]))
    except RulesError as problem:
        word, args = problem.problems[0]
        raise Wrong(word, problem=True, **args) from problem
    except TypeError:
        raise Wrong("malformed") from None


@get("/api/rooms/{code:str}")
async def show_room(state: State, code: Code) -> m.Room:
    """One room as everybody sees it."""
    return (await desk_of(state).find(code)).here()


@get("/api/rooms/{code:str}/qr.svg")
async def show_picture(request: Request[Any, Any, Any], state: State, code: Code) -> Response[bytes]:
    """The link of a room as a QR code."""
    room = (await desk_of(state).find(code)).room
    link = f"{str(request.base_url).rstrip('/')}/r/{room.code}"
    return Response(picture(link), media_type="image/svg+xml")


# Records --------------------------------------------------------------------------------------------------


def pay(request: Request[Any, Any, Any], desk: Desk) -> None:
    """Take a dear credit for what costs a whole game's work, or raise Wrong."""
    if not desk.openings.take(address_of(request)):
        raise Wrong("too-fast", seconds=desk.openings.wait(address_of(request)))


async def rows_of(request: Request[Any, Any, Any], desk: Desk, code: str) -> tuple[list[Any], Room]:
    """Return a room's log; its game must be over, before that it would tell secrets."""
    live = await desk.find(code)
    if live.room.phase != "over":
        raise Wrong("not-over")
    pay(request, desk)
    return await asyncio.to_thread(desk.store.read, code), live.room


@get("/api/rooms/{code:str}/record", media_type=MediaType.TEXT)
async def show_record(request: Request[Any, Any, Any], state: State, code: Code) -> str:
    """The record of a finished game, with the seed that proves its dice."""
    rows, room = await rows_of(request, desk_of(state), code)
    return (await asyncio.to_thread(chronicle.record_of, rows, code, room.seed)).text()


@get("/api/rooms/{code:str}/replay")
async def show_replay(request: Request[Any, Any, Any], state: State, code: Code) -> Response[bytes]:
    """A finished game step by step, with everybody's standing at each step."""
    rows, room = await rows_of(request, desk_of(state), code)
    language = language_of(request)
    told = await asyncio.to_thread(lambda: m.encode(chronicle.replay(rows, code, room.seed, language)))
    return Response(told, media_type=MediaType.JSON)


@get("/api/rooms/{code:str}/proof")
async def show_proof(request: Request[Any, Any, Any], state: State, code: Code) -> dict[str, Any]:
    """Whether every throw and draw of a finished game follows from its seed."""
    rows, room = await rows_of(request, desk_of(state), code)
    record = await asyncio.to_thread(chronicle.record_of, rows, code, room.seed)
    return await asyncio.to_thread(chronicle.prove, parse(record.text()))


@get("/api/rooms/{code:str}/dice")
async def show_dice(request: Request[Any, Any, Any], state: State, code: Code) -> dict[str, Any]:
    """How the dice fell so far."""
    desk = desk_of(state)
    live = await desk.find(code)
    if live.room.match is None:
        raise Wrong("not-started")
    pay(request, desk)
    rows = await asyncio.to_thread(desk.store.read, code)
    twin = Room(code, live.room.seed)
    lines = await asyncio.to_thread(chronicle.lines_of, rows, twin)
    return chronicle.dice_report(lines, [place.name for place in twin.places], twin.game)


@post("/api/verify", status_code=200)
async def verify(request: Request[Any, Any, Any], state: State, data: JSONBody[RecordText]) -> dict[str, Any]:
    """Prove the dice of any record."""
    pay(request, desk_of(state))
    try:
        return await asyncio.to_thread(lambda: chronicle.prove(parse(data.record)))
    except BadRecord as problem:
        return chronicle.verdict(problem.word, line=problem.line)
    except (RulesError, TypeError):
        return chronicle.verdict("bad-rules")


# People ---------------------------------------------------------------------------------------------------


@get("/api/me")
async def who_am_i(request: Request[Any, Any, Any], state: State) -> Response[Me]:
    """The guest this browser is; a new one gets a cookie."""
    response: Response[Me] = Response(Me(""))
    person = guest(request, desk_of(state), response)
    response.content = Me(person)
    return response


@get("/api/me/data")
async def my_data(request: Request[Any, Any, Any], state: State) -> list[dict[str, Any]]:
    """Everything this guest said and did."""
    desk = desk_of(state)
    person = desk.signer.read(request.cookies.get(COOKIE))
    return await asyncio.to_thread(people.export, desk.store, person) if person else []


@delete("/api/me", status_code=200)
async def forget_me(request: Request[Any, Any, Any], state: State) -> dict[str, int]:
    """Take this guest's names and words out of everything."""
    desk = desk_of(state)
    person = desk.signer.read(request.cookies.get(COOKIE))
    rooms = await asyncio.to_thread(people.forget, desk.store, person) if person else []
    for code in rooms:
        await desk.hub.reload(code)
    return {"rooms": len(rooms)}


# Operation ------------------------------------------------------------------------------------------------


@get("/health")
async def health(state: State) -> Response[Health]:
    """Whether the server can serve."""
    desk = desk_of(state)
    good = await asyncio.to_thread(desk.store.ready)
    status = "closing" if desk.hub.closing else "ok" if good else "database"
    return Response(
        Health(status, __version__, len(desk.hub.live)), status_code=200 if status == "ok" else 503
    )


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(state: State) -> bytes:
    """Figures for Prometheus."""
    meters.ROOMS.set(len(desk_of(state).hub.live))
    return generate_latest()


@get(
    ["/", "/r/{code:str}", "/r/{code:str}/replay", "/rules/{edition:str}"],
    media_type=MediaType.HTML,
    include_in_schema=False,
)
async def home(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """The browser client where it is built, else a plain page."""
    index = desk_of(state).settings.static / "index.html"
    if index.is_file():
        return files.file(request, index, files.ASK)
    return Response(
        page(language_of(request), request.path_params.get("code", "")[:16]).encode(),
        media_type=MediaType.HTML,
    )


@get([f"/{name}" for name in BESIDE], include_in_schema=False)
async def beside(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """The few files beside the client's page."""
    name = request.url.path.removeprefix("/")
    return files.file(request, desk_of(state).settings.static / name, files.ASK)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: Request[Any, Any, Any], state: State, name: FromPath[str]) -> Response[bytes]:
    """What the client's page is made of."""
    return files.file(request, desk_of(state).settings.static / "assets" / name, files.FOREVER)


# The table ------------------------------------------------------------------------------------------------


@websocket("/api/rooms/{code:str}/socket")
async def table(socket: WebSocket[Any, Any, Any], state: State, code: FromPath[str]) -> None:
    """The connection to a table."""
    desk = desk_of(state)
    address = address_of(socket)
    if not same_origin(socket.headers, desk.settings.origins):
        await turn_away(socket, OTHER_ORIGIN, "other-origin")
        return
    if not (desk.addresses.take(address) and desk.addresses.enter(address)):
        await turn_away(socket, TOO_MUCH, "too-many-lines")
        return
    try:
        await serve_line(desk, socket, code)
    finally:
        desk.addresses.leave(address)


async def turn_away(socket: WebSocket[Any, Any, Any], code: int, word: str) -> None:
    """Close a connection with a word and a sentence; only one that was opened can tell its reason."""
    text = sentence(Wrong(word), language_of(socket))
    await socket.accept()
    await socket.send(
        {"type": "websocket.send", "text": m.encode(m.Refused(word, text)).decode(), "bytes": None}
    )
    await socket.close(code, text)


async def serve_line(desk: Desk, socket: WebSocket[Any, Any, Any], code: str) -> None:
    """Serve one connection."""
    live = await desk.hub.find(code) if code.isalnum() and len(code) <= 16 else None
    if live is None:
        await turn_away(socket, NO_SUCH_ROOM, "no-such-room")
        return
    await socket.accept()
    person = desk.signer.read(socket.cookies.get(COOKIE))
    await Socket(socket, desk.hub, live, person, desk.settings.rate).run()


# Putting it together --------------------------------------------------------------------------------------


def on_wrong(request: Request[Any, Any, Any], wrong: Wrong) -> Response[Fault]:
    """Answer a refused request."""
    text = sentence(wrong, language_of(request))
    status = FAULTS.get(wrong.word, 422)
    later = {"retry-after": str(wrong.values["seconds"])} if "seconds" in wrong.values else {}
    return Response(Fault(wrong.word, text), status_code=status, media_type=MediaType.JSON, headers=later)


HTTP_WORDS: Final = {400: "malformed", 404: "not-found", 405: "not-found", 413: "too-large", 415: "malformed"}


def on_http(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Fault]:
    """Answer a request that makes no sense."""
    word = HTTP_WORDS.get(problem.status_code, "malformed" if problem.status_code < 500 else "trouble")
    text = sentence(Wrong(word), language_of(request))
    return Response(Fault(word, text), status_code=problem.status_code, media_type=MediaType.JSON)


def on_trouble(request: Request[Any, Any, Any], problem: Exception) -> Response[Fault]:
    """Answer when something is wrong with us; the operator reads what."""
    logger.error("trouble", path=request.url.path, error=repr(problem), exc_info=problem)
    text = sentence(Wrong("trouble"), language_of(request))
    return Response(Fault("trouble", text), status_code=500, media_type=MediaType.JSON)


def guarded(app: ASGIApp) -> ASGIApp:
    """Credits for every request, and the right origin for what changes something."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "websocket":
            await app(scope, receive, send)
            return
        desk = desk_of(scope["litestar_app"].state)
        request: Request[Any, Any, Any] = Request(scope)
        changes = request.method not in ("GET", "HEAD", "OPTIONS")
        if changes and not same_origin(request.headers, desk.settings.origins):
            raise Wrong("other-origin")
        if not desk.addresses.take(address_of(request)):
            raise Wrong("too-fast", seconds=desk.addresses.wait(address_of(request)))
        await app(scope, receive, send)

    return middleware


def covered(app: Any) -> Any:
    """Wrap an application so that every answer, even to nonsense, has the security headers."""

    async def outside(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            scope["raw"] = (receive, send)  # the shortest way to the wire
        await app(scope, receive, with_headers(send) if scope["type"] == "http" else send)

    return outside


def with_headers(send: Send) -> Send:
    """Add the security headers to an answer."""
    extra = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *extra]
        await send(message)

    return sending


@contextlib.asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    """Go on with every room; at the end write what is left. The database is open already."""
    desk = desk_of(app.state)
    key = await asyncio.to_thread(desk.store.signing_key)
    desk.signer = Signer(key)
    desk.hub.key = f"tokens/{key}".encode()
    loop = asyncio.get_running_loop()
    hub = desk.hub
    desk.owner.start(listener(loop, hub), partial(resume, loop, hub))
    if not desk.store.postgres:
        hub.spawn(hub.resume_all())
    hub.spawn(look_after(hub))
    yield
    hub.closing = True
    await asyncio.to_thread(desk.owner.stop)
    await hub.finish()
    await asyncio.to_thread(desk.store.close)


def listener(loop: asyncio.AbstractEventLoop, hub: Hub) -> Callable[[str], None]:
    """Return what takes news from other processes, in their thread, over to the event loop."""

    def heard(said: str) -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(hub.news, said)

    return heard


def resume(loop: asyncio.AbstractEventLoop, hub: Hub) -> None:
    """Go on with rooms this process has come to own; called from another thread."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(lambda: hub.spawn(hub.resume_all()))


async def look_after(hub: Hub) -> None:
    """Tidy up now and then; what fails once is tried again the next time."""
    for turn in itertools.count():
        await asyncio.sleep(SWEEP / 5)
        if hub.closing:
            return
        try:
            await tidy(hub, thorough=turn % 5 == 4)
        except TROUBLE as problem:
            logger.warning("database", error=type(problem).__name__)


async def tidy(hub: Hub, thorough: bool) -> None:
    """Make up for lost news; from time to time say who is here and let go of what nobody uses."""
    await hub.look_behind()
    if thorough:
        await hub.publish_all()
        hub.sweep()
        hub.collect()


HANDLERS: Final = [
    list_editions,
    show_edition,
    list_bots,
    list_phrases,
    list_rooms,
    open_room,
    show_room,
    show_picture,
    show_record,
    show_replay,
    show_proof,
    show_dice,
    verify,
    who_am_i,
    my_data,
    forget_me,
    health,
    metrics,
    home,
    beside,
    asset,
    table,
]


def create_app(settings: Settings) -> Litestar:
    """Return the application."""
    return Litestar(
        HANDLERS,
        lifespan=[lifespan],
        middleware=[guarded],
        exception_handlers={Wrong: on_wrong, HTTPException: on_http, Exception: on_trouble},
        openapi_config=OpenAPIConfig("Bankhalter", __version__),
        request_max_body_size=LONGEST_RECORD + 10_000,
        state=State({"desk": Desk(settings)}),
        logging_config=None,
    )
