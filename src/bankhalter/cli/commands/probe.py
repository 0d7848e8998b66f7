"""`bankhalter probe EDITION`: what the changes of an own edition do, by many games against its base."""

from __future__ import annotations

from bankhalter.cli.complaint import INTERRUPTED
from bankhalter.cli.parser import Given
from bankhalter.edition import Edition, load
from bankhalter.lab.jobs.progress import Progress
from bankhalter.lab.jobs.runner import Interrupt
from bankhalter.lab.probe.balance import Balance, probe
from bankhalter.lab.probe.probe_report import table
from bankhalter.lab.report.outputs import open_outputs
from bankhalter.lab.series import open_executor
from bankhalter.text import plain


def run(args: Given) -> int:
    """Play, and print what came out; Ctrl-C ends with what was played so far."""
    edition = load(args.edition)
    outputs = open_outputs({"json": args.json} if args.json is not None else {})
    found = played(args, edition)
    outputs.write_results(found.as_json(), lambda: ())
    if not outputs.to_terminal:
        print(table(found, edition, args.language), end="")
    return INTERRUPTED if found.ended == "stopped" else 0


def played(args: Given, edition: Edition) -> Balance:
    """Play in as many processes as are wanted, with a line that tells how far it is."""
    progress = Progress(plain(args.language), 0, quiet=False)
    executor = open_executor(args.workers, None, 2 * args.games)
    try:
        with Interrupt() as interrupt:
            return probe(edition, args.games, args.seed, executor, lambda: interrupt.asked, progress.tell)
    finally:
        progress.clear()
        executor.close()
