"""The strategist of the ladder; so far it plays as the first one does."""

from __future__ import annotations

from bankhalter.bots.players.strategist_1 import Strategist1
from bankhalter.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategist(Strategist1):
    """Looks at landing odds, at the risk within reach, and at what a deal brings to both sides."""
