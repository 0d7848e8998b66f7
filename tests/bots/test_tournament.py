"""Tournaments: fair seats, sound ratings, results that can be continued."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from bankhalter.cli import main
from bankhalter.lab.tournament.games import Heat, TournamentPlan, heats, lineups, orders, play_heat, sitting
from bankhalter.lab.tournament.ratings import Result, matrix, ratings, strengths


def command(capsys: pytest.CaptureFixture[str], *words: str, language: str = "en") -> tuple[int, str]:
    code = main(["tournament", *words, "--workers", "1", "--language", language])
    out, err = capsys.readouterr()
    return code, out + err


# Who meets whom ----------------------------------------------------------------------------------------


def test_round_robin_is_every_set() -> None:
    plan = TournamentPlan(("random", "cautious", "builder", "simple"), seats=3)
    assert sorted(lineups(plan)) == [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]


def test_a_league_is_one_against_copies() -> None:
    plan = TournamentPlan(("random", "cautious"), mode="league", seats=4)
    assert sorted(lineups(plan)) == [(0, 1, 1, 1), (1, 0, 0, 0)]


def test_every_order_of_seats_comes_up() -> None:
    assert len(orders((0, 1, 2))) == 6
    assert len(orders((0, 1, 1, 1))) == 4
    places = Counter(order.index(0) for order in orders((0, 1, 1, 1)))
    assert set(places.values()) == {1}


def test_heats_hold_every_game_once() -> None:
    plan = TournamentPlan(("random", "cautious"), seats=2, games=45, heat=20)
    assert [(h.first, h.count) for h in heats(plan)] == [(0, 20), (20, 20), (40, 5)]


def test_a_heat_can_be_played_again() -> None:
    plan = TournamentPlan(("cautious", "builder"), seats=2, rounds=30)
    first, again = (play_heat(Heat(plan, (0, 1), 3, 2)) for _ in range(2))
    assert (first.wins, first.unfinished, first.questions) == (again.wins, again.unfinished, again.questions)


def test_an_offender_is_named() -> None:
    plan = TournamentPlan(("bots.offenders:Crashing", "simple"), seats=2, rounds=20)
    score = play_heat(Heat(plan, (0, 1), 0, 2))
    assert [(fault[0], fault[1]) for fault in score.faults] == [(0, "crashed"), (0, "crashed")]


# Ratings -----------------------------------------------------------------------------------------------


def test_ten_to_one_is_four_hundred_points() -> None:
    found = ratings([Result((0, 1), (10_000, 1_000))], 2)
    assert found[0][0] - found[1][0] == pytest.approx(400, abs=2)
    assert all(low <= value <= high for value, low, high in found)


def test_strengths_of_a_table_of_three() -> None:
    """Strengths 1, 2 and 5 win in that proportion."""
    one, two, five = strengths([Result((0, 1, 2), (1000, 2000, 5000))], 3)
    assert two / one == pytest.approx(2, rel=0.01)
    assert five / one == pytest.approx(5, rel=0.01)


def test_copies_of_one_bot_share_their_strength() -> None:
    one, other = strengths([Result((0, 1, 1, 1), (500, 500, 500, 500))], 2)
    assert one == pytest.approx(other, rel=0.01)


def test_more_games_make_the_interval_narrower() -> None:
    few = ratings([Result((0, 1), (60, 40))], 2)[0]
    many = ratings([Result((0, 1), (6000, 4000))], 2)[0]
    assert many[2] - many[1] < (few[2] - few[1]) / 3


def test_a_rating_lies_within_its_interval() -> None:
    """Also of somebody who wins nearly everything, in small heats."""
    heats = [Result((0, 1, 2, 3), (20, 0, 0, 0))] * 40 + [Result((0, 1, 2, 3), (17, 1, 1, 1))] * 10
    whole = Result((0, 1, 2, 3), (970, 10, 10, 10))
    for value, low, high in ratings(heats, 4):
        assert low < value < high
    assert ratings(heats, 4)[0] == pytest.approx(ratings([whole], 4)[0], abs=0.5)


def test_who_has_won_nothing_has_a_rating_too() -> None:
    (_, low, high), _ = ratings([Result((1, 0), (10, 0))], 2)
    assert 500 < low < high < 1500


def test_the_matrix_counts_only_games_one_of_the_two_won() -> None:
    table = matrix([Result((0, 1, 2), (3, 1, 6))], 3)
    assert table[0][1] == (3, 4)
    assert table[2][0] == (6, 9)
    assert table[1][1] == (0, 0)


# The command -------------------------------------------------------------------------------------------


def test_a_small_tournament(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, numbers, kept = tmp_path / "t.html", tmp_path / "t.json", tmp_path / "t.out"
    words = ["random", "builder", "--games", "4", "--rounds", "60", "--report", str(page)]
    code, said = command(capsys, *words, "--json", str(numbers), "--out", str(kept))
    assert code == 0, said
    assert "1. builder" in said
    found = json.loads(numbers.read_text("utf-8"))
    assert found["games"] == 4
    assert found["faults"] == []
    text = page.read_text("utf-8")
    assert text.startswith("<!doctype html>")
    assert "http" not in text


def test_it_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept, whole = tmp_path / "kept", tmp_path / "whole"
    words = ["random", "builder", "--rounds", "4", "--quiet"]
    assert command(capsys, *words, "--games", "20", "--out", str(kept))[0] == 0
    assert command(capsys, *words, "--games", "40", "--out", str(kept))[0] == 0
    assert command(capsys, *words, "--games", "40", "--out", str(whole))[0] == 0
    once, twice = (json.loads(path.read_text("utf-8"))["scores"] for path in (whole, kept))
    assert {k: v["wins"] for k, v in once.items()} == {k: v["wins"] for k, v in twice.items()}


@pytest.mark.parametrize("language", ["de", "en"])
def test_mistakes_are_said_in_a_sentence(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other"
    other.write_text("{}", encoding="utf-8")
    wrong = [
        ["random", "builder", "--seats", "3"],
        ["random", "random"],
        ["random", "bilder"],
        ["random", "builder", "--mode", "cup"],
        ["random", "builder", "--out", str(other)],
        ["random", "builder", "--games", "x"],
    ]
    for words in wrong:
        code, said = command(capsys, *words, language=language)
        assert code in (1, 2)
        assert len(said.strip().splitlines()) == 1
        assert not said.startswith(("tournament-", "lab-"))


def test_one_alone_is_no_tournament(capsys: pytest.CaptureFixture[str]) -> None:
    code, said = command(capsys, "random")
    assert code in (1, 2) and "2 different bots" in said


# The population ------------------------------------------------------------------------------------------


def test_one_among_the_population() -> None:
    plan = TournamentPlan(("trader", "builder"), population="test", rounds=20, games=4)
    assert lineups(plan) == [(0, 2, 2, 2), (1, 2, 2, 2)]
    first, again = (play_heat(Heat(plan, (0, 2, 2, 2), 0, 2)) for _ in range(2))
    assert first.faults == [] and first.questions == again.questions
    seated = {sitting(plan, 2, seed) for seed in range(60)}
    assert len({name.partition(".")[0] for name in seated}) > 8


def test_a_family_among_copies() -> None:
    plan = TournamentPlan(("trader",), "league", population="test")
    families = plan.names[1:]
    assert "collector" in families and "earlier" in families
    assert lineups(plan) == [(i + 1, 0, 0, 0) for i in range(len(families))]
    number = plan.names.index("miser")
    assert {sitting(plan, number, seed) for seed in range(30)} == {"miser.1", "miser.2"}


def test_a_league_tells_both_shares(capsys: pytest.CaptureFixture[str]) -> None:
    code, said = command(
        capsys, "builder", "random", "--mode", "league", "--seats", "3", "--games", "4", "--rounds", "40"
    )
    assert code == 0
    assert "Won alone" in said and "Won by one of several" in said
    assert "builder – 2 × random" in said and "random – 2 × builder" in said


def test_a_population_needs_one_entrant(capsys: pytest.CaptureFixture[str]) -> None:
    code, said = command(capsys, "simple", "--population", "test", "--games", "2", "--rounds", "3")
    assert code == 0, said
    assert "simple – 3 × population" in said
