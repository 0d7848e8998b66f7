"""Whatever number stands in a text, a position, a record or an edition: a word why not, never an exception.

BANKHALTER_FULL=1 ./dev test -s -n 1 tests/test_borders.py tests/server/test_borders.py   # 200,000 inputs
"""

from __future__ import annotations

import json
import os
import random
from functools import cache
from typing import Any

import pytest
from borders import in_text, in_tree
from golden import FOLDER
from laws import check_state

from bankhalter import Game
from bankhalter import edition as editions
from bankhalter.bots.players.simple import Simple
from bankhalter.core import engine, names
from bankhalter.core.ledger import Ledger
from bankhalter.core.odds import Dice
from bankhalter.edition import Edition, EditionError, available, check_tree, from_tree, load
from bankhalter.game import position
from bankhalter.game.driver import Driver
from bankhalter.game.notation import BadNotation
from bankhalter.game.position import BadPosition, Position
from bankhalter.game.record import BadRecord
from bankhalter.switches import RulesError

FULL = bool(os.environ.get("BANKHALTER_FULL"))
RECORDS = sorted(FOLDER.glob("*.game"))
PLACES = 12  # in each game at which actions are tried
REFUSED = (BadRecord, RulesError, EditionError)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Read each of the five editions once: it takes longer than all that is tried here."""
    monkeypatch.setattr(editions, "load", lambda said: printed(said) if said in available() else load(said))


@cache
def printed(name: str) -> Edition:
    return load(name)


def count(full: int) -> int:
    """How many inputs to try: so many, or a few of them."""
    return full if FULL else max(3, full // 250)


@cache
def told() -> list[str]:
    """Golden games as text."""
    return [path.read_text("utf-8") for path in RECORDS]


@pytest.mark.parametrize("number", range(len(RECORDS)), ids=[path.stem for path in RECORDS])
def test_actions(number: int) -> None:
    """At many places of a game every action with another number is refused, or leaves the laws whole."""
    luck, lines = random.Random(number), told()[number].splitlines()
    first = lines.index("") + 1
    said = sorted({line for line in lines[first:] if not line.startswith(("=", "#"))})
    carried_out = 0
    for place in range(PLACES):
        moves = (len(lines) - first) * place // PLACES
        game = Game.from_record(told()[number], moves=moves)
        menu = [game.notation.write_choice(choice) for choice in game.legal()]
        for _ in range(count(9_000) // PLACES + 1):
            text = in_text(luck.choice(menu if luck.random() < 0.5 and menu else said), luck)
            carried_out += tried(game, text)
    assert carried_out or not FULL


def tried(game: Game, text: str) -> bool:
    """Say something in a game; whether it was carried out, in a copy."""
    try:
        action = game.notation.read(text)
    except BadNotation:
        return False
    if names.REFUSALS[engine.refuse(game.state, action)] != "fine":
        return False
    twin = Ledger(game.state.copy(), False)
    engine.apply(twin, action)
    check_state(twin.state)
    return True


@pytest.mark.parametrize("seed", range(10))
def test_records(seed: int) -> None:
    """A record with another number in its header or in an action is refused, or stops where it is damaged."""
    luck, replayed = random.Random(seed), 0
    for _ in range(count(1_000)):
        head, _, actions = luck.choice(told()).partition("\n\n")
        lines = actions.splitlines()[: luck.randrange(40)]
        text = in_text(head, luck) + "\n\n" if luck.random() < 0.4 else head + "\n\n"
        body = "\n".join(lines)
        try:
            game = Game.from_record(text + (in_text(body, luck) if luck.random() < 0.8 else body) + "\n")
        except REFUSED:
            continue
        check_state(game.state)
        replayed += 1
    assert replayed or not FULL


@cache
def positions() -> list[dict[str, Any]]:
    """Positions out of golden games."""
    found = []
    for text in told():
        whole = Game.from_record(text)
        for st in whole.positions()[20::60]:
            if position.is_quiet(st):
                at = Position(whole.edition, whole.rules, whole.tables, st, whole.players, ())
                found.append(json.loads(position.write(at)))
    return found


@pytest.mark.parametrize("seed", range(10))
def test_positions(seed: int) -> None:
    """A position with another number is refused, or can be played on from."""
    luck, played = random.Random(seed), 0
    for _ in range(count(2_500)):
        try:
            at = position.read(json.dumps(in_tree(luck.choice(positions()), luck)))
        except (BadPosition, RulesError):
            continue
        play_on(at.state, seed)
        played += 1
    assert played or not FULL


def play_on(st: Any, seed: int) -> None:
    """Let simple bots say twenty things; the laws hold."""
    led = Ledger(st, False)
    Driver([Simple() for _ in st.seats], Dice(seed)).play(led, 20)
    check_state(led.state)


@pytest.mark.parametrize("name", available())
def test_editions(name: str) -> None:
    """An edition with another number has a problem with its place, does not fit its rules, or is played."""
    luck, tree, played = random.Random(name), {**load(name).tree, "id": "own"}, 0
    for _ in range(count(1_000)):
        changed = in_tree(tree, luck)
        problems = check_tree(changed)
        assert all(problem.place and len(problem.reason) < 400 for problem in problems)
        if not problems:
            played += tried_out(from_tree(changed))
    assert played or not FULL


def tried_out(made: Edition) -> bool:
    """Play a round of an edition; whether its numbers fit its rules."""
    try:
        game = Game(made, made.players[0], seed=7)
    except RulesError:
        return False
    game.play("simple", most_rounds=1)
    check_state(game.state)
    return True
