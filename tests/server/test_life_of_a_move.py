"""docs/life-of-a-move.md lists the files an online move really passes."""

from __future__ import annotations

import re
from pathlib import Path

from server.move_trace import WATCHED, traced

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "life-of-a-move.md").read_text(encoding="utf-8")
DECLARE = {"server/protocol/messages.py", "server/storage/entries.py"}  # types that msgspec reads by itself
MOST = 24


def on_the_way() -> list[str]:
    """The files of the numbered tables."""
    return re.findall(r"^\| \d+ \| \[`(\S+)`\]", PAGE, re.MULTILINE)


def beside() -> list[str]:
    """The files that lend a hand."""
    rows = re.findall(r"^\| `(\S+)` \| (.+) \|$", PAGE, re.MULTILINE)
    return [f"{folder}/{name}" for folder, names in rows for name in re.findall(r"`(\S+)`", names)]


def test_the_way_is_short_and_no_file_stands_on_it_twice() -> None:
    listed = on_the_way() + beside()
    assert 0 < len(on_the_way()) <= MOST
    assert f"**{len(on_the_way())} files**" in PAGE and f"they are {len(beside())}:" in PAGE
    assert len(listed) == len(set(listed))
    assert [name for name in listed if not (ROOT / name).is_file()] == []


def test_the_page_lists_what_a_move_passes() -> None:
    passed, watched = traced()
    assert watched == set(WATCHED)
    start = "src/bankhalter/"
    listed = {name.removeprefix(start) for name in on_the_way() + beside() if name.startswith(start)}
    assert passed == listed - DECLARE
