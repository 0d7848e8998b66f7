"""A greedy builder: buys every street it lands on and builds as long as there is money."""

from __future__ import annotations

from bankhalter.bots.players.sensible import Sensible
from bankhalter.bots.players.simple import completes
from bankhalter.core import engine
from bankhalter.core.actions import Action, Offer
from bankhalter.core.codes import BUY, DECLINE, FINE, SEATS
from bankhalter.core.decisions import Auction
from bankhalter.core.native import i64
from bankhalter.core.rules import build
from bankhalter.core.state import State


class Builder(Sensible):
    """Keeps nothing, pays the price and more for what completes a group."""

    def __init__(self) -> None:
        super().__init__()
        self.haggles = True

    def reserve(self, st: State, seat: i64) -> i64:
        """Return next to nothing."""
        return st.tables.salary // 8

    def buy_or_not(self, st: State, seat: i64, deed: i64) -> Action:
        """Buy every street that can be paid; on anything else nothing can be built."""
        able = build.is_street(st, deed) and st.seats[seat].cash >= st.tables.price[deed]
        return Action(BUY if able else DECLINE, seat)

    def limit(self, st: State, seat: i64, lot: Auction) -> i64:
        """The price of a street, twice for the last of a group; half for anything else."""
        price = st.tables.price[lot.deed]
        if not build.is_street(st, lot.deed):
            return price // 2
        return 2 * price if completes(st, seat, lot.deed) else price

    def proposal(self, st: State, seat: i64) -> Offer | None:
        """Offer cash for a deed that is missing, more of it the longer the game lasts."""
        rounds = st.turns // len(st.seats)
        if rounds % 10:
            return None
        deed = missing(st, seat, rounds // 10)
        if deed < 0 or st.owner[deed] < 0:
            return None
        grain = st.tables.grain
        cash = st.tables.price[deed] * min(8 + rounds // 5, 40) // 8 // grain * grain
        offer = Offer(seat, st.owner[deed], cash, 0, 0, 0, 1 << deed)
        return offer if engine.refuse(st, offer) == FINE else None

    def objection(self, st: State, seat: i64, offer: Offer) -> str:
        """Take what completes a group at up to twice its price; sell single deeds dearly."""
        price = offer.cash
        for deed in range(st.tables.deeds):
            if offer.want_deeds & (1 << deed):
                if st.whole[st.tables.group[deed]] == seat:
                    return "own-group"
                price -= st.tables.price[deed] * 2
        for deed in range(st.tables.deeds):
            if offer.deeds & (1 << deed):
                price += st.tables.price[deed] * (2 if completes(st, seat, deed) else 1)
        return "" if offer.want_cash <= price else "too-dear"


def missing(st: State, seat: i64, pick: i64) -> i64:
    """Return a deed of somebody else that would complete a group; `pick` says which, or -1."""
    t = st.tables
    found: i64 = -1
    for g in range(t.streets):
        if st.held[g * SEATS + seat] == t.count[g] - 1 and st.built[g] == 0:
            for i in range(t.first[g], t.first[g] + t.count[g]):
                deed = t.members[i]
                if st.owner[deed] >= 0 and st.owner[deed] != seat:
                    found = deed
                    if pick % 2 == 0:
                        return found
    return found
