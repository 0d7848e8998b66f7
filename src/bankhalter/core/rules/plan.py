"""BUILD: several buildings as one order, all or nothing (R-98).

A plan is three masks of deeds: the ones, twos and fours of how many buildings each street gets.
"""

from __future__ import annotations

from bankhalter.core.actions import Action
from bankhalter.core.codes import (
    FINE,
    HOTEL_BY_GROUP,
    HOUSE,
    MOST_WANTED,
    MUCH,
    NO_BUILDING,
    NO_SUCH_DEED,
    PLAN,
    TOO_MANY_WANTED,
)
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64
from bankhalter.core.rules import build
from bankhalter.core.state import State

# What a plan says ---------------------------------------------------------------------------------


def of(seat: i64, deeds: list[int]) -> Action:
    """Return the plan that names a street once for each building; beyond seven nothing is counted."""
    ones: i64 = 0
    twos: i64 = 0
    fours: i64 = 0
    for deed in deeds:
        bit: i64 = 1 << deed
        if not ones & twos & fours & bit:
            fours ^= ones & twos & bit
            twos ^= ones & bit
            ones ^= bit
    return Action(PLAN, seat, ones, twos, fours)


def count(act: Action, deed: i64) -> i64:
    """Return how many buildings a plan puts on a street."""
    return (act.a >> deed & 1) + 2 * (act.b >> deed & 1) + 4 * (act.c >> deed & 1)


# Judging it ---------------------------------------------------------------------------------------


def refuse(st: State, act: Action) -> i64:
    """Build it on a copy: what one building is refused for refuses all."""
    all_deeds: i64 = (1 << st.tables.deeds) - 1
    if act.a | act.b | act.c == 0:
        return NO_BUILDING
    if (act.a | act.b | act.c) & ~all_deeds:
        return NO_SUCH_DEED
    trial = Ledger(st.copy(), False)
    word = build_all(trial, act)
    if word != FINE:
        return word
    return FINE if taken(st, trial.state, HOUSE) <= MOST_WANTED else TOO_MANY_WANTED


def taken(st: State, then: State, what: i64) -> i64:
    """Return how many such buildings the bank has less than before."""
    return build.stock(st, what) - build.stock(then, what)


def built(st: State, act: Action) -> State:
    """Return the state in which the whole plan is built and paid."""
    trial = Ledger(st.copy(), False)
    build_all(trial, act)
    return trial.state


# Carrying it out ----------------------------------------------------------------------------------


def build_all(led: Ledger, act: Action) -> i64:
    """Build one by one until all stand, or return the word for the first that cannot."""
    st = led.state
    left = [int(count(act, deed)) for deed in range(st.tables.deeds)]
    while True:
        deed = next_site(st, act.seat, left)
        if deed < 0:
            return FINE
        word = build.refuse(st, act.seat, deed)
        if word != FINE:
            return word
        left[deed] -= 1
        build.put(led, act.seat, deed, build.next_price(st, deed))


def next_site(st: State, seat: i64, left: list[int]) -> i64:
    """Return where to build next: where the fewest houses are missing to a hotel; -1 if all is built."""
    best: i64 = -1
    least: i64 = MUCH + 1
    for deed in range(st.tables.deeds):
        if left[deed]:
            possible = build.refuse(st, seat, deed) == FINE
            missing = houses_missing(st, left, deed) if possible else MUCH
            if best < 0 or missing < least:
                best = deed
                least = missing
    return best


def houses_missing(st: State, left: list[int], deed: i64) -> i64:
    """Return how many houses of the plan come before the next hotel on a street, or in its group."""
    t = st.tables
    if t.hotel_condition != HOTEL_BY_GROUP:
        return t.hotel - 1 - st.level[deed] if st.level[deed] + left[deed] >= t.hotel else MUCH - 1
    g = t.group[deed]
    total: i64 = 0
    hotels = False
    for i in range(t.first[g], t.first[g] + t.count[g]):
        then = st.level[t.members[i]] + left[t.members[i]]
        hotels = hotels or then >= t.hotel > st.level[t.members[i]]
        total += max(0, min(then, t.hotel - 1) - st.level[t.members[i]])
    return total if hotels else MUCH - 1
