"""A series of games: played here, in processes or on a cluster, kept in a job file, and stopped early."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bankhalter.lab.jobs import job_files
from bankhalter.lab.jobs.executors import Executor, Here, Processes, cores
from bankhalter.lab.jobs.job import Job
from bankhalter.lab.jobs.progress import Progress
from bankhalter.lab.jobs.runner import StopRule, Sum, run_jobs
from bankhalter.lab.lab_error import LabError
from bankhalter.text import plain

FEW = 200  # games that are sooner played here than processes are started


@dataclass(frozen=True)
class Series:
    """How many games, until when, where, which file keeps them, and whether a line tells how far they are."""

    games: int
    stop: StopRule
    workers: int | None = None
    cluster: str | None = None
    out: Path | None = None
    quiet: bool = False
    language: str = "en"

    def play(self, jobs: tuple[Job, ...], told: Any) -> Sum:
        """Play what is still missing of a job, which nobody else may continue meanwhile.

        `told` is what makes the job the same one (`job.identity`). No finished game is an error.
        """
        with job_files.hold(self.out):
            so_far, keep = self.opened(told)
            if so_far.games < self.games:
                so_far = self.play_on(jobs, so_far, keep)
            else:
                so_far.why = "games"
        if not so_far.games:
            raise LabError("nothing-played")
        return so_far

    def opened(self, told: Any) -> tuple[Sum, Callable[[Sum], None]]:
        """Return what was played before, and how to keep what is played now."""
        path = self.out
        if path is None:
            return Sum(), lambda _: None
        return job_files.load_job(path, told), lambda so_far: job_files.save_job(path, told, so_far)

    def play_on(self, jobs: tuple[Job, ...], so_far: Sum, keep: Callable[[Sum], None]) -> Sum:
        """Play up to so many games wherever that is wanted."""
        progress = Progress(plain(self.language), so_far.games, self.quiet)
        executor = open_executor(self.workers, self.cluster, self.games - so_far.games)
        try:
            return run_jobs(jobs, self.games, executor, so_far, self.stop, keep, progress.tell)
        finally:
            progress.clear()
            executor.close()


def open_executor(workers: int | None, cluster: str | None, games: int) -> Executor:
    """Return where the games are played: on a cluster, in processes, or here if they are few."""
    if cluster is not None:
        from bankhalter.lab.jobs.cluster import Cluster

        if workers:
            raise LabError("workers-and-cluster")
        return Cluster(cluster)
    workers = workers or (1 if games <= FEW else cores())
    return Here() if workers == 1 else Processes(workers)
