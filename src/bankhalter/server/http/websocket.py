"""One WebSocket: reads commands, answers each of them, and writes without waiting for slow readers."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from bankhalter.server import metrics
from bankhalter.server.http.security import MessageLimit, SeatTalk
from bankhalter.server.live import presence
from bankhalter.server.live.broadcast import RESTART
from bankhalter.server.live.hub import Hub
from bankhalter.server.live.live_room import SILENT, LiveRoom
from bankhalter.server.live.rematch import rematch
from bankhalter.server.protocol import corrections, framing, queries, replies
from bankhalter.server.protocol import messages as m
from bankhalter.server.room import coaching, correcting, preview, reach, seat_codes, typed_lines, views
from bankhalter.server.room.commands import Asker, decide, key_of, one_line
from bankhalter.server.room.error_text import rule_of, sentence
from bankhalter.server.room.match import Wrong
from bankhalter.server.room.room import Room
from bankhalter.server.steady_clock import now_ms
from bankhalter.server.storage.entries import AnyEntry
from bankhalter.server.storage.store import DATABASE_ERRORS, PlayerReport, WriteUncertain
from bankhalter.text import plain

MOST_BEHIND: Final = 256  # messages a slow reader may be behind
MOST_WAITING: Final = 2_000_000  # and bytes
LARGEST: Final = 16_384  # bytes of one command
MOST_EXCESS: Final = 100  # messages beyond that which are refused one by one before the line is closed
OTHER_ORIGIN: Final = 4003
NO_SUCH_ROOM: Final = 4004
TOO_SLOW: Final = 4008
TOO_MUCH: Final = 4029
CLOSING: Final = {TOO_SLOW: "server-too-slow", TOO_MUCH: "server-too-much", RESTART: "server-restart"}
PLAYED: Final = (m.Act, m.Chance, m.Proxy, m.AnswerMoment)  # the game itself, which has its own pace
GONE: Final = (WebSocketDisconnect, RuntimeError, OSError)  # how it shows that nobody is there any more

logger = structlog.get_logger()


class IdOnly(msgspec.Struct):
    """The name of a command that is otherwise wrong."""

    id: str = ""


def own_words(command: m.AnyCommand) -> tuple[str, ...]:
    """What somebody would like to be read by others."""
    if isinstance(command, m.Sit | m.Rename | m.PutBot):
        return (command.name,)
    return (command.text,) if isinstance(command, m.Chat) else ()


class WebSocketConnection:
    """A client's connection."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], hub: Hub, live: LiveRoom, person: str, limit: MessageLimit
    ) -> None:
        self.socket = socket
        scope: Any = socket.scope
        self.raw_receive, self.raw_send = scope.pop("raw", (socket.receive, socket.send))
        self.take: Callable[[bytes], bool] = getattr(getattr(self.raw_send, "__self__", None), "take", never)
        self.hub = hub
        self.live = live
        self.person = person
        self.seats: tuple[int, ...] = ()
        self.keys: set[str] = set()
        self.language = "de"
        self.narration_language = ""
        self.client = secrets.token_hex(16)
        self.limit = limit
        self.address = limit.address
        self.excess = 0
        self.greeted = False
        self.advised = False  # whether the coach thinks about a question of it
        self.shown = SILENT
        self.late = False
        self.closed = 0
        self.behind: deque[bytes] = deque()  # what a slow reader has not taken yet
        self.waiting = 0  # the bytes of that
        self.writer: asyncio.Task[None] | None = None

    # Writing -----------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """Send a message; who cannot keep up is cut off and comes back by version.

        Nearly always the wire takes it at once; a task is made only for a reader who is behind.
        """
        if self.closed or (self.writer is None and self.take(data)):
            return
        self.behind.append(data)
        self.waiting += len(data)
        if len(self.behind) > MOST_BEHIND or self.waiting > MOST_WAITING:
            self.close(TOO_SLOW)
        elif self.writer is None:
            self.writer = asyncio.ensure_future(self.write())

    def close(self, code: int) -> None:
        """Close the connection after what is on its way; what a slow reader has not taken is dropped."""
        if self.closed:
            return
        self.closed = code
        self.behind.clear()
        self.waiting = 0
        if self.writer is None:
            self.writer = asyncio.ensure_future(self.write())

    async def write(self) -> None:
        """Send what a slow reader has not taken yet, in order; at the end close what is to be closed."""
        try:
            with contextlib.suppress(*GONE):
                while self.behind:
                    data = self.behind.popleft()
                    self.waiting -= len(data)
                    await self.raw_send({"type": "websocket.send", "text": data.decode()})
                if self.closed:
                    await self.socket.close(self.closed, plain(self.language).say(CLOSING[self.closed]))
        finally:
            self.writer = None

    # Reading -----------------------------------------------------------------------------------

    async def run(self) -> None:
        """Serve the connection until it ends."""
        metrics.CONNECTIONS.inc()
        try:
            await self._read()
            if self.writer is not None and self.closed:  # let the reason reach the client
                await self.writer
        except GONE:
            pass
        finally:
            metrics.CONNECTIONS.dec()
            self.hub.leave(self.live, self)
            self.closed = self.closed or 1000
            if self.writer is not None:
                self.writer.cancel()

    async def _read(self) -> None:
        receive = self.raw_receive
        while not self.closed:
            event: Any = await receive()
            if event["type"] == "websocket.disconnect":
                return
            data = event.get("bytes") or (event.get("text") or "").encode()
            if self.limit.take():
                self.excess = max(0, self.excess - 1)
                await self.handle(data)
            else:
                self._too_fast(data)

    def _too_fast(self, data: bytes) -> None:
        """Refuse a message that came too soon, with how long to wait; who never waits is cut off."""
        self.excess += 1
        if self.excess > MOST_EXCESS:
            self.close(TOO_MUCH)
        else:
            self.refuse(Wrong("too-fast", seconds=self.limit.wait()), id_of(data))

    async def handle(self, data: bytes) -> None:
        """Carry out one command; whatever is wrong with it gets a word and a sentence."""
        try:
            if len(data) > LARGEST:
                raise Wrong("too-large")
            command = m.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
            too_long = "length <=" in str(problem)  # as msgspec says it
            self.refuse(Wrong("too-large" if too_long else "malformed"), id_of(data))
            return
        except Wrong as wrong:
            self.refuse(wrong, "")
            return
        try:
            await self.obey(command)
        except Wrong as wrong:
            self.refuse(wrong, getattr(command, "id", ""))
        except Exception as problem:  # whatever it is, it costs this answer and not the connection
            await self.fail(command, problem)

    async def fail(self, command: m.AnyCommand, problem: Exception) -> None:
        """Answer a command that something of ours came in the way of, and say only what is true.

        A write that failed may have happened; what is found in the log did, and what is not there did not.
        """
        room = self.live.room
        trace = None if isinstance(problem, DATABASE_ERRORS) else problem
        logger.error("not-answered", room=room.code, error=type(problem).__name__, exc_info=trace)
        if not isinstance(command, framing.Numbered):
            self.refuse(Wrong("trouble"), getattr(command, "id", ""))
            return
        uncertain = isinstance(problem, WriteUncertain)
        version = None if uncertain else await self.hub.looked_up(room, f"{self.client}/{command.id}")
        if version is None:
            self.send(m.encode(replies.Unsettled(command.id, plain(self.language).say("server-unsettled"))))
        elif version:
            self.send(m.encode(replies.Ack(command.id, version)))
        else:
            self.refuse(Wrong("trouble"), command.id)

    def refuse(self, wrong: Wrong, name: str) -> None:
        """Say why not."""
        metrics.REFUSED.labels(wrong.word).inc()
        text = sentence(wrong, self.language, self.live.room.edition)
        wait = int(str(wrong.values.get("seconds", 0)))
        self.send(m.encode(replies.Refused(wrong.word, text, name, wait, rule_of(wrong.word))))

    async def obey(self, command: m.AnyCommand) -> None:
        """Do what a well-formed command says."""
        if isinstance(command, m.Ping):
            self.send(m.encode(m.Pong(command.n, self.live.now())))
        elif isinstance(command, m.Hello):
            self.language = "de" if command.language.startswith("de") else "en"
            self.narration_language = self.language if command.words else ""
            self.client = command.client or self.client
            self.shown = max(0, self.shown) if command.shows else SILENT
            self.greeted = True
            self.live = await self.hub.find(self.live.room.code) or self.live  # it may have been let go
            await self.hub.enter(self.live, self, command.tokens, command.since)
        elif not self.greeted:
            raise Wrong("hello-first")
        elif self.hub.unwanted.forbids(*own_words(command)):
            raise Wrong("unwanted-words")
        elif isinstance(command, m.Shown):
            self.hub.shown(self.live, self, command.version)
        elif isinstance(command, m.Look):
            self.look(command.seat)
        elif isinstance(command, framing.Query):
            self.answer(command)
        elif isinstance(command, m.Type):
            await self.type(command)
        elif isinstance(command, m.Sit):
            await self.sit(command)
        elif isinstance(command, m.Rematch):
            await self.rematch(command)
        elif isinstance(command, m.ReportPlayer):
            await self.report(command)
        else:
            await self.ask(command, self.asker(), self.acknowledgement(command.id))

    async def ask(self, command: framing.Numbered, asker: Asker, answer: Callable[[int], bytes]) -> int:
        """Carry out a command that changes the room; return the version it became."""
        live, name = self.live, f"{self.client}/{command.id}"
        if name not in live.room.seen:
            self.pay(command)

        def make(now: int) -> AnyEntry:
            return decide(live.room, command, asker, now)

        return await self.hub.write(live, make, self.person, name, self, answer)

    def pay(self, command: framing.Numbered) -> None:
        """Take a credit for what is beside the game, or raise Wrong: every word of it is kept for ever."""
        wait = 0
        if isinstance(command, m.Chat):
            said = self.live.talk.setdefault(command.seat, SeatTalk())
            wait = self.limit.wait_to_talk(said, command.text or command.phrase)
        elif not isinstance(command, PLAYED):
            wait = self.limit.wait_for_aside()
        if wait:
            raise Wrong("too-fast", seconds=wait)

    def asker(self, token: str = "") -> Asker:
        """Return who speaks."""
        return Asker(self.person, self.seats, token, self.live.overdue(self.live.now()), self.live.online)

    def acknowledgement(self, name: str) -> Callable[[int], bytes]:
        """Return what answers a command once it is in the log."""
        return lambda version: m.encode(replies.Ack(name, version))

    def look(self, seat: int) -> None:
        """Show a seat everything it may say."""
        if seat not in self.seats:
            raise Wrong("not-your-seat")
        self.send(m.encode(m.Own(self.live.room.seq, views.mine(self.live.room, seat, full=True))))

    def answer(self, query: framing.Query) -> None:
        """Answer a question that changes nothing."""
        room = self.live.room
        if isinstance(query, queries.LookAhead):  # where tokens stand is for everybody to see
            self.send(m.encode(reach.ahead(room, query)))
            return
        if isinstance(query, queries.SeatCodes):
            self.tell_codes(query)
            return
        self.own(query)
        if isinstance(query, queries.Preview):
            self.send(m.encode(preview.preview(room, query, self.language, self.live.now())))
        elif isinstance(query, corrections.LookBack):
            self.send(m.encode(correcting.look_back(room, query)))
        elif isinstance(query, corrections.TryCorrection):
            self.send(m.encode(correcting.difference(room, query, self.language)))
        elif isinstance(query, queries.Holdings):
            self.send(m.encode(preview.holdings(room, query, self.language)))
        elif isinstance(query, queries.Advise | queries.WeighDeal):
            self.begin_advice(query)

    def tell_codes(self, query: queries.SeatCodes) -> None:
        """Tell by which codes seats go to another device."""
        room, lost = self.live.room, self.live.lost(self.live.now())
        if self.seats or not seat_codes.is_left_alone(room, lost):
            self.own(query)
        self.send(m.encode(seat_codes.told(self.hub.key, room, query, self.seats, lost)))

    def begin_advice(self, query: queries.Advise | queries.WeighDeal) -> None:
        """Have a process of its own think about a seat, one question of a connection at a time."""
        coaching.need_coach(self.live.room, query.seat)
        if isinstance(query, queries.WeighDeal):
            coaching.deal_said(self.live.room, query.seat, query.say)
        wait = 1 if self.advised else self.limit.wait_for_aside()
        if wait:
            raise Wrong("too-fast", seconds=wait)
        self.advised = True
        self.hub.spawn(self.advise(query))

    async def advise(self, query: queries.Advise | queries.WeighDeal) -> None:
        """Send the advice once it is there; a game that went on meanwhile needs another one."""
        try:
            room = self.live.room
            found = await self.thought(room, query)
            if found is None:
                self.refuse(Wrong("stale"), query.id)
            else:
                self.send(m.encode(found))
        finally:
            self.advised = False

    async def thought(
        self, room: Room, query: queries.Advise | queries.WeighDeal
    ) -> queries.Advised | queries.DealWeighed | None:
        """Return what a process of its own makes of a question."""
        workers = self.hub.scheduler.workers
        if isinstance(query, queries.WeighDeal):
            return await workers.weigh(room, self.address, query.id, query.seat, query.say)
        return await workers.advise(room, self.address, query.id, query.seat, self.language)

    def own(self, command: Any) -> None:
        """Only for an own seat."""
        if command.seat not in self.seats:
            raise Wrong("not-your-seat")

    async def type(self, command: m.Type) -> None:
        """Read a line in the words of the terminal: show something, or do it."""
        live, name = self.live, f"{self.client}/{command.id}"
        shown = None if name in live.room.seen else self.looked_up(command)
        if shown is not None:
            self.send(m.encode(replies.Typed(command.id, shown)))
            return

        def make(now: int) -> AnyEntry:
            self.own(command)
            return typed_lines.entry(live.room, command, self.language, now)

        await self.hub.write(live, make, self.person, name, self, self.acknowledgement(command.id))

    def looked_up(self, command: m.Type) -> str | None:
        """Return what a line shows; None if it says something or is refused: it may have been said before."""
        with contextlib.suppress(Wrong):
            self.own(command)
            found = typed_lines.typed(self.live.room, command, self.language)
            return found if isinstance(found, str) else None
        return None

    async def sit(self, command: m.Sit) -> None:
        """Take a seat; its token is told before anything else happens on it, the same one if asked again."""
        self.hub.admit(self.person)
        token = self.hub.token(self.live.room.code, self.client, command.id)
        asker = self.asker(token)
        if command.code and f"{self.client}/{command.id}" not in self.live.room.seen:
            asker.inherits = self.seat_of(command.code)

        def seated(version: int) -> bytes:
            key = key_of(token)
            places = self.live.room.places
            seat = next((i for i, place in enumerate(places) if place.key == key), -1)
            if seat < 0:  # sent again after the seat was given back
                return m.encode(replies.Ack(command.id, version))
            if command.code or not presence.is_held_by_newer(self.live, self, seat):
                self.keys.add(key)
                presence.claim(self.live, self, {seat})
            return m.encode(replies.Seated(command.id, seat, token))

        before = self.live.room.seq
        if await self.ask(command, asker, seated) > before:
            self.hub.publish(self.live, set(self.seats))
        else:  # sent again: whoever was away is back
            for seat in self.seats:
                self.look(seat)
            await self.hub.returned(self.live, set(self.seats))

    def seat_of(self, code: str) -> int:
        """Return the seat of a code; nobody guesses more than a few."""
        if not self.live.code_tries.take():
            raise Wrong("too-fast", seconds=self.live.code_tries.wait())
        return seat_codes.seat_of(self.hub.key, self.live.room, code)

    async def rematch(self, command: m.Rematch) -> None:
        """Open a room for the same people."""
        self.own(command)
        self.pay(command)
        name, answer = f"{self.client}/{command.id}", self.acknowledgement(command.id)
        await rematch(self.hub, self.live, self.person, name, self, answer)

    async def report(self, command: m.ReportPlayer) -> None:
        """Keep a report for the operator."""
        room = self.live.room
        if command.seat not in self.seats:
            raise Wrong("not-your-seat")
        if command.whom == command.seat:
            raise Wrong("yourself")
        if command.whom >= len(room.places) or not room.places[command.whom].human:
            raise Wrong("nobody-there")
        self.pay(command)
        told = PlayerReport(
            now_ms(),
            room.code,
            f"{self.client}/{command.id}",
            room.places[command.seat].person,
            room.places[command.whom].person,
            one_line(command.reason),
            command.seat,
            command.whom,
            room.seq,
        )
        await asyncio.to_thread(self.hub.store.add_report, told)
        logger.warning("report", room=room.code, seat=command.whom)
        self.send(m.encode(replies.Ack(command.id, room.seq)))


def never(data: bytes) -> bool:
    """Take nothing at once: how a connection without a `FastWebSocketProtocol` behaves."""
    return False


def id_of(data: bytes) -> str:
    """Return the name of a command that could not be read, if it has one."""
    try:
        return msgspec.json.decode(data, type=IdOnly).id[:64]
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
