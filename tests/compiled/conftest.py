from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture(scope="session")
def compiler():
    """The C compiler of this machine."""
    name = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if not shutil.which(name):
        pytest.skip("no C compiler on this machine")
    return shutil.which(name)


@pytest.fixture(scope="session")
def compiled_python(compiler):
    """The Python of an up-to-date .venv-compiled; learning, if it is to be made, would take as long again."""
    command = [sys.executable, str(ROOT / "dev"), "build"]
    env = {**os.environ, "BANKHALTER_LEARN": "0"}
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, env=env)
    assert done.returncode == 0, done.stderr
    return ROOT / ".venv-compiled" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


@pytest.fixture(scope="session")
def plain_source(compiled_python, tmp_path_factory):
    """The source that was compiled, without what was made of it; it stays the same while one edits."""
    (package,) = (ROOT / ".venv-compiled").rglob("site-packages/bankhalter")
    folder = tmp_path_factory.mktemp("plain")
    left_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(package, folder / "bankhalter", ignore=left_out)
    return folder
