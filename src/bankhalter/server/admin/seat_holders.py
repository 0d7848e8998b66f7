"""Who sat where in a room, line by line: for whoever reads what was reported."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bankhalter.server.room.seating import counted_anew
from bankhalter.server.storage import entries as e
from bankhalter.server.storage.entries import Row

NAMED = e.SeatTaken | e.BotSeated


@dataclass(eq=False)
class Holder:
    """Who has a seat, by the name they sat down with, and as which guests: another device is another one."""

    name: str = ""
    people: set[str] = field(default_factory=set)


@dataclass(frozen=True)
class HeldLine:
    """A line of the log, with who sits where after it, and under which names."""

    row: Row
    entry: e.AnyEntry
    seats: dict[int, Holder]
    names: dict[int, str]


def held(rows: Sequence[Row]) -> Iterator[HeldLine]:
    """Go through the lines of a room. At the start of the game seats are counted anew."""
    seats: dict[int, Holder] = {}
    names: dict[int, str] = {}
    for row in rows:
        entry = e.read(row.body)
        if isinstance(entry, e.GameStarted):
            now = counted_anew(entry)
            seats = {now[seat]: found for seat, found in seats.items() if seat in now}
            names = {now[seat]: name for seat, name in names.items() if seat in now}
        elif isinstance(entry, NAMED):
            seats = {**seats, entry.seat: after(seats.get(entry.seat), entry)}
        if isinstance(entry, NAMED | e.SeatRenamed):
            names = {**names, entry.seat: entry.name}
        yield HeldLine(row, entry, seats, names)


def after(before: Holder | None, entry: e.SeatTaken | e.BotSeated) -> Holder:
    """Return who has a seat now: the same, where somebody goes on at another device."""
    found = before if before and before.name == entry.name else Holder(entry.name)
    found.people |= {entry.person} - {""} if isinstance(entry, e.SeatTaken) else set()
    return found
