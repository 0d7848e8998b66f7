"""Real dice: whose throw comes next, and what it says before it falls (TURN-1, TURN-10, R-13)."""

from __future__ import annotations

import pytest

from bankhalter import Game, available
from bankhalter.core import codes
from bankhalter.core.actions import Action
from bankhalter.game.real_dice import NOBODY, next_throw

EVERYBODY = 0b1111


def words(game: Game, people: int = EVERYBODY) -> tuple[int, int, list[str]]:
    """The next throw with what it says, as a record has it."""
    found = next_throw(game.state, people)
    return found.who, found.dice, [game.write(action) for action in found.before]


def opened(players: int = 2, **switches: object) -> Game:
    """A game in which the first player is to throw."""
    game = Game("standard", players, **switches)
    for thrown in ["* 6-5", *["* 1-2"] * (players - 1)]:
        game.push(thrown)
    return game


def test_at_the_opening_everybody_throws_in_turn() -> None:
    game = Game("standard", 3)
    assert words(game) == (0, 2, [])
    game.push("* 3-4")
    assert words(game) == (1, 2, [])


def test_a_throw_begins_the_own_turn_and_ends_the_one_before() -> None:
    game = opened()
    assert words(game) == (0, 2, ["1 throw"])
    for said in ("1 throw", "* 4-6"):  # visiting in jail: nothing to settle
        game.push(said)
    assert game.awaited == "rest"
    assert words(game) == (1, 2, ["1 end-turn", "2 throw"])


def test_a_throw_answers_no_other_question() -> None:
    game = opened()
    for said in ("1 throw", "* 1-2"):
        game.push(said)
    assert game.awaited == "purchase" and words(game) == (NOBODY, 0, [])


def test_after_doubles_the_same_player_throws_again() -> None:
    game = opened()
    for said in ("1 throw", "* 2-2", "1 pay" if game.awaited == "debt" else "1 wish demand on"):
        game.push(said)
    assert game.awaited == "turn" and words(game) == (0, 2, ["1 throw"])


def test_computers_say_themselves_what_they_do() -> None:
    game = opened()
    assert words(game, people=0b10) == (NOBODY, 0, [])
    for said in ("1 throw", "* 4-6"):
        game.push(said)
    assert words(game, people=0b01) == (NOBODY, 0, [])


def test_the_rent_right_ends_with_the_throw_and_not_before() -> None:
    """R-13: the next player's throw, which ends the turn too, ends what nobody demanded."""
    game = opened()
    for said in ("1 wish demand off", "1 throw", "* 1-2", "1 buy", "1 end-turn", "2 throw", "* 1-2"):
        game.push(said)
    assert len(game.state.claims) == 1
    found = next_throw(game.state, EVERYBODY)
    assert len(game.state.claims) == 1 and found.who == 0  # looking changes nothing
    for action in found.before:
        game.push(action)
    assert not game.state.claims


@pytest.mark.parametrize("edition", available())
def test_games_told_by_throws_alone_are_the_engines_games(edition: str) -> None:
    """A recorded game typed without a word about throwing and ending turns is the same game."""
    switches = {"speed_die": True} if Game(edition).edition.speed else {}
    recorded = Game(edition, 4, seed=7, **switches).play("trader", most_rounds=30)
    typed = Game(edition, 4, **switches)
    everybody = (1 << 4) - 1
    for action in recorded.actions:
        if action.kind in (codes.THROW, codes.END_TURN) and typed.refuse(action) is None:
            if next_throw(typed.state, everybody).who != NOBODY:
                continue  # the next throw says it
        if action.kind == codes.ROLLED:
            for before in next_throw(typed.state, everybody).before:
                typed.push(before)
        elif typed.refuse(action) is not None:
            say_first(typed, action)
        typed.push(action)
    while typed.digest() != recorded.digest() and next_throw(typed.state, everybody).before:
        typed.push(next_throw(typed.state, everybody).before[0])
    assert typed.digest() == recorded.digest()


def say_first(game: Game, action: Action) -> None:
    """Somebody acts between two throws of others, after a turn that nobody ended yet."""
    for before in next_throw(game.state, (1 << 4) - 1).before:
        if game.refuse(action) is None:
            return
        game.push(before)
