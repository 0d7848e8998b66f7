"""The laws of design: whatever is played, by chance or by computer players, in every edition and variant.

It plays over 700 random and 700 bot games, with BANKHALTER_FULL=1 2,000 of each, with BANKHALTER_QUICK=1 200.
`./dev soak` samples the same laws in millions of games of bots.
"""

from __future__ import annotations

import os
import random

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as some
from laws import check_menu, check_state
from play import BotPlayer, Player, RandomPlayer, Setting, settings

from bankhalter.core import codes, engine, legal
from bankhalter.core.actions import Action, Offer
from bankhalter.core.digest import digest
from bankhalter.core.odds import odds

QUICK = os.environ.get("BANKHALTER_QUICK") == "1"
SETTINGS = settings()
FULL = os.environ.get("BANKHALTER_FULL") == "1"
ROUNDS = 3 if QUICK else 23 if FULL else 8  # seeds per setting; there are 89 settings
EACH = pytest.mark.parametrize("setting", SETTINGS, ids=lambda s: s.name)
MOST_STEPS = 300  # a random game may go on for ever; bots have to finish
MOST_BOT_STEPS = 12_000


def test_there_are_enough_games() -> None:
    assert len(SETTINGS) * ROUNDS >= (200 if QUICK else 2000 if FULL else 700)


def seeds(setting: Setting) -> range:
    """Different seeds for every setting."""
    start = SETTINGS.index(setting) * 1000
    return range(start, start + ROUNDS)


@EACH
def test_random_games_keep_the_laws(setting: Setting) -> None:
    for seed in seeds(setting):
        player = RandomPlayer(setting, seed)
        for step in range(MOST_STEPS):
            if player.over:
                break
            player.step()
            if step % 3 == seed % 3:
                check_state(player.st)
            if step % 149 == seed % 149:
                check_closely(player, seed + step)
        check_replay(player)


@EACH
def test_bot_games_keep_the_laws_and_end(setting: Setting) -> None:
    for seed in seeds(setting):
        player = BotPlayer(setting, seed)
        for step in range(MOST_BOT_STEPS):
            if player.over:
                break
            player.step()
            if step % 9 == seed % 9:
                check_state(player.st)
            if step % 499 == seed % 499:
                check_closely(player, seed + step)
        assert player.over, f"seed {seed} does not end"
        assert player.st.winners
        check_replay(player)


def check_closely(player: Player, seed: int) -> None:
    """The dearer laws, now and then."""
    check_menu(player.st)
    check_default(player)
    check_refusals(player, random.Random(seed))
    check_copies(player)


def check_default(player: Player) -> None:
    """Somebody can always go on: chance has odds, everybody else a default that is legal."""
    st = player.st
    if st.top.kind == codes.OVER:
        return
    if st.top.seat == codes.CHANCE:
        answers = odds(st)
        assert answers and all(engine.refuse(st, a) == codes.FINE for a, _ in answers)
    else:
        assert engine.refuse(st, legal.default(st)) == codes.FINE


def check_refusals(player: Player, luck: random.Random) -> None:
    """A refused action changes nothing, however absurd it is."""
    before = digest(player.st)
    for _ in range(30):
        numbers = [luck.choice([-1, 0, 1, 5, 27, 40, luck.randint(-99, 99), 10**15]) for _ in range(3)]
        action = Action(luck.randint(0, codes.ACTIONS + 2), luck.randint(-6, 12), *numbers)
        if luck.random() < 0.3:
            masks = [luck.choice([-1, 0, luck.getrandbits(28), 1 << 61]) for _ in range(6)]
            action = Offer(luck.randint(-2, 11), luck.randint(-2, 12), *masks)
        if engine.refuse(player.st, action) != codes.FINE:
            assert engine.apply(player.led, action) != codes.FINE
    assert digest(player.st) == before


def check_copies(player: Player) -> None:
    """What is played on a copy does not touch the original."""
    before = digest(player.st)
    twin = type(player)(player.setting, 1)
    twin.led.state = player.st.copy()
    assert digest(twin.st) == before
    for _ in range(25):
        if not twin.over:
            twin.step()  # type: ignore[attr-defined]
    assert digest(player.st) == before


def check_replay(player: Player) -> None:
    """The record, written and read back, replays to the same state."""
    notation = player.setting.notation()
    led = engine.new_game(player.setting.tables(), player.setting.players, True)
    for action in player.said:
        assert engine.apply(led, notation.read(notation.write(action))) == codes.FINE
    assert digest(led.state) == digest(player.st)


@hypothesis_settings(
    max_examples=20 if QUICK else 150,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(
    setting=some.sampled_from(SETTINGS),
    choices=some.lists(some.integers(0, 10**6), min_size=1, max_size=250),
)
def test_any_choices_keep_the_laws(setting: Setting, choices: list[int]) -> None:
    """Hypothesis picks from menus and odds, and shrinks to the shortest game that breaks a law."""
    player = RandomPlayer(setting, 0)
    for n in choices:
        if player.over:
            break
        player.push(pick(player, n))
        check_state(player.st)
    check_closely(player, len(choices))
    check_replay(player)


def pick(player: RandomPlayer, n: int) -> Action:
    """Turn a number into something legal."""
    st = player.st
    if st.top.seat == codes.CHANCE:
        answers = odds(st)
        return answers[n % len(answers)][0]
    seat = st.top.seat if n % 4 or st.top.seat < 0 else n // 4 % len(st.seats)
    menu = [c for c in legal.menu(st, seat) if c.kind != codes.OFFER]
    if not menu:
        return legal.default(st)
    line = menu[n // 64 % len(menu)]
    action = player.action(line)
    return action if engine.refuse(st, action) == codes.FINE else legal.default(st)
