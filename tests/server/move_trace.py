"""Which files of the package an online move passes: declined purchase, auction, debt, bankruptcy, estate.

    python tests/server/move_trace.py

People's clients are stand-ins for sockets; what they say is decided by plain bots, so that a game comes to a
bankruptcy. Only what runs while one of these questions is answered counts, up to the last message sent.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any
from unittest.mock import patch

import msgspec

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from server.event_loop import run
from server.hubs import hub_in

from bankhalter.bots.players.simple import Simple
from bankhalter.server.http.security import AddressLimits, MessageLimit, TokenBucket
from bankhalter.server.http.websocket import WebSocketConnection
from bankhalter.server.live import hub as hub_module
from bankhalter.server.live.hub import Hub
from bankhalter.server.protocol import messages as m

PACKAGE = Path(__file__).resolve().parent.parent.parent / "src" / "bankhalter"
WATCHED = ("purchase", "auction", "debt", "receipt")
SEATS = 3
MOST = 1500  # moves
CODE = "abcdefg"
SEED = bytes([1]) * 32  # of a short game


class Socket:
    """The far end of a connection: says what is put in, keeps what it is sent."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {}
        self.said: asyncio.Queue[bytes] = asyncio.Queue()
        self.heard: list[dict[str, Any]] = []

    async def receive(self) -> dict[str, Any]:
        return {"type": "websocket.receive", "bytes": await self.said.get()}

    async def send(self, message: dict[str, Any]) -> None:
        self.heard.append(msgspec.json.decode(message["text"]))

    async def tell(self, command: m.AnyCommand) -> None:
        """Say something and wait until everybody has heard what came of it."""
        before = len(self.heard)
        await self.said.put(msgspec.json.encode(command))
        while not any(message["is"] in ("ack", "refused", "seated") for message in self.heard[before:]):
            await asyncio.sleep(0)
        for _ in range(20):
            await asyncio.sleep(0)


class Trace:
    """Notes the files of the package in which a function is called."""

    def __init__(self) -> None:
        self.files: set[str] = set()

    def note(self, frame: FrameType, event: str, _: object) -> None:
        name = frame.f_code.co_filename
        if event == "call" and name.startswith(str(PACKAGE)) and frame.f_code.co_name != "<module>":
            self.files.add(Path(name).relative_to(PACKAGE).as_posix())

    @contextmanager
    def listening(self, on: bool) -> Iterator[None]:
        watcher = self.note if on else None
        sys.setprofile(watcher)
        try:
            yield
        finally:
            sys.setprofile(None)


async def play(hub: Hub, trace: Trace) -> set[str]:
    """Play until somebody's estate has gone to somebody; return which questions were watched."""
    room = await hub.open(m.Options(seats=SEATS, pace=10_000, switches={"rent_demand": "auto"}))
    live = hub.live[room.code]
    socket = Socket()
    plenty = MessageLimit(TokenBucket(1e6, 1e6), AddressLimits(1e6, 1e6, 100), "here")
    far_end: Any = socket
    connection = WebSocketConnection(far_end, hub, live, "", plenty)
    serving = asyncio.ensure_future(connection.run())
    await socket.said.put(msgspec.json.encode(m.Hello(client="c", tokens=[], language="en", words=True)))
    for seat in range(SEATS):
        await socket.tell(m.Sit(id=f"s{seat}", seat=seat, name=f"P{seat}"))
    await socket.tell(m.Start(id="go"))
    bots, watched, count = [Simple() for _ in range(SEATS)], set(), 0
    while not room.game.over and "receipt" not in watched:
        count += 1
        assert count < MOST, "no estate in so many moves"
        game, seat = room.game, room.game.asked
        word = game.setup.notation.write_words(bots[seat].choose(game.state, seat))
        if game.awaited == "purchase" and count % 7 == 0:
            word = "decline"
        on = game.awaited in WATCHED and word != "buy"
        watched |= {game.awaited} if on else set()
        with trace.listening(on):
            await socket.tell(m.Act(id=f"a{count}", seat=seat, say=[word], question=room.question))
    serving.cancel()
    return watched


def traced() -> tuple[set[str], set[str]]:
    """Return the files that were passed and the questions that were watched."""
    trace = Trace()

    async def inside() -> set[str]:
        with tempfile.TemporaryDirectory() as folder:
            async with hub_in(Path(folder)) as hub:
                return await play(hub, trace)

    with (
        patch.object(hub_module, "new_seed", lambda: SEED),
        patch.object(hub_module, "new_code", lambda: CODE),
    ):
        watched = run(inside())
    return trace.files, watched


if __name__ == "__main__":
    files, questions = traced()
    print(*sorted(files), sep="\n")
    print(len(files), "files;", *sorted(questions))
