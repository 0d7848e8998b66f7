"""What probes found, kept by what was played: the same numbers and rules are never played twice.

Whose edition it was is not kept, nor what it is called.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Final

import sqlalchemy as sa

from bankhalter.lab.probe.balance import Balance, read_balance
from bankhalter.server.storage.database_tables import probe_result
from bankhalter.server.storage.store import Store

MOST_RESULTS: Final = 1000  # a few thousand bytes each; the oldest go

columns = probe_result.c


class ProbeResults:
    """The results in a database; every method asks it at once, and may take a while."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    def find(self, name: str) -> Balance | None:
        """Return what a probe found."""
        with self.engine.connect() as connection:
            text = connection.execute(sa.select(columns.text).where(columns.name == name)).scalar()
        return None if text is None else read_balance(json.loads(text))

    def keep(self, name: str, found: Balance, now: int) -> None:
        """Keep what a probe found."""
        row = {"name": name, "at": now, "text": json.dumps(replace(found, edition="").as_json())}
        newest = sa.select(columns.name).order_by(columns.at.desc()).limit(MOST_RESULTS)
        with self.engine.begin() as connection:
            connection.execute(probe_result.delete().where(columns.name == name))
            connection.execute(probe_result.insert(), row)
            connection.execute(probe_result.delete().where(columns.name.not_in(newest)))
