"""`bankhalter tournament`: computer players meet each other; ratings, a win matrix, and who misbehaved."""

from __future__ import annotations

from bankhalter.cli.complaint import INTERRUPTED
from bankhalter.cli.kinds import switches
from bankhalter.cli.parser import Given
from bankhalter.lab.jobs.job_files import as_json_bytes, write_whole
from bankhalter.lab.tournament.games import ROUND_ROBIN, TournamentPlan
from bankhalter.lab.tournament.tournament import Hall, Scores, check
from bankhalter.lab.tournament.tournament_report import page, summary, table

SEATS = 4  # at a table, if so many play


def run(args: Given) -> int:
    """Check everything, play what is missing, and show the result."""
    plan = read_plan(args)
    check(plan)
    hall = Hall(args.workers, args.cluster, args.out, args.quiet, args.language)
    scores, whole = hall.play(plan)
    show(args, plan, scores)
    return 0 if whole else INTERRUPTED


def read_plan(args: Given) -> TournamentPlan:
    """Put the options together."""
    few = args.mode == ROUND_ROBIN and not args.population
    usual = max(2, min(SEATS, len(args.entrants))) if few else SEATS
    return TournamentPlan(
        entrants=args.entrants,
        mode=args.mode,
        seats=args.seats or usual,
        games=args.games,
        edition=args.edition,
        switches=tuple(sorted(switches(args.rule).items())),
        seed=args.seed,
        rounds=args.rounds,
        budget=args.budget,
        population=args.population or "",
    )


def show(args: Given, plan: TournamentPlan, scores: Scores) -> None:
    """Print the table, and write what was asked for."""
    found = summary(plan, scores.values())
    if args.json is not None:
        write_whole(args.json, as_json_bytes(found))
    if args.report is not None:
        write_whole(args.report, page(found, args.language))
    if not args.quiet:
        print(table(found, args.language), end="")
