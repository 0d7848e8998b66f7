"""Play a few rooms on this version's server; keep its database and what went over the wire.

Run with the sources of a release, before the next one changes them: PYTHONPATH=tests python
tests/server/earlier/make.py FOLDER. It knows nothing but the protocol and `server/desk.py`.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from server import desk
from server.desk import Client, Server, play, seated, serving, to_auction

WORDED = {"words": True, "language": "de"}


class Tape:
    """Every message of every connection, in order, as lines of JSON."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def keep(self, client: Client, to_server: bool, data: Any) -> None:
        """Add one message; the keys stay in their order."""
        said = json.loads(data) if isinstance(data, str | bytes) else data
        if said.get("do", said.get("is")) not in ("ping", "pong"):
            line = {"client": client.client, "sent": to_server, "said": said}
            self.lines.append(json.dumps(line, ensure_ascii=False, separators=(",", ":")))


def record(tape: Tape) -> None:
    """Let all clients keep on the tape what they send and hear."""
    send, hear = Client.send, Client.hear

    def taped_send(self: Client, command: Any) -> None:
        tape.keep(self, True, command)
        send(self, command)

    def taped_hear(self: Client, data: Any) -> dict[str, Any]:
        tape.keep(self, False, data)
        return hear(self, data)

    Client.send, Client.hear = taped_send, taped_hear  # type: ignore[method-assign]


def settle(clients: list[Client]) -> None:
    """Everybody takes what has been sent."""
    for client in clients:
        client.settle()


def running(server: Server) -> None:
    """A game under way: talk, a mute, an offer and no to it, something taken back, a secret maximum."""
    _, (a, b) = seated(server, 2, title="Probe", clock={"bank": 600, "increment": 5}, pace=9000)
    a.ask("chat", seat=0, text="Moin zusammen")
    b.ask("chat", seat=1, phrase="hello")
    a.ask("mute", seat=0, whom=1)
    while not all(seat["deeds"] for seat in a.table["seats"]) or a.table["awaited"] != "turn":
        play([a, b], 1)
        settle([a, b])
    mine, theirs = (seat["deeds"][0] for seat in a.table["seats"])
    a.ask("act", seat=0, say=[f"offer 2 give={mine} cash=20"])
    b.settle()
    b.ask("act", seat=1, say=[f"reject {b.mine[1]['offers'][0]['number']}"])
    b.ask("act", seat=1, say=[f"mortgage {theirs}"])
    settle([a, b])
    a.ask("vote", seat=0, topic="undo")
    b.ask("vote", seat=1, topic="undo")
    settle([a, b])
    to_auction([a, b])
    a.ask("proxy", seat=0, maximum=90)
    b.ask("act", seat=1, say=["accept 1"])  # is refused
    settle([a, b])


def over(server: Server) -> None:
    """A finished game with a rematch."""
    _, clients = seated(server, 2)
    desk.RESIGN = 12
    play(clients)
    settle(clients)
    clients[0].ask("chat", seat=0, phrase="well-played")
    clients[0].ask("rematch", seat=0)
    settle(clients)


def paused(server: Server) -> None:
    """A paused game with a computer player, told in words to somebody who comes later."""
    code = server.open(seats=3, switches={"rent_demand": "auto"})
    anna = Client(server, code)
    anna.sit("Anna", luck="4711")
    anna.ask("put-bot", seat=1, bot="simple", name="Robo")
    anna.ask("rename", seat=0, name="Anne")
    anna.ask("start")
    while not anna.table:
        anna.receive()
    for _ in range(8):
        while not anna.mine[0].get("question"):
            anna.receive()
        anna.follow(anna.act(0, desk.choose(anna, 0, 0)).get("version", 0))
    anna.ask("vote", seat=0, topic="pause")
    anna.settle()
    ben = Client(server, code)
    ben.send({"do": "hello", "client": ben.client, **WORDED})
    ben.until("welcome")


def waiting(server: Server) -> None:
    """A room that has not begun: locked, somebody was kicked, real dice are typed in."""
    code = server.open(seats=4, chance="typed", edition="warendorf")
    clients = [Client(server, code) for _ in range(3)]
    for i, client in enumerate(clients):
        client.sit(f"W{i}")
    clients[0].ask("kick", seat=2)
    clients[0].ask("quiet", seat=0)
    clients[0].ask("lock")
    settle(clients)


def main(folder: Path) -> None:
    """Make `rooms.db` and `wire.jsonl`."""
    tape = Tape()
    record(tape)
    with tempfile.TemporaryDirectory() as scratch:
        database = Path(scratch) / "rooms.db"
        with serving(str(database)) as server:
            for scene in (running, over, paused, waiting):
                scene(server)
            server.stop()
        with sqlite3.connect(database) as connection:
            connection.execute("UPDATE setting SET value = 'earlier' WHERE name = 'signing-key'")
            connection.commit()
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute("VACUUM")
        connection.close()
        shutil.copy(database, folder / "rooms.db")
    (folder / "wire.jsonl").write_text("\n".join(tape.lines) + "\n", "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
