"""How much is loaded."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

MOST = 150_000  # bytes
WORKSHOP_MOST = 50_000
LANGUAGE = re.compile(r"(words-)?(de|en)-")
WORKSHOP = re.compile(r"Workshop-|words-")  # what only the workshop loads


def weighed(client: Path) -> dict[str, int]:
    """The size of every script as it is sent."""
    files = sorted((client / "assets").glob("*.js"))
    return {file.name: len(gzip.compress(file.read_bytes(), 9)) for file in files}


def of_one_reader(sizes: dict[str, int]) -> int:
    """What they are together for somebody who reads one language, the larger one."""
    languages = [size for name, size in sizes.items() if LANGUAGE.match(name)]
    assert len(languages) == 2
    return sum(sizes.values()) - min(languages)


def test_all_script_that_one_player_may_load_is_small(client: Path) -> None:
    """Every sheet and the booklet count, though they come when opened; the workshop is for who writes."""
    sizes = {name: size for name, size in weighed(client).items() if not WORKSHOP.match(name)}
    assert of_one_reader(sizes) < MOST, sizes


def test_the_workshop_is_small_too(client: Path) -> None:
    sizes = {name: size for name, size in weighed(client).items() if WORKSHOP.match(name)}
    assert of_one_reader(sizes) < WORKSHOP_MOST, sizes
