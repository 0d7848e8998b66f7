"""The champion against the baselines at list prices: `python tests/bots/prices.py GAMES [strict|loose|free]`.

It is the champion that everybody plays against. Every offer it makes, counter-offers too, is held between
three quarters and five quarters of the list price: one outside is not said but counts as declined, and the
champion is asked again. Printed are its wins and its offers, those that were withheld, and those outside that
were made all the same, which is none. With `free` the first champion plays the strict ones, which knows no
such band, and nothing is withheld. Further numbers are the effort, the most turns of a game and its first
seed.
"""

from __future__ import annotations

import math
import sys
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bots.table import Beside, game, share

from bankhalter.bots.api import Bot
from bankhalter.bots.players.champion import EFFORT, Champion
from bankhalter.bots.players.champion_1 import Champion1
from bankhalter.bots.registry import find
from bankhalter.bots.thinking.deals import listed
from bankhalter.core.actions import Action, Offer
from bankhalter.core.codes import ACCEPT
from bankhalter.core.legal import default
from bankhalter.core.state import State

LOW, HIGH = 75, 125  # per cent of the list price
MOST_WITHHELD = 8  # in a row; then the champion goes on with its turn
BASELINES = ("fp-a", "fp-b", "fp-c")


@dataclass
class Count:
    """What was counted in some games."""

    games: int = 0
    won: int = 0
    offers: int = 0
    accepted: int = 0
    outside: int = 0
    withheld: int = 0


class Customer(Beside):
    """A baseline that counts the champion's offers."""

    def __init__(self, bot: Bot, count: Count, champion: int) -> None:
        super().__init__(bot)
        self.count = count
        self.champion = champion

    def reply(self, st: State, seat: int, offer: Offer) -> Action | None:
        answer = super().reply(st, seat, offer)
        if offer.seat == self.champion:
            self.count.offers += 1
            self.count.accepted += answer is not None and answer.kind == ACCEPT
            self.count.outside += not is_inside(st, offer)
        return answer


class Withholding(Beside):
    """A bot whose offers outside the band stay unsaid; to it they look declined."""

    def __init__(self, bot: Bot, count: Count) -> None:
        super().__init__(bot)
        self.count = count

    def choose(self, st: State, seat: int) -> Action:
        for _ in range(MOST_WITHHELD):
            action = super().choose(st, seat)
            if not isinstance(action, Offer) or is_inside(st, action):
                return action
            self.count.withheld += 1
        return default(st)

    def between(self, st: State, seat: int) -> Action | None:
        for _ in range(MOST_WITHHELD):
            action = super().between(st, seat)
            if not isinstance(action, Offer) or is_inside(st, action):
                return action
            self.count.withheld += 1
        return None


def is_inside(st: State, offer: Offer) -> bool:
    """Tell whether the deeds of both sides change hands for a price within the band, all things counted."""
    paid = offer.cash - offer.want_cash
    gives, wants = listed(st, offer.deeds), listed(st, offer.want_deeds)
    return fits(gives + paid, wants) and fits(wants - paid, gives)


def fits(price: int, printed: int) -> bool:
    """Tell whether a price lies within the band, if there is anything to price."""
    return not printed or LOW * printed <= 100 * price <= HIGH * printed


def watch(games: int, rule: str = "strict", effort: int = EFFORT, turns: int = 4000, first: int = 0) -> Count:
    """Play the champion against the three baselines, in every seat in turn; by effort, not by the clock."""
    count, ending = Count(), "-loose" if rule == "loose" else ""
    for seed in range(first, first + games):
        place = seed % 4
        bots: list[Bot] = [Customer(find(name + ending)(seed), count, place) for name in BASELINES]
        kind = Champion1 if rule == "free" else Champion
        champion = kind(effort=effort, seconds=math.inf, seed=seed)
        bots.insert(place, champion if rule == "free" else Withholding(champion, count))
        count.won += game(bots, seed, turns).winners == 1 << place
        count.games += 1
    return count


if __name__ == "__main__":
    rest = sys.argv[2:]
    found = watch(int(sys.argv[1]), rest[0] if rest else "strict", *map(int, rest[1:]))
    print(found, share(found.won, found.games))
