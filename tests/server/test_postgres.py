"""Two servers on one real PostgreSQL: the same rooms, one order, take-over after a kill."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from server import postgres
from server.desk import Client, Server, choose, play, serving, wait_for

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
    client.settle()
    assert not client.table["over"]
    pair[0].kill()
    spoken = len(client.steps)
    while len([step for step in client.steps[spoken:] if step.get("by") == "bot"]) < 40:
        client.receive()
    assert not any("Traceback" in line for line in pair[1].errors)


def test_chaos_two_servers_killed_in_turn_lose_nothing_and_do_nothing_twice(
    pair: tuple[Server, Server],
) -> None:
    """Commands are doubled, lines are cut, servers are killed; the history is one, and every ack is in it."""
    chance = random.Random(3)
    code, clients = spread(pair, 3)
    acknowledged: dict[str, int] = {}
    for life in range(4):
        for count in range(chance.randrange(10, 30)):
            seat = clients[0].table["asked"]
            client = next(c for c in clients if seat in c.seats)
            client.follow(clients[0].version)
            name, question = f"{client.client}-{life}-{count}", client.table["question"]
            frame = {
                "do": "act",
                "id": name,
                "seat": seat,
                "say": [choose(client, seat, 0)],
                "question": question,
            }
            for _ in range(chance.randrange(1, 4)):
                client.send(frame)
            answer = client.until("ack", "refused", name=name)
            assert answer["is"] == "ack", answer
            acknowledged[name] = answer["version"]
            for other in clients:
                other.follow(answer["version"])
        victim = pair[life % 2]
        tokens = [client.tokens for client in clients]
        victim.kill()
        victim.start()
        clients = [Client(pair[(i + life) % 2], code, t) for i, t in enumerate(tokens)]
        wait_for(lambda: len({client_version(c) for c in clients}) == 1)  # noqa: B023
    assert len(set(acknowledged.values())) == len(acknowledged), "nothing twice"
    play(clients)
    record = pair[0].http.get(f"/api/rooms/{code}/record").text
    game = Game.from_record(record)
    assert game.over and game.damage is None


def client_version(client: Client) -> int:
    client.settle()
    return client.version
