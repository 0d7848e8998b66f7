"""How long the champion thinks: `python tests/bots/questions.py [GAMES]`.

CPU time of every question (`choose`, `reply`, `between`), at tables with one and with three strategists in
turn; no clock stops it, so it goes by its effort alone.
"""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bots.table import game

from bankhalter.bots.players.champion import Champion
from bankhalter.bots.players.strategist import Strategist
from bankhalter.core import compiled
from bankhalter.core.actions import Action, Offer
from bankhalter.core.state import State

FIRST = 900_000  # far from the seeds with which the bots were tuned


class Watched(Champion):
    """A champion whose questions are timed."""

    def __init__(self, seed: int) -> None:
        super().__init__(seconds=math.inf, seed=seed)
        self.spent: list[float] = []

    def timed(self, ask: Callable[..., Any], *about: Any) -> Any:
        begun = time.process_time()
        answer = ask(*about)
        self.spent.append(time.process_time() - begun)
        return answer

    def choose(self, st: State, seat: int) -> Action:
        return self.timed(super().choose, st, seat)  # type: ignore[no-any-return]

    def reply(self, st: State, seat: int, offer: Offer) -> Action:
        return self.timed(super().reply, st, seat, offer)  # type: ignore[no-any-return]

    def between(self, st: State, seat: int) -> Action | None:
        return self.timed(super().between, st, seat)  # type: ignore[no-any-return]


def questions(games: int) -> list[float]:
    """Return the seconds that every question of some games took, the shortest first."""
    spent: list[float] = []
    for number in range(games):
        champion = Watched(number)
        game([champion, *(Strategist() for _ in range(3 - 2 * (number % 2)))], FIRST + number, turns=4000)
        spent += champion.spent
    return sorted(spent)


if __name__ == "__main__":
    found = questions(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
    build = "compiled" if compiled() else "pure Python"
    last = {share: found[int(share * (len(found) - 1))] for share in (0.99, 0.999, 1)}
    print(
        f"{build}: {len(found)} questions;", ", ".join(f"{s:.1%} within {t:.3f} s" for s, t in last.items())
    )
