"""What an operator does about people: unwanted words, reports with the talk around them."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from server.desk import Client, Server, command, play, seated, serving, wait_for
from server.log import Log
from websockets.exceptions import ConnectionClosed

from bankhalter.server.http.websocket import NO_SUCH_ROOM
from bankhalter.server.protocol.messages import Options
from bankhalter.server.protocol.room_parts import Clock
from bankhalter.server.room.lobby_line import summary
from bankhalter.server.room.word_list import WordList
from bankhalter.server.storage import entries as e
from bankhalter.server.storage.store import Store

WORDS = ["Rüpel", "mist*  # and what begins so", "dumme gans", "", "*", "# only a comment"]


@pytest.mark.parametrize(
    ("text", "forbidden"),
    [
        ("So ein Rüpel!", True),
        ("RÜPEL", True),
        ("Ｒüpel", True),  # wide letters
        ("Rü\u200bpel", True),  # something unseen between
        ("Rüpelei", False),
        ("Mistkerl", True),
        ("Optimist", False),
        ("du dumme   Gans", True),
        ("dumme Gänse", False),
        ("Anna", False),
        ("", False),
    ],
)
def test_words_are_found_however_they_are_dressed(text: str, forbidden: bool) -> None:
    assert WordList(WORDS).forbids("", text) == forbidden


def test_an_empty_list_forbids_nothing() -> None:
    assert not WordList([]).forbids("Rüpel", "")


def test_a_long_list_and_a_long_text_take_no_time_to_speak_of() -> None:
    """No pattern goes back and forth: twice the text takes some twice as many steps, not four times."""
    words = WordList([f"{'a' * 20}{number}*" for number in range(2_000)])
    assert not words.forbids("a" * 300)


def test_unwanted_words_come_to_no_table_and_reports_can_be_read(tmp_path: Path) -> None:
    database, words = str(tmp_path / "games.db"), tmp_path / "words.txt"
    words.write_text("\n".join(WORDS), encoding="utf-8")
    with serving(database, "--words", str(words)) as server:
        refused = server.http.post("/api/rooms", json={"seats": 2, "title": "Mistrunde"})
        assert refused.json()["word"] == "unwanted-words"
        code = server.open(seats=2)
        host, guest = Client(server, code), Client(server, code)
        assert host.ask("sit", name="Rüpel")["word"] == "unwanted-words"
        host.sit("Anna")
        guest.sit("Ben")
        assert guest.ask("rename", seat=1, name="Mistkerl")["word"] == "unwanted-words"
        assert guest.ask("chat", seat=1, text="Du dumme Gans")["word"] == "unwanted-words"
        assert guest.ask("chat", seat=1, text="Du langweilst mich.")["is"] == "ack"
        assert host.ask("report", seat=0, whom=1, reason="unhöflich")["is"] == "ack"
        assert host.ask("chat", seat=0, text="Das melde ich.")["is"] == "ack"
        done, said = command("report", "list", "--database", database)
        number = re.match(r"(\d+) .*unhöflich", said)
        assert done == 0 and number and code in said
        _, said = command("report", "show", number[1], "--database", database)
        assert "Anna (seat 1) about Ben (seat 2)" in said and "Guest: –" in said
        assert said.index("Ben: Du langweilst mich.") < said.index("Anna: Das melde ich.")
        assert command("report", "close", number[1], "--database", database)[0] == 0
        assert "no reports" in command("report", "list", "--database", database)[1]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("report show --database games.db", "number is missing"),
        ("report show 7 --database games.db", "no report 7"),
        ("report close 7 --database games.db", "no report 7"),
        ("report clean 7 --database games.db", "no report 7"),
        ("report ban 7 --database games.db", "no report 7"),
        ("room close abcdefg --database games.db", "no such room"),
        ("room delete abcdefg --database games.db", "no such room"),
        ("person unban nobody --database games.db", "nobody is not banned"),
        ("report list --database none.db", "none.db"),
        ("serve --port 0 --database games.db --words none.txt", "none.txt"),
    ],
)
def test_what_is_not_there_gets_a_sentence(
    line: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bankhalter.server.storage.store import Store

    monkeypatch.chdir(tmp_path)
    store = Store("games.db")
    store.prepare()
    store.close()
    code, text = command(*line.split())
    assert code != 0 and said in text and "Traceback" not in text


# Rooms -------------------------------------------------------------------------------------------------


def test_a_room_is_closed_while_it_is_played_in_and_opened_again(place: str) -> None:
    with serving(place) as server:
        code, clients = seated(server, 2, public=True, clock={"bank": 600})
        play(clients, 6)
        assert command("room", "close", code, "--database", place)[0] == 0
        for client in clients:
            while client.room.get("frozen") != "room-closed":
                client.receive()
        assert clients[0].ask("chat", seat=0, text="why?")["word"] == "room-closed"
        assert clients[0].ask("rematch", seat=0)["word"] == "room-closed"
        assert code not in server.http.get("/api/rooms").text
        assert command("room", "open", code, "--database", place)[0] == 0
        for client in clients:
            while client.room.get("frozen"):
                client.receive()
            client.settle()
        assert code in server.http.get("/api/rooms").text
        assert play(clients, 6) == 6
        assert not server.errors
    assert command("check-log", "--database", place)[0] == 0


def test_a_closed_room_stays_closed_and_its_time_counts_for_nobody() -> None:
    log = Log(Options(seats=2, public=True, clock=Clock(bank=600)))
    log.write(1, e.SeatTaken(0, "Anna", "key"))
    log.write(1, e.SeatTaken(1, "Ben", "other"))
    log.write(1, e.GameStarted([0, 1], luck=["", ""]))
    assert summary(log.room).public and log.room.running
    banks, played = list(log.room.clocks), log.room.played
    log.write(1000, e.RoomClosed())
    assert log.room.frozen == "room-closed" and not log.room.stirs and not summary(log.room).public
    log.write(3_600_000, e.RoomClosed(on=False))
    assert log.room.running and summary(log.room).public and log.room.asked_at == log.now
    assert (log.room.clocks, log.room.played) == (banks, played)


def test_a_room_is_deleted_while_it_is_played_in(place: str) -> None:
    with serving(place) as server:
        code, clients = seated(server, 2, public=True)
        other, _ = seated(server, 2)
        play(clients, 6)
        done, said = command("room", "delete", code, "--database", place)
        assert done == 0 and code in said
        assert clients[0].closed() == 1012
        assert clients[0].room["frozen"] == "room-closed", "they were told before"
        assert server.http.get(f"/api/rooms/{code}").status_code == 404
        assert code not in server.http.get("/api/rooms").text
        with pytest.raises(ConnectionClosed) as closed:
            Client(server, code, clients[0].tokens)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == NO_SUCH_ROOM
        assert not server.errors
    store = Store(place)
    assert (store.read(code), store.seed(code)) == ([], None) and store.read(other)
    store.close()
    assert command("check-log", "--database", place)[0] == 0


# People ------------------------------------------------------------------------------------------------


def cookie(server: Server) -> tuple[str, dict[str, str]]:
    """A new guest, and the header that says so."""
    answer = httpx.get(server.url + "api/me")
    return answer.json()["person"], {"Cookie": f"bankhalter={answer.cookies['bankhalter']}"}


def went_wrong(server: Server) -> list[str]:
    return [line for line in server.errors if '"event": "report"' not in line]


def reported(server: Server, headers: dict[str, str]) -> tuple[str, list[Client], str]:
    """A game in which somebody is rude and is reported; the order of play is not that of the seats."""
    code = server.open(seats=3, title="Tischlein")
    clients = [Client(server, code, headers=headers if seat == 1 else None) for seat in range(3)]
    for client, name in zip(clients, ("Anna", "Grobiane", "Cem"), strict=True):
        client.sit(name)
    clients[1].ask("chat", seat=1, text="Schandwort eins")
    assert clients[0].ask("start")["is"] == "ack"
    for client in clients:
        while not client.table:
            client.receive()
        client.settle()
    rude, polite = clients[1], clients[0]
    rude.ask("chat", seat=rude.seats[0], text="Schandwort zwei")
    polite.ask("chat", seat=polite.seats[0], text="Bitte lass das.")
    polite.ask("report", seat=polite.seats[0], whom=rude.seats[0], reason="Schandworte")
    number = command("report", "list", "--database", server.database)[1].split()[0]
    return code, clients, number


def test_names_and_words_that_were_reported_are_taken_out_while_the_game_goes_on(place: str) -> None:
    with serving(place) as server:
        person, headers = cookie(server)
        code, clients, number = reported(server, headers)
        said = command("report", "show", number, "--database", place)[1]
        assert "about Grobiane" in said and f"Guest: {person}" in said and "Grobiane: Schandwort eins" in said
        done, said = command("report", "clean", number, "--database", place)
        assert done == 0 and "3 lines" in said
        rude = clients[1].seats[0]
        while clients[0].room["places"][rude]["name"] != f"– {rude + 1}":
            clients[0].receive()
        assert play(clients, 4) == 4, "the game is the same"
        said = command("report", "show", number, "--database", place)[1]
        assert "Schandwort eins" not in said and "Bitte lass das." in said
        store = Store(place)
        kept = b"".join(row.body for row in store.read(code))
        store.close()
        assert not [word for word in (b"Grobiane", b"Schandwort") if word in kept] and b"Tischlein" in kept
        mine = httpx.get(server.url + "api/me/data", headers=headers).text
        assert '"banned"' not in mine and "Schandwort" not in mine
        assert "nothing" in command("report", "clean", number, "--database", place)[1], "once is enough"
        assert not went_wrong(server)
    assert command("check-log", "--database", place)[0] == 0


def test_who_is_banned_loses_the_seat_and_may_only_watch(place: str) -> None:
    with serving(place) as server:
        person, headers = cookie(server)
        code, clients, number = reported(server, headers)
        done, said = command("report", "ban", number, "--database", place)
        assert done == 0 and person in said and "one table" in said
        rude = clients[1]
        while rude.seats:
            rude.receive()
        seat = next(place for place in clients[0].room["places"] if place["name"] == "Grobiane")["seat"]
        while not clients[0].room["places"][seat].get("away"):
            clients[0].receive()
        again = Client(server, server.open(seats=2), rude.tokens, headers=headers)
        wait_for(lambda: again.ask("sit", name="Unschuld").get("word") == "banned-here")
        opened = httpx.post(server.url + "api/rooms", json={"seats": 2}, headers=headers)
        assert opened.json()["word"] == "banned-here"
        assert Client(server, code, rude.tokens, headers=headers).seats == []
        assert '"banned"' in httpx.get(server.url + "api/me/data", headers=headers).text
        assert command("person", "unban", person, "--database", place)[0] == 0
        wait_for(lambda: again.ask("sit", name="Unschuld").get("word") != "banned-here")
        assert not went_wrong(server)
    assert command("check-log", "--database", place)[0] == 0
