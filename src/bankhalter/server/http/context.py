"""What the handlers of the web application share: settings, the hub, guests and their credits."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

from litestar import Request, Response, WebSocket
from litestar.datastructures import State
from litestar.params import PathParameter

from bankhalter.edition import Edition
from bankhalter.lab.probe.probe_process import ProbeLimits
from bankhalter.server import metrics
from bankhalter.server.http.security import (
    COOKIE,
    TALK_BURST,
    YEAR,
    AddressLimits,
    MessageLimit,
    Signer,
    TalkLimit,
    TokenBucket,
    household,
)
from bankhalter.server.live.hub import Hub
from bankhalter.server.live.live_room import LiveRoom
from bankhalter.server.live.ownership import ownership_of
from bankhalter.server.room.error_text import language_in
from bankhalter.server.room.match import Wrong
from bankhalter.server.room.outlooks import Curves
from bankhalter.server.room.word_list import WordList
from bankhalter.server.schedule.analysis_jobs import AnalysisJobs, AnalysisLimits
from bankhalter.server.schedule.probe_jobs import ProbeJobs
from bankhalter.server.steady_clock import now_ms
from bankhalter.server.storage.edition_shelf import ShelfLimits
from bankhalter.server.storage.game_results import GameResults
from bankhalter.server.storage.handovers import Handovers
from bankhalter.server.storage.probe_results import ProbeResults
from bankhalter.server.storage.store import Store
from bankhalter.server.storage.subscriptions import Subscriptions

STATIC: Final = Path(__file__).resolve().parents[2] / "static"
RATE: Final = 20.0  # messages a second and connection
BURST: Final = 60.0  # and at once
FAMILY: Final = 5  # how many times that the connections of one address have together
ASIDES: Final = 150.0  # what an address may write beside its games at once
FRESH: Final = 1.0  # seconds for which it is known whether the writer writes
DEAR: Final = 2  # dear works at the same time; others wait, so that nothing else waits for them
Result = TypeVar("Result")
Code = Annotated[str, PathParameter(max_length=16, pattern=r"^[0-9a-z]+$")]


@dataclass
class Settings:
    """How the server is run."""

    database: str
    origins: frozenset[str] = frozenset()
    rate: float = RATE
    connections: int = 200  # connections of one address
    opened: float = 0.5  # rooms a second and address
    sites: frozenset[str] = frozenset()  # the names this server goes by; none: any
    chat: float = 0.5  # lines of the chat a second and seat
    rooms_days: int = 0  # days after which a room goes in which nothing happened; 0: it is kept
    shelf: ShelfLimits = field(default_factory=ShelfLimits)
    probes: int = 6  # probes an hour and guest
    probe: ProbeLimits = field(default_factory=ProbeLimits)
    push: str = ""  # how push services reach the operator; nothing: nobody is called
    metrics_beside: bool = False  # whether the figures have an address of their own
    unwanted: WordList = field(default_factory=lambda: WordList([]))  # words nobody may bring to a table
    static: Path = field(default_factory=lambda: STATIC)


class Readiness:
    """Whether the writer writes, asked at most once a second however many want to know."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.answer: asyncio.Future[bool] | None = None
        self.at = 0.0

    async def asked(self) -> bool:
        """Tell whether it does; who comes meanwhile hears the same."""
        if self.answer is None or (self.answer.done() and time.monotonic() > self.at + FRESH):
            self.at = time.monotonic()
            self.answer = asyncio.ensure_future(self.store.writes())
        good = await asyncio.shield(self.answer)
        metrics.WRITABLE.set(good)
        return good


class AppContext:
    """What the handlers share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.readiness = Readiness(self.store)
        self.owner = ownership_of(self.store)
        self.hub = Hub(self.store, self.owner, settings.shelf)
        self.hub.unwanted = settings.unwanted
        requests = max(20.0, 4 * settings.opened)
        self.addresses = AddressLimits(requests, 10 * requests, settings.connections)
        self.openings = AddressLimits(settings.opened, 20.0 * max(1.0, settings.opened), 1)
        day, each = 24 * 3600.0, self.hub.shelf.limits
        self.uploads = AddressLimits(FAMILY * each.a_day / day, FAMILY * each.a_day, 1)
        self.trials = AddressLimits(FAMILY * each.trials_a_day / day, FAMILY * each.trials_a_day, 1)
        self.complaints = AddressLimits(FAMILY * each.reports_a_day / day, FAMILY * each.reports_a_day, 1)
        self.arrivals = AddressLimits(1 / 60, 10.0, 1)  # codes of other devices that are tried
        self.results = GameResults(self.store)
        self.handovers = Handovers(self.store)
        self.subscriptions = Subscriptions(self.store)
        self.push_key = ""  # by which push services know this server, where people are called
        self.probe_jobs = ProbeJobs(ProbeResults(self.store), settings.probe, now_ms)
        self.analyses = AnalysisJobs(AnalysisLimits())
        self.curves = Curves()
        hourly = max(1, settings.probes)
        self.probes = AddressLimits(hourly / 3600, hourly, 1)  # of guests
        self.probes_here = AddressLimits(FAMILY * hourly / 3600, FAMILY * hourly, 1)
        self.burst = max(BURST, 3 * settings.rate)
        self.messages = AddressLimits(FAMILY * settings.rate, FAMILY * self.burst, 1)
        lines = FAMILY * settings.chat
        self.talk = TalkLimit(settings.chat, AddressLimits(lines, FAMILY * TALK_BURST, 1))
        self.asides = AddressLimits(2 * lines, max(ASIDES, 20 * lines), 1)
        self.dear = ThreadPoolExecutor(DEAR, thread_name_prefix="dear")
        self.signer = Signer("")
        self.near: Callable[[], str] = str  # the address for others in the same network, or nothing
        metrics.ROOMS.set_function(lambda: len(self.hub.live))
        metrics.DAMAGED.set_function(lambda: len(self.hub.damaged))

    def message_limit(self, address: str) -> MessageLimit:
        """Return the credits of a new connection."""
        own = TokenBucket(self.settings.rate, self.burst)
        return MessageLimit(own, self.messages, address, self.talk, self.asides)

    async def work_out(self, work: Callable[..., Result], *args: Any) -> Result:
        """Do what costs as much as a whole game, a few at a time and apart from everything else."""
        return await asyncio.get_running_loop().run_in_executor(self.dear, work, *args)

    async def find(self, code: str) -> LiveRoom:
        """Return a room, or raise Wrong."""
        live = await self.hub.find(code)
        if live is None:
            raise Wrong("no-such-room")
        return live

    async def edition(self, name: str) -> Edition:
        """Return an edition by its id, its hash, or both, as it may be shown, or raise Wrong."""
        return await asyncio.to_thread(self.hub.shelf.to_show, name)


def context_of(state: State) -> AppContext:
    """Return the context of an application."""
    context: AppContext = state.context
    return context


def language_of(request: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str:
    """Return the language a browser asks for."""
    return language_in(request.headers.get("accept-language", ""))


def address_of(request: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str:
    """Return where a request comes from."""
    return household(request.client.host) if request.client else "?"


def guest(request: Request[Any, Any, Any], context: AppContext, response: Response[Any]) -> str:
    """Return the guest of a request; a new one gets a cookie."""
    person = context.signer.read(request.cookies.get(COOKIE))
    if not person:
        person, value = context.signer.new()
        secure = request.url.scheme == "https"
        response.set_cookie(
            COOKIE, value, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/"
        )
    return person


def pay(request: Request[Any, Any, Any], context: AppContext) -> None:
    """Take a dear credit for what costs a whole game's work, or raise Wrong."""
    if not context.openings.take(address_of(request)):
        raise Wrong("too-fast", seconds=context.openings.wait(address_of(request)))
