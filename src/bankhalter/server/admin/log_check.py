"""Whether the log is whole: every room's lines in order, chained and readable; what is not is set aside.

Rooms are read a few lines at a time, so that a server on the same database is not held up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import msgspec
import sqlalchemy as sa

from bankhalter.server.storage import entries as e
from bankhalter.server.storage.chain import START, UNREADABLE, BrokenChain, check
from bankhalter.server.storage.database_tables import log, note_cleaned, secret
from bankhalter.server.storage.entries import Row
from bankhalter.server.storage.person_lines import window, windows, write_alone
from bankhalter.server.storage.store import Store

UNREADABLE_LINE: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)


class LogFinding(msgspec.Struct, frozen=True):
    """What was found in a room: how many lines are good, and what is wrong with the next one, if anything."""

    room: str
    good: int
    word: str = ""


class SetAside(msgspec.Struct, frozen=True):
    """A line that was taken out of the log, as it stood there."""

    room: str
    version: int
    at: int
    who: str
    command: str | None
    body: str


def rooms_in(store: Store) -> list[str]:
    """Return every room there is a line or a seed of."""
    wanted = sa.union(sa.select(log.c.game), sa.select(secret.c.game))
    with store.engine.connect() as connection:
        return sorted(str(code) for code in connection.execute(wanted).scalars())


def file_problems(store: Store) -> list[str]:
    """Return what SQLite itself says is wrong with its file."""
    if store.postgres:
        return []
    try:
        with store.engine.connect() as connection:
            said = [str(line) for line in connection.exec_driver_sql("PRAGMA quick_check(20)").scalars()]
    except sa.exc.DatabaseError as problem:
        said = [str(problem.orig)]
    return [line for line in said if line != "ok"]


def check_room(store: Store, code: str) -> LogFinding:
    """Follow the chain of a room to its end, or to where it breaks."""
    seq, link = 0, START
    try:
        for rows in windows(store, code):
            for row in rows:
                check(row, seq, link)
                e.read(row.body)
                seq, link = row.seq, row.link
    except BrokenChain as problem:
        return LogFinding(code, seq, problem.word)
    except (*UNREADABLE_LINE, sa.exc.DatabaseError):
        return LogFinding(code, seq, UNREADABLE)
    return LogFinding(code, seq, "" if seq else UNREADABLE)


def check_all(store: Store) -> Iterator[LogFinding]:
    """Check every room."""
    for code in rooms_in(store):
        yield check_room(store, code)


def set_aside(store: Store, code: str, keep: Callable[[list[SetAside]], None]) -> LogFinding:
    """Give what lies behind the good part of a room to `keep`, and take it out: the room goes on from there.

    A server that runs reads the room anew.
    """
    found = check_room(store, code)
    if not found.word or not found.good:
        return found
    with store.engine.begin() as connection:
        write_alone(store, connection)
        keep([aside(row) for row in lines_behind(store, found)])
        connection.execute(log.delete().where(log.c.game == code, log.c.seq > found.good))
        if not store.postgres:
            note_cleaned(connection, [code])
    store.tell_cleaned([code])
    return found


def lines_behind(store: Store, found: LogFinding) -> Iterator[Row]:
    """Return the lines behind the good part, in order."""
    after = found.good
    while rows := window(store, found.room, after):
        yield from rows
        after = rows[-1].seq


def aside(row: Row) -> SetAside:
    """Return a line as it is kept beside the log."""
    return SetAside(row.game, row.seq, row.at, row.who, row.command, row.body.decode("utf-8", "replace"))
