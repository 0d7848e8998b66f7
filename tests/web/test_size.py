"""How much is loaded."""

from __future__ import annotations

import gzip
from pathlib import Path

MOST = 150_000


def test_all_script_together_is_small(client: Path) -> None:
    files = sorted((client / "assets").glob("*.js"))
    assert files
    sizes = {file.name: len(gzip.compress(file.read_bytes(), 9)) for file in files}
    assert sum(sizes.values()) < MOST, sizes
