"""What `serve --check` tells before anything is served: what is there, what is missing, what to do."""

from __future__ import annotations

import importlib.util
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bankhalter.atomic_files import InUse
from bankhalter.core import compiled
from bankhalter.server.admin import serve
from bankhalter.server.admin.operator_error import OperatorError
from bankhalter.text import plain

if TYPE_CHECKING:
    from bankhalter.server.admin.serve import Serving

GOOD: Final = "good"
HINT: Final = "hint"  # it works, though not as well as it could
BAD: Final = "bad"  # it will not work
MARKS: Final = {GOOD: "✓", HINT: "!", BAD: "✗"}
LITTLE: Final = 2**30  # bytes: so little free disk is worth a word
NEAR_ONLY: Final = ("127.", "localhost", "::1")


@dataclass(frozen=True)
class CheckedItem:
    """One thing that was looked at: how it stands, and the message `server-check-<key>`."""

    standing: str
    key: str
    values: dict[str, object]


def item(standing: str, key: str, **values: object) -> CheckedItem:
    """Return what was looked at."""
    return CheckedItem(standing, key, values)


def trouble(asked: Serving, problem: OperatorError) -> CheckedItem:
    """Return what would stop the server, in the words it would stop with."""
    return item(BAD, "trouble", said=plain(asked.language).say(f"server-{problem.key}", **problem.values))


def check(asked: Serving) -> int:
    """Print what was found; the exit code is 1 if the server would not start."""
    serve.configure_logs(asked.log)
    words = plain(asked.language)
    items = list(look(asked))
    for one in items:
        print(f"{MARKS[one.standing]} {words.say(f'server-check-{one.key}', **one.values)}")
    return int(any(one.standing == BAD for one in items))


def look(asked: Serving) -> Iterator[CheckedItem]:
    """Look at everything serving needs, without changing any of it."""
    yield rules()
    yield client()
    yield from options(asked)
    yield from database(asked)
    yield port(asked)
    yield open_files()
    yield from outside(asked)
    yield sheets()


def rules() -> CheckedItem:
    """Compiled rules let many more rooms play, and champions answer sooner."""
    return item(GOOD, "compiled") if compiled() else item(HINT, "uncompiled")


def client() -> CheckedItem:
    """The page that browsers get."""
    from bankhalter.server.http.context import STATIC

    return item(GOOD, "client") if (STATIC / "index.html").is_file() else item(HINT, "no-client")


def options(asked: Serving) -> Iterator[CheckedItem]:
    """What was said that means nothing."""
    said: tuple[Callable[[], object], ...] = (
        lambda: serve.origins_of(asked.origins),
        lambda: serve.proxies_of(asked.proxy),
        lambda: serve.contact_of(asked.push),
        lambda: serve.unwanted_words(asked.words),
        lambda: asked.metrics and serve.free_place(asked.metrics),
    )
    for read in said:
        try:
            read()
        except OperatorError as problem:
            yield trouble(asked, problem)


def database(asked: Serving) -> Iterator[CheckedItem]:
    """Whether it can be reached and written, of which version it is, and how much room it has."""
    try:
        place = serve.database_of(asked.database)
        yield from of_server(place) if "://" in place else of_file(Path(place))
    except OperatorError as problem:
        yield trouble(asked, problem)


def of_file(file: Path) -> Iterator[CheckedItem]:
    """A file of SQLite that no other server has."""
    try:
        with serve.only_one(str(file)):
            yield version_of(str(file)) if file.is_file() else item(GOOD, "new-database", place=str(file))
    except InUse as taken:
        key = "taken-at" if taken.note else "taken"
        yield item(BAD, key, place=str(file), address=taken.note)
    free = shutil.disk_usage(file.resolve().parent).free
    yield item(HINT if free < LITTLE else GOOD, "disk", free=free // 2**20)


def of_server(place: str) -> Iterator[CheckedItem]:
    """A database of PostgreSQL."""
    if importlib.util.find_spec("psycopg") is None:
        raise OperatorError("missing-package", 1, package="psycopg", extra="postgres")
    yield version_of(place)


def version_of(place: str) -> CheckedItem:
    """Read the number of the schema, and whether this version knows it."""
    from sqlalchemy.exc import SQLAlchemyError

    from bankhalter.server.storage.database_tables import SCHEMA
    from bankhalter.server.storage.renewal import RENEWALS
    from bankhalter.server.storage.store import reason, url_of

    name = url_of(place).render_as_string(hide_password=True) if "://" in place else place
    try:
        schema = schema_of(place)
    except SQLAlchemyError as problem:
        return item(BAD, "trouble", said=reason(problem))
    if not schema:
        return item(GOOD, "new-database", place=name)
    if schema == SCHEMA:
        return item(GOOD, "database", place=name)
    standing, key = (HINT, "renewed") if schema in RENEWALS else (BAD, "unknown-schema")
    return item(standing, key, place=name, schema=schema)


def schema_of(place: str) -> str:
    """Return the schema of a database, or nothing if it has no tables of ours yet."""
    from sqlalchemy import inspect

    from bankhalter.server.storage.database_tables import setting
    from bankhalter.server.storage.store import engine_of

    engine = engine_of(place)
    try:
        with engine.connect() as connection:
            if not inspect(connection).has_table(setting.name):
                return ""
            return str(connection.execute(setting.select().where(setting.c.name == "schema")).one().value)
    finally:
        engine.dispose()


def port(asked: Serving) -> CheckedItem:
    """Whether the port is free."""
    try:
        with serve.bind(asked.host, asked.port):
            return item(GOOD, "port", host=asked.host, port=str(asked.port))
    except OperatorError as problem:
        return trouble(asked, problem)


def open_files() -> CheckedItem:
    """Every connection is an open file."""
    most = serve.descriptors()
    return item(HINT if most < serve.FEW_OPEN else GOOD, "open-files", most=most)


def outside(asked: Serving) -> Iterator[CheckedItem]:
    """Who finds the server, and whether what stands before it is known."""
    if asked.host.startswith(NEAR_ONLY) and not asked.proxy:
        yield item(HINT, "near-only")
    elif not asked.proxy:
        yield item(HINT, "no-tls")
    if asked.proxy and not asked.sites:
        yield item(HINT, "no-site")
    for name in asked.sites:
        yield item(GOOD, "site", name=name)


def sheets() -> CheckedItem:
    """Sheets as PDF need a package; as pages they always work."""
    return item(GOOD, "pdf") if importlib.util.find_spec("weasyprint") else item(HINT, "no-pdf")
