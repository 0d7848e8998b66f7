"""A file beside the one of SQLite that knows how far it was: a lost -wal file takes lines along, silently."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

from bankhalter.atomic_files import write_whole
from bankhalter.server.storage.store import BEAT, Store


def witness_of(store: Store) -> Path | None:
    """Return where the witness lies; PostgreSQL needs none."""
    return None if store.postgres else Path(f"{store.place}.mark")


def lines_are_lost(store: Store) -> bool:
    """Tell whether the database is older than what the witness saw in it; asked once, at the start."""
    place, store.mark = witness_of(store), int(store.setting(BEAT, "0"))
    seen = 0
    with suppress(OSError, ValueError):
        seen = int(place.read_text("ascii")) if place is not None else 0
    return store.mark < seen


async def note(store: Store) -> None:
    """Leave a sign of life in the database, then beside it, if lines were written since the last one."""
    place = witness_of(store)
    if place is None or not store.unmarked:
        return
    store.unmarked = False
    if await store.writes():
        with suppress(OSError):
            await asyncio.to_thread(write_whole, place, str(store.mark).encode())
