"""Small questions about bit masks."""

from __future__ import annotations

from bankhalter.core.native import i64


def count(mask: i64) -> i64:
    """Return how many bits of a mask are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def lowest(mask: i64) -> i64:
    """Return the place of the lowest set bit."""
    place: i64 = 0
    while mask & 255 == 0:
        mask >>= 8
        place += 8
    while not mask & 1:
        mask >>= 1
        place += 1
    return place
