"""Real servers on free ports, and clients that speak docs/protocol.md through real sockets."""

from __future__ import annotations

import contextlib
import json
import os
import re
import secrets
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

SRC = Path(__file__).resolve().parent.parent.parent / "src"
PATIENCE = (
    150.0  # seconds until something that does not come counts as lost; a server starts late on a busy machine
)


class Server:
    """A server process."""

    def __init__(self, database: str, *options: str, program: str = "", prefix: Sequence[str] = ()) -> None:
        self.database = database
        self.prefix = prefix
        self.program = ["-c", program] if program else ["-m", "bankhalter"]
        self.options = options
        self.clients: list[Client] = []
        self.start()

    def start(self, port: int = 0) -> None:
        """Start it and wait until it listens, on a free port or a given one."""
        command = [
            *self.prefix,
            sys.executable,
            *self.program,
            "--language",
            "en",
            "serve",
            "--port",
            str(port),
        ]
        command += ["--database", self.database, "--lines", "5000", "--rooms", "1000", "--rate", "500"]
        command += ["--chat", "500"]
        self.process = subprocess.Popen(
            [*command, *self.options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment(),
        )
        line = self.first_line()
        found = re.search(r"http://[^ ]+/", line)
        assert found, (line, self.process.stderr.read() if self.process.stderr else "")
        self.url = found[0]
        self.errors: list[str] = []
        self.listener = threading.Thread(target=self._listen, args=(self.process.stderr,), daemon=True)
        self.listener.start()
        limits = httpx.Limits(keepalive_expiry=2)  # the server closes idle connections after five seconds
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE, limits=limits)
        wait_for(self.healthy)

    def first_line(self) -> str:
        """Return what it says when it listens; a server that says nothing is ended."""
        assert self.process.stdout is not None
        limit = threading.Timer(PATIENCE, self.process.kill)
        limit.start()
        line = self.process.stdout.readline()
        limit.cancel()
        return str(line)

    def _listen(self, stream: Any) -> None:
        for line in stream:
            self.errors.append(line)

    def healthy(self) -> bool:
        """Tell whether it serves."""
        with contextlib.suppress(httpx.HTTPError):
            return self.http.get("/health").status_code == 200
        return False

    def kill(self) -> None:
        """Kill it without warning."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.tidy()

    def tidy(self) -> None:
        """Close what is still open on this side."""
        self.hang_up()
        self.listener.join(timeout=PATIENCE)
        for stream in (self.process.stdout, self.process.stderr):
            assert stream is not None
            stream.close()
        self.http.close()

    def hang_up(self) -> None:
        """Close the connections of all clients."""
        for client in self.clients:
            with contextlib.suppress(OSError):
                client.close()
        self.clients.clear()

    def stop(self) -> int:
        """Ask it to stop."""
        if self.process.poll() is None:
            self.process.terminate()
        code = self.process.wait(timeout=PATIENCE)
        self.tidy()
        return code

    def open(self, **options: Any) -> str:
        """Open a room and return its code."""
        answer = self.http.post("/api/rooms", json={"pace": 0, **options})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])


def environment() -> dict[str, str]:
    """Return the environment of a server: our own sources, and compiled files kept, which start quicker."""
    unwanted = ("PYTHONDONTWRITEBYTECODE",)
    return {**{k: v for k, v in os.environ.items() if k not in unwanted}, "PYTHONPATH": str(SRC)}


def command(*words: str) -> tuple[int, str]:
    """Run a command of the server to its end; return its exit code and what it said."""
    line = [sys.executable, "-m", "bankhalter", "--language", "en", *words]
    done = subprocess.run(
        line, capture_output=True, text=True, env=environment(), check=False, timeout=PATIENCE
    )
    return done.returncode, done.stdout + done.stderr


def wait_for(ready: Any) -> None:
    """Wait until something holds."""
    end = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.1)


class View:
    """What a client knows, kept up to date as docs/protocol.md says."""

    def __init__(self, version: int = 0) -> None:
        self.version = version
        self.table: dict[str, Any] = {}
        self.room: dict[str, Any] = {}
        self.mine: dict[int, dict[str, Any]] = {}
        self.seats: list[int] = []
        self.steps: list[dict[str, Any]] = []
        self.others: list[dict[str, Any]] = []

    def hear(self, data: str | bytes) -> dict[str, Any]:
        """Take a message."""
        message: dict[str, Any] = json.loads(data)
        getattr(self, f"on_{message['is']}", self.others.append)(message)
        return message

    def on_welcome(self, message: dict[str, Any]) -> None:
        self.version, self.room, self.table = message["version"], message["room"], message.get("table") or {}
        self.seats = message["seats"]
        self.mine = {mine["seat"]: mine for mine in message.get("mine", [])}

    def on_mine(self, message: dict[str, Any]) -> None:
        self.mine[message["mine"]["seat"]] = message["mine"]
        self.others.append(message)

    def on_step(self, message: dict[str, Any]) -> None:
        assert message["version"] == self.version + 1, "steps come one after the other"
        self.version = message["version"]
        self.steps.append(message)
        self.room = message.get("room") or self.room
        self.mine.update({mine["seat"]: mine for mine in message.get("mine", [])})
        for key, value in (message.get("table") or {}).items():
            if key in ("seats", "deeds") and key in self.table:
                name = "seat" if key == "seats" else "space"
                new = {part[name]: part for part in value}
                self.table[key] = [new.get(part[name], part) for part in self.table[key]]
            else:
                self.table[key] = value


def lasting(room: dict[str, Any]) -> dict[str, Any]:
    """Return what the log says of a room, without who is connected."""
    places = [{**place, "online": None} for place in room["places"]]
    return {**room, "places": places, "spectators": None}


class Client(View):
    """A client with one connection, which waits for its answers."""

    def __init__(
        self,
        server: Server,
        code: str,
        tokens: list[str] | None = None,
        since: int | None = None,
        headers: dict[str, str] | None = None,
        client: str = "",
    ) -> None:
        url = server.url.replace("http", "ws", 1) + f"api/rooms/{code}/socket"
        self.socket = connect(
            url,
            open_timeout=PATIENCE,
            max_size=None,
            additional_headers=headers,
            legacy=True,
            ping_interval=None,  # its thread would use `random` while Hypothesis draws
        )
        server.clients.append(self)
        super().__init__(since or 0)
        self.number = 0
        self.tokens = list(tokens or [])
        self.client = client or secrets.token_hex(8)
        hello = {"do": "hello", "client": self.client, "tokens": self.tokens, "since": since}
        self.send({**hello, "language": "en"})
        if since is None:
            self.until("welcome")

    def send(self, command: dict[str, Any] | bytes | str) -> None:
        """Send a command, or anything else."""
        self.socket.send(command if isinstance(command, bytes | str) else json.dumps(command))

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """Take the next message."""
        return self.hear(self.socket.recv(timeout=timeout))

    def until(self, *kinds: str, name: str | None = None) -> dict[str, Any]:
        """Take messages until one of these kinds, about this command."""
        end = time.monotonic() + PATIENCE
        while True:
            assert time.monotonic() < end, f"neither of {kinds} came"
            message = self.receive()
            if message["is"] in kinds and (name is None or message.get("id") == name):
                return message

    def ask(self, do: str, **values: Any) -> dict[str, Any]:
        """Send a command and return its answer."""
        self.number += 1
        name = values.pop("id", f"c{self.number}")
        self.send({"do": do, "id": name, **values})
        return self.until("ack", "refused", "seated", name=name)

    def sit(self, name: str, **values: Any) -> int:
        """Take a seat and keep its token."""
        answer = self.ask("sit", name=name, **values)
        assert answer["is"] == "seated", answer
        self.tokens.append(answer["token"])
        return int(answer["seat"])

    def act(self, seat: int, *say: str, **values: Any) -> dict[str, Any]:
        """Say something in the game."""
        question = values.pop("question", self.table.get("question"))
        return self.ask("act", seat=seat, say=list(say), question=question, **values)

    def follow(self, version: int) -> None:
        """Take messages until this version."""
        while self.version < version:
            self.receive()

    def settle(self) -> None:
        """Take everything the server has sent so far."""
        self.number += 1
        self.send({"do": "ping", "n": self.number})
        while self.until("pong")["n"] != self.number:
            pass

    def closed(self) -> int:
        """Take messages until the server closes the connection; return its closing code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 0

    def close(self) -> None:
        self.socket.close()


@contextlib.contextmanager
def serving(database: str, *options: str, program: str = "", prefix: Sequence[str] = ()) -> Iterator[Server]:
    """A server that is gone afterwards; `program` starts it otherwise than usual, `prefix` elsewhere."""
    server = Server(database, *options, program=program, prefix=prefix)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


def seated(server: Server, players: int, **options: Any) -> tuple[str, list[Client]]:
    """Open a room, let people sit down and start; return its code and the clients."""
    code = server.open(seats=players, **options)
    clients = [Client(server, code) for _ in range(players)]
    for i, client in enumerate(clients):
        client.sit(f"P{i}")
    assert clients[0].ask("start")["is"] == "ack"
    for client in clients:
        while not client.table:
            client.receive()
    return code, clients


def to_auction(clients: list[Client]) -> None:
    """Play until something is auctioned; nobody buys."""
    for client in clients:
        client.settle()
    while clients[0].table["awaited"] != "auction":
        seat = clients[0].table["asked"]
        client = next(c for c in clients if seat in c.seats)
        menu = [choice["say"] for choice in client.mine[seat]["menu"]]
        say = next(word for word in ("decline", "throw", "end-turn", "raise", "pay") if word in menu)
        answer = client.act(seat, say)
        for other in clients:
            other.follow(answer["version"])


PREFERRED = ("buy", "build", "throw", "end-turn", "raise", "bankrupt", "walk", "pay", "keep", "put", "steps")
RESIGN = 260  # after so many actions those who are asked give up, so that every game ends


def choose(client: View, seat: int, count: int) -> str:
    """Return what a scripted client says that knows no rules, only its menu."""
    menu = {choice["say"]: choice for choice in client.mine[seat]["menu"]}
    if count > RESIGN and "resign" in menu:
        return "resign"
    for word in PREFERRED:
        found = [say for say in menu if say.split()[0] == word]
        if found:
            return found[0]
    bid = menu.get("bid")
    if bid and bid["low"] <= 60 * (1 + count % 3) * bid.get("grain", 1):
        return f"bid {bid['low']}"
    return (
        "want 0" if "want" in menu else next(say for say in menu if say in ("pass", "decline", "take-card"))
    )


def play(clients: list[Client], most: int = 3000) -> int:
    """Let the clients play until the game is over, or so many actions; return how many were taken."""
    holders = {seat: client for client in clients for seat in client.seats}
    for count in range(most):
        lead = clients[0]
        if lead.table["over"]:
            return count
        asked = lead.table["asked"]
        client = holders[asked]
        client.follow(lead.version)
        answer = client.act(asked, choose(client, asked, count))
        assert answer["is"] == "ack", (answer, client.mine[asked], lead.table["awaited"])
        for other in clients:
            other.follow(answer["version"])
    return most
