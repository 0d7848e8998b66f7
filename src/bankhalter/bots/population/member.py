"""A member of the population: habits and hidden limits drawn from a number, and prices by them.

What a member pays and asks for a deed is a share of the printed price that depends on what the deed does to
groups. Building, buying and jail are a plain player's or the first strategist's, as drawn.
"""

from __future__ import annotations

from typing import cast

from bankhalter.bots.players.sensible import Sensible
from bankhalter.bots.players.strategist_1 import Strategist1
from bankhalter.bots.thinking.deals import in_grain, part, within
from bankhalter.bots.thinking.list_prices import is_free, is_single
from bankhalter.bots.thinking.valuation import lifting
from bankhalter.core import bits, engine
from bankhalter.core.actions import Action, Offer
from bankhalter.core.codes import BUY, DECLINE, FINE, PLAYING, SEATS
from bankhalter.core.decisions import Auction, Turn
from bankhalter.core.native import i64
from bankhalter.core.odds import Dice
from bankhalter.core.rules import mortgage
from bankhalter.core.state import State


class Member(Strategist1):
    """Answers offers by its own price list; a family says what it asks for."""

    def __init__(self, number: i64, seed: i64 = 0) -> None:
        super().__init__()
        self.habits = Dice(number)  # the same for every game of this member
        self.whim = Dice(seed)  # its own chance within a game
        self.plain = self.habits.below(4) == 0  # builds and buys by rules of thumb
        self.full = not self.plain and self.habits.below(3) > 0  # also trades as the strategist does
        self.normal = True  # its usual offers of this turn come first
        self.keep = self.between_of(20, 120)  # per cent of a salary in reserve, for the plain ones
        self.levels = self.between_of(3, 5)  # built up to
        self.bidding = self.between_of(60, 115)  # per cent of the price, for the plain ones
        self.sells = self.between_of(90, 200)  # per cent of the price for which a deed is sold …
        self.helps = self.between_of(120, 260)  # … to somebody who has others of the group, …
        self.last = self.between_of(200, 500)  # … who would then have all of it …
        self.own = self.between_of(400, 800)  # … or out of a whole group
        self.buys = self.between_of(50, 110)  # per cent of the price it pays for any deed, …
        self.nears = self.between_of(90, 150)  # … with others of the group in hand, …
        self.lacks = self.between_of(150, 300)  # … and for the last one
        self.asks: i64 = 1  # offers in a turn
        self.pace = self.between_of(1, 3)  # rounds between two turns with offers
        self.offered_in: i64 = -1
        self.offers_made: i64 = 0

    def between_of(self, low: i64, high: i64) -> i64:
        """Draw a habit."""
        return low + self.habits.below(high - low + 1)

    # Money, building, buying ---------------------------------------------------------------------

    def reserve(self, st: State, seat: i64) -> i64:
        """Keep a share of a salary, or what the risk says."""
        return st.tables.salary * self.keep // 100 if self.plain else super().reserve(st, seat)

    def most_level(self, st: State) -> i64:
        """Build up to the level that was drawn."""
        return min(self.levels, st.tables.hotel)

    def spend(self, st: State, seat: i64) -> Action | None:
        """Build by rules of thumb, or by the odds."""
        return Sensible.spend(self, st, seat) if self.plain else super().spend(st, seat)

    def buy_or_not(self, st: State, seat: i64, deed: i64) -> Action:
        """Buy whatever leaves the reserve, or by value."""
        if not self.plain:
            return super().buy_or_not(st, seat, deed)
        left = st.seats[seat].cash - st.tables.price[deed]
        return Action(BUY if left >= min(self.reserve(st, seat), st.tables.salary // 2) else DECLINE, seat)

    def limit(self, st: State, seat: i64, lot: Auction) -> i64:
        """Bid a share of the price, more of it for the last of a group; or by value."""
        if not self.plain:
            return super().limit(st, seat, lot)
        last = self.completes_with(st, seat, 1 << lot.deed, lot.deed)
        return st.tables.price[lot.deed] * (self.lacks if last else self.bidding) // 100

    # Prices --------------------------------------------------------------------------------------

    def completes_with(self, st: State, seat: i64, deeds: i64, deed: i64) -> bool:
        """Tell whether some deeds, one of which is looked at, would complete its group."""
        g = st.tables.group[deed]
        return st.held[g * SEATS + seat] + within(st, g, deeds) == st.tables.count[g]

    def asked_price(self, st: State, seat: i64, other: i64, gives: i64) -> i64:
        """Return for how much it parts with deeds."""
        total: i64 = -lifting(st, gives)
        left = gives
        while left:
            deed = bits.lowest(left)
            g = st.tables.group[deed]
            percent = self.sells
            if st.whole[g] == seat:
                percent = self.own
            elif self.completes_with(st, other, gives, deed):
                percent = self.last
            elif st.held[g * SEATS + other]:
                percent = self.helps
            total += st.tables.price[deed] * percent // 100
            left &= left - 1
        return total

    def paid_price(self, st: State, seat: i64, gets: i64) -> i64:
        """Return how much it pays for deeds."""
        total: i64 = -lifting(st, gets)
        left = gets
        while left:
            deed = bits.lowest(left)
            percent = self.buys
            if self.completes_with(st, seat, gets, deed):
                percent = self.lacks
            elif st.held[st.tables.group[deed] * SEATS + seat]:
                percent = self.nears
            total += st.tables.price[deed] * percent // 100
            left &= left - 1
        return total

    def objection(self, st: State, seat: i64, offer: Offer) -> str:
        """Accept what its price list allows, with a little left in hand; or as the strategist does."""
        return super().objection(st, seat, offer) if self.full else self.too_little(st, seat, offer)

    def too_little(self, st: State, seat: i64, offer: Offer) -> str:
        """Compare an offer with its price list; when a game drags on everybody becomes more willing."""
        cash = offer.cash - offer.want_cash
        worth = self.paid_price(st, seat, offer.deeds) + cash
        willing = max(100 - max(st.turns // len(st.seats) - 40, 0), 25)
        if worth < self.asked_price(st, seat, offer.seat, offer.want_deeds) * willing // 100 or worth <= 0:
            return "too-little"
        left = st.seats[seat].cash + cash - mortgage.interest_due(st, offer.deeds)
        if cash < 0 and left < st.tables.salary // 4:
            return "needs-cash"
        return ""

    # Offers --------------------------------------------------------------------------------------

    def may_ask(self, st: State) -> bool:
        """Make its usual offers if it has such, then a few more in every so-manieth round."""
        if len(st.offers) > 0 or cast(Turn, st.top).first == 0:
            return False
        if self.offered_in != st.turns:
            self.offered_in = st.turns
            self.offers_made = 0
            self.normal = self.full
        if self.normal:
            self.normal = super().may_ask(st)
        return self.normal or self.may_wish(st)

    def may_wish(self, st: State) -> bool:
        """Count the offers of its family."""
        self.offers_made += 1
        return self.offers_made <= self.asks and st.turns // len(st.seats) % self.pace == 0

    def proposal(self, st: State, seat: i64) -> Offer | None:
        """Make a usual offer, else one of its family."""
        if self.normal:
            offer = super().proposal(st, seat)
            if offer is not None:
                return offer
            self.normal = False
            if not self.may_wish(st):
                return None
        return self.wish(st, seat)

    def wish(self, st: State, seat: i64) -> Offer | None:
        """Ask for nothing."""
        return None

    def offer_cash(self, st: State, seat: i64, deed: i64, percent: i64) -> Offer | None:
        """Offer a share of its price for somebody's deed, if that much is there."""
        price = in_grain(st, st.tables.price[deed] * percent // 100)
        offer = Offer(seat, st.owner[deed], price, 0, 0, 0, 1 << deed)
        return offer if engine.refuse(st, offer) == FINE else None

    def wished(self, st: State, seat: i64, nearest: bool) -> i64:
        """Return somebody's free deed, of the group of which it has most or any, -1 if there is none."""
        t = st.tables
        best: i64 = -1
        most: i64 = -1
        for deed in range(t.deeds):
            other = st.owner[deed]
            if other >= 0 and other != seat and is_free(st, deed) and st.whole[t.group[deed]] != other:
                held = st.held[t.group[deed] * SEATS + seat] if nearest else 0
                rank = held * 16 + self.whim.below(16)
                if rank > most:
                    most = rank
                    best = deed
        return best

    def lone_deeds(self, st: State, seat: i64, other: i64, but: i64, price: i64) -> i64:
        """Return deeds outside a group, up to a price, that complete nothing for somebody."""
        t = st.tables
        gives: i64 = 0
        for deed in range(t.deeds):
            if t.group[deed] != but and is_single(st, seat, deed) and t.price[deed] <= price:
                if not self.completes_with(st, other, gives | 1 << deed, deed):
                    gives |= 1 << deed
                    price -= t.price[deed]
        return gives


def missing_part(st: State, seat: i64, g: i64) -> i64:
    """Return the deeds one other player has of a group, if they are all that a seat lacks, or 0."""
    held = st.held[g * SEATS + seat]
    if held == 0 or st.whole[g] == seat:
        return 0
    for other in range(len(st.seats)):
        if other != seat and st.seats[other].out == PLAYING:
            theirs = part(st, g, other)
            if theirs and held + bits.count(theirs) == st.tables.count[g]:
                return theirs
    return 0
