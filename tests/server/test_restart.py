"""Nothing that was acknowledged is ever lost: `kill -9` at any moment, start again, play on."""

from __future__ import annotations

from pathlib import Path

import pytest
from server.desk import PATIENCE, Client, Server, command, play, seated, serving, wait_for
from websockets.exceptions import ConnectionClosed

from bankhalter import Game


def come_back(server: Server, code: str, clients: list[Client]) -> list[Client]:
    """Everybody connects again with the tokens of before, and nothing else."""
    return [Client(server, code, client.tokens) for client in clients]


def steps(server: Server) -> float:
    """How many steps this life of the server has seen."""
    lines = server.http.get("/metrics").text.splitlines()
    return float(next(line for line in lines if line.startswith("bankhalter_steps_total ")).split()[1])


def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    with serving(str(tmp_path / "rooms.db")) as server:
        code, clients = seated(server, 3)
        play(clients, 40)
        before, version = clients[0].table, clients[0].version
        server.kill()
        server.start()
        again = come_back(server, code, clients)
        assert [client.seats for client in again] == [client.seats for client in clients]
        assert again[0].version == version and again[0].table == before
        play(again)
        assert again[0].table["over"]
        game = Game.from_record(server.http.get(f"/api/rooms/{code}/record").text)
        assert game.over and game.damage is None


def test_bots_go_on_after_a_kill_without_anybody_looking(tmp_path: Path) -> None:
    with serving(str(tmp_path / "rooms.db")) as server:
        code = server.open(seats=4, pace=5)
        client = Client(server, code)
        client.sit("Anna")
        client.ask("start", fill="simple")
        while not client.table or client.table["asked"] != 0:
            client.receive()
        client.act(0, "resign")
        server.kill()
        server.start()
        wait_for(lambda: steps(server) > 30)
        assert Client(server, code).version > 30


def test_a_paused_game_outlives_a_kill_and_goes_on(tmp_path: Path) -> None:
    with serving(str(tmp_path / "rooms.db")) as server:
        code, clients = seated(server, 2, clock={"bank": 600})
        for client in clients:
            client.ask("vote", seat=client.seats[0], topic="pause")
        server.kill()
        server.start()
        again = come_back(server, code, clients)
        assert again[0].room["phase"] == "paused" and not again[0].table.get("deadline")
        for client in again:
            assert client.ask("vote", seat=client.seats[0], topic="resume")["is"] == "ack"
        for client in again:
            client.settle()
        assert again[0].room["phase"] == "playing"
        assert play(again, 5) == 5


def test_a_running_server_can_be_backed_up_and_the_copy_serves(tmp_path: Path) -> None:
    with serving(str(tmp_path / "rooms.db")) as server:
        code, clients = seated(server, 2)
        play(clients, 20)
        code_of, said = command("backup", str(tmp_path / "copy.db"), "--database", str(tmp_path / "rooms.db"))
        assert code_of == 0, said
        table = clients[0].table
    with serving(str(tmp_path / "copy.db")) as server:
        assert Client(server, code).table["deeds"] == table["deeds"]


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    with serving(str(tmp_path / "rooms.db")):
        code, said = command("serve", "--port", "0", "--database", str(tmp_path / "rooms.db"))
    assert code == 1 and "uses this database" in said


def test_a_graceful_end_says_so_first(tmp_path: Path) -> None:
    with serving(str(tmp_path / "rooms.db")) as server:
        code, clients = seated(server, 2)
        server.process.terminate()
        banner = clients[1].until("banner")
        assert banner["word"] == "restart" and banner["text"]
        with pytest.raises(ConnectionClosed):
            clients[1].until("pong")
        assert server.process.wait(timeout=PATIENCE) == 0
        server.tidy()
        server.start()
        assert come_back(server, code, clients)[0].table["question"]
