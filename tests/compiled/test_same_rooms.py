"""What is compiled of the server says the same as its source: every message of a room, byte by byte."""

from __future__ import annotations

import sys

import pytest
from compiled.builds import CALM, ROOT, run

SCRIPT = ROOT / "tests" / "compiled" / "rooms.py"
ACTIONS = "150"

pytestmark = pytest.mark.slow


def test_rooms_are_told_alike(compiled_python, plain_source):
    slow = run([sys.executable, SCRIPT, "--plain", ACTIONS], env={**CALM, "PYTHONPATH": str(plain_source)})
    quick = run([compiled_python, SCRIPT, ACTIONS], env=CALM)
    first, *said = slow.splitlines()
    assert first == "plain" and quick.startswith("compiled\n")
    assert len(said) > 3 * int(ACTIONS)
    assert quick.splitlines()[1:] == said
