"""The database by itself, in a file and in a real PostgreSQL: fence, groups, people, older versions."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec.structs import replace
from server import postgres
from server.desk import PATIENCE, command, wait_for
from server.event_loop import run

from bankhalter.server.admin import personal_data as people
from bankhalter.server.admin.log_check import check_all
from bankhalter.server.storage import database_tables as tables
from bankhalter.server.storage import entries as e
from bankhalter.server.storage import person_lines, store
from bankhalter.server.storage.edition_shelf import EditionShelf
from bankhalter.server.storage.entries import Row
from bankhalter.server.storage.store import (
    DatabaseUnusable,
    LobbyFilter,
    LobbyLine,
    PlayerReport,
    Store,
    WriteJob,
    engine_of,
    rooms,
)

SCHEMA_1 = """
CREATE TABLE cleaned (game VARCHAR(16) NOT NULL, PRIMARY KEY (game));
CREATE TABLE log (
    game VARCHAR(16) NOT NULL, seq INTEGER NOT NULL, at BIGINT NOT NULL, who VARCHAR(64) NOT NULL,
    command VARCHAR(140), body BLOB NOT NULL, PRIMARY KEY (game, seq), UNIQUE (game, command)
) WITHOUT ROWID;
CREATE INDEX ix_log_who ON log (who);
CREATE TABLE report (
    id INTEGER NOT NULL, at BIGINT NOT NULL, game VARCHAR(16) NOT NULL, command VARCHAR(140),
    who VARCHAR(64) NOT NULL, about VARCHAR(64) NOT NULL, reason VARCHAR(300) NOT NULL,
    PRIMARY KEY (id), UNIQUE (game, command)
);
CREATE INDEX ix_report_who ON report (who);
CREATE INDEX ix_report_about ON report (about);
CREATE TABLE room (
    code VARCHAR(16) NOT NULL, at BIGINT NOT NULL, phase VARCHAR(12) NOT NULL, public BOOLEAN NOT NULL,
    edition VARCHAR(40) NOT NULL, variant VARCHAR(40) NOT NULL, seats INTEGER NOT NULL,
    taken INTEGER NOT NULL, people INTEGER NOT NULL, locked BOOLEAN NOT NULL,
    title VARCHAR(80) NOT NULL, PRIMARY KEY (code)
);
CREATE INDEX ix_room_phase ON room (phase);
CREATE TABLE secret (game VARCHAR(16) NOT NULL, seed BLOB NOT NULL, PRIMARY KEY (game));
CREATE TABLE setting (name VARCHAR(40) NOT NULL, value VARCHAR(200) NOT NULL, PRIMARY KEY (name))
"""  # as the first version made them
OLD_COLUMNS = ("game", "seq", "at", "who", "command", "body")
POSTGRES = (("BLOB", "BYTEA"), ("id INTEGER", "id SERIAL"), (" WITHOUT ROWID", ""))  # how it differs there


@contextlib.contextmanager
def opened(place: str) -> Iterator[Store]:
    """A store that is closed afterwards."""
    found = Store(place)
    found.open()
    try:
        yield found
    finally:
        found.close()


def line(game: str, seq: int, who: str = "", command: str | None = None, text: str = "hey") -> Row:
    return Row(game, seq, 1000 + seq, who, command, e.write(e.ChatSent(0, text)))


LINES = [
    Row("a", 1, 1, "", None, e.write(e.RoomLocked(False))),
    Row("a", 2, 2, "anna", "c/1", e.write(e.SeatTaken(0, "Annabella", "key", person="anna"))),
    Row("a", 3, 3, "ben", "d/1", e.write(e.SeatTaken(1, "Ben", "other", person="ben"))),
    Row("b", 1, 4, "anna", "c/1", e.write(e.ChatSent(0, "words of hers"))),
    Row("a", 4, 5, "anna", "c/2", e.write(e.Acted(0, ["1 throw"]))),
]


def append(store: Store, *jobs: list[Row]) -> list[str]:
    """Write some jobs at the same time."""

    async def work() -> list[str]:
        return await asyncio.gather(*(store.append(rows) for rows in jobs))

    return run(work())


def lines_by(store: Store, person: str) -> list[Row]:
    """Every line a person wrote."""
    return [row for rows in person_lines.lines_of(store, person) for row in rows]


def exported(store: Store, person: str) -> list[Any]:
    """Everything that is kept about a person."""
    return [piece for pieces in people.export(store, person) for piece in pieces]


def ask(place: str, *statements: str) -> list[tuple[object, ...]]:
    """Send statements; return the rows of the last one."""
    engine = engine_of(place)
    with engine.begin() as connection:
        for statement in statements[:-1]:
            connection.exec_driver_sql(statement)
        last = connection.exec_driver_sql(statements[-1])
        found = [tuple(row) for row in last] if last.returns_rows else []
    engine.dispose()
    return found


# Writing -----------------------------------------------------------------------------------------------


def test_a_place_or_a_command_that_is_taken_does_not_fail_the_others(place: str) -> None:
    with opened(place) as found:
        assert append(found, [line("a", 1, "anna", "c/1")]) == ["ok"]
        jobs = [[line("b", 1)], [line("a", 1)], [line("a", 2, "anna", "c/1")], [line("c", 1), line("c", 2)]]
        assert append(found, *jobs) == ["ok", "taken", "taken", "ok"]
        assert append(found, [line("b", 2), line("c", 2)]) == ["taken"], "together or not at all"
        assert [len(found.read(game)) for game in "abc"] == [1, 1, 2]
        assert found.find_command("a", "c/1") == 1


def test_a_group_that_fails_leaves_nothing_of_itself(place: str) -> None:
    with opened(place) as found:
        append(found, [line("a", 1)])
        assert (
            found._try([WriteJob([line("b", 1, "ben")], seed=b"seed"), WriteJob([line("a", 1, "anna")])])
            == "taken"
        )
        assert found.read("b") == [] and found.seed("b") is None and lines_by(found, "ben") == []


@pytest.mark.parametrize("title", ["\x00", "\ud800"])
def test_what_no_database_takes_fails_alone_and_at_once(
    place: str, title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []  # a database that is away is waited for
    monkeypatch.setattr(store, "time", SimpleNamespace(**(vars(time) | {"sleep": waits.append})))
    bad = replace(in_lobby("b", "open", 0, 1), title=title)

    async def work(found: Store) -> list[object]:
        jobs = [found.append([line("a", 1)]), found.append([line("b", 1)], bad), found.append([line("c", 1)])]
        return list(await asyncio.gather(*jobs, return_exceptions=True))

    with opened(place) as found:
        first, second, third = run(work(found))
        assert (first, third) == ("ok", "ok") and max(waits) <= store.PACE
        if title == "\x00" and not found.postgres:
            assert second == "ok", "a file takes it"
        else:
            assert isinstance(second, DatabaseUnusable) and found.read("b") == []
        assert append(found, [line("a", 2)]) == ["ok"], "the writer goes on"


@pytest.mark.slow
@pytest.mark.skipif(not postgres.available(), reason="no PostgreSQL")
def test_a_writer_whose_connection_is_cut_writes_on(cluster: str) -> None:
    with opened(cluster) as found:
        append(found, [line("cut", 1)])
        assert (
            found.write_connection.held is not None
            and found.write_connection.held.driver_connection is not None
        )
        number = found.write_connection.held.driver_connection.info.backend_pid
        assert ask(cluster, f"SELECT pg_terminate_backend({number})") == [(True,)]
        assert append(found, [line("cut", 2)], [line("cut-too", 1)]) == ["ok", "ok"]
        assert [row.seq for row in found.read("cut")] == [1, 2]


def test_what_was_to_be_written_is_in_no_message_of_an_error(place: str) -> None:
    wrong = pytest.raises(sa.exc.SQLAlchemyError)
    with opened(place) as found, found.engine.connect() as connection, wrong as problem:
        connection.execute(sa.text("INSERT INTO nowhere VALUES (:a)"), {"a": "secret words"})
    assert "secret words" not in str(problem.value)


def test_a_writer_whose_connection_is_in_a_strange_state_writes_on(place: str) -> None:
    with opened(place) as found:
        append(found, [line("a", 1)])
        assert (
            found.write_connection.held is not None
            and found.write_connection.held.driver_connection is not None
        )
        found.write_connection.held.driver_connection.close()
        with contextlib.suppress(DatabaseUnusable):
            append(found, [line("a", 2)])
        assert append(found, [line("b", 1)]) == ["ok"]


# The lobby ---------------------------------------------------------------------------------------------

NOW = 1_800_000_000_000
MINUTE, HOUR = 60_000, 3_600_000


def test_the_lobby_forgets_what_nobody_waits_for(place: str) -> None:
    rooms = {  # phase, people, how long nothing changed, whether it is listed
        "new": ("open", 0, 0, True),
        "empty": ("open", 0, 20 * MINUTE, False),
        "waiting": ("open", 1, 20 * MINUTE, True),
        "stale": ("open", 1, 25 * HOUR, False),
        "played": ("playing", 2, 20 * HOUR, True),
        "paused": ("paused", 2, 20 * HOUR, True),
        "bots": ("playing", 0, MINUTE, False),
        "long": ("playing", 2, 25 * HOUR, False),
        "over": ("over", 2, 0, False),
    }
    with opened(place) as found:
        for code, (phase, people_, ago, _) in rooms.items():
            found.put_summary(in_lobby(code, phase, people_, NOW - ago))
        append(found, [line("a", 1)])
        listed = [line.code for line in found.lobby(LobbyFilter(), NOW)]
        assert sorted(listed) == sorted(code for code, row in rooms.items() if row[3])


def test_rooms_nobody_sits_in_hide_no_others(place: str) -> None:
    with opened(place) as found:
        found.put_summary(in_lobby("waiting", "open", 1, NOW - HOUR))
        for number in range(5):
            found.put_summary(in_lobby(f"e{number}", "open", 0, NOW - number))
        append(found, [line("a", 1)])
        assert [line.code for line in found.lobby(LobbyFilter(), NOW, 3)] == ["waiting", "e0", "e1"]


def test_a_line_of_the_lobby_is_a_row_of_its_table() -> None:
    assert LobbyLine.__struct_fields__ == tuple(rooms.columns.keys())


def in_lobby(code: str, phase: str, people: int, at: int) -> LobbyLine:
    """A line of the lobby."""
    return LobbyLine(code, at, phase, True, "", "", 4, people, people, False, "")


# People ------------------------------------------------------------------------------------------------


def test_all_lines_of_a_person_are_found_and_forgotten(place: str) -> None:
    with opened(place) as found:
        append(found, *([row] for row in LINES))
        assert [(row.game, row.seq) for row in lines_by(found, "anna")] == [("a", 2), ("a", 4), ("b", 1)]
        found.add_report(PlayerReport(1, "a", "d/2", "ben", "anna", "rude", 1, 0, 4))
        found.add_report(PlayerReport(2, "a", "c/4", "anna", "ben", "her own words", 0, 1, 4))
        assert people.forget(found, "anna") == ["a", "b"]
        assert lines_by(found, "anna") == [] and exported(found, "anna") == []
        assert [row.seq for row in lines_by(found, "ben")] == [3]
        assert not any(b"nna" in row.body or b"hers" in row.body for row in found.read("a") + found.read("b"))
    assert ask(place, "SELECT who, game FROM wrote") == [("ben", "a")], "not even where she was is kept"
    kept = ask(place, "SELECT who, about, seat, whom, version, reason FROM report")
    assert kept == [("ben", "", 1, 0, 4, "rude")], "who leaves does not erase what others report"


@pytest.mark.parametrize("body", [b'{"e":"nonsense","name":"Annabella"}', b"\xff Annabella", b"[" * 5000])
def test_a_line_nobody_can_read_does_not_keep_a_person_from_being_forgotten(place: str, body: bytes) -> None:
    with opened(place) as found:
        append(found, *([row] for row in LINES), [Row("a", 5, 6, "anna", "c/3", body)])
        kept = [told.entry for told in exported(found, "anna") if told.version == 5]
        assert len(kept) == 1 and str(kept[0])
        assert people.forget(found, "anna") == ["a", "b"]
        assert lines_by(found, "anna") == [] and found.read("a")[-1].body == e.write(e.ServerResumed())


def test_who_writes_again_after_being_forgotten_is_found_again(place: str) -> None:
    with opened(place) as found:
        append(found, [line("a", 1, "anna", text="first words")])
        with opened(place) as other:  # by the command, while the server runs
            people.forget(other, "anna")
        append(found, [line("a", 2, "anna", text="second words")])
        assert [row.seq for row in lines_by(found, "anna")] == [2]
        people.forget(found, "anna")
        assert not any(b"words" in row.body for row in found.read("a"))


def test_what_is_written_while_somebody_is_forgotten_is_not_overlooked(place: str) -> None:
    """Lines come after every step, in the room that is being cleaned and in another one."""
    with opened(place) as found:
        append(found, [line("a", 1, "anna", text="first words")])
        steps = people.forgetting(found, "anna")
        for seq in (2, 3, 4):
            next(steps)
            append(found, [line("a", seq, "anna", text="late words"), line("b", seq, "anna", text="words")])
        assert set(steps) == {"a", "b"} and lines_by(found, "anna") == []
        assert not any(b"words" in row.body for row in found.read("a") + found.read("b"))
    assert ask(place, "SELECT who FROM wrote") == []


def test_forgetting_waits_for_lines_that_are_being_written(place: str) -> None:
    with opened(place) as found:
        append(found, [line("a", 1, "anna")])
        forgetting = threading.Thread(target=people.forget, args=(found, "anna"))
        with found.engine.begin() as connection:
            for text, values in store._statements([WriteJob([line("a", 2, "anna")])], found.postgres):
                connection.exec_driver_sql(text, values)
            forgetting.start()
            time.sleep(0.3)
            assert forgetting.is_alive()
        forgetting.join(PATIENCE)
        assert lines_by(found, "anna") == [] and len(found.read("a")) == 2


def test_no_step_of_forgetting_touches_more_than_a_few_lines(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(person_lines, "WINDOW", 40)
    monkeypatch.setattr(person_lines, "BATCH", 10)
    with opened(place) as found:
        append(found, *([line("a", seq, "anna" if seq % 2 else "ben")] for seq in range(1, 201)))
        left = 100
        for _ in people.forgetting(found, "anna"):
            now = len(lines_by(found, "anna"))
            assert left - now <= 10
            left = now
        assert left == 0 and len(lines_by(found, "ben")) == 100
        assert max(len(rows) for rows in person_lines.lines_of(found, "ben")) <= 40


# Older versions ----------------------------------------------------------------------------------------


WITHOUT_OWN = ("DROP INDEX ix_room_own", "ALTER TABLE room DROP COLUMN own")  # as schema 3 had it
TO_SCHEMA_3 = "UPDATE setting SET value = '3' WHERE name = 'schema'"


def make_old(place: str, schema: str = "1") -> None:
    """Make a database as the first version left it."""
    script = SCHEMA_1
    for ours, theirs in POSTGRES if "://" in place else ():
        script = script.replace(ours, theirs)
    engine = engine_of(place)
    with engine.begin() as connection:
        for statement in script.split(";"):
            connection.exec_driver_sql(statement)
        columns = [sa.column(name) for name in OLD_COLUMNS]
        connection.execute(sa.table("log", *columns).insert(), [row_values(row) for row in LINES])
        connection.execute(tables.secret.insert(), [{"game": "a", "seed": b"secret"}])
        settings = {"schema": schema, "signing-key": "signed"}
        connection.execute(tables.setting.insert(), [{"name": k, "value": v} for k, v in settings.items()])
    engine.dispose()


def row_values(row: Row) -> dict[str, object]:
    return {name: getattr(row, name) for name in OLD_COLUMNS}


def unsealed(rows: list[Row]) -> list[Row]:
    """The lines as versions before the chain kept them."""
    return [replace(row, seal=b"", link=b"") for row in rows]


def shape(place: str) -> set[tuple[object, ...]]:
    """The names of all tables and indexes a program made."""
    engine = engine_of(place)
    seen = sa.inspect(engine)
    found = {(name, index["name"]) for name in seen.get_table_names() for index in seen.get_indexes(name)}
    found |= {(name,) for name in seen.get_table_names()}
    found |= {
        (name, column["name"], "") for name in seen.get_table_names() for column in seen.get_columns(name)
    }
    engine.dispose()
    return found


def test_a_database_of_the_first_version_goes_on(place: str, tmp_path: Path) -> None:
    make_old(place)
    for _ in range(2):  # the second time it is as any other
        with opened(place) as found:
            kept = found.read("a") + found.read("b")
            assert unsealed(kept) == sorted(LINES, key=lambda row: (row.game, row.seq))
            assert [finding.word for finding in check_all(found)] == ["", ""], "and chained"
            assert [(row.game, row.seq) for row in lines_by(found, "anna")] == [("a", 2), ("a", 4), ("b", 1)]
            assert [(row.game, row.seq) for row in lines_by(found, "ben")] == [("a", 3)]
            assert lines_by(found, "") == [] and found.seed("a") == b"secret"
            assert found.signing_key() == "signed" and found.setting("schema", "") == tables.SCHEMA
            assert append(found, [line("a", 4)], [line("a", 9, "x", "c/1")]) == ["taken", "taken"]
    if "://" not in place:
        new = tmp_path / "new.db"
        with opened(str(new)):
            assert shape(place) == shape(str(new))
    assert ("log", "ix_log_who") not in shape(place)
    with opened(place) as found:
        assert append(found, [line("a", 5, "anna", "c/5")]) == ["ok"]
        assert people.forget(found, "anna") == ["a", "b"]
        assert not any(b"nna" in row.body or b"hers" in row.body for row in found.read("a") + found.read("b"))


def test_reports_of_older_versions_are_kept_and_new_ones_name_seats(place: str) -> None:
    make_old(place)
    with opened(place):
        pass
    old = "INSERT INTO report (at, game, who, about, reason) VALUES (1, 'a', 'ben', '', 'old')"
    gone = [f"ALTER TABLE report DROP COLUMN {name}" for name in ("seat", "whom", "version")]
    ask(place, *gone, *WITHOUT_OWN, old, "UPDATE setting SET value = '2' WHERE name = 'schema'")
    for number in range(2):  # the second time it is as any other
        with opened(place) as found:
            found.add_report(PlayerReport(2, "a", f"d/{number}", "ben", "", "new", 1, 0, 7))
            assert found.setting("schema", "") == tables.SCHEMA
            assert len(lines_by(found, "anna")) == 3
    kept = ask(place, "SELECT reason, seat, whom, version FROM report ORDER BY id")
    assert kept == [("old", None, None, None), ("new", 1, 0, 7), ("new", 1, 0, 7)]


def test_rooms_of_the_version_before_play_built_in_editions(place: str) -> None:
    make_old(place)
    with opened(place) as found:
        found.put_summary(LobbyLine("a", 9, "playing", True, "standard", "normal", 2, 2, 2, False, ""))
        wait_for(lambda: found.active() == ["a"])
    ask(place, *WITHOUT_OWN, "DROP TABLE edition", "DROP TABLE edition_report", TO_SCHEMA_3)
    for _ in range(2):  # the second time it is as any other
        with opened(place) as found:
            assert found.setting("schema", "") == tables.SCHEMA and found.active() == ["a"]
            assert EditionShelf(found).lines() == []
    assert ask(place, "SELECT code, edition, own FROM room") == [("a", "standard", "")]
    assert {("room", "ix_room_own"), ("edition",), ("edition_report",)} <= shape(place)


def test_several_processes_that_come_at_once_renew_it_once(place: str) -> None:
    make_old(place)
    stores = [Store(place) for _ in range(4)]
    threads = [threading.Thread(target=found.prepare) for found in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    for found in stores:
        assert found.prepared and len(lines_by(found, "anna")) == 3
        found.close()


def test_a_renewal_that_fails_leaves_everything_as_it_was(place: str) -> None:
    make_old(place)
    ask(place, "CREATE TABLE wrote (who VARCHAR(1) PRIMARY KEY CHECK (who = 'x'), game VARCHAR(16))")
    before = shape(place)
    found = Store(place)
    with pytest.raises(DatabaseUnusable) as problem:
        found.open()
    found.close()
    assert problem.value.word == "no-database" and problem.value.detail
    assert shape(place) == before and ask(place, "SELECT count(*) FROM log") == [(len(LINES),)]


def test_a_database_of_a_later_version_is_left_alone(place: str) -> None:
    make_old(place, "9")
    before = shape(place)
    found = Store(place)
    with pytest.raises(DatabaseUnusable) as problem:
        found.open()
    found.close()
    assert (problem.value.word, problem.value.detail) == ("other-schema", "9")
    assert shape(place) == before


def test_data_of_a_person_is_had_from_an_old_file_before_any_server_ran(tmp_path: Path) -> None:
    place = str(tmp_path / "rooms.db")
    make_old(place)
    done, said = command("person", "export", "anna", "--database", place)
    assert done == 0 and "words of hers" in said
    done, said = command("person", "delete", "anna", "--database", place)
    assert done == 0, said
    with contextlib.closing(sqlite3.connect(place)) as file:
        assert file.execute("SELECT count(*) FROM log WHERE who = 'anna'").fetchone() == (0,)


def test_writer_ends_with_the_store(place: str) -> None:
    with opened(place) as found:
        assert append(found, [line("a", 1)]) == ["ok"] and run(found.writes())
    wait_for(lambda: not found.thread.is_alive())
    assert found.write_connection.held is None
