"""The two builds, for the tests here: where their Pythons are and how to run something in them."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SCRIPT = ROOT / "tests" / "compiled" / "games.py"
CALM = {
    **{k: v for k, v in os.environ.items() if k != "PYTHONPATH"},
    "PYTHONHASHSEED": "0",
    "PYTHONUTF8": "1",
}


def build_file():
    """hatch_build.py as a module."""
    spec = importlib.util.spec_from_file_location("build_file", ROOT / "hatch_build.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run(command, **more):
    """Run a command and return its output; what it says is shown if it fails."""
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **more}
    done = subprocess.run([str(part) for part in command], encoding="utf-8", check=False, **pipes)
    assert done.returncode == 0, f"{command}\n{done.stdout[-4000:]}\n{(done.stderr or '')[-4000:]}"
    return done.stdout


def plain(source, *args, **more):
    """Run games.py on a source as it is."""
    env = {**CALM, "PYTHONPATH": str(source)}
    return run([sys.executable, SCRIPT, "--plain", *args], env=env, **more).splitlines()


def fast(python, *args, **more):
    """Run games.py on the compiled build."""
    return run([python, SCRIPT, *args], env=CALM, **more).splitlines()
