"""The short way in: whole frames of text however the line cuts them, and everything else as ever."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
import uvicorn
from server.desk import Server
from server.event_loop import run
from uvicorn.server import ServerState

from bankhalter.server.http.websocket import LARGEST
from bankhalter.server.http.websocket_protocol import AHEAD, PIECES, FastWebSocketProtocol, framed, measured
from bankhalter.text import plain

MASK = b"\x11\x22\x33\x44"
PING = json.dumps({"do": "ping", "n": 7, "pad": "ü" * 80}).encode()


def frame(data: bytes, head: int = 0x81) -> bytes:
    """A frame as a client sends it."""
    size = len(data)
    length = bytes([128 | size]) if size < 126 else bytes([254]) + size.to_bytes(2, "big")
    return bytes([head]) + length + MASK + bytes(c ^ MASK[i % 4] for i, c in enumerate(data))


def greeting(code: str) -> bytes:
    """How a client asks for a connection."""
    key = "dGhlIHNhbXBsZSBub25jZQ=="
    return (
        f"GET /api/rooms/{code}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


class Raw:
    """A connection that sends bytes as it likes."""

    def __init__(self, server: Server, code: str) -> None:
        place = urlsplit(server.url)
        self.line = socket.create_connection((place.hostname, place.port), timeout=60)
        self.line.sendall(greeting(code))
        self.file = self.line.makefile("rb")
        while self.file.readline().strip():
            pass

    def hear(self) -> tuple[int, bytes]:
        """The next frame: its kind, and what is in it."""
        head, size = self.file.read(2)
        if size == 126:
            size = int.from_bytes(self.file.read(2), "big")
        return head & 15, self.file.read(size)

    def said(self) -> dict[str, Any]:
        """The next message."""
        kind, data = self.hear()
        assert kind == 1
        found: dict[str, Any] = json.loads(data)
        return found


@pytest.fixture
def raw(server: Server) -> Iterator[Raw]:
    found = Raw(server, server.open())
    yield found
    with contextlib.suppress(OSError):
        found.line.close()


@pytest.mark.parametrize("piece", [1, 3, 7, 1000])
def test_frames_may_come_in_pieces_or_many_at_once(raw: Raw, piece: int) -> None:
    data = frame(PING) * 3 + frame(b'{"do":"ping","n":8}')
    for at in range(0, len(data), piece):
        raw.line.sendall(data[at : at + piece])
    assert [raw.said()["n"] for _ in range(4)] == [7, 7, 7, 8]


def test_a_message_in_fragments_with_a_ping_between_is_read(raw: Raw) -> None:
    raw.line.sendall(frame(PING[:20], 0x01) + frame(b"hi", 0x89) + frame(PING[20:], 0x80) + frame(PING))
    assert raw.hear() == (10, b"hi")
    assert [raw.said()["n"], raw.said()["n"]] == [7, 7]


def test_a_message_of_bytes_is_read_too(raw: Raw) -> None:
    raw.line.sendall(frame(PING, 0x82))
    assert raw.said()["n"] == 7


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(b'{"do":"\xff\xfe"}'), 1007),  # no text
        (frame(b"x", 0x01) + frame(PING), 1002),  # a new message within another
        (bytes([0x81, 5]) + b"hello", 1002),  # not masked
        (bytes([0xC1, 0x81]) + MASK + b"x", 1002),  # a bit nobody agreed on
        (bytes([0x81, 254]) + (20_000).to_bytes(2, "big") + MASK, 1009),  # too large, said by its head
        (bytes([0x81, 255]) + (1 << 40).to_bytes(8, "big") + MASK, 1009),
    ],
)
def test_what_is_wrong_ends_the_connection_with_its_code(raw: Raw, data: bytes, code: int) -> None:
    raw.line.sendall(data)
    kind, said = raw.hear()
    assert kind == 8 and int.from_bytes(said[:2], "big") == code


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (frame(b"x" * 20_000), "server-too-large"),
        (bytes([0x81, 255]) + (1 << 40).to_bytes(8, "big") + MASK, "server-too-large"),
        (frame(b'{"do":"\xff\xfe"}'), "server-malformed"),
    ],
)
def test_the_reason_is_a_sentence(raw: Raw, data: bytes, key: str) -> None:
    raw.line.sendall(data + frame(PING))
    kind, said = raw.hear()
    assert (kind, said[2:].decode()) == (8, plain("de").say(key))


def test_the_largest_message_is_read(raw: Raw) -> None:
    raw.line.sendall(frame(PING.ljust(LARGEST)))
    assert raw.said()["n"] == 7


def test_whoever_sends_without_reading_is_slowed_down_and_all_is_answered(raw: Raw) -> None:
    raw.line.sendall(frame(b'{"do":"ping","n":1}') * 50)
    assert [raw.said()["n"] for _ in range(50)] == [1] * 50


def test_a_message_in_endless_empty_pieces_ends_the_connection(raw: Raw) -> None:
    raw.line.sendall(frame(b"", 0x01) + frame(b"", 0x00) * 2 * PIECES)
    kind, said = raw.hear()
    assert (kind, said[2:].decode()) == (8, plain("de").say("server-too-large"))


def test_who_is_turned_away_and_talks_on_is_still_let_go(server: Server) -> None:
    raw = Raw(server, "none")
    raw.line.sendall(frame(b"") * 5_000)
    assert raw.said()["word"] == "no-such-room"
    assert raw.hear()[0] == 8
    raw.line.sendall(frame((4004).to_bytes(2, "big"), 0x88))
    assert raw.file.read() == b""
    raw.line.close()


def test_a_head_is_measured_as_soon_as_it_can_be() -> None:
    for size in (0, 1, 125, 126, 200, 65535):
        whole = frame(os.urandom(size))
        for cut in range(2):
            assert measured(whole[:cut]) == (0, 0)
        assert measured(whole)[1] == len(whole)


class Transport:
    """Notes what is written, and whether it is read."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.reading = True
        self.closed = False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def get_extra_info(self, name: str) -> None:
        return None

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed


def wire_to(transport: Transport) -> FastWebSocketProtocol:
    """A connection as it is once it stands."""
    wire = FastWebSocketProtocol.__new__(FastWebSocketProtocol)
    wire.loop, wire.transport = asyncio.get_running_loop(), transport  # type: ignore[assignment]
    wire.close_sent, wire.writable = False, asyncio.Event()
    return wire


def test_what_is_taken_in_one_turn_leaves_together_and_before_what_is_begun_later() -> None:
    async def work() -> None:
        transport = Transport()
        wire = wire_to(transport)
        assert wire.take(b"ack") and wire.take(b"step")
        asyncio.get_running_loop().call_soon(transport.write, b"later")
        await asyncio.sleep(0)
        assert transport.written == [framed(b"ack") + framed(b"step"), b"later"]
        assert wire.take(b"next")
        await asyncio.sleep(0)
        assert transport.written[2:] == [framed(b"next")]

    run(work())


def test_nothing_is_written_behind_the_frame_that_closes() -> None:
    async def work() -> None:
        transport = Transport()
        wire = wire_to(transport)
        assert wire.take(b"step")
        wire.close_sent = True
        assert wire.take(b"more")
        await asyncio.sleep(0)
        assert transport.written == []

    run(work())


def test_who_is_behind_takes_nothing_more_until_the_reader_has_caught_up() -> None:
    async def work() -> None:
        wire = wire_to(Transport())
        wire.pause_writing()
        assert not wire.take(b"step") and not wire.writable.is_set()
        wire.resume_writing()
        assert wire.take(b"step") and wire.writable.is_set()

    run(work())


class Listener:
    """An application that reads when it is told to."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.begin = asyncio.Event()
        self.transport = Transport()
        config = uvicorn.Config(
            self.app, ws=FastWebSocketProtocol, ws_max_size=LARGEST, interface="asgi3", log_config=None
        )
        self.wire = FastWebSocketProtocol(config, ServerState(), {})
        self.wire.connection_made(self.transport)  # type: ignore[arg-type]
        self.wire.data_received(greeting("x"))

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        """Note what is heard."""
        await receive()
        await self.begin.wait()
        await send({"type": "websocket.accept"})
        while (said := await receive())["type"] == "websocket.receive":
            self.heard.append(said["bytes"])

    async def standing(self) -> None:
        """Wait until the connection stands."""
        self.begin.set()
        await turns(10)
        assert self.wire.handshake_complete


async def turns(count: int) -> None:
    """Let the loop turn so often."""
    for _ in range(count):
        await asyncio.sleep(0)


WORDS = [str(n).encode() for n in range(1000)]


def test_a_few_frames_are_heard_in_each_turn_and_all_in_order() -> None:
    async def work() -> None:
        line = Listener()
        await line.standing()
        line.wire.data_received(b"".join(map(frame, WORDS)))
        assert line.wire.queue.qsize() == AHEAD and not line.transport.reading
        await turns(20)
        assert AHEAD <= len(line.heard) <= 20 * AHEAD, "it is the turn of others in between"
        await turns(1000)
        assert line.heard == WORDS and line.transport.reading
        line.wire.connection_lost(None)

    run(work())


def test_pings_wait_for_their_turn_too() -> None:
    async def work() -> None:
        line = Listener()
        await line.standing()
        before = len(line.transport.written)
        line.wire.data_received(frame(b"hi", 0x89) * 100 + frame(b"x"))
        assert len(line.transport.written) == before + AHEAD and not line.transport.reading
        await turns(100)
        assert len(line.transport.written) == before + 100 and line.heard == [b"x"]
        assert line.transport.reading
        line.wire.connection_lost(None)

    run(work())


def test_what_comes_before_the_connection_stands_is_kept() -> None:
    async def work() -> None:
        line = Listener()
        await turns(5)
        line.wire.data_received(frame(b"a") + frame(b"b")[:3])
        assert not line.transport.reading
        await line.standing()
        await turns(5)
        assert line.heard == [b"a"] and line.transport.reading
        line.wire.data_received(frame(b"b")[3:])
        await turns(5)
        assert line.heard == [b"a", b"b"]
        line.wire.connection_lost(None)

    run(work())
