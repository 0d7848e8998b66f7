"""Instructions of one game with the compiled core, counted by callgrind: a busy machine does not blur them.

    python benchmarks/instructions.py [PYTHON] [--loops MODULE]

PYTHON is one with a compiled build, else that of .venv-compiled. Two runs that differ only in the number of
games are counted; start and imports fall out of the difference. Needs valgrind. MODULE has `play_games`;
an older version keeps it elsewhere (`bankhalter.lab.drive`).
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FEW, MANY = 100, 500  # games
WORK = """
import sys
from importlib import import_module
from bankhalter.core import compiled
from bankhalter.core.flatten import flatten
from bankhalter.edition import load
loops = import_module(sys.argv[1])
assert compiled(), "this build is not compiled"
try:
    from bankhalter.switches import agree
except ImportError:  # as it was called before
    from bankhalter.rules import agree
edition = load("standard")
loops.play_games(flatten(edition, agree(edition, 4)), 4, 0, int(sys.argv[2]), False, 4000)
"""


def counted(python: Path, loops: str, games: int, folder: Path) -> int:
    """Return the instructions of a process that plays so many games among four plain bots."""
    target = folder / f"callgrind.{games}"
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={target}", str(python), "-c", WORK]
    environ = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run(
        [*command, loops, str(games)], env=environ, cwd=folder, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise SystemExit(done.stderr[-2000:])
    return int(re.findall(r"Collected : (\d+)", done.stderr)[0])


def per_game(python: Path, loops: str, folder: Path) -> float:
    """Return the instructions of one game."""
    return (counted(python, loops, MANY, folder) - counted(python, loops, FEW, folder)) / (MANY - FEW)


def main() -> None:
    """Count and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("python", nargs="?", type=Path, default=ROOT / ".venv-compiled/bin/python")
    parser.add_argument("--loops", default="bankhalter.lab.bench.loops")
    parser.add_argument("--keep", type=Path, help="a folder for callgrind's files, for callgrind_annotate")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        found = per_game(args.python.absolute(), args.loops, args.keep or Path(made))
    print(f"{found:,.0f} instructions a game")


if __name__ == "__main__":
    main()
