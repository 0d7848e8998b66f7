"""Against the population: `python tests/bots/outside.py GAMES BOT [POPULATION [FIRST [FAMILY,FAMILY]]]`.

At tables of four the bot sits alone among three members that are drawn for every game; then each family sits
alone among three of the bot. Where families are named, only they do. A quarter of the games is chance. Nobody
sits behind glass here, which makes it quicker than `bankhalter tournament --population`, and the champions
go by effort alone, so that the same games come out on any machine.
"""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bots.table import game, share

from bankhalter.bots.api import Bot
from bankhalter.bots.players.champion import Champion
from bankhalter.bots.players.champion_1 import Champion1
from bankhalter.bots.population.sets import POPULATIONS, drawn
from bankhalter.bots.registry import find
from bankhalter.core.odds import Dice

SEATS = 4
TURNS = 4000  # a thousand rounds
FIRST = 700_000  # far from the seeds with which the bots were tuned


def made(name: str, seed: int) -> Bot:
    """Make a bot that plays by its seed alone."""
    if name == "champion":
        return Champion(seconds=math.inf, seed=seed)
    return Champion1(seconds=math.inf, seed=seed) if name == "champion-1" else find(name)(seed)


def played(alone: str, others: Sequence[str], seed: int) -> tuple[bool, bool]:
    """Play one game; tell whether the one who sits alone has won, and whether anybody has."""
    place = seed % SEATS
    bots = [made(name, seed + i) for i, name in enumerate(others)]
    bots.insert(place, made(alone, seed))
    winners = game(bots, seed, TURNS).winners
    return winners == 1 << place, winners != 0


def among(bot: str, population: str, games: int, first: int) -> Iterator[tuple[bool, bool]]:
    """A bot alone among members of a population."""
    for seed in range(first, first + games):
        yield played(bot, drawn(population, SEATS - 1, seed), seed)


def against(bot: str, population: str, family: str, games: int, first: int) -> Iterator[tuple[bool, bool]]:
    """A family's members, drawn anew for each game, alone among three of a bot."""
    members = POPULATIONS[population][family]
    for seed in range(first, first + games):
        yield played(members[Dice(seed).below(len(members))], [bot] * (SEATS - 1), seed)


def row(name: str, results: Iterator[tuple[bool, bool]]) -> str:
    """Return a line of the table in docs/bots.md."""
    begun, found = time.process_time(), list(results)
    won = share(sum(one for one, _ in found), len(found))
    left = sum(not ended for _, ended in found)
    unfinished = f" ({left} unfinished)" if left else ""
    spent = (time.process_time() - begun) / len(found)
    return f"| {name} | {len(found):,} | {won}{unfinished} | {spent:.3f} s |"


if __name__ == "__main__":
    games, bot = int(sys.argv[1]), sys.argv[2]
    population, beginning, named = [*sys.argv[3:], *("test", str(FIRST), "")[len(sys.argv) - 3 :]]
    first = int(beginning)
    if not named:
        print(row(f"{bot} among {population}", among(bot, population, games, first)), flush=True)
    for family in named.split(",") if named else POPULATIONS[population]:
        print(row(f"{family} – 3 {bot}", against(bot, population, family, games, first)), flush=True)
