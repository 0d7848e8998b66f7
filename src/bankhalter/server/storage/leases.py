"""Which server looks after which share of the rooms: leases in the log's own database, of PostgreSQL.

A server beats; one that has not for a while is taken for gone, and others take its leases. Each change of
hands counts a lease's fence up, and whatever is written by virtue of a lease names the fence it was given:
the database refuses a late one in the same transaction, however sure of itself its writer was.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

SHARES: Final = 16
GONE: Final = 2.5  # seconds without a beat after which a server is taken for gone
TABLES: Final = (
    "CREATE TABLE IF NOT EXISTS server (name VARCHAR(32) PRIMARY KEY, beat TIMESTAMPTZ NOT NULL)",
    "CREATE TABLE IF NOT EXISTS lease "
    "(share INTEGER PRIMARY KEY, owner VARCHAR(32) NOT NULL, fence BIGINT NOT NULL)",
    f"INSERT INTO lease SELECT share, '', 0 FROM generate_series(0, {SHARES - 1}) AS share "
    "ON CONFLICT DO NOTHING",
)
BEATS: Final = (
    "INSERT INTO server VALUES (%s, clock_timestamp()) ON CONFLICT (name) DO UPDATE SET beat = excluded.beat"
)
THERE: Final = (
    "SELECT name FROM server WHERE beat > clock_timestamp() - make_interval(secs => %s) ORDER BY name"
)
LEASES: Final = "SELECT share, owner, fence FROM lease ORDER BY share"
# A row somebody is just writing by is let be until the next look.
TAKES: Final = (
    "UPDATE lease SET owner = %s, fence = lease.fence + 1 FROM ("
    "SELECT share FROM lease JOIN unnest(%s::int[], %s::bigint[]) AS seen(share, fence) USING (share, fence) "
    "FOR UPDATE OF lease SKIP LOCKED) AS free WHERE lease.share = free.share"
)
GIVES: Final = "UPDATE lease SET owner = '', fence = fence + 1 WHERE owner = %s AND share = ANY(%s)"
FORGETS: Final = "DELETE FROM server WHERE name = %s OR beat < clock_timestamp() - interval '1 hour'"
# Holds until the end of the transaction: nobody takes a lease while something is written by it.
FENCE: Final = (
    "SELECT 1 FROM lease JOIN unnest(%s::int[], %s::bigint[]) AS held(share, fence) USING (share, fence) "
    "FOR SHARE OF lease"
)

Fence = tuple[int, int]  # a share, and the number of its lease


class Lease(NamedTuple):
    """Who looks after a share, and how often it has changed hands."""

    share: int
    owner: str
    fence: int


class LeaseSurvey(NamedTuple):
    """What a server sees: who is there, in order, and all leases."""

    there: list[str]
    leases: list[Lease]


def beat(connection: Any, name: str) -> LeaseSurvey:
    """Leave a sign of life and look around."""
    connection.execute(BEATS, (name,))
    there = [str(row[0]) for row in connection.execute(THERE, (GONE,))]
    return LeaseSurvey(there, [Lease(*row) for row in connection.execute(LEASES)])


def due(look: LeaseSurvey, name: str) -> int:
    """Return how many shares a server is to have, so that all have as many as the others."""
    place = look.there.index(name) if name in look.there else len(look.there)
    return SHARES // len(look.there) + (place < SHARES % len(look.there)) if look.there else 0


def mine(look: LeaseSurvey, name: str) -> list[Lease]:
    """Return the leases of a server."""
    return [lease for lease in look.leases if lease.owner == name]


def surplus(look: LeaseSurvey, name: str) -> list[Lease]:
    """Return the leases a server gives away, because others have fewer."""
    return mine(look, name)[due(look, name) :]


def vacant(look: LeaseSurvey, name: str) -> list[Lease]:
    """Return the leases a server takes, as far as it is due some: of nobody, or of one that is gone."""
    free = [lease for lease in look.leases if lease.owner not in look.there]
    return free[: max(0, due(look, name) - len(mine(look, name)))]


def take(connection: Any, name: str, wanted: Sequence[Lease]) -> None:
    """Take leases, unless somebody else was quicker."""
    if wanted:
        connection.execute(
            TAKES, (name, [lease.share for lease in wanted], [lease.fence for lease in wanted])
        )


def give(connection: Any, name: str, given: Sequence[Lease]) -> None:
    """Give leases away."""
    if given:
        connection.execute(GIVES, (name, [lease.share for lease in given]))


def leave(connection: Any, name: str) -> None:
    """Give everything away and be there no longer."""
    connection.execute(GIVES, (name, list(range(SHARES))))
    connection.execute(FORGETS, (name,))
