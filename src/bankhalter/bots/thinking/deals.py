"""Looking for deals that help both sides, and bargaining about them without becoming a nuisance.

A deal is a bundle each way and cash. For every partner the deeds that would complete a group are looked
for on both sides, with single deeds and whole parts of other groups as something in return. `Talks`
remembers what was declined: the next offer about the same goods is better, and when the last word has been
said the pause before asking again doubles.
"""

from __future__ import annotations

from typing import Final

from bankhalter.bots.thinking.landing import Landing
from bankhalter.bots.thinking.valuation import gain_within, means, standing, whole_worth
from bankhalter.core import bits, engine
from bankhalter.core.actions import Offer
from bankhalter.core.codes import FINE, PLAYING, SEATS
from bankhalter.core.native import i64, mypyc_attr, vec
from bankhalter.core.state import State
from bankhalter.core.tables import zeros

EARLY: Final = 24  # with so many deeds unowned there is nothing to bargain about
ROUNDS_OF_TALK: Final = 3  # offers declined in a row before the pause
SHORTEST_PAUSE: Final = 4  # rounds
LONGEST_PAUSE: Final = 64


@mypyc_attr(acyclic=True, free_list_len=1)
class Exchange:
    """Goods both ways and what they are worth to both sides before any cash."""

    def __init__(self, other: i64, gets: i64, gives: i64, mine: i64, theirs: i64) -> None:
        self.other = other
        self.gets = gets
        self.gives = gives
        self.mine = mine
        self.theirs = theirs

    def both(self) -> i64:
        """Return what both sides gain together."""
        return self.mine + self.theirs

    def rather(self, gets: i64, gives: i64, mine: i64, theirs: i64) -> None:
        """Become another deal with the same partner if that helps both together more."""
        if mine + theirs > self.mine + self.theirs:
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
        self.pause: vec[i64] = vec[i64]([SHORTEST_PAUSE] * SEATS)  # rounds, doubled each time
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
            self.agreed(other)
        else:
            self.refused(st, other)

    def agreed(self, other: i64) -> None:
        """Begin anew with a partner after a deal."""
        self.step[other] = 0
        self.noes[other] = 0
        self.pause[other] = SHORTEST_PAUSE
        self.sold[other] += 1
        self.made += 1

    def refused(self, st: State, other: i64) -> None:
        """Remember what was declined, and when enough was said."""
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

    def opens(self, deal: Exchange) -> i64:
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
        if st.owner[bits.lowest(deeds)] != seat:
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
    count: i64 = len(st.seats)
    for other in range(count):
        if other != seat and st.seats[other].out == PLAYING and standing(st, land, other) * 5 > best * 4:
            return False
    return True


def won(st: State, seat: i64, deeds: i64) -> i64:
    """Return how many groups the deeds complete."""
    count: i64 = 0
    while deeds:
        g = st.tables.group[bits.lowest(deeds)]
        others = without(st, g, deeds)
        if st.held[g * SEATS + seat] + bits.count(deeds ^ others) == st.tables.count[g]:
            count += 1
        deeds = others
    return count


def handed(st: State, other: i64, deeds: i64) -> i64:
    """Return the prices of the deeds that would bring somebody nearer to a group."""
    t = st.tables
    total: i64 = 0
    while deeds:
        deed = bits.lowest(deeds)
        if st.held[t.group[deed] * SEATS + other]:
            total += t.price[deed]
        deeds &= deeds - 1
    return total


def within(st: State, g: i64, deeds: i64) -> i64:
    """Return how many deeds of a mask belong to a group."""
    return bits.count(deeds ^ without(st, g, deeds))


def without(st: State, g: i64, deeds: i64) -> i64:
    """Return the deeds of a mask that do not belong to a group."""
    t = st.tables
    for i in range(t.first[g], t.first[g] + t.count[g]):
        deeds &= ~(1 << t.members[i])
    return deeds


# The search --------------------------------------------------------------------------------------------


def is_early(st: State) -> bool:
    """Tell whether too little is owned for bargains."""
    owned = st.tables.deeds - EARLY
    for deed in range(st.tables.deeds):
        if st.owner[deed] >= 0:
            owned -= 1
            if owned <= 0:
                return False
    return owned > 0


def part(st: State, g: i64, seat: i64) -> i64:
    """Return the deeds of a group that a seat holds, none of them if the group is built on."""
    mask: i64 = 0
    if st.held[g * SEATS + seat] == 0 or st.built[g]:
        return 0
    t = st.tables
    owner = st.owner
    for i in range(t.first[g], t.first[g] + t.count[g]):
        deed = t.members[i]
        if owner[deed] == seat:
            mask |= 1 << deed
    return mask


def meets(st: State, g: i64, seat: i64, other: i64) -> bool:
    """Tell whether two seats hold a group between them."""
    mine = st.held[g * SEATS + seat]
    theirs = st.held[g * SEATS + other]
    return mine > 0 and theirs > 0 and mine + theirs == st.tables.count[g]


def search(st: State, land: Landing, seat: i64, talks: Talks) -> list[Exchange]:
    """Return the best deal with each partner who is not to be left alone, the best of all first."""
    found: list[Exchange] = []
    count: i64 = len(st.seats)
    for other in range(count):
        if other != seat and st.seats[other].out == PLAYING and st.turns >= talks.until[other]:
            deal = best_with(st, land, seat, other, talks)
            if deal.both() > 0:
                found.insert(0 if found and deal.both() > found[0].both() else len(found), deal)
    return found


def best_with(st: State, land: Landing, seat: i64, other: i64, talks: Talks) -> Exchange:
    """Return the best deal with a partner; an empty one helps nobody."""
    deal = Exchange(other, 0, 0, 0, 0)
    shared = survey(st, seat, deal, 2 + talks.sold[other], land)
    if deal.gets and talks.swaps[other]:
        add_spare(st, seat, deal)
    while shared:
        around(st, land, seat, deal, bits.lowest(shared), talks.swaps[other] != 0)
        shared &= shared - 1
    return deal


def survey(st: State, seat: i64, deal: Exchange, most: i64, land: Landing) -> i64:
    """Look through all groups: collect those that lack little, and return those the two hold between them."""
    t = st.tables
    held = st.held
    shared: i64 = 0
    at: i64 = 0
    for g in range(t.groups):
        theirs = held[at + deal.other]
        if theirs and st.built[g] == 0:
            lacking = t.count[g] - held[at + seat]
            if lacking == theirs and lacking < t.count[g]:
                shared |= 1 << g
            if g < t.streets and lacking <= most:
                collect(st, land, seat, deal, g)
        at += SEATS
    return shared


def collect(st: State, land: Landing, seat: i64, deal: Exchange, g: i64) -> None:
    """From somebody who goes by printed prices buy a group together deed by deed."""
    percent = reach(st, g, seat)
    if percent == 0:
        return
    theirs = part(st, g, deal.other)
    price = listed(st, theirs)
    count = st.held[g * SEATS + deal.other]
    lacking = st.tables.count[g] - st.held[g * SEATS + seat]
    whole = whole_worth(st, land, g, means(st, seat) - price * (lacking - count))
    deal.rather(theirs, 0, whole * count // lacking * percent // 100, -price)


def add_spare(st: State, seat: i64, deal: Exchange) -> None:
    """Pay a part of the price with a deed that helps nobody."""
    t = st.tables
    junk = spare_deed(st, seat, deal.other)
    if junk >= 0 and t.group[junk] != t.group[bits.lowest(deal.gets)]:
        deal.gives = 1 << junk
        deal.mine -= t.price[junk]
        deal.theirs += t.price[junk]


def spare_deed(st: State, seat: i64, other: i64) -> i64:
    """Return the dearest own street that stands alone and helps nobody's group, or -1."""
    t = st.tables
    owner = st.owner
    best: i64 = -1
    for deed in range(t.deeds):
        if owner[deed] == seat:
            g = t.group[deed]
            if g < t.streets and st.held[g * SEATS + seat] == 1 and st.held[g * SEATS + other] == 0:
                if st.pledged[deed] == 0 and (best < 0 or t.price[deed] > t.price[best]):
                    best = deed
    return best


def reach(st: State, g: i64, seat: i64) -> i64:
    """Return the chance to get the rest of a group, in per cent: less for every deed the bank still holds."""
    t = st.tables
    percent: i64 = 100
    for i in range(t.first[g], t.first[g] + t.count[g]):
        deed = t.members[i]
        owner = st.owner[deed]
        if owner < 0:
            percent = percent * 7 // 10
        elif owner != seat and st.pledged[deed]:
            return 0
    return percent


def around(st: State, land: Landing, seat: i64, deal: Exchange, g: i64, swaps: bool) -> None:
    """Look for a deal with a partner that brings one of the two the whole of a group."""
    theirs = part(st, g, deal.other)
    here = gain_within(st, land, seat, g, theirs, 0)
    there = gain_within(st, land, deal.other, g, 0, theirs)
    deal.rather(theirs, 0, here, there)
    if swaps:
        mine = part(st, g, seat)
        lost = gain_within(st, land, seat, g, 0, mine)
        deal.rather(0, mine, lost, gain_within(st, land, deal.other, g, mine, 0))
        in_return(st, land, seat, deal, g, Exchange(deal.other, theirs, 0, here, there))


def in_return(st: State, land: Landing, seat: i64, deal: Exchange, g: i64, part_of: Exchange) -> None:
    """Look for deeds of other groups to give in return: all of a group for both, else one where both are."""
    other = deal.other
    held = st.held
    for h in range(st.tables.groups):
        if h != g and held[h * SEATS + seat] and held[h * SEATS + other]:
            back = part(st, h, seat)
            if not meets(st, h, seat, other):
                back &= -back
            if back:
                mine = part_of.mine + gain_within(st, land, seat, h, 0, back)
                theirs = part_of.theirs + gain_within(st, land, other, h, back, 0)
                deal.rather(part_of.gets, back, mine, theirs)


# The price ---------------------------------------------------------------------------------------------


def listed(st: State, deeds: i64) -> i64:
    """Return the printed prices of deeds."""
    total: i64 = 0
    while deeds:
        total += st.tables.price[bits.lowest(deeds)]
        deeds &= deeds - 1
    return total


def some_of(cash: i64, parts: i64, least: i64) -> i64:
    """Return one of so many parts of a sum, paid or received, and at least so much."""
    return max((cash if cash > 0 else -cash) // parts, least)


def asking(st: State, deal: Exchange, step: i64, percent: i64) -> i64:
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
        return min(low, fair + some_of(fair, 20, st.tables.grain))
    tenths: i64 = 1 if step == 1 else 5
    return low + (high - low) * tenths // 10


def offer_for(st: State, seat: i64, deal: Exchange, step: i64, percent: i64, keep: i64) -> Offer | None:
    """Put a deal into an offer that both can pay, or None."""
    cash = payable(st, seat, deal, asking(st, deal, step, percent), keep)
    if (deal.mine - cash) * 100 < percent * (deal.theirs + cash) or (cash + deal.theirs <= 0 and step):
        return None
    if (cash < 0 and deal.gives == 0) or (cash > 0 and deal.gets == 0):
        return None
    offer = offer_of(seat, deal.other, deal.gets, deal.gives, cash)
    return offer if engine.refuse(st, offer) == FINE else None


def payable(st: State, seat: i64, deal: Exchange, cash: i64, keep: i64) -> i64:
    """Round a sum up, and bring it down to what the one who pays it can spare."""
    grain = st.tables.grain
    cash = in_grain(st, cash)
    if cash > 0:
        return min(cash, (st.seats[seat].cash - keep) // grain * grain)
    return max(cash, -(st.seats[deal.other].cash * 9 // 10) // grain * grain)


def offer_of(seat: i64, other: i64, gets: i64, gives: i64, cash: i64) -> Offer:
    """Put goods and cash, below zero if it is wanted, into an offer."""
    return Offer(seat, other, max(cash, 0), gives, 0, max(-cash, 0), gets)


def in_grain(st: State, cash: i64) -> i64:
    """Round a sum up to what can be paid."""
    grain = st.tables.grain
    return -(-cash // grain) * grain
