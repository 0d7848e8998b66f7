"""Rooms nobody has played in for long go where the operator wishes so, and nothing of them stays."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa
from server.desk import Client, Server, serving, wait_for

from bankhalter.server.storage import retention
from bankhalter.server.storage.database_tables import meta, rooms
from bankhalter.server.storage.store import Store

DAY = 24 * 3_600_000
AT = {"room": "code"}  # the column with the code of a room, where it is not `game`


def filled(server: Server) -> list[str]:
    """Two rooms in which people sat, talked, reported and played."""
    codes = []
    for _ in range(2):
        server.http.cookies.clear()
        cookie = server.http.get("/api/me").headers["set-cookie"].partition(";")[0]
        code = server.open(seats=2)
        anna = Client(server, code, headers={"Cookie": cookie})
        anna.sit("Anna")
        Client(server, code).sit("Ben")
        for number in range(2 * retention.BATCH):
            anna.ask("chat", seat=0, text=f"word {number}")
        anna.ask("report", seat=0, whom=1, reason="rude")
        assert anna.ask("start")["is"] == "ack"
        codes.append(code)
    return codes


def traces(store: Store, code: str) -> dict[str, int]:
    """How many rows each table has about a room."""
    found = {}
    with store.engine.connect() as connection:
        for table in meta.sorted_tables:
            column = table.c.get(AT.get(table.name, "game"))
            if column is not None:
                counted = sa.select(sa.func.count()).select_from(table).where(column == code)
                found[table.name] = int(connection.execute(counted).scalar() or 0)
    return {name: count for name, count in found.items() if count}


def age(store: Store, code: str, days: int) -> None:
    """Let nothing have happened in a room for so many days."""
    with store.engine.begin() as connection:
        change = rooms.update().where(rooms.c.code == code).values(at=rooms.c.at - days * DAY)
        assert connection.execute(change).rowcount == 1


@pytest.mark.parametrize("days", ["30", "0"])
def test_old_rooms_go_and_others_stay(tmp_path: Path, days: str) -> None:
    place = str(tmp_path / "rooms.db")
    with serving(place) as server:
        old, young = filled(server)
    store = Store(place)
    assert set(traces(store, old)) == {"log", "wrote", "secret", "report", "room"}
    age(store, old, 31)
    age(store, young, 29)
    kept = traces(store, young)
    with serving(place, "--rooms-days", days) as server:
        if days == "30":
            wait_for(lambda: not traces(store, old))
            assert server.http.get(f"/api/rooms/{old}").status_code == 404
        else:
            assert server.http.get(f"/api/rooms/{old}").status_code == 200, "rooms are kept for ever"
        assert traces(store, young) == kept
        assert server.http.get(f"/api/rooms/{young}").json()["phase"] == "playing"
    store.engine.dispose()


def test_nobody_plays_on_in_what_is_left_and_what_was_begun_is_finished(tmp_path: Path) -> None:
    place = str(tmp_path / "rooms.db")
    with serving(place) as server:
        code, _ = filled(server)
        tokens = server.clients[0].tokens
    store = Store(place)
    age(store, code, 31)
    next(retention.letting_go(store, code))  # and then it is killed
    with serving(place) as server:
        assert Client(server, code, tokens).room["frozen"] == "damaged"
    assert code in retention.quiet_rooms(store, 2**62)
    for _ in retention.letting_go(store, code):
        pass
    assert not traces(store, code)
    store.engine.dispose()


def test_no_step_is_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each step touches a few lines, however long a room is."""
    place = str(tmp_path / "rooms.db")
    with serving(place) as server:
        code, _ = filled(server)
    store = Store(place)
    before, steps = traces(store, code)["log"], 0
    for _ in retention.letting_go(store, code):
        now = traces(store, code).get("log", 0)
        assert before - now <= retention.BATCH
        before, steps = now, steps + 1
    assert steps > 2
    store.engine.dispose()
