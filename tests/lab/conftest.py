"""The laboratory is tried the way people use it: as a command, in processes of its own."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from terminal.desk import PROGRAM

import bankhalter

SOURCE = Path(bankhalter.__file__).resolve().parent.parent
Command = Callable[..., "subprocess.CompletedProcess[str]"]

# Bots of a user: one like the built-in one but slow, and leaving word of who plays; others that go wrong.
BOTS = '''
import os, time
from pathlib import Path
from bankhalter.bots.api import Bot
from bankhalter.bots.players.simple import Simple
from bankhalter.core.actions import Action

made = 0

class Like(Bot):
    """Plays like the built-in one, which may be compiled and then has no heirs."""

    def __init__(self):
        self.mind = Simple()

    def choose(self, st, seat):
        return self.mind.choose(st, seat)

    def reply(self, st, seat, offer):
        return self.mind.reply(st, seat, offer)

class Slow(Like):
    """Leaves the number of its process behind once it is well into the work."""

    def __init__(self):
        global made
        super().__init__()
        made += 1
        time.sleep(0.004)
        if made > 40 and "MARKS" in os.environ:
            Path(os.environ["MARKS"], str(os.getpid())).touch()

class Broken(Bot):
    def choose(self, st, seat):
        raise RuntimeError("out of ideas")

class Stubborn(Bot):
    """Always says something that is refused."""
    def choose(self, st, seat):
        return Action(12, seat, 999)

class Needy(Bot):
    def __init__(self, friend):
        pass

class Seeded(Like):
    def __init__(self, seed):
        super().__init__()
        with open("seeds.txt", "a") as file:
            print(seed, file=file)

class Stranger:
    pass
'''


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder with a user's bots and room for marks."""
    (tmp_path / "mybots.py").write_text(BOTS, encoding="utf-8")
    (tmp_path / "marks").mkdir()
    return tmp_path


@pytest.fixture
def environ(place: Path) -> dict[str, str]:
    """The surroundings of a command: our source, the user's folder, English."""
    paths = os.pathsep.join([str(SOURCE), str(place)])
    return {**os.environ, "PYTHONPATH": paths, "LANG": "en_GB.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""}


@pytest.fixture
def start(place: Path, environ: dict[str, str]) -> Callable[..., subprocess.Popen[str]]:
    """Start the command and return its process."""

    def begin(*words: str, **more: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [*PROGRAM, *words],
            cwd=place,
            env={**environ, **more},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    return begin


@pytest.fixture
def command(start: Callable[..., subprocess.Popen[str]]) -> Command:
    """Run the command to its end."""

    def run(*words: str, **more: str) -> subprocess.CompletedProcess[str]:
        process = start(*words, **more)
        try:
            out, err = process.communicate(timeout=300)
        finally:
            process.kill()
        return subprocess.CompletedProcess(words, process.returncode, out, err)

    return run
