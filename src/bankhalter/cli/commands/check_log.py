"""`bankhalter check-log`: whether the log of every room is whole, and how a room goes on whose log is not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from bankhalter.atomic_files import write_whole
from bankhalter.cli.parser import Given
from bankhalter.server.admin.operator_error import OperatorError
from bankhalter.server.admin.serve import database_of, operate, there
from bankhalter.text import plain

if TYPE_CHECKING:
    from bankhalter.server.admin.log_check import SetAside


def run(args: Given) -> int:
    """Check the log, or set aside what cannot be followed of one room."""
    if args.aside and not args.room:
        raise OperatorError("room-missing")
    return operate(lambda: mend(args) if args.aside else check(args))


def check(args: Given) -> int:
    """Print a line for each room that is not whole, and how many are; 1 if there is one."""
    from bankhalter.server.admin import log_check
    from bankhalter.server.storage.store import Store

    words, store = plain(args.language), Store(there(database_of(args.database)))
    store.prepare()
    problems = log_check.file_problems(store)
    for said in problems:
        print(words.say("server-file-problem", said=said))
    rooms = lines = bad = 0
    found = [log_check.check_room(store, args.room)] if args.room else log_check.check_all(store)
    for finding in found:
        rooms, lines, bad = rooms + 1, lines + finding.good, bad + bool(finding.word)
        if finding.word:
            print(words.say(f"server-log-{finding.word}", room=finding.room, good=finding.good))
    print(words.say("server-log-checked", rooms=rooms, lines=lines, bad=bad))
    return 1 if bad or problems else 0


def mend(args: Given) -> int:
    """Set aside what lies behind the good part of a room, so that it goes on from there."""
    from bankhalter.server.admin import log_check
    from bankhalter.server.storage.store import Store

    words, store = plain(args.language), Store(there(database_of(args.database)))
    store.prepare()
    found = log_check.set_aside(store, args.room, lambda lines: write_lines(args.aside, lines))
    if not found.word:
        print(words.say("server-log-whole", room=found.room))
    elif not found.good:
        raise OperatorError("log-lost", 1, room=found.room)
    else:
        print(words.say("server-log-mended", room=found.room, good=found.good, place=str(args.aside)))
    return 0


def write_lines(place: Path, lines: list[SetAside]) -> None:
    """Write lines of a log into a file, as JSON."""
    from msgspec import to_builtins

    text = "".join(json.dumps(to_builtins(line), ensure_ascii=False) + "\n" for line in lines)
    write_whole(place, text.encode())
