"""BUILD: what happens when several players want the last buildings (BUILD-11)."""

from __future__ import annotations

from bankhalter.core.actions import Action
from bankhalter.core.codes import (
    BANK,
    FINE,
    HOTEL,
    HOUSE,
    MINIMUM,
    MOST_WANTED,
    MUCH,
    MUST_PLACE,
    NO_BUILDING,
    NO_CASH,
    NO_HOTELS,
    NO_HOUSES,
    NOT_NOW,
    PASS,
    PLAN,
    PUT,
    TOO_MANY_WANTED,
    WANT,
    WINDOW_CLOSED,
)
from bankhalter.core.decisions import Lots, Place, Wants
from bankhalter.core.events import Scarce
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64
from bankhalter.core.rules import auction, build, plan, seats
from bankhalter.core.state import State

# Asking for buildings -----------------------------------------------------------------------------


def build_or_ask(led: Ledger, seat: i64, deed: i64) -> None:
    """Build, unless others may want the same scarce kind: then they are asked first (R-31)."""
    what = build.next_what(led.state, deed)
    rivals = find_rivals(led.state, seat, what, 1)
    if rivals:
        ask_round(led, plan.of(seat, [deed]), what, 1, rivals)
    else:
        build.put(led, seat, deed, build.next_price(led.state, deed))


def plan_or_ask(led: Ledger, act: Action, first: i64) -> None:
    """Build a whole plan, unless others are to be asked first, about one kind after the other."""
    st = led.state
    then = plan.built(st, act)
    for what in range(first, HOTEL + 1):
        count = plan.taken(st, then, what)
        rivals = find_rivals(st, act.seat, what, count) if count > 0 else 0
        if rivals:
            ask_round(led, act, what, count, rivals)
            return
    plan.build_all(led, act)


def refuse_order(st: State, seat: i64, what: i64, count: i64) -> i64:
    """Ask for several scarce buildings at once: place, window, stock and cash for all of them."""
    if what != HOUSE and what != HOTEL:
        return NO_BUILDING
    if not build.in_window(st, seat):
        return WINDOW_CLOSED
    if build.stock(st, what) == 0:
        return NO_HOUSES if what == HOUSE else NO_HOTELS
    return FINE if 0 < count <= most_wanted(st, seat, what) else TOO_MANY_WANTED


def order_or_ask(led: Ledger, seat: i64, what: i64, count: i64) -> None:
    """Grant the request at the printed price, unless others compete for the stock (R-31, R-89)."""
    rivals = find_rivals(led.state, seat, what, count)
    if rivals:
        ask_round(led, plan.of(seat, []), what, count, rivals)
    else:
        led.lay(Place(seat, what, count, -1))


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
    return min(build.stock(st, what), room(st, seat, what), MOST_WANTED)


def group_room(st: State, g: i64, what: i64) -> i64:
    """Return how many such buildings a group could still take without any other kind between."""
    t = st.tables
    total: i64 = 0
    for i in range(t.first[g], t.first[g] + t.count[g]):
        deed = t.members[i]
        if what == HOUSE and st.level[deed] < t.hotel:
            total += t.hotel - 1 - st.level[deed]
        elif what != HOUSE and st.level[deed] == t.hotel - 1 and build.fits(st, deed):
            total += 1
    return total


def find_rivals(st: State, seat: i64, what: i64, count: i64) -> i64:
    """Return who else could now buy that kind, if the request leaves too few for a round of one of them."""
    left = build.stock(st, what) - count
    if left >= st.tables.widest:
        return 0  # enough for a round on any group
    rivals: i64 = 0
    most: i64 = 0
    for g in range(st.tables.streets):
        other = st.whole[g]
        if other >= 0 and other != seat and st.pledges[g] == 0 and build.in_window(st, other):
            need = even_round(st, other, g, what)
            if need:
                rivals |= 1 << other
                most = max(most, need)
    return rivals if left < most else 0


def even_round(st: State, seat: i64, g: i64, what: i64) -> i64:
    """Return how many such buildings one round on a group takes: one on each street, as the cash pays."""
    t = st.tables
    total: i64 = 0
    for i in range(t.first[g], t.first[g] + t.count[g]):
        deed = t.members[i]
        if what == HOUSE:
            total += 1 if st.level[deed] < t.hotel - 1 else 0
        elif st.level[deed] == t.hotel - 1 and build.fits(st, deed):
            total += 1
    deed = t.members[t.first[g]]
    price = t.house[deed] if what == HOUSE else t.hotel_price[deed]
    return min(total, st.seats[seat].cash // price)


def ask_round(led: Ledger, asker: Action, what: i64, count: i64, rivals: i64) -> None:
    """Ask the others once, clockwise, how many they want (R-31)."""
    seat = asker.seat
    asked = seats.next_in(led.state, rivals, seat)
    todo = rivals & ~(1 << asked)
    led.lay(Wants(asked, todo, seat, what, count << (5 * seat), asker.a, asker.b, asker.c))
    if led.listening:
        led.tell(Scarce(seat, what, count, build.stock(led.state, what)))


# Answers ------------------------------------------------------------------------------------------


def refuse_want(st: State, frame: Wants, act: Action) -> i64:
    """Want as many as one could place and pay, at most the stock."""
    if act.kind != WANT:
        return NOT_NOW
    return FINE if 0 <= act.a <= most_wanted(st, act.seat, frame.what) else TOO_MANY_WANTED


def answer_want(led: Ledger, f: Wants, act: Action) -> None:
    """Note the wish and ask the next; BANK as the seat means that all have answered."""
    wants = f.wants | act.a << (5 * act.seat)
    asked = seats.next_in(led.state, f.todo, act.seat)
    todo = f.todo & ~(1 << asked) if asked != BANK else 0
    led.swap(Wants(asked, todo, f.first, f.what, wants, f.ones, f.twos, f.fours))


def wanted(wants: i64, seat: i64) -> i64:
    """Unpack how many a seat wants."""
    return (wants >> (5 * seat)) & 31


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
    stock = build.stock(st, f.what)
    if total > stock:
        led.lay(Lots(f.first, f.what, wants, stock))
    else:
        grant_all(led, f, wants)
    return True


def leaver_wants_none(led: Ledger, f: Wants) -> bool:
    """Whoever is leaving wants nothing."""
    if not led.state.leaving & (1 << f.seat):
        return False
    answer_want(led, f, Action(WANT, f.seat, 0))
    return True


def grant_all(led: Ledger, f: Wants, wants: i64) -> None:
    """Everybody buys at the printed price, the first asker first; a plan still asks about its hotels."""
    st = led.state
    n: i64 = len(st.seats)
    for step in range(n):
        seat = (f.first + step) % n
        count = wanted(wants, seat)
        if count and step == 0 and f.ones | f.twos | f.fours:
            plan_or_ask(led, Action(PLAN, seat, f.ones, f.twos, f.fours), f.what + 1)
        elif count:
            led.lay(Place(seat, f.what, count, -1))


# Lots ---------------------------------------------------------------------------------------------


def settle_lots(led: Ledger, f: Lots) -> None:
    """Auction the next building; the last claimant left may have the printed price (AUCT-7, R-32, R-89)."""
    st = led.state
    able = claimants(st, f)
    if f.left == 0 or build.stock(st, f.what) == 0 or able == 0:
        led.done()
        return
    if able & (able - 1):
        auction.open_lot(led, f.what, -1, opening(st, f.what, able), able, f.first)
        return
    led.done()
    seat = seats.next_in(st, able, f.first)
    led.lay(Place(seat, f.what, min(wanted(f.wants, seat), f.left), -1))


def claimants(st: State, f: Lots) -> i64:
    """Return who still wants a building and could legally place it."""
    mask: i64 = 0
    for seat in range(len(st.seats)):
        if wanted(f.wants, seat) and build.has_place(st, seat, f.what, MUCH):
            mask |= 1 << seat
    return mask & ~st.leaving


def opening(st: State, what: i64, able: i64) -> i64:
    """Return the opening bid of a building: the minimum, or the lowest printed price (R-32)."""
    t = st.tables
    if t.building_opening_bid == MINIMUM:
        return t.opening_bid
    best: i64 = 0
    for deed in range(t.deeds):
        seat = st.owner[deed]
        if seat >= 0 and able & (1 << seat) and could_take(st, seat, deed, what):
            price = build.next_price(st, deed)
            if best == 0 or price < best:
                best = price
    return best


def could_take(st: State, seat: i64, deed: i64, what: i64) -> bool:
    """Tell whether this street could take the scarce building next."""
    return build.refuse_place(st, seat, deed) == FINE and build.next_what(st, deed) == what


# Placing ------------------------------------------------------------------------------------------


def refuse_put(st: State, f: Place, act: Action) -> i64:
    """Place it where it fits; what was won at auction must be placed, the rest may be declined."""
    if act.kind == PASS:
        return MUST_PLACE if f.paid >= 0 else FINE
    if act.kind != PUT:
        return NOT_NOW
    word = build.refuse_place(st, act.seat, act.a)
    if word != FINE:
        return word
    if build.next_what(st, act.a) != f.what:
        return NO_BUILDING
    short = f.paid < 0 and st.seats[act.seat].cash < build.next_price(st, act.a)
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
        build.put(led, act.seat, act.a, build.next_price(led.state, act.a))
        return
    led.build(act.a, f.paid)


def settle_place(led: Ledger, f: Place) -> bool:
    """Drop a right that can no longer be used; nobody waits for whoever is leaving."""
    st = led.state
    cash = st.seats[f.seat].cash if f.paid < 0 else MUCH
    usable = build.stock(st, f.what) > 0 and build.has_place(st, f.seat, f.what, cash)
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
