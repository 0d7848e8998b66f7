"""Which browsers want to be called when their person is asked, and about what they were called last."""

from __future__ import annotations

import hashlib
from typing import Final

import sqlalchemy as sa
from msgspec import Struct

from bankhalter.server.protocol.answers import OwnSubscription
from bankhalter.server.storage.database_tables import called, subscription
from bankhalter.server.storage.store import Store

EACH: Final = 5  # browsers of a person; the oldest go
MOST: Final = 20_000  # of all people together

columns = subscription.c


class Subscription(Struct, frozen=True):
    """A browser that wants to be called."""

    person: str
    endpoint: str
    key: str
    auth: str
    language: str


def name_of(endpoint: str) -> str:
    """Return under which name an endpoint is kept."""
    return hashlib.sha256(endpoint.encode()).hexdigest()[:32]


class Subscriptions:
    """What is kept in a database; every method asks it at once."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    def keep(self, wish: Subscription, now: int) -> bool:
        """Keep a wish, also of a browser whose person was another one; False if there is no room for more."""
        row = {
            "name": name_of(wish.endpoint),
            "at": now,
            **{name: getattr(wish, name) for name in wish.__struct_fields__},
        }
        mine = columns.person == wish.person
        newest = sa.select(columns.name).where(mine).order_by(columns.at.desc()).limit(EACH)
        with self.engine.begin() as connection:
            connection.execute(subscription.delete().where(columns.name == row["name"]))
            if connection.execute(sa.select(sa.func.count()).select_from(subscription)).scalar_one() >= MOST:
                return False
            connection.execute(subscription.insert(), row)
            connection.execute(subscription.delete().where(mine, columns.name.not_in(newest)))
        return True

    def to_call(self, person: str, game: str, question: int) -> list[Subscription]:
        """Return the browsers to call about a question, and note it: about the same one there are none."""
        fields = [columns[name] for name in Subscription.__struct_fields__]
        about = sa.and_(called.c.person == person, called.c.game == game)
        with self.engine.begin() as connection:
            found = connection.execute(sa.select(*fields).where(columns.person == person)).all()
            last = connection.execute(sa.select(called.c.question).where(about)).scalar()
            if not found or last == question:
                return []
            connection.execute(called.delete().where(about))
            connection.execute(called.insert(), {"person": person, "game": game, "question": question})
        return [Subscription(*row) for row in found]

    def by(self, person: str) -> list[OwnSubscription]:
        """Return what a person wished, to take along."""
        wanted = sa.select(columns.endpoint, columns.language, columns.at).where(columns.person == person)
        with self.engine.connect() as connection:
            return [OwnSubscription(*row) for row in connection.execute(wanted)]

    def drop(self, person: str, endpoint: str) -> None:
        """Forget a browser of a person."""
        here = sa.and_(columns.person == person, columns.name == name_of(endpoint))
        with self.engine.begin() as connection:
            connection.execute(subscription.delete().where(here))

    def forget(self, person: str) -> None:
        """Forget everything about a person."""
        with self.engine.begin() as connection:
            connection.execute(subscription.delete().where(columns.person == person))
            connection.execute(called.delete().where(called.c.person == person))
