"""The engine before the house was built and today's, in one run: how many times as many games a CPU second?

    .venv/bin/python benchmarks/old_and_new.py [OLD [NEW [ROUNDS]]]      0dd734c, HEAD and 20, if not said

Each version is taken out of git and compiled by its own build file, both without learning from games, into a
folder below .old-and-new that is kept for the next time. Then two processes take turns, each with one of the
builds and the same runner: standard edition, four plain bots, the same seeds, whole games; who begins changes
every round. Ratios are those of single rounds, so that a busy machine slows both alike. Equal actions mean
that equal games were played.
"""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / ".old-and-new"
GAMES = 300  # of each in a round
ALIKE = {"BANKHALTER_LEARN": "0", "BANKHALTER_PURE": "0", "BANKHALTER_CLIENT": "0"}
RUNNER = """
import json, sys, time
from bankhalter.core import compiled
from bankhalter.core.flatten import flatten
from bankhalter.edition import load
try:
    from bankhalter.lab.bench.loops import play_games
    from bankhalter.switches import agree
except ImportError:  # before the house was built
    from bankhalter.lab.drive import play_games
    from bankhalter.rules import agree

assert compiled()
book = load("standard")
tables = flatten(book, agree(book, 4))
for line in sys.stdin:
    first, games = json.loads(line)
    clock = time.process_time()
    played = play_games(tables, 4, first, games, False, 4000)
    print(json.dumps([time.process_time() - clock, int(played.actions)]), flush=True)
"""


def built(version: str) -> Path:
    """Return the folder with a compiled build of a version; it is made where it is missing."""
    folder = PLACE / git("rev-parse", "--short", version).decode().strip()
    if not (folder / "installed").is_dir():
        with tarfile.open(fileobj=io.BytesIO(git("archive", version))) as source:
            source.extractall(folder / "source", filter="data")
        env = {name: value for name, value in os.environ.items() if not name.startswith("BANKHALTER_")}
        pip = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-w", folder, "."]
        subprocess.run(pip, cwd=folder / "source", env={**env, **ALIKE}, stdout=sys.stderr, check=True)
        (wheel,) = folder.glob("*.whl")
        zipfile.ZipFile(wheel).extractall(folder / "new")
        (folder / "new").rename(folder / "installed")
    return folder / "installed"


def git(*words: str) -> bytes:
    """Return what git says."""
    return subprocess.run(["git", *words], cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout


class Build:
    """A process that plays games with one build."""

    def __init__(self, installed: Path) -> None:
        env = {**os.environ, "PYTHONPATH": str(installed), "PYTHONHASHSEED": "0"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", RUNNER],
            cwd=installed,
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        self.speeds: list[float] = []
        self.actions = 0

    def play(self, first: int, games: int = GAMES) -> float:
        """Play some games and return how many there are in a CPU second."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps([first, games]) + "\n")
        self.process.stdin.flush()
        seconds, actions = json.loads(self.process.stdout.readline())
        self.actions += actions
        return games / float(seconds)

    def told(self, name: str) -> str:
        """Return its line."""
        return (
            f"{name:<10}{median(self.speeds):>9,.0f} games a CPU second "
            f"({min(self.speeds):,.0f} to {max(self.speeds):,.0f}), {self.actions:,} actions"
        )


def main(words: list[str]) -> None:
    """Build both, let them take turns, and print."""
    names = [*words[:2], *("0dd734c", "HEAD")[len(words) :]]
    rounds = int(words[2]) if len(words) > 2 else 20
    builds = [Build(built(name)) for name in names]
    for build in builds:
        build.play(10**6, 20)  # what is worked out once
        build.actions = 0
    for number in range(rounds):
        for build in builds if number % 2 else reversed(builds):
            build.speeds.append(build.play(number * GAMES))
    old, new = builds
    ratios = sorted(b / a for a, b in zip(old.speeds, new.speeds, strict=True))
    for name, build in zip(names, builds, strict=True):
        print(build.told(name))
    print(f"times as many: {median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f}, {rounds} rounds)")


if __name__ == "__main__":
    main(sys.argv[1:])
