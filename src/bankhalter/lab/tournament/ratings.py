"""Ratings from who won which line-up: the chance to win is one's strength over everybody's at the table.

Strengths are the maximum of the likelihood (Bradley and Terry, with several at a table), with one game more
for everybody, half won against the middle, so that nobody's strength is nought or without end. They are
written on the usual scale: 400 points are ten times the strength, the middle of all entrants is 1500.
Intervals come from how sharply the likelihood falls off around that maximum.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

STEPS = 200
Z = 1.96  # standard errors in half of an interval
MIDDLE, SCALE = 1500.0, 400.0


@dataclass(frozen=True)
class Result:
    """How often each place of a line-up won."""

    lineup: tuple[int, ...]
    wins: tuple[int, ...]


def strengths(results: Sequence[Result], count: int) -> list[float]:
    """Iterate to the maximum of the likelihood."""
    won = [0.5] * count
    for result in results:
        for entrant, wins in zip(result.lineup, result.wins, strict=True):
            won[entrant] += wins
    strong = [1.0] * count
    for _ in range(STEPS):
        chances = [1.0 / (s + 1.0) for s in strong]
        for result in results:
            at_table = sum(strong[e] for e in result.lineup)
            for entrant in result.lineup:
                chances[entrant] += sum(result.wins) / at_table
        strong = [w / c for w, c in zip(won, chances, strict=True)]
    mean = math.exp(sum(map(math.log, strong)) / count)
    return [s / mean for s in strong]


def points(strong: Sequence[float]) -> list[float]:
    """Return strengths on the usual scale."""
    return [MIDDLE + SCALE * math.log10(s) for s in strong]


def information(results: Sequence[Result], strong: Sequence[float]) -> list[list[float]]:
    """Return how sharply the likelihood bends, for the logarithms of every two strengths."""
    found = [
        [s / (s + 1.0) ** 2 if i == k else 0.0 for k in range(len(strong))] for i, s in enumerate(strong)
    ]
    for result in results:
        at_table = sum(strong[e] for e in result.lineup)
        shares = [0.0] * len(strong)
        for entrant in result.lineup:
            shares[entrant] += strong[entrant] / at_table
        games = sum(result.wins)
        for i in set(result.lineup):
            found[i][i] += games * shares[i]
            for k in set(result.lineup):
                found[i][k] -= games * shares[i] * shares[k]
    return found


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Invert a small matrix by elimination; it is positive, so no row has to be sought."""
    size = len(matrix)
    rows = [[*row, *(float(i == k) for k in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [x / rows[i][i] for x in rows[i]]
        for k in range(size):
            if k != i:
                rows[k] = [x - rows[k][i] * y for x, y in zip(rows[k], rows[i], strict=True)]
    return [row[size:] for row in rows]


def ratings(results: Sequence[Result], count: int) -> list[tuple[float, float, float]]:
    """Return each entrant's points with a 95 % interval."""
    strong = strengths(results, count)
    spread = inverse(information(results, strong))
    found = []
    for i, value in enumerate(points(strong)):
        weights = [float(i == k) - 1.0 / count for k in range(count)]  # against the middle of all
        variance = sum(a * b * spread[j][k] for j, a in enumerate(weights) for k, b in enumerate(weights))
        half = Z * SCALE / math.log(10) * math.sqrt(max(variance, 0.0))
        found.append((value, value - half, value + half))
    return found


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
