"""Files a command writes."""

from __future__ import annotations

import sys
from pathlib import Path

from bankhalter.atomic_files import write_whole
from bankhalter.cli.complaint import Complaint


def write(place: Path | None, said: str | bytes) -> None:
    """Write to a file, whole or not at all, or to the screen."""
    if place is None:
        sys.stdout.write(said if isinstance(said, str) else said.decode())
        return
    try:
        write_whole(place, said.encode() if isinstance(said, str) else said)
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise Complaint("cli-unwritable", place=str(place), reason=reason) from None
