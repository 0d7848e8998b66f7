"""`bankhalter tournament`: computer players meet each other; ratings, a win matrix, and who misbehaved."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor as Pool
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from bankhalter.core.codes import SEATS
from bankhalter.lab.commands import Wanted
from bankhalter.lab.errors import LabError
from bankhalter.lab.tournament.games import LEAGUE, ROUND_ROBIN, Heat, Plan, Score, agreed, heats, play_heat
from bankhalter.text import plain

OPTIONS = {
    "mode": "NAME",
    "seats": "N",
    "games": "N",
    "seed": "N",
    "edition": "ID",
    "rule": "NAME=VALUE",
    "rounds": "N",
    "budget": "N",
    "workers": "N",
    "cluster": "URL",
    "out": "FILE",
    "json": "FILE",
    "report": "FILE",
    "quiet": "",
}
FORMAT = 1
INTERRUPTED = 130
Scores = dict[str, Score]


class Trouble(Exception):
    """What the user is told: the message `tournament-<key>` with its variables."""

    def __init__(self, key: str, **told: str) -> None:
        self.key = key
        self.told = told
        super().__init__(key)


# The command -------------------------------------------------------------------------------------------


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser], say: Callable[..., str]) -> None:
    """Declare the command."""
    said = say("tournament-help")
    parser = commands.add_parser("tournament", help=said, description=said, allow_abbrev=False)
    parser.add_argument("bots", nargs="+", metavar="BOT", help=say("tournament-option-bots"))
    for name, value in OPTIONS.items():
        told: dict[str, Any] = {"help": say(f"tournament-option-{name}"), "dest": f"lab_{name}"}
        if not value:
            parser.add_argument(f"--{name}", action="store_const", const="yes", **told)
        else:
            action = "append" if name == "rule" else "store"
            parser.add_argument(f"--{name}", action=action, metavar=value, **told)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Carry the command out and return its exit code."""
    from bankhalter.lab.commands import read_args
    from bankhalter.lab.options import guarded

    def work(wanted: Wanted) -> int:
        return tournament(wanted, tuple(args.bots))

    words = plain(args.language)
    try:
        return guarded(read_args(args), work)
    except Trouble as problem:
        import sys

        sys.stderr.write(words.say(f"tournament-{problem.key}", **problem.told) + "\n")
        return 1


def tournament(wanted: Wanted, entrants: tuple[str, ...]) -> int:
    """Check everything, play what is missing, and show the result."""
    from bankhalter.lab.jobs.files import hold

    plan = read_plan(wanted, entrants)
    path = Path(wanted.options["out"]) if "out" in wanted.options else None
    with hold(path):
        scores = load_scores(path, plan)
        whole = play_all(plan, scores, path, wanted)
    show(plan, scores, wanted)
    return 0 if whole else INTERRUPTED


def read_plan(wanted: Wanted, entrants: tuple[str, ...]) -> Plan:
    """Put the options together; everything wrong with them is said here."""
    from bankhalter.agreed import read_edition, read_switches
    from bankhalter.lab.jobs.job import find_bot
    from bankhalter.lab.options import real, whole

    mode = wanted.options.get("mode", ROUND_ROBIN)
    if mode not in (ROUND_ROBIN, LEAGUE):
        raise Trouble("bad-mode", said=mode[:40], all=f"{ROUND_ROBIN}, {LEAGUE}")
    for name in entrants:
        if entrants.count(name) > 1:
            raise Trouble("twice", name=name[:60])
        find_bot(name)
    seats = whole(wanted, "seats", max(2, min(4, len(entrants))) if mode == ROUND_ROBIN else 4, 2, 6)
    need = seats if mode == ROUND_ROBIN else 2
    if len(entrants) < need or len(entrants) > SEATS:
        raise Trouble("too-few", seats=str(seats), need=str(need))
    plan = Plan(
        entrants=entrants,
        mode=mode,
        seats=seats,
        games=whole(wanted, "games", 100),
        edition=read_edition(wanted.options.get("edition", "standard")),
        switches=tuple(sorted(read_switches(wanted.rules).items())),
        seed=whole(wanted, "seed", 1, -(10**17), 10**17),
        rounds=whole(wanted, "rounds", 1000, 1, 10**6),
        budget=real(wanted, "budget", 10**6) or 60.0,
    )
    agreed(plan.edition, plan.switches, seats)
    return plan


# Playing -----------------------------------------------------------------------------------------------


def play_all(plan: Plan, scores: Scores, path: Path | None, wanted: Wanted) -> bool:
    """Play the heats that are missing; tell whether all were played."""
    from bankhalter.lab.jobs.progress import Progress

    left = [heat for heat in heats(plan) if heat.key not in scores]
    total = sum(heat.count for heat in heats(plan))
    played = total - sum(heat.count for heat in left)
    progress = Progress(plain(wanted.language), played, "quiet" in wanted.options)
    try:
        with playing(wanted, len(left)) as play:
            for heat, score in zip(left, play(left), strict=True):
                scores[heat.key] = score
                played += heat.count
                progress.tell(played, total)
                save_scores(path, plan, scores)
    except KeyboardInterrupt:
        return False
    finally:
        progress.clear()
    return True


@contextmanager
def playing(wanted: Wanted, count: int) -> Iterator[Callable[[Iterable[Heat]], Iterator[Score]]]:
    """Yield what plays heats in order: here, in processes, or on a cluster."""
    from bankhalter.lab.jobs.executors import cores
    from bankhalter.lab.options import whole

    workers = whole(wanted, "workers", min(cores(), max(count // 4, 1)), 1, 512)
    if "cluster" in wanted.options:
        from bankhalter.lab.jobs.cluster import Cluster

        cluster = Cluster(wanted.options["cluster"])
        try:
            yield lambda left: (f.result() for f in [cluster.client.submit(play_heat, h) for h in left])
        finally:
            cluster.close()
    elif workers == 1:
        yield lambda left: map(play_heat, left)
    else:
        pool: Pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
        try:
            yield lambda left: pool.map(play_heat, left)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


# The file ----------------------------------------------------------------------------------------------


def save_scores(path: Path | None, plan: Plan, scores: Scores) -> None:
    """Write down what has been played, whole or not at all."""
    from bankhalter.lab.jobs.files import write_whole

    if path is not None:
        kept = {key: asdict(score) for key, score in scores.items()}
        tree = {"bankhalter-tournament": FORMAT, "plan": asdict(plan), "scores": kept}
        write_whole(path, (json.dumps(tree, separators=(",", ":")) + "\n").encode())


def load_scores(path: Path | None, plan: Plan) -> Scores:
    """Return what was played before; more games of the same tournament may be added."""
    if path is None or not path.exists():
        return {}
    try:
        tree = json.loads(path.read_bytes())
        kept = dict(tree["plan"])
        scores = {str(key): Score(**score) for key, score in tree["scores"].items()}
    except OSError as problem:
        reason = problem.strerror or os.strerror(problem.errno or 0)
        raise LabError("unreadable", place=str(path), reason=reason) from problem
    except (ValueError, KeyError, TypeError, AttributeError) as problem:
        raise Trouble("not-one", place=str(path)) from problem
    if {**kept, "games": 0} != json.loads(json.dumps({**asdict(plan), "games": 0})):
        raise Trouble("other", place=str(path))
    wanted = {heat.key for heat in heats(plan)}
    return {key: score for key, score in scores.items() if key in wanted}


def show(plan: Plan, scores: Scores, wanted: Wanted) -> None:
    """Print the table, and write what was asked for."""
    from bankhalter.lab.jobs.files import as_json_bytes, write_whole
    from bankhalter.lab.tournament.report import page, summary, table

    found = summary(plan, scores.values())
    if "json" in wanted.options:
        write_whole(Path(wanted.options["json"]), as_json_bytes(found))
    if "report" in wanted.options:
        write_whole(Path(wanted.options["report"]), page(found, wanted.language))
    if "quiet" not in wanted.options:
        print(table(found, wanted.language), end="")
