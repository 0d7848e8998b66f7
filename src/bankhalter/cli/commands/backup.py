"""`bankhalter backup FILE`: a copy of the server's database, even while it runs."""

from __future__ import annotations

from bankhalter.cli.parser import Given
from bankhalter.server.admin.serve import backup, operate
from bankhalter.text import plain


def run(args: Given) -> int:
    """Copy the database and say so."""

    def work() -> int:
        backup(args.database, args.target)
        print(plain(args.language).say("server-backed-up", place=str(args.target)))
        return 0

    return operate(work)
