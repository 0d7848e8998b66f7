"""The database: an append-only log per room, written by one thread that commits in groups.

SQLite by default, PostgreSQL by its URL. `PRIMARY KEY (game, seq)` is the fence: of two writers who both
think they are next, one is told that the place is taken, reads what came, and thinks again.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import secrets
import sqlite3
import threading
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from bankhalter.server import metrics
from bankhalter.server.protocol.answers import OwnReport
from bankhalter.server.storage.database_tables import (
    SCHEMA,
    cleaned,
    kept_setting,
    log,
    report,
    rooms,
    secret,
    wrote,
)
from bankhalter.server.storage.entries import Row
from bankhalter.server.storage.leases import FENCE, Fence
from bankhalter.server.storage.renewal import prepare

CHANNEL: Final = "bankhalter"
BEAT: Final = "beat"  # the setting that says when a writer was last seen to write
GROUP: Final = 400  # rows in one commit at most
PACE: Final = 0.008  # seconds from one commit to the next, so that many rows share one; the first is at once
# How long we wait for a database that is gone, and it for a server that stands still while it writes.
PATIENT: Final[dict[str, Any]] = {
    "connect_timeout": 2,
    "tcp_user_timeout": 3000,
    "keepalives_idle": 2,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "options": "-c idle_in_transaction_session_timeout=1500",
}
LISTED: Final = 24 * 3_600_000  # milliseconds a room stays in the lobby after its last change
EMPTY: Final = 15 * 60_000  # and one that nobody sits in

ROOM: Final = tuple(rooms.columns.keys())
Statement = tuple[str, tuple[Any, ...]]
ELSE: Final = {  # what to do if it is there already; of everything else there is only one
    "wrote": "ON CONFLICT DO NOTHING",
    "room": f"ON CONFLICT (code) DO UPDATE SET {', '.join(f'{name} = excluded.{name}' for name in ROOM)}",
}


class DatabaseUnusable(Exception):
    """The database cannot be used; `word` says why."""

    def __init__(self, word: str, detail: str = "") -> None:
        self.word = word
        self.detail = detail
        super().__init__(f"{word}: {detail}")


class WriteUncertain(DatabaseUnusable):
    """The database went away while it was written to: it may have happened, or not."""


DATABASE_ERRORS: Final = (DatabaseUnusable, sa.exc.SQLAlchemyError)  # what a database in trouble raises


class FencedOff(Exception):
    """Somebody else looks after a room now: what was to be written is theirs to write."""


class LobbyLine(msgspec.Struct, frozen=True):
    """A room in the lobby, as the table `room` holds it, column by column."""

    code: str
    at: int
    phase: str
    public: bool
    edition: str
    variant: str
    seats: int
    taken: int
    people: int
    locked: bool
    title: str
    own: str = ""  # the hash of its edition, if that is not built in


class LobbyFilter(msgspec.Struct, frozen=True):
    """Which rooms are wanted; what is empty is not asked about."""

    edition: str = ""
    variant: str = ""
    phase: str = ""
    free: bool = False  # only those somebody may still join


@dataclass(slots=True)
class WriteJob:
    """Rows that are written together or not at all, with what else belongs to them."""

    rows: Sequence[Row]
    done: asyncio.Future[str] | None = None  # gets ok, taken, or the name of an error
    summary: LobbyLine | None = None
    seed: bytes | None = None
    more: Sequence[Statement] = ()  # short ones; others wait for them
    told: queue.SimpleQueue[str] | None = None  # gets the same, for who waits in another thread
    fence: Fence | None = None  # what must hold, if this is written as the one who looks after the room


class PlayerReport(msgspec.Struct, frozen=True):
    """What a player tells the operator: by and about whom, as people and as seats, why, and when."""

    at: int
    game: str
    command: str
    who: str
    about: str
    reason: str
    seat: int
    whom: int
    version: int


def reason(problem: sa.exc.SQLAlchemyError) -> str:
    """Return what a database says is wrong, in one line and without what was to be written."""
    said = problem.orig if isinstance(problem, sa.exc.DBAPIError) else problem
    return (str(said).splitlines() or [type(problem).__name__])[0]


def is_scrambled(problem: sa.exc.DBAPIError) -> bool:
    """Tell whether what stands in a file of SQLite makes no sense: for itself, or as text."""
    code = getattr(problem.orig, "sqlite_errorcode", None)
    return code is None or code & 0xFF == sqlite3.SQLITE_CORRUPT


def url_of(place: str) -> sa.URL:
    """Return the address of a database: an URL, or a file of SQLite."""
    if "://" not in place:
        return sa.URL.create("sqlite", database=place)
    url = sa.make_url(place)
    return url.set(drivername="postgresql+psycopg") if url.drivername.startswith("postgres") else url


def engine_of(place: str) -> sa.Engine:
    """Open a database; a file of SQLite is set so that a commit outlives a power cut."""
    url = url_of(place)
    if url.drivername == "sqlite":
        engine = sa.create_engine(url, connect_args={"timeout": 10}, hide_parameters=True)
        sa.event.listen(engine, "connect", _prepare)
        return engine
    return sa.create_engine(
        url, pool_size=4, max_overflow=8, pool_pre_ping=True, hide_parameters=True, connect_args=PATIENT
    )


def _prepare(connection: Any, _: object) -> None:
    settings = (
        "journal_mode = WAL",
        "synchronous = FULL",
        "busy_timeout = 10000",
        "wal_autocheckpoint = 8000",
        "journal_size_limit = 64000000",  # bytes: what one large transaction took is given back
        "secure_delete = ON",  # what is taken out is overwritten
        "cache_size = -16000",  # KiB: the last page of each room that is played in
    )
    try:
        for line in settings:
            connection.execute(f"PRAGMA {line}")
    except UnicodeDecodeError:  # SQLite tells the name of a table that is none
        raise sqlite3.DatabaseError("the file is scrambled") from None


class WriteConnection:
    """The writer's own connection, which keeps the last page of each room at hand.

    It is the driver's: on the way through SQLAlchemy a commit takes some 40 µs longer.
    """

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.errors = engine.dialect.loaded_dbapi
        kinds = ("OperationalError", "InterfaceError", "InternalError")  # the database's own trouble
        self.away = tuple([getattr(source, kind) for source in (self.errors, sa.exc) for kind in kinds])
        self.held: sa.PoolProxiedConnection | None = None

    def write(self, statements: Iterable[Statement]) -> None:
        """Carry out statements together or not at all."""
        held = self.held = self.held or self.engine.raw_connection()
        connection: Any = held.driver_connection
        try:
            for text, values in statements:
                done = connection.execute(text, values)
                if text is FENCE and done.rowcount < len(values[0]):
                    raise FencedOff
            connection.commit()
        except (self.errors.IntegrityError, FencedOff):
            connection.rollback()
            raise
        except Exception:
            self.drop()
            raise

    def drop(self) -> None:
        """Close the connection; the next one is made when it is needed."""
        if self.held is not None:
            self.held.invalidate()
            self.held = None


class Store:
    """Reads at once, writes through one thread."""

    def __init__(self, place: str) -> None:
        self.place = place
        self.engine = engine_of(place)
        self.postgres = self.engine.dialect.name == "postgresql"
        self.prepared = False
        self.mark = 0  # the newest sign of life that is in the database
        self.unmarked = False  # whether lines were written since
        self.jobs: queue.SimpleQueue[WriteJob | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._write, name="writer", daemon=True)
        self.write_connection = WriteConnection(self.engine)

    def open(self) -> None:
        """Make the tables where they are missing, and start the writer."""
        self.prepare()
        self.thread.start()

    def prepare(self) -> None:
        """Make the tables where they are missing, and renew those of an older version; once."""
        try:
            if not self.prepared:
                self._prepare_tables()
            self.prepared = True
        except sa.exc.DBAPIError as problem:
            raise DatabaseUnusable("no-database", reason(problem)) from problem

    def _prepare_tables(self) -> None:
        """Two processes may come at the same time: one waits for the other."""
        with self.engine.begin() as connection:
            connection.exec_driver_sql(
                "SELECT pg_advisory_xact_lock(811)" if self.postgres else "BEGIN IMMEDIATE"
            )
            schema = prepare(connection)
            if schema != SCHEMA:
                raise DatabaseUnusable("other-schema", schema)

    def close(self) -> None:
        """Write what is left and close."""
        self.jobs.put(None)
        if self.thread.is_alive():
            self.thread.join(timeout=20)
        self.write_connection.drop()
        self.engine.dispose()

    # Writing -----------------------------------------------------------------------------------

    async def append(
        self,
        rows: Sequence[Row],
        summary: LobbyLine | None = None,
        seed: bytes | None = None,
        fence: Fence | None = None,
    ) -> str:
        """Write rows and wait until they are safe: ok, taken if somebody was quicker, or fenced off.

        WriteUncertain if nobody can tell, DatabaseUnusable if it certainly was not written.
        """
        future: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.jobs.put(WriteJob(rows, future, summary, seed, fence=fence))
        said = await future
        if said == "away":
            raise WriteUncertain("write", said)
        if said not in ("ok", "taken", "fenced"):
            raise DatabaseUnusable("write", said)
        return said

    async def writes(self, patience: float = 2.0) -> bool:
        """Tell whether the writer writes: it is asked to, and given so many seconds."""
        future: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        mark = max(self.mark + 1, time.time_ns() // 1_000_000)
        self.jobs.put(WriteJob([], future, more=[(_beat(self.postgres), (BEAT, str(mark)))]))
        try:
            good = self.thread.is_alive() and await asyncio.wait_for(future, patience) == "ok"
        except TimeoutError:
            return False
        self.mark = max(self.mark, mark) if good else self.mark
        return good

    def write_along(self, statements: Sequence[Statement]) -> None:
        """Carry out short statements together with what is written anyway, and wait for them.

        Two who write to a file of SQLite would wait for each other, and for the disk twice.
        """
        if not self.thread.is_alive():
            self.write_connection.write(statements)
            return
        told: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.jobs.put(WriteJob([], more=statements, told=told))
        if (said := told.get()) != "ok":
            raise DatabaseUnusable("write", said)

    def put_summary(self, summary: LobbyLine) -> None:
        """Keep a room's line in the lobby; nobody waits for it."""
        self.jobs.put(WriteJob([], summary=summary))

    def _write(self) -> None:
        """Write groups of jobs until told to stop."""
        began = 0.0
        while True:
            group = [self.jobs.get()]
            time.sleep(max(0.0, began + PACE - time.monotonic()))
            began = time.monotonic()
            self._take_along(group)
            jobs = [job for job in group if job is not None]
            if jobs:
                self._commit(jobs)
                self.unmarked = self.unmarked or any(job.rows for job in jobs)
            if len(jobs) < len(group):
                return

    def _take_along(self, group: list[WriteJob | None]) -> None:
        """Take along what else is there."""
        while len(group) < GROUP and group[-1] is not None:
            try:
                group.append(self.jobs.get_nowait())
            except queue.Empty:
                break

    def _commit(self, jobs: Sequence[WriteJob]) -> None:
        """Commit a group; unless the database itself fails, then each job alone: one does not fail others."""
        said = self._try(jobs)
        results = [said] * len(jobs)
        if said not in ("ok", "away") and len(jobs) > 1:
            results = [self._try([job]) for job in jobs]
        for job, said in zip(jobs, results, strict=True):
            if job.told is not None:
                job.told.put(said)
        _tell([(job.done, said) for job, said in zip(jobs, results, strict=True) if job.done is not None])

    def _try(self, jobs: Sequence[WriteJob]) -> str:
        """Commit jobs in one transaction; return ok, taken, fenced, away (the database), or what is wrong."""
        for wait in (0.05, 0.2, 1.0, 0.0):
            try:
                began = time.perf_counter()
                self.write_connection.write(_statements(jobs, self.postgres))
                metrics.TRANSACTIONS.took(time.perf_counter() - began)
                return "ok"
            except self.write_connection.errors.IntegrityError:
                return "taken"
            except FencedOff:
                return "fenced"
            except self.write_connection.away:
                time.sleep(wait)
            except Exception as problem:  # whatever it is, the writer must live
                return type(problem).__name__
        return "away"

    def notify(self, said: str) -> None:
        """Tell the other processes something that need not be kept."""
        if self.postgres:
            with self.engine.begin() as connection:
                connection.execute(sa.select(sa.func.pg_notify(CHANNEL, said)))

    def add_report(self, told: PlayerReport) -> None:
        """Keep a report for the operator, once."""
        with contextlib.suppress(IntegrityError), self.engine.begin() as connection:
            connection.execute(report.insert(), msgspec.structs.asdict(told))

    # Reading -----------------------------------------------------------------------------------

    def read(self, game: str, after: int = 0, most: int | None = None) -> list[Row]:
        """Return the lines of a room behind a version, in order; all of them, or so many."""
        wanted = sa.select(log).where(log.c.game == game, log.c.seq > after).order_by(log.c.seq).limit(most)
        try:
            with self.engine.connect() as connection:
                return [Row(*row) for row in connection.execute(wanted)]
        except sa.exc.DatabaseError as problem:
            if self.postgres or not is_scrambled(problem):
                raise
            return list(self._readable(game, after))

    def _readable(self, game: str, after: int) -> Iterator[Row]:
        """Read a damaged file line by line; the first that cannot be read is told by one without a link."""
        found: Any
        while True:
            after += 1
            wanted = sa.select(log).where(log.c.game == game, log.c.seq == after)
            try:
                with self.engine.connect() as connection:
                    found = connection.execute(wanted).first()
            except sa.exc.DatabaseError as problem:
                if not is_scrambled(problem):
                    raise
                found = None
            if found is None:
                yield Row(game, after, 0, "", None, b"")
                return
            yield Row(*found)

    def find_command(self, game: str, command: str) -> int:
        """Return the version a command became, or 0."""
        wanted = sa.select(log.c.seq).where(log.c.game == game, log.c.command == command)
        with self.engine.connect() as connection:
            return int(connection.execute(wanted).scalar() or 0)

    def seed(self, game: str) -> bytes | None:
        """Return the secret seed of a room, or None if there is no such room."""
        with self.engine.connect() as connection:
            found = connection.execute(sa.select(secret.c.seed).where(secret.c.game == game)).scalar()
            return None if found is None else bytes(found)

    def active(self) -> list[str]:
        """Return the rooms whose games are under way, the newest first.

        Paused ones too: a server that dies may not have noted yet that a game goes on.
        """
        begun = rooms.c.phase.in_(("playing", "paused"))
        wanted = sa.select(rooms.c.code).where(begun).order_by(rooms.c.at.desc())
        with self.engine.connect() as connection:
            return [str(code) for code in connection.execute(wanted).scalars()]

    def heads(self, games: Sequence[str]) -> dict[str, int]:
        """Return the newest version of some rooms."""
        newest = sa.select(log.c.game, sa.func.max(log.c.seq)).where(log.c.game.in_(games))
        with self.engine.connect() as connection:
            return {str(game): int(seq) for game, seq in connection.execute(newest.group_by(log.c.game))}

    def lobby(self, wishes: LobbyFilter, now: int, limit: int = 100) -> list[LobbyLine]:
        """Return public rooms, those with people first, then the newest; no room that is deserted."""
        peopled = rooms.c.people > 0
        awaited = (rooms.c.phase == "open") & (rooms.c.at > now - EMPTY)
        current = (peopled & (rooms.c.at > now - LISTED)) | awaited
        wanted = sa.select(rooms).where(rooms.c.public, rooms.c.phase != "over", current)
        for name in ("edition", "variant", "phase"):
            if value := getattr(wishes, name):
                wanted = wanted.where(rooms.c[name] == value)
        if wishes.free:
            wanted = wanted.where(rooms.c.taken < rooms.c.seats, sa.not_(rooms.c.locked))
        wanted = wanted.order_by(peopled.desc(), rooms.c.at.desc()).limit(limit)
        with self.engine.connect() as connection:
            return [LobbyLine(*row) for row in connection.execute(wanted)]

    def setting(self, name: str, default: str) -> str:
        """Return a setting, made with its default if it is not there yet."""
        try:
            with self.engine.begin() as connection:
                return kept_setting(connection, name, default)
        except IntegrityError:  # another process was quicker
            return self.setting(name, default)

    def signing_key(self) -> str:
        """Return the key that signs cookies, the same for all processes and after every restart."""
        return self.setting("signing-key", secrets.token_urlsafe(32))

    # People ------------------------------------------------------------------------------------

    def tell_cleaned(self, games: Sequence[str]) -> None:
        """Tell the other processes that these rooms are to be read anew."""
        for game in games:
            self.notify(f"!{game}")

    def reports_by(self, person: str) -> list[OwnReport]:
        """Return what a person reported."""
        wanted = sa.select(report.c.game, report.c.at, report.c.reason).where(report.c.who == person)
        with self.engine.connect() as connection:
            found = connection.execute(wanted.order_by(report.c.at)) if person else ()
            return [OwnReport(*row) for row in found]

    def opener(self, game: str) -> str:
        """Return who opened a room, or nothing."""
        wanted = sa.select(log.c.who).where(log.c.game == game, log.c.seq == 1)
        with self.engine.connect() as connection:
            return str(connection.execute(wanted).scalar() or "")

    def shred(self) -> None:
        """Let nothing that was taken out stay in the file that SQLite writes first.

        Nearly all of it is moved while others write; only the rest makes them wait.
        """
        if not self.postgres:
            with self.engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    def take_cleaned(self) -> list[str]:
        """Return the rooms another process has cleaned in a file of SQLite since the last time."""
        with self.engine.begin() as connection:
            found = [str(game) for game in connection.execute(sa.select(cleaned.c.game)).scalars()]
            if found:
                connection.execute(cleaned.delete().where(cleaned.c.game.in_(found)))
            return found

    def backup(self, target: Path) -> None:
        """Copy a database of SQLite while it is in use; whole, or not at all."""
        beside = target.with_name(target.name + ".new")
        beside.unlink(missing_ok=True)
        with self.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.execute(sa.text("VACUUM INTO :file"), {"file": str(beside)})
        beside.replace(target)


def _statements(jobs: Sequence[WriteJob], postgres: bool) -> Iterator[Statement]:
    """Say what writes jobs, one statement for each table.

    Row by row, the two threads would fight over the interpreter. Where people write is said each time, since
    it is gone once they are forgotten.
    """
    fences = sorted({job.fence for job in jobs if job.fence is not None})
    if fences:
        yield FENCE, ([share for share, _ in fences], [number for _, number in fences])
    rows = [row for job in jobs for row in job.rows]
    shown = {job.summary.code: job.summary for job in jobs if job.summary is not None}
    content: dict[sa.Table, list[tuple[Any, ...]]] = {
        log: [msgspec.structs.astuple(row) for row in rows],
        wrote: sorted({(row.who, row.game) for row in rows if row.who}),  # so that nobody waits in a ring
        rooms: [msgspec.structs.astuple(shown[code]) for code in sorted(shown)],
        secret: [(job.rows[0].game, job.seed) for job in jobs if job.seed is not None],
    }
    for table, values in content.items():
        if values:
            yield _insertion(table, len(values), postgres), tuple(chain.from_iterable(values))
    for job in jobs:
        yield from job.more
    if postgres and rows:
        news = sorted({f"{row.game}:{row.seq}" for row in rows})
        yield "SELECT pg_notify(%s, %s)", (CHANNEL, ",".join(news))


@cache
def _beat(postgres: bool) -> str:
    """Return the statement that leaves a sign of life."""
    mark = "%s" if postgres else "?"
    return (
        f"INSERT INTO setting (name, value) VALUES ({mark}, {mark}) "
        "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    )


@cache
def _insertion(table: sa.Table, rows: int, postgres: bool) -> str:
    """Return the statement that inserts so many rows.

    If it fails in SQLite, it takes the whole transaction back, so it need not remember how pages were before.
    """
    verb, mark = ("INSERT", "%s") if postgres else ("INSERT OR ROLLBACK", "?")
    names = table.columns.keys()
    one = f"({', '.join([mark] * len(names))})"
    text = f"{verb} INTO {table.name} ({', '.join(names)}) VALUES {', '.join([one] * rows)}"
    return f"{text} {ELSE[table.name]}" if table.name in ELSE else text


def _tell(results: Sequence[tuple[asyncio.Future[str], str]]) -> None:
    """Hand the results of a group over to the event loop, all at once."""

    def deliver() -> None:
        for future, said in results:
            if not future.done():  # somebody still waits for it
                future.set_result(said)

    if results and not (loop := results[0][0].get_loop()).is_closed():
        loop.call_soon_threadsafe(deliver)
