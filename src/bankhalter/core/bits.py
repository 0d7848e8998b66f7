"""Small questions about bit masks."""

from __future__ import annotations

from typing import Final

from bankhalter.core.native import i64, vec


def _places() -> vec[i64]:
    """For each window of six bits the place in the sequence where it begins."""
    places: vec[i64] = vec[i64]([0] * 64)
    for place in range(64):
        places[SEQUENCE << place >> 58 & 63] = place
    return places


# De Bruijn's: no window of six bits occurs twice, so that the window tells by how much it was shifted.
SEQUENCE: Final = 0x03F79D71B4CB0A89
PLACES: Final = _places()


def count(mask: i64) -> i64:
    """Return how many bits of a mask are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def lowest(mask: i64) -> i64:
    """Return the place of the lowest set bit."""
    return PLACES[(mask & -mask) * SEQUENCE >> 58 & 63]
