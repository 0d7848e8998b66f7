"""A room folded from entries at chosen times, without a server."""

from __future__ import annotations

from collections.abc import Iterable

from bankhalter.game.record import RULES_VERSION
from bankhalter.server.live import broadcast
from bankhalter.server.live.live_room import SILENT, LiveRoom
from bankhalter.server.protocol.messages import Options
from bankhalter.server.room import views
from bankhalter.server.room.change import Change
from bankhalter.server.room.match import edition_of
from bankhalter.server.room.room import Room
from bankhalter.server.storage import entries as e
from bankhalter.server.storage.chain import START, sealed
from bankhalter.server.storage.entries import Row


def chained(rows: Iterable[Row]) -> list[Row]:
    """Chain the lines of rooms, in the order they come."""
    links: dict[str, bytes] = {}
    done = []
    for row in rows:
        done.append(sealed(row, links.get(row.game, START)))
        links[row.game] = done[-1].link
    return done


class Ear:
    """A connection that keeps what it is sent, sentences included; its keys open its seats."""

    def __init__(self, *keys: str) -> None:
        self.seats: tuple[int, ...] = ()
        self.keys = set(keys)
        self.language = self.narration_language = "de"
        self.person = ""
        self.shown, self.late = SILENT, False
        self.heard: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.heard.append(data)

    def close(self, code: int) -> None:
        """Nothing to close."""


class Log:
    """Writes entries into a room, each so many milliseconds after the last one, and tells who listens."""

    def __init__(
        self,
        options: Options,
        code: str = "abcdefg",
        seed: bytes = b"seed",
        ears: Iterable[Ear] = (),
        commit: str = "commit",
        position: str = "",
    ) -> None:
        self.room = Room(code, seed)
        self.live = LiveRoom(self.room)
        self.live.connections = dict.fromkeys(ears)
        self.now = 1_000_000
        self.changes: list[Change] = []
        self.rows: list[Row] = []
        digest = edition_of(options.edition).digest
        self.write(0, e.RoomOpened(options, digest, commit, RULES_VERSION, True, position))

    def write(self, later: int, entry: e.AnyEntry) -> Change:
        """Fold an entry."""
        self.now += later
        line = Row(self.room.code, self.room.seq + 1, self.now, "", None, e.write(entry))
        row = sealed(line, self.room.link)
        change = self.room.fold(row)
        assert self.room.damage is None, self.room.damage
        views.refresh(self.room, change)
        if self.live.connections:
            broadcast.send_step(self.live, change)
        self.rows.append(row)
        self.changes.append(change)
        return change
