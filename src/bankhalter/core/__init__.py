"""The rules of the game, and nothing else. Pure: no clock, no dice, no words for people."""

from __future__ import annotations


def compiled() -> bool:
    """Tell whether the rules run compiled; if not, the same source runs as ordinary Python."""
    from importlib.util import find_spec

    spec = find_spec("bankhalter.core.engine")
    return spec is not None and not str(spec.origin).endswith(".py")
