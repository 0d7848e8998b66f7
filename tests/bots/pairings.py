"""One bot among others, or two against two, anywhere on the ladder:

    python tests/bots/pairings.py alone GAMES A B [SEATS [FIRST]]    # one of A among B; every seat in turn
    python tests/bots/pairings.py halves GAMES A B [FIRST]           # two of each, all six seatings in turn

The champion goes by effort alone, so that the same games come out on any machine. In halves a game that
nobody wins counts for neither side.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bots.outside import SEATS, made
from bots.table import game, share

ROUNDS = 1000
FIRST = 500_000  # far from the seeds with which the bots were tuned
SEATINGS = tuple(combinations(range(SEATS), SEATS // 2))  # where the first one sits
NOBODY = -1


def alone(one: str, other: str, games: int, seats: int = SEATS, first: int = FIRST) -> Iterator[int]:
    """Yield 0 where the one who sits alone wins, 1 where somebody else does."""
    for seed in range(first, first + games):
        bots = [made(other, seed + i) for i in range(seats)]
        bots[seed % seats] = made(one, seed)
        winners = game(bots, seed, ROUNDS * seats).winners
        yield NOBODY if not winners else int(winners != 1 << seed % seats)


def halves(one: str, other: str, games: int, first: int = FIRST) -> Iterator[int]:
    """Yield 0 where one of the first two wins, 1 where one of the others does."""
    for seed in range(first, first + games):
        places = SEATINGS[seed % len(SEATINGS)]
        bots = [made(one if seat in places else other, seed + seat) for seat in range(SEATS)]
        winners = game(bots, seed, ROUNDS * SEATS).winners
        yield NOBODY if not winners else int(not any(winners >> seat & 1 for seat in places))


def row(name: str, results: list[int], decided: bool, seconds: float) -> str:
    """Return a line of the table in docs/bots.md; shares are of all games, or of the `decided` ones."""
    left = results.count(NOBODY)
    of = len(results) - left if decided else len(results)
    won = share(results.count(0), of)
    unfinished = f" ({left} unfinished)" if left else ""
    spent = seconds / len(results)
    return f"| {name} | {len(results):,} | {won}{unfinished} | {spent:.3f} s |"


if __name__ == "__main__":
    kind, games, a, b = sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4]
    numbers = [int(word) for word in sys.argv[5:]]
    begun = time.process_time()
    if kind == "halves":
        found, name = list(halves(a, b, games, *numbers)), f"2 {a} – 2 {b}"
    else:
        found = list(alone(a, b, games, *numbers))
        name = f"{a} – {b}" if numbers[:1] == [2] else f"{a} – 3 {b}"
    print(row(name, found, kind == "halves", time.process_time() - begun))
