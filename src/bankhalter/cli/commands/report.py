"""`bankhalter report list|show|clean|ban|close [NUMBER]`: what players reported to the operator."""

from __future__ import annotations

from datetime import UTC, datetime

from bankhalter.cli.parser import Given
from bankhalter.server.admin.operator_error import OperatorError
from bankhalter.server.admin.serve import database_of, operate, there
from bankhalter.text import plain


def run(args: Given) -> int:
    """Show reports, or do something about one."""
    if args.what != "list" and not args.number:
        raise OperatorError("report-number-missing")
    return operate(lambda: WORK[args.what](args))


def list_all(args: Given) -> int:
    """Print a line for each report."""
    from bankhalter.server.admin import report_admin

    words, found = plain(args.language), report_admin.lines(there(database_of(args.database)))
    for told in found:
        values = {"number": str(told.number), "room": told.room, "at": minute(told.at), "reason": told.reason}
        print(words.say("server-report-line", **values))
    if not found:
        print(words.say("server-report-none"))
    return 0


def show(args: Given) -> int:
    """Print a report with what was said around it."""
    from bankhalter.server.admin import report_admin

    place = there(database_of(args.database))
    told, (by, about), talk, guest = report_admin.shown(place, args.number)
    values = {"by": by, "seat": told.seat + 1, "about": about, "whom": told.whom + 1}
    words = plain(args.language)
    print(words.say("server-report-head", room=told.room, at=minute(told.at), **values))
    print(told.reason)
    print(words.say("server-report-guest", guest=guest or "–"))
    for line in talk:
        print(f"  {line.name}: {line.text}")
    return 0


def clean(args: Given) -> int:
    """Take names and words out of a room."""
    from bankhalter.server.admin import report_admin

    room, lines = report_admin.clean(there(database_of(args.database)), args.number)
    print(plain(args.language).say("server-report-cleaned", room=room, lines=lines))
    return 0


def ban(args: Given) -> int:
    """Ban a guest."""
    from bankhalter.server.admin import report_admin

    guest, tables = report_admin.ban(there(database_of(args.database)), args.number)
    print(plain(args.language).say("server-person-banned", person=guest, tables=tables))
    return 0


def close(args: Given) -> int:
    """Close a report."""
    from bankhalter.server.admin import report_admin

    report_admin.close(there(database_of(args.database)), args.number)
    print(plain(args.language).say("server-report-closed", number=str(args.number)))
    return 0


WORK = {"list": list_all, "show": show, "clean": clean, "ban": ban, "close": close}


def minute(at: int) -> str:
    """Return the minute of a time in milliseconds."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
