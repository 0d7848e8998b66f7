"""What the handlers of the web application share: settings, the hub, guests and their credits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Final

from litestar import Request, Response, WebSocket
from litestar.datastructures import State
from litestar.params import PathParameter

from bankhalter.edition import Edition
from bankhalter.server.http.security import (
    COOKIE,
    YEAR,
    AddressLimits,
    MessageLimit,
    Signer,
    TokenBucket,
    household,
)
from bankhalter.server.live.hub import Hub
from bankhalter.server.live.live_room import LiveRoom
from bankhalter.server.live.ownership import ownership_of
from bankhalter.server.room.error_text import language_in
from bankhalter.server.room.match import Wrong
from bankhalter.server.storage.edition_shelf import ShelfLimits
from bankhalter.server.storage.store import Store

STATIC: Final = Path(__file__).resolve().parents[2] / "static"
RATE: Final = 20.0  # messages a second and connection
BURST: Final = 60.0  # and at once
FAMILY: Final = 5  # how many times that the connections of one address have together
Code = Annotated[str, PathParameter(max_length=16, pattern=r"^[0-9a-z]+$")]


@dataclass
class Settings:
    """How the server is run."""

    database: str
    origins: frozenset[str] = frozenset()
    rate: float = RATE
    connections: int = 200  # connections of one address
    opened: float = 0.5  # rooms a second and address
    shelf: ShelfLimits = field(default_factory=ShelfLimits)
    static: Path = field(default_factory=lambda: STATIC)


class AppContext:
    """What the handlers share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.owner = ownership_of(self.store)
        self.hub = Hub(self.store, self.owner, settings.shelf)
        requests = max(20.0, 4 * settings.opened)
        self.addresses = AddressLimits(requests, 10 * requests, settings.connections)
        self.openings = AddressLimits(settings.opened, 20.0 * max(1.0, settings.opened), 1)
        day, each = 24 * 3600.0, self.hub.shelf.limits
        self.uploads = AddressLimits(FAMILY * each.a_day / day, FAMILY * each.a_day, 1)
        self.complaints = AddressLimits(FAMILY * each.reports_a_day / day, FAMILY * each.reports_a_day, 1)
        self.burst = max(BURST, 3 * settings.rate)
        self.messages = AddressLimits(FAMILY * settings.rate, FAMILY * self.burst, 1)
        self.signer = Signer("")
        self.near: Callable[[], str] = str  # the address for others in the same network, or nothing

    def message_limit(self, address: str) -> MessageLimit:
        """Return the credits of a new connection."""
        return MessageLimit(TokenBucket(self.settings.rate, self.burst), self.messages, address)

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
