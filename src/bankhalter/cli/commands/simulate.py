"""`bankhalter simulate`: many games, counted; from a position it answers who wins from here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bankhalter.cli.complaint import INTERRUPTED
from bankhalter.cli.kinds import switches
from bankhalter.cli.parser import Given
from bankhalter.edition import load, packed
from bankhalter.game import position
from bankhalter.game import record as records
from bankhalter.game.position import Position
from bankhalter.game.record import Record
from bankhalter.lab.jobs.job import Job, identity, prepare
from bankhalter.lab.jobs.runner import StopRule, Sum
from bankhalter.lab.lab_error import LabError
from bankhalter.lab.report.outputs import PLACES, Outputs, open_outputs
from bankhalter.lab.series import Series
from bankhalter.lab.statistics.result import result, rows

FIXED = ("edition", "variant", "speed", "rule")  # what a position brings along


def run(args: Given) -> int:
    """Check everything, play, and show what came out."""
    job = read_job(args)
    told = identity(job)
    outputs = outputs_of(args)
    so_far = series_of(args).play((job,), told)
    show(args, job, so_far, outputs)
    return ended(so_far)


def ended(so_far: Sum) -> int:
    """Return the exit code of a series."""
    return INTERRUPTED if so_far.why == "interrupted" else 0


def series_of(args: Given) -> Series:
    """Return how the games are played."""
    stop = StopRule(args.stop_width or 0.0, args.time_limit or 0.0)
    return Series(args.games, stop, args.workers, args.cluster, args.out, args.quiet, args.language)


def outputs_of(args: Given) -> Outputs:
    """Check every place that was asked for before the work begins."""
    asked = {name: getattr(args, name, None) for name in PLACES}
    return open_outputs({name: path for name, path in asked.items() if path is not None})


def show(args: Given, job: Job, so_far: Sum, outputs: Outputs) -> None:
    """Write the files that were asked for, and print the table unless a file went to the terminal."""
    found = result(job, so_far)
    edition = prepare(job).edition
    outputs.write_results(found, lambda: rows(found))
    if {"report", "svg", "png"} & set(outputs.paths):
        from bankhalter.lab.report.charts import draw, standalone
        from bankhalter.lab.report.page import page

        drawn = draw(found, edition, args.language)
        outputs.write("report", lambda: page(found, edition, drawn, args.language))
        outputs.write_charts(drawn, standalone)
    if not outputs.to_terminal and not args.quiet:
        from bankhalter.lab.report.text_table import table

        print(table(found, edition, args.language), end="")


# Reading -----------------------------------------------------------------------------------------------


def read_job(args: Given) -> Job:
    """Put the options together; everything wrong with them is said here."""
    job = read_game(args) if getattr(args, "from") is None else read_position(args)
    prepare(job)
    return job


def read_game(args: Given) -> Job:
    """A job that begins with the opening throws."""
    edition = packed(load(args.edition))
    return new_job(args, edition, switches(args.rule, args.variant, args.speed), fast=args.fast)


def new_job(args: Given, edition: str, agreed: dict[str, Any], **more: Any) -> Job:
    """Return a job with the numbers of the command line."""
    told = {"bots": args.seats, "seed": args.seed, "rounds": args.rounds, "pace": args.pace, **more}
    return Job(edition=edition, switches=tuple(sorted(agreed.items())), turns=args.turns or 0, **told)


def read_position(args: Given) -> Job:
    """A job that begins from a position file, a record, or one of its moves: FILE or FILE:MOVE."""
    for name in FIXED:
        if name in args.typed:
            raise LabError("from-with", option=f"--{name}")
    path, moves = read_place(getattr(args, "from"))
    text = records.read_text(path)
    found: Position | Record = position.read(text) if position.looks_like(text) else records.parse(text)
    if moves >= 0 and isinstance(found, Position):
        raise LabError("position-moves")
    bots = tuple(bot or "simple" for bot in found.bots) or ("simple",) * len(found.players)
    if "seats" in args.typed:
        bots = args.seats
    edition = found.edition if isinstance(found, Record) else found.edition.id
    return new_job(args, edition, {}, bots=bots, record=text, moves=moves, fast=args.fast)


def read_place(said: str) -> tuple[Path, int]:
    """Split FILE:MOVE; a colon that belongs to the file's name stays with it."""
    head, colon, tail = said.rpartition(":")
    if colon and tail.isascii() and tail.isdecimal() and not Path(said).exists():
        return Path(head), int(tail[:9])
    return Path(said), -1
