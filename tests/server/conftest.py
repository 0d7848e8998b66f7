"""What several tests of the server need: a server without options, and a database of each kind."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest
from server import postgres
from server.desk import Server, serving

NUMBERS = itertools.count()
ON_POSTGRES = [
    pytest.mark.slow,
    pytest.mark.skipif(not postgres.available(), reason="no PostgreSQL"),
]


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that is started once for a process, and has nothing to regret at its end."""
    with serving(str(tmp_path_factory.mktemp("db") / "rooms.db")) as found:
        yield found
        assert found.healthy() and not any("Traceback" in line for line in found.errors), found.errors


@pytest.fixture(scope="module")
def server(running: Server) -> Iterator[Server]:
    """The server; whoever a module connected has left afterwards, and is told nothing any more."""
    yield running
    running.hang_up()


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """A PostgreSQL for a process; each test has a database of its own in it."""
    with postgres.running() as url:
        yield url


@pytest.fixture(params=["file", pytest.param("postgres", marks=ON_POSTGRES)])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database in which nothing is."""
    if request.param == "file":
        return str(tmp_path / "rooms.db")
    return postgres.made(str(request.getfixturevalue("cluster")), f"rooms_{next(NUMBERS)}")
