"""What the people at a table agree on, and who is asked when some of them are not there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from server.desk import Client, Server, seated, serving
from server.log import Log

from bankhalter.server import entries as e
from bankhalter.server.messages import Options


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("db") / "rooms.db")) as found:
        yield found


def leave(client: Client, *others: Client) -> None:
    """Close a connection, and wait until the others know it."""
    seats = set(client.seats)
    client.close()
    for other in others:
        while seats.intersection(other.until("presence")["online"]):
            pass


def table(*names: str) -> Log:
    """Return a running game of these people, with typed dice."""
    log = Log(Options("standard", len(names), chance="typed"))
    for seat, name in enumerate(names):
        log.write(0, e.Sat(seat, name, f"key-{seat}"))
    log.write(0, e.Started(list(range(len(names)))))
    return log


def test_who_is_away_for_long_is_not_asked(server: Server) -> None:
    """Two of three are gone: the third decides alone about each of them."""
    _, (a, b, c) = seated(server, 3, absence=0)
    leave(a, c)
    leave(b, c)
    for seat in (0, 1):
        assert c.ask("vote", seat=2, topic="bot", about=seat, bot="simple")["is"] == "ack"
    c.settle()
    assert [place.get("away") for place in c.room["places"]] == ["simple", "simple", None]
    assert not c.room.get("votes")


def test_who_was_asked_is_in_the_log_and_older_logs_ask_everybody() -> None:
    log = table("Anna", "Ben", "Cem")
    log.write(0, e.Voted(0, "bot", about=1, bot="simple"))
    assert not log.room.places[1].away and log.room.asked_about(("bot", 1, "simple")) == [0, 2]
    log.write(0, e.Voted(0, "bot", about=1, bot="simple", voters=[0]))
    assert log.room.places[1].away == "simple" and not log.room.votes
