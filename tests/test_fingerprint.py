"""One digest for the same scripted and seeded games: across processes, hash seeds and Python versions."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from fingerprint import fingerprint

TESTS = Path(__file__).resolve().parent
STEP = 6
VERSIONS = ("python3.11", "python3.12", "python3.13", "python3.14")


def run(python: str, hash_seed: str) -> str:
    """Return the fingerprint another process computes."""
    paths = [str(TESTS), str(TESTS.parent / "src")]
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(paths)}
    command = [python, str(TESTS / "fingerprint.py"), str(STEP)]
    return subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout.strip()


def works(python: str) -> bool:
    """Tell whether this interpreter is really there (a shim may not be)."""
    found = shutil.which(python)
    return (
        found is not None
        and subprocess.run([found, "-c", ""], capture_output=True, check=False).returncode == 0
    )


@pytest.mark.parametrize("hash_seed", ["0", "1", "4711"])
def test_same_in_every_process(hash_seed: str) -> None:
    assert run(sys.executable, hash_seed) == fingerprint(STEP)


@pytest.mark.parametrize("python", [v for v in VERSIONS if works(v)])
def test_same_on_every_python_at_hand(python: str) -> None:
    assert run(python, "random") == fingerprint(STEP)
