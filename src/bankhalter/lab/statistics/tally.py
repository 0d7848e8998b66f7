"""Counts as named rows of whole numbers: they can be added, written and read, and grow with nothing."""

from __future__ import annotations

from typing import Any

from bankhalter.lab.statistics.counts import Counts, Pairs

Tally = dict[str, list[int]]
ROWS = (
    "sums",
    "squares",
    "lengths",
    "wealth",
    "landings",
    "rent",
    "rents",
    "bought",
    "houses",
    "hotels",
    "whole",
    "winning",
)


def of_counts(counts: Counts) -> Tally:
    """Return the counts of some games."""
    rows = {name: [int(n) for n in getattr(counts, name)] for name in ROWS}
    return {"games": [int(counts.games)], **rows}


def of_pairs(pairs: Pairs) -> Tally:
    """Return the differences of paired games."""
    return {"sums": [int(n) for n in pairs.sums], "squares": [int(n) for n in pairs.squares]}


def added(one: Tally, other: Tally) -> Tally:
    """Return two tallies added up; an empty one is nothing yet."""
    if not one:
        return other
    return {name: [a + b for a, b in zip(row, other[name], strict=True)] for name, row in one.items()}


def is_tally(value: Any) -> bool:
    """Tell whether something read from a file is a tally."""
    return isinstance(value, dict) and all(
        isinstance(row, list) and all(type(n) is int for n in row) for row in value.values()
    )
