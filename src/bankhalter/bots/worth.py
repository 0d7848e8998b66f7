"""What things are worth by the odds: groups, deeds, the risk ahead, and both sides of a deal.

All sums are money. A deed earns over the turns the others are still expected to take (`horizon`), a whole
group as far as its owner can build; parts of a group are worth their chance of becoming one.
"""

from __future__ import annotations

from bankhalter.bots.landing import Landing
from bankhalter.core import ask
from bankhalter.core.codes import BANK, PLAYING, SEATS, UTILITY
from bankhalter.core.native import i64
from bankhalter.core.state import State


def horizon(st: State, land: Landing) -> i64:
    """Return how many turns of opponents are still expected."""
    return land.pace * (st.alive - 1) + land.longer


def whole_worth(st: State, land: Landing, g: i64, cash: i64, turns: i64) -> i64:
    """Return what a whole street group is worth to somebody with so much cash to build."""
    best = land.income[g * 6] * turns // 100
    stands = land.house[g] * st.built[g] // st.tables.count[g]
    for level in range(1, st.tables.hotel + 1):
        cost = land.house[g] * level - stands
        if cost > cash:
            break
        earns = land.income[g * 6 + min(level, 5)] * turns // 100 - max(cost, 0)
        best = max(best, earns)
    return best + land.price[g] * land.scrap // 100


def group_worth(st: State, land: Landing, g: i64, held: i64, cash: i64, turns: i64) -> i64:
    """Return what holding so many deeds of a group is worth."""
    t = st.tables
    count = t.count[g]
    if held <= 0:
        return 0
    if g >= t.streets:
        earned = land.income[g * 6 + held - 1] * turns // 100
        return earned + land.price[g] * held * land.scrap // count // 100
    whole = whole_worth(st, land, g, cash, turns)
    if held == count:
        return whole
    part = land.price[g] * land.scrap // 100 * held // count
    chance: i64 = land.nearly if held == count - 1 else land.hardly
    return part + (whole - part) * chance // 100 + land.income[g * 6] * turns * held // count // 200


def means(st: State, seat: i64) -> i64:
    """Return what a seat can put into buildings soon."""
    return st.seats[seat].cash + st.tables.salary


def gain(st: State, land: Landing, seat: i64, gets: i64, gives: i64) -> i64:
    """Return how much better off a seat is with some deeds gained and some given away."""
    t = st.tables
    cash = means(st, seat)
    turns = horizon(st, land)
    total: i64 = 0
    left = gets | gives
    while left:
        g = t.group[ask.lowest_bit(left)]
        shift: i64 = 0
        for i in range(t.first[g], t.first[g] + t.count[g]):
            deed = t.members[i]
            bit: i64 = 1 << deed
            if left & bit:
                left &= ~bit
                shift += 1 if gets & bit else -1
                if st.pledged[deed]:
                    total -= ask.lift_cost(st, deed) if gets & bit else -ask.lift_cost(st, deed)
        held = st.held[g * SEATS + seat]
        total += group_worth(st, land, g, held + shift, cash, turns)
        total -= group_worth(st, land, g, held, cash, turns)
    return total


def denial(st: State, land: Landing, seat: i64, deed: i64) -> i64:
    """Return the most that a deed would bring to any other player."""
    most: i64 = 0
    for other in range(len(st.seats)):
        if other != seat and st.seats[other].out == PLAYING:
            most = max(most, gain(st, land, other, 1 << deed, 0))
    return most


def standing(st: State, land: Landing, seat: i64) -> i64:
    """Return what everything a seat has is worth."""
    t = st.tables
    cash = means(st, seat)
    turns = horizon(st, land)
    total = st.seats[seat].cash
    for g in range(t.groups):
        held = st.held[g * SEATS + seat]
        if held:
            total += group_worth(st, land, g, held, cash, turns)
            if st.pledges[g]:
                total -= pledged(st, g, seat)
    return total


def pledged(st: State, g: i64, seat: i64) -> i64:
    """Return what lifting a seat's mortgages in a group would cost."""
    t = st.tables
    total: i64 = 0
    for i in range(t.first[g], t.first[g] + t.count[g]):
        deed = t.members[i]
        if st.owner[deed] == seat and st.pledged[deed]:
            total += ask.lift_cost(st, deed)
    return total


# The risk ahead ----------------------------------------------------------------------------------------


def due(st: State, seat: i64, deed: i64) -> i64:
    """Return what landing on a deed would cost a seat."""
    owner = st.owner[deed]
    if owner == BANK or owner == seat or st.pledged[deed]:
        return 0
    if st.tables.deed_kind[deed] == UTILITY:
        return 7 * ask.factor(st, deed)
    return ask.rent(st, deed)


def risk(st: State, seat: i64) -> i64:
    """Return the rent to expect from the next throw, and the worst of it, as expected << 32 | worst."""
    t = st.tables
    at = st.seats[seat].at
    expected: i64 = 0
    worst: i64 = 0
    total: i64 = 2
    ways: i64 = 1
    while total <= 12:
        space = (at + total) % t.size
        deed = t.deed_at[space]
        cost = due(st, seat, deed) if deed >= 0 else t.tax[space]
        expected += cost * ways
        worst = max(worst, cost)
        ways += 1 if total < 7 else -1
        total += 1
    return (expected // 36) << 32 | worst


def board_risk(st: State, land: Landing, seat: i64) -> i64:
    """Return the rent to expect from any one turn, wherever the token is."""
    t = st.tables
    total: i64 = 0
    for deed in range(t.deeds):
        if st.owner[deed] >= 0 and st.owner[deed] != seat:
            total += due(st, seat, deed) * land.hit[t.space[deed]]
    return total // 1_000_000
