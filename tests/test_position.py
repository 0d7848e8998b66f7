"""Positions: written and read back they are the same state; what cannot be is refused with its place."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from laws import check_state
from play import BotPlayer, Setting, edition, settings

from bankhalter import Game
from bankhalter.bots.players.simple import Simple
from bankhalter.core.digest import digest
from bankhalter.core.odds import Dice
from bankhalter.game.driver import Driver
from bankhalter.game.game_setup import set_up
from bankhalter.game.position import (
    BadPosition,
    Position,
    is_quiet,
    line_of,
    looks_like,
    read,
    standing,
    try_out,
    write,
)
from bankhalter.game.quiet_moment import last_quiet
from bankhalter.game.record import BadRecord, changed_rules
from bankhalter.switches import RulesError, agree

DOCS = Path(__file__).resolve().parent.parent / "docs" / "position.md"
PLAYED = [s for s in settings() if s.players in (3, 7) or len(s.switches) > 1]


def placed(player: BotPlayer) -> Position:
    setting = player.setting
    names = tuple(f"Player {i + 1}" for i in range(setting.players))
    book = edition(setting.edition)
    rules = agree(book, setting.players, **dict(setting.switches))
    return Position(book, rules, player.st.tables, player.st, names, ())


@pytest.mark.parametrize("setting", PLAYED, ids=lambda s: s.name)
def test_a_position_read_back_is_the_same_state(setting: Setting) -> None:
    player = BotPlayer(setting, 5)
    tried = 0
    for _ in range(700):
        if player.over:
            break
        player.step()
        if is_quiet(player.st) and player.st.turns % 13 == 1:
            at = placed(player)
            again = read(write(at))
            assert digest(again.state) == digest(player.st)
            assert changed_rules(again.edition, again.rules) == changed_rules(at.edition, at.rules)
            check_state(again.state)
            tried += 1
    assert tried > 1


def test_games_go_on_alike_from_a_position() -> None:
    player = BotPlayer(settings()[0], 8)
    while not (player.st.turns > 40 and is_quiet(player.st)):
        player.step()
    twin = BotPlayer(settings()[0], 8)
    twin.led.state = read(write(placed(player))).state
    for one in (player, twin):
        Driver([Simple() for _ in one.st.seats], Dice(3)).play(one.led, 80)
    assert digest(twin.st) == digest(player.st)


def test_a_game_that_is_busy_has_no_position() -> None:
    game = Game("standard", 3, seed=1)
    while game.awaited != "purchase":
        game.push(game.default())
    with pytest.raises(BadPosition) as caught:
        write(Position(game.edition, game.rules, game.tables, game.state, game.players, game.bots))
    assert caught.value.word == "not-quiet"


def played(seed: int, moves: int) -> Game:
    """A game that plays itself for a while."""
    game = Game("warendorf", ["Anna", "Ben", "Cem"], seed=seed)
    while len(game.actions) < moves:
        game.push(game.default())
    return game


@pytest.mark.parametrize("moves", [1, 40, 41, 42, 137])
def test_a_game_is_played_on_from_the_turn_before_a_moment(moves: int) -> None:
    game = played(6, 137)
    lines = [game.write(action) for action in game.actions][:moves]
    try:
        at = last_quiet(Game.from_record(game.record(), moves=0), lines)
    except BadPosition as none:
        assert none.word == "not-quiet" and not any(is_quiet(st) for st in game.positions()[: moves + 1])
        return
    quiet = [st for st in game.positions()[: moves + 1] if is_quiet(st)]
    assert digest(at.state) == digest(quiet[-1]) and at.players == game.players


def test_the_record_of_a_game_that_began_in_the_middle() -> None:
    game = played(6, 150)
    at = last_quiet(Game.from_record(game.record(), moves=0), [game.write(a) for a in game.actions])
    begun = Game("warendorf", ["Dora", "Emil", "Fred"], seed=3, position=line_of(standing(at)))
    assert digest(begun.state) == digest(at.state) and not begun.actions
    begun.play("simple")
    text = begun.record().text()
    again = Game.from_record(text)
    assert again.damage is None and again == begun and again.players == ("Dora", "Emil", "Fred")
    assert Game.from_record(text, moves=0).digest() == digest(at.state)
    assert again.copy() == again and "Anna" not in text


def test_a_record_with_a_position_that_cannot_be_is_refused() -> None:
    for line in (
        "{",
        "[]",
        '{"players": []}',
        '{"players": [{"at": 99}, {}, {}]}',
        '{"turn": 5, "players": [{}, {}, {}]}',
    ):
        with pytest.raises(BadRecord, match="bad-position"):
            Game("standard", 3, position=line)


def test_everything_that_cannot_be_is_found_at_once() -> None:
    tree = with_player(0, deeds={"16": 3, "18": 3, "39": 1}, at=99)
    tree["players"][1]["deeds"] = {"39": 0, "1": 7}
    found = try_out(set_up(edition("standard"), 3), tree)[1]
    assert [(p.word, p.place) for p in found] == [
        ("wrong-value", "players 1 at"), ("twice", "players 2 deeds"), ("wrong-value", "players 2 deeds 1"),
        ("built-too-early", "deeds 16"), ("built-too-early", "deeds 18"), ("built-too-early", "deeds 39"),
    ]  # fmt: skip


# By hand -----------------------------------------------------------------------------------------------


def sample() -> dict[str, Any]:
    """The example of the documentation."""
    found = re.search(r"```json\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return dict(json.loads(found[1]))


def test_the_example_of_the_documentation() -> None:
    assert looks_like(json.dumps(sample())) and not looks_like("bankhalter-record 1")
    at = read(json.dumps(sample()))
    st = at.state
    check_state(st)
    assert at.players == ("Anna", "Ben", "Cem") and at.rules.free_parking_pot
    assert [s.cash for s in st.seats] == [620, 1410, 0]
    assert (st.alive, st.fallen, st.turn) == (2, 1, 0)
    deed = at.tables.deed_at
    assert [st.level[deed[n]] for n in (16, 18, 19)] == [3, 3, 2] and st.houses == 32 - 8
    assert st.pledged[deed[5]] == 1 and st.owner[deed[39]] == 1
    assert st.seats[1].jail == 1 and st.seats[1].kept


def test_what_is_left_out_is_as_at_the_beginning() -> None:
    at = read('{"bankhalter-position": 1, "edition": "schalke", "players": [{}, {}, {}]}')
    assert [s.cash for s in at.state.seats] == [at.tables.start] * 3
    assert at.players == ("Player 1", "Player 2", "Player 3") and at.state.top.seat == 0
    check_state(at.state)


def changed(**changes: Any) -> dict[str, Any]:
    return {**sample(), **changes}


def with_player(seat: int, **changes: Any) -> dict[str, Any]:
    tree = sample()
    tree["players"][seat] |= changes
    return tree


WRONG = [
    ([], "not-a-position"),
    ({"edition": "standard"}, "not-a-position"),
    (changed(**{"bankhalter-position": 2}), "other-format"),
    (changed(edition="sylt"), "unknown-edition"),
    (changed(edition=["standard"]), "unknown-edition"),
    (changed(digest="0"), "other-edition"),
    (changed(money=3), "unknown-key"),
    (changed(players=3), "wrong-value"),
    (changed(players=[3, 4]), "wrong-value"),
    (changed(turn=0), "wrong-value"),
    (changed(turn=True), "wrong-value"),
    (changed(turn=3), "turn-of-nobody"),
    (changed(pot=-1), "wrong-value"),
    (changed(pot=1.5), "wrong-value"),
    (changed(pot=10**30), "wrong-value"),
    (changed(rules=[]), "wrong-value"),
    (changed(thrown=[1, 2]), "wrong-value"),
    (changed(under=["a/nothing"]), "no-such-card"),
    (changed(under=[{}]), "no-such-card"),
    (changed(under=["a/keep"]), "twice"),
    (changed(paid={"39": [0] * 6}), "wrong-value"),
    (changed(paid={"2": [0] * 6}), "no-such-deed"),
    (with_player(0, cahs=3), "unknown-key"),
    (with_player(0, cash=-5), "wrong-value"),
    (with_player(0, cash="viel"), "wrong-value"),
    (with_player(0, at=40), "wrong-value"),
    (with_player(0, jail=1), "jail-elsewhere"),
    (with_player(1, jail=4), "wrong-value"),
    (with_player(1, deeds={"0": 0}), "no-such-deed"),
    (with_player(1, deeds={"x": 0}), "no-such-deed"),
    (with_player(1, deeds={"5": 0}), "twice"),
    (with_player(1, deeds={"39": 6}), "wrong-value"),
    (with_player(1, deeds={"39": "hotel"}), "wrong-value"),
    (with_player(1, deeds={"39": 1}), "built-too-early"),
    (with_player(1, deeds={"15": 1}), "built-too-early"),
    (with_player(0, deeds={"16": 3, "18": 3, "19": 1}), "uneven"),
    (with_player(0, deeds={"16": "mortgaged", "18": 1, "19": 1}), "built-too-early"),
    (with_player(1, deeds={str(n): 4 for n in (1, 3, 6, 8, 9, 11, 13, 14, 37, 39)}), "too-many-buildings"),
    (with_player(2, cash=1), "out-holds"),
    (with_player(2, deeds={"1": 0}), "out-holds"),
    (with_player(1, cash=0, out=True, cards=[], deeds={}), "too-few"),
]


@pytest.mark.parametrize(("tree", "word"), WRONG, ids=lambda x: x if isinstance(x, str) else "")
def test_what_cannot_be_is_refused(tree: object, word: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read(json.dumps(tree))
    assert caught.value.word == word


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, '{"bankhalter-position": NaN}', "null"])
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        read(text)


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_word_has_its_sentence(language: str) -> None:
    from bankhalter.text import plain

    words = {word for _, word in WRONG} | {"not-quiet"}
    assert [word for word in words if not plain(language).has(f"position-{word}")] == []


def test_rules_that_do_not_fit_are_told_as_everywhere() -> None:
    with pytest.raises(RulesError):
        read(json.dumps(changed(rules={"variant": "nothing"})))
