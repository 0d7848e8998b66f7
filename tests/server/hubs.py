"""Hubs without a server around them, each on a file of its own."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

from server.event_loop import run

from bankhalter.server.live.hub import Hub
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
