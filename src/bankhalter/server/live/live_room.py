"""A room with everything around it that is not in the log: connections, timers, what was read again."""

from __future__ import annotations

import asyncio
import time
from typing import Final, NamedTuple, Protocol

from bankhalter.server.http.security import SeatTalk, TokenBucket
from bankhalter.server.protocol import messages as m
from bankhalter.server.room import room_narration, views
from bankhalter.server.room.change import Change
from bankhalter.server.room.room import Room
from bankhalter.server.schedule.auto_answers import AutoAnswers
from bankhalter.server.steady_clock import now_ms
from bankhalter.server.storage import entries as e

LOST_AFTER: Final = 30  # seconds without a page until others hear by which code a seat can be taken over
SILENT: Final = -1  # of a connection that does not tell what its screen shows
NOBODY: Final[frozenset[int]] = frozenset()


class Connection(Protocol):
    """A connection, whatever carries it."""

    seats: tuple[int, ...]  # in order
    keys: set[str]  # the digests of its tokens
    language: str
    narration_language: str  # the language it wants sentences in, or nothing
    person: str
    address: str
    shown: int  # the version on its screen; SILENT if it does not tell
    late: bool  # was waited for in vain; bots wait again once it has caught up

    def send(self, data: bytes) -> None:
        """Queue a message; a connection that cannot keep up closes itself."""

    def close(self, code: int) -> None:
        """Close it."""


class RemotePresence(NamedTuple):
    """What another process said last: when, which seats are connected there, and how many only watch.

    `shown` is the version that all screens of players there show, SILENT if none of them tells.
    """

    at: int
    seats: frozenset[int]
    watching: int
    shown: int = SILENT


class LiveRoom:
    """A room with everything around it that is not in the log."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.ahead = max(0, room.last_at - now_ms())  # milliseconds by which its time is ahead of ours
        self.lock = asyncio.Lock()
        self.connections: dict[Connection, None] = {}
        self.answers = AutoAnswers()
        self.timer: asyncio.TimerHandle | None = None
        self.code_tries = TokenBucket(1 / 10, 5)  # of codes of seats, of which there are ten thousand
        self.claimed: dict[int, int] = {}  # when a seat was last taken by a connection here
        people = [i for i, place in enumerate(room.places) if place.human]
        self.away = dict.fromkeys(people, self.now())  # since when a seat has no connection: all, at first
        self.elsewhere: dict[str, RemotePresence] = {}  # who is connected to other processes
        self.recalled: dict[str, list[Change]] = {}  # the latest steps from the log, by language
        self.reading = asyncio.Lock()  # one reads them at a time
        self.moving = asyncio.Lock()  # one opens a rematch at a time
        self.thinking = 0  # since which version a bot thinks in a process of its own
        self.called = 0  # the question about which somebody who is not here was called
        self.gone = 0  # how often a live lot was called
        self.seen = (0, 0)  # the last move that was on all screens, and since when
        self.talk: dict[int, SeatTalk] = {}  # what each seat has said lately
        self.used = time.monotonic()

    def now(self) -> int:
        """Return the time of this room: that of its log, run on since its last line by our own clock."""
        return max(self.room.last_at, now_ms() + self.ahead)

    def follow_time(self) -> None:
        """Another process wrote the last line just now: its clock may differ, its seconds do not."""
        self.ahead = self.room.last_at - now_ms()

    def address(self) -> str:
        """Return from where it is played: the least of the addresses here, nothing where nobody is."""
        return min((connection.address for connection in self.connections if connection.seats), default="")

    def online(self) -> set[int]:
        """Return the seats that somebody looks through."""
        here = {seat for connection in self.connections for seat in connection.seats}
        return here.union(*(other.seats for other in self.elsewhere.values()))

    def spectators(self) -> int:
        """Return how many only watch."""
        return self.watching() + sum(other.watching for other in self.elsewhere.values())

    def watching(self) -> int:
        """Return how many only watch through this process."""
        return sum(1 for connection in self.connections if not connection.seats)

    # Screens -----------------------------------------------------------------------------------

    def screens(self) -> list[Connection]:
        """Return the connections of people who play, where they tell what they show."""
        return [c for c in self.connections if c.shown != SILENT and any(map(self._plays, c.seats))]

    def _plays(self, seat: int) -> bool:
        return self.room.places[seat].there and self.room.plays(seat)

    def shown(self) -> int:
        """Return the version that all screens here show, SILENT if there is none that tells."""
        return min([c.shown for c in self.screens() if not c.late], default=SILENT)

    def unseen(self) -> bool:
        """Tell whether the last move is still to be shown on some screen."""
        everywhere = [self.shown(), *(other.shown for other in self.elsewhere.values())]
        return bool([version for version in everywhere if SILENT < version < self.room.moved])

    def seen_at(self) -> int:
        """Return when the last move was on all screens, or when they are no longer waited for."""
        room = self.room
        if self.unseen():
            return room.moved_at + room.options.patience * 1000
        moved, at = self.seen
        return max(room.moved_at, at) if moved == room.moved else room.moved_at

    def note_seen(self) -> bool:
        """Note that the last move is on all screens, if it is and was not; tell whether that is new."""
        if self.unseen() or self.seen[0] == self.room.moved:
            return False
        self.seen = (self.room.moved, self.now())
        return True

    def stop_waiting(self) -> None:
        """Screens that have not shown the last move in time are waited for only when they have caught up."""
        moved = self.room.moved
        for connection in self.screens():
            connection.late = connection.late or connection.shown < moved
        behind = [name for name, other in self.elsewhere.items() if other.shown < moved]
        self.elsewhere.update({name: self.elsewhere[name]._replace(shown=SILENT) for name in behind})

    def here(self) -> m.RoomView:
        """Return the room as everybody sees it."""
        return views.room_view(self.room, self.online(), self.spectators())

    def missed(self, since: int | None) -> list[Change] | None:
        """Return the steps after a version if all are at hand and the game did not begin meanwhile."""
        room = self.room
        if since is None or not 0 <= room.seq - since <= len(room.tail):
            return None
        found = [change for change in room.tail if change.version > since]
        began = [change for change in found if isinstance(change.entry, e.GameStarted)]
        return None if began else found

    def history(self, language: str) -> list[Change]:
        """Return the latest steps at hand: those from the log, then those since."""
        old = self.recalled.get(language, [])
        return old + [change for change in self.room.tail if not old or change.version > old[-1].version]

    def remembers(self, language: str) -> bool:
        """Tell whether the latest steps are at hand in a language, without a gap."""
        found = self.history(language)
        whole = found and found[-1].version - found[0].version == len(found) - 1
        return bool(whole and (len(found) >= room_narration.MOST or found[0].version == 1))

    def count_anew(self, now: dict[int, int]) -> None:
        """Seats have other numbers from now on; those that are left out play no part."""
        self.away = {now[i]: since for i, since in self.away.items() if i in now}
        self.claimed = {now[i]: at for i, at in self.claimed.items() if i in now}
        for process, other in self.elsewhere.items():
            seats = frozenset([now[i] for i in other.seats if i in now])
            self.elsewhere[process] = other._replace(seats=seats)

    def lost(self, now: int) -> frozenset[int]:
        """Return the seats whose page has been gone so long that others may take them over."""
        wait = min(LOST_AFTER, self.room.options.absence) * 1000
        return frozenset(seat for seat, since in self.away.items() if now - since >= wait)

    def overdue(self, now: int) -> frozenset[int]:
        """Return the seats that have been away for too long."""
        if not self.away:
            return NOBODY
        wait = self.room.options.absence * 1000
        return frozenset(seat for seat, since in self.away.items() if now - since >= wait)
