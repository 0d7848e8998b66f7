"""Positions from games of the population: who won them, and what the value looks at.

Editions, variants, house rules and the number of players are drawn for every game. A chunk of games is a pure
function of its numbers, so chunks are played anywhere and again.
"""

from __future__ import annotations

import zlib
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from bankhalter.bots.population.sets import drawn
from bankhalter.bots.thinking.features import COUNT, rows_of
from bankhalter.core import engine
from bankhalter.core.flatten import flatten
from bankhalter.core.odds import MASK, Dice
from bankhalter.core.state import State
from bankhalter.core.tables import Tables
from bankhalter.edition import load
from bankhalter.game.driver import Driver
from bankhalter.lab.jobs.job import find_bot
from bankhalter.lab.statistics.counts import game_seed
from bankhalter.switches import agree

ROUNDS = 1000  # a game that is not over then teaches nothing
KEPT = 24  # positions of a game, at most twice as many
FIRST_GAP = 6  # actions between two positions, on average; doubled whenever there are too many
CLOCK = 120  # turns of a timed game: an hour, two a minute
HEAD = ("game", "position", "setting", "seats", "won")  # before the features; `won` in thousandths
WIDTH = len(HEAD) + COUNT
HOUSE_RULES: tuple[dict[str, Any], ...] = (
    {},
    {},
    {},
    {},
    {},
    {},
    {},
    {},
    {"free_parking_pot": True},
    {"double_salary_on_go": True},
)


@dataclass(frozen=True)
class Setting:
    """What may be played: an edition with a variant, and how many may play."""

    edition: str
    switches: tuple[tuple[str, Any], ...] = ()
    most: int = 6


SETTINGS = (
    Setting("standard", most=8),
    Setting("standard", most=8),
    Setting("standard", (("speed_die", True),), 8),
    Setting("deluxe-ch", most=10),
    Setting("deluxe-ch", (("variant", "short"),), 10),
    Setting("deluxe-ch", (("variant", "time"),), 10),
    Setting("azeroth"),
    Setting("azeroth", (("speed_die", True),)),
    Setting("warendorf"),
    Setting("warendorf", (("variant", "short"),)),
    Setting("schalke", most=8),
    Setting("schalke", (("speed_die", True),), 8),
)
PLAYERS = (2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 7, 8, 10)


@dataclass(frozen=True)
class SampleChunk:
    """The games `first` to `first + count - 1` of a seed."""

    population: str
    seed: int
    first: int
    count: int

    @property
    def name(self) -> str:
        """The file that keeps it."""
        return f"{self.population}-{self.seed}-{self.first}-{self.count}.rows"

    def play(self) -> bytes:
        """Play the games; return packed rows."""
        rows = array("i")
        for number in range(self.first, self.first + self.count):
            rows.extend(sampled(self.population, self.seed, number))
        return zlib.compress(rows.tobytes(), 6)


@lru_cache(maxsize=256)
def agreed_tables(setting: int, seats: int, house: int) -> Tables:
    """Agree on the rules once for all games."""
    chosen = SETTINGS[setting]
    edition = load(chosen.edition)
    return flatten(edition, agree(edition, seats, **dict(chosen.switches), **HOUSE_RULES[house]))


def sampled(population: str, seed: int, number: int) -> array[int]:
    """Play one game and return a row for everybody in some of its positions."""
    chance = Dice(int(game_seed(seed & MASK, number)))
    setting = chance.below(len(SETTINGS))
    seats = min(PLAYERS[chance.below(len(PLAYERS))], SETTINGS[setting].most)
    tables = agreed_tables(setting, seats, chance.below(len(HOUSE_RULES)))
    names = drawn(population, seats, chance.below(1 << 30))
    found, last = play_sampled(tables, names, chance.below(1 << 30))
    return labelled(found, last, [number, 0, setting, seats, 0])


def play_sampled(tables: Tables, names: Sequence[str], seed: int) -> tuple[list[list[list[int]]], State]:
    """Play a game to its end; return what was seen of some positions, and the last state."""
    led = engine.new_game(tables, len(names), False)
    driver = Driver([find_bot(name)(seed + i) for i, name in enumerate(names)], Dice(seed))
    chance, st = Dice(seed ^ 0x5A5A5A), led.state
    found: list[list[list[int]]] = []
    gap, wait = FIRST_GAP, 0
    while st.turns <= ROUNDS * len(names) and driver.step(led):
        wait -= 1
        if wait <= 0 and st.turns:
            found.append(rows_of(st))
            if len(found) == 2 * KEPT:
                found, gap = found[::2], 2 * gap
            wait = 1 + chance.below(2 * gap)
        if tables.timed and st.turns >= CLOCK:
            driver.time_is_up = True
    return found, st


def labelled(found: list[list[list[int]]], last: State, head: list[int]) -> array[int]:
    """Put together who won and what was seen; a tie counts in parts."""
    rows = array("i")
    winners = int(last.winners)
    if not winners:
        return rows
    each = 1000 // winners.bit_count()
    for position, seen in enumerate(found):
        for seat, row in enumerate(seen):
            if row:
                head[1], head[4] = position, each * (winners >> seat & 1)
                rows.extend(head)
                rows.extend(row)
    return rows
