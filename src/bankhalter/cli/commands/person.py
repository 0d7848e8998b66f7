"""`bankhalter person export|delete|ban|unban ID`: what is kept about a person, and whether they may play."""

from __future__ import annotations

import json
import sys
from itertools import chain

from bankhalter.cli.parser import Given
from bankhalter.server.admin.serve import database_of, export, forget, operate, there
from bankhalter.text import plain


def run(args: Given) -> int:
    """Print a person's data, take names and words out of the log, ban a guest or let one back in."""
    return operate(lambda: WORK[args.what](args))


def show(args: Given) -> int:
    """Print the data as JSON, a line for each piece; that there is none is said beside it."""
    from msgspec import to_builtins  # an extra, which is there

    count = 0
    for piece in chain.from_iterable(export(args.database, args.person)):
        print(",\n" if count else "[\n", json.dumps(to_builtins(piece), ensure_ascii=False), sep="", end="")
        count += 1
    print("\n]" if count else "[]")
    if not count:
        sys.stderr.write(plain(args.language).say("server-forgotten", count=0) + "\n")
    return 0


def delete(args: Given) -> int:
    """Delete, and say in how many rooms there was something."""
    rooms = forget(args.database, args.person)
    print(plain(args.language).say("server-forgotten", count=rooms))
    return 0


def ban(args: Given) -> int:
    """Let a guest play no more."""
    from bankhalter.server.admin import room_admin

    tables = room_admin.ban(there(database_of(args.database)), args.person)
    print(plain(args.language).say("server-person-banned", person=args.person, tables=tables))
    return 0


def unban(args: Given) -> int:
    """Let a guest play again."""
    from bankhalter.server.admin import room_admin

    room_admin.unban(there(database_of(args.database)), args.person)
    print(plain(args.language).say("server-person-unbanned", person=args.person))
    return 0


WORK = {"export": show, "delete": delete, "ban": ban, "unban": unban}
