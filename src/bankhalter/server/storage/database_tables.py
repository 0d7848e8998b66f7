"""The tables of the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import sqlalchemy as sa

SCHEMA: Final = "5"

meta = sa.MetaData()
log = sa.Table(
    "log",
    meta,
    sa.Column("game", sa.String(16), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("who", sa.String(64), nullable=False),
    sa.Column("command", sa.String(140)),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.Column("seal", sa.LargeBinary, nullable=False),
    sa.Column("link", sa.LargeBinary, nullable=False),
    sa.UniqueConstraint("game", "command"),
)
# Where to look for a person's lines. An index over all lines would cost each of them a page more.
wrote = sa.Table(
    "wrote",
    meta,
    sa.Column("who", sa.String(64), primary_key=True),
    sa.Column("game", sa.String(16), primary_key=True),
    sqlite_with_rowid=False,
)
rooms = sa.Table(
    "room",
    meta,
    sa.Column("code", sa.String(16), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("phase", sa.String(12), nullable=False, index=True),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("edition", sa.String(40), nullable=False),
    sa.Column("variant", sa.String(40), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("taken", sa.Integer, nullable=False),
    sa.Column("people", sa.Integer, nullable=False),
    sa.Column("locked", sa.Boolean, nullable=False),
    sa.Column("title", sa.String(80), nullable=False),
    sa.Column("own", sa.String(26), nullable=False, index=True),  # the hash of its own edition
)
secret = sa.Table(
    "secret",
    meta,
    sa.Column("game", sa.String(16), primary_key=True),
    sa.Column("seed", sa.LargeBinary, nullable=False),
)
setting = sa.Table(
    "setting",
    meta,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)
cleaned = sa.Table(
    "cleaned",
    meta,
    sa.Column("game", sa.String(16), primary_key=True),
)
report = sa.Table(
    "report",
    meta,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("game", sa.String(16), nullable=False),
    sa.Column("command", sa.String(140)),
    sa.Column("who", sa.String(64), nullable=False, index=True),
    sa.Column("about", sa.String(64), nullable=False, index=True),
    sa.Column("reason", sa.String(300), nullable=False),
    sa.Column("seat", sa.Integer),  # of whom it comes; like the next two unknown in reports of older versions
    sa.Column("whom", sa.Integer),  # the seat it is about: a guest without a cookie has no other name
    sa.Column("version", sa.Integer),  # of the room, when it was reported
    sa.UniqueConstraint("game", "command"),
)
# Own editions by their content. One that is gone is kept, with neutral names, for the games that play it.
editions = sa.Table(
    "edition",
    meta,
    sa.Column("hash", sa.String(26), primary_key=True),
    sa.Column("id", sa.String(40), nullable=False),
    sa.Column("base", sa.String(40), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("author", sa.String(64), index=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=False),
    sa.Column("blocked", sa.Boolean, nullable=False),
    sa.Column("gone", sa.Boolean, nullable=False),
)
# Those of them that were only brought to be played or printed, not to be shared.
edition_trial = sa.Table("edition_trial", meta, sa.Column("hash", sa.String(26), primary_key=True))
edition_report = sa.Table(
    "edition_report",
    meta,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("hash", sa.String(26), nullable=False, index=True),
    sa.Column("who", sa.String(64), nullable=False, index=True),
    sa.Column("reason", sa.String(300), nullable=False),
)

# What probes found, by what was played; it can be lost at any time.
probe_result = sa.Table(
    "probe_result",
    meta,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False, index=True),
    sa.Column("text", sa.Text, nullable=False),
)
# What a finished game came to; counted anew if it is lost.
game_result = sa.Table(
    "game_result",
    meta,
    sa.Column("game", sa.String(16), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
)
# What a device leaves for another one of the same person, by the digest of a code.
handover = sa.Table(
    "handover",
    meta,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False, index=True),
    sa.Column("person", sa.String(64), nullable=False, index=True),
    sa.Column("text", sa.Text, nullable=False),
)
# Which browsers want to be called when their person is asked.
subscription = sa.Table(
    "subscription",
    meta,
    sa.Column("name", sa.String(32), primary_key=True),  # the digest of the endpoint
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("person", sa.String(64), nullable=False, index=True),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("key", sa.String(100), nullable=False),
    sa.Column("auth", sa.String(40), nullable=False),
    sa.Column("language", sa.String(2), nullable=False),
)
# Guests who may not play here any more: the operator's word.
ban = sa.Table(
    "ban",
    meta,
    sa.Column("person", sa.String(64), primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
)
# The question about which somebody was called last in a room.
called = sa.Table(
    "called",
    meta,
    sa.Column("person", sa.String(64), primary_key=True),
    sa.Column("game", sa.String(16), primary_key=True),
    sa.Column("question", sa.Integer, nullable=False),
)


def note_cleaned(connection: sa.Connection, games: Sequence[str]) -> None:
    """Let the server that has a file of SQLite read these rooms anew: a file has no messengers."""
    connection.execute(cleaned.delete().where(cleaned.c.game.in_(games)))
    if games:
        connection.execute(cleaned.insert(), [{"game": game} for game in games])


def kept_setting(connection: sa.Connection, name: str, default: str) -> str:
    """Return a setting, made with its default if it is not there yet."""
    found = connection.execute(sa.select(setting.c.value).where(setting.c.name == name)).scalar()
    if found is None:
        connection.execute(setting.insert(), {"name": name, "value": default})
    return str(default if found is None else found)
