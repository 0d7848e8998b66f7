"""Rooms in which nothing has happened for long go, if the operator wishes so: a few lines with each step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import sqlalchemy as sa

from bankhalter.server.storage.database_tables import called, cleaned, game_result, log, report, rooms, secret
from bankhalter.server.storage.store import Statement, Store

BATCH: Final = 50  # lines of one step
MOST: Final = 100  # rooms at once
BESIDE: Final = (secret, game_result, report, cleaned, called)  # what is kept of a room beside its log


def quiet_rooms(store: Store, before: int) -> list[str]:
    """Return rooms in which nothing has happened since a time, those that are quiet for longest first."""
    wanted = sa.select(rooms.c.code).where(rooms.c.at < before).order_by(rooms.c.at).limit(MOST)
    with store.engine.connect() as connection:
        return [str(code) for code in connection.execute(wanted).scalars()]


def letting_go(store: Store, game: str) -> Iterator[None]:
    """Take a room out of the database, its first lines first, so that nobody plays on in what is left of it.

    Its line in the lobby goes last: what is interrupted is found again and finished.
    """
    mark = "%s" if store.postgres else "?"
    while people := people_in(store, game):
        lines = f"DELETE FROM log WHERE game = {mark} AND seq <= {mark}"
        who = f"DELETE FROM wrote WHERE who = {mark} AND game = {mark}"
        last = max(people.values())
        store.write_along([(lines, (game, last)), *((who, (person, game)) for person in people if person)])
        yield
    beside: list[Statement] = [(f"DELETE FROM {table.name} WHERE game = {mark}", (game,)) for table in BESIDE]
    store.write_along([*beside, (f"DELETE FROM room WHERE code = {mark}", (game,))])
    yield


def people_in(store: Store, game: str) -> dict[str, int]:
    """Return who wrote the next few lines that are left of a room, with the last line of each."""
    wanted = sa.select(log.c.who, log.c.seq).where(log.c.game == game).order_by(log.c.seq).limit(BATCH)
    with store.engine.connect() as connection:
        return {str(who): int(seq) for who, seq in connection.execute(wanted)}
