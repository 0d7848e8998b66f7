"""Whatever number stands in a command or a request: a word why not, no closed line, no 500, no traceback.

The same for what is read without a server: `tests/test_borders.py`, which also says how to run all of it.
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import socket
from collections.abc import Iterator
from typing import Any, get_args
from urllib.parse import quote, urlsplit

import pytest
from borders import WRITTEN, in_text, in_tree
from golden import FOLDER
from server.desk import Client, Server, choose, serving

from bankhalter.edition import available, load
from bankhalter.server.protocol import messages as m

FULL = bool(os.environ.get("BANKHALTER_FULL"))
GENEROUS = (
    "import sys; from bankhalter.server.http import security as s; "
    "s.TokenBucket.take = lambda self, cost=1.0: True; "
    "from bankhalter.cli import main; sys.exit(main())"
)
BATCH = 20  # commands that are sent at once
BATCHES = 10  # in each room


def count(full: int) -> int:
    """How many inputs to try: so many, or a few of them."""
    return full if FULL else max(3, full // 200)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that refuses nothing because it is asked too often."""
    place = str(tmp_path_factory.mktemp("db") / "rooms.db")
    with serving(place, "--push", "push@bank.example", program=GENEROUS) as found:
        yield found
        wrong = [line for line in found.errors if "Traceback" in line or "not-answered" in line]
        assert found.healthy() and not wrong, wrong[:3]


# The socket ----------------------------------------------------------------------------------------------

SAID: dict[str, Any] = {
    **{
        "about": 1,
        "bot": "simple",
        "cash": 1200,
        "client": "own-1",
        "coach": True,
        "colour": 3,
        "fill": "simple",
    },
    **{"figure": "dog", "language": "de", "line": "zeig 12", "luck": "c0ffee00", "maximum": 120},
    **{
        "invitation": "c0ffee01",
        "key": "1" * 64,
        "moment": "long",
        "n": 1,
        "name": "Anna 2",
        "on": True,
        "phrase": "hello",
        "place": 3,
        "plays": True,
    },
    **{"pledge": "0" * 64, "question": 3, "reason": "4 times", "say": ["bid 120", "throw"], "seat": 0},
    **{"seats": 3, "shows": True, "since": 3, "absence": 60, "take": True, "text": "wait 5 minutes"},
    **{"tokens": ["0"], "topic": "undo", "variant": "", "version": 7, "whom": 1, "words": True, "yes": True},
    "clock": {"bank": 600, "increment": 5, "call": 20, "answer": 30, "turn": 0},
    "code": "1234",
    "switches": {"jail_pay_turns": [1, 2], "starting_cash": 1500, "agreed_end": 60},
}
TEXTS = ("line", "text", "reason", "name", "luck", "pledge", "key")
LINES = (
    "wirf 3-4",
    "biete 120",
    "hausbau 31 2",
    "angebot 2 geld 100 will 39",
    "zeig 12",
    "40",
    "-1",
    "regeln 7",
)
SHOWN = ("3-4", "6-6-bus", "drawn a/go-back", "dealt 39", "*", "7-7", "turn 2", "undo 3")
OPTIONS: list[dict[str, Any]] = [
    {},
    {"chance": "typed"},
    {"chance": "typed", "board": "real", "money": "real"},
    {"coach": True, "seats": 5},
    {"clock": {"bank": 600, "increment": 5, "call": 20, "answer": 30}},
    {"edition": "deluxe-ch", "variant": "short"},
    {"edition": "warendorf"},
    {"edition": "azeroth", "switches": {"speed_die": True}},
]


class Guest:
    """Plays both seats of a room as its menus say, and in between sends every command with other numbers."""

    def __init__(self, server: Server, luck: random.Random) -> None:
        self.luck, self.sent = luck, 0
        code = server.open(**{"seats": 3, **luck.choice(OPTIONS)})
        self.client = Client(server, code)
        for name in ("Anna", "Ben"):
            self.client.sit(name)
        if luck.random() < 0.85:
            self.client.ask("start", fill="simple" if luck.random() < 0.5 else "")

    def annoy(self) -> None:
        """Send some commands; every one is answered without trouble, and the connection stays open."""
        for _ in range(BATCH):
            self.sent += 1
            self.client.send(json.dumps(self.command()))
        self.client.settle()
        troubled = [said for said in self.client.others if said.get("word") == "trouble"]
        assert not troubled and not [said for said in self.client.others if said["is"] == "unsettled"]
        self.client.others.clear()

    def command(self) -> dict[str, Any]:
        """A command that is right but for one number."""
        kind = self.luck.choice(WORDED if self.luck.random() < 0.5 else KINDS)
        said = {name: SAID[name] for name in kind.__struct_fields__ if name in SAID}
        said |= {"do": kind.__struct_config__.tag, "id": f"n{self.sent}", "seat": self.luck.randrange(2)}
        for name, made in (("question", self.question), ("say", self.say), ("line", self.line)):
            if name in said and (name != "say" or isinstance(said["say"], list)):
                said[name] = made()
        if said["do"] == "chance":
            said["say"] = self.luck.choice(SHOWN)
        return self.changed(said)

    def question(self) -> int:
        return int(self.client.table.get("question", 0))

    def say(self) -> list[str]:
        menus = [mine.get("menu") or [] for mine in self.client.mine.values()]
        said = [choice["say"] for menu in menus for choice in menu]
        return [self.luck.choice([*said, "offer 2 give=1 cash=5 want=3 want-cash=7", "plan 3 2 1", "bid 10"])]

    def line(self) -> str:
        return self.luck.choice((*LINES, *self.say()))

    def changed(self, said: dict[str, Any]) -> dict[str, Any]:
        """Change a number of a command, in its words or outside of them."""
        worded = [
            name for name in ("line", "text", "reason", "name", "luck", "pledge", "key") if name in said
        ]
        if "say" in said and (not worded or self.luck.random() < 0.8):
            words = said["say"]
            said["say"] = (
                in_text(words, self.luck) if isinstance(words, str) else [in_text(words[0], self.luck)]
            )
            return said
        if worded and self.luck.random() < 0.6:
            name = self.luck.choice(worded)
            return {**said, name: in_text(said[name], self.luck)}
        return dict(in_tree(said, self.luck))

    def move_on(self) -> None:
        """Answer what is asked as the menu says, so that the next commands meet another question."""
        for _ in range(self.luck.randrange(6)):
            asked = self.client.table.get("asked", -1)
            if asked not in self.client.seats or not self.client.mine.get(asked, {}).get("menu"):
                return
            with contextlib.suppress(StopIteration):
                self.client.act(asked, choose(self.client, asked, self.sent))
            self.client.settle()


KINDS = [kind for kind in get_args(m.AnyCommand) if kind is not m.Hello]
WORDED = [kind for kind in KINDS if {"say", "line", "shows", "maximum"} & set(kind.__struct_fields__)]


@pytest.mark.parametrize("seed", range(10))
def test_commands(server: Server, seed: int) -> None:
    luck = random.Random(seed)
    for _ in range(count(6_000) // (BATCH * BATCHES) + 1):
        guest = Guest(server, luck)
        for _ in range(BATCHES if FULL else 2):
            guest.annoy()
            guest.move_on()
        guest.client.close()


def test_every_command_has_its_numbers() -> None:
    fields = {name for kind in KINDS for name in kind.__struct_fields__}
    assert fields - {"id"} <= set(SAID)


# Requests ------------------------------------------------------------------------------------------------


CALLED = "https://push7.example:443/wpush/v2/1"
# A point of the curve, as browsers write theirs: that of RFC 8291, appendix A.
POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"


def bodies() -> dict[str, list[Any]]:
    """What may be sent to which address."""
    record = (FOLDER / "standard-normal.game").read_text("utf-8").partition("\n\n")
    short = record[0] + "\n\n" + "\n".join(record[2].splitlines()[:30]) + "\n"
    trees = [{**load(name).tree, "id": "own"} for name in available()]
    small = {
        "format": 1,
        "extends": "standard",
        "id": "own",
        "money": {"start": 1500},
        "spaces": {"1": {"price": 60}},
    }
    return {
        "/api/rooms": [dict(option) for option in OPTIONS]
        + [
            {"seats": 4, "pace": 700, "absence": 60, "hammer": 9, "patience": 6, "switches": SAID["switches"]}
        ],
        "/api/verify": [{"record": short, "commit": "0" * 64}],
        "/api/editions": [{"tree": small}],
        "/api/editions/check": [{"tree": tree, "language": "de"} for tree in [*trees, small]],
        "/api/editions/forms": [{"names": [{"name": "Platz 12"}], "exact": True}],
        "/api/editions/convert": [{"text": json.dumps(small), "source": "json", "target": "toml"}],
        "/api/me/handover": [{"luggage": {"games": [1, 2]}}],
        "/api/me/arrival": [{"code": "12345678"}],
        "/api/editions/{name}/report": [{"reason": "7"}],
        "/api/me/push": [{"endpoint": CALLED, "key": POINT, "auth": "A" * 22, "language": "de"}],
        "/api/me/push/end": [{"endpoint": CALLED}],
    }


def changed_body(luck: random.Random, tree: Any) -> Any:
    """Change a number of a body, or of one of its texts."""
    texts = [name for name, value in tree.items() if isinstance(value, str)]
    if texts and luck.random() < 0.5:
        name = luck.choice(texts)
        return {**tree, name: in_text(tree[name], luck)}
    try:
        return in_tree(tree, luck)
    except IndexError:  # no number in it
        return {**tree, "seats": luck.choice(WRITTEN)}


@pytest.fixture(scope="module")
def routes(server: Server) -> list[tuple[str, str, list[str]]]:
    """Every address with its method and the names of its questions; nothing that computes for minutes."""
    paths = server.http.get("/schema/openapi.json").json()["paths"]
    return [
        (method, path, [part["name"] for part in said.get("parameters", []) if part["in"] == "query"])
        for path, methods in paths.items()
        for method, said in methods.items()
        if not path.startswith(("/api/probes", "/api/print")) and not path.endswith(".pdf")
    ]


def address(luck: random.Random, path: str, asked: list[str], code: str) -> str:
    """An address with other numbers in it."""
    names = ["standard", f"own@{'0' * 64}", "own@1", code, code[:-1] + "0"]
    for part in ("{code}", "{name}"):
        said = luck.choice(names) if luck.random() < 0.5 else in_text(luck.choice(names), luck)
        path = path.replace(part, quote(said[:300], safe=""))
    query = "&".join(f"{name}={quote(luck.choice(WRITTEN)[:300])}" for name in asked if luck.random() < 0.7)
    return f"{path}?{query}" if query else path


@pytest.mark.parametrize("seed", range(10))
def test_requests(server: Server, routes: list[tuple[str, str, list[str]]], seed: int) -> None:
    luck, said, code = random.Random(seed), bodies(), server.open()
    for _ in range(count(1_600)):
        method, path, asked = luck.choice(routes)
        body = changed_body(luck, luck.choice(said[path])) if method == "post" and path in said else None
        content = None if body is None else json.dumps(body)
        to = address(luck, path, asked, code)
        answer = server.http.request(
            method, to, content=content, headers={"content-type": "application/json"}
        )
        assert answer.status_code < 500, (method, to, content, answer.text)


HEADERS = (
    *("Content-Length", "Range", "Sec-WebSocket-Version", "Age", "Max-Forwards", "Keep-Alive", "Host"),
    *("If-None-Match", "X-Forwarded-For", "Last-Event-ID", "Upgrade-Insecure-Requests"),
)


@pytest.mark.parametrize("header", HEADERS)
def test_headers(server: Server, header: str) -> None:
    """Numbers in headers, as bytes no library would send: an answer below 500, or none where none is due."""
    place = urlsplit(server.url)
    for number in WRITTEN if FULL else WRITTEN[::9]:
        for wanted in ("GET /", "POST /api/rooms"):
            told = number if header != "Host" else f"127.0.0.1:{number}"
            said = f"{wanted} HTTP/1.1\r\nHost: x\r\n{header}: {told}\r\nConnection: close\r\n\r\n"
            with socket.create_connection((str(place.hostname), int(place.port or 0)), timeout=0.5) as line:
                line.sendall(said.encode())
                assert b" 50" not in first_line(line), (header, number)


def first_line(line: socket.socket) -> bytes:
    """The first line of an answer; nothing where the server waits for a body that does not come."""
    with contextlib.suppress(OSError):
        return line.recv(4096).partition(b"\r\n")[0]
    return b""
