"""What happens by itself in a room: clocks run out, hammers fall, bots and secret maxima speak."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final, Protocol

import structlog

from bankhalter.game.driver import Answer, Moment
from bankhalter.server.live.live_room import LiveRoom
from bankhalter.server.live.ownership import Ownership
from bankhalter.server.protocol import messages as m
from bankhalter.server.room.match import Wrong
from bankhalter.server.schedule.bot_workers import BotWorkers
from bankhalter.server.schedule.timers import BOTS, GOING, Timer, clock_due, due
from bankhalter.server.storage import entries as e
from bankhalter.server.storage.store import DATABASE_ERRORS

RETRY: Final = 2.0  # seconds until a word that could not be written is tried again

logger = structlog.get_logger()


class Writer(Protocol):
    """What carries out what happens: decide, write, fold, tell; 0 if there was nothing to do."""

    async def __call__(self, live: LiveRoom, make: Callable[[int], e.AnyEntry | None]) -> int:
        """Carry it out."""


class Reminder(Protocol):
    """What calls people who are asked and not there."""

    def look(self, live: LiveRoom) -> None:
        """Look whether somebody is to be called."""


class Scheduler:
    """The timers of all rooms this process looks after, and those who speak when they ring."""

    def __init__(self, owner: Ownership, workers: BotWorkers, write: Writer) -> None:
        self.owner = owner
        self.workers = workers
        self.write = write
        self.reminders: Reminder | None = None
        self.stopped = False
        self.tasks: set[asyncio.Task[None]] = set()

    def plan(self, live: LiveRoom) -> None:
        """Set the timer of a room to the next thing that happens by itself."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if self.stopped or not self.owner.owns(live.room.code):
            return
        if self.reminders is not None:
            self.reminders.look(live)
        found = self._next(live)
        if found is not None:
            wait = max(0, found.at - live.now()) / 1000
            live.timer = asyncio.get_running_loop().call_later(wait, self._fire, live, found)

    def _next(self, live: LiveRoom) -> Timer | None:
        """Return what happens next; while a bot thinks about this very question only the clocks run on."""
        if live.thinking == live.room.moved:
            return clock_due(live.room, live.gone)
        return due(live.room, live.answers.drive(live.room), live.gone, live.seen_at())

    def _fire(self, live: LiveRoom, found: Timer) -> None:
        live.timer = None
        moment = found.moment
        if live.now() < found.at:  # this process stood still for a while, which counts for nobody
            self.plan(live)
        elif moment.kind == GOING:
            live.gone = moment.number
            data = m.encode(m.Going(live.room.seq, live.gone))
            for connection in list(live.connections):
                connection.send(data)
            self.plan(live)
        else:
            if moment.kind in BOTS and live.now() >= live.seen_at():
                live.stop_waiting()
            self.spawn(self.happen(live, moment, live.room.moved))

    async def happen(self, live: LiveRoom, moment: Moment, moved: int) -> None:
        """Let a bot, a clock or a maximum speak, unless the game went on meanwhile."""
        try:
            answer = await self._ask(live, moment) if live.room.moved == moved else None

            def make(now: int) -> e.AnyEntry | None:
                if live.room.moved != moved or not live.room.stirs:
                    return None
                return live.answers.entry(live.room, moment, answer, now)

            if not await self.write(live, make):
                self.plan(live)
        except Wrong as wrong:
            logger.error("answer-refused", room=live.room.code, moment=moment.kind, word=wrong.word)
        except Exception as problem:  # whatever it is, the room must not stand still for it
            trace = None if isinstance(problem, DATABASE_ERRORS) else problem
            error = type(problem).__name__
            logger.error("not-written", room=live.room.code, moment=moment.kind, error=error, exc_info=trace)
            asyncio.get_running_loop().call_later(RETRY, self.plan, live)

    async def _ask(self, live: LiveRoom, moment: Moment) -> Answer | None:
        """Ask a bot if it is one: quick ones here, slow ones in a process of their own, and not for ever."""
        room = live.room
        if moment.kind not in BOTS:
            return None
        if not live.answers.thinks_long(room, moment):
            return live.answers.think(room, moment)
        live.thinking = moved = room.moved
        self.plan(live)  # the clocks do not wait for it
        try:
            return await self.workers.ask(room, moment, live.address())
        finally:
            if live.thinking == moved:
                live.thinking = 0

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background and keep hold of it."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("background", error=repr(task.exception()))

    async def finish(self, rooms: Iterable[LiveRoom]) -> None:
        """Stop all timers and wait for what is under way."""
        for live in rooms:
            if live.timer is not None:
                live.timer.cancel()
        running = [task for task in self.tasks if not task.done()]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        self.workers.close()
