"""How fast the bots play: `python tests/bots/speed.py [GAMES] [BOT,BOT,…]` prints games per CPU second."""

from __future__ import annotations

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bots.table import game

from bankhalter.bots.registry import find


def speed(names: list[str], first: int, games: int) -> float:
    """Play some games and return how many there would be in a second of CPU time."""
    begun = time.process_time()
    for seed in range(first, first + games):
        game([find(name)(seed) for name in names], seed, turns=4000)
    return games / (time.process_time() - begun)


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    names = sys.argv[2].split(",") if len(sys.argv) > 2 else ["strategist"] * 4
    speed(names, 0, 1)  # what is worked out once for a board
    for repeat in range(5):
        print(f"{speed(names, repeat * count, count):.0f}", flush=True)
