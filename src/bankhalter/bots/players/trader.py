"""A trader and blocker: always looking for a deal, buying what others lack, and naming its own price."""

from __future__ import annotations

from bankhalter.bots.players.trader_1 import Trader1


class Trader(Trader1):
    """Knows what groups are worth, and haggles."""

    def __init__(self) -> None:
        super().__init__()
        self.haggles = True
