"""Playing on a Dask cluster (extra `cluster`): the same chunks, the same sums."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any
from urllib.parse import urlsplit

from bankhalter.lab.jobs.executors import Playable, T, work
from bankhalter.lab.lab_error import LabError

CONNECT_SECONDS = 10
RETRIES = 3  # of a chunk whose worker died, beside Dask's own


def hush(package: str) -> None:
    """What goes wrong is said in a sentence; the package's own log would be in the way."""
    for name in [package, *logging.root.manager.loggerDict]:
        if name.split(".")[0] == package:
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)


def check_address(url: str) -> None:
    """An address says how, where, and at which door."""
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("tcp", "tls", "ws", "wss", "ucx") and parts.hostname and parts.port
    except ValueError:
        good = False
    if not good:
        raise LabError("cluster-form", said=url[:80])


class Cluster:
    """Plays on the workers of a scheduler; a chunk whose worker died is played by another one."""

    def __init__(self, url: str, seconds: float = CONNECT_SECONDS) -> None:
        self.url = url
        check_address(url)
        try:
            dask, distributed = import_module("dask"), import_module("distributed")
        except ImportError as problem:
            raise LabError("extra-missing", extra="cluster", option="--cluster") from problem
        hush("distributed")
        patience = {"distributed.comm.timeouts.connect": f"{seconds}s", "distributed.comm.retry.count": 0}
        dask.config.set(patience)
        try:
            self.client: Any = distributed.Client(url, timeout=seconds, set_as_default=False)
        except (OSError, ValueError, TypeError) as problem:
            raise LabError("cluster-dead", url=url[:80], seconds=str(round(seconds))) from problem
        self.threads = self.wait_for_workers(seconds)

    def wait_for_workers(self, seconds: float) -> int:
        """Return how many chunks can run at once; a cluster without workers is refused."""
        try:
            self.client.wait_for_workers(1, timeout=seconds)
        except TimeoutError as problem:
            self.close()
            raise LabError("cluster-idle", url=self.url[:80], seconds=str(round(seconds))) from problem
        return max(1, int(sum(self.client.nthreads().values())))

    def map(self, chunks: Iterable[Playable[T]]) -> Iterator[T]:
        """Keep every worker busy with one chunk and one waiting."""
        waiting: deque[Any] = deque()
        for chunk in chunks:
            waiting.append(self.client.submit(work, chunk, pure=False, retries=RETRIES))
            if len(waiting) >= 2 * self.threads:
                yield self.result(waiting.popleft())
        while waiting:
            yield self.result(waiting.popleft())

    def result(self, future: Any) -> Any:
        """Wait for a chunk, or say in a sentence what happened to the cluster."""
        try:
            return future.result()
        except LabError:
            raise
        except Exception as problem:
            detail = f"{type(problem).__name__}: {problem}"[:300]
            raise LabError("cluster-lost", url=self.url[:80], detail=detail) from problem

    def close(self) -> None:
        """Say goodbye to the scheduler; it and its workers go on."""
        self.client.close(timeout=2)
