"""The loops that are measured, compiled with the rules they run through; `measure.py` holds the watch."""

from __future__ import annotations

from bankhalter.bots.api import Bot
from bankhalter.bots.players.simple import Simple
from bankhalter.core import engine
from bankhalter.core.actions import Action
from bankhalter.core.codes import OVER
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64
from bankhalter.core.odds import Dice
from bankhalter.core.state import State
from bankhalter.core.tables import Tables
from bankhalter.envs.batch import Batch
from bankhalter.envs.draft import EnvOptions
from bankhalter.game.driver import Driver
from bankhalter.lab.statistics.counts import Counts, Limits, Scene, play


class GameTotals:
    """What some games were: how many, how long, and how many came to an end."""

    def __init__(self) -> None:
        self.games: i64 = 0
        self.turns: i64 = 0
        self.actions: i64 = 0
        self.finished: i64 = 0

    def add(self, st: State) -> None:
        """Count one game."""
        self.games += 1
        self.turns += st.turns
        self.actions += st.seq
        if st.top.kind == OVER:
            self.finished += 1


def bots(seats: i64) -> list[Bot]:
    """Return a plain bot for every seat."""
    return [Simple() for _ in range(seats)]


def play_games(t: Tables, seats: i64, first: i64, games: i64, listening: bool, most_turns: i64) -> GameTotals:
    """Play whole games, one for each seed."""
    played = GameTotals()
    for seed in range(first, first + games):
        led = engine.new_game(t, seats, listening)
        Driver(bots(seats), Dice(seed)).play(led, most_turns)
        played.add(led.state)
    return played


def count_games(t: Tables, seats: i64, first: i64, games: i64, most_turns: i64) -> Counts:
    """Play whole games, one for each seed, and count everything that `simulate` tells."""
    counts = Counts(t)
    scene = Scene(counts)
    for seed in range(first, first + games):
        led = engine.new_game(t, seats, True)
        scene.begin(led)
        play(led, Driver(bots(seats), Dice(seed)), scene, Limits(most_turns, most_turns, 0))
        scene.finish(led, 0)
    return counts


def roll_out(st: State, games: i64, most_turns: i64) -> GameTotals:
    """Play a position to its end again and again."""
    played = GameTotals()
    for seed in range(games):
        led = Ledger(st.copy(), False)
        Driver(bots(len(st.seats)), Dice(seed)).play(led, most_turns)
        played.add(led.state)
    return played


def copy_often(st: State, times: i64) -> None:
    """Copy a position so many times."""
    for _ in range(times):
        st.copy()


def write_down(t: Tables, seats: i64, seed: i64, most_turns: i64) -> list[Action]:
    """Play a game and return everything that was said in it."""
    led = engine.new_game(t, seats, False)
    st = led.state
    driver = Driver(bots(seats), Dice(seed))
    said: list[Action] = []
    while st.top.kind != OVER and st.turns <= most_turns and driver.step(led):
        if driver.said is not None:
            said.append(driver.said)
    return said


def follow(t: Tables, seats: i64, said: list[Action]) -> State:
    """Play a game again from what was said."""
    led = engine.new_game(t, seats, False)
    for action in said:
        engine.apply(led, action)
    return led.state


def step_batch(t: Tables, seats: i64, games: i64, steps: i64, seed: i64) -> None:
    """Step so many games of an environment by legal tokens drawn by chance, with mask and observation."""
    batch = Batch(t, seats, games, EnvOptions())
    batch.reset(seed)
    for _ in range(steps):
        batch.step(batch.sample_legal())
