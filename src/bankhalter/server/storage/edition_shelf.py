"""Own editions, kept by their content: what is written once never changes, and the same content is one row.

Games that play an edition keep it: blocked, they show neutral names; deleted, only those are left of it.
A trial is one that was brought to be played or printed only: it is no share, and goes sooner.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

import sqlalchemy as sa
from msgspec import MsgspecError, Struct

from bankhalter import edition as editions
from bankhalter.edition import Edition
from bankhalter.server.protocol.answers import OwnEdition, OwnEditionReport
from bankhalter.server.room.match import MARK, Wrong, edition_of, hash_in
from bankhalter.server.room.neutral_edition import neutral
from bankhalter.server.storage import database_tables as tables
from bankhalter.server.storage import entries as e
from bankhalter.server.storage.entries import Row
from bankhalter.server.storage.store import Store

DAY: Final = 24 * 3_600_000  # milliseconds
UPLOADS_A_DAY: Final = 20
UPLOADS: Final = 200  # of one person
MOST_EDITIONS: Final = 10_000  # of a server
REPORTS_A_DAY: Final = 3
UNUSED_DAYS: Final = 180
TRIALS_A_DAY: Final = 200  # of one person: an evening of changing and trying
TRIAL_DAYS: Final = 30
PARSED: Final = 64  # editions ready to play

rows_of = tables.editions.c
played_in = tables.rooms.c
is_trial = sa.exists().where(tables.edition_trial.c.hash == rows_of.hash).correlate(tables.editions)
is_played = sa.exists().where(played_in.own == rows_of.hash).correlate(tables.editions)


class ShelfLimits(Struct, frozen=True):
    """How many editions are kept, and how long one that nobody uses."""

    a_day: int = UPLOADS_A_DAY
    each: int = UPLOADS
    all: int = MOST_EDITIONS
    reports_a_day: int = REPORTS_A_DAY
    unused_days: int = UNUSED_DAYS
    trials_a_day: int = TRIALS_A_DAY
    trial_days: int = TRIAL_DAYS


class ShelfRow(Struct, frozen=True):
    """An own edition as the table holds it, column by column; `gone`: it is kept for its games only."""

    hash: str
    id: str
    base: str
    text: str
    author: str | None
    created: int
    used: int
    blocked: bool
    gone: bool

    @property
    def edition(self) -> Edition:
        """The edition as games play it."""
        return parsed(self.text, self.blocked and not self.gone)


class ShelfLine(Struct, frozen=True):
    """An own edition in the operator's list, with how many games play or played it and who complained."""

    row: ShelfRow
    games: int
    reports: int


class EditionReport(Struct, frozen=True):
    """What somebody told the operator about an edition."""

    at: int
    reason: str


@lru_cache(maxsize=PARSED)
def parsed(text: str, hidden: bool) -> Edition:
    """Return the edition in a text, with neutral names where its own are not to be shown."""
    edition = editions.from_tree(json.loads(text))
    return neutral(edition) if hidden else edition


def written(edition: Edition) -> str:
    """Return the text of an edition; it does not lean on its base, which may change."""
    return json.dumps(editions.whole(edition), ensure_ascii=False, separators=(",", ":"))


class EditionShelf:
    """The own editions of a database; every method asks it at once, and may take a while."""

    def __init__(self, store: Store, limits: ShelfLimits | None = None) -> None:
        self.store = store
        self.engine = store.engine
        self.limits = limits or ShelfLimits()

    # Finding -----------------------------------------------------------------------------------

    def find(self, name: str) -> ShelfRow | None:
        """Return an edition by its hash."""
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(tables.editions).where(rows_of.hash == name)).first()
        return None if row is None else ShelfRow(*row)

    def shown(self, name: str) -> ShelfRow:
        """Return an edition by its hash as long as anybody may see it, or raise Wrong."""
        row = self.find(name)
        if row is None or row.gone:
            raise Wrong("no-such-edition")
        return row

    def to_show(self, name: str) -> Edition:
        """Return an edition by its id, its hash, or both as rooms name it, or raise Wrong."""
        if name in editions.available():
            return edition_of(name)
        if MARK not in name:
            return self.shown(name).edition
        found = self.to_play(name)
        if found is None:
            raise Wrong("no-such-edition")
        return found

    def to_open(self, name: str) -> Edition:
        """Return the edition a new room wants, built in or own, or raise Wrong."""
        if name in editions.available():
            return edition_of(name)
        row = self.shown(hash_in(name))
        if row.id != name.partition(MARK)[0]:
            raise Wrong("no-such-edition")
        return self.to_give(row.hash)

    def to_give(self, name: str) -> Edition:
        """Return an edition by its id or hash for whoever wants to use it, or raise Wrong."""
        if name in editions.available():
            return edition_of(name)
        row = self.shown(name)
        if row.blocked:
            raise Wrong("edition-blocked")
        return row.edition

    def to_play(self, name: str) -> Edition | None:
        """Return the own edition of a room that is there, or None for a built-in one or if it is lost."""
        row = self.find(hash_in(name)) if hash_in(name) else None
        return row.edition if row else None

    def read(self, game: str) -> tuple[list[Row], Edition | None]:
        """Return the lines of a room, and the own edition it plays."""
        rows = self.store.read(game)
        return rows, self.in_log(rows)

    def in_log(self, rows: Sequence[Row]) -> Edition | None:
        """Return the own edition that the first line of a log names."""
        if not rows or MARK.encode() not in rows[0].body:
            return None
        try:
            opened = e.read(rows[0].body)
        except (MsgspecError, UnicodeError):  # the room will say that its log is damaged
            return None
        return self.to_play(opened.options.edition) if isinstance(opened, e.RoomOpened) else None

    # Keeping -----------------------------------------------------------------------------------

    def keep(self, edition: Edition, author: str, now: int, trial: bool = False) -> None:
        """Keep an edition, or raise Wrong; the same content is kept once, for who brought it first."""
        with self.engine.begin() as connection:
            self._alone(connection)
            here = rows_of.hash == edition.hash
            wanted = sa.select(rows_of.blocked, rows_of.gone, is_trial.label("trial")).where(here)
            known = connection.execute(wanted).first()
            if known is not None and known.blocked:
                raise Wrong("edition-blocked")
            there = known is not None and not known.gone
            if known is None or known.gone or (known.trial and not trial):
                self._count(connection, author, now, trial)
                note_trial(connection, edition.hash, trial)
            if there:
                connection.execute(tables.editions.update().where(here).values(used=now))
                return
            connection.execute(tables.editions.delete().where(here))
            connection.execute(tables.editions.insert(), as_row(edition, author, now))

    def _count(self, connection: sa.Connection, author: str, now: int, trial: bool) -> None:
        """Refuse what is more than a person, or the server, may keep, of shares or of trials."""
        limits, of_kind = self.limits, is_trial if trial else ~is_trial
        mine = (rows_of.author == author) & of_kind
        today = count(connection, rows_of.hash, mine, rows_of.created > now - DAY)
        if trial and today >= limits.trials_a_day:
            raise Wrong("editions-tried", count=limits.trials_a_day)
        if not trial and today >= limits.a_day:
            raise Wrong("editions-today", count=limits.a_day)
        if not trial and count(connection, rows_of.hash, mine) >= limits.each:
            raise Wrong("editions-own", count=limits.each)
        there = rows_of.gone.is_(False) & of_kind
        if count(connection, rows_of.hash, there & ~is_played if trial else there) >= limits.all:
            raise Wrong("editions-full", count=limits.all)

    def touch(self, name: str, now: int) -> None:
        """Note that somebody uses an edition; once a day is enough."""
        old = (rows_of.hash == name) & (rows_of.used < now - DAY)
        with self.engine.begin() as connection:
            connection.execute(tables.editions.update().where(old).values(used=now))

    def tidy(self, now: int) -> int:
        """Delete what nobody has used for long and no game plays; return how many there were."""
        shared = unused(now - self.limits.unused_days * DAY)
        tried = is_trial & unused(now - min(self.limits.trial_days, self.limits.unused_days) * DAY)
        with self.engine.begin() as connection:
            found = list(connection.execute(sa.select(rows_of.hash).where(shared | tried)).scalars())
            drop(connection, found)
        return len(found)

    # The operator ------------------------------------------------------------------------------

    def lines(self) -> list[ShelfLine]:
        """Return all editions that can be seen or are blocked, those with the most reports first."""
        games, reports = per_edition(played_in.own), per_edition(tables.edition_report.c.hash)
        wanted = sa.select(tables.editions, games, reports).where(rows_of.blocked | rows_of.gone.is_(False))
        with self.engine.connect() as connection:
            found = connection.execute(wanted.order_by(reports.desc(), rows_of.created.desc()))
            return [ShelfLine(ShelfRow(*row[:-2]), row[-2], row[-1]) for row in found]

    def reports_about(self, name: str) -> list[EditionReport]:
        """Return what people told about an edition, the oldest first."""
        told = tables.edition_report.c
        wanted = sa.select(told.at, told.reason).where(told.hash == name).order_by(told.at)
        with self.engine.connect() as connection:
            return [EditionReport(*row) for row in connection.execute(wanted)]

    def block(self, name: str, on: bool) -> bool:
        """Let nothing new open with an edition, or again; tell whether there is such an edition."""
        with self.engine.begin() as connection:
            here = tables.editions.update().where(rows_of.hash == name).values(blocked=on)
            found = connection.execute(here).rowcount > 0
            games = self._note_games(connection, [name])
        self.store.tell_cleaned(games)
        return found

    def delete(self, name: str) -> bool:
        """Delete an edition; games that play it keep it with neutral names. Tell whether there was one."""
        row = self.find(name)
        if row is None or row.gone:
            return False
        neutral = written(parsed(row.text, True))  # takes a while, so others may write meanwhile
        with self.engine.begin() as connection:
            self._alone(connection)
            games = self._note_games(connection, [row.hash])
            put_away(connection, row, neutral)
        self.store.tell_cleaned(games)
        return True

    def _note_games(self, connection: sa.Connection, names: Sequence[str]) -> list[str]:
        """Have the rooms of some editions read anew; return them."""
        wanted = sa.select(played_in.code).where(played_in.own.in_(names))
        games = [str(game) for game in connection.execute(wanted).scalars()]
        if not self.store.postgres:
            tables.note_cleaned(connection, games)
        return games

    def _alone(self, connection: sa.Connection) -> None:
        """Let nobody else keep editions until this is done."""
        alone = "SELECT pg_advisory_xact_lock(812)" if self.store.postgres else "BEGIN IMMEDIATE"
        connection.exec_driver_sql(alone)

    # People ------------------------------------------------------------------------------------

    def report(self, name: str, who: str, reason: str, now: int) -> None:
        """Keep what somebody tells the operator about an edition, or raise Wrong."""
        told = tables.edition_report.c
        with self.engine.begin() as connection:
            self._alone(connection)
            if count(connection, told.id, told.who == who, told.at > now - DAY) >= self.limits.reports_a_day:
                raise Wrong("reports-today", count=self.limits.reports_a_day)
            line = {"at": now, "hash": name, "who": who, "reason": reason}
            connection.execute(tables.edition_report.insert(), line)

    def by(self, person: str) -> list[OwnEdition]:
        """Return the editions a person wrote."""
        wanted = sa.select(tables.editions).where(rows_of.author == person).order_by(rows_of.created)
        with self.engine.connect() as connection:
            found = [ShelfRow(*row) for row in connection.execute(wanted)] if person else []
        return [OwnEdition(row.id, row.hash, row.created, json.loads(row.text)) for row in found]

    def reports_by(self, person: str) -> list[OwnEditionReport]:
        """Return what a person reported about editions."""
        told = tables.edition_report.c
        wanted = sa.select(told.hash, told.at, told.reason).where(told.who == person).order_by(told.at)
        with self.engine.connect() as connection:
            found = connection.execute(wanted) if person else ()
            return [OwnEditionReport(*row) for row in found]

    def forgetting(self, person: str) -> Iterator[bool]:
        """Delete a person's editions and reports, one edition with each step."""
        for own in self.by(person):
            yield self.delete(own.hash)
        with self.engine.begin() as connection:
            told = tables.edition_report
            connection.execute(told.delete().where(told.c.who == person))


def as_row(edition: Edition, author: str, now: int) -> dict[str, object]:
    """Return a new edition as a row."""
    names = {"hash": edition.hash, "id": edition.id, "base": edition.base, "text": written(edition)}
    return {**names, "author": author or None, "created": now, "used": now, "blocked": False, "gone": False}


def put_away(connection: sa.Connection, row: ShelfRow, neutral: str) -> None:
    """Take the words of an edition out of the database; what games need of it, or its block, stays."""
    here = rows_of.hash == row.hash
    connection.execute(tables.edition_report.delete().where(tables.edition_report.c.hash == row.hash))
    if not row.blocked and not count(connection, played_in.code, played_in.own == row.hash):
        drop(connection, [row.hash])
        return
    left = {"id": "gone", "text": neutral, "author": None, "gone": True}
    connection.execute(tables.editions.update().where(here).values(left))


def drop(connection: sa.Connection, names: Sequence[str]) -> None:
    """Take editions and what was noted about them out of the database."""
    for table in (tables.editions, tables.edition_report, tables.edition_trial):
        connection.execute(table.delete().where(table.c.hash.in_(names)))


def note_trial(connection: sa.Connection, name: str, trial: bool) -> None:
    """Note whether an edition is a trial."""
    table = tables.edition_trial
    connection.execute(table.delete().where(table.c.hash == name))
    if trial:
        connection.execute(table.insert(), {"hash": name})


def unused(since: int) -> sa.ColumnElement[bool]:
    """Those nobody has used since then and no game needs."""
    games = sa.exists().where(played_in.own == rows_of.hash, lasting(since)).correlate(tables.editions)
    return (rows_of.used < since) & rows_of.blocked.is_(False) & ~games


def lasting(since: int) -> sa.ColumnElement[bool]:
    """The rooms that need their edition: those whose game began, and those that may still begin."""
    return (played_in.phase != "open") | (played_in.at > since)


def count(connection: sa.Connection, what: sa.Column[str], *where: sa.ColumnElement[bool]) -> int:
    """Return how many rows there are."""
    return int(connection.execute(sa.select(sa.func.count(what)).where(*where)).scalar() or 0)


def per_edition(column: sa.Column[str]) -> sa.ScalarSelect[int]:
    """How many rows of another table belong to each edition."""
    return (
        sa.select(sa.func.count())
        .select_from(column.table)
        .where(column == rows_of.hash)
        .correlate(tables.editions)
        .scalar_subquery()
    )
