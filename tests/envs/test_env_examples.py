"""What docs/env.md shows and the programs that go with it: they run, and the tables are those of the code."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

pytest.importorskip("gymnasium", reason="the extra env is not installed")
pytest.importorskip("pettingzoo", reason="the extra env is not installed")

ROOT = Path(__file__).resolve().parent.parent.parent


def test_the_tables_of_the_page_are_those_of_the_code():
    tables = runpy.run_path(str(ROOT / "docs" / "env_tables.py"))
    page = (ROOT / "docs" / "env.md").read_text(encoding="utf-8")
    assert tables["filled"](page) == page and page.count("\n| ") > 90


def test_the_example_learns_for_two_updates(capsys):
    runpy.run_path(str(ROOT / "examples" / "learn_by_gradient.py"))["main"](2)
    assert capsys.readouterr().out.count("mean return") == 2


@pytest.fixture(scope="module")
def speeds():
    """benchmarks/environments.py as a module."""
    return runpy.run_path(str(ROOT / "benchmarks" / "environments.py"))


def test_every_way_of_stepping_makes_the_decisions_that_are_counted(speeds):
    made = {name: way(256, 3) for name, way in speeds["ways"]().items() if "1024" not in name}
    assert made.pop(speeds["GAMES"]) == 1
    assert set(made.values()) == {256} and len(made) >= 9


def test_numpy_draws_only_legal_tokens_and_each_of_them(speeds):
    import numpy as np

    mask = np.zeros((3, 402), np.int8)
    mask[0, [0, 7, 401]] = 1
    mask[1, 5] = 1
    rng = np.random.default_rng(1)
    drawn = np.array([speeds["drawn"](mask, rng) for _ in range(100)])
    assert [set(column) for column in drawn.T] == [{0, 7, 401}, {5}, {0}]
