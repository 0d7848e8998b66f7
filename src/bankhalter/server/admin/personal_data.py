"""A person's data: to take along, and to be forgotten."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final, cast

import msgspec

from bankhalter.server.protocol.answers import OwnData, OwnLine
from bankhalter.server.room.laid_position import nameless
from bankhalter.server.storage import entries as e
from bankhalter.server.storage import person_lines
from bankhalter.server.storage.bans import Bans
from bankhalter.server.storage.edition_shelf import EditionShelf
from bankhalter.server.storage.entries import Row
from bankhalter.server.storage.game_results import GameResults
from bankhalter.server.storage.handovers import Handovers
from bankhalter.server.storage.store import Store
from bankhalter.server.storage.subscriptions import Subscriptions

NOBODY = "–"
REST: Final = 3  # times as long as a step took, nothing is done: others write then
UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)


def export(store: Store, person: str) -> Iterator[list[OwnData]]:
    """Return everything a person said, did, reported and shared, a few pieces at a time."""
    store.prepare()  # no server may have renewed the tables yet
    for rows in person_lines.lines_of(store, person):
        yield [OwnLine(row.game, row.seq, row.at, plain(row.body)) for row in rows]
    shelf = EditionShelf(store)
    yield [*store.reports_by(person), *shelf.by(person), *shelf.reports_by(person)]
    yield [*Subscriptions(store).by(person), *Bans(store).by(person)]


def plain(body: bytes) -> e.AnyEntry | str:
    """Return what a line holds as plain values, whichever version wrote it, or its text if it is no JSON."""
    try:
        return cast("e.AnyEntry", msgspec.json.decode(body))
    except UNREADABLE:
        return body.decode("utf-8", "replace")


def forgetting(store: Store, person: str) -> Iterator[str]:
    """Take a person's names and words out of the log, a few with each step; tell the rooms concerned.

    What was played stays, without a name: the games of others must still replay. Editions go; games that
    play one go on with neutral names. Whoever takes the steps leaves others time to write in between.
    """
    store.prepare()
    person_lines.drop_reports(store, person)
    for _ in EditionShelf(store).forgetting(person):
        yield ""
    Handovers(store).drop(person)
    Subscriptions(store).forget(person)
    Bans(store).lift(person)
    while games := person_lines.games_of(
        store, person
    ):  # again, if the person came to another room meanwhile
        yield from person_lines.forgetting(store, person, cleaned)
        GameResults(store).drop(games)
    store.shred()


def forget(store: Store, person: str) -> list[str]:
    """Take a person's names and words out of the log, at a pace others can bear; return the rooms."""
    games: set[str] = set()
    began = time.monotonic()
    for game in forgetting(store, person):
        games.add(game)
        time.sleep(REST * (time.monotonic() - began))
        began = time.monotonic()
    return sorted(games - {""})


def cleaned(row: Row) -> Row:
    """Return a line without anything personal; of one that cannot be read nothing is kept."""
    try:
        entry = without_words(e.read(row.body))
    except UNREADABLE:
        entry = e.ServerResumed()
    if isinstance(entry, e.SeatTaken):
        entry = msgspec.structs.replace(entry, person="")
    elif isinstance(entry, e.PersonBanned):
        entry = e.PersonBanned("")
    return msgspec.structs.replace(row, body=e.write(entry), who="", command=None)


def without_words(entry: e.AnyEntry) -> e.AnyEntry:
    """Return what happened without the name, the title or the words somebody gave."""
    if isinstance(entry, e.SeatTaken | e.SeatRenamed | e.BotSeated):
        return msgspec.structs.replace(entry, name=f"{NOBODY} {entry.seat + 1}")
    if isinstance(entry, e.RoomOpened):
        options = msgspec.structs.replace(entry.options, title="")
        return msgspec.structs.replace(entry, options=options, position=nameless(entry.position, NOBODY))
    return e.ChatSent(entry.seat, NOBODY) if isinstance(entry, e.ChatSent) else entry
