"""A room is read from its log a part at a time, and no part for long: others are served meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Final

from bankhalter.server.room import views
from bankhalter.server.room.change import Change
from bankhalter.server.room.room import Room
from bankhalter.server.storage.edition_shelf import EditionShelf
from bankhalter.server.storage.entries import Row

PART: Final = 500  # lines that are read together
TURN: Final = 0.002  # seconds for which lines are folded until others have their turn


async def read_room(shelf: EditionShelf, room: Room) -> None:
    """Fold a room's log, from its first line to its last one or to one that is not as it was written."""
    change = None
    while rows := await asyncio.to_thread(shelf.store.read, room.code, room.seq, PART):
        if change is None:
            room.own = await asyncio.to_thread(shelf.in_log, rows)
        change = await fold(room, rows)
        if room.broken:
            return
    if change is not None:
        views.refresh(room, change)


async def fold(room: Room, rows: Sequence[Row]) -> Change | None:
    """Fold lines, and let others have their turn in between."""
    change, until = None, time.perf_counter() + TURN
    for row in rows:
        change = room.fold(row)
        if room.broken:
            break
        if time.perf_counter() > until:
            await asyncio.sleep(0)
            until = time.perf_counter() + TURN
    return change
