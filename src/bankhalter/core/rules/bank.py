"""BANK: how amounts are rounded."""

from __future__ import annotations

from bankhalter.core.native import i64


def interest(grain: i64, percent: i64, value: i64) -> i64:
    """Return the flat interest on a mortgage value, rounded up to the grain, for each deed (MORT-10, R-6)."""
    return -(-value * percent // (100 * grain)) * grain


def half(grain: i64, amount: i64) -> i64:
    """Return half an amount, rounded down to the grain (R-6)."""
    return amount // (2 * grain) * grain
