"""The web application: REST for lobby and records, a WebSocket for the table, files for the browser."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any, Final

import structlog
from litestar import Litestar, MediaType, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec.json import encode

from bankhalter import __version__
from bankhalter.server import metrics
from bankhalter.server.http import (
    analysis_routes,
    booklet_routes,
    edition_routes,
    guests,
    lobby,
    my_games,
    operations,
    outlook_routes,
    position_routes,
    print_routes,
    probe_routes,
    push_routes,
    puzzle_routes,
    records,
    static_files,
    workshop_routes,
)
from bankhalter.server.http.context import AppContext, Settings, address_of, context_of, language_of
from bankhalter.server.http.guests import unhurried
from bankhalter.server.http.records import LONGEST_RECORD
from bankhalter.server.http.security import HEADERS, Signer, is_host, is_known, same_origin
from bankhalter.server.http.websocket import OTHER_ORIGIN
from bankhalter.server.http.websocket_entry import table
from bankhalter.server.live import broadcast
from bankhalter.server.live.hub import Hub
from bankhalter.server.protocol.answers import ErrorAnswer
from bankhalter.server.push.reminders import Reminders
from bankhalter.server.room.error_text import language_in, sentence
from bankhalter.server.room.match import Wrong
from bankhalter.server.steady_clock import BEAT, CLOCK, now_ms
from bankhalter.server.storage import witness
from bankhalter.server.storage.edition_shelf import DAY
from bankhalter.server.storage.retention import letting_go, quiet_rooms
from bankhalter.server.storage.store import DATABASE_ERRORS

SWEEP: Final = 10.0
QUIET_ROOMS: Final = 3600.0  # seconds between two looks for rooms nobody plays in any more
TIDY_EDITIONS: Final = 1800  # turns from one look for editions nobody uses to the next: an hour
FAULTS: Final = {
    "no-such-room": 404,
    "no-such-code": 404,
    "no-such-puzzle": 404,
    "too-fast": 429,
    "not-over": 409,
    "locked": 409,
    "edition-blocked": 403,
    "editions-today": 429,
    "editions-tried": 429,
    "editions-own": 403,
    "editions-full": 507,
    "reports-today": 429,
    "probes-off": 403,
    "probes-hour": 429,
    "probes-busy": 503,
    "analyses-busy": 503,
    "push-off": 403,
    "push-full": 507,
}

SCHEMA: Final = JsonRenderPlugin(path=["/", "/openapi.json"], media_type=MediaType.JSON)  # no others' scripts

logger = structlog.get_logger()


# What goes wrong -------------------------------------------------------------------------------------------


def on_wrong(request: Request[Any, Any, Any], wrong: Wrong) -> Response[ErrorAnswer]:
    """Answer a refused request."""
    text = sentence(wrong, language_of(request))
    status = FAULTS.get(wrong.word, 422)
    later = {"retry-after": str(wrong.values["seconds"])} if "seconds" in wrong.values else {}
    return Response(
        ErrorAnswer(wrong.word, text), status_code=status, media_type=MediaType.JSON, headers=later
    )


PROBES: Final = ("/health", "/health/live")  # asked by proxies and engines of containers, by address
HTTP_WORDS: Final = {400: "malformed", 404: "not-found", 405: "not-found", 413: "too-large", 415: "malformed"}


def on_http(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Any]:
    """Answer a request that makes no sense; a person who lost the way gets a page."""
    lost = static_files.nowhere(request) if problem.status_code == 404 else None
    if lost is not None:
        return lost
    word = HTTP_WORDS.get(problem.status_code, "malformed" if problem.status_code < 500 else "trouble")
    text = sentence(Wrong(word), language_of(request))
    return Response(ErrorAnswer(word, text), status_code=problem.status_code, media_type=MediaType.JSON)


def on_deep(request: Request[Any, Any, Any], problem: RecursionError) -> Response[Any]:
    """Answer a body that nests deeper than anything of ours."""
    return on_http(request, HTTPException(status_code=400))


def on_trouble(request: Request[Any, Any, Any], problem: Exception) -> Response[ErrorAnswer]:
    """Answer when something is wrong with us; the operator reads what."""
    logger.error("trouble", path=request.url.path, error=repr(problem), exc_info=problem)
    text = sentence(Wrong("trouble"), language_of(request))
    return Response(ErrorAnswer("trouble", text), status_code=500, media_type=MediaType.JSON)


# Around every request --------------------------------------------------------------------------------------


def guarded(app: ASGIApp) -> ASGIApp:
    """TokenBucket for every request, and the right origin for what changes something."""

    async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "websocket":
            await app(scope, receive, send)
            return
        context = context_of(scope["litestar_app"].state)
        request: Request[Any, Any, Any] = Request(scope)
        changes = request.method not in ("GET", "HEAD", "OPTIONS")
        if changes and not same_origin(request.headers, context.settings.origins):
            raise Wrong("other-origin")
        if not context.addresses.take(address_of(request)):
            raise Wrong("too-fast", seconds=context.addresses.wait(address_of(request)))
        await app(scope, receive, send)

    return middleware


def covered(app: Any, sites: frozenset[str] = frozenset()) -> Any:
    """Wrap an application so that every answer, even to nonsense, has the security headers.

    `sites` are the names this server goes by: under any other nobody is served but who asks how it is.
    """

    async def outside(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            scope["raw"] = (receive, send)  # the shortest way to the wire
        elif scope.get("method") == "HEAD":
            scope = {**scope, "method": "GET"}  # uvicorn, which knows better, leaves the body out
        anywhere = scope["type"] == "lifespan" or scope["path"] in PROBES
        known = anywhere or is_known(header(scope, b"host"), sites)
        if scope["type"] == "websocket" and not known:
            await send({"type": "websocket.close", "code": OTHER_ORIGIN})
        elif scope["type"] != "http":
            await app(scope, receive, send)
        elif not known:
            await answer_early(scope, with_headers(send), "other-host", 421)
        elif is_host(header(scope, b"host")):
            await app(scope, receive, with_headers(send))
        else:  # Litestar would fail to say what was asked for
            await answer_early(scope, with_headers(send), "malformed", 400)

    return outside


def header(scope: Any, name: bytes) -> str:
    """Return a header of a request nobody has read yet, or nothing."""
    return next((bytes(value).decode("latin-1") for key, value in scope["headers"] if key == name), "")


async def answer_early(scope: Any, send: Send, word: str, status: int) -> None:
    """Answer a request that does not even say what it is for, or asks for another server."""
    text = sentence(Wrong(word), language_in(header(scope, b"accept-language")))
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": encode(ErrorAnswer(word, text)), "more_body": False})


def with_headers(send: Send) -> Send:
    """Add the security headers to an answer."""
    extra = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *extra]
        await send(message)

    return sending


# From start to end -----------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    """Go on with every room; at the end write what is left. The database is open already."""
    context = context_of(app.state)
    key = await asyncio.to_thread(context.store.signing_key)
    context.signer = Signer(key)
    context.hub.key = f"tokens/{key}".encode()
    context.hub.banned = await asyncio.to_thread(context.hub.bans.everybody)
    if context.settings.push:
        await asyncio.to_thread(begin_to_call, context)
    loop = asyncio.get_running_loop()
    hub = context.hub
    context.owner.start(listener(loop, hub), partial(resume, loop, hub))
    if not context.store.postgres:
        hub.spawn(hub.resume_all())
    hub.spawn(look_after(hub))
    hub.spawn(keep_time(hub))
    hub.spawn(let_quiet_rooms_go(context))
    yield
    hub.close()
    await context.probe_jobs.close()
    await context.analyses.close()
    await asyncio.to_thread(context.owner.stop)
    await hub.finish()
    context.dear.shutdown(wait=False, cancel_futures=True)
    await asyncio.to_thread(context.store.close)


def begin_to_call(context: AppContext) -> None:
    """Call people who are asked and not there; the key is made once and kept."""
    from bankhalter.server.push.encryption import Vapid, new_secret
    from bankhalter.server.push.sender import PushSender

    vapid = Vapid(context.store.setting("push-key", new_secret()), context.settings.push)
    hub = context.hub
    hub.scheduler.reminders = Reminders(context.subscriptions, PushSender(vapid).send, hub.spawn)
    context.push_key = vapid.public


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


async def keep_time(hub: Hub) -> None:
    """Beat, so that the time in which this process could do nothing counts for nobody."""
    loop = asyncio.get_running_loop()
    while not hub.closing:
        CLOCK.beat()
        due = loop.time() + BEAT
        await asyncio.sleep(BEAT)
        metrics.DELAYS.took(max(0.0, loop.time() - due))


async def let_quiet_rooms_go(context: AppContext) -> None:
    """Take rooms in which nothing has happened for long out of the database, if that is wished for."""
    days, hub = context.settings.rooms_days, context.hub
    while days and not hub.closing:
        try:
            before = now_ms() - days * DAY
            for code in await asyncio.to_thread(quiet_rooms, context.store, before):
                if not is_used(hub, code):
                    await let_go(context, code)
        except DATABASE_ERRORS as problem:
            logger.warning("database", error=type(problem).__name__)
        await asyncio.sleep(QUIET_ROOMS)


async def let_go(context: AppContext, code: str) -> None:
    """Take a room out of the memory and out of the database; who comes meanwhile finds none."""
    context.hub.live.pop(code, None)
    async for _ in unhurried(context, letting_go(context.store, code)):
        pass
    if found := context.hub.live.pop(code, None):  # read while it was still whole
        for connection in list(found.connections):
            connection.close(broadcast.RESTART)


def is_used(hub: Hub, code: str) -> bool:
    """Tell whether somebody looks at a room here, or something is about to happen in it."""
    live = hub.live.get(code)
    return live is not None and bool(live.connections or live.timer is not None or live.lock.locked())


async def look_after(hub: Hub) -> None:
    """Tidy up now and then; what fails once is tried again the next time."""
    cut_off = False
    for turn in itertools.count():
        await asyncio.sleep(SWEEP / 5)
        if hub.closing:
            return
        cut_off = hand_on_when_cut_off(hub, cut_off)
        try:
            await tidy(hub, thorough=turn % 5 == 4)
            if turn % TIDY_EDITIONS == 0:
                await asyncio.to_thread(hub.shelf.tidy, now_ms())
        except DATABASE_ERRORS as problem:
            logger.warning("database", error=type(problem).__name__)


def hand_on_when_cut_off(hub: Hub, before: bool) -> bool:
    """Let players go to another server, once, when the database is out of reach here; tell whether it is."""
    cut_off = hub.owner.cut_off()
    if cut_off and not before:
        logger.warning("cut-off")
        broadcast.hand_on(hub.live.values(), 1.0)
    return cut_off


async def tidy(hub: Hub, thorough: bool) -> None:
    """Make up for lost news; from time to time say who is here and let go of what nobody uses."""
    await hub.look_behind()
    if thorough:
        await witness.note(hub.store)
        await hub.publish_all()
        hub.sweep()
        hub.collect()


HANDLERS: Final = [
    *lobby.HANDLERS,
    *booklet_routes.HANDLERS,
    *edition_routes.HANDLERS,
    *workshop_routes.HANDLERS,
    *print_routes.HANDLERS,
    *probe_routes.HANDLERS,
    *records.HANDLERS,
    *position_routes.HANDLERS,
    *analysis_routes.HANDLERS,
    *outlook_routes.HANDLERS,
    *puzzle_routes.HANDLERS,
    *guests.HANDLERS,
    *my_games.HANDLERS,
    *push_routes.HANDLERS,
    *operations.HANDLERS,
    *static_files.HANDLERS,
    table,
]


def create_app(settings: Settings) -> Litestar:
    """Return the application."""
    return Litestar(
        HANDLERS,
        lifespan=[lifespan],
        middleware=[guarded],
        exception_handlers={
            Wrong: on_wrong,
            HTTPException: on_http,
            RecursionError: on_deep,
            Exception: on_trouble,
        },
        openapi_config=OpenAPIConfig("Bankhalter", __version__, render_plugins=[SCHEMA]),
        request_max_body_size=LONGEST_RECORD + 10_000,
        state=State({"context": AppContext(settings)}),
        logging_config=None,
    )
