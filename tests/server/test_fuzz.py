"""Anything at all may come over the wire: the server answers, stays up, and everybody else plays on."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from server.desk import Client, Server, seated, serving

from bankhalter.server.http.websocket import LARGEST
from bankhalter.server.protocol import messages as m
from bankhalter.text import plain

EXAMPLES = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
COMMANDS = [
    "type",
    "preview",
    "holdings",
    "hello",
    "ping",
    "look",
    "act",
    "chance",
    "sit",
    "pledge",
    "reveal",
    "stand",
    "rename",
    "put-bot",
    "kick",
    "lock",
    "invite",
    "weigh-deal",
    "seat-codes",
    "hand-over",
    "start",
    "vote",
    "proxy",
    "chat",
    "mute",
    "report",
    "quiet",
    "moment",
    "ahead",
    "advise",
    "terms",
    "banker",
    "figure",
    "shown",
    "rematch",
    "colour",
    "ready",
    "take-back",
    "correct",
    "count-cash",
    "typed-before",
    "try-correction",
    "bogus",
]
FIELDS = [
    "line",
    "client",
    "language",
    "words",
    "id",
    "seat",
    "say",
    "question",
    "name",
    "luck",
    "pledge",
    "bot",
    "on",
    "fill",
    "topic",
    "yes",
    "about",
    "maximum",
    "text",
    "phrase",
    "whom",
    "cash",
    "reason",
    "tokens",
    "since",
    "n",
    "shows",
    "version",
    "take",
    "figure",
    "plays",
    "switches",
    "moment",
    "absence",
    "clock",
    "coach",
    "colour",
    "place",
    "seats",
    "variant",
    "key",
    "invitation",
    "code",
]

values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=30)
    | st.sampled_from(["pause", "throw", "a1"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)
commands = st.builds(
    lambda do, rest: {**rest, "do": do},
    st.sampled_from(COMMANDS) | values,
    st.dictionaries(st.sampled_from(FIELDS), values | st.integers(0, 5), max_size=6),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("db") / "rooms.db")) as found:
        yield found
        assert found.healthy() and not any("Traceback" in line for line in found.errors), found.errors


class Babbler(Client):
    """Talks nonsense, which may happen to be a hello: then the server tells it again what it has missed."""

    def on_step(self, message: dict[str, Any]) -> None:
        self.version = message["version"] - 1
        super().on_step(message)


@pytest.fixture(scope="module")
def table(server: Server) -> list[Client]:
    """Three people, the second of whom babbles."""
    code, clients = seated(server, 3)
    clients[1] = Babbler(server, code, tokens=clients[1].tokens)
    return clients


def still_there(client: Client) -> None:
    """The connection answers, and steps still come one after the other."""
    client.settle()


@EXAMPLES
@given(data=st.binary(max_size=300) | st.text(max_size=300))
def test_random_bytes(table: list[Client], data: bytes | str) -> None:
    table[1].send(data)
    still_there(table[1])


@EXAMPLES
@given(batch=st.lists(commands, min_size=1, max_size=5))
@example(batch=[{"do": "hello", "since": 0}])
def test_random_commands(table: list[Client], batch: list[dict[str, Any]]) -> None:
    for command in batch:
        table[1].send(json.dumps(command))
    still_there(table[1])
    still_there(table[0])


@EXAMPLES
@given(
    method=st.sampled_from(["GET", "POST", "DELETE", "PUT", "PATCH"]),
    body=values,
    path=st.sampled_from(
        [
            "/api/rooms",
            "/api/rooms/x/record",
            "/api/verify",
            "/api/me",
            "/api/me/data",
            "/api/editions/x",
            "/api/editions",
            "/api/rooms/%00",
            "/api/rooms/..%2f..",
            "/r/<script>",
            "/",
            "/nothing",
            "/api/rooms?free=maybe&edition=%ff",
            "/schema/openapi.json",
        ]
    ),
)
def test_random_requests(server: Server, method: str, path: str, body: Any) -> None:
    answer = server.http.request(method, path, content=json.dumps(body))
    assert answer.status_code < 500, answer.text
    assert "<script>" not in answer.text


hosts = st.text(st.characters(min_codepoint=33, max_codepoint=126), max_size=20) | st.sampled_from(
    ["", "a:b", "a:0", "a:99999999", "[", "]", "[::1", "[zz]", "[::1]:80", ":", "%", "http://x/", "a b"]
)


@EXAMPLES
@given(
    host=hosts,
    origin=st.none() | hosts.map("http://{}".format) | hosts,
    asked=st.sampled_from(["GET /", "GET /nothing", "GET /api/me", "POST /api/rooms", "DELETE /api/me"]),
)
@example(host="a:b", origin=None, asked="GET /")
@example(host="a:99999999", origin=None, asked="GET /nothing")
@example(host="x", origin="http://[", asked="POST /api/rooms")
def test_random_hosts_and_origins(server: Server, host: str, origin: str | None, asked: str) -> None:
    headers = {"Host": host, "Accept": "text/html"} | ({} if origin is None else {"Origin": origin})
    method, path = asked.split()
    answer = server.http.request(method, path, headers=headers, content="{}")
    assert answer.status_code < 500, answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("host", ["a:b", "a:99999999", "[", "http://x/"])
def test_a_host_that_is_none_gets_a_sentence(server: Server, host: str) -> None:
    answer = server.http.get("/", headers={"Host": host, "Accept-Language": "en"})
    assert (answer.status_code, answer.json()) == (
        400,
        {"word": "malformed", "text": plain("en").say("server-malformed")},
    )


@EXAMPLES
@given(body=st.binary(max_size=200))
def test_random_bodies(server: Server, body: bytes) -> None:
    for path in ("/api/rooms", "/api/verify"):
        assert (
            server.http.post(path, content=body, headers={"content-type": "application/json"}).status_code
            < 500
        )


@pytest.mark.parametrize("path", ["/api/rooms", "/api/verify"])
@pytest.mark.parametrize("body", ["[" * 5_000, '{"a":' * 3_000, "[" * 500_000, '{"switches":' + "[" * 9_000])
def test_deep_bodies(server: Server, path: str, body: str) -> None:
    answer = server.http.post(path, content=body, headers={"content-type": "application/json"})
    large = len(body) > LARGEST and path == "/api/rooms"
    assert (answer.status_code, answer.json()["word"]) == (
        (413, "too-large") if large else (400, "malformed")
    )
    assert not any("Traceback" in line for line in server.errors)


@EXAMPLES
@given(
    options=st.dictionaries(
        st.sampled_from(
            [
                "edition",
                "seats",
                "variant",
                "switches",
                "title",
                "public",
                "clock",
                "chance",
                "pace",
                "absence",
                "hammer",
            ]
        ),
        values | st.sampled_from(["standard", 2, {}, True]),
        max_size=6,
    )
)
def test_random_rooms_are_refused_or_can_be_looked_at(server: Server, options: dict[str, Any]) -> None:
    answer = server.http.post(
        "/api/rooms", json=json.loads(json.dumps(options).replace("NaN", "1").replace("Infinity", "2"))
    )
    assert answer.status_code < 500, answer.text
    if answer.status_code == 201:
        assert server.http.get(f"/api/rooms/{answer.json()['code']}").status_code == 200


@pytest.mark.parametrize("switches", [{"jail_pay_turns": [1] * 41}, {"jail_pay_turns": [1] * 400_000}])
def test_endless_lists_are_refused(server: Server, switches: dict[str, Any]) -> None:
    answer = server.http.post("/api/rooms", json={"switches": switches})
    assert answer.status_code in (400, 413) and answer.json()["word"] in ("malformed", "too-large")


def test_every_command_is_tried() -> None:
    known = {str(command.__struct_config__.tag) for command in get_args(m.AnyCommand)}
    fields = {field for command in get_args(m.AnyCommand) for field in command.__struct_fields__}
    assert known == set(COMMANDS) - {"bogus"} and fields <= set(FIELDS)


@pytest.mark.parametrize("name", ["ab\n", "\n", "٣", "ä", "a b", "", "x" * 65, 7, None])
def test_ids_are_plain_words(server: Server, name: object) -> None:
    client = Client(server, server.open())
    client.send(json.dumps({"do": "sit", "id": name, "name": "Anna"}))
    assert client.until("refused", "seated")["word"] in ("malformed", "too-large")
    client.send(json.dumps({"do": "hello", "client": name if name else "\n"}))
    assert client.until("refused", "welcome")["word"] in ("malformed", "too-large")


def test_an_id_names_one_command_for_ever(server: Server) -> None:
    client = Client(server, server.open())
    client.sit("Anna")
    first = client.ask("chat", seat=0, text="hello", id="A.b:c-d_1")
    assert client.ask("lock", id="A.b:c-d_1") == first, "answered as before, and not carried out"
    client.settle()
    assert not client.room.get("locked")


def memory(server: Server) -> int:
    """The server's memory in KB."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{server.process.pid}/status").read_text())
    assert found
    return int(found[1])


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read from /proc")
def test_nonsense_does_not_fill_the_memory(server: Server) -> None:
    """After a while of nonsense, twice as much of it takes no more room."""
    junk = ["[" * 4000, '{"do":"' + "x" * 9000 + '"}', '{"do":"look","seat":-1}', "\x00" * 3000, '{"do":']

    def shower(count: int) -> None:
        client = Client(server, code)
        for n in range(count):
            client.send(junk[n % len(junk)])
            if n % 20 == 19:
                client.settle()
        client.others.clear()
        client.close()

    code = server.open()
    shower(500)
    before = memory(server)
    shower(1000)
    assert memory(server) - before < 4_000


def test_the_others_played_on(table: list[Client]) -> None:
    for client in table:
        still_there(client)
