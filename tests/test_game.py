"""The friendly object: it prints, compares, copies, pickles, plays and draws."""

from __future__ import annotations

import copy
import pickle
import re
from xml.etree import ElementTree

import pytest

import bankhalter
from bankhalter import Bot, Game, IllegalAction, Scripted
from bankhalter.game.game_setup import set_up


def at_purchase() -> Game:
    game = Game("standard", ["Anna", "Ben"])
    for said in ("* 6-5", "* 1-2", "1 throw", "* 1-2"):
        game.push(said)
    return game


def test_a_game_says_what_it_is_and_what_it_waits_for() -> None:
    game = Game("standard", ["Anna", "Ben"])
    assert repr(game) == "<Game standard: Anna, Ben; opening, chance to answer opening>"
    game = at_purchase()
    street = game.edition.spaces[3].name["de"]
    assert repr(game) == f"<Game standard: Anna, Ben; turn 1, Anna to answer purchase of {street}>"
    game.push("1 resign")
    assert repr(game) == "<Game standard: Anna, Ben; over in turn 1, Ben won>"


def test_games_that_agreed_and_stand_the_same_are_equal() -> None:
    one, other = at_purchase(), at_purchase()
    assert one == other and one.setup is other.setup
    other.push("1 buy")
    assert one != other
    other.pop()
    assert one == other
    assert Game("standard", 2) != Game("standard", 2, free_parking_pot=True)
    assert Game("standard", 2) != Game("standard", ["Anna", "Ben"])


@pytest.mark.parametrize(
    "twin_of", [Game.copy, copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))]
)
def test_a_copy_goes_on_by_itself_with_the_same_dice(twin_of) -> None:
    game = Game("schalke", ["Anna", "Ben", "Cem"], seed=4).play("simple", most_rounds=3)
    twin, before = twin_of(game), repr(game)
    assert twin == game and twin.notes == game.notes
    twin.play("simple", most_rounds=3)
    assert repr(game) == before and twin != game
    assert game.play("simple", most_rounds=3) == twin


def test_a_copied_script_goes_on_by_itself() -> None:
    throws = [Game("standard", 2).notation.read(said) for said in ("* 6-5", "* 1-2", "* 1-2")]
    game = Game("standard", 2, source=Scripted(throws))
    twin = game.copy()
    assert twin.push("1 throw") and game.push("1 throw") and twin == game


def test_a_game_without_history_does_not_grow_but_plays_the_same() -> None:
    full = Game("standard", 2, seed=3)
    light = Game.of(full.setup, full.players, full.state.copy(), history=False)
    light.source = copy.copy(full.source)
    full.play("simple", most_rounds=5)
    light.play("simple", most_rounds=5)
    assert light.digest() == full.digest() and light.actions == []
    with pytest.raises(TypeError, match="without history"):
        pickle.dumps(light)


def test_what_is_agreed_the_same_is_set_up_once() -> None:
    edition = bankhalter.load("azeroth")
    assert set_up(edition, 3, speed_die=True) is set_up(bankhalter.load("azeroth"), 3, speed_die=True)
    assert set_up(edition, 3) is not set_up(edition, 3, speed_die=True)


def test_a_game_plays_itself_to_the_end_or_for_some_rounds() -> None:
    game = Game("warendorf", ["Anna", "Ben", "Cem"], seed=2)
    assert game.play("strategist", most_rounds=2) is game
    assert 6 <= game.state.turns <= 8 and not game.over
    assert game.play(["trader", "simple", Bot()]).over and game.winners
    assert Game.from_record(game.record().text()) == game


def test_the_bots_of_a_game_play_if_no_others_are_named() -> None:
    game = Game("standard", 2, seed=1, bots=["", "simple"]).play(most_rounds=1)
    assert game.state.turns > 2
    with pytest.raises(ValueError, match="3 bots for 2 players"):
        game.play(["simple"] * 3)
    with pytest.raises(ValueError, match="unknown"):
        game.play("nobody-knows")


def test_a_bot_of_ones_own_that_fails_is_not_hidden() -> None:
    class Broken(Bot):
        def choose(self, st, seat):
            raise RuntimeError("no idea")

    with pytest.raises(RuntimeError, match="no idea"):
        Game("standard", 2, seed=1).play([Broken(), "simple"])


def test_a_menu_prints_as_what_may_be_said() -> None:
    game = at_purchase()
    assert repr(game.legal(0)).startswith("<Menu: 1 buy, 1 decline, 1 offer …")
    game.push("1 decline")
    menu = game.legal()
    bid = next(line for line in map(menu.line, menu) if "bid" in line)
    assert re.fullmatch(r"2 bid \d+…1500", bid)
    assert game.refuse(bid.partition("…")[0]) is None
    assert repr(game.legal(5)) == "<Menu: nothing>"
    assert pickle.loads(pickle.dumps(menu)) == copy.deepcopy(menu) == menu
    assert repr(copy.copy(menu)) == repr(menu)


def test_the_board_shows_owners_buildings_and_tokens() -> None:
    game = at_purchase()
    assert re.search(r"^ 3  .*< Anna$", game.board(), re.MULTILINE)
    game.push("1 buy")
    owned = [line for line in game.board().splitlines() if line.startswith((" 1 ", " 3 "))]
    assert "Anna" in owned[1] and "Anna" not in owned[0]
    for space in (1, 3):
        game._ledger.deed_to(int(game.tables.deed_at[space]), 0)
    game._ledger.set_level(int(game.tables.deed_at[1]), 2)
    game._ledger.set_level(int(game.tables.deed_at[3]), int(game.tables.hotel))
    lines = game.board().splitlines()
    assert "Anna ^^" in lines[1] and "Anna #" in lines[3]
    assert lines[-1] == "turn 1, Anna to answer rest" and "Ben: " in game.board()


@pytest.mark.parametrize("edition", bankhalter.available())
def test_the_picture_has_every_space_and_every_player(edition: str) -> None:
    game = Game(edition, ["A & B", "<Ben>"], seed=1).play("simple", most_rounds=20)
    picture = ElementTree.fromstring(game._repr_svg_())
    space = "{http://www.w3.org/2000/svg}"
    assert len(picture.findall(f"{space}g")) == len(game.edition.spaces)
    words = [text.text or "" for text in picture.iter(f"{space}text")]
    assert [word for word in words if word.startswith("A & B: ")]
    printed = {
        word for space_ in game.edition.spaces for word in space_.name["de"].replace("-", "- ").split()
    }
    assert printed <= {word for said in words for word in said.replace("-", "- ").split()}, "none is cut"
    tokens = len(list(picture.iter(f"{space}circle"))) - len(game.players)
    assert tokens == sum(s.out == 0 for s in game.state.seats)


def test_an_illegal_action_changes_nothing() -> None:
    game = at_purchase()
    before = game.copy()
    with pytest.raises(IllegalAction):
        game.push("2 buy")
    assert game == before


def test_whoever_looks_around_finds_the_public_names_and_no_others() -> None:
    names = dir(bankhalter)
    assert sorted(names) == sorted([*bankhalter.__all__, "__version__"])
    assert all(getattr(bankhalter, name) for name in names)
