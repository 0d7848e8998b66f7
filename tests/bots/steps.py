"""The steps of the ladder: `python tests/bots/steps.py GAMES [BOT …]` prints how often each beats the last.

Two of them play each other, then one sits with three of the lower; the seat changes with every game. Without
names it is the ladder without the champion, who takes seconds for a game.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bots.table import game, share

from bankhalter.bots.ladder import LADDER
from bankhalter.bots.registry import find

ROUNDS = 1000
FIRST = 500_000  # far from the seeds with which the bots were tuned


def step(upper: str, lower: str, seats: int, games: int) -> tuple[int, int]:
    """Return how many games the upper one wins against the lower ones, and how many nobody does."""
    won = unfinished = 0
    for seed in range(FIRST, FIRST + games):
        bots = [find(lower)(seed + i) for i in range(seats)]
        bots[seed % seats] = find(upper)(seed)
        winners = game(bots, seed, ROUNDS * seats).winners
        won += winners == 1 << seed % seats
        unfinished += not winners
    return won, unfinished


def row(upper: str, lower: str, seats: int, games: int) -> str:
    """Return a line of the table in docs/bots.md."""
    won, unfinished = step(upper, lower, seats, games)
    left = f" ({unfinished} unfinished)" if unfinished else ""
    others = lower if seats == 2 else f"{seats - 1} {lower}"
    wanted = 60 if seats == 2 else 40
    return f"| {upper} – {others} | {games:,} | {share(won, games)}{left} | {wanted} % |"


if __name__ == "__main__":
    names = sys.argv[2:] or [name for name in LADDER if name != "champion"]
    for below, above in pairwise(names):
        for count in (2, 4):
            print(row(above, below, count, int(sys.argv[1])), flush=True)
