"""Frames are lost, doubled and overtaken, lines cut, servers killed, stopped and cut off: nothing is lost.

Many rooms play at once, three people and a bot in each, from taking their seats to the end of the game.
Nobody waits for anybody: every person is a program of its own that knows its menu and resends what is not
answered.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import os
import random
import secrets
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from server import postgres
from server.cables import Cable, laid
from server.desk import Client, Server, View, choose, lasting, serving
from server.event_loop import run
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bankhalter import Game
from bankhalter.edition import available
from bankhalter.server.admin.log_check import LogFinding, check_room
from bankhalter.server.room.views import PRIVATE_WORDS
from bankhalter.server.storage.leases import GONE
from bankhalter.server.storage.store import Store

FULL = bool(os.environ.get("BANKHALTER_FULL"))
ROOMS = int(os.environ.get("BANKHALTER_CHAOS_ROOMS", "24" if FULL else "5"))
FAULTS = int(os.environ.get("BANKHALTER_CHAOS_FAULTS", "100" if FULL else "4"))
PEOPLE = 3
TIRED = 500 if FULL else 40  # actions after which a player gives up, so that every game ends
PATIENCE = 0.4  # seconds until something is sent again
SILENT = 3.0  # seconds without a word after which a line is taken for dead
LIMIT = 3600.0 if FULL else 300.0  # seconds for all games
NEEDS_POSTGRES = pytest.mark.skipif(not postgres.available(), reason="no PostgreSQL")
CUT = (OSError, WebSocketException, TimeoutError)  # how a line breaks


class Player(View):
    """Somebody on a bad line who resends until there is an answer, as docs/protocol.md says."""

    def __init__(self, servers: list[Server], code: str, seat: int, chance: random.Random) -> None:
        super().__init__()
        self.servers, self.code, self.seat, self.chance = servers, code, seat, chance
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
        say = "resign" if self.count > TIRED else choose(self, self.seat, self.count)
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


# What goes wrong ---------------------------------------------------------------------------------------


class World:
    """A database, the servers on it, and what may happen to them."""

    def __init__(self, place: str, servers: list[Server]) -> None:
        self.place, self.servers = place, servers
        self.faults: dict[str, Callable[[int], None]] = {"kill": self.kill}
        self.counts: Counter[str] = Counter()

    def kill(self, number: int) -> None:
        """Kill a server without warning, and start it again."""
        self.servers[number].kill()
        self.servers[number].start()

    def renew(self, number: int) -> None:
        """Ask a server to end, and start it again: what a new version takes."""
        assert self.servers[number].stop() == 0
        self.servers[number].start()

    def hang(self, number: int) -> None:
        """Let a server stand still until others have taken it for gone."""
        self.servers[number].process.send_signal(signal.SIGSTOP)
        time.sleep(GONE + 1.5)
        self.servers[number].process.send_signal(signal.SIGCONT)


def cut_off(cables: list[Cable], number: int) -> None:
    """Pull the cable of a server until others have taken it for gone."""
    cables[number].pull()
    time.sleep(GONE + 1.5)
    cables[number].plug()


def stop_database(database: postgres.Cluster, _: int) -> None:
    """Stop the database of all servers in the middle of everything, and start it again."""
    database.stop()
    time.sleep(1.0)
    database.start()


@contextlib.contextmanager
def on_file(folder: Path) -> Iterator[World]:
    """One server on a file of SQLite."""
    with serving(str(folder / "rooms.db")) as server:
        yield World(server.database, [server])


@contextlib.contextmanager
def on_postgres(count: int) -> Iterator[World]:
    """Servers on a PostgreSQL, each behind a cable of its own where one may be laid."""
    with contextlib.ExitStack() as stack:
        cables = [cable for i in range(count) if (cable := stack.enter_context(laid(i))) is not None]
        database = stack.enter_context(postgres.controlled(*(cable.here for cable in cables)))
        servers = [
            stack.enter_context(
                serving(database.url(cable.here), "--host", cable.there, prefix=cable.enter())
            )
            for cable in cables
        ] or [stack.enter_context(serving(database.url())) for _ in range(count)]
        world = World(database.url(), servers)
        world.faults |= {"renew": world.renew, "hang": world.hang}
        world.faults["database"] = partial(stop_database, database)
        if cables:
            world.faults["cable"] = partial(cut_off, cables)
        yield world


WORLDS = [
    pytest.param(1, id="file"),
    pytest.param(2, id="two", marks=NEEDS_POSTGRES),
    pytest.param(
        3,
        id="three",
        marks=[NEEDS_POSTGRES, pytest.mark.skipif(not FULL, reason="only in the long form")],
    ),
]


@pytest.fixture(params=WORLDS)
def world(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[World]:
    """One server on a file, or several on PostgreSQL."""
    with on_file(tmp_path) if request.param == 1 else on_postgres(request.param) as found:
        yield found


async def trouble(world: World, players: list[Player], chance: random.Random) -> None:
    """Let one fault follow on the other, all kinds in turn, as long as it hits anybody."""
    kinds = sorted(world.faults)
    for turn in range(FAULTS):
        await asyncio.sleep(chance.uniform(0.1, 2.0))
        if all(player.table.get("over") for player in players):
            return
        kind, number = kinds[turn % len(kinds)], chance.randrange(len(world.servers))
        await asyncio.to_thread(world.faults[kind], number)
        world.counts[kind] += 1


async def storm(world: World, players: list[Player]) -> None:
    """Let all games come to their end while everything goes wrong."""
    async with asyncio.timeout(LIMIT), asyncio.TaskGroup() as tasks:
        tasks.create_task(trouble(world, players, random.Random(7)))
        for player in players:
            tasks.create_task(player.play())


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_or_done_twice(world: World) -> None:
    place, servers = world.place, world.servers
    editions = sorted(available())
    codes = [servers[0].open(edition=editions[i % len(editions)], seats=PEOPLE + 1) for i in range(ROOMS)]
    tables = {
        code: [Player(servers, code, seat, random.Random(f"{i}/{seat}")) for seat in range(PEOPLE)]
        for i, code in enumerate(codes)
    }
    everybody = [player for players in tables.values() for player in players]
    run(storm(world, everybody))
    told = sum(len(player.acknowledged) for player in everybody)
    print(f"{dict(world.counts)}: {told} commands acknowledged")
    for code, players in tables.items():
        check_log(place, code, players)
        check_views(servers, code, players)
        check_record(servers, code)


def check_log(place: str, code: str, players: list[Player]) -> None:
    """Every acknowledged command is in the log, once, where it was said to be; the log has no gap."""
    store = Store(place)
    rows = store.read(code)
    assert check_room(store, code) == LogFinding(code, len(rows)), "in order and chained"
    store.engine.dispose()
    commands = [row.command for row in rows if row.command]
    assert len(commands) == len(set(commands))
    found = {row.command: row.seq for row in rows if row.command}
    for player in players:
        assert player.acknowledged.items() <= found.items() and len(player.acknowledged) > 5
        assert not player.refused & found.keys(), "what is refused was not done"


def check_views(servers: list[Server], code: str, players: list[Player]) -> None:
    """Whatever two players heard of a version is the same, and all see what a newcomer is shown."""
    for player in players:
        for other in players:
            both = [player.heard[v] == other.heard[v] for v in player.heard.keys() & other.heard.keys()]
            assert both and all(both)
    for server in servers:
        newcomer = Client(server, code)
        for player in players:
            assert player.table == newcomer.table
            assert lasting(player.room) == lasting(newcomer.room)
        newcomer.close()


def is_public(text: str) -> bool:
    """Tell whether everybody hears an action: an offer and what becomes of it only its two sides do."""
    return text.split()[1] not in PRIVATE_WORDS


def check_record(servers: list[Server], code: str) -> None:
    """The game is over, its record replays to the digest it names, and its dice are proved."""
    for server in servers:
        game = Game.from_record(server.http.get(f"/api/rooms/{code}/record").text)
        assert game.over and game.damage is None
        assert server.http.get(f"/api/rooms/{code}/proof").json()["proved"]
