"""Who is at the table: connections and their seats, here and in other processes."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

from bankhalter.server.live import broadcast
from bankhalter.server.live.live_room import SILENT, Connection, LiveRoom, RemotePresence
from bankhalter.server.protocol import messages as m
from bankhalter.server.steady_clock import now_ms, wall_ms

LOST: Final = 30_000  # milliseconds until a process that says nothing counts as gone
PAYLOAD: Final = 7_000  # bytes of one piece of news; PostgreSQL takes less than 8,000


def claim(live: LiveRoom, connection: Connection, seats: set[int]) -> None:
    """Give seats to a connection; the newest one wins."""
    for other in live.connections:
        if other is not connection:
            for seat in seats.intersection(other.seats):
                lose(live, other, seat)
    connection.seats = tuple(sorted(seats.union(connection.seats)))
    for seat in seats:
        live.claimed[seat] = wall_ms()
        live.away.pop(seat, None)
    live.used = time.monotonic()


def is_held_by_newer(live: LiveRoom, connection: Connection, seat: int) -> bool:
    """Tell whether a seat is played from a connection that greeted later than this one."""
    later = (
        list(live.connections)[list(live.connections).index(connection) + 1 :]
        if connection in live.connections
        else []
    )
    return bool([other for other in later if seat in other.seats])


def mark_away(live: LiveRoom, before: set[int], watched: int) -> None:
    """Note who went away and who came, and tell everybody if somebody did, or watches no longer."""
    note_absence(live, before)
    if (live.online(), live.spectators()) != (before, watched):
        broadcast.send_presence(live)


def note_absence(live: LiveRoom, before: set[int]) -> None:
    """Note who went away and who came, compared with before."""
    online = live.online()
    for seat in before - online:
        live.away[seat] = live.now()
    for seat in online:
        live.away.pop(seat, None)


def heir(live: LiveRoom) -> int:
    """Return who is host instead of one who has been away for too long, those who play first, or -1."""
    room = live.room
    if room.phase == "over" or room.frozen or room.host not in live.overdue(live.now()):
        return -1
    return min(live.online(), key=lambda seat: (not room.plays(seat), seat), default=-1)


def heard(live: LiveRoom, process: str, who: list[str]) -> None:
    """Another process says who is connected there; seats claimed there later than here are lost here."""
    before, watched = live.online(), live.spectators()
    here, new, at, watching = read_seats(who[0]), read_seats(who[1]), int(who[2]), int(who[3])
    shown = int(who[4]) if len(who) > 4 else SILENT
    live.elsewhere[process] = RemotePresence(now_ms(), here, watching, shown)
    for connection in live.connections:
        for seat in [seat for seat in new.intersection(connection.seats) if live.claimed.get(seat, 0) < at]:
            lose(live, connection, seat)
    mark_away(live, before, watched)


def lose(live: LiveRoom, connection: Connection, seat: int) -> None:
    """A connection loses a seat to a newer one."""
    connection.seats = tuple([other for other in connection.seats if other != seat])
    connection.keys.discard(live.room.places[seat].key)
    connection.send(m.encode(m.Replaced(seat)))


def forget_silent(live: LiveRoom) -> None:
    """Processes that have said nothing for long are gone, and with them who was connected there."""
    before, watched = live.online(), live.spectators()
    for process in [name for name, other in live.elsewhere.items() if now_ms() - other.at > LOST]:
        del live.elsewhere[process]
    mark_away(live, before, watched)


# News between processes ------------------------------------------------------------------------------------


def whereabouts(live: LiveRoom, process: str, new: set[int]) -> str:
    """Return who is connected here, as other processes read it."""
    here = sorted({seat for connection in live.connections for seat in connection.seats})
    told = f"{dotted(here)} {dotted(new)} {wall_ms()} {live.watching()} {live.shown()}"
    return f"@{live.room.code} {process} {told}"


def dotted(seats: Iterable[int]) -> str:
    """Write `0.2.3`."""
    return ".".join(map(str, seats))


def packed(items: list[str], most: int = PAYLOAD) -> list[str]:
    """Return items joined by commas, in as few pieces of at most so many letters as it takes."""
    pieces: list[str] = []
    for item in items:
        if pieces and len(pieces[-1]) + len(item) < most:
            pieces[-1] += f",{item}"
        else:
            pieces.append(item)
    return pieces


def read_seats(text: str) -> frozenset[int]:
    """Read `0.2.3`."""
    return frozenset(int(seat) for seat in text.split(".") if seat)
