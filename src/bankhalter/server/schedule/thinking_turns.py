"""Who may think next: people of one address take turns with those of another, and so do their rooms.

Without it whoever has many champions play would have as many of all thoughts.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Row = deque["asyncio.Future[None]"]


class ThinkingTurns:
    """So many thoughts at a time; those who wait stand in a row for each room, and in a ring of addresses."""

    def __init__(self, count: int) -> None:
        self.free = count
        self.waiting: dict[str, dict[str, Row]] = {}  # by address, then by room, whoever is next first

    @asynccontextmanager
    async def turn(self, whom: str, room: str) -> AsyncIterator[None]:
        """Wait for a turn and have it, for a room and the address of those who play there."""
        await self.acquire(whom, room)
        try:
            yield
        finally:
            self.release()

    async def acquire(self, whom: str = "", room: str = "") -> None:
        """Wait for a turn."""
        if self.free:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(whom, {}).setdefault(room, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it came just when it was given up
                self.release()
            raise

    def release(self) -> None:
        """Give a turn back, to whoever is next."""
        self.free += 1
        while self.free and self.waiting:
            turn = self._next()
            if not turn.done():
                self.free -= 1
                turn.set_result(None)

    def _next(self) -> asyncio.Future[None]:
        """Take who is next out of the rows; their room and their address come after all others then."""
        whom = next(iter(self.waiting))
        rooms = self.waiting.pop(whom)
        room = next(iter(rooms))
        row = rooms.pop(room)
        turn = row.popleft()
        if row:
            rooms[room] = row
        if rooms:
            self.waiting[whom] = rooms
        return turn
