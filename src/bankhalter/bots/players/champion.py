"""The champion of the ladder; so far it plays as the first one does."""

from __future__ import annotations

from bankhalter.bots.players.champion_1 import Champion1
from bankhalter.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Champion(Champion1):
    """Knows the market, looks for bargains, and plays the game on in its head."""
