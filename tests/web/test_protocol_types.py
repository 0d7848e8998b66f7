"""The client's types are those of the server."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("msgspec")
ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "web" / "src"
OBJECT = re.compile(r"(?:interface (\w+)|type (\w+) =) \{(.*?)\}", re.DOTALL)
FIELD = re.compile(r"(?:^|[;\n{])\s*(\w+)\??:")
ALIKE = 4  # fields of its own that are all fields of one message make a type a copy of that


def test_protocol_ts_is_fresh() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "web" / "scripts" / "protocol.py"), "--check"],
        cwd=ROOT,
        env={"PYTHONPATH": str(ROOT / "src"), "PATH": ""},
        check=False,
    )
    assert done.returncode == 0, "run python web/scripts/protocol.py"


def objects(path: Path) -> dict[str, set[str]]:
    """Return the object types a file declares, by name, with their fields."""
    found = OBJECT.findall(path.read_text("utf-8"))
    return {one or other: set(FIELD.findall(body)) for one, other, body in found}


def test_the_client_declares_no_type_of_its_own_for_what_comes_over_the_wire() -> None:
    wire = objects(SOURCE / "protocol.ts")
    assert {"RoomTable", "Step", "EditionSummary", "Verdict"} <= wire.keys()
    paths = [
        path for kind in ("*.ts", "*.svelte") for path in SOURCE.rglob(kind) if path.name != "protocol.ts"
    ]
    copies = [
        (path.name, name, message)
        for path in paths
        for name, fields in objects(path).items()
        for message, known in wire.items()
        if len(fields) >= ALIKE and fields <= known
    ]
    assert not copies, "import these from protocol.ts"
