"""`bankhalter bench`: how fast is the engine?"""

from __future__ import annotations

import json
import sys

from bankhalter.cli.parser import Given
from bankhalter.edition import available
from bankhalter.lab.bench.bench import (
    about,
    alike,
    entry,
    keep,
    measure_all,
    read_history,
    slower,
    table,
    too_few,
)
from bankhalter.lab.bench.instructions import count_all, more, why_not
from bankhalter.lab.lab_error import LabError
from bankhalter.text import plain


def run(args: Given) -> int:
    """Measure, print, compare with earlier figures, and keep these if asked to."""
    if args.keep and args.history is None:
        raise LabError("keep-where")
    past = read_history(args.history) if args.history is not None else []
    editions = [args.edition] if args.edition else available()
    found = {**about(), **measure_all(editions, args.repeats, args.against)}
    found["instructions"], found["uncounted"] = count_all(), why_not()
    words = plain(args.language)
    print(json.dumps(found) if args.json else table(found, words))
    before = alike(found, past)
    warnings = slower(found, before, words) + more(found["instructions"], before, words)
    for warning in warnings + too_few(found, words):
        sys.stderr.write(warning + "\n")
    if args.keep:
        keep(args.history, entry(found, args.commit))
    return 0
