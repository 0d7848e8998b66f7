"""`bankhalter analyse`: a report, one page and JSON that follows its schema."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from bankhalter import Game
from bankhalter.analysis import game_analysis
from bankhalter.analysis.game_analysis import FEWEST, LARGE, GameAnalysis, Mistake, usual_games
from bankhalter.analysis.reasons import Reason
from bankhalter.cli import main
from bankhalter.lab.report.analysis_page import AnalysisSpeaker, page, text_report
from bankhalter.text import LANGUAGES

SCHEMA = Path(__file__).parents[2] / "docs/analysis.schema.json"
PLAYERS = ["<Anna>", "Ben"]


@pytest.fixture(scope="module")
def game() -> Game:
    return Game("standard", PLAYERS, seed=8).play(["cautious", "builder"], 2)


@pytest.fixture(scope="module")
def found(game: Game, tmp_path_factory: pytest.TempPathFactory) -> GameAnalysis:
    """What the command writes, read by the schema."""
    folder = tmp_path_factory.mktemp("analysed")
    (folder / "a.game").write_text(game.record().text(), "utf-8")
    assert main(["analyse", str(folder / "a.game"), "--games", "1", "--json", str(folder / "a.json")]) == 0
    return msgspec.json.decode((folder / "a.json").read_bytes(), type=GameAnalysis)


@pytest.mark.parametrize("language", LANGUAGES)
def test_report_and_page(game: Game, found: GameAnalysis, language: str) -> None:
    mistake = Mistake(1, 1, 0, ["1 throw"], ["1 end-turn"], 0.1, 0.4, 0.3, 0.1, Reason("rent", amount=5))
    shown, words = replace(found, mistakes=[mistake]), AnalysisSpeaker(game.edition, language, game.players)
    report, html = text_report(game, shown, words), page(game, shown, words).decode()
    assert all(name in report for name in PLAYERS) and words.say("insight-mistakes") in report
    assert f'<html lang="{language}">' in html and "&lt;Anna&gt;" in html and "<Anna>" not in html
    assert html.count("<svg") == 1 and not re.search(r"(?:src|href)=", html)
    for sentence in ("40\u00a0%", "10\u00a0%"):
        assert sentence in report and sentence in html


def test_what_is_written_adds_up(game: Game, found: GameAnalysis) -> None:
    assert found.players == PLAYERS and found.games == 1 and not found.over
    for point in found.curve:
        assert sum(point.chances) == pytest.approx(1)
    for one in found.accounts:
        assert one.start + one.luck + one.own + one.others == pytest.approx(one.end, abs=1e-9)
    numbers = [point.number for point in found.curve]
    assert numbers == sorted(numbers) and numbers[-1] == found.actions == len(game.actions)


def test_the_schema_of_the_docs_is_the_one_of_the_code() -> None:
    assert json.loads(SCHEMA.read_text("utf-8")) == msgspec.json.schema(GameAnalysis)


def test_without_a_move_there_is_nothing_to_analyse(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "empty.game"
    path.write_text(Game("standard", 2).record().text(), "utf-8")
    assert main(["analyse", str(path), "--language", "en"]) == 1
    assert "not a single move" in capsys.readouterr().err


def test_long_games_at_large_tables_are_played_on_less_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that an analysis takes about as long: ten seconds where it is compiled."""
    monkeypatch.setattr(game_analysis, "GAMES", 64)
    short = Game("standard", 2, seed=1).play("strategist", most_rounds=2)
    long, longer = short.copy(), short.copy()
    long.actions = short.actions[:1] * (LARGE // 2)
    longer.actions = short.actions[:1] * (20 * LARGE)
    assert [usual_games(game) for game in (short, long, longer)] == [64, 64, FEWEST]
    long.actions = short.actions[:1] * LARGE
    assert usual_games(long) == 32
