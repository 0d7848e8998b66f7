"""BUILD: where, when and what may be built, evenly."""

from __future__ import annotations

from typing import cast

from bankhalter.core.codes import (
    ANYTIME,
    BANK,
    FINE,
    GROUP_INCOMPLETE,
    GROUP_MORTGAGED,
    HOTEL_BY_GROUP,
    HOTEL_STANDS,
    HOTEL_TOO_EARLY,
    HOUSE,
    NO_CASH,
    NO_HOTELS,
    NO_HOUSES,
    NO_SUCH_DEED,
    NOT_A_STREET,
    NOT_OWNER,
    STREET,
    TURN,
    UNEVEN_BUILDING,
    W_BUILD,
    WINDOW_CLOSED,
)
from bankhalter.core.decisions import Turn
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64
from bankhalter.core.state import State
from bankhalter.core.tables import Tables

# Streets and their buildings ----------------------------------------------------------------------


def is_street(st: State, deed: i64) -> bool:
    """Tell whether a deed is a street."""
    return st.tables.deed_kind[deed] == STREET


def next_what(st: State, deed: i64) -> i64:
    """Return what would be built next on a street: HOUSE, HOTEL, or 0 if it has its hotel (BUILD-7).

    Four houses and then the hotel, none skipped (BUILD-4, R-33); in short games three (SHORT-C3, SHORT-W2).
    """
    t = st.tables
    level = st.level[deed]
    if level == t.hotel:
        return 0
    return HOUSE if level + 1 < t.hotel else HOUSE + 1


def next_price(st: State, deed: i64) -> i64:
    """Return the printed price of the next building on a street (BUILD-2, BUILD-6)."""
    t = st.tables
    return t.house[deed] if st.level[deed] + 1 < t.hotel else t.hotel_price[deed]


def stock(st: State, what: i64) -> i64:
    """Return how many such buildings the bank has left: there are no more (BANK-6)."""
    return st.houses if what == HOUSE else st.hotels


# Evenness -----------------------------------------------------------------------------------------


def even(t: Tables, level: i64) -> i64:
    """Return a level as evenness counts it: in most editions a hotel counts four (R-30, SELL-4)."""
    return level if t.hotel_condition == HOTEL_BY_GROUP or level < t.hotel else level - 1


def lowest(st: State, g: i64) -> i64:
    """Return the lowest level in a group, as evenness counts it."""
    t = st.tables
    low: i64 = t.hotel
    for i in range(t.first[g], t.first[g] + t.count[g]):
        low = min(low, st.level[t.members[i]])
    return even(t, low)


def highest(st: State, g: i64) -> i64:
    """Return the highest level in a group, as evenness counts it."""
    t = st.tables
    high: i64 = 0
    for i in range(t.first[g], t.first[g] + t.count[g]):
        high = max(high, st.level[t.members[i]])
    return even(t, high)


def fits(st: State, deed: i64) -> bool:
    """Tell whether the next building of a street keeps its group even (BUILD-3, BUILD-5)."""
    t = st.tables
    level = st.level[deed]
    return level < t.hotel and even(t, level + 1) <= lowest(st, t.group[deed]) + 1


def has_place(st: State, seat: i64, what: i64, cash: i64) -> bool:
    """Tell whether a seat could legally place one such building at the printed price."""
    t = st.tables
    for g in range(t.streets):
        if st.whole[g] == seat and st.pledges[g] == 0:
            for i in range(t.first[g], t.first[g] + t.count[g]):
                deed = t.members[i]
                if next_what(st, deed) == what and fits(st, deed) and next_price(st, deed) <= cash:
                    return True
    return False


# Building -----------------------------------------------------------------------------------------


def in_window(st: State, seat: i64) -> bool:
    """Tell whether a seat may buy buildings now (TURN-13, R-29)."""
    if st.tables.build_window == ANYTIME or st.turn == seat:
        return True
    return st.ground.kind == TURN and cast(Turn, st.ground).first == 1


def refuse_place(st: State, seat: i64, deed: i64) -> i64:
    """Build only on streets of a whole, unmortgaged group, evenly (BUILD-1, BUILD-8)."""
    if not 0 <= deed < st.tables.deeds:
        return NO_SUCH_DEED
    if not is_street(st, deed):
        return NOT_A_STREET
    if st.owner[deed] != seat:
        return NOT_OWNER
    g = st.tables.group[deed]
    if st.whole[g] != seat:
        return GROUP_INCOMPLETE
    if st.pledges[g]:
        return GROUP_MORTGAGED
    if next_what(st, deed) == 0:
        return HOTEL_STANDS
    if fits(st, deed):
        return FINE
    return UNEVEN_BUILDING if next_what(st, deed) == HOUSE else HOTEL_TOO_EARLY


def refuse(st: State, seat: i64, deed: i64) -> i64:
    """Build one building: place, window, stock and cash (BUILD-9, BUILD-10, BUILD-2)."""
    word = refuse_place(st, seat, deed)
    if word != FINE:
        return word
    if not in_window(st, seat):
        return WINDOW_CLOSED
    what = next_what(st, deed)
    if stock(st, what) == 0:
        return NO_HOUSES if what == HOUSE else NO_HOTELS
    return FINE if st.seats[seat].cash >= next_price(st, deed) else NO_CASH


def put(led: Ledger, seat: i64, deed: i64, price: i64) -> None:
    """Pay and place one building; a hotel hands its houses back (BUILD-6)."""
    led.pay(seat, BANK, price, W_BUILD)
    led.build(deed, price)
