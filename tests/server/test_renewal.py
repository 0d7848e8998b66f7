"""Servers are renewed one by one while people play, who are led to another one and notice nothing of it.

`benchmarks/renewal.py` says how long they wait meanwhile.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Iterator

import pytest
from server import postgres
from server.event_loop import run
from server.gate import Gate, gated
from server.players import PEOPLE, Player
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from bankhalter.server.admin.log_check import check_all
from bankhalter.server.live.broadcast import RESTART
from bankhalter.server.storage.store import Store

SERVERS = 3
ROOMS = 4
BEFORE_THEY_COME_BACK = 0.25  # seconds, as browsers wait
FOR_EVER = 10**6
NEEDS_POSTGRES = pytest.mark.skipif(not postgres.available(), reason="no PostgreSQL")


class Browser(Player):
    """Comes back as the page does (`web/src/net/websocket.ts`); notes whatever the page would show of it."""

    moves = 0
    waited = 0.0
    sent_at = 0.0

    def __init__(self, gate: Gate, code: str, seat: int) -> None:
        super().__init__([gate], code, seat, random.Random(f"{code}/{seat}"), FOR_EVER)
        self.noticed: list[str] = []

    async def play(self) -> None:
        """Play to the end; whatever is not a move to another server is noticed."""
        while not self.table.get("over"):
            try:
                async with connect(self.address(), ping_interval=None) as line:
                    await self.talk(line)
            except ConnectionClosed as closed:
                self.moves += 1
                if closed.rcvd is None or closed.rcvd.code != RESTART:
                    self.noticed.append(f"cut: {closed}")
            except (OSError, WebSocketException, TimeoutError) as problem:
                self.noticed.append(f"not let in: {problem!r}")
            await asyncio.sleep(BEFORE_THEY_COME_BACK * self.chance.uniform(0.75, 1.25))

    def address(self) -> str:
        return f"{self.servers[0].url.replace('http', 'ws', 1)}api/rooms/{self.code}/socket"

    async def send(self, line: ClientConnection) -> None:
        """Send what is not answered; the line is good."""
        if self.frame is not None:
            self.sent_at = self.sent_at or time.monotonic()
            await line.send(json.dumps(self.frame))

    def done(self, name: str) -> None:
        super().done(name)
        if self.frame is None and self.sent_at:
            self.waited, self.sent_at = max(self.waited, time.monotonic() - self.sent_at), 0.0

    def on_banner(self, message: dict[str, object]) -> None:
        """The page would show it."""
        self.noticed.append(f"banner: {message}")


@pytest.fixture
def gate() -> Iterator[Gate]:
    """Servers behind a gate; at the end the log is whole."""
    with gated(SERVERS) as found:
        yield found
        store = Store(found.servers[0].database)
        assert [finding for finding in check_all(store) if finding.word] == []
        store.engine.dispose()


async def renewed_one_by_one(gate: Gate, browsers: list[Browser]) -> None:
    """End and start every server while everybody plays; at last let everybody give up."""
    async with asyncio.TaskGroup() as tasks:
        for browser in browsers:
            tasks.create_task(browser.play())
        for number, server in enumerate(gate.servers):
            await asyncio.sleep(1.0)
            assert await asyncio.to_thread(server.stop) == 0
            await asyncio.to_thread(server.start, gate.port_of(number))
            await until_ready(gate, number)
        for browser in browsers:
            browser.tired = 0


async def until_ready(gate: Gate, number: int) -> None:
    """Wait until the gate leads people to a server again, as whoever renews servers does."""
    while gate.places[number] not in gate.ready:
        await asyncio.sleep(0.1)


def play_and_renew(gate: Gate, rooms: int) -> list[Browser]:
    """Let people play in so many rooms while all servers are renewed."""
    codes = [gate.servers[0].open(seats=PEOPLE + 1) for _ in range(rooms)]
    browsers = [Browser(gate, code, seat) for code in codes for seat in range(PEOPLE)]
    run(renewed_one_by_one(gate, browsers))
    return browsers


@pytest.mark.slow
@NEEDS_POSTGRES
def test_nobody_notices_that_servers_are_renewed(gate: Gate) -> None:
    browsers = play_and_renew(gate, ROOMS)
    assert sum(browser.moves for browser in browsers) >= len(browsers) // 2, "many were led elsewhere"
    assert [told for browser in browsers for told in browser.noticed] == []
    store = Store(gate.servers[0].database)
    for browser in browsers:
        found = [row for row in store.read(browser.code) if row.command]
        assert len(found) == len({row.command for row in found})
        assert browser.acknowledged.items() <= {row.command: row.seq for row in found}.items()
        assert not browser.refused and len(browser.acknowledged) > 5
    store.engine.dispose()
