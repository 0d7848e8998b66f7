"""`bankhalter room close|open|delete CODE`: a room on a server."""

from __future__ import annotations

from bankhalter.cli.parser import Given
from bankhalter.server.admin.serve import database_of, operate, there
from bankhalter.text import plain


def run(args: Given) -> int:
    """Close a room, open it again, or delete it."""
    return operate(lambda: change(args))


def change(args: Given) -> int:
    """Do it, and say so."""
    from bankhalter.server.admin import room_admin

    place = there(database_of(args.database))
    if args.what == "delete":
        room_admin.delete(place, args.code)
    else:
        room_admin.close(place, args.code, on=args.what == "close")
    print(plain(args.language).say(f"server-room-{args.what}", room=args.code))
    return 0
