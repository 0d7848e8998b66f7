"""What an operator does about reports: read them with the talk around, clean a room of words, ban, close."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from msgspec.structs import replace

from bankhalter.server.admin import room_admin
from bankhalter.server.admin.operator_error import OperatorError
from bankhalter.server.admin.personal_data import REST, without_words
from bankhalter.server.admin.room_admin import have_read
from bankhalter.server.admin.seat_holders import HeldLine, Holder, held
from bankhalter.server.storage import entries as e
from bankhalter.server.storage.chain import sealed_anew
from bankhalter.server.storage.database_tables import report
from bankhalter.server.storage.entries import Row
from bankhalter.server.storage.game_results import GameResults
from bankhalter.server.storage.person_lines import BATCH, put_blanks
from bankhalter.server.storage.store import Store

BEFORE, AFTER = 20, 5  # lines of talk that are shown around a report


@dataclass(frozen=True)
class ReportLine:
    """A report: which, when, in which room and at which version, by and about which seat, and why."""

    number: int
    at: int
    room: str
    version: int
    seat: int
    whom: int
    reason: str


@dataclass(frozen=True)
class SpokenLine:
    """What somebody said at a table, under the name of that moment."""

    name: str
    text: str


def store_of(place: str) -> Store:
    """Return the database, its tables as this version knows them."""
    store = Store(place)
    store.prepare()
    return store


def lines(place: str) -> list[ReportLine]:
    """Return all reports that are open, the newest first."""
    return _read(store_of(place), sa.true())


def _read(store: Store, which: sa.ColumnElement[bool]) -> list[ReportLine]:
    told = report.c
    wanted = sa.select(told.id, told.at, told.game, told.version, told.seat, told.whom, told.reason)
    with store.engine.connect() as connection:
        found = connection.execute(wanted.where(which).order_by(told.at.desc(), told.id.desc()))
        return [line_of(row) for row in found]


def line_of(row: Any) -> ReportLine:
    """Return a report; those of older versions name no seats and no version."""
    version, seat, whom = (-1 if value is None else value for value in (row.version, row.seat, row.whom))
    return ReportLine(row.id, row.at, row.game, version, seat, whom, row.reason)


def shown(place: str, number: int) -> tuple[ReportLine, list[str], list[SpokenLine], str]:
    """Return a report, the names of both then, what was said around it, and which guest it is about."""
    store = store_of(place)
    told = find(store, number)
    lines = list(held(store.read(told.room)))
    before = [line for line in lines if line.row.seq <= told.version]
    names = before[-1].names if before else {}
    talk = [*spoken(before)[-BEFORE:], *spoken(lines[len(before) :])[:AFTER]]
    guest = guest_of(store, told)
    return told, [names.get(seat, "") for seat in (told.seat, told.whom)], talk, guest


def find(store: Store, number: int) -> ReportLine:
    """Return a report."""
    found = _read(store, report.c.id == number)
    if not found:
        raise OperatorError("no-such-report", 1, number=number)
    return found[0]


def guest_of(store: Store, told: ReportLine) -> str:
    """Return the guest a report is about; nothing for who has no cookie or is forgotten."""
    with store.engine.connect() as connection:
        wanted = sa.select(report.c.about).where(report.c.id == told.number)
        return str(connection.execute(wanted).scalar() or "")


def spoken(lines: Sequence[HeldLine]) -> list[SpokenLine]:
    """Return what was said in some lines."""
    return [
        SpokenLine(line.names.get(line.entry.seat, ""), line.entry.text or line.entry.phrase)
        for line in lines
        if isinstance(line.entry, e.ChatSent)
    ]


# Doing something about it --------------------------------------------------------------------------------


def clean(place: str, number: int) -> tuple[str, int]:
    """Take the names and words of whom a report is about out of its room; return it, and how many lines."""
    store = store_of(place)
    told = find(store, number)
    lines = list(blanks(list(held(store.read(told.room))), told))
    for at in range(0, len(lines), BATCH):
        began = time.monotonic()
        put_blanks(store, lines[at : at + BATCH])
        time.sleep(REST * (time.monotonic() - began))
    GameResults(store).drop([told.room])
    have_read(store, told.room)
    store.shred()
    return told.room, len(lines)


def blanks(lines: Sequence[HeldLine], told: ReportLine) -> Iterator[tuple[Row, Row]]:
    """Return what somebody named and said in a room, each line with what takes its place."""
    then = [line for line in lines if line.row.seq <= told.version]
    about = (then[-1].seats.get(told.whom) if then else None) or Holder()
    for line in lines:
        theirs = line.seats.get(getattr(line.entry, "seat", -1)) is about
        if theirs or line.row.who in about.people:
            blank = replace(line.row, body=e.write(without_words(line.entry)))
            if blank.body != line.row.body:
                yield line.row, sealed_anew(line.row, blank)


def ban(place: str, number: int) -> tuple[str, int]:
    """Let the guest a report is about play no more; return who that is, and how many tables they leave."""
    store = store_of(place)
    guest = guest_of(store, find(store, number))
    if not guest:
        raise OperatorError("report-no-guest", 1)
    return guest, room_admin.ban(place, guest)


def close(place: str, number: int) -> None:
    """Take a report out of the database."""
    store = store_of(place)
    with store.engine.begin() as connection:
        if not connection.execute(report.delete().where(report.c.id == number)).rowcount:
            raise OperatorError("no-such-report", 1, number=number)
    store.shred()
