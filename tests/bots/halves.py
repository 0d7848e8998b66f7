"""Two of one bot and two of another at a table of four: `python tests/bots/halves.py GAMES A B [FIRST]`.

All six ways of seating them take turns. A game that nobody wins counts for neither; half of the decided ones
is chance.
"""

from __future__ import annotations

import sys
import time
from itertools import combinations
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bots.outside import FIRST, SEATS, TURNS, made
from bots.table import game, share

SEATINGS = tuple(combinations(range(SEATS), SEATS // 2))  # where the first one sits


def winner(one: str, other: str, seed: int) -> int:
    """Play one game; return 0 if one of the first two wins, 1 if one of the others does, -1 if nobody."""
    places = SEATINGS[seed % len(SEATINGS)]
    bots = [made(one if seat in places else other, seed + seat) for seat in range(SEATS)]
    winners = game(bots, seed, TURNS).winners
    if not winners:
        return -1
    return 0 if any(winners >> seat & 1 for seat in places) else 1


def row(one: str, other: str, results: list[int], seconds: float) -> str:
    """Return a line of the table in docs/bots.md."""
    decided = [result for result in results if result >= 0]
    won, half = share(decided.count(0), len(decided))
    left = f" ({len(results) - len(decided)} unfinished)" if len(decided) < len(results) else ""
    spent = seconds / len(results)
    pairing = f"2 {one} – 2 {other}"
    return f"| {pairing} | {len(results):,} | {100 * won:.1f} ± {100 * half:.1f} %{left} | {spent:.3f} s |"


if __name__ == "__main__":
    games, first = int(sys.argv[1]), int([*sys.argv[4:], str(FIRST)][0])
    begun = time.process_time()
    found = [winner(sys.argv[2], sys.argv[3], seed) for seed in range(first, first + games)]
    print(row(sys.argv[2], sys.argv[3], found, time.process_time() - begun))
