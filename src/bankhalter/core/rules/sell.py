"""SELL: buildings go back to the bank, evenly and at half price."""

from __future__ import annotations

from bankhalter.core.codes import (
    BANK,
    FINE,
    LAST_PLACE,
    NO_BUILDING,
    NO_SUCH_GROUP,
    NOT_LOWER,
    NOT_OWNER,
    PAID,
    TOO_FEW_HOUSES,
    UNEVEN_SALE,
    W_SELL,
)
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64
from bankhalter.core.rules import auction, bank, build, mortgage
from bankhalter.core.state import State


def refund(st: State, deed: i64, level: i64) -> i64:
    """Return what the bank pays for taking off the building that makes `level` (SELL-1, R-35)."""
    t = st.tables
    if t.sell_back == PAID:
        return bank.half(t.grain, st.paid[deed * 6 + level])
    return bank.half(t.grain, t.hotel_price[deed] if level == t.hotel else t.house[deed])


def buildings_value(st: State, deed: i64) -> i64:
    """Return what all buildings of a street bring when sold."""
    level = st.level[deed]
    if level == 0:
        return 0
    if st.tables.sell_back != PAID:  # all houses bring the same
        return (level - 1) * refund(st, deed, 1) + refund(st, deed, level)
    total: i64 = 0
    for one in range(1, level + 1):
        total += refund(st, deed, one)
    return total


def refuse(st: State, seat: i64, deed: i64) -> i64:
    """Sell one building back, evenly; a hotel needs its houses in stock (SELL-2, SELL-5, R-34)."""
    word = mortgage.refuse_deed(st, seat, deed)
    if word != FINE:
        return word
    t = st.tables
    level = st.level[deed]
    if level == 0:
        return NO_BUILDING
    g = t.group[deed]
    if level == t.hotel:
        if st.houses - auction.houses_held(st) < t.hotel - 1:
            return TOO_FEW_HOUSES
    elif build.highest(st, g) > level:
        return UNEVEN_SALE
    leads = auction.leads_building(st, seat)
    return LAST_PLACE if leads and loses_place(st, seat, g, pack(st, g, deed)) else FINE


def loses_place(st: State, seat: i64, g: i64, levels: i64) -> bool:
    """Tell whether a sale takes the last place of the building one leads the bidding for."""
    if not auction.leads_building(st, seat):
        return False
    t = st.tables
    trial = Ledger(st.copy(), False)
    for i in range(t.count[g]):
        trial.set_level(t.members[t.first[g] + i], target(levels, i))
    return auction.lacks_place(trial.state, seat)


def pack(st: State, g: i64, sold: i64) -> i64:
    """Pack a group's levels, three bits each, with one building less on the street `sold`."""
    t = st.tables
    levels: i64 = 0
    for i in range(t.count[g]):
        deed = t.members[t.first[g] + i]
        levels |= (st.level[deed] - (1 if deed == sold else 0)) << (3 * i)
    return levels


def sell(led: Ledger, seat: i64, deed: i64) -> None:
    """The bank pays half (SELL-1); a hotel becomes houses again (SELL-3)."""
    st = led.state
    led.pay(BANK, seat, refund(st, deed, st.level[deed]), W_SELL)
    led.set_level(deed, st.level[deed] - 1)


def target(levels: i64, place: i64) -> i64:
    """Unpack the level wanted for the street at a place of its group: three bits each."""
    return (levels >> (3 * place)) & 7


def refuse_down(st: State, seat: i64, g: i64, levels: i64) -> i64:
    """Lower a whole group at once to an even state that the stock allows (R-34)."""
    t = st.tables
    if not 0 <= g < t.streets:
        return NO_SUCH_GROUP
    if levels < 0 or levels >> (3 * t.count[g]):
        return NOT_LOWER
    if st.whole[g] != seat:
        return NOT_OWNER
    low: i64 = 9
    high: i64 = 0
    houses = st.houses - auction.houses_held(st)
    change: i64 = 0
    for i in range(t.count[g]):
        now = st.level[t.members[t.first[g] + i]]
        then = target(levels, i)
        if then > now:
            return NOT_LOWER
        change += now - then
        houses += (0 if now == t.hotel else now) - (0 if then == t.hotel else then)
        counts = build.even(t, then)
        low = min(low, counts)
        high = max(high, counts)
    if change == 0:
        return NOT_LOWER
    if high - low > 1:
        return UNEVEN_SALE
    if houses < 0:
        return TOO_FEW_HOUSES
    return LAST_PLACE if loses_place(st, seat, g, levels) else FINE


def sell_down(led: Ledger, seat: i64, g: i64, levels: i64) -> None:
    """Take the buildings off in one transaction, half price for each level (R-34)."""
    t = led.state.tables
    for i in range(t.count[g]):
        lower(led, seat, t.members[t.first[g] + i], target(levels, i))


def lower(led: Ledger, seat: i64, deed: i64, level: i64) -> None:
    """Bring a street down to a level, paid by the bank; buildings go back whole."""
    st = led.state
    total: i64 = 0
    for step in range(level + 1, st.level[deed] + 1):
        total += refund(st, deed, step)
    if total:
        led.pay(BANK, seat, total, W_SELL)
        led.set_level(deed, level)
