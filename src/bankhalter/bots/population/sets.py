"""Which members play where: a few for tests, many for training, and others kept aside for measuring.

A member is named by its family and a number, such as `collector.12`; the number fixes its habits. Those kept
aside have other numbers, and two families that training never sees.
"""

from __future__ import annotations

from collections.abc import Sequence

from bankhalter.bots.ladder import BASELINES, FAMILIES
from bankhalter.core.odds import Dice

ONLY_ASIDE = ("swapper", "speculator")
EARLIER = ("strategist-1", "strategist-1", "trader", "builder", "cautious", *BASELINES)  # one family of many
SEEN = tuple(family for family in FAMILIES if family not in ONLY_ASIDE)
Families = dict[str, tuple[str, ...]]


def of_numbers(families: Sequence[str], first: int, count: int) -> Families:
    """Return members of families with these numbers."""
    return {family: tuple(f"{family}.{first + i}" for i in range(count)) for family in families}


POPULATIONS: dict[str, Families] = {
    "test": {**of_numbers(SEEN, 1, 2), "earlier": ("strategist-1", "trader")},
    "training": {**of_numbers(SEEN, 101, 60), "earlier": EARLIER},
    "aside": {**of_numbers(tuple(FAMILIES), 19001, 40), "earlier": (*EARLIER, "champion-1")},
}


def drawn(population: str, count: int, seed: int) -> list[str]:
    """Draw so many members: first a family, each as likely, then one of it."""
    families = list(POPULATIONS[population].values())
    chance = Dice(seed)
    found: list[str] = []
    for _ in range(count):
        family = families[chance.below(len(families))]
        found.append(family[chance.below(len(family))])
    return found
