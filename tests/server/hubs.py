"""Hubs without a server around them, each on a file of its own, and connections without a wire."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

from server.desk import PATIENCE
from server.event_loop import run

from bankhalter.server.http.security import AddressLimits, MessageLimit, TokenBucket
from bankhalter.server.http.websocket import WebSocketConnection
from bankhalter.server.live.hub import Hub
from bankhalter.server.live.live_room import LiveRoom
from bankhalter.server.live.ownership import Ownership
from bankhalter.server.storage.store import Store


@contextlib.asynccontextmanager
async def hub_in(folder: Path) -> AsyncIterator[Hub]:
    """A hub that is gone afterwards."""
    store = Store(str(folder / "rooms.db"))
    store.open()
    hub = Hub(store, Ownership())
    try:
        yield hub
    finally:
        await hub.finish()
        await asyncio.to_thread(store.close)


def with_hub(work: Callable[[Hub], Coroutine[Any, Any, None]], folder: Path) -> None:
    """Run a test with a hub in an event loop."""

    async def inside() -> None:
        async with hub_in(folder) as hub:
            await work(hub)

    run(inside())


class Peer:
    """The other end of a socket, as slow as one likes."""

    def __init__(self) -> None:
        self.slow = asyncio.Event()
        self.got: list[str] = []
        self.code, self.reason = 0, ""
        self.scope: dict[str, Any] = {}

    async def send(self, message: dict[str, Any]) -> None:
        await self.slow.wait()
        self.got.append(message["text"])

    async def receive(self) -> dict[str, Any]:
        await asyncio.Event().wait()
        return {}

    async def close(self, code: int, reason: str) -> None:
        self.code, self.reason = code, reason


def line_to(peer: Peer, hub: Any, live: Any) -> WebSocketConnection:
    credits = MessageLimit(TokenBucket(20.0, 60.0), AddressLimits(100.0, 300.0, 1), "")
    return WebSocketConnection(peer, hub, live, "", credits)  # type: ignore[arg-type]


def heard(hub: Hub, live: LiveRoom) -> tuple[Peer, WebSocketConnection]:
    """A line to somebody who takes everything at once."""
    peer = Peer()
    peer.slow.set()
    return peer, line_to(peer, hub, live)


async def written(line: WebSocketConnection) -> None:
    """Wait until everything is sent."""
    async with asyncio.timeout(PATIENCE):
        while line.writer is not None:
            await asyncio.sleep(0)
