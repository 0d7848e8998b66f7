"""Questions about a state. Nothing here changes anything."""

from __future__ import annotations

from typing import cast

from bankhalter.core.codes import (
    AUCTION,
    BANK,
    BIDDING,
    CHANCE,
    DEBT,
    FINAL_CALL,
    FREE,
    HOUSE,
    IN_AIR,
    IN_DEBT,
    IN_LOT,
    MOST_WANTED,
    PLAYING,
    SEATS,
    STATION,
    STREET,
    TURN,
)
from bankhalter.core.decisions import Auction, Debt, Turn
from bankhalter.core.native import i64
from bankhalter.core.state import State

# Seats -------------------------------------------------------------------------------------------


def next_in(st: State, mask: i64, after: i64) -> i64:
    """Return the next seat of a mask clockwise behind `after`, or BANK if the mask is empty."""
    n = len(st.seats)
    for step in range(1, n + 1):
        seat = (after + step) % n
        if mask & (1 << seat):
            return seat
    return BANK


def bits(mask: i64) -> i64:
    """Return how many bits of a mask are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def lowest_bit(mask: i64) -> i64:
    """Return the place of the lowest set bit."""
    place: i64 = 0
    while mask & 255 == 0:
        mask >>= 8
        place += 8
    while not mask & 1:
        mask >>= 1
        place += 1
    return place


def playing(st: State) -> i64:
    """Return the mask of the seats still in the game."""
    mask: i64 = 0
    for i in range(len(st.seats)):
        if st.seats[i].out == PLAYING:
            mask |= 1 << i
    return mask


def next_player(st: State, after: i64) -> i64:
    """Return the next player still in the game, clockwise (SETUP-6, R-80)."""
    n: i64 = len(st.seats)
    seat = (after + 1) % n
    while st.seats[seat].out != PLAYING:
        seat = (seat + 1) % n
    return seat


# Moments -----------------------------------------------------------------------------------------


def moment(st: State) -> i64:
    """Return which kind of moment this is for open actions (R-28, R-92)."""
    top = st.top
    if top.rank < BIDDING:
        if top.kind == DEBT:
            return IN_DEBT
        return IN_AIR if top.seat <= CHANCE or top.kind == FINAL_CALL else FREE
    return IN_LOT if top.kind == AUCTION else IN_AIR


def in_window(st: State, seat: i64) -> bool:
    """Tell whether a seat may buy buildings now (TURN-13, R-29)."""
    if not st.tables.between_turns or st.turn == seat:
        return True
    ground = st.agenda[0]
    return ground.kind == TURN and cast(Turn, ground).first == 1


def owes(st: State, seat: i64) -> bool:
    """Tell whether a seat has an unsettled debt."""
    return any(f.kind == DEBT and f.seat == seat for f in st.agenda)


def debt_between(st: State, seat: i64, to: i64) -> Debt | None:
    """Return the oldest open debt of one player to another."""
    for f in reversed(st.agenda):
        if f.kind == DEBT and f.seat == seat and cast(Debt, f).to == to:
            return cast(Debt, f)
    return None


# Money -------------------------------------------------------------------------------------------


def rent(st: State, deed: i64) -> i64:
    """Return the rent of a street or station as it stands (RENT-4 to RENT-7)."""
    t = st.tables
    g = t.group[deed]
    owner = st.owner[deed]
    if t.deed_kind[deed] == STATION:
        return t.rent[deed * 6 + counted(st, g, owner) - 1]
    level = st.level[deed]
    if level == t.hotel:
        return t.rent[deed * 6 + 5]
    amount = t.rent[deed * 6 + level]
    if level == 0 and st.whole[g] == owner and (t.double_despite_mortgage or st.pledges[g] == 0):
        return 2 * amount
    return amount


def counted(st: State, g: i64, owner: i64) -> i64:
    """Return how many stations or utilities count for the rent (R-18)."""
    t = st.tables
    count = st.held[g * SEATS + owner]
    if t.count_mortgaged or st.pledges[g] == 0:
        return count
    for i in range(t.first[g], t.first[g] + t.count[g]):
        deed = t.members[i]
        if st.owner[deed] == owner and st.pledged[deed]:
            count -= 1
    return count


def factor(st: State, deed: i64) -> i64:
    """Return the multiplier of a utility (RENT-8)."""
    t = st.tables
    return t.rent[deed * 6 + counted(st, t.group[deed], st.owner[deed]) - 1]


def refund(st: State, deed: i64, level: i64) -> i64:
    """Return what the bank pays for taking off the building that makes `level` (SELL-1, R-35)."""
    t = st.tables
    if t.sell_paid:
        return half(t.grain, st.paid[deed * 6 + level])
    return half(t.grain, t.hotel_price[deed] if level == t.hotel else t.house[deed])


def half(grain: i64, amount: i64) -> i64:
    """Return half an amount, rounded down to the grain (R-6)."""
    return amount // 2 // grain * grain


def buildings_value(st: State, deed: i64) -> i64:
    """Return what all buildings of a street bring when sold."""
    total: i64 = 0
    for level in range(1, st.level[deed] + 1):
        total += refund(st, deed, level)
    return total


def liquidation(st: State, seat: i64) -> i64:
    """Return cash, half of all buildings, and all mortgage values: L of R-48."""
    t = st.tables
    total = st.seats[seat].cash
    for deed in range(t.deeds):
        if st.owner[deed] == seat:
            if st.pledged[deed] == 0:
                total += t.value[deed]
            if st.level[deed] > 0:
                total += buildings_value(st, deed)
    return total


def wealth(st: State, seat: i64) -> i64:
    """Count a player's five items (SHORT-C7, SHORT-W5, R-63)."""
    t = st.tables
    total = st.seats[seat].cash
    for deed in range(t.deeds):
        if st.owner[deed] == seat:
            total += half(t.grain, t.price[deed]) if st.pledged[deed] else t.price[deed]
            total += printed(st, deed)
    return total


def printed(st: State, deed: i64) -> i64:
    """Return the printed price of all buildings on a street."""
    t = st.tables
    level = st.level[deed]
    if level == t.hotel:
        return (level - 1) * t.house[deed] + t.hotel_price[deed]
    return level * t.house[deed]


def lift_cost(st: State, deed: i64) -> i64:
    """Return the price of lifting a mortgage (MORT-4)."""
    return st.tables.value[deed] + st.tables.interest[deed]


def interest_due(st: State, deeds: i64) -> i64:
    """Return the interest of all mortgaged deeds in a mask (MORT-8)."""
    t = st.tables
    total: i64 = 0
    for deed in range(t.deeds):
        if deeds & (1 << deed) and st.pledged[deed]:
            total += t.interest[deed]
    return total


# Building ----------------------------------------------------------------------------------------


def even_level(st: State, deed: i64) -> i64:
    """Return a street's level as evenness counts it: in most editions a hotel counts four (R-30)."""
    t = st.tables
    level = st.level[deed]
    return level if t.hotel_needs_group or level < t.hotel else level - 1


def lowest(st: State, g: i64) -> i64:
    """Return the lowest level in a group, as evenness counts it."""
    t = st.tables
    low: i64 = t.hotel
    for i in range(t.first[g], t.first[g] + t.count[g]):
        low = min(low, even_level(st, t.members[i]))
    return low


def highest(st: State, g: i64) -> i64:
    """Return the highest level in a group, as evenness counts it."""
    t = st.tables
    high: i64 = 0
    for i in range(t.first[g], t.first[g] + t.count[g]):
        high = max(high, even_level(st, t.members[i]))
    return high


def next_what(st: State, deed: i64) -> i64:
    """Return what would be built next on a street: HOUSE, HOTEL, or 0 if it has its hotel."""
    t = st.tables
    level = st.level[deed]
    if level == t.hotel:
        return 0
    return HOUSE if level + 1 < t.hotel else HOUSE + 1


def next_price(st: State, deed: i64) -> i64:
    """Return the printed price of the next building on a street (BUILD-2, BUILD-6)."""
    t = st.tables
    return t.house[deed] if st.level[deed] + 1 < t.hotel else t.hotel_price[deed]


def fits(st: State, deed: i64) -> bool:
    """Tell whether the next building of a street keeps its group even (BUILD-3, BUILD-5)."""
    t = st.tables
    level = st.level[deed]
    if level + 1 == t.hotel and not t.hotel_needs_group:
        return True
    return level < t.hotel and lowest(st, t.group[deed]) >= level


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


def building_led(st: State, seat: i64) -> i64:
    """Return which building a seat leads the bidding for, or 0 (R-89)."""
    if st.top.kind != AUCTION:
        return 0
    lot = cast(Auction, st.top)
    return lot.what if lot.leader == seat else 0


def room(st: State, seat: i64, what: i64) -> i64:
    """Return how many such buildings a seat could buy now, by place and cash, stock aside (R-31)."""
    t = st.tables
    cash = st.seats[seat].cash
    total: i64 = 0
    for g in range(t.streets):
        if st.whole[g] == seat and st.pledges[g] == 0:
            deed = t.members[t.first[g]]
            price = t.house[deed] if what == HOUSE else t.hotel_price[deed]
            count = min(group_room(st, g, what), cash // price)
            total += count
            cash -= count * price
    return total


def most_wanted(st: State, seat: i64, what: i64) -> i64:
    """Return the most buildings of a kind a seat may ask for at once."""
    return min(stock(st, what), room(st, seat, what), MOST_WANTED)


def group_room(st: State, g: i64, what: i64) -> i64:
    """Return how many such buildings a group could still take without any other kind between."""
    t = st.tables
    total: i64 = 0
    for i in range(t.first[g], t.first[g] + t.count[g]):
        deed = t.members[i]
        if what == HOUSE and st.level[deed] < t.hotel:
            total += t.hotel - 1 - st.level[deed]
        elif what != HOUSE and st.level[deed] == t.hotel - 1 and fits(st, deed):
            total += 1
    return total


def stock(st: State, what: i64) -> i64:
    """Return how many such buildings the bank has left."""
    return st.houses if what == HOUSE else st.hotels


def is_street(st: State, deed: i64) -> bool:
    """Tell whether a deed is a street."""
    return st.tables.deed_kind[deed] == STREET
