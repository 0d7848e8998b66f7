"""What a device leaves for another one of the same person, for a few minutes and to be fetched once."""

from __future__ import annotations

import hashlib
from typing import Final

import sqlalchemy as sa

from bankhalter.server.storage.database_tables import handover
from bankhalter.server.storage.store import Store

LASTS: Final = 10 * 60_000  # milliseconds
MOST: Final = 5000  # of all people together; the oldest go

columns = handover.c


def name_of(code: str) -> str:
    """Return under which name something is left: the code itself is nowhere kept."""
    return hashlib.sha256(f"handover/{code}".encode()).hexdigest()[:32]


class Handovers:
    """What is left in a database; every method asks it at once."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    def leave(self, code: str, person: str, text: str, now: int) -> None:
        """Leave something for whoever has the code; what the person left before goes."""
        row = {"name": name_of(code), "at": now, "person": person, "text": text}
        newest = sa.select(columns.name).order_by(columns.at.desc()).limit(MOST)
        with self.engine.begin() as connection:
            connection.execute(handover.delete().where(columns.at < now - LASTS))
            connection.execute(handover.delete().where(columns.person == person))
            connection.execute(handover.insert(), row)
            connection.execute(handover.delete().where(columns.name.not_in(newest)))

    def fetch(self, code: str, now: int) -> tuple[str, str] | None:
        """Return whose it is and what was left, once and in time."""
        name = name_of(code)
        wanted = sa.select(columns.person, columns.text).where(
            columns.name == name, columns.at >= now - LASTS
        )
        with self.engine.begin() as connection:
            found = connection.execute(wanted).one_or_none()
            gone = connection.execute(handover.delete().where(columns.name == name)).rowcount
        return (str(found[0]), str(found[1])) if found is not None and gone == 1 else None

    def drop(self, person: str) -> None:
        """Forget what a person left."""
        with self.engine.begin() as connection:
            connection.execute(handover.delete().where(columns.person == person))
