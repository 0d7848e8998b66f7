"""A real scheduler with real workers on this machine: nothing is lost and nothing is counted twice."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(find_spec("distributed") is None, reason="needs the extra cluster"),
]
Command = Callable[..., "subprocess.CompletedProcess[str]"]
Start = Callable[..., "subprocess.Popen[str]"]
GAMES = ("--games", "120", "--rounds", "4", "--seats", "mybots:Slow*3", "--fast")


def dask(place: Path, environ: dict[str, str], *words: str) -> subprocess.Popen[bytes]:
    """Start a part of the cluster; it loads the user's bots from the user's folder."""
    return subprocess.Popen(
        [sys.executable, "-m", "dask", *words, "--no-dashboard"],
        cwd=place,
        env={**environ, "MARKS": str(place / "marks")},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def until(what: Callable[[], object]) -> None:
    end = time.monotonic() + 120
    while not what():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.05)


@pytest.fixture
def scheduler(place: Path, environ: dict[str, str]) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A scheduler without workers: its address and its process."""
    file = place / "scheduler.json"
    words = ("--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(file))
    process = dask(place, environ, "scheduler", *words)
    try:
        until(lambda: file.exists() and file.stat().st_size)
        yield json.loads(file.read_text(encoding="utf-8"))["address"], process
    finally:
        process.kill()
        process.wait()


@pytest.fixture
def workers(
    place: Path, environ: dict[str, str], scheduler: tuple[str, object]
) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Two workers, each a process of its own."""
    words = ("worker", scheduler[0], "--nthreads", "1", "--no-nanny")
    processes = [dask(place, environ, *words, "--name", name) for name in ("one", "two")]
    try:
        yield processes
    finally:
        for process in processes:
            process.kill()
            process.wait()


def test_a_worker_killed_in_the_middle_loses_no_game_and_counts_none_twice(
    start: Start,
    command: Command,
    place: Path,
    scheduler: tuple[str, object],
    workers: list[subprocess.Popen[bytes]],
) -> None:
    process = start("simulate", *GAMES, "--cluster", scheduler[0], "--json", "cluster.json")
    marks = place / "marks"
    until(lambda: len(list(marks.iterdir())) == 2 or process.poll() is not None)
    assert sorted(p.name for p in marks.iterdir()) == sorted(str(w.pid) for w in workers)
    os.kill(workers[0].pid, signal.SIGKILL)
    _, err = process.communicate(timeout=240)
    assert process.returncode == 0, err
    assert workers[0].wait() == -signal.SIGKILL and workers[1].poll() is None
    command("simulate", *GAMES, "--workers", "1", "--json", "here.json")
    assert (place / "cluster.json").read_bytes() == (place / "here.json").read_bytes()


def test_a_bot_that_fails_on_the_cluster_ends_in_a_sentence(
    command: Command, scheduler: tuple[str, object], workers: list[object]
) -> None:
    done = command("simulate", "--seats", "mybots:Broken,simple", "--cluster", str(scheduler[0]))
    assert done.returncode == 1
    assert "RuntimeError: out of ideas" in done.stderr and "Traceback" not in done.stderr


def test_a_scheduler_that_dies_leaves_what_was_done(
    start: Start,
    place: Path,
    scheduler: tuple[str, subprocess.Popen[bytes]],
    workers: list[subprocess.Popen[bytes]],
) -> None:
    words = ("--games", "100000", "--seats", "mybots:Slow*3", "--fast", "--out", "job.json")
    process = start("simulate", *words, "--cluster", scheduler[0])
    until(lambda: len(list((place / "marks").iterdir())) == 2 or process.poll() is not None)
    scheduler[1].kill()
    _, err = process.communicate(timeout=120)
    assert process.returncode == 1
    assert scheduler[0] in err and "is lost" in err and "Traceback" not in err
    assert json.loads((place / "job.json").read_text(encoding="utf-8"))["games"] > 0


def test_an_address_where_nobody_answers_is_given_up(command: Command, place: Path) -> None:
    with socket.socket() as taken:  # bound but not listening: nobody else gets the port
        taken.bind(("127.0.0.1", 0))
        url = f"tcp://127.0.0.1:{taken.getsockname()[1]}"
        done = command("simulate", "--cluster", url, "--out", "job.json", "--json", "r.json")
    assert done.returncode == 1
    assert done.stderr.strip() == f"No Dask scheduler answers at {url} (waited 10 s)."
    assert not (place / "job.json").exists() and not (place / "r.json").exists()


def test_a_scheduler_without_workers_is_given_up(command: Command, scheduler: tuple[str, object]) -> None:
    done = command("simulate", "--cluster", str(scheduler[0]))
    assert done.returncode == 1 and "has no workers" in done.stderr


@pytest.mark.parametrize("url", ["nonsense", "ftp://x:1", "tcp://", "tcp://x:port", "tcp://x:99999", "[::1"])
def test_an_address_that_is_none(command: Command, url: str) -> None:
    done = command("simulate", "--cluster", url)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"“{url}” is not the address of a Dask scheduler such as tcp://host:8786.\n"
