"""The living rooms of this process: found, opened, changed, let go.

Every change goes the same way: decide, write to the log, fold, acknowledge, tell everybody.
"""

from __future__ import annotations

import asyncio
import gc
import hmac
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any

import structlog
from msgspec.structs import replace

from bankhalter.game.record import RULES_VERSION
from bankhalter.server import metrics
from bankhalter.server.fairness.dice import commitment, new_seed
from bankhalter.server.live import broadcast, presence
from bankhalter.server.live.live_room import SILENT, Connection, LiveRoom
from bankhalter.server.live.ownership import Ownership
from bankhalter.server.live.room_reader import read_room
from bankhalter.server.protocol import messages as m
from bankhalter.server.room import room_narration, views
from bankhalter.server.room.change import Change
from bankhalter.server.room.commands import key_of
from bankhalter.server.room.lobby_line import summary
from bankhalter.server.room.match import Wrong, hash_in
from bankhalter.server.room.outcome import ActionOutcome
from bankhalter.server.room.rematch_entries import author, namers, same_people
from bankhalter.server.room.room import SEEN, Room
from bankhalter.server.room.word_list import WordList
from bankhalter.server.schedule.bot_workers import BotWorkers
from bankhalter.server.schedule.scheduler import Scheduler
from bankhalter.server.schedule.timers import due
from bankhalter.server.steady_clock import now_ms
from bankhalter.server.storage import entries as e
from bankhalter.server.storage.bans import Bans
from bankhalter.server.storage.chain import sealed
from bankhalter.server.storage.edition_shelf import EditionShelf, ShelfLimits
from bankhalter.server.storage.entries import Row
from bankhalter.server.storage.leases import Fence
from bankhalter.server.storage.store import DATABASE_ERRORS, Store

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that are easily confused
CODE = 7
TRIES = 50  # to find a free place in the log
MOST_LOST = 100_000  # lines somebody may have seen more than there are; whoever says more makes it up
QUIET = 30.0  # seconds until a room in which nothing happens takes less room
IDLE = 60.0  # seconds until a room nobody looks at leaves the memory; its log brings it back
DEPARTED = 500  # connections that go before it is worth looking for what they left behind

Answer = Callable[[int], bytes]  # what a command is answered with, by the version it became

logger = structlog.get_logger()


def new_code() -> str:
    """Return a short code that is easy to say and to type."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


class Hub:
    """All rooms."""

    def __init__(self, store: Store, owner: Ownership, limits: ShelfLimits | None = None) -> None:
        self.store = store
        self.shelf = EditionShelf(store, limits)
        self.bans = Bans(store)
        self.owner = owner
        self.key = secrets.token_bytes(32)  # of the tokens; the database's own once it is open
        self.process = secrets.token_hex(4)
        self.live: dict[str, LiveRoom] = {}
        self.loading: dict[str, asyncio.Future[LiveRoom | None]] = {}
        self.damaged: set[str] = set()  # rooms whose logs were found damaged
        self.departed = 0  # connections that are gone and may still lie about in memory
        self.unwanted = WordList([])  # words nobody may bring to a table
        self.banned: frozenset[str] = frozenset()  # guests the operator lets play no more
        self.scheduler = Scheduler(owner, BotWorkers(store.place), self.write_as_owner)

    @property
    def closing(self) -> bool:
        """Whether the server goes down."""
        return self.scheduler.stopped

    def close(self) -> None:
        """Let nothing happen by itself any more."""
        self.scheduler.stopped = True

    def announce(self, word: str) -> None:
        """Say something to everybody on this server."""
        for live in self.live.values():
            broadcast.announce(live, word)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background and keep hold of it."""
        self.scheduler.spawn(work)

    # Finding rooms -----------------------------------------------------------------------------

    async def find(self, code: str) -> LiveRoom | None:
        """Return a room, read from the log if it is not in memory; one reader at a time."""
        if code in self.live:
            return self.live[code]
        if code not in self.loading:
            self.loading[code] = asyncio.ensure_future(self._load(code))
            self.loading[code].add_done_callback(lambda _: self.loading.pop(code, None))
        return await asyncio.shield(self.loading[code])

    async def _load(self, code: str) -> LiveRoom | None:
        seed = await asyncio.to_thread(self.store.seed, code)
        if seed is None:
            return None
        room = await self._read(Room(code, seed))
        if code in self.live:  # opened here while it was read
            return self.live[code]
        live = self.live[code] = LiveRoom(room)
        if self.store.postgres:
            async with live.lock:
                await self._follow(live)  # what came while it was read
        await self._wake(live)
        return live

    async def _read(self, room: Room) -> Room:
        await read_room(self.shelf, room)
        self._complain(room)
        return room

    async def _wake(self, live: LiveRoom) -> None:
        """The time nobody served this room counts for nobody."""
        room = live.room
        stirs = due(room, live.answers.drive(room)) is not None
        if stirs and self.owner.owns(room.code) and room.last_at < self.owner.since(room.code):
            await self.write_as_owner(live, lambda now: e.ServerResumed())
        else:
            self.scheduler.plan(live)

    async def open(self, options: m.Options, old: Room | None = None, who: str = "", begin: str = "") -> Room:
        """Open a new room, with the people of an `old` one, or for a game that begins in a position."""
        named: dict[str, str] = {}
        if old:
            who = await asyncio.to_thread(self.store.opener, old.code)  # whose title it is
            named = namers(await asyncio.to_thread(self.store.read, old.code))
        edition = await asyncio.to_thread(self.shelf.to_open, options.edition)
        seed = new_seed()
        room = Room(new_code(), seed, edition if hash_in(options.edition) else None)
        opened = e.RoomOpened(options, edition.digest, commitment(seed), RULES_VERSION, True, begin)
        entries: list[e.AnyEntry] = [opened]
        entries += same_people(old) if old else []
        rows = []
        for i, entry in enumerate(entries):
            line = Row(room.code, i + 1, now_ms(), author(entry, named) if i else who, None, e.write(entry))
            rows.append(sealed(line, room.link))
            room.tail.append(room.fold(rows[-1]))
        if await self.store.append(rows, summary(room), seed) != "ok":
            return await self.open(options, old, who, begin)  # the code exists already
        self.live.setdefault(room.code, LiveRoom(room))
        if room.own is not None:
            await asyncio.to_thread(self.shelf.touch, hash_in(options.edition), now_ms())
        metrics.OPENED.inc()
        logger.info("room-opened", room=room.code, edition=options.edition, seats=options.seats)
        return room

    # Changing rooms ----------------------------------------------------------------------------

    async def write(
        self,
        live: LiveRoom,
        make: Callable[[int], e.AnyEntry | None],
        who: str = "",
        command: str | None = None,
        connection: Connection | None = None,
        answer: Answer | None = None,
        fence: Fence | None = None,
    ) -> int:
        """Decide, write, fold, acknowledge, tell; return the version, 0 if there was nothing to do."""
        began = time.perf_counter()
        async with live.lock:
            for _ in range(TRIES):
                if live.room.broken:  # nothing can be added to what is not whole
                    raise Wrong("damaged")
                done: int | None = live.room.seen.get(command or "", 0)
                if done:
                    self.acknowledge(connection, answer, done)
                    return done
                try:
                    done = await self._attempt(live, make, who, command, connection, answer, fence)
                except Wrong:
                    done = await self._known(live, command)  # refused now, but perhaps carried out before
                    if done:
                        self.acknowledge(connection, answer, done)
                    elif not self.store.postgres or not await self._follow(live):
                        raise  # and nothing new is in the log that would change it
                    else:
                        continue
                if done is not None:
                    metrics.STEPS.took(time.perf_counter() - began)
                    return done
                await self._follow(live)
        raise Wrong("busy")

    async def write_as_owner(self, live: LiveRoom, make: Callable[[int], e.AnyEntry | None]) -> int:
        """Write what happens by itself; 0 as well if another server looks after this room by now."""
        code = live.room.code
        return await self.write(live, make, fence=self.owner.fence(code)) if self.owner.owns(code) else 0

    async def _known(self, live: LiveRoom, command: str | None) -> int:
        """Return the version a command became long ago, or 0."""
        if not command or len(live.room.seen) < SEEN:
            return 0
        return await asyncio.to_thread(self.store.find_command, live.room.code, command)

    async def looked_up(self, room: Room, command: str) -> int | None:
        """Return the version a command became, 0 if it is not in the log, None if the log does not answer."""
        if command in room.seen:
            return room.seen[command]
        try:
            return await asyncio.to_thread(self.store.find_command, room.code, command)
        except DATABASE_ERRORS:
            return None

    async def _attempt(
        self,
        live: LiveRoom,
        make: Callable[[int], e.AnyEntry | None],
        who: str,
        command: str | None,
        connection: Connection | None,
        answer: Answer | None,
        fence: Fence | None,
    ) -> int | None:
        """Try to write at the next place; None if it was taken."""
        room = live.room
        now = live.now()
        entry = make(now)
        tried, room.tried = room.tried, None  # holds for this place in the log, or for none
        if entry is None:
            return 0
        row = sealed(Row(room.code, room.seq + 1, now, who, command, e.write(entry)), room.link)
        starts = replace(summary(room), phase="playing") if isinstance(entry, e.GameStarted) else None
        said = await self.store.append([row], starts, None, fence)
        if said == "fenced":
            self.owner.lost(room.code)
            return 0
        if said != "ok":
            if command and (known := await asyncio.to_thread(self.store.find_command, room.code, command)):
                await self._follow(live)
                self.acknowledge(connection, answer, known)
                return known
            return None
        change = self._fold(live, row, tried)
        if change.shown:
            self.store.put_summary(summary(room))
        self.acknowledge(connection, answer, row.seq)
        self._tell(live, change)
        self.scheduler.plan(live)
        return row.seq

    def _fold(self, live: LiveRoom, row: Row, tried: ActionOutcome | None = None) -> Change:
        asked_at = live.room.asked_at
        change = live.room.fold(row, tried)
        self._complain(live.room)
        if live.room.broken:
            return change
        views.refresh(live.room, change)
        live.room.tail.append(change)
        if live.room.asked_at != asked_at:
            live.gone = 0  # the hammer's time begins anew
        live.used = time.monotonic()
        if change.undone:
            live.answers.forget_offers()  # they are numbered anew from there
        metrics.STEPS.count += 1
        return change

    def _complain(self, room: Room) -> None:
        """Tell the operator that a log cannot be followed; that of another print is expected to differ."""
        if room.damage is None or room.frozen != "damaged":
            self.damaged.discard(room.code)
            return
        self.damaged.add(room.code)
        trace = None if room.broken else room.damage
        logger.error("damaged", room=room.code, version=room.seq, error=repr(room.damage), exc_info=trace)

    def _tell(self, live: LiveRoom, change: Change) -> None:
        """Tell everybody; whoever came back while the others decided about the seat has it all the same.

        What is written is written: if it cannot be told, who missed it asks anew after the next step.
        """
        try:
            broadcast.send_step(live, change)
        except Exception as problem:
            logger.error("not-told", room=live.room.code, version=change.version, exc_info=problem)
        if isinstance(change.entry, e.VoteCast):
            seats = {seat for connection in live.connections for seat in connection.seats}
            if [seat for seat in seats if live.room.places[seat].away]:
                self.spawn(self.returned(live, seats))

    def acknowledge(self, connection: Connection | None, answer: Answer | None, version: int) -> None:
        """Answer a command, if somebody waits for it."""
        if connection is not None and answer is not None:
            connection.send(answer(version))

    async def _follow(self, live: LiveRoom) -> bool:
        """Read what other processes wrote; tell whether there was anything."""
        before = live.room.seq
        for row in await asyncio.to_thread(self.store.read, live.room.code, live.room.seq):
            if row.seq > live.room.seq and not self._follow_line(live, row):
                break
        self.scheduler.plan(live)
        return live.room.seq > before

    def _follow_line(self, live: LiveRoom, row: Row) -> bool:
        """Take a line another process wrote; tell whether more can be believed."""
        change = self._fold(live, row)
        if live.room.broken:
            broadcast.send_welcome_to_all(live)  # it says that the room is frozen
            return False
        live.follow_time()
        self._tell(live, change)
        return True

    async def catch_up(self, code: str, version: int) -> None:
        """Another process says that a room is at this version."""
        live = self.live.get(code)
        if live is None and self.owner.owns(code):
            await self.find(code)
        elif live is not None and version > live.room.seq:
            async with live.lock:
                if version > live.room.seq:  # not by ourselves, meanwhile
                    await self._follow(live)

    # Telling -----------------------------------------------------------------------------------

    async def recall(self, live: LiveRoom, language: str) -> None:
        """Have the latest steps of a room at hand in words, from the log where they were let go."""
        async with live.reading:
            if not live.remembers(language):
                rows = await asyncio.to_thread(self.store.read, live.room.code)
                live.recalled[language] = await asyncio.to_thread(
                    room_narration.recall, rows, live.room.code, language, live.room.own
                )

    # Connections -------------------------------------------------------------------------------

    async def enter(
        self, live: LiveRoom, connection: Connection, tokens: list[str], since: int | None
    ) -> None:
        """A connection says hello: it gets the seats of its tokens, older connections lose them."""
        live.used = time.monotonic()
        keys = {key_of(token) for token in tokens}
        rewound = await self._is_rewound(live, since)
        if connection in live.connections and keys != connection.keys:
            since = None  # through other eyes everything looks different
        if connection.narration_language and live.missed(since) is None:
            with suppress(*DATABASE_ERRORS):  # then less is told
                await self.recall(live, connection.narration_language)
        connection.keys = keys
        before = live.online()
        live.connections.pop(connection, None)
        live.connections[connection] = None  # as the newest
        connection.seats = ()
        seats = {i for i, place in enumerate(live.room.places) if place.key and place.key in connection.keys}
        presence.claim(live, connection, seats)
        presence.note_absence(live, before)
        broadcast.send_welcome(live, connection, since)
        if rewound:
            connection.send(m.encode(broadcast.banner("rewound", connection.language)))
        await self.returned(live, seats)

    async def _is_rewound(self, live: LiveRoom, since: int | None) -> bool:
        """Whoever saw more than is known here saw it at another server, or lines of the log are gone."""
        if since is None or since <= live.room.seq or since > live.room.seq + MOST_LOST:
            return False
        try:
            async with live.lock:
                await self._follow(live)
        except DATABASE_ERRORS:
            return False  # nobody can tell now
        if since <= live.room.seq:
            return False
        logger.warning("seen-more", room=live.room.code, version=live.room.seq, seen=since)
        return True

    async def returned(self, live: LiveRoom, seats: set[int]) -> None:
        """Whoever comes back has the seat back at once."""
        for seat in seats if not live.room.broken else ():
            if back(live.room, seat):
                await self.write(live, partial(back, live.room, seat))
        broadcast.send_presence(live)
        self.publish(live, seats)

    def leave(self, live: LiveRoom, connection: Connection) -> None:
        """A connection is gone."""
        if live.connections.pop(connection, 0) == 0:
            return
        self.departed += 1
        for seat in set(connection.seats) - live.online():
            live.away[seat] = live.now()
        broadcast.send_presence(live)
        self.publish(live, set())
        self._note_seen(live)

    def shown(self, live: LiveRoom, connection: Connection, version: int) -> None:
        """A screen shows a version: bots that wait for it go on; one that did not say so before is none."""
        if connection.shown == SILENT:
            return
        connection.shown = max(connection.shown, min(version, live.room.seq))
        connection.late = connection.late and connection.shown < live.room.moved
        if not self.owner.owns(live.room.code):
            self.publish(live, set())
        self._note_seen(live)

    def _note_seen(self, live: LiveRoom) -> None:
        if live.note_seen():
            self.scheduler.plan(live)

    def publish(self, live: LiveRoom, new: set[int]) -> None:
        """Tell other processes who is connected here."""
        if self.store.postgres:
            self.spawn(asyncio.to_thread(self.store.notify, presence.whereabouts(live, self.process, new)))

    async def publish_all(self) -> None:
        """Say again who is connected here: silence would mean that this process is gone."""
        if not self.store.postgres:
            return
        said = [
            presence.whereabouts(live, self.process, set()) for live in self.live.values() if live.connections
        ]
        for news in presence.packed(said):
            await asyncio.to_thread(self.store.notify, news)

    # What happens by itself --------------------------------------------------------------------

    def news(self, said: str) -> None:
        """Hear from other processes; items are parted by commas.

        They wrote (`code:version`), say who is connected there and what screens show (`@code process here new
        time watching shown`), or have taken somebody's words out of a room's log (`!code`).
        """
        for item in said.split(",") if not self.closing else ():
            if item.startswith("@"):
                code, process, *who = item[1:].split(" ")
                if code in self.live and process != self.process:
                    presence.heard(self.live[code], process, who)
                    self._note_seen(self.live[code])
            elif item.startswith("!"):
                self.spawn(self.reload(item[1:]))
            else:
                code, _, version = item.partition(":")
                self._hear_of(code, int(version))

    def _hear_of(self, code: str, version: int) -> None:
        """Another process, or this one, wrote this version."""
        live = self.live.get(code)
        if self.owner.owns(code) if live is None else live.room.seq < version:
            self.spawn(self.catch_up(code, version))

    async def finish(self) -> None:
        """Stop all timers and wait for what is under way."""
        await self.scheduler.finish(self.live.values())

    async def reload(self, code: str) -> None:
        """Read a room anew, after its log was cleaned."""
        live = self.live.get(code)
        if live is None:
            return
        async with live.lock:
            if await asyncio.to_thread(self.store.seed, code) is None:
                self._drop(live)
                return
            room = Room(code, live.room.seed)
            room.cleaned = live.room.cleaned + 1
            before, live.room = live.room, await self._read(room)
            live.recalled.clear()
        for person in people_of(before) - people_of(live.room):
            self.forget(person)
        self.store.put_summary(summary(live.room))
        broadcast.reseat(live)
        broadcast.send_welcome_to_all(live)
        self.scheduler.plan(live)

    def _drop(self, live: LiveRoom) -> None:
        """Let go of a room the operator has deleted; who comes back finds none."""
        self.live.pop(live.room.code, None)
        if live.timer is not None:
            live.timer.cancel()
        for connection in list(live.connections):
            connection.close(broadcast.RESTART)

    def admit(self, person: str) -> None:
        """Raise Wrong for a guest who may not play here any more."""
        if person in self.banned:
            raise Wrong("banned-here")

    def forget(self, person: str) -> None:
        """Let open connections of a person write under no name from now on."""
        for live in self.live.values():
            for connection in live.connections:
                connection.person = "" if connection.person == person else connection.person

    # Looking after everything ------------------------------------------------------------------

    async def resume_all(self) -> None:
        """After a start: fetch every running room, so that bots and clocks go on; one may fail."""
        for code in await asyncio.to_thread(self.store.active):
            if not self.owner.owns(code) or self.closing:
                continue
            try:
                await self._resume(code)
            except Exception as problem:
                logger.error("not-resumed", room=code, error=repr(problem), exc_info=problem)
            await asyncio.sleep(0)

    async def _resume(self, code: str) -> None:
        """Go on with a room."""
        live = self.live.get(code)
        if live is None:
            await self.find(code)
        elif live.timer is None:
            async with live.lock:
                await self._follow(live)
            await self._wake(live)

    async def look_behind(self) -> None:
        """Make up for news that got lost, or that nobody could send: a file has no messengers."""
        self.banned = await asyncio.to_thread(self.bans.everybody)
        if not self.store.postgres:
            for code in await asyncio.to_thread(self.store.take_cleaned):
                await self.reload(code)
            return
        codes = [code for code, live in self.live.items() if live.connections or live.timer is not None]
        if not codes:
            return
        for code, version in (await asyncio.to_thread(self.store.heads, codes)).items():
            await self.catch_up(code, version)

    def sweep(self) -> None:
        """Let go of rooms nobody uses, and of news from processes that are gone; no room waits for a host."""
        late = time.monotonic() - IDLE
        for code, live in list(self.live.items()):
            presence.forget_silent(live)
            if presence.heir(live) >= 0:
                self.spawn(self._hand_on(live))
            if live.used < time.monotonic() - QUIET and (live.room.tail or live.recalled):
                live.room.rest()
                live.recalled.clear()
            busy = live.lock.locked() or live.reading.locked()
            if not live.connections and live.timer is None and live.used < late and not busy:
                del self.live[code]

    async def _hand_on(self, live: LiveRoom) -> None:
        """Make somebody host who is there."""

        def make(now: int) -> e.HostChanged | None:
            seat = presence.heir(live)
            return e.HostChanged(seat) if seat >= 0 else None

        await self.write(live, make)

    def collect(self) -> None:
        """Free what closed connections leave behind; they hold each other, and it takes a moment."""
        if self.departed >= DEPARTED:
            self.departed = 0
            gc.collect()

    def token(self, code: str, client: str, name: str) -> str:
        """Return the token of a seat: secret, and the same one if the command is sent again."""
        said = f"{code}/{client}/{name}".encode()
        return hmac.digest(self.key, said, "sha256")[:18].hex()


def back(room: Room, seat: int, now: int = 0) -> e.SeatReclaimed | None:
    """Return the entry by which somebody has the seat back, or is no longer decided about."""
    decided_about = [about for _, about, _ in room.votes if about == seat]
    return e.SeatReclaimed(seat) if room.places[seat].away or decided_about else None


def people_of(room: Room) -> set[str]:
    """Return the people who sit in a room."""
    return {place.person for place in room.places if place.person}
