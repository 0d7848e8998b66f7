"""What an operator does about rooms and people in them: close, open again, delete; ban and let back in.

What happens in a room is written as a line of its log, at the next free place, as any server does it. So it
is safe while servers run, and all of them hear of it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Final

from bankhalter.server.admin.operator_error import OperatorError
from bankhalter.server.admin.personal_data import REST
from bankhalter.server.room.lobby_line import summary
from bankhalter.server.room.room import CLOSED, Room
from bankhalter.server.steady_clock import now_ms
from bankhalter.server.storage import entries as e
from bankhalter.server.storage.bans import Bans
from bankhalter.server.storage.chain import sealed
from bankhalter.server.storage.database_tables import note_cleaned
from bankhalter.server.storage.edition_shelf import EditionShelf
from bankhalter.server.storage.entries import Row
from bankhalter.server.storage.person_lines import games_of
from bankhalter.server.storage.retention import letting_go
from bankhalter.server.storage.store import Store

HEARD: Final = 4.0  # seconds until every server has heard of a line
DRAWN: Final = 40  # seconds until a draw of luck has ended, one way or another

Make = Callable[[Room], e.AnyEntry | None]


@contextmanager
def opened(place: str) -> Iterator[Store]:
    """A database that is written to."""
    store = Store(place)
    store.open()
    try:
        yield store
    finally:
        store.close()


def close(place: str, code: str, on: bool = True) -> None:
    """Let nobody play on in a room, or again."""
    with opened(place) as store:
        write_line(store, code, partial(closing, on=on))


def closing(room: Room, on: bool) -> e.RoomClosed | None:
    """Return what closes a room or opens it, unless it is so."""
    return None if (room.frozen == CLOSED) == on else e.RoomClosed(on)


def delete(place: str, code: str) -> None:
    """Take a room out of the database: closed first, so that no server writes behind what is gone."""
    with opened(place) as store:
        if store.seed(code) is None:
            raise OperatorError("no-such-room", 1)
        with suppress(OperatorError):  # nobody writes behind a damaged line either
            write_line(store, code, partial(closing, on=True))
            time.sleep(HEARD)
        began = time.monotonic()
        for _ in letting_go(store, code):
            time.sleep(REST * (time.monotonic() - began))
            began = time.monotonic()
        have_read(store, code)
        store.shred()


def ban(place: str, person: str) -> int:
    """Let a guest sit at no table any more; return from how many they were sent away."""
    with opened(place) as store:
        Bans(store).add(person, now_ms())
        return sum(send_away(store, code, person) for code in games_of(store, person))


def unban(place: str, person: str) -> None:
    """Let a guest play again."""
    with opened(place) as store:
        if not Bans(store).lift(person):
            raise OperatorError("no-such-ban", 1, person=person)


def send_away(store: Store, code: str, person: str) -> bool:
    """Take the seats of a guest in a room; tell whether there were any."""
    left = False
    with suppress(OperatorError):  # in a damaged room nobody plays anyway
        wait_for_draw(store, code)
        while write_line(store, code, partial(leaving, person)):
            left = True
    return left


def wait_for_draw(store: Store, code: str) -> None:
    """Wait until luck is told: who leaves meanwhile would seem to have kept theirs back."""
    for _ in range(DRAWN):
        if room_of(store, code).phase != "drawing":
            return
        time.sleep(1)


def leaving(person: str, room: Room) -> e.SeatLeft | None:
    """Return how a guest leaves the next seat they have in a room that is played in."""
    seats = [seat for seat, place in enumerate(room.places) if place.person == person]
    return e.SeatLeft(seats[0], kicked=True) if seats and room.phase not in ("drawing", "over") else None


# Writing -------------------------------------------------------------------------------------------------


def room_of(store: Store, code: str) -> Room:
    """Return a room as its log has it."""
    seed = store.seed(code)
    if seed is None:
        raise OperatorError("no-such-room", 1)
    rows, own = EditionShelf(store).read(code)
    room = Room(code, seed, own)
    for row in rows:
        room.fold(row)
    if room.broken:
        raise OperatorError("room-damaged", 1, room=code)
    return room


def write_line(store: Store, code: str, make: Make) -> bool:
    """Write a line behind the last one of a room, however quick the servers are; False: there is none."""
    while entry := make(room := room_of(store, code)):
        line = Row(code, room.seq + 1, max(now_ms(), room.last_at), "", None, e.write(entry))
        row = sealed(line, room.link)
        room.fold(row)
        if asyncio.run(store.append([row], summary(room))) == "ok":
            have_read(store, code)
            return True
    return False


def have_read(store: Store, code: str) -> None:
    """Have the servers read a room anew."""
    if not store.postgres:
        with store.engine.begin() as connection:
            note_cleaned(connection, [code])
    store.tell_cleaned([code])
