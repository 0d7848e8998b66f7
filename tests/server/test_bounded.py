"""Whatever one guest asks for, nobody else waits: few connections, short chats, long data in small pieces."""

from __future__ import annotations

import contextlib
import resource
import socket
from collections.abc import Iterator
from ipaddress import ip_network
from urllib.parse import urlsplit

import pytest
from server.desk import Client, Server, serving, wait_for

from bankhalter.server.http.http_protocol import Doorkeeper
from bankhalter.server.http.security import TALK_BURST

LINES = 40  # connections of one address
MANY = 60
ROOMS = 5
STRICT = ("--site", "127.0.0.1", "--lines", str(LINES), "--chat", "0.05", "--rooms", "0.05")
QUICK = (
    "import sys; from bankhalter.server.http import http_protocol as p; p.HEAD = p.BODY = 4.0; "
    "from bankhalter.cli import main; sys.exit(main())"
)
UPGRADE = (
    "GET /api/rooms/{code}/socket HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
HALF_A_BODY = b"POST /api/verify HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with narrow limits and little patience."""
    with serving(str(tmp_path_factory.mktemp("db") / "rooms.db"), *STRICT, program=QUICK) as found:
        yield found
        assert not any("Traceback" in line for line in found.errors), found.errors


@pytest.fixture(scope="module")
def rooms(strict: Server) -> Iterator[str]:
    """Rooms that were opened before any test used up what an address may have of the server."""
    return iter([strict.open() for _ in range(ROOMS)])


@contextlib.contextmanager
def idle(server: Server, count: int, said: bytes = b"") -> Iterator[list[socket.socket]]:
    """Connections that say this and nothing more."""
    place = urlsplit(server.url)
    assert place.hostname and place.port
    with contextlib.ExitStack() as stack:
        where = (place.hostname, place.port)
        found = [stack.enter_context(socket.create_connection(where)) for _ in range(count)]
        for line in found:
            with contextlib.suppress(OSError):
                line.sendall(said)
        yield found


def is_ended(line: socket.socket) -> bool:
    """Tell whether the server has ended a connection."""
    line.setblocking(False)
    try:
        return line.recv(1) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


# Connections -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("said", [b"", b"GET / HTT"])
def test_idle_connections_of_one_address_are_few_and_lock_nobody_out(strict: Server, said: bytes) -> None:
    with idle(strict, MANY, said) as lines:
        wait_for(lambda: sum(map(is_ended, lines)) >= MANY - LINES)
        assert any("connections-turned-away" in line for line in strict.errors)
        wait_for(lambda: all(map(is_ended, lines)))
        assert strict.healthy()


@pytest.mark.parametrize("said", [b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ", HALF_A_BODY])
def test_who_takes_too_long_is_not_waited_for(strict: Server, said: bytes) -> None:
    """Neither for a head nor for a body, however often a little more of it comes."""
    with idle(strict, 1, said) as lines:

        def trickled() -> bool:
            with contextlib.suppress(OSError):
                lines[0].sendall(b"a")
            return is_ended(lines[0])

        wait_for(trickled)
        assert strict.healthy()


def test_a_head_that_is_too_large_is_refused(strict: Server) -> None:
    with idle(strict, 1, b"GET / HTTP/1.1\r\nX: ") as lines:
        with contextlib.suppress(OSError):
            for _ in range(50):
                lines[0].sendall(b"a" * 1000)
        wait_for(lambda: is_ended(lines[0]) or lines[0].fileno() < 0)
        assert strict.healthy()


def test_a_table_is_nobody_who_takes_too_long(strict: Server, rooms: Iterator[str]) -> None:
    """A WebSocket may be silent for longer than a request."""
    client = Client(strict, next(rooms))
    with idle(strict, 1) as lines:
        wait_for(lambda: is_ended(lines[0]))
    with idle(strict, 1) as lines:
        wait_for(lambda: is_ended(lines[0]))
    client.settle()


class Line:
    """A connection as the doorkeeper knows it."""

    def __init__(self, door: Doorkeeper, address: str) -> None:
        self.door, self.address, self.host, self.ended = door, address, address, ""

    def end(self, why: str) -> None:
        self.ended = why
        self.door.silent.pop(self)  # type: ignore[call-overload]


def test_when_all_is_full_the_longest_silence_makes_room() -> None:
    door = Doorkeeper(most=3, of_one=2)
    lines = [Line(door, f"a{number // 2}") for number in range(6)]
    entered = []
    for count, line in enumerate(lines):
        entered.append(door.enter(line, min(count + 1, 4)))  # type: ignore[arg-type]
        door.silent[line] = None  # type: ignore[index]
    assert entered == [True] * 6 and [line.ended for line in lines] == ["crowded"] * 3 + [""] * 3
    assert not door.enter(Line(door, "a1"), 3), "an address has only so many"  # type: ignore[arg-type]
    door.silent.clear()
    assert not door.enter(Line(door, "a9"), 4), "nobody who was heard is cut off"  # type: ignore[arg-type]
    proxied = Doorkeeper(most=9, of_one=2, trusted=[ip_network("10.0.0.0/8")])
    assert all(proxied.enter(Line(proxied, "10.1.2.3"), 1) for _ in range(5))  # type: ignore[arg-type]


def test_under_another_name_nobody_is_served(strict: Server, rooms: Iterator[str]) -> None:
    """As where the name of somebody else leads to this address: no page, no table."""
    answer = strict.http.get("/api/rooms", headers={"Host": "evil.example", "Accept-Language": "en"})
    assert (answer.status_code, answer.json()["word"]) == (421, "other-host")
    policy = answer.headers["content-security-policy"]
    assert "connect-src 'self';" in policy and "form-action 'self'" in policy
    code = next(rooms)
    for host, status in (("127.0.0.1", b" 101 "), ("evil.example", b" 403 ")):
        with idle(strict, 1, UPGRADE.format(code=code, host=host).encode()) as lines:
            assert status in lines[0].recv(100)


# Words -------------------------------------------------------------------------------------------------


def test_who_floods_the_chat_waits_and_loses_nothing_by_it(strict: Server, rooms: Iterator[str]) -> None:
    client = Client(strict, next(rooms))
    client.sit("Anna")
    first = client.ask("chat", seat=0, text="hey", id="first")
    said = [client.ask("chat", seat=0, text=f"line {number}") for number in range(int(TALK_BURST) + 1)]
    refused = [answer for answer in said if answer["is"] == "refused"]
    assert len(refused) in (1, 2) and {answer["word"] for answer in refused} == {"too-fast"}
    assert min(answer["wait"] for answer in refused) > 1
    assert client.ask("chat", seat=0, text="hey", id="first") == first, "what was said is answered again"
    again = Client(strict, client.room["code"], client.tokens)
    assert again.ask("chat", seat=0, text="hey")["is"] == "refused", "a new connection brings no new credit"


def test_the_same_line_again_and_again_is_dearer(strict: Server, rooms: Iterator[str]) -> None:
    client = Client(strict, next(rooms))
    client.sit("Anna")
    answers = [client.ask("chat", seat=0, text="buy my things")["is"] for _ in range(4)]
    assert answers == ["ack", "ack", "refused", "refused"]


# The writer --------------------------------------------------------------------------------------------


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs a system whose limits can be changed")
def test_readiness_follows_the_writer_and_liveness_does_not(strict: Server, rooms: Iterator[str]) -> None:
    """A full disk: nothing can be written, what is said is not known, and afterwards all goes on."""
    client = Client(strict, next(rooms))
    client.sit("Anna")
    limits = resource.prlimit(strict.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(strict.process.pid, resource.RLIMIT_FSIZE, (0, limits[1]))
    try:
        wait_for(lambda: strict.http.get("/health").status_code == 503)
        assert strict.http.get("/health").json()["status"] == "database"
        assert strict.http.get("/health/live").status_code == 200
        client.send({"do": "lock", "id": "x", "on": True})
        assert client.until("unsettled", "ack", "refused")["is"] == "unsettled"
    finally:
        resource.prlimit(strict.process.pid, resource.RLIMIT_FSIZE, limits)
    wait_for(strict.healthy)
    assert client.ask("lock", id="x", on=True)["is"] == "ack"


# A guest's data ----------------------------------------------------------------------------------------


@pytest.mark.usefixtures("rooms")
def test_own_data_comes_in_pieces_and_costs_a_dear_credit(strict: Server) -> None:
    strict.http.cookies.clear()
    cookie = strict.http.get("/api/me").cookies["bankhalter"]
    client = Client(strict, strict.open(), headers={"Cookie": f"bankhalter={cookie}"})
    client.sit("Anna")
    answer = strict.http.get("/api/me/data")
    assert answer.headers.get("transfer-encoding") == "chunked"
    assert {line["entry"]["e"] for line in answer.json()} == {"opened", "sat"}
    asked = [strict.http.get("/api/me/data").status_code for _ in range(25)]
    assert set(asked) == {200, 429} and asked[-1] == 429
    assert strict.http.delete("/api/me").status_code == 429
    assert not [line for line in strict.errors if "trouble" in line]
