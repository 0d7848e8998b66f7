"""What things are worth by the odds: groups, deeds, the risk ahead, and both sides of a deal.

All sums are money. The tables of `Landing` know what groups are worth; here they are looked up.
"""

from __future__ import annotations

from bankhalter.bots.thinking.landing import HOLDINGS, Landing
from bankhalter.core import bits
from bankhalter.core.codes import PLAYING, SEATS, UTILITY
from bankhalter.core.native import i64
from bankhalter.core.rules import mortgage, rent
from bankhalter.core.state import State


def whole_worth(st: State, land: Landing, g: i64, cash: i64) -> i64:
    """Return what a whole street group is worth to somebody with so much cash to build."""
    t = st.tables
    if st.built[g]:
        stands = land.house[g] * st.built[g] // t.count[g]
        return land.whole_group(t, g, stands, cash, land.horizon(st.alive))
    row = (st.alive * t.groups + g) * 6
    if cash < land.house[g]:
        return land.whole[row]
    at = row + min(cash // land.house[g], t.hotel)
    return land.whole[at]


def group_worth(st: State, land: Landing, g: i64, held: i64, cash: i64) -> i64:
    """Return what holding so many deeds of a group is worth."""
    at = g * HOLDINGS + held
    here = st.alive * st.tables.groups * HOLDINGS + at
    sure = land.sure[here]
    chance = land.chance[at]
    if chance == 0:
        return sure
    return sure + (whole_worth(st, land, g, cash) - land.part[at]) * chance // 100


def means(st: State, seat: i64) -> i64:
    """Return what a seat can put into buildings soon."""
    return st.seats[seat].cash + st.tables.salary


def gain(st: State, land: Landing, seat: i64, gets: i64, gives: i64) -> i64:
    """Return how much better off a seat is with some deeds gained and some given away."""
    total: i64 = 0
    left = gets | gives
    while left:
        g = st.tables.group[bits.lowest(left)]
        deeds = land.deeds[g]
        total += gain_within(st, land, seat, g, gets & deeds, gives & deeds)
        left &= ~deeds
    return total


def gain_within(st: State, land: Landing, seat: i64, g: i64, gets: i64, gives: i64) -> i64:
    """Return the same for deeds of one group."""
    held = st.held[g * SEATS + seat]
    was = g * HOLDINGS + held
    now = was + bits.count(gets) - bits.count(gives)
    block = st.alive * st.tables.groups * HOLDINGS
    before = block + was
    after = block + now
    more = land.sure[after] - land.sure[before]
    if g < st.tables.streets:
        whole = whole_worth(st, land, g, means(st, seat))
        more += (whole - land.part[now]) * land.chance[now] // 100
        more -= (whole - land.part[was]) * land.chance[was] // 100
    if st.pledges[g]:
        more += lifting(st, gives) - lifting(st, gets)
    return more


def lifting(st: State, deeds: i64) -> i64:
    """Return what lifting the mortgages on some deeds would cost."""
    total: i64 = 0
    while deeds:
        deed = bits.lowest(deeds)
        if st.pledged[deed]:
            total += mortgage.lift_cost(st, deed)
        deeds &= deeds - 1
    return total


def denial(st: State, land: Landing, seat: i64, deed: i64) -> i64:
    """Return the most that a deed would bring to any other player."""
    g = st.tables.group[deed]
    most: i64 = 0
    count: i64 = len(st.seats)
    for other in range(count):
        if other != seat and st.seats[other].out == PLAYING:
            most = max(most, gain_within(st, land, other, g, 1 << deed, 0))
    return most


def standing(st: State, land: Landing, seat: i64) -> i64:
    """Return what everything a seat has is worth."""
    cash = means(st, seat)
    total = st.seats[seat].cash
    held = st.held
    pledges = st.pledges
    at = seat
    for g in range(st.tables.groups):
        count = held[at]
        at += SEATS
        if count:
            total += group_worth(st, land, g, count, cash)
            if pledges[g]:
                total -= pledged(st, g, seat)
    return total


def pledged(st: State, g: i64, seat: i64) -> i64:
    """Return what lifting a seat's mortgages in a group would cost."""
    t = st.tables
    total: i64 = 0
    for i in range(t.first[g], t.first[g] + t.count[g]):
        deed = t.members[i]
        if st.owner[deed] == seat and st.pledged[deed]:
            total += mortgage.lift_cost(st, deed)
    return total


# The risk ahead ----------------------------------------------------------------------------------------


def due(st: State, deed: i64) -> i64:
    """Return what landing on somebody else's deed costs."""
    if st.pledged[deed]:
        return 0
    if st.tables.deed_kind[deed] == UTILITY:
        return 7 * rent.factor(st, deed)
    return rent.amount(st, deed)


def risk(st: State, seat: i64) -> i64:
    """Return the rent to expect from the next throw, and the worst of it, as expected << 32 | worst."""
    t = st.tables
    deed_at = t.deed_at
    owner = st.owner
    space = (st.seats[seat].at + 2) % t.size
    expected: i64 = 0
    worst: i64 = 0
    total: i64 = 2
    while total <= 12:
        deed = deed_at[space]
        cost: i64 = 0
        if deed < 0:
            cost = t.tax[space]
        elif owner[deed] >= 0 and owner[deed] != seat:
            cost = due(st, deed)
        if cost:
            expected += cost * ways(total)
            worst = max(worst, cost)
        total += 1
        space += 1
        if space == t.size:
            space = 0
    return (expected // 36) << 32 | worst


def ways(total: i64) -> i64:
    """Return in how many of 36 ways two dice make a total."""
    if total <= 7:
        return total - 1
    return 13 - total


def board_risk(st: State, land: Landing, seat: i64) -> i64:
    """Return the rent to expect from any one turn, wherever the token is."""
    t = st.tables
    total: i64 = 0
    for deed in range(t.deeds):
        if st.owner[deed] >= 0 and st.owner[deed] != seat:
            total += due(st, deed) * land.hit[t.space[deed]]
    return total // 1_000_000
