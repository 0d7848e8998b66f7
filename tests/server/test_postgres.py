"""Two servers on one real PostgreSQL: the same rooms, one order, take-over after a kill."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from server import postgres
from server.desk import Client, Server, command, play, seated, serving, wait_for

from bankhalter import Game

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not postgres.available(), reason="no PostgreSQL (apt-get install postgresql)"),
]


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres.running() as url:
        yield url


@pytest.fixture
def pair(database: str) -> Iterator[tuple[Server, Server]]:
    with serving(database) as first, serving(database) as second:
        yield first, second


def spread(pair: tuple[Server, Server], players: int, **options: object) -> tuple[str, list[Client]]:
    """A started room whose players sit at different servers."""
    code = pair[0].open(seats=players, **options)
    clients = [Client(pair[i % 2], code) for i in range(players)]
    for i, client in enumerate(clients):
        client.sit(f"P{i}")
    assert clients[0].ask("start")["is"] == "ack"
    for client in clients:
        while not client.table:
            client.receive()
    return code, clients


def test_a_game_over_two_servers_is_one_game(pair: tuple[Server, Server]) -> None:
    code, clients = spread(pair, 4)
    play(clients)
    assert all(client.table == clients[0].table for client in clients)
    records = [server.http.get(f"/api/rooms/{code}/record").text for server in pair]
    assert records[0] == records[1] and Game.from_record(records[0]).over
    assert pair[1].http.get(f"/api/rooms/{code}/proof").json()["proved"]


def test_bots_have_one_owner_and_another_takes_over(pair: tuple[Server, Server]) -> None:
    code = pair[1].open(seats=4, pace=20)
    client = Client(pair[1], code)
    client.sit("Anna")
    client.ask("start", fill="simple")
    while not client.table or client.table["asked"] != 0:
        client.receive()
    client.act(0, "resign")
    before = [written(server) for server in pair]
    hear_bots(client, 4)
    owner, other = sorted(pair, key=lambda server: before[pair.index(server)] - written(server))
    assert written(owner) > before[pair.index(owner)] and written(other) == before[pair.index(other)]
    watching = Client(other, code)
    assert not watching.table["over"]
    owner.kill()
    hear_bots(watching, 10)
    assert not any("Traceback" in line for line in other.errors)


def hear_bots(client: Client, count: int) -> None:
    """Take messages until bots have said so much more."""
    heard = len(client.steps)
    while len([step for step in client.steps[heard:] if step.get("by") == "bot"]) < count:
        client.receive()


def written(server: Server) -> float:
    """How often a server has written by itself or for others; what it only heard of does not count."""
    lines = server.http.get("/metrics").text.splitlines()
    return float(next(line for line in lines if line.startswith("bankhalter_write_seconds_count")).split()[1])


def test_letters_a_database_does_not_take_are_no_trouble(pair: tuple[Server, Server]) -> None:
    answer = pair[0].http.post("/api/rooms", json={"title": "a\x00b", "seats": 2})
    assert answer.status_code == 201
    room = pair[0].http.get(f"/api/rooms/{answer.json()['code']}").json()
    assert room["options"]["title"] == "a b"
    assert pair[0].http.get("/api/rooms?edition=%00").json() == []
    clients = [Client(pair[0], room["code"]) for _ in range(2)]
    for i, client in enumerate(clients):
        client.sit(f"P{i}")
    assert clients[0].ask("report", seat=0, whom=1, reason="\x00")["is"] == "ack"
    assert not pair[0].errors or not any("Traceback" in said for said in pair[0].errors)


def test_a_dump_made_while_people_play_is_restored_and_played_on(database: str, tmp_path: Path) -> None:
    """The copy is of one moment: whoever had seen more is told so, and everything in it is whole."""
    place, copy, file = (
        postgres.made(database, "played"),
        postgres.made(database, "restored"),
        tmp_path / "dump",
    )
    with serving(place) as server, ThreadPoolExecutor() as pool:
        games = [seated(server, 3) for _ in range(3)]
        played = [pool.submit(play, clients) for _, clients in games]
        wait_for(lambda: min(clients[0].version for _, clients in games) > 30)
        postgres.dump(place, file)
        assert all(game.result() for game in played)
    postgres.restore(copy, file)
    with serving(copy) as server:
        for code, clients in games:
            seen = clients[0].version
            late = Client(server, code, clients[0].tokens, since=seen)
            late.until("welcome")
            assert late.until("banner")["word"] == "rewound" and late.version < seen
            again = [Client(server, code, client.tokens) for client in clients]
            assert not again[0].table["over"] and play(again) > 0
            assert server.http.get(f"/api/rooms/{code}/proof").json()["proved"]
    assert command("check-log", "--database", copy)[0] == 0
