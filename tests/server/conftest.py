"""One server for all tests that want no options of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from server.desk import Server, serving


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
