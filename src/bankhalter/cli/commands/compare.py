"""`bankhalter compare A B`: two rule sets or editions on the same dice, and what differs."""

from __future__ import annotations

from bankhalter.cli.commands.simulate import ended, new_job, outputs_of, series_of
from bankhalter.cli.parser import Given
from bankhalter.edition import available, load, packed
from bankhalter.lab.comparison import comparison, rows, table
from bankhalter.lab.jobs.job import Job, identity, prepare
from bankhalter.lab.jobs.runner import Sum
from bankhalter.lab.lab_error import LabError
from bankhalter.lab.report.outputs import Outputs

SIDES = 2


def run(args: Given) -> int:
    """Play both sides on common random numbers and show the differences."""
    jobs = read_sides(args)
    outputs = outputs_of(args)
    so_far = series_of(args).play(jobs, [identity(job) for job in jobs])
    show(args, jobs, so_far, outputs)
    return ended(so_far)


def read_sides(args: Given) -> tuple[Job, Job]:
    """Return the two jobs; the second has the first one's edition if it names none."""
    if len(args.sides) != SIDES:
        raise LabError("compare-form")
    (first, agreed), (second, other_agreed) = args.sides
    first = first or available()[0]
    one = new_job(args, packed(load(first)), agreed)
    other = new_job(args, packed(load(second or first)), other_agreed)
    if identity(one) == identity(other):
        raise LabError("compare-same")
    return one, other


def show(args: Given, jobs: tuple[Job, Job], so_far: Sum, outputs: Outputs) -> None:
    """Write the files that were asked for, and print the table."""
    found = comparison(jobs, so_far)
    outputs.write_results(found, lambda: rows(found))
    if "report" in outputs.paths:
        from bankhalter.lab.report.page import comparison_page

        editions = tuple(prepare(job).edition for job in jobs)
        outputs.write("report", lambda: comparison_page(found, editions, args.language))
    if not outputs.to_terminal and not args.quiet:
        print(table(found, jobs, args.language), end="")
