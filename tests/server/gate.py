"""What stands in front of several servers, as a proxy does: asks who is ready, and leads everybody there."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from asyncio import StreamReader, StreamWriter
from collections.abc import Iterator, Sequence
from typing import Any
from urllib.parse import urlsplit

from server import postgres
from server.desk import Server, serving

ASKS = 0.25  # seconds between two questions who is ready
PIECE = 65_536


class Gate:
    """Leads connections to ready servers in turn; one that just went is asked for nothing twice."""

    def __init__(self, servers: Sequence[Server]) -> None:
        self.servers = servers
        self.places = [(str(at.hostname), int(at.port or 0)) for at in map(urlsplit, self.addresses())]
        self.ready = list(self.places)
        self.turn = 0
        self.url = ""
        self.listens = threading.Event()

    def open(self, **options: Any) -> str:
        """Open a room and return its code."""
        return self.servers[0].open(**options)

    def addresses(self) -> list[str]:
        return [server.url for server in self.servers]

    def port_of(self, number: int) -> int:
        """The port a server must have again when it is started anew."""
        return self.places[number][1]

    def run(self) -> None:
        """Serve until it is ended, in a thread of its own."""
        with contextlib.suppress(asyncio.CancelledError):
            asyncio.run(self.serve())

    async def serve(self) -> None:
        loop, task = asyncio.get_running_loop(), asyncio.current_task()
        assert task is not None
        self.end = lambda: loop.call_soon_threadsafe(task.cancel)
        server = await asyncio.start_server(self.lead, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
        self.listens.set()
        async with server:
            while True:
                answers = await asyncio.gather(*map(is_ready, self.places))
                self.ready = [place for place, good in zip(self.places, answers, strict=True) if good]
                await asyncio.sleep(ASKS)

    async def lead(self, reader: StreamReader, writer: StreamWriter) -> None:
        """Let one connection through to a server; to another one where the first does not answer."""
        with contextlib.suppress(OSError, asyncio.CancelledError):
            for _ in self.places:
                self.turn += 1
                place = (self.ready or self.places)[self.turn % len(self.ready or self.places)]
                with contextlib.suppress(ConnectionRefusedError):
                    there = await asyncio.open_connection(*place)
                    await asyncio.gather(pour(reader, there[1]), pour(there[0], writer))
                    break
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()


async def pour(reader: StreamReader, writer: StreamWriter) -> None:
    """Pass on what comes until nothing does."""
    try:
        with contextlib.suppress(OSError):
            while piece := await reader.read(PIECE):
                writer.write(piece)
                await writer.drain()
    finally:
        writer.close()


async def is_ready(place: tuple[str, int]) -> bool:
    """Whether a server says that it is ready."""
    with contextlib.suppress(OSError, TimeoutError):
        async with asyncio.timeout(1.0):
            reader, writer = await asyncio.open_connection(*place)
            writer.write(b"GET /health HTTP/1.1\r\nHost: gate\r\nConnection: close\r\n\r\n")
            first = await reader.readline()
            writer.close()
        return b" 200 " in first
    return False


@contextlib.contextmanager
def gate_to(servers: Sequence[Server]) -> Iterator[Gate]:
    """Such a gate, gone afterwards."""
    gate = Gate(servers)
    thread = threading.Thread(target=gate.run, daemon=True)
    thread.start()
    assert gate.listens.wait(30)
    try:
        yield gate
    finally:
        gate.end()
        thread.join(30)


@contextlib.contextmanager
def gated(count: int) -> Iterator[Gate]:
    """So many servers on one PostgreSQL behind a gate."""
    with contextlib.ExitStack() as stack:
        database = stack.enter_context(postgres.controlled())
        servers = [stack.enter_context(serving(database.url())) for _ in range(count)]
        yield stack.enter_context(gate_to(servers))
