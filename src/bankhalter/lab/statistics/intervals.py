"""Intervals and quantiles from whole-number counts, at 95 % unless another deviation is given."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist

Z = 1.959963984540054
DIGITS = 9  # significant ones in results


def tidy(x: float) -> float:
    """Round to significant digits, so that results read well."""
    return float(f"{x:.{DIGITS}g}")


def deviation(error: float) -> float:
    """Return how many standard deviations an interval reaches that errs so often, on either side."""
    return NormalDist().inv_cdf(1 - error / 2)


def wilson(hits: int, of: int, z: float = Z) -> tuple[float, float, float]:
    """Return a share with its Wilson interval."""
    if of <= 0:
        return 0.0, 0.0, 1.0
    p, zz = hits / of, z * z
    middle = (p + zz / (2 * of)) / (1 + zz / of)
    half = z / (1 + zz / of) * math.sqrt(p * (1 - p) / of + zz / (4 * of * of))
    low = 0.0 if hits == 0 else max(0.0, middle - half)
    high = 1.0 if hits == of else min(1.0, middle + half)
    return tidy(p), tidy(low), tidy(high)


def mean(total: int, squares: int, of: int, unit: float = 1, z: float = Z) -> tuple[float, float, float]:
    """Return a mean with its normal interval, from a sum and a sum of squares."""
    if of <= 0:
        return 0.0, 0.0, 0.0
    middle = total / of
    half = z * math.sqrt(variance(total, squares, of) / of)
    return tidy(middle * unit), tidy((middle - half) * unit), tidy((middle + half) * unit)


def variance(total: int, squares: int, of: int) -> float:
    """Return the sample variance; exact whole numbers until the last division."""
    return 0.0 if of < 2 else (of * squares - total * total) / (of * (of - 1))


def quantile(counts: Sequence[int], share: float, width: float) -> float:
    """Return a quantile of a histogram whose bins begin at 0, evenly spread within a bin."""
    target = share * sum(counts)
    seen = 0
    for i, n in enumerate(counts):
        if n and seen + n >= target:
            return tidy((i + (target - seen) / n) * width)
        seen += n
    return 0.0


def spread(values: Sequence[int], share: float, z: float = Z) -> tuple[float, float, float]:
    """Return a quantile of single values with the interval between two of them (by their ranks)."""
    ordered, of = sorted(values), len(values)
    half = z * math.sqrt(of * share * (1 - share))
    ranks = (of * share, of * share - half, of * share + half + 1)
    middle, low, high = (float(ordered[min(max(math.ceil(rank), 1), of) - 1]) for rank in ranks)
    return middle, low, high


def apart(one: tuple[float, float, float], other: tuple[float, float, float]) -> tuple[float, float, float]:
    """Return the first estimate minus the second, with the interval that follows from both of theirs.

    It takes the two for independent, so it is too wide rather than too narrow for games on the same dice.
    """
    difference = one[0] - other[0]
    below = math.hypot(one[0] - one[1], other[2] - other[0])
    above = math.hypot(one[2] - one[0], other[0] - other[1])
    return tidy(difference), tidy(difference - below), tidy(difference + above)


def paired(differences: Sequence[float], z: float = Z) -> tuple[float, float, float]:
    """Return the mean of paired differences with its normal interval."""
    of = len(differences)
    middle = math.fsum(differences) / of
    squares = math.fsum((x - middle) ** 2 for x in differences)
    half = z * math.sqrt(squares / max(of - 1, 1) / of)
    return tidy(middle), tidy(middle - half), tidy(middle + half)


def deviations(gains: Sequence[int], costs: Sequence[int]) -> tuple[float, list[float]]:
    """Return gains per cost of many games, and what each game adds to its error (the delta method)."""
    cost = sum(costs)
    if not cost:
        return 0.0, [0.0] * len(costs)
    back, each = sum(gains) / cost, cost / len(costs)
    return tidy(back), [(gain - back * spent) / each for gain, spent in zip(gains, costs, strict=True)]
