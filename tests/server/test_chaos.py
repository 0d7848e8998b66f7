"""Frames are lost, doubled and overtaken, lines cut, servers killed: nothing acknowledged is lost."""

from __future__ import annotations

import contextlib
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server import postgres
from server.desk import Client, Server, choose, play, serving, wait_for

from bankhalter import Game
from bankhalter.server.store import Store

LIVES = 20 if os.environ.get("BANKHALTER_FULL") else 2  # how often a server is killed
WORDS = (8, 25)  # how many actions are said between two kills
PLAYERS = 3


class Player:
    """Somebody on a bad line who resends until there is an answer, as docs/protocol.md says."""

    def __init__(self, servers: list[Server], code: str, chance: random.Random) -> None:
        self.servers = servers
        self.code = code
        self.chance = chance
        self.line = Client(chance.choice(servers), code)
        self.heard: dict[int, Any] = {}
        self.old: list[dict[str, Any]] = []
        self.count = 0

    def seat(self) -> int:
        return int(self.line.seats[0])

    def come_back(self, since: bool) -> None:
        """Connect again, by version if the table is still at hand, perhaps to another server."""
        before = self.line
        self.note()
        server = self.chance.choice([server for server in self.servers if server.process.poll() is None])
        version = before.version if since else None
        self.line = Client(server, self.code, before.tokens, version, client=before.client)
        if since:
            self.line.table, self.line.seats = before.table, before.seats
            self.line.mine, self.line.room = before.mine, before.room
            self.line.settle()

    def cut(self) -> None:
        """The line breaks in the middle of everything."""
        self.line.socket.socket.close()
        self.come_back(since=True)

    def note(self) -> None:
        """Keep what was heard over this line."""
        self.heard.update({step["version"]: step.get("said") for step in self.line.steps})

    def frame(self) -> dict[str, Any]:
        """The next command; it answers the question asked."""
        self.count += 1
        say = [choose(self.line, self.seat(), 0)]
        question = self.line.table["question"]
        return {"do": "act", "id": f"n{self.count}", "seat": self.seat(), "say": say, "question": question}

    def say(self, acknowledged: dict[str, int]) -> int:
        """Say something over the bad line until it is acknowledged; return its version."""
        frame = self.frame()
        self.old.append(frame)
        if self.chance.random() < 0.15:  # sent, and the line breaks before the answer
            self.line.send(frame)
            self.cut()
        elif self.chance.random() < 0.15:  # lost on the way
            self.cut()
        for late in self.chance.sample(self.old, min(2, len(self.old))):  # overtaken by newer ones
            self.line.send(late)
        for _ in range(self.chance.randrange(1, 4)):
            self.line.send(frame)
        answer = self.line.until("ack", "refused", name=frame["id"])
        assert answer["is"] == "ack", answer
        acknowledged[f"{self.line.client}/{frame['id']}"] = answer["version"]
        return int(answer["version"])


@pytest.fixture(params=["one server on a file", "two servers on PostgreSQL"])
def world(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, list[Server]]]:
    """A database and the servers on it."""
    with contextlib.ExitStack() as stack:
        if request.param.startswith("one"):
            place = str(tmp_path / "rooms.db")
            yield place, [stack.enter_context(serving(place))]
        else:
            if not postgres.available():
                pytest.skip("no PostgreSQL (apt-get install postgresql)")
            place = stack.enter_context(postgres.running())
            yield place, [stack.enter_context(serving(place)) for _ in range(2)]


def together(players: list[Player]) -> None:
    """Everybody has heard everything."""

    def same() -> bool:
        for player in players:
            player.line.settle()
        return len({player.line.version for player in players}) == 1

    wait_for(same)


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_or_done_twice(world: tuple[str, list[Server]]) -> None:
    place, servers = world
    chance = random.Random(7)
    code = servers[0].open(seats=PLAYERS)
    players = [Player(servers, code, chance) for _ in range(PLAYERS)]
    for i, player in enumerate(players):
        player.line.sit(f"P{i}")
    assert players[0].line.ask("start")["is"] == "ack"
    acknowledged: dict[str, int] = {}
    for life in range(LIVES):
        for _ in range(chance.randrange(*WORDS)):
            together(players)
            asked(players).say(acknowledged)
        together(players)
        asked(players).line.send(asked(players).frame())  # nobody waits for the answer
        victim = servers[life % len(servers)]
        victim.kill()
        victim.start()
        for player in players:
            player.come_back(since=False)
    together(players)
    for player in players:
        player.note()
    play([player.line for player in players])
    check_log(place, code, acknowledged)
    check_histories(players)
    check_record(servers, code)


def asked(players: list[Player]) -> Player:
    """Whose word is awaited."""
    seat = players[0].line.table["asked"]
    return next(player for player in players if player.seat() == seat)


def check_log(place: str, code: str, acknowledged: dict[str, int]) -> None:
    """Every acknowledged command is in the log, once, where it was said to be; the log has no gap."""
    store = Store(place)
    rows = store.read(code)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    found = {row.command: row.seq for row in rows if row.command}
    assert len(found) == len([row for row in rows if row.command])
    assert acknowledged.items() <= found.items() and len(acknowledged) > LIVES * WORDS[0]
    store.engine.dispose()


def check_histories(players: list[Player]) -> None:
    """Whatever two players heard of a version is the same."""
    for player in players:
        for other in players:
            both = player.heard.keys() & other.heard.keys()
            assert both and all(player.heard[version] == other.heard[version] for version in both)


def check_record(servers: list[Server], code: str) -> None:
    """The game is over, its record replays to the digest it names, and its dice are proved."""
    for server in servers:
        game = Game.from_record(server.http.get(f"/api/rooms/{code}/record").text)
        assert game.over and game.damage is None
        assert server.http.get(f"/api/rooms/{code}/proof").json()["proved"]
