"""How the tables of an older version are renewed, in one transaction and with everything in them."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from msgspec.structs import asdict

from bankhalter.server.storage.chain import START, sealed
from bankhalter.server.storage.database_tables import SCHEMA, kept_setting, log, meta, setting, wrote
from bankhalter.server.storage.entries import Row
from bankhalter.server.storage.leases import TABLES

COPIED: Final = 1000  # lines copied together


def prepare(connection: sa.Connection) -> str:
    """Make the tables where they are missing, renew those of an older version; return which they are then."""
    meta.create_all(connection)
    if connection.dialect.name == "postgresql":
        for text in TABLES:
            connection.exec_driver_sql(text)
    schema = kept_setting(connection, "schema", SCHEMA)
    if schema in RENEWALS:
        _renew(connection, schema)
        return SCHEMA
    return schema


def _renew(connection: sa.Connection, schema: str) -> None:
    """Renew the tables of an older version, one schema after the other."""
    for number in range(int(schema), int(SCHEMA)):
        RENEWALS[str(number)](connection)
    connection.execute(setting.update().where(setting.c.name == "schema").values(value=SCHEMA))


def _renew_1(connection: sa.Connection) -> None:
    """Renew schema 1: it had an index where there is a table `wrote` now."""
    connection.exec_driver_sql("DROP INDEX ix_log_who")
    writers = sa.select(log.c.who, log.c.game).where(log.c.who != "").distinct()
    connection.execute(wrote.insert().from_select(["who", "game"], writers))


def _renew_2(connection: sa.Connection) -> None:
    """Renew schema 2: its reports named no seats."""
    for name in ("seat", "whom", "version"):
        connection.exec_driver_sql(f"ALTER TABLE report ADD COLUMN {name} INTEGER")


def _renew_3(connection: sa.Connection) -> None:
    """Renew schema 3: it knew only built-in editions."""
    connection.exec_driver_sql("ALTER TABLE room ADD COLUMN own VARCHAR(26) NOT NULL DEFAULT ''")
    connection.exec_driver_sql("CREATE INDEX ix_room_own ON room (own)")


def _renew_4(connection: sa.Connection) -> None:
    """Renew schema 4: its lines were not chained. From now on they are, as they stand."""
    connection.exec_driver_sql("ALTER TABLE log RENAME TO log_4")
    log.create(connection)
    columns = [log.c[name] for name in Row.__struct_fields__[:6]]
    old = sa.table("log_4", *[sa.column(column.name, column.type) for column in columns])
    wanted = sa.select(old).order_by(old.c.game, old.c.seq).execution_options(yield_per=COPIED)
    game, link = "", START
    for part in connection.execute(wanted).partitions():
        lines = []
        for values in part:
            link = link if values[0] == game else START
            row = sealed(Row(*values), link)
            game, link = row.game, row.link
            lines.append(asdict(row))
        connection.execute(log.insert(), lines)
    connection.exec_driver_sql("DROP TABLE log_4")


RENEWALS: Final = {"1": _renew_1, "2": _renew_2, "3": _renew_3, "4": _renew_4}
