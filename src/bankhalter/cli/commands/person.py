"""`bankhalter person export|delete ID`: what is kept about a person."""

from __future__ import annotations

import json
import sys
from itertools import chain

from bankhalter.cli.parser import Given
from bankhalter.server.admin.serve import export, forget, operate
from bankhalter.text import plain


def run(args: Given) -> int:
    """Print a person's data, or take names and words out of the log."""
    return operate(lambda: show(args) if args.what == "export" else delete(args))


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
