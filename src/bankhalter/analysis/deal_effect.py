"""What a deal would do to everybody's chance to win: the two sides, and the laughing third."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from bankhalter.analysis.foresight import Chances, Foresight, difference, mean
from bankhalter.bots.thinking.what_if import after, dealt
from bankhalter.bots.visibility import seen_by
from bankhalter.core import compiled
from bankhalter.core.actions import Action, Offer
from bankhalter.core.codes import ACCEPT, OFFER
from bankhalter.core.state import State

GAMES = 200  # played on with the deal and without it, if there is time
SECONDS = 0.8  # then it has to answer
ROW = 10 if compiled() else 2  # games between two looks at the clock


@dataclass(frozen=True)
class DealEffect:
    """Everybody's chance without a deal and with it; `errors` are the standard errors of the differences."""

    before: tuple[float, ...]
    after: tuple[float, ...]
    errors: tuple[float, ...]
    games: int

    def change(self, seat: int) -> float:
        """Return by how much a seat's chance rises."""
        return self.after[seat] - self.before[seat]

    def is_sure(self, seat: int) -> bool:
        """Tell whether a change is more than what chance may make of so few games."""
        return abs(self.change(seat)) > 2 * self.errors[seat]


def effect_of(
    st: State,
    seat: int,
    deal: Action,
    cash_visible: bool,
    seconds: float = SECONDS,
    clock: Callable[[], float] = time.monotonic,
) -> DealEffect | None:
    """Return what an offer of a seat, or its yes to one, does if it comes about; None if it cannot.

    No more is looked at than a person in that seat sees. Both ways are played on with the same dice.
    """
    seen = seen_by(st, seat, cash_visible)
    made = agreed(seen, deal)
    if made is None:
        return None
    sight, end = Foresight(), clock() + seconds
    without: list[Chances] = []
    with_it: list[Chances] = []
    while len(without) < GAMES and (not without or clock() < end):
        seed = (int(st.seq) + 1) * GAMES + len(without)
        without += sight.results(seen, ROW, seed)
        with_it += sight.results(made, ROW, seed)
    errors = mean(difference(with_it, without))[1]
    return DealEffect(tuple(mean(without)[0]), tuple(mean(with_it)[0]), tuple(errors), len(without))


def agreed(st: State, deal: Action) -> State | None:
    """Return the position after a deal: an offer with its acceptance, or the acceptance of one that lies."""
    if deal.kind == OFFER:
        return dealt(st, cast(Offer, deal))
    return after(st, deal) if deal.kind == ACCEPT else None
