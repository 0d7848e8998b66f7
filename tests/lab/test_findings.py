"""docs/findings.md is what its script writes, and the script measures what it says."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from bankhalter.core.codes import PLAYING

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def findings() -> ModuleType:
    spec = importlib.util.spec_from_file_location("findings", ROOT / "benchmarks" / "findings.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    import sys

    sys.modules["findings"] = module
    spec.loader.exec_module(module)
    return module


def test_the_page_is_written_by_the_script(findings: ModuleType) -> None:
    """All but the figures: every line of text, and every row by its name."""
    page = (ROOT / "docs" / "findings.md").read_text("utf-8")
    names = [name for name, _ in findings.HABITS] + [setting.name for setting in findings.SETTINGS]
    assert all(f"| {name} | " in page for name in names)
    rows = re.compile(r"\n(?:\|[^\n]*\n)+")
    fields = dict.fromkeys(("order", "groups", "habits", "rules"), "")
    games = {"games": "1,000", "many": "4,000", "more": "2,000"}
    assert rows.sub("\n\n", page) == findings.TEXT.format(**fields, **games)


def test_a_group_is_paid_for(findings: ModuleType) -> None:
    """Whoever has one from the beginning has that much less."""
    tables = findings.tables_of()
    bots = [findings.Strategist() for _ in range(findings.SEATS)]
    led, _ = findings.opened(tables, bots, 1)
    before = led.state.seats[0].cash
    findings.give(led, 0, [0, 1])
    assert led.state.seats[0].cash == before - tables.price[0] - tables.price[1]
    assert led.state.whole[0] == 0 and all(seat.out == PLAYING for seat in led.state.seats)


def test_who_never_trades_never_does(findings: ModuleType) -> None:
    bot = findings.NeverTrades()
    led, _ = findings.opened(findings.tables_of(), [bot] * findings.SEATS, 1)
    assert bot.proposal(led.state, 0) is None


def test_a_few_games_of_each_kind(findings: ModuleType) -> None:
    page = findings.written(1)
    assert page.count("\n|") > 40 and "nan" not in page
