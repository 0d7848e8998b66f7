"""Bots that think long think in processes of their own: compiled code would hold up every room.

A worker reads a room from the log, as everybody does, so nothing but its code and version goes there and
nothing but words comes back. It never sees the seed of the dice.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar
from zlib import crc32

import structlog

from bankhalter.analysis.outlook import Outlook
from bankhalter.compiled_aside import CompiledAside
from bankhalter.game.driver import Answer, Moment
from bankhalter.process_limits import be_patient, serve_parent
from bankhalter.server.protocol.queries import Advised, DealWeighed
from bankhalter.server.room.coaching import coached, weighed
from bankhalter.server.room.outlooks import curve
from bankhalter.server.room.room import Room
from bankhalter.server.schedule.auto_answers import AutoAnswers
from bankhalter.server.schedule.thinking_turns import ThinkingTurns
from bankhalter.server.storage.edition_shelf import EditionShelf
from bankhalter.server.storage.store import Store

LIMIT: Final = 30.0  # seconds to think, and at first to begin; then silence is played
MOST_ROOMS: Final = 100  # remembered by each process
MOST_PROCESSES: Final = 4
KINDNESS: Final = 5  # thinking comes after serving

Found = TypeVar("Found")
logger = structlog.get_logger()


class BotWorkers:
    """The processes; a room has the same one as long as the server lives, so that its bots remember."""

    def __init__(self, place: str) -> None:
        count = max(1, min(MOST_PROCESSES, (os.cpu_count() or 2) - 1))
        self.workers = [BotWorker(place) for _ in range(count)]
        self.aside = CompiledAside()

    def of(self, code: str) -> BotWorker:
        """Return the process that thinks for a room; begun anew once there are compiled rules for it."""
        if self.aside.take():
            logger.info("thinking-compiled")
            for worker in self.workers:
                worker.retire()
        return self.workers[crc32(code.encode()) % len(self.workers)]

    async def ask(self, room: Room, moment: Moment, whom: str = "") -> Answer | None:
        """Return what a bot says in a room, or None; a worker that dies is asked once more.

        `whom` it thinks for, here and below, is the address of those who play there.
        """
        found = await self.of(room.code).ask(room, whom, moment.kind, moment.seat, think, moment)
        return Answer(room.game.words.read(found[0]), found[1]) if found else None

    async def advise(self, room: Room, whom: str, name: str, seat: int, language: str) -> Advised | None:
        """Return advice for a seat, or None if the game went on meanwhile, or nothing came of it."""
        return await self.of(room.code).ask(room, whom, "advice", seat, advise, name, seat, language)

    async def weigh(self, room: Room, whom: str, name: str, seat: int, say: str) -> DealWeighed | None:
        """Return what a deal does to everybody, or None as with advice."""
        return await self.of(room.code).ask(room, whom, "deal", seat, weigh, name, seat, say)

    async def outlook(self, room: Room, whom: str, since: int) -> list[Outlook] | None:
        """Return the chances as the turns from one on began, or None as with advice."""
        return await self.of(room.code).ask(room, whom, "outlook", -1, outlook, since)

    def close(self) -> None:
        """End all processes; what they know of rooms is gone with them."""
        for worker in self.workers:
            worker.close()


class BotWorker:
    """A process that thinks, started when it is first needed and again when it dies."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.free = ThinkingTurns(1)  # who waits for the worker does not lose time to think
        self.pool: ProcessPoolExecutor | None = None

    async def ask(
        self, room: Room, whom: str, kind: str, seat: int, work: Callable[..., Found | None], *args: object
    ) -> Found | None:
        """Have something thought about in a room as it stands."""
        moved = room.moved
        async with self.free.turn(whom, room.code):
            for _ in range(2):
                if room.moved != moved:
                    return None  # the game went on while this question waited
                pool = self.pool = self.pool or self._open()
                try:
                    return await self._answer(pool, room, work, *args)
                except BrokenProcessPool:
                    logger.warning("worker-died", room=room.code, moment=kind, seat=seat)
                    self._drop(pool)
                except TimeoutError:
                    logger.warning("worker-slow", room=room.code, moment=kind, seat=seat)
                    self._drop(pool)
                    return None
        return None

    async def _answer(
        self, pool: ProcessPoolExecutor, room: Room, work: Callable[..., Found | None], *args: object
    ) -> Found | None:
        task = asyncio.wrap_future(pool.submit(work, room.code, room.cleaned, room.seq, *args))
        return await asyncio.wait_for(task, LIMIT)

    def _open(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, mp_context=context, initializer=begin, initargs=(self.place,))

    def retire(self) -> None:
        """Let the process finish what it thinks about; another one begins with the next thought."""
        if self.pool is not None:
            self.pool.shutdown(wait=False)
            self.pool = None

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Let go of a process in which something is wrong; another one begins with the next thought."""
        if self.pool is pool:
            self.pool = None
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False)
        for process in processes:
            process.kill()

    def close(self) -> None:
        """End the process."""
        if self.pool is not None:
            self._drop(self.pool)


# In a process of its own -----------------------------------------------------------------------------------


class WorkerRooms:
    """What a worker knows: some rooms as far as it has read them, and the bots in them."""

    def __init__(self, place: str) -> None:
        self.store = Store(place)
        self.shelf = EditionShelf(self.store)
        self.rooms: OrderedDict[str, tuple[Room, AutoAnswers]] = OrderedDict()

    def room(self, code: str, cleaned: int, version: int) -> tuple[Room, AutoAnswers]:
        """Return a room read up to a version; from the beginning if its log was cleaned since."""
        room, answers = self.rooms.pop(code, (Room(code), AutoAnswers()))
        if room.cleaned != cleaned:
            room, answers = Room(code), AutoAnswers()
            room.cleaned = cleaned
        rows = self.store.read(code, room.seq)
        room.own = room.own or self.shelf.in_log(rows)
        for row in rows:
            if row.seq <= version:
                room.fold(row)
        self.rooms[code] = room, answers
        if len(self.rooms) > MOST_ROOMS:
            self.rooms.popitem(last=False)
        return room, answers


READERS: list[WorkerRooms] = []  # the one of this process, once it has begun


def begin(place: str) -> None:
    """Prepare a process: it ends with the server, however that ends, and leaves Ctrl+C to it."""
    serve_parent()
    be_patient(KINDNESS)
    READERS.append(WorkerRooms(place))


def think(code: str, cleaned: int, version: int, moment: Moment) -> tuple[str, str] | None:
    """Return the words of a bot in a room and its reason, or None if it has nothing to say."""
    room, answers = READERS[0].room(code, cleaned, version)
    if room.seq != version:
        return None
    answer = answers.think(room, moment)
    return None if answer is None else (room.game.write(answer.action), answer.reason)


def advise(code: str, cleaned: int, version: int, name: str, seat: int, language: str) -> Advised | None:
    """Return advice for a seat in a room, or None if that version is not in the log."""
    room, _ = READERS[0].room(code, cleaned, version)
    return coached(room, name, seat, language) if room.seq == version else None


def weigh(code: str, cleaned: int, version: int, name: str, seat: int, say: str) -> DealWeighed | None:
    """Return what a deal in a room does to everybody, or None if that version is not in the log."""
    room, _ = READERS[0].room(code, cleaned, version)
    return weighed(room, name, seat, say) if room.seq == version else None


def outlook(code: str, cleaned: int, version: int, since: int) -> list[Outlook]:
    """Return the chances in a room as the turns from one on began, up to a version of its log."""
    reader = READERS[0]
    rows = [row for row in reader.store.read(code) if row.seq <= version]
    return curve(Room(code, own=reader.shelf.in_log(rows)), rows, since)
