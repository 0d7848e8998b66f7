"""The living rooms of this process: who is connected, what happens by itself, who is told what.

Every change goes the same way: decide, write to the log, fold, acknowledge, tell everybody.
"""

from __future__ import annotations

import asyncio
import gc
import hmac
import secrets
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Protocol

import msgspec
import structlog

from bankhalter.record import RULES_VERSION
from bankhalter.server import entries as e
from bankhalter.server import messages as m
from bankhalter.server import meters, spoken, views
from bankhalter.server.decide import key_of
from bankhalter.server.entries import Row
from bankhalter.server.fair import commitment, new_seed
from bankhalter.server.match import Wrong, edition_of
from bankhalter.server.owner import Owner
from bankhalter.server.room import SEEN, Change, Room
from bankhalter.server.store import Store, Unusable
from bankhalter.server.thinkers import Thinkers
from bankhalter.server.times import due
from bankhalter.server.voices import Thought, Voices
from bankhalter.text import plain

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that are easily confused
CODE = 7
TRIES = 50  # to find a free place in the log
QUIET = 30.0  # seconds until a room in which nothing happens takes less room
IDLE = 60.0  # seconds until a room nobody looks at leaves the memory; its log brings it back
LOST = 30_000  # milliseconds until a process that says nothing counts as gone
PAYLOAD = 7_000  # bytes of one piece of news; PostgreSQL takes less than 8,000
DEPARTED = 500  # connections that go before it is worth looking for what they left behind
RETRY = 2.0  # seconds until a word that could not be written is tried again

NOBODY: frozenset[int] = frozenset()

logger = structlog.get_logger()


def now_ms() -> int:
    """Return the time of day in milliseconds."""
    return time.time_ns() // 1_000_000


def new_code() -> str:
    """Return a short code that is easy to say and to type."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


class Line(Protocol):
    """A connection, whatever carries it."""

    seats: set[int]
    keys: set[str]  # the digests of its tokens
    language: str
    spoken: str  # the language it wants sentences in, or nothing
    person: str

    def send(self, data: bytes) -> None:
        """Queue a message; a connection that cannot keep up closes itself."""

    def close(self, code: int) -> None:
        """Close it."""


class Live:
    """A room with everything around it that is not in the log."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.lines: dict[Line, None] = {}
        self.voices = Voices()
        self.timer: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None
        self.claimed: dict[int, int] = {}  # when a seat was last taken by a connection here
        self.away: dict[int, int] = {}  # since when a seat has had no connection
        self.elsewhere: dict[str, tuple[int, frozenset[int]]] = {}  # seats connected to other processes
        self.recalled: dict[str, list[Change]] = {}  # the latest steps from the log, by language
        self.reading = asyncio.Lock()  # one reads them at a time
        self.gone = 0  # how often a live lot was called
        self.used = time.monotonic()

    def online(self) -> set[int]:
        """Return the seats that somebody looks through."""
        here = {seat for line in self.lines for seat in line.seats}
        return here.union(*(seats for _, seats in self.elsewhere.values()))

    def spectators(self) -> int:
        """Return how many only watch."""
        return sum(1 for line in self.lines if not line.seats)

    def here(self) -> m.Room:
        """Return the room as everybody sees it."""
        return views.room_view(self.room, self.online(), self.spectators())

    def missed(self, since: int | None) -> list[Change] | None:
        """Return the steps after a version if all of them are at hand, else None."""
        room = self.room
        if since is None or not 0 <= room.seq - since <= len(room.tail):
            return None
        return [change for change in room.tail if change.version > since]

    def history(self, language: str) -> list[Change]:
        """Return the latest steps at hand: those from the log, then those since."""
        old = self.recalled.get(language, [])
        return old + [change for change in self.room.tail if not old or change.version > old[-1].version]

    def remembers(self, language: str) -> bool:
        """Tell whether the latest steps are at hand in a language, without a gap."""
        found = self.history(language)
        whole = found and found[-1].version - found[0].version == len(found) - 1
        return bool(whole and (len(found) >= spoken.MOST or found[0].version == 1))

    def overdue(self, now: int) -> frozenset[int]:
        """Return the seats that have been away for too long."""
        if not self.away:
            return NOBODY
        wait = self.room.options.absence * 1000
        return frozenset(seat for seat, since in self.away.items() if now - since >= wait)


class Hub:
    """All rooms."""

    def __init__(self, store: Store, owner: Owner) -> None:
        self.store = store
        self.owner = owner
        self.key = secrets.token_bytes(32)  # of the tokens; the database's own once it is open
        self.process = secrets.token_hex(4)
        self.live: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Future[Live | None]] = {}
        self.closing = False
        self.departed = 0  # connections that are gone and may still lie about in memory
        self.tasks: set[asyncio.Task[None]] = set()
        self.thinkers = Thinkers(store.place)

    # Finding rooms -----------------------------------------------------------------------------

    async def find(self, code: str) -> Live | None:
        """Return a room, read from the log if it is not in memory; one reader at a time."""
        if code in self.live:
            return self.live[code]
        if code not in self.loading:
            self.loading[code] = asyncio.ensure_future(self._load(code))
            self.loading[code].add_done_callback(lambda _: self.loading.pop(code, None))
        return await asyncio.shield(self.loading[code])

    async def _load(self, code: str) -> Live | None:
        seed = await asyncio.to_thread(self.store.seed, code)
        if seed is None:
            return None
        room = Room(code, seed)
        rows = await asyncio.to_thread(self.store.read, code)
        for i, row in enumerate(rows):
            change = room.fold(row)
            if len(rows) - i <= 1:
                views.refresh(room, change)
            if i % 100 == 99:
                await asyncio.sleep(0)
        if code in self.live:  # opened here while it was read
            return self.live[code]
        live = self.live[code] = Live(room)
        live.away = {i: now_ms() for i, place in enumerate(room.places) if place.human}
        if self.store.postgres:
            async with live.lock:
                await self._follow(live)  # what came while it was read
        await self._wake(live)
        return live

    async def _wake(self, live: Live) -> None:
        """The time nobody served this room counts for nobody."""
        room = live.room
        stirs = due(room, live.voices.replied) is not None
        if stirs and self.owner.owns(room.code) and room.last_at < self.owner.since(room.code):
            await self.write(live, lambda now: e.Woke())
        else:
            self.plan(live)

    async def open(self, options: m.Options, copied: Room | None = None) -> Room:
        """Open a new room; `copied` are the people of another one, who keep their tokens."""
        edition = edition_of(options.edition)
        seed = new_seed()
        room = Room(new_code(), seed)
        entries: list[e.AnyEntry] = [e.Opened(options, edition.digest, commitment(seed), RULES_VERSION)]
        entries += same_people(copied) if copied else []
        rows = [
            Row(room.code, i + 1, now_ms(), getattr(entry, "person", ""), None, e.write(entry))
            for i, entry in enumerate(entries)
        ]
        for row in rows:
            room.tail.append(room.fold(row))
        if await self.store.append(rows, summary(room), seed) != "ok":
            return await self.open(options, copied)  # the code exists already
        self.live.setdefault(room.code, Live(room))
        meters.OPENED.inc()
        logger.info("room-opened", room=room.code, edition=options.edition, seats=options.seats)
        return room

    # Changing rooms ----------------------------------------------------------------------------

    async def write(
        self,
        live: Live,
        make: Callable[[int], e.AnyEntry | None],
        who: str = "",
        command: str | None = None,
        line: Line | None = None,
        answer: Callable[[int], bytes] | None = None,
    ) -> int:
        """Decide, write, fold, acknowledge, tell; return the version, 0 if there was nothing to do."""
        began = time.perf_counter()
        async with live.lock:
            for _ in range(TRIES):
                done: int | None = live.room.seen.get(command or "", 0)
                if done:
                    self._acknowledge(line, answer, done)
                    return done
                try:
                    done = await self._attempt(live, make, who, command, line, answer)
                except Wrong:
                    done = await self._known(live, command)  # refused now, but perhaps carried out before
                    if done:
                        self._acknowledge(line, answer, done)
                    elif not self.store.postgres or not await self._follow(live):
                        raise  # and nothing new is in the log that would change it
                    else:
                        continue
                if done is not None:
                    meters.TIME.observe(time.perf_counter() - began)
                    return done
                await self._follow(live)
        raise Wrong("busy")

    async def _known(self, live: Live, command: str | None) -> int:
        """Return the version a command became long ago, or 0."""
        if not command or len(live.room.seen) < SEEN:
            return 0
        return await asyncio.to_thread(self.store.find_command, live.room.code, command)

    async def _attempt(
        self,
        live: Live,
        make: Callable[[int], e.AnyEntry | None],
        who: str,
        command: str | None,
        line: Line | None,
        answer: Callable[[int], bytes] | None,
    ) -> int | None:
        """Try to write at the next place; None if it was taken."""
        room = live.room
        now = max(now_ms(), room.last_at)
        entry = make(now)
        if entry is None:
            return 0
        row = Row(room.code, room.seq + 1, now, who, command, e.write(entry))
        starts = {**summary(room), "phase": "playing"} if isinstance(entry, e.Started) else None
        if await self.store.append([row], starts) != "ok":
            if command and (known := await asyncio.to_thread(self.store.find_command, room.code, command)):
                await self._follow(live)
                self._acknowledge(line, answer, known)
                return known
            return None
        change = self._fold(live, row)
        if change.shown:
            self.store.put_summary(summary(room))
        self._acknowledge(line, answer, row.seq)
        self._tell(live, change)
        self.plan(live)
        return row.seq

    def _fold(self, live: Live, row: Row) -> Change:
        change = live.room.fold(row)
        views.refresh(live.room, change)
        live.room.tail.append(change)
        live.gone = 0
        live.used = time.monotonic()
        if change.undone:
            live.voices.replied.clear()  # offers are numbered anew from there
        meters.STEPS.inc()
        return change

    def _acknowledge(self, line: Line | None, answer: Callable[[int], bytes] | None, version: int) -> None:
        if line is not None and answer is not None:
            line.send(answer(version))

    async def _follow(self, live: Live) -> bool:
        """Read what other processes wrote; tell whether there was anything."""
        before = live.room.seq
        for row in await asyncio.to_thread(self.store.read, live.room.code, live.room.seq):
            if row.seq == live.room.seq + 1:
                self._tell(live, self._fold(live, row))
        self.plan(live)
        return live.room.seq > before

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

    def _tell(self, live: Live, change: Change) -> None:
        """Tell every connection what it may know; the same eyes get the same bytes."""
        if isinstance(change.entry, e.Started | e.Stood | e.Sat):
            self._reseat(live)
        if isinstance(change.entry, e.Started):
            self._welcome_all(live)
            return
        here = live.here() if change.shown else None
        telling = views.Telling(live.room, change, here)
        made: dict[tuple[tuple[int, ...], str], bytes] = {}
        for line in list(live.lines):
            who = (tuple(sorted(line.seats)), line.spoken)
            data = made.get(who)
            if data is None:
                data = made[who] = telling.to(who[0]) + spoken.lines_bytes(live.room, change, *who)
            line.send(data)

    def _welcome_all(self, live: Live) -> None:
        for line in list(live.lines):
            self.welcome(live, line)

    def welcome(self, live: Live, line: Line, since: int | None = None) -> None:
        """Bring a connection up to date: the steps it missed, or everything."""
        eyes = tuple(sorted(line.seats))
        missed = live.missed(since)
        if missed is None:
            line.send(m.encode(self._whole(live, eyes, line.spoken, since)))
            return
        for change in missed:
            last = change.version == live.room.seq
            data = m.encode(views.step(live.room, change, live.here() if last else None, eyes, last))
            line.send(data[:-1] + spoken.lines_bytes(live.room, change, eyes, line.spoken))
        line.send(m.encode(self._presence(live)))

    def _whole(self, live: Live, eyes: tuple[int, ...], language: str, since: int | None) -> m.Welcome:
        """Return everything a viewer may know, with what was said since it last listened."""
        whole = views.welcome(live.room, live.here(), list(eyes), now_ms())
        if not language:
            return whole
        told, since = spoken.latest(live.room, live.history(language), eyes, language, since)
        return msgspec.structs.replace(whole, told=told, since=since)

    async def recall(self, live: Live, language: str) -> None:
        """Have the latest steps of a room at hand in words, from the log where they were let go."""
        async with live.reading:
            if not live.remembers(language):
                rows = await asyncio.to_thread(self.store.read, live.room.code)
                live.recalled[language] = await asyncio.to_thread(
                    spoken.recall, rows, live.room.code, language
                )

    def _reseat(self, live: Live) -> None:
        """Seats were counted anew or given away: connections keep what their tokens open."""
        for line in live.lines:
            line.seats.clear()
            line.seats.update(i for i, p in enumerate(live.room.places) if p.key and p.key in line.keys)
        live.away = {i: since for i, since in live.away.items() if i not in live.online()}

    def _presence(self, live: Live) -> m.Presence:
        wait = live.room.options.absence * 1000
        online = sorted(live.online())
        until = {seat: since + wait for seat, since in live.away.items() if seat not in online}
        return m.Presence(online, until, live.spectators())

    def tell_presence(self, live: Live) -> None:
        """Tell everybody who is there."""
        data = m.encode(self._presence(live))
        for line in list(live.lines):
            line.send(data)

    def announce(self, word: str) -> None:
        """Say something to everybody on this server, in their language."""
        for live in self.live.values():
            for line in list(live.lines):
                line.send(m.encode(m.Banner(word, plain(line.language).say(f"server-{word}"))))

    # Connections -------------------------------------------------------------------------------

    async def enter(self, live: Live, line: Line, tokens: list[str], since: int | None) -> None:
        """A connection says hello: it gets the seats of its tokens, older connections lose them."""
        if line.spoken and live.missed(since) is None:
            await self.recall(live, line.spoken)
        line.keys = {key_of(token) for token in tokens}
        before = live.online()
        live.lines[line] = None
        line.seats.clear()
        seats = {i for i, place in enumerate(live.room.places) if place.key and place.key in line.keys}
        self.claim(live, line, seats)
        self._note_absence(live, before)
        self.welcome(live, line, since)
        await self._return(live, seats)

    async def _return(self, live: Live, seats: set[int]) -> None:
        """Whoever comes back has the seat back at once."""
        for seat in seats:
            if live.room.places[seat].away:
                await self.write(live, partial(back, live.room, seat))
        self.tell_presence(live)
        self.publish(live, seats)

    def claim(self, live: Live, line: Line, seats: set[int]) -> None:
        """Give seats to a connection; the newest one wins."""
        for other in live.lines:
            if other is not line:
                for seat in seats & other.seats:
                    other.seats.discard(seat)
                    other.keys.discard(live.room.places[seat].key)
                    other.send(m.encode(m.Replaced(seat)))
        line.seats.update(seats)
        for seat in seats:
            live.claimed[seat] = now_ms()
            live.away.pop(seat, None)
        live.used = time.monotonic()

    def leave(self, live: Live, line: Line) -> None:
        """A connection is gone."""
        if live.lines.pop(line, 0) == 0:
            return
        self.departed += 1
        for seat in line.seats - live.online():
            live.away[seat] = now_ms()
        self.tell_presence(live)
        self.publish(live, set())

    def publish(self, live: Live, new: set[int]) -> None:
        """Tell other processes who is connected here."""
        if self.store.postgres:
            self.spawn(asyncio.to_thread(self.store.notify, self._whereabouts(live, new)))

    def _whereabouts(self, live: Live, new: set[int]) -> str:
        """Return who is connected here, as other processes read it."""
        here = sorted({seat for line in live.lines for seat in line.seats})
        seats = f"{'.'.join(map(str, here))} {'.'.join(map(str, new))}"
        return f"@{live.room.code} {self.process} {seats} {now_ms()}"

    async def publish_all(self) -> None:
        """Say again who is connected here: silence would mean that this process is gone."""
        if not self.store.postgres:
            return
        said = [self._whereabouts(live, set()) for live in self.live.values() if live.lines]
        for news in packed(said, PAYLOAD):
            await asyncio.to_thread(self.store.notify, news)

    def heard(self, code: str, process: str, here: frozenset[int], new: frozenset[int], at: int) -> None:
        """Another process says who is connected there; seats claimed there later than here are lost here."""
        live = self.live.get(code)
        if live is None or process == self.process:
            return
        before = live.online()
        live.elsewhere[process] = (now_ms(), here)
        for line in live.lines:
            for seat in [seat for seat in new & line.seats if live.claimed.get(seat, 0) < at]:
                line.seats.discard(seat)
                line.keys.discard(live.room.places[seat].key)
                line.send(m.encode(m.Replaced(seat)))
        self._mark_away(live, before)

    def _mark_away(self, live: Live, before: set[int]) -> None:
        self._note_absence(live, before)
        if live.online() != before:
            self.tell_presence(live)

    def _note_absence(self, live: Live, before: set[int]) -> None:
        """Note who went away and who came, compared with before."""
        online = live.online()
        for seat in before - online:
            live.away[seat] = now_ms()
        for seat in online:
            live.away.pop(seat, None)

    # What happens by itself --------------------------------------------------------------------

    def plan(self, live: Live) -> None:
        """Set the timer of a room to the next thing that happens by itself."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        if self.closing or not self.owner.owns(live.room.code):
            return
        found = self._next(live)
        if found is not None:
            wait = max(0, found[0] - now_ms()) / 1000
            live.timer = asyncio.get_running_loop().call_later(wait, self._fire, live, found[1])

    def _next(self, live: Live) -> tuple[int, str] | None:
        return due(live.room, live.voices.replied, live.gone)

    def _fire(self, live: Live, what: str) -> None:
        live.timer = None
        if what.startswith("going"):
            live.gone = int(what[-1])
            data = m.encode(m.Going(live.room.seq, live.gone))
            for line in list(live.lines):
                line.send(data)
            self.plan(live)
        else:
            self.spawn(self._happen(live, what, live.room.seq))

    async def _happen(self, live: Live, what: str, version: int) -> None:
        """Let a bot, a clock or a maximum speak, unless something else happened meanwhile."""
        thought = None
        if what.startswith(("bot", "call", "reply")):
            thought = await self._think(live, what)

        def make(now: int) -> e.AnyEntry | None:
            if live.room.seq != version or not live.room.running:
                return None
            return live.voices.entry(live.room, what, thought, now)

        try:
            if not await self.write(live, make):
                self.plan(live)
        except Wrong as wrong:
            logger.error("voice-refused", room=live.room.code, what=what, word=wrong.word)
        except Unusable as problem:
            logger.error("not-written", room=live.room.code, what=what, error=problem.detail)
            asyncio.get_running_loop().call_later(RETRY, self.plan, live)

    async def _think(self, live: Live, what: str) -> Thought | None:
        """Ask a bot: quick ones here, slow ones in a process of their own, and not for ever."""
        room = live.room
        if live.voices.thinks_long(room, what):
            return await self.thinkers.ask(room.game, room.code, room.seq, what)
        return live.voices.think(room, what, room.game.state.copy())

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background and keep hold of it."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("background", error=repr(task.exception()))

    def news(self, said: str) -> None:
        """Hear from other processes; items are parted by commas.

        They wrote (`code:version`), say who is connected there (`@code process here new time`), or have taken
        somebody's words out of a room's log (`!code`).
        """
        for item in said.split(",") if not self.closing else ():
            if item.startswith("@"):
                code, process, here, new, at = item[1:].split(" ")
                self.heard(code, process, read_seats(here), read_seats(new), int(at))
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
        for live in self.live.values():
            if live.timer is not None:
                live.timer.cancel()
        running = [task for task in self.tasks if not task.done()]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        self.thinkers.close()

    async def reload(self, code: str) -> None:
        """Read a room anew, after its log was cleaned."""
        live = self.live.get(code)
        if live is None:
            return
        async with live.lock:
            room = Room(code, live.room.seed)
            for row in await asyncio.to_thread(self.store.read, code):
                views.refresh(room, room.fold(row))
            live.room = room
            live.recalled.clear()
            self.thinkers.close()  # they have read the old words
        self._welcome_all(live)
        self.plan(live)

    # Looking after everything ------------------------------------------------------------------

    async def resume_all(self) -> None:
        """After a start: fetch every running room, so that bots and clocks go on."""
        for code in await asyncio.to_thread(self.store.active):
            if not self.owner.owns(code) or self.closing:
                continue
            live = self.live.get(code)
            if live is None:
                await self.find(code)
            else:
                async with live.lock:
                    await self._follow(live)
                await self._wake(live)
            await asyncio.sleep(0)

    async def look_behind(self) -> None:
        """Make up for news that got lost, or that nobody could send: a file has no messengers."""
        if not self.store.postgres:
            for code in await asyncio.to_thread(self.store.take_cleaned):
                await self.reload(code)
            return
        codes = [code for code, live in self.live.items() if live.lines or live.timer is not None]
        if not codes:
            return
        for code, version in (await asyncio.to_thread(self.store.heads, codes)).items():
            await self.catch_up(code, version)

    def sweep(self) -> None:
        """Let go of rooms nobody uses, and of news from processes that are gone."""
        late = time.monotonic() - IDLE
        for code, live in list(self.live.items()):
            before = live.online()
            old = [p for p, (at, _) in live.elsewhere.items() if now_ms() - at > LOST]
            for process in old:
                del live.elsewhere[process]
            self._mark_away(live, before)
            if live.used < time.monotonic() - QUIET and (live.room.tail or live.recalled):
                live.room.rest()
                live.recalled.clear()
            if not live.lines and live.timer is None and live.used < late and not live.lock.locked():
                del self.live[code]

    def collect(self) -> None:
        """Free what closed connections leave behind; they hold each other, and it takes a moment."""
        if self.departed >= DEPARTED:
            self.departed = 0
            gc.collect()

    def token(self, code: str, client: str, name: str) -> str:
        """Return the token of a seat: secret, and the same one if the command is sent again."""
        said = f"{code}/{client}/{name}".encode()
        return hmac.digest(self.key, said, "sha256")[:18].hex()

    async def rematch(self, live: Live) -> str:
        """Open a room with the same people, once."""
        if live.room.phase != "over":
            raise Wrong("not-over")
        if live.room.rematch:
            return live.room.rematch
        options = live.room.options
        room = await self.open(options, live.room)
        await self.write(live, lambda now: None if live.room.rematch else e.Moved(room.code))
        return live.room.rematch


def back(room: Room, seat: int, now: int) -> e.Back | None:
    """Return the entry by which somebody has the seat back."""
    return e.Back(seat) if room.places[seat].away else None


def packed(items: list[str], most: int) -> list[str]:
    """Return items joined by commas, in as few pieces of at most so many letters as it takes."""
    pieces: list[str] = []
    for item in items:
        if pieces and len(pieces[-1]) + len(item) < most:
            pieces[-1] += f",{item}"
        else:
            pieces.append(item)
    return pieces


def read_seats(text: str) -> frozenset[int]:
    """Read `0.2.3`."""
    return frozenset(int(seat) for seat in text.split(".") if seat)


def same_people(room: Room) -> list[e.AnyEntry]:
    """Return the entries that seat the people and bots of another room."""
    entries: list[e.AnyEntry] = []
    for seat, place in enumerate(room.places):
        if place.bot:
            entries.append(e.BotSat(seat, place.bot, place.name))
        elif place.human:
            entries.append(e.Sat(seat, place.name, place.key, place.luck, place.person))
    if room.host >= 0 and room.places[room.host].human:
        entries.append(e.Host(room.host))
    return entries


def summary(room: Room) -> dict[str, object]:
    """Return the room's line in the lobby."""
    return {
        "code": room.code,
        "at": room.last_at,
        "phase": room.phase,
        "public": room.options.public,
        "edition": room.options.edition,
        "variant": room.options.variant or "normal",
        "seats": len(room.places),
        "taken": sum(1 for place in room.places if not place.free),
        "people": sum(1 for place in room.places if place.human),
        "locked": room.locked,
        "title": room.options.title,
    }
