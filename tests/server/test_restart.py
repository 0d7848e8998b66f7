"""Nothing that was acknowledged is ever lost: `kill -9` at any moment, start again, play on."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from server.desk import PATIENCE, Client, Server, choose, command, play, seated, serving, to_auction, wait_for
from websockets.exceptions import ConnectionClosed

from bankhalter import Game

AWAY = 4  # seconds; a server that is away is so for longer


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
        wait_for(lambda: steps(server) > 10)
        assert Client(server, code).version > 10


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


def test_the_time_a_server_was_away_counts_for_nobody(tmp_path: Path) -> None:
    """Neither a bank nor the hammer of a live lot runs out meanwhile, and a secret maximum is kept."""
    with serving(str(tmp_path / "rooms.db")) as server:
        slow, players = seated(server, 2, clock={"bank": AWAY})
        lot, bidders = seated(server, 2, switches={"auction_mode": "live"}, hammer=AWAY)
        to_auction(bidders)
        bank = players[0].table["clocks"]
        assert bidders[0].ask("proxy", seat=0, maximum=50)["is"] == "ack"
        while bidders[1].table["detail"].get("leader") != 0:
            bidders[1].receive()
        assert bidders[1].act(1, "bid 20")["is"] == "ack"
        server.kill()
        time.sleep(1.5 * AWAY)
        server.start()
        players, bidders = come_back(server, slow, players), come_back(server, lot, bidders)
        assert players[0].table["clocks"] == bank
        assert bidders[0].table["awaited"] == "auction" and bidders[0].mine[0]["proxy"] == 50
        while bidders[0].table["awaited"] == "auction":
            bidders[0].receive()
        sold = [
            event for step in bidders[0].steps for event in step.get("events", []) if event["kind"] == "sold"
        ]
        assert [(event.get("seat", 0), event["amount"]) for event in sold] == [(0, 21)]


def test_a_running_server_can_be_backed_up_and_the_copy_serves(tmp_path: Path) -> None:
    with serving(str(tmp_path / "rooms.db")) as server:
        code, clients = seated(server, 2)
        play(clients, 20)
        code_of, said = command("backup", str(tmp_path / "copy.db"), "--database", str(tmp_path / "rooms.db"))
        assert code_of == 0, said
        table = clients[0].table
    with serving(str(tmp_path / "copy.db")) as server:
        assert Client(server, code).table["deeds"] == table["deeds"]


def test_a_client_comes_back_by_itself_to_a_server_that_was_killed(tmp_path: Path) -> None:
    """The same address, the tokens and the version of before; what was not acknowledged is sent again."""
    with serving(str(tmp_path / "rooms.db")) as server:
        code, clients = seated(server, 2)
        play(clients, 15)
        me = next(client for client in clients if client.seats[0] == client.table["asked"])
        frame = {"do": "act", "id": "again", "seat": me.seats[0], "question": me.table["question"]}
        frame["say"] = [choose(me, me.seats[0], 0)]
        me.send(frame)  # nobody knows whether it arrives
        port = urlsplit(server.url).port
        assert port
        server.kill()
        server.start(port)
        again = Client(server, code, me.tokens, since=me.version, client=me.client)
        again.table, again.mine, again.room, again.seats = me.table, me.mine, me.room, me.seats
        again.send(frame)
        answer = again.until("ack", "refused", name="again")
        assert answer["is"] == "ack"
        again.settle()
        with contextlib.closing(sqlite3.connect(server.database)) as file:
            wanted = "SELECT count(*) FROM log WHERE command = ?"
            assert file.execute(wanted, (f"{me.client}/again",)).fetchone() == (1,), "carried out once"
        assert again.version >= answer["version"] > me.version
        other = next(client for client in clients if client is not me)
        back = Client(server, code, other.tokens)
        assert play([again, back], 10) == 10


def test_a_server_is_backed_up_by_another_process_while_others_play(tmp_path: Path) -> None:
    place = str(tmp_path / "rooms.db")
    with serving(place) as server, ThreadPoolExecutor() as pool:
        games = [pool.submit(play, seated(server, 3)[1]) for _ in range(3)]
        for number in range(3):
            copy = str(tmp_path / f"copy{number}.db")
            before = steps(server)
            done, said = command("backup", copy, "--database", place)
            assert done == 0, said
            assert heads_without_gaps(copy) >= before
            assert steps(server) > before or number, "they wrote meanwhile"
        assert all(game.result() for game in games)
        assert server.healthy() and not server.errors


def heads_without_gaps(place: str) -> float:
    """How many lines a file holds; none of its rooms lacks one, and the file is sound."""
    with contextlib.closing(sqlite3.connect(place)) as file:
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        rooms = file.execute("SELECT count(*), min(seq), max(seq) FROM log GROUP BY game").fetchall()
    assert all(count == most and least == 1 for count, least, most in rooms)
    return float(sum(count for count, _, _ in rooms))


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    place = tmp_path / "rooms.db"
    with serving(f"sqlite:///{place}") as server:
        for again in (str(place), f"sqlite:///{place}"):
            code, said = command("serve", "--port", "0", "--database", again)
            assert code == 1 and f"The server at {server.url} uses this database" in said
            assert "--open" in said and "--database" in said
        copy = tmp_path / "copy.db"
        assert command("backup", str(copy), "--database", f"sqlite:///{place}")[0] == 0 and copy.is_file()


def test_who_wants_a_page_is_led_to_the_server_that_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a kill as well: what the dead server wrote down is not believed."""
    place, seen = str(tmp_path / "rooms.db"), tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> "{seen}"\n', encoding="utf-8")
    browser.chmod(0o755)
    with serving(place) as server:
        first = server.url
        server.kill()
        server.start()
        monkeypatch.setenv("BROWSER", f"{browser} %s")
        code, said = command("serve", "--port", "0", "--database", place, "--open")
        assert (code, said) == (0, f"The banker is here already: {server.url}\n")
        assert seen.read_text(encoding="utf-8") == f"{server.url}\n" != f"{first}\n"


def test_a_graceful_end_says_so_first(tmp_path: Path) -> None:
    with serving(str(tmp_path / "rooms.db")) as server:
        code, clients = seated(server, 2)
        server.process.terminate()
        banner = clients[1].until("banner")
        assert banner["word"] == "restart" and banner["text"]
        with pytest.raises(ConnectionClosed) as closed:
            clients[1].until("pong")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        assert server.process.wait(timeout=PATIENCE) == 0
        server.tidy()
        server.start()
        assert come_back(server, code, clients)[0].table["question"]
