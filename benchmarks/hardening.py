"""What an attacker can take from others: figures for docs/serving.md, each with a bystander who plays on.

    .venv/bin/python benchmarks/hardening.py [--lines 100000] [--idle 2000]

A server on a file of SQLite, limits as they are by default except for rooms. The bystander writes ten times a
second; its time from a command to its answer is what counts. Server, attacker and bystander are processes of
their own. Beside it: for how long transactions held the writer, and by how much the event loop's beats came
late, four a second: how many there were, and the bounds under which 99 of 100 and all of them were.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import re
import resource
import socket
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import httpx
from msgspec.structs import astuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from server.desk import Client, Server, seated, serving

from bankhalter.server.http.records import LONGEST_RECORD
from bankhalter.server.storage import entries as e
from bankhalter.server.storage.chain import sealed
from bankhalter.server.storage.entries import Row


def main() -> None:
    """Measure, and print one line of JSON for each attack."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lines", type=int, default=100_000)
    parser.add_argument("--idle", type=int, default=2_000)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(str(Path(folder) / "rooms.db")) as server:
        person, cookie = guest_with(server, asked.lines)
        record = longest_record(server)
        tell("nothing", beside(server, partial(time.sleep, 5)))
        tell("export", beside(server, partial(exports, server.url, cookie)), memory_mb=memory(server))
        tell("forget", beside(server, partial(forget, server.url, cookie)), left=left(server, person))
        tell("verify", beside(server, partial(verify, server.url, record)))
        tell("idle", idle(server, asked.idle))


def tell(what: str, figures: dict[str, Any], **more: Any) -> None:
    """Print figures."""
    print(json.dumps({"attack": what, **figures, **more}), flush=True)


def guest_with(server: Server, lines: int) -> tuple[str, str]:
    """Return a guest who wrote so many lines, put into the log behind the server's back, and the cookie."""
    answer = httpx.get(server.url + "api/me")
    person, cookie = answer.json()["person"], answer.cookies["bankhalter"]
    code = server.open()
    body = e.write(e.ChatSent(0, "something said to fill the log of this room, as people do"))
    rows: list[Row] = []
    names, marks = ", ".join(Row.__struct_fields__), ", ".join("?" * len(Row.__struct_fields__))
    with contextlib.closing(sqlite3.connect(server.database, timeout=60)) as file, file:
        [(link,)] = file.execute("SELECT link FROM log WHERE game = ?", (code,))
        for seq in range(2, lines + 2):
            rows.append(sealed(Row(code, seq, 1000 + seq, person, f"c/{seq}", body), link))
            link = rows[-1].link
        file.executemany(f"INSERT INTO log ({names}) VALUES ({marks})", map(astuple, rows))
        file.execute("INSERT INTO wrote (who, game) VALUES (?, ?)", (person, code))
    return str(person), str(cookie)


def beside(server: Server, attack: Callable[[], Any]) -> dict[str, Any]:
    """Return how long the attack takes, and a bystander's answers meanwhile."""
    client = Client(server, server.open())
    client.sit("Bystander")
    times: list[float] = []
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        pool.submit(time.time).result()  # it has started
        before = {name: counted(server, name) for name in HELD}
        began = time.monotonic()
        work = pool.submit(attack)
        while not work.done():
            asked = time.monotonic()
            answer = client.ask("lock", on=len(times) % 2 == 0)
            assert answer["is"] == "ack", answer
            times.append(1000 * (time.monotonic() - asked))
            time.sleep(0.1)
        took = time.monotonic() - began
        found = work.result()
    times.sort()
    p99 = times[int(0.99 * (len(times) - 1))]
    figures = {"seconds": round(took, 1), "asked": len(times), "p50_ms": round(times[len(times) // 2], 1)}
    figures |= {"p99_ms": round(p99, 1), "worst_ms": round(times[-1], 1), "attack_said": found}
    return figures | {key: bounds(before[key], counted(server, key)) for key in HELD}


HELD = {"transaction_ms": "bankhalter_transaction_seconds", "loop_delay_ms": "bankhalter_loop_delay_seconds"}


def counted(server: Server, key: str) -> dict[float, int]:
    """Return how many were not longer than each bound, in milliseconds."""
    text = server.http.get("/metrics").text
    found = re.findall(rf'^{HELD[key]}_bucket{{le="([^"]+)"}} (\S+)$', text, re.MULTILINE)
    return {1000 * float(bound): int(float(count)) for bound, count in found}


def bounds(before: dict[float, int], after: dict[float, int]) -> list[float | int]:
    """Return how many there were meanwhile, and the bounds under which 99 of 100 and all of them were."""
    new = {bound: after[bound] - before[bound] for bound in after}
    total = max(new.values())
    return [total, *(min(bound for bound in new if new[bound] >= part * total) for part in (0.99, 1.0))]


def exports(url: str, cookie: str) -> Any:
    """Eight exports at once."""

    async def work() -> list[int]:
        async with httpx.AsyncClient(timeout=600, cookies={"bankhalter": cookie}) as client:
            answers = await asyncio.gather(*(client.get(url + "api/me/data") for _ in range(8)))
            return [len(answer.content) for answer in answers]

    return sorted(asyncio.run(work()))[0]


def forget(url: str, cookie: str) -> Any:
    """Be forgotten."""
    answer = httpx.request("DELETE", url + "api/me", cookies={"bankhalter": cookie}, timeout=600)
    return answer.status_code


def longest_record(server: Server) -> str:
    """Return the longest record that is taken: one of 50,000 wishes."""
    code, clients = seated(server, 2)
    asked = clients[0].table["asked"]
    clients[asked].act(asked, "resign")
    lines = httpx.get(f"{server.url}api/rooms/{code}/record").text.splitlines()
    at = lines.index(f"{asked + 1} resign")
    wishes = ["1 wish demand off", "1 wish demand on"] * (LONGEST_RECORD // 38)
    return "\n".join([*lines[:at], *wishes, *lines[at:]]) + "\n"


def verify(url: str, record: str) -> Any:
    """Let a record be proved, four times at once."""

    async def work() -> list[Any]:
        async with httpx.AsyncClient(timeout=600) as client:
            to = url + "api/verify"
            answers = await asyncio.gather(*(client.post(to, json={"record": record}) for _ in range(4)))
            return [answer.json()["word"] for answer in answers]

    return [len(record), *asyncio.run(work())]


def left(server: Server, person: str) -> int:
    """Return how many lines still name a person."""
    with contextlib.closing(sqlite3.connect(server.database)) as file:
        return int(file.execute("SELECT count(*) FROM log WHERE who = ?", (person,)).fetchone()[0])


def memory(server: Server) -> int:
    """Return the most memory the server ever took, in MB."""
    text = Path(f"/proc/{server.process.pid}/status").read_text()
    found = re.search(r"VmHWM:\s+(\d+)", text)
    return int(found[1]) // 1024 if found else 0


def idle(server: Server, count: int) -> dict[str, Any]:
    """Connect without a word, and see whether somebody else is answered."""
    resource.setrlimit(
        resource.RLIMIT_NOFILE, (min(65536, resource.getrlimit(resource.RLIMIT_NOFILE)[1]),) * 2
    )
    where = ("127.0.0.1", int(server.url.rsplit(":", 1)[1].strip("/")))
    lines = []
    for _ in range(count):
        with contextlib.suppress(OSError):
            lines.append(socket.create_connection(where, timeout=5))
    answered = 0
    for _ in range(10):  # from another address of the same machine
        with contextlib.suppress(httpx.HTTPError):
            way = httpx.HTTPTransport(local_address="127.0.0.2")
            with httpx.Client(transport=way, timeout=10) as client:
                answered += client.get(server.url + "health/live").status_code == 200
    for line in lines:
        line.close()
    return {"idle": len(lines), "answered_of_10": answered}


if __name__ == "__main__":
    main()
