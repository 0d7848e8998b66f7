"""Calls people who are asked while they are not at the table, where there is time for them to come."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

import structlog
from msgspec.json import encode

from bankhalter.core import codes
from bankhalter.server.live.live_room import LiveRoom
from bankhalter.server.room.room import Room
from bankhalter.server.schedule.timers import deadline
from bankhalter.server.storage.store import DATABASE_ERRORS
from bankhalter.server.storage.subscriptions import Subscription, Subscriptions
from bankhalter.text import plain

LONG: Final = 10 * 60_000  # milliseconds for a question from which on calling somebody makes sense
GONE: Final = (404, 410)  # the browser wants no more messages
UNREACHABLE: Final = (OSError, TimeoutError, ssl.SSLError, ValueError)

Send = Callable[[Subscription, bytes, str], Awaitable[int]]
Spawn = Callable[[Coroutine[Any, Any, None]], None]

logger = structlog.get_logger()


class Reminders:
    """Who is called, once for a question; whatever fails here, the table goes on."""

    wait = 10.0  # seconds in which whoever only changes pages or devices is back

    def __init__(self, kept: Subscriptions, send: Send, spawn: Spawn) -> None:
        self.kept = kept
        self.send = send
        self.spawn = spawn

    def look(self, live: LiveRoom) -> None:
        """Look whether somebody is to be called; said after each step by the server that owns the room."""
        question = live.room.question
        if live.called != question and absent(live) >= 0:
            live.called = question
            self.spawn(self._call(live, question))

    async def _call(self, live: LiveRoom, question: int) -> None:
        """Call whoever is asked, unless they come or the game goes on meanwhile."""
        await asyncio.sleep(self.wait)
        seat = absent(live) if live.room.question == question else -1
        if seat < 0:
            live.called = 0 if live.room.question == question else live.called  # they may leave again
            return
        place, code = live.room.places[seat], live.room.code
        try:
            found = await asyncio.to_thread(self.kept.to_call, place.person, code, question)
        except DATABASE_ERRORS as problem:
            logger.warning("database", error=type(problem).__name__)
            return
        await asyncio.gather(*[self._tell(to, code, place.name) for to in found])

    async def _tell(self, to: Subscription, code: str, name: str) -> None:
        """Tell one browser; one that wants no more messages is forgotten."""
        text = plain(to.language).say("server-push-turn", name=name)
        said = encode({"room": code, "text": text, "language": to.language})
        try:
            status = await self.send(to, said, code)
            if status in GONE:
                await asyncio.to_thread(self.kept.drop, to.person, to.endpoint)
        except UNREACHABLE as problem:
            logger.info("not-called", room=code, error=type(problem).__name__)
        except DATABASE_ERRORS as problem:
            logger.warning("database", error=type(problem).__name__)
        else:
            logger.info("called", room=code, status=status)


def absent(live: LiveRoom) -> int:
    """Return the seat of somebody who is asked, is not there and has the time to come, or -1."""
    room = live.room
    if not room.running or not has_time(room):
        return -1
    seat = int(room.game.state.top.seat)
    if seat < 0 or seat in live.online() or room.bot_for(seat):
        return -1
    return seat if room.places[seat].person else -1


def has_time(room: Room) -> bool:
    """Tell whether the question on top may be answered later: its clock is long, or there is none."""
    if int(room.game.state.top.seat) == codes.ANYONE:
        return False
    until = deadline(room)
    return until is None or until - room.asked_at >= LONG
