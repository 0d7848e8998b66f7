"""Hold the exact odds against simulated throws of the real engine (docs/odds.md).

python benchmarks/odds_check.py [THROWS] [SEED]
"""

from __future__ import annotations

import sys
from time import process_time

from bankhalter.edition import load
from bankhalter.odds import markov_chain, token_walk
from bankhalter.odds.lone_token import Way
from bankhalter.switches import agree

CASES = [
    ("standard", "short", False),
    ("standard", "long", False),
    ("standard", "short", True),
    ("standard", "long", True),
    ("deluxe-ch", "short", False),
    ("deluxe-ch", "long", False),
]


def main(throws: int, seed: int, piles: str) -> int:
    """Print a line for each case; return 1 if one does not fit."""
    bad = 0
    print(f"{throws:,} throws, seed {seed}, {piles} piles: where throws end, and every move from every place")
    for name, jail, speed in CASES:
        start = process_time()
        way, edition = Way(jail=jail), load(name)
        solved = markov_chain.build(edition, agree(edition, token_walk.SEATS, speed_die=speed), way)
        tally = token_walk.walk(edition, way, throws, seed, fresh=piles == "fresh", speed_die=speed)
        ends, moves = token_walk.ends_fit(solved, tally), token_walk.moves_fit(solved, tally)
        die = "speed" if speed else "plain"
        said = " | ".join(f"{fit.chi_square:9.1f} / {fit.freedom:5d}  p {fit.p:.3f}" for fit in (ends, moves))
        print(f"{name:10} {jail:5} {die} | {said} | {process_time() - start:5.0f} s", flush=True)
        bad += (min(ends.p, moves.p) if piles == "fresh" else ends.p) < 0.001
    return 1 if bad else 0


if __name__ == "__main__":
    given = sys.argv[1:] + ["1_000_000", "1", "real"][len(sys.argv) - 1 :]
    sys.exit(main(int(given[0]), int(given[1]), given[2]))
