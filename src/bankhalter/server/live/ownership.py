"""Which process looks after the clocks and bots of a room, and news between processes.

With SQLite there is one process, which owns everything. With PostgreSQL rooms fall into a few shares; a share
belongs to whoever holds its advisory lock, and the lock of a process that dies is free at once. Being wrong
about it does no harm: the fence of the log lets only one of two writers through.
"""

from __future__ import annotations

import contextlib
import threading
import time
import zlib
from collections.abc import Callable
from typing import Any, Final

from bankhalter.server.steady_clock import now_ms
from bankhalter.server.storage.store import CHANNEL, Store

SHARES: Final = 16
LOCKS: Final = 811_000
POLL: Final = 0.25  # seconds between two looks for free shares


def share_of(code: str) -> int:
    """Return the share a room belongs to."""
    return zlib.crc32(code.encode()) % SHARES


class Ownership:
    """The only process there is."""

    def __init__(self) -> None:
        self.began = now_ms()

    def owns(self, code: str) -> bool:
        """Tell whether this process looks after a room."""
        return True

    def since(self, code: str) -> int:
        """Return since when it does, in milliseconds."""
        return self.began

    def start(self, heard: Callable[[str], None], gained: Callable[[], None]) -> None:
        """Begin to listen."""

    def stop(self) -> None:
        """Let go of everything."""


class SharedOwnership(Ownership):
    """One of several processes on the same PostgreSQL: a connection that listens and holds locks."""

    def __init__(self, store: Store) -> None:
        super().__init__()
        self.address = store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.held: dict[int, int] = {}
        self.stopping = False
        self.thread: threading.Thread | None = None

    def owns(self, code: str) -> bool:
        """Tell whether this process holds the room's share."""
        return share_of(code) in self.held

    def since(self, code: str) -> int:
        """Return since when it holds it."""
        return self.held.get(share_of(code), self.began)

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
                self._listen(psycopg.connect(self.address, autocommit=True, **KEEPALIVE), heard, gained)
            self.held = {}
            if not self.stopping:
                time.sleep(POLL)

    def _listen(self, connection: Any, heard: Callable[[str], None], gained: Callable[[], None]) -> None:
        with connection:
            connection.execute(f"LISTEN {CHANNEL}")
            gained()
            looked = 0.0
            while not self.stopping:
                if time.monotonic() - looked > POLL:
                    looked = time.monotonic()
                    if self._take(connection):
                        gained()
                for note in connection.notifies(timeout=POLL, stop_after=1):
                    heard(note.payload)

    def _take(self, connection: Any) -> bool:
        """Try to get the shares nobody holds."""
        wanted = [share for share in range(SHARES) if share not in self.held]
        if not wanted:
            return False
        question = "SELECT share, pg_try_advisory_lock(%s + share) FROM unnest(%s::int[]) AS share"
        got = [share for share, free in connection.execute(question, (LOCKS, wanted)) if free]
        now = now_ms()
        self.held = {**self.held, **dict.fromkeys(got, now)}
        return bool(got)


# A machine that vanishes is noticed within seconds.
KEEPALIVE: dict[str, Any] = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}


def ownership_of(store: Store) -> Ownership:
    """Return what fits the database."""
    return SharedOwnership(store) if store.postgres else Ownership()
