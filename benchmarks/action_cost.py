"""How many instructions a server takes for an action, counted by callgrind: no busy machine blurs them.

    .venv/bin/python benchmarks/action_cost.py [FOLDER]

FOLDER is the checkout whose server is counted, by default this one; another one brings its own clients. One
room of three people on a file of SQLite, from the socket in to the broadcasts out, with all threads and
whatever happens beside; not compiled. The dice differ between runs, and so do the figures by some hundredths.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

WARM, COUNTED = 60, 150  # actions
COLLECTED = re.compile(r"Collected : (\d+)")
WRAPPED = """#!/bin/sh
exec valgrind --tool=callgrind --instr-atstart=no --callgrind-out-file={folder}/out {python} "$@"
"""


def main() -> None:
    """Count, and print one line of JSON."""
    root = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent).resolve()
    sys.path.insert(0, str(root / "tests"))
    from server import desk

    desk.PATIENCE = 1800.0  # a start takes minutes
    with tempfile.TemporaryDirectory() as folder:
        sys.executable = str(wrapper(Path(folder)))
        server = desk.Server(f"{folder}/rooms.db")
        _, clients = desk.seated(server, 3)
        desk.play(clients, most=WARM)
        switch(server, "on")
        played = desk.play(clients, most=COUNTED)
        switch(server, "off")
        server.stop()
        found = [match for line in server.errors if (match := COLLECTED.search(line))]
    instructions = int(found[-1][1])
    print(
        json.dumps(
            {"actions": played, "per_action": round(instructions / played / 1e6, 2), "unit": "million"}
        )
    )


def wrapper(folder: Path) -> Path:
    """Write a program that runs Python under callgrind."""
    place = folder / "python"
    place.write_text(WRAPPED.format(folder=folder, python=sys.executable), encoding="ascii")
    place.chmod(0o755)
    return place


def switch(server: Any, how: str) -> None:
    """Let callgrind count from now on, or no longer."""
    subprocess.run(
        ["callgrind_control", f"--instr={how}", str(server.process.pid)], check=True, capture_output=True
    )


if __name__ == "__main__":
    main()
