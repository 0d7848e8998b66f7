"""What docs/platforms.md names as shown by a test is shown by one that is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent
PAGE = TESTS.parent / "docs" / "platforms.md"
NAMED = sorted(set(re.findall(r"`((?:[a-z]+/)?test_\w+\.py)(?:::(\w+))?`", PAGE.read_text(encoding="utf-8"))))


@pytest.mark.parametrize(("file", "name"), NAMED, ids=str)
def test_what_is_said_to_show_something_is_there(file: str, name: str) -> None:
    text = (TESTS / file).read_text(encoding="utf-8")
    assert not name or re.search(rf"^(async )?def {name}\(", text, re.MULTILINE)


def test_a_row_shows_its_test_or_says_what_is_missing() -> None:
    rows = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    told = [row for row in rows if not row.startswith(("| expected", "| complaint"))]
    assert len(told) > 60
    assert [row for row in told if "test_" not in row and "**no**" not in row] == []
