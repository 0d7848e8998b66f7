"""Which process looks after the clocks and bots of a room, and news between processes.

With SQLite there is one process, which owns everything. With PostgreSQL rooms fall into a few shares, and
each share belongs to the server that has its lease (storage/leases.py). A server that could not beat for a
while does not believe in its leases any more, before others take them; one that does is stopped by the fence.
"""

from __future__ import annotations

import contextlib
import secrets
import threading
import time
import zlib
from collections.abc import Callable
from typing import Any, Final

from bankhalter.server.steady_clock import CLOCK, now_ms
from bankhalter.server.storage import leases
from bankhalter.server.storage.leases import SHARES, Fence, Lease
from bankhalter.server.storage.store import CHANNEL, PATIENT, Store

POLL: Final = 0.4  # seconds between two beats
SURE: Final = leases.GONE - 0.5  # seconds after its last beat in which a server believes in its leases
CUT: Final = 4.0  # seconds after that when players are better off at another server
WAKE: Final = "="  # among the news: leases were given away


def share_of(code: str) -> int:
    """Return the share a room belongs to."""
    return zlib.crc32(code.encode()) % SHARES


class Ownership:
    """The only process there is."""

    others = 0  # servers that share the rooms with this one

    def __init__(self) -> None:
        self.began = now_ms()

    def owns(self, code: str) -> bool:
        """Tell whether this process looks after a room."""
        return True

    def fence(self, code: str) -> Fence | None:
        """Return what is to hold when something is written as the one who looks after a room."""
        return None

    def lost(self, code: str) -> None:
        """Something was refused because somebody else looks after a room."""

    def cut_off(self) -> bool:
        """Tell whether the database has long been out of reach here, and perhaps not for other servers."""
        return False

    def since(self, code: str) -> int:
        """Return since when it does, in milliseconds."""
        return self.began

    def start(self, heard: Callable[[str], None], gained: Callable[[], None]) -> None:
        """Begin to listen."""

    def stop(self) -> None:
        """Let go of everything."""


class SharedOwnership(Ownership):
    """One of several processes on the same PostgreSQL: a connection that listens, beats and holds leases."""

    def __init__(self, store: Store) -> None:
        super().__init__()
        self.address = store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.name = secrets.token_hex(8)
        self.held: dict[int, Lease] = {}
        self.got: dict[int, int] = {}  # since when
        self.sure = 0.0  # until when, by the clock that only runs on
        self.stopping = False
        self.thread: threading.Thread | None = None

    def owns(self, code: str) -> bool:
        """Tell whether this process has the lease of the room's share, and has reason to believe so."""
        return share_of(code) in self.held and time.monotonic() < self.sure

    def fence(self, code: str) -> Fence | None:
        """Return the lease by which this process looks after a room; one that never was, if it has none."""
        lease = self.held.get(share_of(code))
        return (share_of(code), -1 if lease is None else lease.fence)

    def lost(self, code: str) -> None:
        """Do not believe in this lease until the next look."""
        self.held = {share: lease for share, lease in self.held.items() if share != share_of(code)}

    def cut_off(self) -> bool:
        """Tell whether this server could not beat for long, and had others beside it when it last could."""
        return self.others > 0 and time.monotonic() > self.sure + CUT

    def since(self, code: str) -> int:
        """Return since when it has the lease."""
        return self.got.get(share_of(code), self.began)

    def start(self, heard: Callable[[str], None], gained: Callable[[], None]) -> None:
        """Begin to listen, in a thread; `gained` is called after new shares and after a lost connection."""
        self.thread = threading.Thread(target=self._run, args=(heard, gained), name="owner", daemon=True)
        self.thread.start()

    def stop(self) -> None:
        """Let go of the shares, so that another process takes them at once."""
        self.stopping = True
        if self.thread is not None:
            self.thread.join(timeout=5)

    def _run(self, heard: Callable[[str], None], gained: Callable[[], None]) -> None:
        import psycopg

        while not self.stopping:
            with contextlib.suppress(psycopg.Error, OSError):
                self._listen(psycopg.connect(self.address, autocommit=True, **PATIENT), heard, gained)
            self.held = {}
            if not self.stopping:
                time.sleep(POLL)

    def _listen(self, connection: Any, heard: Callable[[str], None], gained: Callable[[], None]) -> None:
        with connection:
            connection.execute(f"LISTEN {CHANNEL}")
            began = time.monotonic()
            looked = 0.0
            gained()
            while not self.stopping:
                if time.monotonic() - looked > POLL:
                    looked = time.monotonic()
                    if self._look(connection, judges=looked - began > leases.GONE):
                        gained()
                for note in connection.notifies(timeout=POLL, stop_after=1):
                    if note.payload == WAKE:
                        looked = 0.0
                    else:
                        heard(note.payload)
            self.held = {}
            leases.leave(connection, self.name)
            connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, WAKE))

    def _look(self, connection: Any, judges: bool) -> bool:
        """Beat, give away what others lack, take what is due; tell whether something was won.

        A server whose event loop stands still does not beat. Whoever has just come (back) does not take
        others for gone: perhaps it was the database that was away, for all.
        """
        if CLOCK.silent() > leases.GONE:
            self.held = {}
            return False
        began = time.monotonic()
        look = leases.beat(connection, self.name)
        self.others = len(look.there) - 1
        if given := leases.surplus(look, self.name):
            self.held = {lease.share: lease for lease in leases.mine(look, self.name) if lease not in given}
            leases.give(connection, self.name, given)
        wanted = leases.vacant(look, self.name)
        free = [lease for lease in wanted if judges or not lease.owner]
        leases.take(connection, self.name, free)
        return self._hold(leases.beat(connection, self.name) if free or given else look, began)

    def _hold(self, look: leases.LeaseSurvey, began: float) -> bool:
        """Believe in what the database says; tell whether there is something that was not held before."""
        now, before = now_ms(), self.held
        found = {lease.share: lease for lease in leases.mine(look, self.name)}
        new = [share for share, lease in found.items() if before.get(share) != lease]
        self.got = {**self.got, **dict.fromkeys(new, now)}
        self.sure, self.held = began + SURE, found
        return bool(new)


def ownership_of(store: Store) -> Ownership:
    """Return what fits the database."""
    return SharedOwnership(store) if store.postgres else Ownership()
