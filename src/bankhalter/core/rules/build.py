"""BUILD and SELL: even building, scarce buildings, and selling them back."""

from __future__ import annotations

from bankhalter.core import ask
from bankhalter.core.actions import Action
from bankhalter.core.codes import (
    BANK,
    E_SCARCE,
    FINE,
    GROUP_INCOMPLETE,
    GROUP_MORTGAGED,
    HOTEL,
    HOTEL_STANDS,
    HOTEL_TOO_EARLY,
    HOUSE,
    LAST_PLACE,
    MUCH,
    MUST_PLACE,
    NO_BUILDING,
    NO_CASH,
    NO_HOTELS,
    NO_HOUSES,
    NO_SUCH_DEED,
    NO_SUCH_GROUP,
    NOT_A_STREET,
    NOT_LOWER,
    NOT_NOW,
    NOT_OWNER,
    PASS,
    PUT,
    TOO_FEW_HOUSES,
    TOO_MANY_WANTED,
    UNEVEN_BUILDING,
    UNEVEN_SALE,
    W_BUILD,
    W_SELL,
    WANT,
    WINDOW_CLOSED,
)
from bankhalter.core.decisions import Lots, Place, Wants
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64
from bankhalter.core.rules import auction, mortgage
from bankhalter.core.state import State

# Building ----------------------------------------------------------------------------------------


def refuse_place(st: State, seat: i64, deed: i64) -> i64:
    """Build only on streets of a whole, unmortgaged group, evenly (BUILD-1, -3, -5, -7, -8)."""
    if not 0 <= deed < st.tables.deeds:
        return NO_SUCH_DEED
    if not ask.is_street(st, deed):
        return NOT_A_STREET
    if st.owner[deed] != seat:
        return NOT_OWNER
    g = st.tables.group[deed]
    if st.whole[g] != seat:
        return GROUP_INCOMPLETE
    if st.pledges[g]:
        return GROUP_MORTGAGED
    if ask.next_what(st, deed) == 0:
        return HOTEL_STANDS
    if ask.fits(st, deed):
        return FINE
    return UNEVEN_BUILDING if ask.next_what(st, deed) == HOUSE else HOTEL_TOO_EARLY


def refuse(st: State, seat: i64, deed: i64) -> i64:
    """Build one building: place, window, stock and cash (BUILD-9, BUILD-10, BUILD-2)."""
    word = refuse_place(st, seat, deed)
    if word != FINE:
        return word
    if not ask.in_window(st, seat):
        return WINDOW_CLOSED
    what = ask.next_what(st, deed)
    if ask.stock(st, what) == 0:
        return NO_HOUSES if what == HOUSE else NO_HOTELS
    return FINE if st.seats[seat].cash >= ask.next_price(st, deed) else NO_CASH


def build(led: Ledger, seat: i64, deed: i64) -> None:
    """Build, unless others may want the same scarce kind: then they are asked first (R-31)."""
    what = ask.next_what(led.state, deed)
    rivals = find_rivals(led.state, seat, what, 1)
    if rivals:
        ask_round(led, seat, what, 1, deed, rivals)
    else:
        put(led, seat, deed, ask.next_price(led.state, deed))


def put(led: Ledger, seat: i64, deed: i64, price: i64) -> None:
    """Pay and place one building; a hotel hands its houses back (BUILD-6)."""
    st = led.state
    led.pay(seat, BANK, price, W_BUILD)
    note_paid(st, deed, price)
    led.set_level(deed, st.level[deed] + 1)


def note_paid(st: State, deed: i64, price: i64) -> None:
    """Remember what a building cost, where selling back goes by it (R-35)."""
    if st.tables.sell_paid:
        st.paid[deed * 6 + st.level[deed] + 1] = price


# Shortage ----------------------------------------------------------------------------------------


def refuse_order(st: State, seat: i64, what: i64, count: i64) -> i64:
    """Ask for several scarce buildings at once: place, window, stock and cash for all of them."""
    if what != HOUSE and what != HOTEL:
        return NO_BUILDING
    if not ask.in_window(st, seat):
        return WINDOW_CLOSED
    if ask.stock(st, what) == 0:
        return NO_HOUSES if what == HOUSE else NO_HOTELS
    return FINE if 0 < count <= ask.most_wanted(st, seat, what) else TOO_MANY_WANTED


def order(led: Ledger, seat: i64, what: i64, count: i64) -> None:
    """Grant the request at the printed price, unless others compete for the stock (R-31, R-89)."""
    rivals = find_rivals(led.state, seat, what, count)
    if rivals:
        ask_round(led, seat, what, count, -1, rivals)
    else:
        led.lay(Place(seat, what, count, -1))


def find_rivals(st: State, seat: i64, what: i64, count: i64) -> i64:
    """Return who else could now buy that kind, if all together could want more than the stock."""
    rivals: i64 = 0
    total = count
    for i in range(st.tables.streets):
        other = st.whole[i]
        if other >= 0 and other != seat and not rivals & (1 << other):
            wish = ask.room(st, other, what) if ask.in_window(st, other) else 0
            if wish:
                rivals |= 1 << other
                total += wish
    return rivals if total > ask.stock(st, what) else 0


def ask_round(led: Ledger, seat: i64, what: i64, count: i64, deed: i64, rivals: i64) -> None:
    """Ask the others once, clockwise, how many they want (R-31)."""
    asked = ask.next_in(led.state, rivals, seat)
    led.lay(Wants(asked, rivals & ~(1 << asked), seat, what, deed, count << (5 * seat)))
    led.tell(E_SCARCE, seat, what, count, ask.stock(led.state, what))


def wanted(wants: i64, seat: i64) -> i64:
    """Unpack how many a seat wants."""
    return (wants >> (5 * seat)) & 31


def refuse_want(st: State, frame: Wants, act: Action) -> i64:
    """Want as many as one could place and pay, at most the stock."""
    if act.kind != WANT:
        return NOT_NOW
    return FINE if 0 <= act.a <= ask.most_wanted(st, act.seat, frame.what) else TOO_MANY_WANTED


def answer_want(led: Ledger, f: Wants, act: Action) -> None:
    """Note the wish and ask the next; BANK as the seat means that all have answered."""
    wants = f.wants | act.a << (5 * act.seat)
    asked = ask.next_in(led.state, f.todo, act.seat)
    todo = f.todo & ~(1 << asked) if asked != BANK else 0
    led.swap(Wants(asked, todo, f.first, f.what, f.deed, wants))


def settle_wants(led: Ledger, f: Wants) -> bool:
    """All have answered: the printed price for everybody, or an auction of the stock (R-31)."""
    if f.seat != BANK:
        return leaver_wants_none(led, f)
    led.done()
    st = led.state
    total: i64 = 0
    wants: i64 = 0
    for seat in range(len(st.seats)):
        if not st.leaving & (1 << seat):  # whoever leaves wants nothing
            total += wanted(f.wants, seat)
            wants |= wanted(f.wants, seat) << (5 * seat)
    stock = ask.stock(st, f.what)
    if total > stock:
        led.lay(Lots(f.first, f.what, wants, stock))
    else:
        grant_all(led, f, wants)
    return True


def leaver_wants_none(led: Ledger, f: Wants) -> bool:
    """Whoever is leaving wants nothing (R-87)."""
    if not led.state.leaving & (1 << f.seat):
        return False
    answer_want(led, f, Action(WANT, f.seat, 0))
    return True


def grant_all(led: Ledger, f: Wants, wants: i64) -> None:
    """Everybody buys at the printed price, the first asker first."""
    st = led.state
    n: i64 = len(st.seats)
    for step in range(n):
        seat = (f.first + step) % n
        count = wanted(wants, seat)
        if count and step == 0 and f.deed >= 0:
            put(led, seat, f.deed, ask.next_price(st, f.deed))
        elif count:
            led.lay(Place(seat, f.what, count, -1))


def settle_lots(led: Ledger, f: Lots) -> None:
    """Auction the next building; the last claimant left may have the printed price (R-32, R-89)."""
    st = led.state
    able = claimants(st, f)
    if f.left == 0 or ask.stock(st, f.what) == 0 or able == 0:
        led.done()
        return
    if able & (able - 1):
        auction.open_lot(led, f.what, -1, opening(st, f.what, able), able, f.first)
        return
    led.done()
    seat = ask.next_in(st, able, f.first)
    led.lay(Place(seat, f.what, min(wanted(f.wants, seat), f.left), -1))


def claimants(st: State, f: Lots) -> i64:
    """Return who still wants a building and could legally place it."""
    mask: i64 = 0
    for seat in range(len(st.seats)):
        if wanted(f.wants, seat) and ask.has_place(st, seat, f.what, MUCH):
            mask |= 1 << seat
    return mask & ~st.leaving


def opening(st: State, what: i64, able: i64) -> i64:
    """Return the opening bid of a building: the minimum, or the lowest printed price (AUCT-3)."""
    t = st.tables
    if not t.lowest_printed:
        return t.opening_bid
    best: i64 = 0
    for deed in range(t.deeds):
        seat = st.owner[deed]
        if seat >= 0 and able & (1 << seat) and could_take(st, seat, deed, what):
            price = ask.next_price(st, deed)
            if best == 0 or price < best:
                best = price
    return best


def could_take(st: State, seat: i64, deed: i64, what: i64) -> bool:
    """Tell whether this street could take the scarce building next."""
    return refuse_place(st, seat, deed) == FINE and ask.next_what(st, deed) == what


def refuse_put(st: State, f: Place, act: Action) -> i64:
    """Place it where it fits; what was won at auction must be placed, the rest may be declined."""
    if act.kind == PASS:
        return MUST_PLACE if f.paid >= 0 else FINE
    if act.kind != PUT:
        return NOT_NOW
    word = refuse_place(st, act.seat, act.a)
    if word != FINE:
        return word
    if ask.next_what(st, act.a) != f.what:
        return NO_BUILDING
    short = f.paid < 0 and st.seats[act.seat].cash < ask.next_price(st, act.a)
    return NO_CASH if short else FINE


def answer_put(led: Ledger, f: Place, act: Action) -> None:
    """Place one building, at the printed price or the one paid at auction."""
    if act.kind == PASS or f.count == 1:
        led.done()
    else:
        led.swap(Place(f.seat, f.what, f.count - 1, f.paid))
    if act.kind == PASS:
        return
    if f.paid < 0:
        put(led, act.seat, act.a, ask.next_price(led.state, act.a))
        return
    note_paid(led.state, act.a, f.paid)
    led.set_level(act.a, led.state.level[act.a] + 1)


def settle_place(led: Ledger, f: Place) -> bool:
    """Drop a right that can no longer be used; nobody waits for whoever is leaving (R-87)."""
    st = led.state
    cash = st.seats[f.seat].cash if f.paid < 0 else MUCH
    usable = ask.stock(st, f.what) > 0 and ask.has_place(st, f.seat, f.what, cash)
    leaves = st.leaving & (1 << f.seat) != 0
    if usable and not leaves:
        return False
    if usable and f.paid >= 0:
        answer_put(led, f, Action(PUT, f.seat, first_place(st, f)))
    else:
        led.done()
    return True


def first_place(st: State, f: Place) -> i64:
    """Return the first street that takes the building."""
    deed: i64 = 0
    while not could_take(st, f.seat, deed, f.what):
        deed += 1
    return deed


# Selling -----------------------------------------------------------------------------------------


def refuse_sell(st: State, seat: i64, deed: i64) -> i64:
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
        if st.houses < t.hotel - 1:
            return TOO_FEW_HOUSES
    elif ask.highest(st, g) > level:
        return UNEVEN_SALE
    return LAST_PLACE if loses_place(st, seat, g, pack(st, g, deed)) else FINE


def loses_place(st: State, seat: i64, g: i64, levels: i64) -> bool:
    """Tell whether a sale takes the last place of the building one leads the bidding for (R-89)."""
    what = ask.building_led(st, seat)
    if what == 0:
        return False
    trial = st.copy()
    for i in range(st.tables.count[g]):
        trial.level[st.tables.members[st.tables.first[g] + i]] = target(levels, i)
    return not ask.has_place(trial, seat, what, MUCH)


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
    led.pay(BANK, seat, ask.refund(st, deed, st.level[deed]), W_SELL)
    led.set_level(deed, st.level[deed] - 1)


def target(levels: i64, place: i64) -> i64:
    """Unpack the level wanted for the street at a place of its group: three bits each."""
    return (levels >> (3 * place)) & 7


def refuse_sell_down(st: State, seat: i64, g: i64, levels: i64) -> i64:
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
    houses = st.houses
    change: i64 = 0
    for i in range(t.count[g]):
        now = st.level[t.members[t.first[g] + i]]
        then = target(levels, i)
        if then > now:
            return NOT_LOWER
        change += now - then
        houses += (0 if now == t.hotel else now) - (0 if then == t.hotel else then)
        counts = then if t.hotel_needs_group or then < t.hotel else then - 1
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
        total += ask.refund(st, deed, step)
    if total:
        led.pay(BANK, seat, total, W_SELL)
        led.set_level(deed, level)
