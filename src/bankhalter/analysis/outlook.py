"""The chances of everybody while a game goes on, by what all may see: for those who watch."""

from __future__ import annotations

from dataclasses import dataclass

from bankhalter.analysis.course import FEWEST_FOR_BAND, band_of
from bankhalter.analysis.foresight import Foresight, mean
from bankhalter.bots.visibility import seen_by
from bankhalter.core import compiled
from bankhalter.core.codes import OVER
from bankhalter.core.state import State

GAMES = 32 if compiled() else 3  # played on from each position
NOBODY = -1  # the seat of those who only watch


@dataclass(frozen=True)
class Outlook:
    """Everybody's chance as a turn began, and between what it lies three rounds later, eight times of ten.

    Where too few games are played on for that the band is the chance itself.
    """

    turn: int
    chances: tuple[float, ...]
    low: tuple[float, ...]
    high: tuple[float, ...]


def outlook_of(st: State, cash_visible: bool, games: int = GAMES) -> Outlook:
    """Look at a position as somebody does who has no seat: no offers, and no cash where that is hidden."""
    seen = seen_by(st, NOBODY, cash_visible)
    results = Foresight().results(seen, games, int(st.turns) + 1)
    chances = tuple(mean(results)[0])
    band = band_of(results) if games >= FEWEST_FOR_BAND and st.top.kind != OVER else None
    low, high = (tuple(edge) for edge in zip(*band, strict=True)) if band else (chances, chances)
    return Outlook(int(st.turns) + 1, chances, low, high)
