"""Guests who may not play here any more, because the operator says so."""

from __future__ import annotations

import sqlalchemy as sa

from bankhalter.server.protocol.answers import OwnBan
from bankhalter.server.storage.database_tables import ban
from bankhalter.server.storage.store import Store


class Bans:
    """What is kept in a database; every method asks it at once."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    def everybody(self) -> frozenset[str]:
        """Return all of them."""
        with self.engine.connect() as connection:
            return frozenset(connection.execute(sa.select(ban.c.person)).scalars())

    def add(self, person: str, now: int) -> None:
        """Let a guest not play any more."""
        with self.engine.begin() as connection:
            connection.execute(ban.delete().where(ban.c.person == person))
            connection.execute(ban.insert(), {"person": person, "at": now})

    def lift(self, person: str) -> bool:
        """Let a guest play again; tell whether that was not so."""
        with self.engine.begin() as connection:
            return connection.execute(ban.delete().where(ban.c.person == person)).rowcount > 0

    def by(self, person: str) -> list[OwnBan]:
        """Return since when a guest may not play, to take along."""
        with self.engine.connect() as connection:
            found = connection.execute(sa.select(ban.c.at).where(ban.c.person == person)).scalars()
            return [OwnBan(at) for at in found]
