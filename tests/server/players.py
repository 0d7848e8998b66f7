"""People as programs of their own who know their menu, and come back and resend until they are answered."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import random
import secrets
import time
from collections.abc import Sequence
from typing import Any, Protocol

from server.desk import View, choose
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bankhalter.server.room.views import PRIVATE_WORDS

PEOPLE = 3
PATIENCE = 0.4  # seconds until something is sent again
SILENT = 3.0  # seconds without a word after which a line is taken for dead
CUT = (OSError, WebSocketException, TimeoutError)  # how a line breaks


class Reachable(Protocol):
    """A server, or what stands in front of some."""

    url: str


class Player(View):
    """Somebody on a bad line who resends until there is an answer, as docs/protocol.md says."""

    def __init__(
        self, servers: Sequence[Reachable], code: str, seat: int, chance: random.Random, tired: int
    ) -> None:
        super().__init__()
        self.servers, self.code, self.seat, self.chance = servers, code, seat, chance
        self.tired = tired  # actions after which they give up, so that every game ends
        self.client = secrets.token_hex(8)
        self.tokens: list[str] = []
        self.count = 0
        self.begun = False
        self.declined: set[int] = set()
        self.last = 0  # the version the last command became
        self.luck = secrets.token_hex(32)
        promised = hashlib.sha256(self.luck.encode()).hexdigest()
        sit = self.command("sit", name=f"P{seat}", seat=seat, pledge=promised)
        self.frame: dict[str, Any] | None = sit  # not answered yet
        self.old: list[dict[str, Any]] = []
        self.acknowledged: dict[str, int] = {}
        self.refused: set[str] = set()
        self.heard: dict[int, Any] = {}

    def command(self, do: str, **values: Any) -> dict[str, Any]:
        """Make a command with a name of its own."""
        self.count += 1
        return {"do": do, "id": f"n{self.count}", **values}

    async def play(self) -> None:
        """Come back until the game is over."""
        while not self.table.get("over"):
            with contextlib.suppress(*CUT):
                url = self.chance.choice(self.servers).url.replace("http", "ws", 1)
                async with connect(f"{url}api/rooms/{self.code}/socket", ping_interval=None) as line:
                    await self.talk(line)
            await asyncio.sleep(self.chance.uniform(0, 0.1))

    async def talk(self, line: ClientConnection) -> None:
        """Follow the game and answer what is asked until the line breaks or the game is over."""
        since = self.version if self.table and self.chance.random() < 0.5 else None
        hello = {"do": "hello", "client": self.client, "tokens": self.tokens, "since": since}
        await line.send(json.dumps(hello))
        await self.send(line)
        heard = time.monotonic()
        while not self.table.get("over") and time.monotonic() < heard + SILENT:
            try:
                async with asyncio.timeout(PATIENCE):
                    data = await line.recv()
                self.hear(data)
                heard = time.monotonic()
            except TimeoutError:
                await self.send(line)
            if self.frame is None and (frame := self.next_word()):
                self.frame = frame
                await self.send(line)

    async def send(self, line: ClientConnection) -> None:
        """Send what waits for its answer over a bad line: too late, twice, overtaken, or not at all."""
        if self.frame is None:
            return
        frames = [self.frame] * self.chance.choice((0, 1, 1, 1, 2, 3))
        frames += self.chance.sample(self.old, min(len(self.old), self.chance.randrange(3)))
        self.chance.shuffle(frames)
        for frame in frames:
            await line.send(json.dumps(frame))
        if self.chance.random() < 0.05:  # the line breaks before the answer
            line.transport.abort()

    def next_word(self) -> dict[str, Any] | None:
        """Begin the game, decline an offer, or answer what is asked; a game that takes long is given up."""
        if not self.table:
            return self.begin()
        mine = self.mine.get(self.seat, {})  # not yet there while a seat is asked for again
        for offer in mine.get("offers", []):
            if offer["to"] == self.seat and offer["number"] not in self.declined:
                self.declined.add(offer["number"])
                return self.command("act", seat=self.seat, say=[f"reject {offer['number']}"])
        if not mine.get("question") or self.version < self.last:
            return None
        say = "resign" if self.count > self.tired else choose(self, self.seat, self.count)
        return self.command("act", seat=self.seat, say=[say], question=mine["question"])

    def begin(self) -> dict[str, Any] | None:
        """Whoever is host starts, once everybody sits; then everybody tells the luck they promised."""
        draw = self.room.get("draw") or {}
        if self.version < self.last:
            return None
        if self.room["phase"] == "drawing":
            told = dict(zip(draw["seats"], zip(draw["pledges"], draw["luck"], strict=True), strict=True))
            waited_for = told[self.seat][0] and not told[self.seat][1]
            return self.command("reveal", seat=self.seat, luck=self.luck) if waited_for else None
        taken = [place for place in self.room["places"] if place.get("taken")]
        if self.begun or self.room.get("host", -1) != self.seat or len(taken) < PEOPLE:
            return None
        self.begun = True
        return self.command("start", fill="simple")

    def on_step(self, message: dict[str, Any]) -> None:
        """Everybody hears the same, whoever was told it by which server."""
        super().on_step(message)
        self.heard[self.version] = [text for text in message.get("said", []) if is_public(text)]

    def on_seated(self, message: dict[str, Any]) -> None:
        """The token of a seat stays the same, however often it is asked for."""
        assert self.tokens in ([], [message["token"]])
        self.tokens = [message["token"]]
        self.done(message["id"])

    def on_replaced(self, message: dict[str, Any]) -> None:
        """An older line of the same person spoke up late, at a server that had stood still: come back."""
        raise ConnectionResetError

    def on_ack(self, message: dict[str, Any]) -> None:
        """A command is carried out once, and its place in the log does not change."""
        name = f"{self.client}/{message['id']}"
        assert self.acknowledged.setdefault(name, message["version"]) == message["version"]
        self.last = max(self.last, message["version"])
        self.done(message["id"])

    def on_refused(self, message: dict[str, Any]) -> None:
        """Whatever is asked for is possible, unless an offer is gone before it was declined.

        Where the database is away, what is refused was not done; what nobody knows yet is asked again.
        """
        assert message["word"] in ("no-such-offer", "trouble"), message
        if name := message.get("id"):
            self.refused.add(f"{self.client}/{name}")
            self.done(name)

    def done(self, name: str) -> None:
        if self.frame is not None and self.frame["id"] == name:
            self.old.append(self.frame)
            self.frame = None


def is_public(text: str) -> bool:
    """Tell whether everybody hears an action: an offer and what becomes of it only its two sides do."""
    return text.split()[1] not in PRIVATE_WORDS
