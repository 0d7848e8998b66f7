"""How many instructions the compiled engine takes, counted by callgrind: a busy machine does not blur them.

Two runs that differ only in how much they do are counted, so that start and imports fall out of the
difference. Run as a program it does the work that is counted.

python -m bankhalter.lab.bench.instructions
    a line in: one of WORKS, and how often
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from bankhalter.core import compiled
from bankhalter.lab.bench import loops
from bankhalter.lab.bench.measurements import LANES, MOST_TURNS, SEATS, position, tables
from bankhalter.lab.lab_error import LabError
from bankhalter.text import Plain

EDITION = "standard"
VALGRIND = "valgrind"
COLLECTED = re.compile(r"Collected : (\d+)")
MOST_MORE = 0.03  # of instructions, before a warning


def game(times: int) -> None:
    """Play so many games among plain bots."""
    loops.play_games(tables(EDITION), SEATS, 0, times, False, MOST_TURNS)


def rollout(times: int) -> None:
    """Play the same position to its end so many times."""
    loops.roll_out(position(EDITION), times, MOST_TURNS)


def env_step(times: int) -> None:
    """Take so many decisions of an environment, some games in lock-step."""
    loops.step_batch(tables(EDITION), SEATS, LANES, times // LANES, 0)


WORKS: Mapping[str, tuple[Callable[[int], None], int, int]] = {  # what it does, and how often: few, many
    "game": (game, 50, 150),
    "rollout": (rollout, 50, 250),
    "env_step": (env_step, 2 * LANES, 82 * LANES),
}


def count_all(python: str = sys.executable) -> dict[str, float]:
    """Return the instructions of one of each work; nothing where they cannot be counted."""
    if why_not():
        return {}
    return {work: count(python, work) for work in WORKS}


def why_not() -> str:
    """Return why nothing is counted, or nothing."""
    if not compiled():
        return "lab-bench-uncounted-pure"
    return "" if shutil.which(VALGRIND) else "lab-bench-uncounted"


def count(python: str, work: str) -> float:
    """Return the instructions of one game, one rollout or one decision."""
    _, few, many = WORKS[work]
    return (collected(python, work, many) - collected(python, work, few)) / (many - few)


def collected(python: str, work: str, times: int) -> int:
    """Return the instructions of a process that does something so often."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "callgrind.out"
        command = [
            VALGRIND,
            "--tool=callgrind",
            f"--callgrind-out-file={target}",
            python,
            "-m",
            __spec__.name,
        ]
        done = subprocess.run(
            command,
            input=f"{work} {times}\n",
            env={**os.environ, "PYTHONHASHSEED": "0"},
            cwd=folder,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    found = COLLECTED.search(done.stderr)
    if done.returncode != 0 or found is None:
        raise LabError("worker-fell")
    return int(found[1])


def more(found: Mapping[str, float], past: Sequence[Mapping[str, Any]], words: Plain) -> list[str]:
    """Return a warning for every work that takes clearly more instructions than when it was last counted."""
    told = []
    for work, now in found.items():
        before = [float(old["instructions"][work]) for old in past if work in old.get("instructions", {})]
        if before and now > before[-1] * (1 + MOST_MORE):
            percent = f"{100 * (now / before[-1] - 1):.1f}"
            told.append(words.say(f"lab-bench-more-{work.replace('_', '-')}", percent=percent))
    return told


def main() -> None:
    """Do the work that is counted."""
    work, times = sys.stdin.readline().split()
    WORKS[work][0](int(times))


if __name__ == "__main__":
    main()
