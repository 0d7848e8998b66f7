"""A person's lines of the log, found and cleaned a few at a time: nobody else waits for them.

Rooms are walked through by the key of the log, so every read and write here is short, however many lines
somebody wrote. What is written meanwhile lies behind the place that was reached, and is come to in time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import sqlalchemy as sa

from bankhalter.server.storage.chain import sealed_anew
from bankhalter.server.storage.database_tables import log, note_cleaned, report, wrote
from bankhalter.server.storage.entries import Row
from bankhalter.server.storage.store import Statement, Store

WINDOW = 500  # lines of a room looked at together
BATCH = 50  # lines cleaned together, in about a millisecond


def games_of(store: Store, person: str) -> list[str]:
    """Return the rooms in which a person wrote something."""
    wanted = sa.select(wrote.c.game).where(wrote.c.who == person).order_by(wrote.c.game)
    with store.engine.connect() as connection:
        return [str(game) for game in connection.execute(wanted).scalars()] if person else []


def windows(store: Store, game: str, after: int = 0) -> Iterator[list[Row]]:
    """Read a room a few lines at a time."""
    while rows := window(store, game, after):
        yield rows
        after = rows[-1].seq


def window(store: Store, game: str, after: int) -> list[Row]:
    """Return the next few lines of a room behind a version."""
    wanted = sa.select(log).where(log.c.game == game, log.c.seq > after).order_by(log.c.seq).limit(WINDOW)
    with store.engine.connect() as connection:
        return [Row(*row) for row in connection.execute(wanted)]


def lines_of(store: Store, person: str) -> Iterator[list[Row]]:
    """Return every line a person wrote, a few at a time."""
    for game in games_of(store, person):
        for rows in windows(store, game):
            yield [row for row in rows if row.who == person]


def forgetting(store: Store, person: str, clean: Callable[[Row], Row]) -> Iterator[str]:
    """Put cleaned lines in the place of a person's own, a few with each step; tell the room of each."""
    for game in games_of(store, person):
        reached = 0
        while reached >= 0:
            for rows in windows(store, game, reached):
                mine = [sealed_anew(row, clean(row)) for row in rows if row.who == person]
                for at in range(0, len(mine), BATCH):
                    put_cleaned(store, person, mine[at : at + BATCH])
                    yield game
                reached = rows[-1].seq
                yield game
            reached = -1 if leave_room(store, person, game, reached) else reached
        store.tell_cleaned([game])
        yield game


def put_cleaned(store: Store, person: str, rows: Sequence[Row]) -> None:
    """Put cleaned lines in the place of a person's own; the title of a room the person opened goes too."""
    mark = "%s" if store.postgres else "?"
    line = (
        f"UPDATE log SET body = {mark}, seal = {mark}, who = '', command = NULL "
        f"WHERE game = {mark} AND seq = {mark} AND who = {mark}"
    )
    room = f"UPDATE room SET title = '' WHERE code = {mark}"
    changes: list[Statement] = [(line, (row.body, row.seal, row.game, row.seq, person)) for row in rows]
    store.write_along([*changes, *((room, (row.game,)) for row in rows if row.seq == 1)])


def put_blanks(store: Store, lines: Sequence[tuple[Row, Row]]) -> None:
    """Put lines without words in the place of those with words, unless these were cleaned meanwhile."""
    mark = "%s" if store.postgres else "?"
    line = (
        f"UPDATE log SET body = {mark}, seal = {mark} "
        f"WHERE game = {mark} AND seq = {mark} AND who = {mark} AND seal = {mark}"
    )
    room = f"UPDATE room SET title = '' WHERE code = {mark}"
    changes: list[Statement] = [
        (line, (blank.body, blank.seal, row.game, row.seq, row.who, row.seal)) for row, blank in lines
    ]
    store.write_along([*changes, *((room, (row.game,)) for row, _ in lines if row.seq == 1)])


def leave_room(store: Store, person: str, game: str, reached: int) -> bool:
    """Drop that a person wrote in a room; False if more was written behind the place that was reached."""
    more = sa.select(log.c.seq).where(log.c.game == game, log.c.seq > reached, log.c.who == person).limit(1)
    with store.engine.begin() as connection:
        write_alone(store, connection)
        if connection.execute(more).scalar() is not None:
            return False
        connection.execute(wrote.delete().where(wrote.c.who == person, wrote.c.game == game))
        if not store.postgres:
            note_cleaned(connection, [game])
    return True


def write_alone(store: Store, connection: sa.Connection) -> None:
    """Let nobody else write lines until this is done: what is written now would be overlooked."""
    alone = "LOCK TABLE log IN SHARE ROW EXCLUSIVE MODE" if store.postgres else "BEGIN IMMEDIATE"
    connection.exec_driver_sql(alone)


def drop_reports(store: Store, person: str) -> None:
    """Drop what a person reported.

    What others report stays, about a seat: nobody gets rid of that by leaving.
    """
    with store.engine.begin() as connection:
        connection.execute(report.delete().where(report.c.who == person))
        connection.execute(report.update().where(report.c.about == person).values(about=""))
