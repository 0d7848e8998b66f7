"""Effects: what can be told apart of two editions, each as a difference with its interval.

All intervals together err in one probe of a hundred (`ERROR`), so each of them is wider than at 99 %.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bankhalter.lab.probe.trial_games import GameSample, Pair
from bankhalter.lab.statistics.intervals import apart, deviation, deviations, paired, spread, tidy, wilson

ERROR = 0.01
QUANTILES = {"median": 0.5, "long": 0.9}  # one game in ten is longer than `long`


@dataclass(frozen=True)
class Effect:
    """One quantity here and in the base; `low` and `high` bound the difference between them.

    `part` says what it is: rounds ("median", "long"), a share of games ("endless", "place"), or the rent of
    a "group" per price paid for it; `name` is the place in the order of play, from 1, or the group.
    """

    part: str
    name: str
    here: float
    base: float
    low: float
    high: float

    @property
    def clear(self) -> bool:
        """Whether the difference cannot be chance."""
        return self.low > 0 or self.high < 0

    @property
    def change(self) -> float:
        """The difference as a share of the base; of nothing there is none."""
        return tidy(self.here / self.base - 1) if self.base else 0.0


def effects(pairs: Sequence[Pair], seats: int, groups: Sequence[tuple[str, int, int]]) -> tuple[Effect, ...]:
    """Return all effects; `groups` are those on both boards: their id, and their number on either."""
    z = deviation(ERROR / (len(QUANTILES) + 1 + seats + len(groups)))
    return tuple(_effects(list(zip(*pairs, strict=True)), seats, groups, z))


def _effects(
    sides: list[tuple[GameSample, ...]], seats: int, groups: Sequence[tuple[str, int, int]], z: float
) -> Iterator[Effect]:
    for part, share in QUANTILES.items():
        yield _of_two(part, [spread([game.rounds for game in side], share, z) for side in sides])
    yield _of_two("endless", [wilson(sum(g.endless for g in side), len(side), z) for side in sides])
    for place in range(seats):
        yield _place(place, [[int(game.place == place) for game in side] for side in sides], z)
    for name, *numbers in groups:
        yield _group(name, list(zip(sides, numbers, strict=True)), z)


def _of_two(part: str, sides: list[tuple[float, float, float]]) -> Effect:
    """From the interval of either side."""
    return Effect(part, "", sides[0][0], sides[1][0], *apart(sides[0], sides[1])[1:])


def _place(place: int, sides: list[list[int]], z: float) -> Effect:
    """How often this one wins."""
    here, base = (tidy(sum(side) / len(side)) for side in sides)
    return Effect("place", str(place + 1), here, base, *_difference(0.0, sides, z))


def _group(name: str, sides: list[tuple[tuple[GameSample, ...], int]], z: float) -> Effect:
    """What a group brings per price paid for it: a ratio of sums, so that long games count for more."""
    found = [deviations([g.rent[k] for g in side], [g.paid[k] for g in side]) for side, k in sides]
    (here, _), (base, _) = found
    return Effect("group", name, here, base, *_difference(here - base, [errors for _, errors in found], z))


def _difference(middle: float, sides: Sequence[Sequence[float]], z: float) -> tuple[float, float]:
    """The bounds of the difference of two means whose games belong together."""
    here, base = sides
    _, low, high = paired([a - b for a, b in zip(here, base, strict=True)], z)
    return tidy(middle + low), tidy(middle + high)
