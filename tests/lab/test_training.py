"""Training: trees find what is there, are judged on games not seen, and go on where they stopped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")

from bankhalter.bots.thinking.value import PARTS, read_trees  # noqa: E402
from bankhalter.cli import main  # noqa: E402
from bankhalter.core.native import vec  # noqa: E402
from bankhalter.lab.training import samples  # noqa: E402
from bankhalter.lab.training.boosting import GrowingPlan, SampleTable, grow  # noqa: E402
from bankhalter.lab.training.judging import calibration_error, log_loss, reliability  # noqa: E402
from bankhalter.lab.training.samples import WIDTH, SampleChunk  # noqa: E402


def made_up(positions: int, seed: int) -> tuple[SampleTable, object]:
    """Three players each, who win by the first of four numbers, and how likely each really was."""
    chance = np.random.default_rng(seed)
    numbers = chance.integers(-100, 100, size=(positions * 3, 4)).astype("int32")
    starts = np.arange(positions) * 3
    raised = np.exp(numbers[:, 0] / 40.0).reshape(-1, 3)
    truth = raised / raised.sum(axis=1, keepdims=True)
    winner = (truth.cumsum(axis=1) < chance.random((positions, 1))).sum(axis=1)
    won = (np.arange(3)[None, :] == winner[:, None]).astype(float).ravel()
    return SampleTable(numbers, won, starts), truth.ravel()


def test_trees_find_what_decides() -> None:
    table, _ = made_up(4000, 1)
    fresh, truth = made_up(2000, 2)
    grown = grow(table, GrowingPlan(trees=40, rate=0.3))
    chances = fresh.chances(grown.scores(fresh.numbers))
    assert np.add.reduceat(chances, fresh.starts) == pytest.approx(1.0)
    assert log_loss(fresh.won, chances) < log_loss(fresh.won, truth) + 0.02
    assert calibration_error(fresh.won, chances) < 0.03


def test_what_is_said_is_compared_with_what_came_about() -> None:
    won, said = np.array([1.0, 0.0, 0.0, 0.0] * 50), np.full(200, 0.25)
    assert calibration_error(won, said) == pytest.approx(0.0, abs=0.05)
    assert reliability(won, said) == [[200, 0.25, 0.25]]
    assert calibration_error(won, np.full(200, 0.75)) == pytest.approx(0.5, abs=0.05)


def test_a_value_is_read_as_it_was_grown() -> None:
    table, _ = made_up(300, 3)
    wide = SampleTable(np.pad(table.numbers, ((0, 0), (0, WIDTH - 9))), table.won, table.starts)
    grown = grow(wide, GrowingPlan(trees=3))
    from bankhalter.lab.training.training import as_json, rounded

    trees = read_trees(json.dumps(as_json(rounded(grown))))
    numbers = vec[int]([int(x) for row in wide.numbers[:5] for x in row])
    places, totals = vec[int]([i * wide.numbers.shape[1] for i in range(5)]), vec[int]([0] * 5)
    trees.add_up(numbers, places, 5, totals)
    assert [total / PARTS for total in totals] == pytest.approx(
        rounded(grown).scores(wide.numbers[:5]), abs=1e-9
    )


def test_a_chunk_of_games_is_the_same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(samples, "PLAYERS", (2,))
    first, again = (SampleChunk("test", 5, 3, 1).play() for _ in range(2))
    assert first == again


def test_training_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(samples, "PLAYERS", (2,))
    folder = tmp_path / "positions"
    words = ["train", str(folder), "--population", "test", "--games", "10", "--trees", "2", "--workers", "1"]
    assert main([*words, "--language", "en"]) == 0
    assert "log-loss" in capsys.readouterr().out
    first = (folder / "value.json").read_text("utf-8")
    monkeypatch.setattr(samples, "sampled", None)  # nothing is played again
    assert main([*words, "--quiet"]) == 0
    assert (folder / "value.json").read_text("utf-8") == first
    assert len(read_trees(first).leaf) == 2 * 64
