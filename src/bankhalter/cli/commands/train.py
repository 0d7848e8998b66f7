"""`bankhalter train FOLDER`: games of the population, and the value that is learned from them."""

from __future__ import annotations

from typing import Any

from bankhalter.cli.complaint import INTERRUPTED
from bankhalter.cli.parser import Given
from bankhalter.lab.jobs.job_files import check_folder, hold
from bankhalter.lab.jobs.progress import Progress
from bankhalter.lab.jobs.runner import Interrupt
from bankhalter.lab.series import open_executor
from bankhalter.lab.training.boosting import GrowingPlan, numpy
from bankhalter.lab.training.training import TrainingPlan, learn, play_missing, save_value
from bankhalter.text import Plain, plain

KEPT = "value.json"


def run(args: Given) -> int:
    """Play what is missing in the folder, then learn; Ctrl-C keeps what was played."""
    numpy()
    plan = TrainingPlan(args.population, args.games, args.seed, GrowingPlan(trees=args.trees))
    check_folder(args.folder)
    with hold(args.folder / "training"):
        if not played(args, plan):
            return INTERRUPTED
        found = learn(plan, args.folder)
    out = args.out or args.folder / KEPT
    save_value(out, found)
    if not args.quiet:
        print(told(plain(args.language), found["card"], str(out)))
    return 0


def played(args: Given, plan: TrainingPlan) -> bool:
    """Play in as many processes as are wanted, with a line that tells how far it is."""
    progress = Progress(plain(args.language), 0, args.quiet)
    executor = open_executor(args.workers, args.cluster, plan.games)
    try:
        with Interrupt() as interrupt:
            return play_missing(plan, args.folder, executor, lambda: interrupt.asked, progress.tell)
    finally:
        progress.clear()
        executor.close()


def told(words: Plain, card: dict[str, Any], out: str) -> str:
    """Return what came out, in a few lines."""
    rows = [words.say("train-learned", rows=f"{card['rows']:,}", out=out)]
    for key in ("held_out", "prospects", "even"):
        found = card[key]
        numbers = {name: f"{found[name]:.3f}" for name in ("log_loss", "log_loss_late", "calibration")}
        rows.append(words.say(f"train-{key.replace('_', '-')}", **numbers))
    return "\n".join(rows)
