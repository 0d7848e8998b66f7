"""How much is loaded."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

FIRST = 129_000  # bytes until the first throw: the start page and the table, SHA-256 for luck among them
# With every sheet, puzzle, review, great moment, offer, call, count and setting that somebody may open.
MOST = 202_000
WORKSHOP_MOST = 50_000
SETUP_MOST = 10_000
LANGUAGE = re.compile(r"(words-)?(de|en)-")
LOADS = re.compile(r"(?:import|from)\s*\"\./([^\"]+\.js)\"")  # at once, not when it is opened
SETUP = re.compile(r"SetUp-|setup-words-de-")  # what only a game that begins in the middle loads
SETUP_ALSO = re.compile(r"setup-words-en-")  # the other language
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


def loaded_with(client: Path, names: set[str]) -> set[str]:
    """These scripts and all that they load at once."""
    there = weighed(client)
    found: set[str] = set()
    while names:
        found |= names
        texts = [(client / "assets" / name).read_text(encoding="utf-8") for name in names]
        names = {name for text in texts for name in LOADS.findall(text) if name in there} - found
    return found


def test_the_first_throw_waits_for_little(client: Path) -> None:
    sizes = weighed(client)
    page = (client / "index.html").read_text(encoding="utf-8")
    entry = {name for name in sizes if f"/{name}" in page}
    rooms = {name for name in sizes if name.startswith("Room-")}
    german = {name for name in sizes if name.startswith("de-")}
    assert entry and rooms and german
    loaded = loaded_with(client, entry | rooms) | german
    assert sum(sizes[name] for name in loaded) < FIRST, {name: sizes[name] for name in loaded}
    beside = {name for name in sizes if any(page.match(name) for page in (WORKSHOP, SETUP, SETUP_ALSO))}
    assert len(beside) == 6 and not beside & loaded


def test_all_script_that_one_player_may_load_is_small(client: Path) -> None:
    """Every sheet and the booklet count, though they come when opened; two pages of their own do not."""
    own = (WORKSHOP, SETUP, SETUP_ALSO)
    sizes = {k: size for k, size in weighed(client).items() if not any(page.match(k) for page in own)}
    assert of_one_reader(sizes) < MOST, sizes


def test_what_lays_out_a_position_is_small_too(client: Path) -> None:
    sizes = [size for name, size in weighed(client).items() if SETUP.match(name)]
    assert len(sizes) == 2 and sum(sizes) < SETUP_MOST


def test_the_workshop_is_small_too(client: Path) -> None:
    sizes = {name: size for name, size in weighed(client).items() if WORKSHOP.match(name)}
    assert of_one_reader(sizes) < WORKSHOP_MOST, sizes
