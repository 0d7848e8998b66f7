"""A log that is not as it was written is noticed: by rooms, players, operators and the command."""

from __future__ import annotations

import gzip
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from msgspec.structs import replace
from server.desk import RESIGN, Client, Server, choose, command, play, seated, serving, wait_for
from server.event_loop import run
from server.log import Log, chained

from bankhalter import Game
from bankhalter.server.admin import log_check, personal_data
from bankhalter.server.protocol.messages import Options
from bankhalter.server.room.commands import key_of
from bankhalter.server.room.room import Room
from bankhalter.server.storage import chain
from bankhalter.server.storage import entries as e
from bankhalter.server.storage.entries import Row
from bankhalter.server.storage.store import Store, engine_of

EARLIER = Path(__file__).parent / "earlier" / "schema-4.db.gz"


def lines(game: str = "a", count: int = 6) -> list[Row]:
    """A room's log, chained, whose second line is by Anna."""
    said = [
        Row(game, n, 1000 + n, "", f"c/{n}", e.write(e.ChatSent(0, f"word {n}"))) for n in range(1, count)
    ]
    said[1] = replace(said[1], who="anna", body=e.write(e.SeatTaken(0, "Annabella", "key", person="anna")))
    return chained(said)


def followed(rows: list[Row]) -> tuple[int, str]:
    """How many lines follow on each other, and why the next one does not."""
    seq, link = 0, chain.START
    for row in rows:
        try:
            chain.check(row, seq, link)
        except chain.BrokenChain as problem:
            return seq, problem.word
        seq, link = row.seq, row.link
    return seq, ""


def test_a_whole_log_follows_on() -> None:
    assert followed(lines()) == (5, "")


@pytest.mark.parametrize(
    ("damage", "word"),
    [
        (lambda rows: rows[:2] + rows[3:], "gap"),
        (lambda rows: [*rows[:2], rows[3], rows[2], *rows[4:]], "gap"),
        (lambda rows: [*rows[:2], replace(rows[3], seq=3), *rows[3:]], "changed"),
        (lambda rows: [*rows[:2], lines("b")[2], *rows[3:]], "changed"),
        (lambda rows: [*rows[:2], replace(rows[2], body=rows[2].body + b" "), *rows[3:]], "changed"),
        (lambda rows: [*rows[:2], replace(rows[2], at=1), *rows[3:]], "changed"),
        (lambda rows: [*rows[:2], replace(rows[2], who="ben"), *rows[3:]], "changed"),
        (lambda rows: [*rows[:2], replace(rows[2], command=None), *rows[3:]], "changed"),
        (lambda rows: [*rows[:2], replace(rows[2], seal=b"0" * 16), *rows[3:]], "changed"),
        (lambda rows: [*rows[:2], replace(rows[2], link=b""), *rows[3:]], "changed"),
    ],
)
def test_every_change_is_noticed_where_it_is(damage: Callable[[list[Row]], list[Row]], word: str) -> None:
    assert followed(damage(lines())) == (2, word)


def test_a_line_that_was_cleaned_fits_on_and_cannot_be_guessed() -> None:
    """The seal is gone, so who knows the name cannot show that it stood there."""
    rows = lines()
    clean = chain.sealed_anew(rows[1], personal_data.cleaned(rows[1]))
    assert followed([rows[0], clean, *rows[2:]]) == (5, "")
    assert b"nna" not in clean.body and rows[1].seal not in clean.seal
    assert followed([rows[0], replace(clean, body=rows[1].body), *rows[2:]]) == (1, "changed")


def test_a_room_stands_where_its_log_is_good() -> None:
    log = Log(Options("standard", 2))
    log.write(0, e.SeatTaken(0, "Anna", "a"))
    log.write(0, e.SeatTaken(1, "Ben", "b"))
    log.write(0, e.GameStarted([0, 1], said=["* 6-5", "* 1-2"]))
    log.write(0, e.Acted(0, ["1 throw", "* 1-2"]))
    log.write(0, e.Acted(0, ["1 decline"]))
    room = Room(log.room.code, b"seed")
    for row in [*log.rows[:4], *log.rows[5:]]:
        room.fold(row)
    assert (room.seq, room.frozen, room.broken) == (4, "damaged", True)
    assert room.game.asked == 0, "as it was before the line that is missing"


def test_people_are_forgotten_and_the_log_stays_whole(place: str) -> None:
    store = Store(place)
    store.open()
    run(store.append(lines(count=60)))
    assert personal_data.forget(store, "anna") == ["a"]
    assert log_check.check_room(store, "a") == log_check.LogFinding("a", 59)
    assert not any(b"nna" in row.body for row in store.read("a"))
    store.close()


def test_a_part_of_a_log_is_set_aside(place: str) -> None:
    store = Store(place)
    store.open()
    rows = lines()
    run(store.append([*rows[:3], *rows[4:]]))
    kept: list[log_check.SetAside] = []
    found = log_check.set_aside(store, "a", kept.extend)
    assert (found.good, found.word, [line.version for line in kept]) == (3, "gap", [5])
    assert log_check.check_room(store, "a") == log_check.LogFinding("a", 3)
    assert log_check.set_aside(store, "a", kept.extend).word == "" and len(kept) == 1
    store.close()


# Served ------------------------------------------------------------------------------------------------


def change(server: Server, statement: str) -> None:
    """Change the file of a server behind its back."""
    with closing(sqlite3.connect(server.database)) as file, file:
        file.execute(statement)


def test_players_and_operators_are_told_and_the_good_part_is_played_on(tmp_path: Path) -> None:
    """A line vanishes while the server is away; others rooms go on, and this one does once it is mended."""
    place, aside = str(tmp_path / "rooms.db"), tmp_path / "aside.jsonl"
    with serving(place) as server:
        code, clients = seated(server, 2)
        play(clients, 12)
        sound, _ = seated(server, 2)
        server.kill()
        change(server, f"DELETE FROM log WHERE game = '{code}' AND seq = 9")
        server.start()
        wait_for(lambda: server.http.get("/health").json()["damaged"] == 1)
        assert any('"damaged"' in line and code in line and "gap at 9" in line for line in server.errors)
        anna, ben = (Client(server, code, client.tokens) for client in clients)
        assert (anna.version, anna.room["frozen"], anna.seats) == (8, "damaged", [0])
        assert anna.act(0, "throw")["word"] == "damaged"
        assert "frozen" not in Client(server, sound).room
        said = command("check-log", "--database", place)
        assert said[0] == 1 and f"{code}: good up to line 8; the next one is missing." in said[1]
        assert "one room is damaged" in said[1]
        said = command("check-log", "--database", place, "--room", code, "--aside", str(aside))
        assert said[0] == 0 and "goes on from line 8" in said[1]
        anna.until("welcome")
        ben.until("welcome")
        assert anna.version == 8 and "frozen" not in anna.room
        assert play([anna, ben], 5) == 5
        assert server.http.get("/health").json().get("damaged", 0) == 0
        assert command("check-log", "--database", place)[0] == 0
        kept = [json.loads(line)["version"] for line in aside.read_text("utf-8").splitlines()]
        assert kept[0] == 10


def test_lines_that_were_lost_with_the_wal_are_missed(tmp_path: Path) -> None:
    """The file alone looks whole: only its witness and those who played know better."""
    place = tmp_path / "rooms.db"
    with serving(str(place)) as server:
        code, clients = seated(server, 2)
        server.stop()
        before = Client(server_again(server), code, clients[0].tokens).version
        again = [Client(server, code, client.tokens) for client in clients]
        play(again, 10)
        wait_for(lambda: (tmp_path / "rooms.db.mark").exists() and marked_since(tmp_path, before))
        seen = again[0].version
        server.kill()
        (tmp_path / "rooms.db-wal").unlink()
        server.start()
        assert any("lines-lost" in line for line in server.errors)
        late = Client(server, code, clients[0].tokens, since=seen)
        late.until("welcome")
        banner = late.until("banner")
        assert banner["word"] == "rewound" and banner["text"] and late.version < seen
        server.kill()
        server.start()
        assert not any("lines-lost" in line for line in server.errors), "once is enough"


def server_again(server: Server) -> Server:
    server.start()
    return server


def marked_since(folder: Path, version: int) -> bool:
    """Tell whether the witness saw the newest lines."""
    with closing(sqlite3.connect(folder / "rooms.db")) as file:
        mark = int(file.execute("SELECT value FROM setting WHERE name = 'beat'").fetchone()[0])
        newest = int(file.execute("SELECT max(at) FROM log").fetchone()[0])
    return mark > newest and int((folder / "rooms.db.mark").read_text("ascii")) == mark


def test_a_scrambled_file_never_passes_for_whole(tmp_path: Path) -> None:
    """Wherever a page is scrambled: the room is whole as it was, or it says that it is not."""
    place = tmp_path / "rooms.db"
    rows = lines(count=400)
    store = Store(str(place))
    store.open()
    run(store.append(rows, seed=b"seed"))
    store.close()
    whole, noticed = place.read_bytes(), 0
    for page in range(1, len(whole) // 4096):
        at = page * 4096 + 2000
        place.write_bytes(whole[:at] + bytes(255 - byte for byte in whole[at : at + 60]) + whole[at + 60 :])
        store = Store(str(place))
        room = Room("a")
        for row in store.read("a"):
            room.fold(row)
        finding = log_check.check_room(store, "a")
        assert finding.word or [row.body for row in store.read("a")] == [row.body for row in rows]
        assert bool(finding.word) == room.broken
        noticed += bool(finding.word)
        store.engine.dispose()
    assert noticed >= 8


# The version before ------------------------------------------------------------------------------------


def brought(place: str, folder: Path) -> Path:
    """Put the database of the version before in its place; return it as a file."""
    earlier = Path(place) if "://" not in place else folder / "earlier.db"
    earlier.write_bytes(gzip.decompress(EARLIER.read_bytes()))
    with closing(sqlite3.connect(earlier)) as file, file:
        file.create_function("reopened", 2, reopened)
        file.execute("UPDATE log SET body = reopened(game, CAST(body AS TEXT)) WHERE seq <= 4")
    if "://" in place:
        copy_tables(engine_of(str(earlier)), engine_of(place))
    return earlier


def reopened(code: str, body: str) -> bytes:
    """Return a line with a token we know where somebody sat down: those of then were not kept."""
    said = json.loads(body)
    if said["e"] == "sat":
        said["key"] = key_of(token_of(code, said.get("seat", 0)))
    return json.dumps(said).encode()


def token_of(code: str, seat: int) -> str:
    return f"{code}-{seat}"


def copy_tables(source: sa.Engine, target: sa.Engine) -> None:
    """Copy all tables with what is in them, by the names they have there."""
    found = sa.MetaData()
    found.reflect(source)
    for column in (column for table in found.sorted_tables for column in table.columns):
        column.type = column.type.as_generic()
    with source.connect() as old, target.begin() as new:
        found.create_all(new)
        for table in found.sorted_tables:
            if rows := [dict(row) for row in old.execute(table.select()).mappings()]:
                new.execute(table.insert(), rows)
    source.dispose()
    target.dispose()


def room_in(earlier: Path, phase: str) -> str:
    with closing(sqlite3.connect(earlier)) as file:
        return str(file.execute("SELECT code FROM room WHERE phase = ?", (phase,)).fetchone()[0])


def test_running_games_of_the_version_before_are_chained_and_played_on(place: str, tmp_path: Path) -> None:
    """`earlier/schema-4.db.gz` was made by `earlier/make.py` with the sources of commit 65ac043.

    Two people are in the middle of an auction, with a secret maximum; somebody else paused a game with a bot.
    """
    earlier = brought(place, tmp_path)
    running, paused = room_in(earlier, "playing"), room_in(earlier, "paused")
    with serving(place) as server:
        pair = [Client(server, running, [token_of(running, seat)]) for seat in (0, 1)]
        assert [client.seats for client in pair] == [[0], [1]] and "frozen" not in pair[0].room
        assert (pair[0].table["awaited"], pair[0].mine[0]["proxy"]) == ("auction", 90)
        leave_the_lot(pair)
        assert play(pair) > 20 and pair[0].table["over"]
        play_on_with_a_bot(Client(server, paused, [token_of(paused, 0)]))
        for code in (running, paused):
            record = server.http.get(f"/api/rooms/{code}/record").text
            game = Game.from_record(record)
            assert game.over and game.damage is None
            assert server.http.post("/api/verify", json={"record": record}).json()["proved"]
        assert not server.errors
    assert command("check-log", "--database", place)[0] == 0


def leave_the_lot(pair: list[Client]) -> None:
    """Leave the lot to the secret maximum, which speaks for the other."""
    while pair[1].table["awaited"] == "auction":
        if pair[1].table["asked"] == 1:
            pair[1].follow(pair[1].act(1, "pass")["version"])
        else:
            pair[1].receive()
    pair[0].follow(pair[1].version)


def play_on_with_a_bot(anna: Client) -> None:
    """Go on with a paused game, and give up after a while."""
    assert anna.room["phase"] == "paused"
    assert anna.ask("vote", seat=0, topic="resume")["is"] == "ack"
    for count in range(100):
        while not anna.table["over"] and not anna.mine[0].get("question"):
            anna.receive()
        if anna.table["over"]:
            break
        choice = choose(anna, 0, 0 if count < 10 else RESIGN + 1)
        anna.follow(anna.act(0, choice).get("version", 0))
    assert anna.table["over"] and count > 10
