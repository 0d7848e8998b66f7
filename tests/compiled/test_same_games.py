"""The compiled core plays the same games as its source, move by move."""

from __future__ import annotations

import json
import os
from concurrent.futures import ThreadPoolExecutor

import pytest
from compiled.builds import CALM, ROOT, fast, plain, run
from play import settings

from bankhalter import Game

PARTS = 4
# Every setting a few times; BANKHALTER_FULL=1 plays 2,000 games, BANKHALTER_QUICK=1 each setting once.
ROUNDS = 1 if os.environ.get("BANKHALTER_QUICK") == "1" else 4
FULL = os.environ.get("BANKHALTER_FULL") == "1"
GAMES = 2000 if FULL else ROUNDS * len(settings())
SIZE = -(-GAMES // PARTS)

BORDER = "tests/compiled/test_border.py"  # which holds that the build is compiled

pytestmark = pytest.mark.slow


@pytest.fixture
def both(compiled_python, plain_source):
    """Run the same on both builds at the same time."""

    def both(*args, **more):
        with ThreadPoolExecutor(2) as pool:
            one = pool.submit(plain, plain_source, *args, **more)
            other = pool.submit(fast, compiled_python, *args, **more)
            slow, quick = one.result(), other.result()
        assert (slow[0], quick[0]) == ("plain", "compiled")
        return slow[1:], quick[1:]

    return both


def first_difference(slow, quick):
    pairs = enumerate(zip(slow, quick, strict=False))
    return next(((i, a, b) for i, (a, b) in pairs if a != b), "one ends earlier")


@pytest.mark.parametrize("part", range(PARTS))
def test_the_same_seeds_give_the_same_games(both, part):
    slow, quick = both("chain", part * SIZE, SIZE)
    assert len(slow) == len(quick) == SIZE
    different = [a.split()[0] for a, b in zip(slow, quick, strict=True) if a != b]
    assert not different, (different, first_difference(*both("trace", different[0])))


def test_every_setting_is_played():
    assert len(settings()) <= GAMES


@pytest.mark.parametrize("edition", ["standard", "deluxe-ch", "azeroth", "warendorf", "schalke"])
def test_records_replay_alike(both, edition):
    """Whatever build wrote a record, both follow it to the same places."""
    game = Game(edition, 3, seed=11)
    while not game.over and len(game.actions) < 400:
        game.push(game.default())
    slow, quick = both("replay", input=game.record().text())
    assert slow[0].startswith(f"{len(game.actions)} {game.digest()} ")
    assert len(slow) > 10
    assert slow == quick


def test_environments_show_the_same_bytes(both):
    slow, quick = both("env", 5, 300)
    assert len(slow) == 900
    assert slow == quick, first_difference(slow, quick)


def test_a_champion_with_time_to_think_is_the_same_on_both_builds(both):
    """So what the other build can cost it is its clock alone; docs/bots.md has how long it thinks."""
    slow, quick = both("champion", 4, 90)
    assert len(slow) > 250
    assert slow == quick, first_difference(slow, quick)


def test_the_rules_hold_in_the_compiled_build(compiled_python):
    """The tests of the rules and of values, and those of errors here, on the installed package."""
    chosen = ["tests/rules", "tests/core", "tests/test_notation.py", BORDER]
    command = [compiled_python, "-m", "pytest", "-q", "-p", "no:cacheprovider", *chosen]
    out = run(command, cwd=ROOT, env={**os.environ, "BANKHALTER_EXPECT": "compiled"})
    assert " passed" in out


def test_the_environments_keep_their_laws_in_the_compiled_build(compiled_python):
    """Those of tokens and observations, and what PettingZoo, Gymnasium and OpenSpiel ask for."""
    command = [compiled_python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/envs", BORDER]
    out = run(command, cwd=ROOT, env={**os.environ, "BANKHALTER_EXPECT": "compiled"})
    assert " passed" in out


def test_the_source_of_a_compiled_installation_can_be_run(compiled_python):
    said = [
        run([compiled_python, "-m", "bankhalter", "--version"], env={**CALM, "LANG": "en", **pure})
        for pure in ({}, {"BANKHALTER_PURE": "1"})
    ]
    assert "(compiled)" in said[0] and "(pure Python)" in said[1]


def test_both_builds_are_measured_against_each_other(compiled_python):
    """Without valgrind, which takes twenty times as long to count instructions; BANKHALTER_FULL=1 has it."""
    command = [
        compiled_python,
        "-m",
        "bankhalter",
        "bench",
        "--edition",
        "standard",
        "--repeats",
        "1",
        "--json",
    ]
    found = json.loads(run(command, env=CALM if FULL else {**CALM, "PATH": ""}))
    assert found["compiled"] and found["ratio"] > 10


BOT = """
from bankhalter.bots.api import Bot
from bankhalter.bots.players.simple import Simple
from bankhalter.core import codes, legal

class Careful(Bot):
    '''In plain Python: buys nothing dear, and leaves the rest to another.'''

    def __init__(self, seed):
        self.seed, self.mind = seed, Simple()

    def choose(self, st, seat):
        if st.top.kind == codes.PURCHASE and st.tables.price[st.top.deed] > 200:
            return legal.default(st)
        return self.mind.choose(st, seat)

    def reply(self, st, seat, offer):
        return self.mind.reply(st, seat, offer)
"""


def test_a_bot_of_somebodys_own_plays_the_same_on_both_builds(compiled_python, tmp_path):
    (tmp_path / "mine.py").write_text(BOT, encoding="utf-8")
    words = ["simulate", "--seats", "mine:Careful,simple*2", "--games", "6", "--workers", "1", "--json", "-"]
    said = [
        run([compiled_python, "-m", "bankhalter", *words], env={**CALM, **pure}, cwd=tmp_path)
        for pure in ({}, {"BANKHALTER_PURE": "1"})
    ]
    assert said[0] == said[1] and '"mine:Careful"' in said[0]
