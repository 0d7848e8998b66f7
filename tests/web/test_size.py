"""How much is loaded."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

MOST = 145_000  # bytes
LANGUAGE = re.compile(r"(de|en)-")


def test_all_script_that_one_reader_may_load_is_small(client: Path) -> None:
    """Every sheet and the booklet count, though they come when opened; of the languages only the larger."""
    files = sorted((client / "assets").glob("*.js"))
    sizes = {file.name: len(gzip.compress(file.read_bytes(), 9)) for file in files}
    languages = [size for name, size in sizes.items() if LANGUAGE.match(name)]
    assert len(languages) == 2
    assert sum(sizes.values()) - min(languages) < MOST, sizes
