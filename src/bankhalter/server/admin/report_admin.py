"""What an operator does about reports of players: read them with the talk around, and close them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from bankhalter.server.admin.operator_error import OperatorError
from bankhalter.server.storage import entries as e
from bankhalter.server.storage.database_tables import report
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


def shown(place: str, number: int) -> tuple[ReportLine, list[str], list[SpokenLine]]:
    """Return a report, the names of both then, and what was said around it."""
    store = store_of(place)
    found = _read(store, report.c.id == number)
    if not found:
        raise OperatorError("no-such-report", 1, number=number)
    told, rows = found[0], store.read(found[0].room)
    names, before = heard([row for row in rows if row.seq <= told.version], {})
    _, after = heard([row for row in rows if row.seq > told.version], dict(names))
    who = [names.get(seat, "") for seat in (told.seat, told.whom)]
    return told, who, [*before[-BEFORE:], *after[:AFTER]]


def heard(rows: list[e.Row], names: dict[int, str]) -> tuple[dict[int, str], list[SpokenLine]]:
    """Return who sat where at the end of these lines, and what was said in them."""
    talk = []
    for row in rows:
        entry = e.read(row.body)
        if isinstance(entry, e.SeatTaken | e.SeatRenamed | e.BotSeated):
            names[entry.seat] = entry.name
        elif isinstance(entry, e.ChatSent):
            talk.append(SpokenLine(names.get(entry.seat, ""), entry.text or entry.phrase))
    return names, talk


def close(place: str, number: int) -> None:
    """Take a report out of the database."""
    store = store_of(place)
    with store.engine.begin() as connection:
        if not connection.execute(report.delete().where(report.c.id == number)).rowcount:
            raise OperatorError("no-such-report", 1, number=number)
    store.shred()
