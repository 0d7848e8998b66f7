"""The price floor: `python tests/bots/prices.py GAMES [EFFORT]` plays the champion against the baselines.

Printed is how often it wins, how many offers it makes below three quarters of the list price, how many of
those are accepted, and how many of its wins had one of them.
"""

from __future__ import annotations

import math
import sys
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bots.table import Beside, game

from bankhalter.bots.api import Bot
from bankhalter.bots.players.champion import Champion
from bankhalter.bots.players.champion_1 import EFFORT
from bankhalter.bots.players.fixed_policy import FixedA, FixedB, FixedC
from bankhalter.bots.thinking.deals import listed
from bankhalter.core.actions import Action, Offer
from bankhalter.core.codes import ACCEPT
from bankhalter.core.state import State


@dataclass
class Count:
    """What was counted in some games; `cheap` is below the floor."""

    games: int = 0
    won: int = 0
    offers: int = 0
    accepted: int = 0
    cheap: int = 0
    cheap_accepted: int = 0
    won_cheaply: int = 0


class Customer(Beside):
    """A baseline that counts the champion's offers."""

    def __init__(self, bot: Bot, count: Count, champion: int) -> None:
        super().__init__(bot)
        self.count = count
        self.champion = champion

    def reply(self, st: State, seat: int, offer: Offer) -> Action | None:
        answer = super().reply(st, seat, offer)
        if offer.seat == self.champion:
            taken = answer is not None and answer.kind == ACCEPT
            self.count.offers += 1
            self.count.accepted += taken
            self.count.cheap += is_cheap(st, offer)
            self.count.cheap_accepted += taken and is_cheap(st, offer)
        return answer


def is_cheap(st: State, offer: Offer) -> bool:
    """Tell whether less than three quarters of the list price is paid for deeds, all things counted."""
    paid = listed(st, offer.deeds) + offer.cash - offer.want_cash
    return bool(offer.want_deeds and 4 * paid < 3 * listed(st, offer.want_deeds))


def watch(games: int, effort: int = EFFORT, turns: int = 4000) -> Count:
    """Play the champion against the three baselines, in every seat in turn; by effort, not by the clock."""
    count = Count()
    for seed in range(games):
        place, before = seed % 4, count.cheap_accepted
        bots: list[Bot] = [Customer(kind(), count, place) for kind in (FixedA, FixedB, FixedC)]
        bots.insert(place, Champion(effort=effort, seconds=math.inf, seed=seed))
        won = game(bots, seed, turns).winners == 1 << place
        count.games += 1
        count.won += won
        count.won_cheaply += won and count.cheap_accepted > before
    return count


if __name__ == "__main__":
    print(watch(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else EFFORT))
