"""The client's types are those of the server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("msgspec")
ROOT = Path(__file__).resolve().parents[2]


def test_protocol_ts_is_fresh() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "web" / "scripts" / "protocol.py"), "--check"],
        cwd=ROOT,
        env={"PYTHONPATH": str(ROOT / "src"), "PATH": ""},
        check=False,
    )
    assert done.returncode == 0, "run python web/scripts/protocol.py"
