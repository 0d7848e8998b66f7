"""Looking for deals that help both sides, and bargaining about them without becoming a nuisance.

A deal is a bundle each way and cash. For every partner the deeds that would complete a group are looked
for on both sides, with single deeds and whole parts of other groups as something in return. `Talks`
remembers what was declined: the next offer about the same goods is better, and when the last word has been
said the pause before asking again doubles.
"""

from __future__ import annotations

from typing import Final

from bankhalter.bots.landing import Landing
from bankhalter.bots.worth import gain, horizon, means, standing, whole_worth
from bankhalter.core import ask, engine
from bankhalter.core.actions import Offer
from bankhalter.core.codes import FINE, PLAYING, SEATS
from bankhalter.core.native import i64, vec
from bankhalter.core.state import State
from bankhalter.core.tables import zeros

ROUNDS_OF_TALK: Final = 3  # offers declined in a row before the pause
LONGEST_PAUSE: Final = 64  # rounds


class Deal:
    """Goods both ways and what they are worth to both sides before any cash."""

    def __init__(self, other: i64, gets: i64, gives: i64, mine: i64, theirs: i64) -> None:
        self.other = other
        self.gets = gets
        self.gives = gives
        self.mine = mine
        self.theirs = theirs


class Talks:
    """What was said to each partner."""

    def __init__(self) -> None:
        self.step: vec[i64] = zeros(SEATS)  # times the present goods were declined …
        self.noes: vec[i64] = zeros(SEATS)  # … and anything, one after the other
        self.goods: vec[i64] = zeros(SEATS)
        self.pause: vec[i64] = vec[i64]([4] * SEATS)  # rounds, doubled each time
        self.until: vec[i64] = zeros(SEATS)  # no offers before this turn
        self.sold: vec[i64] = zeros(SEATS)  # deals made
        self.swaps: vec[i64] = vec[i64]([1] * SEATS)  # 0: declined deeds in return, so try cash alone
        self.made: i64 = 0
        self.waiting: i64 = -1  # for whose answer
        self.asked: i64 = 0  # the deeds asked for
        self.offered: i64 = 0

    def closes(self, st: State, seat: i64) -> None:
        """Look what became of the last offer."""
        other = self.waiting
        if other < 0:
            return
        self.waiting = -1
        if holds(st, seat, self.asked) and holds(st, other, self.offered):
            self.step[other] = 0
            self.noes[other] = 0
            self.pause[other] = 4
            self.sold[other] += 1
            self.made += 1
            return
        self.step[other] += 1
        self.noes[other] += 1
        self.swaps[other] = 0 if self.offered else 1
        if self.noes[other] >= ROUNDS_OF_TALK:
            self.rest(st, other)

    def rest(self, st: State, other: i64) -> None:
        """Leave a partner alone for a while, longer each time."""
        self.until[other] = st.turns + self.pause[other] * len(st.seats)
        self.pause[other] = min(2 * self.pause[other], LONGEST_PAUSE)
        self.step[other] = 0
        self.noes[other] = 0

    def opens(self, deal: Deal) -> i64:
        """Begin or continue with a deal; return how often it was declined already."""
        goods = goods_of(deal.gets, deal.gives)
        if self.goods[deal.other] != goods:
            self.goods[deal.other] = goods
            self.step[deal.other] = 0
        self.waiting = deal.other
        self.asked = deal.gets
        self.offered = deal.gives
        return self.step[deal.other]

    def declined(self, other: i64, gets: i64, gives: i64) -> i64:
        """Return how often a partner has declined these goods lately."""
        return self.step[other] if self.goods[other] == goods_of(gets, gives) else 0


def goods_of(gets: i64, gives: i64) -> i64:
    """Return what a talk is about: the deeds asked for, whatever is given for them, else the deeds given."""
    return gets if gets else -gives


def holds(st: State, seat: i64, deeds: i64) -> bool:
    """Tell whether a seat owns all deeds of a mask."""
    while deeds:
        if st.owner[ask.lowest_bit(deeds)] != seat:
            return False
        deeds &= deeds - 1
    return True


def share(st: State, land: Landing, seat: i64, other: i64, alone: i64, more: i64) -> i64:
    """Return how much of the other's gain one's own must reach, in per cent.

    With two players one's gain is the other's loss; with more the rest pays for both. Whoever helps the
    leader wants more for it. When a game drags on everybody becomes more willing.
    """
    rounds = st.turns // len(st.seats)
    percent = alone if st.alive == 2 else more
    if st.alive > 2 and leads(st, land, other):
        percent += 25
    return max(percent - max(rounds - 30, 0), 20)


def leads(st: State, land: Landing, seat: i64) -> bool:
    """Tell whether a seat is clearly ahead of everybody."""
    best = standing(st, land, seat)
    for other in range(len(st.seats)):
        if other != seat and st.seats[other].out == PLAYING and standing(st, land, other) * 5 > best * 4:
            return False
    return True


def within(st: State, g: i64, deeds: i64) -> i64:
    """Return how many deeds of a mask belong to a group."""
    t = st.tables
    count: i64 = 0
    for i in range(t.first[g], t.first[g] + t.count[g]):
        if deeds & (1 << t.members[i]):
            count += 1
    return count


def won(st: State, seat: i64, deeds: i64) -> i64:
    """Return how many groups the deeds complete."""
    count: i64 = 0
    t = st.tables
    for g in range(t.groups):
        more = within(st, g, deeds)
        if more and st.held[g * SEATS + seat] + more == t.count[g]:
            count += 1
    return count


# The search --------------------------------------------------------------------------------------------


def part(st: State, g: i64, seat: i64) -> i64:
    """Return the deeds of a group that a seat holds, none of them if the group is built on."""
    t = st.tables
    mask: i64 = 0
    if st.held[g * SEATS + seat] == 0 or st.built[g]:
        return 0
    for i in range(t.first[g], t.first[g] + t.count[g]):
        if st.owner[t.members[i]] == seat:
            mask |= 1 << t.members[i]
    return mask


def meets(st: State, g: i64, seat: i64, other: i64) -> bool:
    """Tell whether two seats hold a group between them."""
    mine = st.held[g * SEATS + seat]
    theirs = st.held[g * SEATS + other]
    return mine > 0 and theirs > 0 and mine + theirs == st.tables.count[g]


def search(st: State, land: Landing, seat: i64, talks: Talks) -> list[Deal]:
    """Return the best deal with each partner who is not to be left alone, the best of all first."""
    found: list[Deal] = []
    for other in range(len(st.seats)):
        if other != seat and st.seats[other].out == PLAYING and st.turns >= talks.until[other]:
            best = collect(st, land, seat, other, talks)
            for g in range(st.tables.groups):
                if meets(st, g, seat, other):
                    deal = around(st, land, seat, other, g, talks.swaps[other] != 0)
                    if deal is not None and (
                        best is None or deal.mine + deal.theirs > best.mine + best.theirs
                    ):
                        best = deal
            if (
                best is not None
                and len(found) > 0
                and best.mine + best.theirs > found[0].mine + found[0].theirs
            ):
                found.insert(0, best)
            elif best is not None:
                found.append(best)
    return found


def collect(st: State, land: Landing, seat: i64, other: i64, talks: Talks) -> Deal | None:
    """From somebody who goes by printed prices buy groups together deed by deed, or swap for them."""
    t = st.tables
    best: Deal | None = None
    most: i64 = 0
    junk = spare_deed(st, seat, other) if talks.swaps[other] else -1
    for g in range(t.streets):
        lacking = t.count[g] - st.held[g * SEATS + seat]
        theirs = part(st, g, other)
        percent = reach(st, g, seat)
        if theirs and lacking <= 2 + talks.sold[other] and percent:
            price = listed(st, theirs)
            count = within(st, g, theirs)
            whole = whole_worth(st, land, g, means(st, seat) - price * (lacking - count), horizon(st, land))
            mine = whole * count // lacking * percent // 100
            if mine - price > most:
                most = mine - price
                gives: i64 = 0
                if junk >= 0 and t.group[junk] != g:
                    gives = 1 << junk
                    price -= t.price[junk]
                    mine -= t.price[junk]
                best = Deal(other, theirs, gives, mine, -price)
    return best


def spare_deed(st: State, seat: i64, other: i64) -> i64:
    """Return the dearest own street that stands alone and helps nobody's group, or -1."""
    t = st.tables
    best: i64 = -1
    for deed in range(t.deeds):
        g = t.group[deed]
        if st.owner[deed] == seat and g < t.streets and st.held[g * SEATS + seat] == 1:
            lonely = st.pledged[deed] == 0 and st.held[g * SEATS + other] == 0
            if lonely and (best < 0 or t.price[deed] > t.price[best]):
                best = deed
    return best


def reach(st: State, g: i64, seat: i64) -> i64:
    """Return the chance to get the rest of a group, in per cent: less for every deed the bank still holds."""
    t = st.tables
    percent: i64 = 0 if st.built[g] else 100
    for i in range(t.first[g], t.first[g] + t.count[g]):
        deed = t.members[i]
        if st.owner[deed] < 0:
            percent = percent * 7 // 10
        elif st.owner[deed] != seat and st.pledged[deed]:
            percent = 0
    return percent


def around(st: State, land: Landing, seat: i64, other: i64, g: i64, swaps: bool) -> Deal | None:
    """Return the best deal with a partner that brings one of the two the whole of a group."""
    theirs = part(st, g, other)
    mine = part(st, g, seat)
    if theirs == 0 or mine == 0:
        return None
    best = better(st, land, None, seat, other, theirs, 0)
    if not swaps:
        return best
    best = better(st, land, best, seat, other, 0, mine)
    for h in range(st.tables.groups):
        if h != g:
            back = part(st, h, seat) if st.whole[h] != seat else 0
            if meets(st, h, seat, other):
                best = better(st, land, best, seat, other, theirs, back)
            elif back and st.held[h * SEATS + other]:
                best = better(st, land, best, seat, other, theirs, back & -back)
    return best


def better(
    st: State, land: Landing, best: Deal | None, seat: i64, other: i64, gets: i64, gives: i64
) -> Deal | None:
    """Return the better of a deal and a new one, if that helps both together."""
    mine = gain(st, land, seat, gets, gives)
    theirs = gain(st, land, other, gives, gets)
    most: i64 = 0 if best is None else best.mine + best.theirs
    return Deal(other, gets, gives, mine, theirs) if mine + theirs > most else best


# The price ---------------------------------------------------------------------------------------------


def listed(st: State, deeds: i64) -> i64:
    """Return the printed prices of deeds."""
    total: i64 = 0
    while deeds:
        total += st.tables.price[ask.lowest_bit(deeds)]
        deeds &= deeds - 1
    return total


def asking(st: State, deal: Deal, step: i64, percent: i64) -> i64:
    """Return the cash to offer, below zero if it is wanted: first little, at last the middle.

    Both sides are content between `low` and `high`: there each gains at least so many per cent of what the
    other gains.
    """
    low = (deal.mine * percent // 100 - deal.theirs) * 100 // (100 + percent)
    high = (deal.mine - deal.theirs * percent // 100) * 100 // (100 + percent)
    if step == 0:
        if won(st, deal.other, deal.gives):
            return min(low, -deal.theirs * 9 // 10)
        fair = listed(st, deal.gets) - listed(st, deal.gives)
        return min(low, fair + max(fair // 20, -fair // 20, st.tables.grain))
    return low + (high - low) * (1 if step == 1 else 5) // 10


def offer_for(st: State, seat: i64, deal: Deal, step: i64, percent: i64, keep: i64) -> Offer | None:
    """Put a deal into an offer that both can pay, or None."""
    grain = st.tables.grain
    cash = -(-asking(st, deal, step, percent) // grain) * grain
    if cash > 0:
        cash = min(cash, (st.seats[seat].cash - keep) // grain * grain)
    else:
        cash = max(cash, -(st.seats[deal.other].cash * 9 // 10) // grain * grain)
    if (deal.mine - cash) * 100 < percent * (deal.theirs + cash) or (cash + deal.theirs <= 0 and step):
        return None
    if (cash < 0 and deal.gives == 0) or (cash > 0 and deal.gets == 0):
        return None
    if cash >= 0:
        offer = Offer(seat, deal.other, cash, deal.gives, 0, 0, deal.gets)
    else:
        offer = Offer(seat, deal.other, 0, deal.gives, 0, -cash, deal.gets)
    return offer if engine.refuse(st, offer) == FINE else None
