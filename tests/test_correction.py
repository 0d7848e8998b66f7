"""A mistyped throw put right: the game then is the game typed right from the start."""

from __future__ import annotations

import os
import random
from contextlib import suppress

import pytest
from evening import Evening, NoMoreCards, Tape, sat_down
from laws import check_state

from bankhalter import Game, available
from bankhalter.core import codes
from bankhalter.core.actions import Action
from bankhalter.core.odds import odds
from bankhalter.game.correction import annotate, corrected, resume

FULL = bool(os.environ.get("BANKHALTER_FULL"))
GAMES = 2_000 if FULL else 12  # of each edition


def opened(players: int = 2, **switches: object) -> Game:
    game = Game("standard", players, **switches)
    for thrown in ["* 6-5", *["* 1-2"] * (players - 1)]:
        game.push(thrown)
    return game


def put_right(
    texts: list[str], place: int, text: str, players: int = 2, **switches: object
) -> tuple[Game, list[str], list[str]]:
    """Correct a word of a game that has just begun; return the game, what was said, and what waits."""
    words = annotate(opened(players, **switches), texts)
    game = opened(players, **switches)
    said, left = corrected(game, words, place, text)
    return game, said, [word.text for word in left]


def test_an_answer_to_another_question_falls_away_and_is_asked_anew() -> None:
    said = ["1 throw", "* 1-2", "1 buy", "1 end-turn", "2 throw", "* 1-3"]
    game, now, left = put_right(said, 1, "* 2-3")
    assert now == ["1 throw", "* 2-3"] and left == ["* 1-3"]  # Anna is at the station, and was not asked
    assert game.awaited == "purchase" and game.asked == 0
    game.push("1 decline")


def test_later_throws_are_kept_once_the_question_is_answered() -> None:
    words = annotate(opened(), ["1 throw", "* 1-2", "1 buy", "1 end-turn", "2 throw", "* 4-6"])
    game = opened()
    _, left = corrected(game, words, 1, "* 2-3")
    game.push("1 buy")
    assert resume(game, left) == (["1 end-turn", "2 throw", "* 4-6"], [])
    assert (game.state.seats[0].at, game.state.seats[1].at) == (5, 10)


def test_an_answer_to_the_same_question_is_kept() -> None:
    """3 by 1-2; 2-2 would be another square, but the order of the dice changes nothing."""
    said = ["1 throw", "* 1-2", "1 buy", "1 end-turn", "2 throw", "* 4-6"]
    _, now, left = put_right(said, 1, "* 2-1")
    assert now == ["1 throw", "* 2-1", *said[2:]] and left == []


def test_a_throw_too_many_falls_away() -> None:
    """What was typed as doubles was none: the second throw of that turn never counted."""
    said = ["1 throw", "* 2-2", "1 throw", "* 2-4", "1 end-turn", "2 throw", "* 4-6"]
    _, now, left = put_right(said, 1, "* 4-6")
    assert now == ["1 throw", "* 4-6", "1 end-turn", "2 throw", "* 4-6"] and left == []


def test_a_throw_that_is_missing_is_waited_for() -> None:
    """It was doubles, and nobody threw again: the others' throws wait for that one."""
    said = ["1 throw", "* 4-6", "1 end-turn", "2 throw", "* 4-6"]
    game, now, left = put_right(said, 1, "* 5-5")
    assert now == ["1 throw", "* 5-5"] and left == ["* 4-6"]
    assert game.awaited == "turn" and game.asked == 0


def test_a_rent_is_demanded_again_under_its_new_number() -> None:
    said = ["1 throw", "* 1-2", "1 buy", "1 end-turn", "2 throw", "* 1-2", "1 demand 1"]
    game, now, left = put_right(["1 wish demand off", *said], 2, "* 2-1", rent_demand="by_call")
    assert now[-1].startswith("1 demand") and left == []
    assert game.state.seats[1].cash == 1496


def play(edition: str, seed: int, words: int) -> Game:
    """A game of so many words among people who say anything, but often the plainest thing."""
    dice = random.Random(seed)
    switches = {"speed_die": True} if seed % 3 == 0 and Game(edition).edition.speed else {}
    game = Game(edition, 2 + seed % 4, **switches)
    while not game.over and len(game.actions) < words:
        game.push(step(game, dice))
    return game


def step(game: Game, dice: random.Random) -> Action:
    """Chance answers by its odds, people with any line of their menu."""
    if game.asked == codes.CHANCE:
        actions, weights = zip(*odds(game.state), strict=True)
        return dice.choices(actions, weights)[0]
    plain = game.default()
    if game.asked < 0 or dice.random() < 0.3:
        return plain
    menu = [line for line in game.legal() if line.kind not in (codes.OFFER, codes.RESIGN)]
    line = dice.choice(menu) if menu else None
    return plain if line is None else line.action(line.low if line.low < line.high else None)


def other(game: Game, said: Action, dice: random.Random) -> Action | None:
    """Another throw or card that could have been typed there, if there is one."""
    found = [action for action, _ in odds(game.state) if game.write(action) != game.write(said)]
    return dice.choice(found) if found else None


@pytest.mark.parametrize("edition", available())
def test_a_corrected_game_is_the_game_typed_right_from_the_start(edition: str) -> None:
    """The same dice and people twice: typed right, and mistyped and put right two rounds later at most."""
    changed = 0
    for seed in range(GAMES):
        with suppress(NoMoreCards):
            changed += is_put_right(edition, seed)
    assert changed > 0.6 * GAMES


def is_put_right(edition: str, seed: int) -> bool:
    """Play an evening, mistype a throw or a card of it and put it right; tell whether that was any other."""
    base = sat_down(edition, seed, seed % 7)
    tape, end = Tape(seed, base), int(base.state.turns) + 2 * len(base.players)
    right, mistyped = Evening(base, tape), Evening(base, tape)
    right.play_to(end)
    texts = right.texts()
    place = random.Random(seed).choice([i for i, text in enumerate(texts) if text.startswith("* ")])
    before = after(base, texts[:place])
    mistyped.play_to(end, place, tape.mistyped(before, texts[place]))
    mended = put_right_again(mistyped, base, place, texts[place], int(before.state.turns))
    mended.play_to(end)
    assert mended.texts() == texts
    assert mended.game.digest() == right.game.digest()
    check_state(mended.game.state)
    return mistyped.game.digest() != right.game.digest()


def after(base: Game, texts: list[str]) -> Game:
    """Return a game after some words."""
    game = base.copy()
    for text in texts:
        game.push(text)
    return game


def put_right_again(mistyped: Evening, base: Game, place: int, text: str, turn: int) -> Evening:
    """Correct a word; what fell in later turns is never asked for again."""
    mended = Evening(base, mistyped.tape)
    mended.heard = {key for key in mistyped.heard if key[0] == "throw" and key[1] > turn}
    words = annotate(base.copy(), mistyped.texts())
    _, left = corrected(mended.game, words, place, text)
    mended.play_on(left)
    return mended


@pytest.mark.parametrize("edition", available())
def test_putting_right_what_was_right_changes_nothing(edition: str) -> None:
    for seed in range(GAMES // 2):
        game = play(edition, seed, 80 + seed)
        places = [i for i, action in enumerate(game.actions) if action.kind == codes.ROLLED]
        texts = [game.write(action) for action in game.actions]
        again = Game.of(game.setup, game.players)
        words = annotate(Game.of(game.setup, game.players), texts)
        place = places[seed % len(places)]
        said, left = corrected(again, words, place, texts[place])
        bare = [text for text in texts if text.split()[1] not in ("throw", "end-turn")]
        assert [text for text in said if text.split()[1] not in ("throw", "end-turn")] == bare and not left


@pytest.mark.parametrize("edition", available())
def test_wrong_and_right_again_is_the_game_that_was_played(edition: str) -> None:
    """The last throw mistyped, then put right before anybody answered: nothing of it is left."""
    for seed in range(GAMES // 2):
        dice = random.Random(seed)
        game = play(edition, seed, 60 + seed)
        place = max(i for i, action in enumerate(game.actions) if action.kind == codes.ROLLED)
        base = Game.of(game.setup, game.players)
        for action in game.actions[:place]:
            base.push(action)
        wrong = other(base, game.actions[place], dice)
        assert wrong is not None
        mistyped = base.copy()
        mistyped.push(wrong)
        words = annotate(base.copy(), [game.write(wrong)])
        mended = base.copy()
        corrected(mended, words, 0, game.write(game.actions[place]))
        base.push(game.actions[place])
        assert mended.digest() == base.digest()
