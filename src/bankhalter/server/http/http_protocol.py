"""The HTTP of uvicorn with limits before a request is whole: who connects and says nothing is not waited for.

uvicorn itself begins to count time with the first answer. Here every connection has so long for its head, so
long for its body and so long to take its answer; an address has only so many that are no WebSockets, and when
the server has as many as it can hold, the one that has said nothing for longest makes room.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address
from typing import Any, Final

import h11
import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol

from bankhalter.server import metrics
from bankhalter.server.http.security import household

HEAD: Final = 10.0  # seconds for the head of a request
BODY: Final = 30.0  # and for its body
ANSWER: Final = 30.0  # and to take an answer that waits
TOLD: Final = 60.0  # seconds between two lines of the log about connections that were turned away

Network = IPv4Network | IPv6Network

logger = structlog.get_logger()


class Doorkeeper:
    """Who is connected without being a WebSocket: how many of each address, and who has said nothing yet."""

    def __init__(self, most: int, of_one: int, trusted: Sequence[Network] = ()) -> None:
        self.most = most
        self.of_one = of_one
        self.trusted = trusted  # addresses and networks that speak for many: proxies
        self.open: dict[str, int] = {}
        self.silent: dict[GuardedHttpProtocol, None] = {}  # the oldest first
        self.turned_away = 0
        self.told_at = -TOLD

    def enter(self, line: GuardedHttpProtocol, count: int) -> bool:
        """Count a connection; False if there is no room for it. `count` is how many there are in all."""
        address = line.address
        if self.open.get(address, 0) >= self.of_one and not self.is_trusted(line.host):
            return self.turn_away("address")
        if count > self.most and not self.make_room():
            return self.turn_away("full")
        self.open[address] = self.open.get(address, 0) + 1
        return True

    def is_trusted(self, host: str) -> bool:
        """Tell whether an address speaks for many."""
        return bool(self.trusted) and any(ip_address(host) in network for network in self.trusted)

    def make_room(self) -> bool:
        """End the connection that has said nothing for longest; False if there is none."""
        oldest = next(iter(self.silent), None)
        if oldest is None:
            return False
        oldest.end("crowded")
        return True

    def leave(self, address: str) -> None:
        """A connection is gone, or is a WebSocket from now on."""
        left = self.open.get(address, 0) - 1
        if left > 0:
            self.open[address] = left
        else:
            self.open.pop(address, None)

    def turn_away(self, why: str) -> bool:
        """Note a connection that was not served; the operator reads of many in one line."""
        self.turned_away += 1
        metrics.TURNED_AWAY.labels(why).inc()
        if time.monotonic() - self.told_at >= TOLD:
            self.told_at = time.monotonic()
            logger.warning("connections-turned-away", count=self.turned_away, why=why)
            self.turned_away = 0
        return False


class GuardedHttpProtocol(H11Protocol):
    """A connection that is ended when it takes too long to say what it wants."""

    door: Doorkeeper  # of the class made by `guarded_by`
    host = ""  # the address
    address = ""  # whose it is
    counted = False
    timer: asyncio.TimerHandle | None = None
    state: Any = None  # what the timer runs for

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Take a connection, or turn it away at once."""
        super().connection_made(transport)
        self.host = self.client[0] if self.client else ""
        self.address = household(self.host)
        self.counted = self.door.enter(self, len(self.connections))
        if self.counted:
            self.watch(h11.IDLE, HEAD)
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take what comes; the time for a head or a body begins with it and does not begin again."""
        super().data_received(data)
        if not self.counted:  # a WebSocket by now, or gone
            return
        state = self.conn.their_state
        if state is h11.SEND_BODY and self.state is not h11.SEND_BODY:
            self.watch(state, BODY)
        elif state is h11.IDLE and self.state is None:
            self.watch(state, HEAD)
        elif state not in (h11.SEND_BODY, h11.IDLE):
            self.watch(None)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand over to the WebSocket, which has limits of its own."""
        self.forget()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """Begin to count: the answer is not taken."""
        super().pause_writing()
        self.watch("answer", ANSWER)

    def resume_writing(self) -> None:
        """The answer is taken again."""
        super().resume_writing()
        self.watch(None)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        self.forget()
        super().connection_lost(exc)

    def watch(self, state: Any, seconds: float = 0.0) -> None:
        """End the connection after some time, unless something else is watched by then."""
        if self.timer is not None:
            self.timer.cancel()
        self.state = state
        self.timer = self.loop.call_later(seconds, self.end, "slow") if seconds else None
        self.door.silent.pop(self, None)
        if state is h11.IDLE:
            self.door.silent[self] = None

    def end(self, why: str) -> None:
        """End the connection without a word: nobody has asked for one."""
        self.door.turn_away(why)
        self.forget()
        self.transport.abort()

    def forget(self) -> None:
        """Neither count nor watch it any more."""
        self.watch(None)
        if self.counted:
            self.counted = False
            self.door.leave(self.address)


def guarded_by(door: Doorkeeper) -> type[GuardedHttpProtocol]:
    """Return the protocol for `uvicorn.Config(http=...)`."""
    return type("DooredHttpProtocol", (GuardedHttpProtocol,), {"door": door})
