"""A tournament: computer players meet each other. What was played is kept in a file, and goes on from it."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor as Pool
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path

from bankhalter.core.codes import SEATS
from bankhalter.lab.jobs.executors import cores
from bankhalter.lab.jobs.job import find_bot
from bankhalter.lab.jobs.job_files import hold, write_whole
from bankhalter.lab.jobs.progress import Progress
from bankhalter.lab.lab_error import LabError
from bankhalter.lab.tournament.games import ROUND_ROBIN, Heat, Score, TournamentPlan, agreed, heats, play_heat
from bankhalter.process_limits import serve_parent
from bankhalter.text import plain

FORMAT = 1
Scores = dict[str, Score]


def check(plan: TournamentPlan) -> None:
    """Say what is wrong with a plan before the first game: bots, seats, rules."""
    for name in plan.entrants:
        if plan.entrants.count(name) > 1:
            raise LabError("tournament-twice", name=name[:60])
        find_bot(name)
    need = plan.seats if plan.mode == ROUND_ROBIN else 2
    need = 1 if plan.population else need
    if len(plan.entrants) < need or len(plan.entrants) > SEATS:
        raise LabError("tournament-too-few", seats=str(plan.seats), need=str(need))
    agreed(plan.edition, plan.switches, plan.seats)


# Playing -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Hall:
    """Where a tournament is played, which file keeps it, and whether a line tells how far it is."""

    workers: int | None = None
    cluster: str | None = None
    out: Path | None = None
    quiet: bool = False
    language: str = "en"

    def play(self, plan: TournamentPlan) -> tuple[Scores, bool]:
        """Play what is missing; return the scores, and whether all were played."""
        with hold(self.out):
            scores = load_scores(self.out, plan)
            return scores, self.play_all(plan, scores)

    def play_all(self, plan: TournamentPlan, scores: Scores) -> bool:
        """Play the heats that are missing; tell whether all were played."""
        left = [heat for heat in heats(plan) if heat.key not in scores]
        total = sum(heat.count for heat in heats(plan))
        played = total - sum(heat.count for heat in left)
        progress = Progress(plain(self.language), played, self.quiet)
        try:
            with self.players(len(left)) as play:
                for heat, score in zip(left, play(left), strict=True):
                    scores[heat.key] = score
                    played += heat.count
                    progress.tell(played, total)
                    save_scores(self.out, plan, scores)
        except KeyboardInterrupt:
            return False
        finally:
            progress.clear()
        return True

    @contextmanager
    def players(self, count: int) -> Iterator[Callable[[Iterable[Heat]], Iterator[Score]]]:
        """Yield what plays heats in order: here, in processes, or on a cluster."""
        workers = self.workers or min(cores(), max(count // 4, 1))
        if self.cluster is not None:
            from bankhalter.lab.jobs.cluster import Cluster

            cluster = Cluster(self.cluster)
            try:
                yield lambda left: (f.result() for f in [cluster.client.submit(play_heat, h) for h in left])
            finally:
                cluster.close()
        elif workers == 1:
            yield lambda left: map(play_heat, left)
        else:
            context = get_context("spawn")
            pool: Pool = ProcessPoolExecutor(workers, mp_context=context, initializer=serve_parent)
            try:
                yield lambda left: pool.map(play_heat, left)
            finally:
                pool.shutdown(wait=True, cancel_futures=True)


# The file ----------------------------------------------------------------------------------------------


def save_scores(path: Path | None, plan: TournamentPlan, scores: Scores) -> None:
    """Write down what has been played, whole or not at all."""
    if path is not None:
        kept = {key: asdict(score) for key, score in scores.items()}
        tree = {"bankhalter-tournament": FORMAT, "plan": asdict(plan), "scores": kept}
        write_whole(path, (json.dumps(tree, separators=(",", ":")) + "\n").encode())


def load_scores(path: Path | None, plan: TournamentPlan) -> Scores:
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
        raise LabError("tournament-not-one", place=str(path)) from problem
    kept.setdefault("population", "")  # of files from before there was one
    if {**kept, "games": 0} != json.loads(json.dumps({**asdict(plan), "games": 0})):
        raise LabError("tournament-other", place=str(path))
    wanted = {heat.key for heat in heats(plan)}
    return {key: score for key, score in scores.items() if key in wanted}
