"""`bankhalter edition list|show|block|unblock|delete [HASH]`: own editions on a server."""

from __future__ import annotations

import json
from datetime import UTC, datetime

from bankhalter.cli.parser import Given
from bankhalter.edition import to_toml
from bankhalter.server.admin.operator_error import OperatorError
from bankhalter.server.admin.serve import database_of, operate, there
from bankhalter.text import plain


def run(args: Given) -> int:
    """Show own editions, or change what may be done with one."""
    if args.what != "list" and not args.hash:
        raise OperatorError("edition-hash-missing")
    return operate(lambda: {"list": list_all, "show": show}.get(args.what, change)(args))


def list_all(args: Given) -> int:
    """Print a line for each edition."""
    from bankhalter.server.admin import edition_admin

    words, found = plain(args.language), edition_admin.lines(there(database_of(args.database)))
    for line in found:
        values = {"hash": line.row.hash, "id": line.row.id, "base": line.row.base, "games": line.games}
        blocked = "yes" if line.row.blocked else "no"
        values |= {"created": day(line.row.created), "reports": line.reports, "blocked": blocked}
        print(words.say("server-edition-line", **values))
    if not found:
        print(words.say("server-edition-none"))
    return 0


def show(args: Given) -> int:
    """Print the text of an edition, and what was reported about it."""
    from bankhalter.server.admin import edition_admin

    row, reports = edition_admin.shown(there(database_of(args.database)), args.hash)
    for told in reports:
        said = plain(args.language).say("server-edition-reported", at=day(told.at), reason=told.reason)
        print(f"# {said}")
    print(to_toml(json.loads(row.text)), end="")
    return 0


def change(args: Given) -> int:
    """Block, unblock or delete an edition."""
    from bankhalter.server.admin import edition_admin

    edition_admin.change(there(database_of(args.database)), args.what, args.hash)
    print(plain(args.language).say(f"server-edition-{args.what}", hash=args.hash))
    return 0


def day(at: int) -> str:
    """Return the day of a time in milliseconds."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d")
