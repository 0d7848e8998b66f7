"""Intervals and quantiles from whole-number counts. All intervals are at 95 %."""

from __future__ import annotations

import math
from collections.abc import Sequence

Z = 1.959963984540054
DIGITS = 9  # significant ones in results


def tidy(x: float) -> float:
    """Round to significant digits, so that results read well."""
    return float(f"{x:.{DIGITS}g}")


def wilson(hits: int, of: int) -> tuple[float, float, float]:
    """Return a share with its Wilson interval."""
    if of <= 0:
        return 0.0, 0.0, 1.0
    p, zz = hits / of, Z * Z
    middle = (p + zz / (2 * of)) / (1 + zz / of)
    half = Z / (1 + zz / of) * math.sqrt(p * (1 - p) / of + zz / (4 * of * of))
    low = 0.0 if hits == 0 else max(0.0, middle - half)
    high = 1.0 if hits == of else min(1.0, middle + half)
    return tidy(p), tidy(low), tidy(high)


def mean(total: int, squares: int, of: int, unit: float = 1) -> tuple[float, float, float]:
    """Return a mean with its normal interval, from a sum and a sum of squares."""
    if of <= 0:
        return 0.0, 0.0, 0.0
    middle = total / of
    half = Z * math.sqrt(variance(total, squares, of) / of)
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
