"""A plain player: buys, builds, mortgages, bids and trades sensibly enough that games end."""

from __future__ import annotations

from typing import cast

from bankhalter.bots.api import Bot
from bankhalter.core import bits, engine, legal
from bankhalter.core.actions import TO_END, TO_THROW, Action, Offer
from bankhalter.core.codes import (
    ACCEPT,
    ANYONE,
    AUCTION,
    BID,
    BUILD,
    BUY,
    DECLINE,
    DEED,
    FINE,
    LIFT,
    PASS,
    PAY_FINE,
    PLACE,
    PLAY_CARD,
    PLAYING,
    PURCHASE,
    PUT,
    REJECT,
    REST,
    SEATS,
    TURN,
    WANT,
    WANTS,
    WITHDRAW,
)
from bankhalter.core.decisions import Auction, Purchase, Turn, Wants
from bankhalter.core.native import i64
from bankhalter.core.rules import auction, build, mortgage, shortage
from bankhalter.core.state import State
from bankhalter.core.tables import Tables


class Simple(Bot):
    """Keeps a small reserve, completes groups, and offers a fair swap at most once a turn."""

    def __init__(self) -> None:
        self.asked_in: i64 = -1  # the turn in which it last made an offer

    def choose(self, st: State, seat: i64) -> Action:
        """Answer the decision on top, doing business before a throw."""
        k = st.top.kind
        if k == TURN:
            return self.before_throw(st, seat)
        if k == REST:
            return TO_END[seat]
        if k == PURCHASE:
            return buy_or_not(st, seat, cast(Purchase, st.top).deed)
        if k == AUCTION:
            return bid_or_pass(st, seat, cast(Auction, st.top))
        if k == WANTS:
            return Action(WANT, seat, wanted(st, seat, cast(Wants, st.top).what))
        if k == PLACE:
            return place(st, seat)
        return legal.default(st)

    def reply(self, st: State, seat: i64, offer: Offer) -> Action | None:
        """Accept what is worth more than it costs, with something left in hand."""
        accept = Action(ACCEPT, seat, offer.number)
        if is_good(st, seat, offer) and engine.refuse(st, accept) == FINE:
            return accept
        return Action(REJECT, seat, offer.number)

    def before_throw(self, st: State, seat: i64) -> Action:
        """Build and lift with spare cash, offer a trade, leave jail early in the game, throw."""
        if st.seats[seat].cash > st.tables.salary:
            deal = spend(st, seat)
            if deal is not None:
                return deal
        if self.may_ask(st):
            self.asked_in = st.turns
            offer = propose(st, seat)
            if offer is not None:
                return offer
        return throw_or_leave(st, seat)

    def may_ask(self, st: State) -> bool:
        """Offer in every third round only, once a turn, and not while other offers stand."""
        if self.asked_in == st.turns or cast(Turn, st.top).first == 0 or len(st.offers) > 0:
            return False
        seats: i64 = len(st.seats)
        return st.turns % (3 * seats) < seats


def reserve(st: State) -> i64:
    """Return the cash to keep in hand: a salary."""
    return st.tables.salary


# Own turn --------------------------------------------------------------------------------------------


def throw_or_leave(st: State, seat: i64) -> Action:
    """While much is unowned buy one's way out of jail, later sit and throw."""
    s = st.seats[seat]
    if s.jail and unowned(st) > 4:
        if s.kept:
            return Action(PLAY_CARD, seat, bits.lowest(s.kept))
        fine = Action(PAY_FINE, seat)
        if engine.refuse(st, fine) == FINE:
            return fine
    if len(st.offers) > 0 and st.tables.offers_block:
        return clear_offer(st, seat)
    return TO_THROW[seat]


def clear_offer(st: State, seat: i64) -> Action:
    """An open offer holds up the dice: decline it, or withdraw the own one."""
    for line in legal.menu(st, seat):
        if line.kind == REJECT or line.kind == WITHDRAW:
            return Action(line.kind, seat, line.a)
    return legal.default(st)


def unowned(st: State) -> i64:
    """Return how many deeds the bank still holds."""
    held: i64 = 0
    for seat in range(len(st.seats)):
        held += bits.count(st.deeds_of[seat])
    return st.tables.deeds - held


def spend(st: State, seat: i64) -> Action | None:
    """Build on the lowest street of a whole group, or lift a mortgage: before a throw both are free."""
    t = st.tables
    spare = st.seats[seat].cash - reserve(st)
    whole = st.groups_of[seat]
    g = t.streets
    while whole and g > 0:
        g -= 1
        if whole >> g & 1:
            whole &= ~(1 << g)
            if st.pledges[g] == 0 and st.built[g] < t.count[g] * t.hotel:
                deed = lowest_street(st, g)
                if build.next_price(st, deed) <= spare and build.refuse(st, seat, deed) == FINE:
                    return Action(BUILD, seat, deed)
    return lift_one(st, seat, spare)


def lowest_street(st: State, g: i64) -> i64:
    """Return the street of a group with the fewest buildings."""
    t = st.tables
    best = t.members[t.first[g]]
    low = st.level[best]
    for i in range(t.first[g] + 1, t.first[g] + t.count[g]):
        level = st.level[t.members[i]]
        if level < low:
            low = level
            best = t.members[i]
    return best


def lift_one(st: State, seat: i64, spare: i64) -> Action | None:
    """Lift a mortgage, those of whole groups first."""
    t = st.tables
    mine = st.deeds_of[seat] & st.mortgaged
    if mine == 0:
        return None
    best: i64 = -1
    for g in range(t.groups):
        left = mine & t.deeds_in[g]
        while left:
            deed = bits.lowest(left)
            if mortgage.lift_cost(st, deed) <= spare and (best < 0 or st.whole[g] == seat):
                best = deed
            left &= left - 1
    return Action(LIFT, seat, best) if best >= 0 else None


# Buying ----------------------------------------------------------------------------------------------


def completes(st: State, seat: i64, deed: i64) -> bool:
    """Tell whether the deed completes a group for the seat."""
    g = st.tables.group[deed]
    return st.held[g * SEATS + seat] == st.tables.count[g] - 1


def blocks(st: State, seat: i64, deed: i64) -> bool:
    """Tell whether somebody else lacks only this deed."""
    return any(
        other != seat and st.seats[other].out == PLAYING and completes(st, other, deed)
        for other in range(len(st.seats))
    )


def buy_or_not(st: State, seat: i64, deed: i64) -> Action:
    """Buy if a little is left, or if it matters."""
    left = st.seats[seat].cash - st.tables.price[deed]
    if left >= reserve(st) // 4 or (left >= 0 and (completes(st, seat, deed) or blocks(st, seat, deed))):
        return Action(BUY, seat)
    return Action(DECLINE, seat)


def limit(st: State, seat: i64, lot: Auction) -> i64:
    """Return the highest bid that is worth it."""
    cash = st.seats[seat].cash
    if lot.what != DEED:
        return min(cash, 4 * lot.least + reserve(st) // 2)
    price = st.tables.price[lot.deed]
    if completes(st, seat, lot.deed):
        return min(cash, 2 * price)
    if blocks(st, seat, lot.deed):
        return min(cash, price + price // 4)
    return min(cash - reserve(st) // 4, price - price // 10)


def bid_or_pass(st: State, seat: i64, lot: Auction) -> Action:
    """Raise by about a tenth while it is worth it."""
    if lot.seat == ANYONE and lot.passed & (1 << seat):
        return Action(PASS, seat)
    least = auction.lowest_bid(st, lot)
    most = limit(st, seat, lot)
    if least > most:
        return Action(PASS, seat)
    step = most // 10 // st.tables.grain * st.tables.grain
    return Action(BID, seat, min(least + step, most // st.tables.grain * st.tables.grain))


# Scarce buildings --------------------------------------------------------------------------------------


def wanted(st: State, seat: i64, what: i64) -> i64:
    """Want as many as can be placed and paid with something left."""
    if st.seats[seat].cash < 2 * reserve(st):
        return 0
    return min(3, build.stock(st, what), shortage.room(st, seat, what))


def place(st: State, seat: i64) -> Action:
    """Place on the dearest street that takes it."""
    for deed in range(st.tables.deeds - 1, -1, -1):
        put = Action(PUT, seat, deed)
        if engine.refuse(st, put) == FINE:
            return put
    return Action(PASS, seat)


# Trading -----------------------------------------------------------------------------------------------


def extra(t: Tables, g: i64, price: i64, lacking: i64) -> i64:
    """Return what a group is worth beyond the prices of its deeds: most when whole, a little before."""
    if lacking == 0:
        return 2 * t.count[g] * price if g < t.streets else t.count[g] * price
    if lacking == 1:
        return price // 4
    return 0


def change(st: State, seat: i64, gets: i64, gives: i64) -> i64:
    """Return how much better off a seat is with some deeds gained and some given away."""
    t = st.tables
    total: i64 = 0
    left = gets | gives
    while left:
        g = t.group[bits.lowest(left)]
        here = t.deeds_in[g]
        total += shift_value(st, seat, g, bits.count(gets & here) - bits.count(gives & here))
        left &= ~here
    return total


def shift_value(st: State, seat: i64, g: i64, shift: i64) -> i64:
    """Return what so many deeds of a group more, or less, are worth to a seat."""
    t = st.tables
    price = t.price[t.members[t.first[g]]]
    lacking = t.count[g] - st.held[g * SEATS + seat]
    return shift * price + extra(t, g, price, lacking - shift) - extra(t, g, price, lacking)


def is_good(st: State, seat: i64, o: Offer) -> bool:
    """Tell whether an offer made to the seat is good for it, and not much better for the other."""
    mine = change(st, seat, o.deeds, o.want_deeds) + o.cash - o.want_cash
    theirs = change(st, o.seat, o.want_deeds, o.deeds) - o.cash + o.want_cash
    left = st.seats[seat].cash - o.want_cash
    due = mortgage.interest_due(st, o.deeds)
    return mine > 0 and 2 * mine >= theirs and left >= reserve(st) // 2 + due


def propose(st: State, seat: i64) -> Offer | None:
    """Look for a deed that completes a group here, against one that helps its owner, or against cash."""
    t = st.tables
    held = st.held
    count = t.count
    for g in range(t.groups):
        if held[g * SEATS + seat] == count[g] - 1 and st.built[g] == 0:
            for i in range(t.first[g], t.first[g] + t.count[g]):
                deed = t.members[i]
                other = st.owner[deed]
                if other >= 0 and other != seat:
                    return bargain(st, seat, other, deed)
    return None


def bargain(st: State, seat: i64, other: i64, deed: i64) -> Offer | None:
    """Offer the best own deed against it, with cash so that both gain."""
    give = helpful(st, seat, other, deed)
    gives: i64 = 0
    if give >= 0:
        gives = 1 << give
    mine = change(st, seat, 1 << deed, gives)
    theirs = change(st, other, gives, 1 << deed)
    grain = st.tables.grain
    cash = (mine - theirs) // 2 // grain * grain
    if mine + theirs <= 0 or mine - cash <= 0:
        return None
    if cash >= 0:
        offer = Offer(seat, other, cash, gives, 0, 0, 1 << deed)
        spare = st.seats[seat].cash - cash
    else:
        offer = Offer(seat, other, 0, gives, 0, -cash, 1 << deed)
        spare = st.seats[other].cash + cash
    fits = spare >= reserve(st) // 2 and engine.refuse(st, offer) == FINE
    return offer if fits else None


def helpful(st: State, seat: i64, other: i64, wanted_deed: i64) -> i64:
    """Return an own deed that helps the other most and this seat's groups least, or -1.

    Who lacks more than two of a group is not helped by one.
    """
    t = st.tables
    best: i64 = -1
    most: i64 = 0
    left = st.deeds_of[seat]
    while left:
        deed = bits.lowest(left)
        g = t.group[deed]
        lacks = t.count[g] - st.held[g * SEATS + other]
        if lacks <= 2 and st.built[g] == 0 and g != t.group[wanted_deed]:
            gain = shift_value(st, other, g, 1) + shift_value(st, seat, g, -1)
            if gain > most:
                most = gain
                best = deed
        left &= ~t.deeds_in[g]  # those of one group are worth the same
    return best
