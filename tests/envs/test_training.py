"""Agents are trained in a short form, where PyTorch is, and in a folder of its own where it is not.

It is no requirement of ours, and large: without a net this is skipped.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("gymnasium", reason="the extra env is not installed")

ROOT = Path(__file__).resolve().parent.parent.parent
CHECKS = Path(__file__).with_name("with_torch.py")


def fetched(wanted: Path) -> Path:
    """Return a folder with the packages that a file wants; whole, or not there at all."""
    folder = ROOT / ".venv-training" / hashlib.sha256(wanted.read_bytes()).hexdigest()[:16]
    if not folder.is_dir():
        new = folder.with_suffix(".new")
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--retries", "1", "install"]
        how = ["--quiet", "--no-compile", "--upgrade", "--target", new]  # a run before may have been cut off
        if subprocess.run([*pip, *how, "-r", wanted], check=False).returncode:
            pytest.skip("PyTorch cannot be fetched here")
        new.rename(folder)
    return folder


@pytest.mark.slow
def test_trainings_run_where_pytorch_is():
    folder = str(fetched(ROOT / "examples" / "training" / "requirements.txt"))
    # Behind our own packages, so that nothing it brings along takes the place of theirs.
    start = f"import sys; sys.path.append({folder!r}); import pytest; sys.exit(pytest.main(sys.argv[1:]))"
    command = [sys.executable, "-c", start, "-q", "-p", "no:cacheprovider", "-p", "no:xdist", CHECKS]
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0 and " passed" in done.stdout, done.stdout + done.stderr
