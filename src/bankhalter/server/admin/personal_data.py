"""A person's data: to take along, and to be forgotten."""

from __future__ import annotations

from typing import Any

import msgspec

from bankhalter.server.storage import entries as e
from bankhalter.server.storage.entries import Row
from bankhalter.server.storage.store import Store

NOBODY = "–"
UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)


def export(store: Store, person: str) -> list[dict[str, Any]]:
    """Return everything a person said, did and reported, as plain values."""
    store.prepare()  # no server may have renewed the tables yet
    lines = [
        {"room": row.game, "version": row.seq, "at": row.at, "entry": plain(row.body)}
        for row in store.data_of(person)
    ]
    return [*lines, *store.reports_by(person)]


def plain(body: bytes) -> Any:
    """Return what a line holds as plain values; one that cannot be read as the text it is."""
    try:
        return msgspec.json.decode(body)
    except UNREADABLE:
        return body.decode("utf-8", "replace")


def forget(store: Store, person: str) -> list[str]:
    """Take a person's names and words out of the log; return the rooms concerned.

    What was played stays, without a name: the games of others must still replay.
    """
    store.prepare()
    games: set[str] = set()
    while rows := store.data_of(person):  # again, if more was written meanwhile
        store.forget(person, [cleaned(row) for row in rows])
        games.update(row.game for row in rows)
    store.shred()
    return sorted(games)


def cleaned(row: Row) -> Row:
    """Return a line without anything personal; of one that cannot be read nothing is kept."""
    try:
        entry = e.read(row.body)
    except UNREADABLE:
        entry = e.Woke()
    if isinstance(entry, e.Sat):
        entry = e.Sat(entry.seat, f"{NOBODY} {entry.seat + 1}", entry.key, entry.luck, "")
    elif isinstance(entry, e.Renamed):
        entry = e.Renamed(entry.seat, f"{NOBODY} {entry.seat + 1}")
    elif isinstance(entry, e.Banned):
        entry = e.Banned("")
    elif isinstance(entry, e.BotSat):
        entry = e.BotSat(entry.seat, entry.bot, f"{NOBODY} {entry.seat + 1}")
    elif isinstance(entry, e.Opened):
        entry = msgspec.structs.replace(entry, options=msgspec.structs.replace(entry.options, title=""))
    elif isinstance(entry, e.Talked):
        entry = e.Talked(entry.seat, NOBODY)
    return msgspec.structs.replace(row, body=e.write(entry), who="", command=None)
