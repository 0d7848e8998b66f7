"""What several tests of the server need: a database of each kind."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from server import postgres

from bankhalter.server.storage.store import engine_of

NUMBERS = itertools.count()


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    with postgres.running() as url:
        yield url


@pytest.fixture(
    params=[
        "file",
        pytest.param(
            "postgres",
            marks=[
                pytest.mark.slow,
                pytest.mark.skipif(not postgres.available(), reason="no PostgreSQL"),
            ],
        ),
    ]
)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database in which nothing is."""
    if request.param == "file":
        return str(tmp_path / "rooms.db")
    url = str(request.getfixturevalue("cluster"))
    name = f"rooms_{next(NUMBERS)}"
    engine = engine_of(url)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    engine.dispose()
    return f"{url.rpartition('/')[0]}/{name}"
