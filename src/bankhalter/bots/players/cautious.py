"""A saver: keeps much in hand, bids low, builds a little, sells only dearly, likes it in jail."""

from __future__ import annotations

from bankhalter.bots.players.sensible import Sensible
from bankhalter.bots.players.simple import unowned
from bankhalter.bots.thinking.deals import listed
from bankhalter.core.actions import Offer
from bankhalter.core.decisions import Auction
from bankhalter.core.native import i64
from bankhalter.core.state import State


class Cautious(Sensible):
    """Keeps two salaries and never builds beyond three houses."""

    def __init__(self) -> None:
        super().__init__()
        self.haggles = True

    def reserve(self, st: State, seat: i64) -> i64:
        """Return two salaries."""
        return 2 * st.tables.salary

    def most_level(self, st: State) -> i64:
        """Three houses are enough."""
        return min(3, st.tables.hotel)

    def limit(self, st: State, seat: i64, lot: Auction) -> i64:
        """Only bargains, and only out of what is left over."""
        return min(st.tables.price[lot.deed] * 6 // 10, st.seats[seat].cash - self.reserve(st, seat))

    def objection(self, st: State, seat: i64, offer: Offer) -> str:
        """Sell for cash only: for three times the price at first, for less when a game drags on."""
        if offer.deeds or offer.want_cash or offer.want_deeds == 0:
            return "no-trade"
        rounds = st.turns // len(st.seats)
        price = listed(st, offer.want_deeds) * max(24 - rounds // 8, 8) // 8
        return "" if offer.cash >= price else "too-little"

    def leaves_jail(self, st: State, seat: i64) -> bool:
        """Leave only while most is unowned."""
        return unowned(st) > 14
