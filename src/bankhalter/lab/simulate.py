"""`bankhalter simulate`: many games, counted; from a position it answers who wins from here."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from bankhalter.agreed import read_edition, read_switches
from bankhalter.game import position
from bankhalter.game import record as records
from bankhalter.game.position import Position
from bankhalter.game.record import Record
from bankhalter.lab.commands import Wanted
from bankhalter.lab.errors import LabError
from bankhalter.lab.jobs import files
from bankhalter.lab.jobs.job import Job, identity, prepare
from bankhalter.lab.jobs.progress import Progress
from bankhalter.lab.jobs.runner import Sum
from bankhalter.lab.jobs.runner import run as play_all
from bankhalter.lab.options import (
    guarded,
    open_executor,
    read_seats,
    read_stop,
    whole,
)
from bankhalter.lab.report.outputs import Outputs, open_outputs
from bankhalter.lab.statistics.result import result, rows
from bankhalter.text import plain

GAMES = 1000
ROUNDS = 1000
SEATS = "simple*4"
ENDED = {"interrupted": 130}


def run(wanted: Wanted) -> int:
    """Carry the command out and return its exit code."""
    return guarded(wanted, simulate)


def simulate(wanted: Wanted) -> int:
    """Check everything, play, and show what came out."""
    job = read_job(wanted)
    told = identity(job)
    outputs = open_outputs(wanted)
    so_far = play(wanted, (job,), told, outputs)
    if not so_far.games:
        raise LabError("nothing-played")
    show(wanted, job, so_far, outputs)
    return ENDED.get(so_far.why, 0)


def play(wanted: Wanted, jobs: tuple[Job, ...], told: Any, outputs: Outputs) -> Sum:
    """Play what is still missing of a job, which nobody else may continue meanwhile."""
    games = whole(wanted, "games", GAMES)
    with files.hold(outputs.paths.get("out")):
        so_far, keep = open_job(outputs, told)
        if so_far.games < games:
            return play_on(wanted, jobs, games, so_far, keep)
    so_far.why = "games"
    return so_far


def play_on(
    wanted: Wanted, jobs: tuple[Job, ...], games: int, so_far: Sum, keep: Callable[[Sum], None]
) -> Sum:
    """Play up to so many games wherever that is wanted."""
    stop = read_stop(wanted)
    progress = Progress(plain(wanted.language), so_far.games, "quiet" in wanted.options)
    executor = open_executor(wanted, games - so_far.games)
    try:
        return play_all(jobs, games, executor, so_far, stop, keep, progress.tell)
    finally:
        progress.clear()
        executor.close()


def open_job(outputs: Outputs, told: Any) -> tuple[Sum, Callable[[Sum], None]]:
    """Return what was played before, and how to keep what is played now."""
    path = outputs.paths.get("out")
    if path is None:
        return Sum(), lambda _: None
    return files.load_job(path, told), lambda so_far: files.save_job(path, told, so_far)


def show(wanted: Wanted, job: Job, so_far: Sum, outputs: Outputs) -> None:
    """Write the files that were asked for, and print the table unless a file went to the terminal."""
    found = result(job, so_far)
    outputs.write_results(found, lambda: rows(found))
    if {"report", "svg", "png"} & set(outputs.paths):
        from bankhalter.lab.report.charts import draw, standalone
        from bankhalter.lab.report.page import page

        drawn = draw(found, prepare(job).edition, wanted.language)
        outputs.write("report", lambda: page(found, prepare(job).edition, drawn, wanted.language))
        outputs.write_charts(drawn, standalone)
    if not outputs.to_terminal and "quiet" not in wanted.options:
        from bankhalter.lab.report.text_table import table

        print(table(found, prepare(job).edition, wanted.language), end="")


# Reading -----------------------------------------------------------------------------------------------


def read_job(wanted: Wanted) -> Job:
    """Put the options together; everything wrong with them is said here."""
    job = read_position(wanted) if "from" in wanted.options else read_game(wanted)
    prepare(job)
    return job


def read_game(wanted: Wanted) -> Job:
    """A job that begins with the opening throws."""
    switches = read_switches(wanted.rules, wanted.options.get("variant"), "speed" in wanted.options)
    edition = read_edition(wanted.options.get("edition", "standard"))
    return new_job(wanted, edition, switches, read_seats(wanted.options.get("seats", SEATS)))


def new_job(
    wanted: Wanted, edition: str, switches: dict[str, Any], bots: tuple[str, ...], **more: Any
) -> Job:
    """Return a job with the numbers of the command line."""
    return Job(
        edition=edition,
        switches=tuple(sorted(switches.items())),
        bots=bots,
        seed=whole(wanted, "seed", 1, -(10**18), 10**18),
        rounds=whole(wanted, "rounds", ROUNDS, 1, 10**6),
        turns=whole(wanted, "turns", 0, 1, 10**7),
        pace=whole(wanted, "pace", 2, 1, 60),
        fast="fast" in wanted.options,
        **more,
    )


def read_position(wanted: Wanted) -> Job:
    """A job that begins from a position file, a record, or one of its moves: FILE or FILE:MOVE."""
    for name in ("edition", "variant", "speed"):
        if name in wanted.options:
            raise LabError("from-with", option=f"--{name}")
    if wanted.rules:
        raise LabError("from-with", option="--rule")
    path, moves = read_place(wanted.options["from"])
    text = records.read_text(path)
    found: Position | Record = position.read(text) if position.looks_like(text) else records.parse(text)
    if moves >= 0 and isinstance(found, Position):
        raise LabError("position-moves")
    bots = tuple(bot or "simple" for bot in found.bots) or ("simple",) * len(found.players)
    if "seats" in wanted.options:
        bots = read_seats(wanted.options["seats"])
    edition = found.edition if isinstance(found, Record) else found.edition.id
    return new_job(wanted, edition, {}, bots, record=text, moves=moves)


def read_place(said: str) -> tuple[Path, int]:
    """Split FILE:MOVE; a colon that belongs to the file's name stays with it."""
    head, colon, tail = said.rpartition(":")
    if colon and tail.isascii() and tail.isdecimal() and not Path(said).exists():
        return Path(head), int(tail[:9])
    return Path(said), -1
