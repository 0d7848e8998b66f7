"""The puzzles: all can be set and solved in both languages, and the best move is best."""

from __future__ import annotations

import io
import sys
from datetime import date, timedelta

import pytest
from bots.table import begun, give

from bankhalter import Action, Bot, Game
from bankhalter.analysis.choices import choices
from bankhalter.analysis.foresight import Foresight, difference, mean
from bankhalter.analysis.puzzle_search import (
    LEAD,
    SURE,
    chosen,
    grade,
    promising,
    puzzle_of,
    questions,
    told_apart,
)
from bankhalter.analysis.puzzles import GRADES, NoPuzzle, collection, daily, find, read, write
from bankhalter.bots.registry import find as bot
from bankhalter.cli import main
from bankhalter.core import codes
from bankhalter.core.state import State
from bankhalter.edition import available
from bankhalter.text import LANGUAGES
from bankhalter.text.puzzle_words import PuzzleWords

NAMES = tuple(collection())


def test_every_edition_has_puzzles_of_every_grade() -> None:
    found = {(one.edition, one.grade) for one in collection().values()}
    assert found == {(edition, grade) for edition in available() for grade in GRADES}


@pytest.mark.parametrize("name", NAMES)
def test_one_option_is_clearly_best(name: str) -> None:
    one = find(name)
    behind = sorted((option.chance for option in one.options), reverse=True)
    assert 2 <= len(one.options) <= 4
    assert one.lead >= LEAD and one.lead >= SURE * one.error
    assert behind[0] - behind[1] == pytest.approx(one.lead, abs=0.002)


@pytest.mark.parametrize("name", NAMES)
def test_every_option_can_be_said_by_the_one_who_is_asked(name: str) -> None:
    one = find(name)
    for option in one.options:
        game = one.game()
        for line in option.say:
            assert game.notation.read(line).seat == one.seat
            game.push(line)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_it_is_told_in_words(name: str, language: str) -> None:
    one, words = find(name), PuzzleWords(find(name), language)
    options = words.options()
    assert len(set(options)) == len(options), options
    assert words.game.players[one.seat] in words.question()
    for number in range(len(options)):
        answer = one.answer(number)
        assert answer.right == (number == answer.best == one.best)
        assert options[one.best] in words.verdict(answer)
        assert all(words.why(answer, i) for i in range(len(options)))


def test_the_best_is_best_again_with_other_dice() -> None:
    """Only the clearest: there is no time for many games here; `benchmarks/puzzles.py check` does all."""
    one = max(collection().values(), key=lambda one: one.lead)
    sight = Foresight()
    played = [sight.results(way.state, 12, 99, 20) for way in one.candidates(one.game())]
    for number, rows in enumerate(played):
        if number != one.best:
            assert mean(difference(played[one.best], rows))[0][one.seat] > 0


def test_the_puzzle_of_the_day_changes_until_all_were_there() -> None:
    first = date(2025, 1, 1)
    days = [daily(first + timedelta(days=i)).id for i in range(len(NAMES))]
    assert sorted(days) == sorted(NAMES)
    assert daily(first) == daily(first)


def test_a_collection_reads_back() -> None:
    puzzles = list(collection().values())
    assert read(write(puzzles, puzzles[0].games)) == puzzles
    with pytest.raises(ValueError, match="not a collection"):
        read("{}")
    with pytest.raises(NoPuzzle):
        find("nowhere-1")


# Finding them ------------------------------------------------------------------------------------------


def test_a_question_leads_back_to_its_position() -> None:
    game = Game("standard", 3, seed=3).play("strategist", most_rounds=12)
    found = list(questions(game))
    assert found
    for question in found[:: len(found) // 5]:
        assert question.game.state.top.kind in (codes.PURCHASE, codes.TURN, codes.DEBT)
        assert question.game.legal(question.seat)


def test_where_all_choices_are_alike_nothing_is_looked_at() -> None:
    led = begun(2)
    assert promising(led.state, int(led.state.turn), Foresight()) == []


def test_what_is_won_anyway_makes_no_puzzle() -> None:
    led = begun(2)
    seat = int(led.state.turn)
    give(led, seat, 1, 3, 6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 23, 24, 26, 27, 29)
    led.state.seats[1 - seat].cash = 1
    ways = choices(led.state, seat)[:2]
    assert told_apart(ways, seat, Foresight(), 1) == (-1, [])


def test_the_grade_is_who_finds_it() -> None:
    """With three stations everybody buys the fourth; declining would be found by nobody."""
    game = Game("standard", 2, seed=1)
    while game.awaited != "purchase":
        game.push(game.default())
    seat = int(game.state.top.seat)
    ways = choices(game.state, seat)
    buys = next(i for i, one in enumerate(ways) if one.actions[0].kind == codes.BUY)
    assert chosen(game.state, seat, bot("strategist")(1), ways) == buys
    assert grade(game.state, seat, ways, buys) == 1
    assert grade(game.state, seat, ways, 1 - buys) == 3


class Undecided(Bot):
    """Wishes for a rent by call, and takes the wish back, for ever."""

    def choose(self, st: State, seat: int) -> Action:
        on = 0 if st.seats[seat].wishes & codes.WISH_DEMAND else 1
        return Action(codes.WISH, seat, codes.WISH_DEMAND, on)


def test_who_never_comes_to_the_point_finds_nothing() -> None:
    led = begun(2)
    seat = int(led.state.turn)
    assert chosen(led.state, seat, Undecided(), choices(led.state, seat)) == -1


def test_what_is_not_clear_is_no_puzzle() -> None:
    game = Game("standard", 2, seed=1)
    while game.awaited != "purchase":
        game.push(game.default())
    found = list(questions(game))
    assert all(puzzle_of(question, "x", 1, games=2, grades=()) is None for question in found)


# In the terminal ---------------------------------------------------------------------------------------


def asked(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], said: str, *words: str) -> str:
    monkeypatch.setattr(sys, "stdin", io.StringIO(said))
    assert main(["puzzle", *words, "--language", "de"]) == 0
    return capsys.readouterr().out


def test_a_puzzle_is_solved_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    one = find("standard-1")
    told = asked(monkeypatch, capsys, f"x\n99\n{one.best + 1}\n", one.id)
    assert "Richtig: " in told and "Du bist " in told
    wrong = asked(monkeypatch, capsys, f"{(one.best + 1) % len(one.options) + 1}\n", one.id)
    assert "Besser: " in wrong and "Richtig: " not in wrong
    assert "Besser" not in asked(monkeypatch, capsys, "", one.id), "who says nothing is not told"


def test_the_list_can_be_narrowed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "--list", "--grade", "3", "--edition", "schalke", "--language", "en"]) == 0
    lines = capsys.readouterr().out.splitlines()
    hard = [one.id for one in collection().values() if (one.edition, one.grade) == ("schalke", 3)]
    assert [line.split()[0] for line in lines] == hard
    assert all("hard" in line for line in lines)


def test_an_unknown_name_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "nowhere-1", "--language", "de"]) == 1
    assert "nowhere-1" in capsys.readouterr().err
