"""Ratings from who won which line-up: the chance to win is one's strength over everybody's at the table.

Strengths are the maximum of the likelihood (Bradley and Terry, with several at a table), written on the
usual scale: 400 points are ten times the strength, the middle of all entrants is 1500. Intervals come from
drawing the results anew, always the same way.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

STEPS = 200
DRAWS = 200
MIDDLE, SCALE = 1500.0, 400.0


@dataclass(frozen=True)
class Result:
    """How often each place of a line-up won."""

    lineup: tuple[int, ...]
    wins: tuple[int, ...]


def strengths(results: Sequence[Result], count: int) -> list[float]:
    """Iterate to the maximum of the likelihood; half a win for everybody keeps it finite."""
    won = [0.5] * count
    for result in results:
        for entrant, wins in zip(result.lineup, result.wins, strict=True):
            won[entrant] += wins
    strong = [1.0] * count
    for _ in range(STEPS):
        chances = [0.5 / s for s in strong]
        for result in results:
            at_table = sum(strong[e] for e in result.lineup)
            for entrant in result.lineup:
                chances[entrant] += sum(result.wins) / at_table
        strong = [w / c for w, c in zip(won, chances, strict=True)]
        mean = math.exp(sum(map(math.log, strong)) / count)
        strong = [s / mean for s in strong]
    return strong


def points(strong: Sequence[float]) -> list[float]:
    """Return strengths on the usual scale."""
    return [MIDDLE + SCALE * math.log10(s) for s in strong]


def drawn_anew(result: Result, chance: random.Random) -> Result:
    """Draw as many games again from the shares that were found, none of them taken to be nought."""
    games = sum(result.wins)
    wins = [0] * len(result.wins)
    if games:
        for place in chance.choices(range(len(wins)), weights=[w + 0.5 for w in result.wins], k=games):
            wins[place] += 1
    return Result(result.lineup, tuple(wins))


def ratings(results: Sequence[Result], count: int) -> list[tuple[float, float, float]]:
    """Return each entrant's points with a 95 % interval."""
    found = points(strengths(results, count))
    chance = random.Random(1)
    draws = [points(strengths([drawn_anew(r, chance) for r in results], count)) for _ in range(DRAWS)]
    low, high = int(DRAWS * 0.025), int(DRAWS * 0.975) - 1
    spread = [sorted(draw[i] for draw in draws) for i in range(count)]
    return [(found[i], spread[i][low], spread[i][high]) for i in range(count)]


def matrix(results: Sequence[Result], count: int) -> list[list[tuple[int, int]]]:
    """For every two entrants: how often the first won, of the games at one table that either of them won."""
    table = [[(0, 0)] * count for _ in range(count)]
    for result in results:
        for i, first in enumerate(result.lineup):
            for k, second in enumerate(result.lineup):
                if first != second:
                    hits, of = table[first][second]
                    both = result.wins[i] + result.wins[k]
                    table[first][second] = (hits + result.wins[i], of + both)
    return table
