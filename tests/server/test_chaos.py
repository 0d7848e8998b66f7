"""Frames are lost, doubled and overtaken, lines cut, servers killed, stopped and cut off: nothing is lost.

Many rooms play at once, three people and a bot in each, from taking their seats to the end of the game.
Nobody waits for anybody.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from server import postgres
from server.cables import Cable, laid
from server.desk import Client, Server, lasting, serving
from server.event_loop import run
from server.players import PEOPLE, Player

from bankhalter import Game
from bankhalter.edition import available
from bankhalter.server.admin.log_check import LogFinding, check_room
from bankhalter.server.storage.leases import GONE
from bankhalter.server.storage.store import Store

FULL = bool(os.environ.get("BANKHALTER_FULL"))
ROOMS = int(os.environ.get("BANKHALTER_CHAOS_ROOMS", "24" if FULL else "5"))
FAULTS = int(os.environ.get("BANKHALTER_CHAOS_FAULTS", "100" if FULL else "4"))
TIRED = 500 if FULL else 40  # actions after which a player gives up, so that every game ends
LIMIT = 3600.0 if FULL else 300.0  # seconds for all games
NEEDS_POSTGRES = pytest.mark.skipif(not postgres.available(), reason="no PostgreSQL")


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
        code: [Player(servers, code, seat, random.Random(f"{i}/{seat}"), TIRED) for seat in range(PEOPLE)]
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


def check_record(servers: list[Server], code: str) -> None:
    """The game is over, its record replays to the digest it names, and its dice are proved."""
    for server in servers:
        game = Game.from_record(server.http.get(f"/api/rooms/{code}/record").text)
        assert game.over and game.damage is None
        assert server.http.get(f"/api/rooms/{code}/proof").json()["proved"]
