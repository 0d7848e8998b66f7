"""DEBT: what a player is good for, settling debts, and raising money."""

from __future__ import annotations

from typing import cast

from bankhalter.core import bits
from bankhalter.core.actions import Action
from bankhalter.core.codes import (
    BANK,
    BANKRUPT,
    DEBT,
    FINE,
    INSOLVENT,
    MUCH,
    NOT_NOW,
    OWING,
    RAISE,
    RENT_ROLL,
    SOLVENT,
)
from bankhalter.core.decisions import Call, Debt, Decision, RentRoll
from bankhalter.core.events import SetOff
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64
from bankhalter.core.rules import bankruptcy, build, house, mortgage, sell
from bankhalter.core.state import State

# Questions ----------------------------------------------------------------------------------------


def anybody_owes(st: State) -> bool:
    """Tell whether there may be an unsettled debt: nothing on the agenda ranks higher than its top."""
    return st.top.rank >= OWING


def owes(st: State, seat: i64) -> bool:
    """Tell whether a seat has an unsettled debt."""
    return anybody_owes(st) and any(f.kind == DEBT and f.seat == seat for f in st.agenda)


def between(st: State, seat: i64, to: i64) -> Debt | None:
    """Return the oldest open debt of one player to another."""
    for f in reversed(st.agenda):
        if f.kind == DEBT and f.seat == seat and cast(Debt, f).to == to:
            return cast(Debt, f)
    return None


def older_than(st: State, f: Debt) -> i64:
    """Return what the debtor owes that is settled before this debt."""
    total: i64 = 0
    for frame in reversed(st.agenda):
        if frame is f:
            return total
        if frame.kind == DEBT and frame.seat == f.seat:
            total += cast(Debt, frame).amount
    return total


def liquidation(st: State, seat: i64) -> i64:
    """Return cash, half of all buildings, and all mortgage values: L of R-48."""
    t = st.tables
    total = st.seats[seat].cash
    left = st.deeds_of[seat]
    while left:
        deed = bits.lowest(left)
        if st.pledged[deed] == 0:
            total += t.value[deed]
        if st.level[deed] > 0:
            total += sell.buildings_value(st, deed)
        left &= left - 1
    return total


# Settling -----------------------------------------------------------------------------------------


def settle(led: Ledger, f: Debt) -> bool:
    """Pay what the cash covers; before a bankruptcy clear what the debtor is owed (R-55, R-93)."""
    st = led.state
    if st.seats[f.seat].cash >= f.amount:
        led.done()
        pay(led, f)
        return True
    if liquidation(st, f.seat) >= f.amount:
        return False
    return set_off(led, f) or call_in(led, f)


def pay(led: Ledger, f: Debt) -> None:
    """Pay a debt in full."""
    if f.to == BANK:
        house.pay_bank(led, f.seat, f.amount, f.why)
    else:
        led.pay(f.seat, f.to, f.amount, f.why)


def less(f: Debt, amount: i64) -> Debt:
    """Return the debt lowered by an amount."""
    return Debt(f.seat, f.to, f.amount - amount, f.why, f.born, f.called)


def set_off(led: Ledger, f: Debt) -> bool:
    """Set mutual debts off against each other (R-93)."""
    st = led.state
    other = between(st, f.to, f.seat) if f.to >= 0 else None
    if other is None:
        return False
    amount = min(f.amount, other.amount)
    agenda: list[Decision] = []
    for frame in st.agenda:
        if frame is not f and frame is not other:
            agenda.append(frame)
        elif frame.amount > amount:
            agenda.append(less(frame, amount))
    led.rewrite(agenda)
    if led.listening:
        led.tell(SetOff(f.seat, f.to, amount, f.why))
    return True


def clear_mutual(led: Ledger, seat: i64) -> bool:
    """Set a leaving player's debts off against what the same creditors owe."""
    for frame in led.state.agenda:
        if frame.kind == DEBT and frame.seat == seat and set_off(led, cast(Debt, frame)):
            return True
    return False


def call_in(led: Ledger, f: Debt) -> bool:
    """Settle what others owe the debtor first, each such debt once (R-93)."""
    for frame in led.state.agenda:
        if frame.kind == DEBT:
            debt = cast(Debt, frame)
            if debt.to == f.seat and not debt.called:
                led.drop(frame)
                led.urge(Debt(debt.seat, debt.to, debt.amount, debt.why, debt.born, 1))
                return True
        elif frame.kind == RENT_ROLL:
            roll = cast(RentRoll, frame)
            if roll.owner == f.seat and not roll.called:
                led.drop(frame)
                led.urge(RentRoll(roll.payer, roll.owner, roll.factor, roll.born, 1))
                return True
    return False


# The debtor's answers -----------------------------------------------------------------------------


def refuse(st: State, f: Debt, act: Action) -> i64:
    """Nobody is bankrupt who could still pay (R-48)."""
    if act.kind != BANKRUPT and act.kind != RAISE:
        return NOT_NOW
    solvent = liquidation(st, f.seat) >= f.amount
    if act.kind == RAISE:
        return FINE if solvent else INSOLVENT
    return SOLVENT if solvent else FINE


def answer(led: Ledger, f: Debt, act: Action) -> None:
    """Raise the money in the order of R-48, or fall, once older claims have been called (R-93)."""
    if act.kind == RAISE:
        raise_cash(led, f.seat, f.amount)
        return
    owner = older_claim(led.state, f.seat, f.born)
    if owner != BANK:
        led.lay(Call(owner, f.seat, f.born))
    else:
        bankruptcy.fall(led, f.seat, f.to)


def older_claim(st: State, debtor: i64, born: i64) -> i64:
    """Return the owner of a claim against the debtor that is older than the debt, or BANK."""
    for claim in st.claims:
        if claim.payer == debtor and claim.number < born:
            return claim.owner
    return BANK


def settle_call(led: Ledger, f: Call) -> bool:
    """Ask the next owner of an older claim, until none is left."""
    owner = older_claim(led.state, f.debtor, f.born)
    if owner == f.seat:
        return False
    if owner == BANK:
        led.done()
    else:
        led.swap(Call(owner, f.debtor, f.born))
    return True


def waive(led: Ledger, f: Call) -> None:
    """The owner does not demand: those claims lapse, and the next owner is asked."""
    claims = led.state.claims
    led.keep_claims([c for c in claims if not (c.owner == f.seat and c.payer == f.debtor)])
    settle_call(led, f)


# Raising money ------------------------------------------------------------------------------------


def raise_cash(led: Ledger, seat: i64, amount: i64) -> None:
    """Mortgage unbuilt deeds, lowest first, then sell buildings, cheapest group first (DEBT-1, R-48)."""
    st = led.state
    while st.seats[seat].cash < amount:
        deed = lowest_mortgage(st, seat)
        if deed >= 0:
            mortgage.pledge(led, seat, deed)
        elif not sell_some(led, seat, amount):
            return


def lowest_mortgage(st: State, seat: i64) -> i64:
    """Return the deed with the lowest value that may be mortgaged, or -1."""
    t = st.tables
    best: i64 = -1
    low: i64 = MUCH
    left = st.deeds_of[seat] & ~st.mortgaged
    while left:
        deed = bits.lowest(left)
        if t.value[deed] < low and mortgage.refuse(st, seat, deed) == FINE:
            best = deed
            low = t.value[deed]
        left &= left - 1
    return best


def sell_some(led: Ledger, seat: i64, amount: i64) -> bool:
    """Sell one building of the cheapest built group; return whether there was one."""
    st = led.state
    t = st.tables
    best: i64 = -1
    for g in range(t.streets):
        if st.whole[g] == seat and st.built[g] > 0:
            if best < 0 or group_price(st, g) < group_price(st, best):
                best = g
    if best < 0:
        return False
    deed = best_sale(st, seat, best)
    if deed >= 0:
        sell.sell(led, seat, deed)
    else:
        sell.sell_down(led, seat, best, covering_target(st, seat, best, amount))
    return True


def group_price(st: State, g: i64) -> i64:
    """Return the house price of a group."""
    return st.tables.house[st.tables.members[st.tables.first[g]]]


def best_sale(st: State, seat: i64, g: i64) -> i64:
    """Return the street of a group from which one building may be sold, the highest first, or -1."""
    t = st.tables
    best: i64 = -1
    for i in range(t.first[g], t.first[g] + t.count[g]):
        deed = t.members[i]
        if sell.refuse(st, seat, deed) == FINE:
            if best < 0 or st.level[deed] > st.level[best]:
                best = deed
    return best


def covering_target(st: State, seat: i64, g: i64, amount: i64) -> i64:
    """Return the highest even target of a group sale that covers the debt, else 0/0/0.

    Even targets have streets of two neighbouring levels, `low` and one more; where a hotel counts four
    for evenness, some of the highest may keep theirs.
    """
    n = st.tables.count[g]
    need = amount - st.seats[seat].cash
    best: i64 = 0
    kept: i64 = 0
    for low in range(st.tables.hotel):
        for more in range(n + 1):
            for hotels in range(n + 1):
                levels = even_target(st, g, low, more, hotels)
                total = sum_levels(levels, n)
                if total > kept and sell.refuse_down(st, seat, g, levels) == FINE:
                    if proceeds(st, g, levels) >= need:
                        best = levels
                        kept = total
    return best


def even_target(st: State, g: i64, low: i64, more: i64, hotels: i64) -> i64:
    """Pack levels for a group: the `more` highest streets at low + 1, `hotels` of them keeping theirs."""
    t = st.tables
    levels: i64 = 0
    for i in range(t.count[g]):
        place = place_by_height(st, g, i)
        level = low + 1 if place < more else low
        keeps = level == build.even(t, t.hotel) and place < hotels
        levels |= (t.hotel if keeps else level) << (3 * i)
    return levels


def place_by_height(st: State, g: i64, i: i64) -> i64:
    """Return how many streets of a group stand higher, or as high but earlier on the board."""
    t = st.tables
    mine = st.level[t.members[t.first[g] + i]]
    place: i64 = 0
    for k in range(t.count[g]):
        level = st.level[t.members[t.first[g] + k]]
        if level > mine or (level == mine and k < i):
            place += 1
    return place


def sum_levels(levels: i64, n: i64) -> i64:
    """Return the building levels of a packed state together."""
    total: i64 = 0
    for i in range(n):
        total += sell.target(levels, i)
    return total


def proceeds(st: State, g: i64, levels: i64) -> i64:
    """Return what the bank pays for lowering a group."""
    t = st.tables
    total: i64 = 0
    for i in range(t.count[g]):
        deed = t.members[t.first[g] + i]
        for level in range(sell.target(levels, i) + 1, st.level[deed] + 1):
            total += sell.refund(st, deed, level)
    return total
