"""DEBT: settling debts, raising money, bankruptcy, resigning."""

from __future__ import annotations

from typing import cast

from bankhalter.core import ask
from bankhalter.core.actions import Action
from bankhalter.core.codes import (
    BANK,
    BANKRUPT,
    BONUS,
    DEBT,
    E_LAPSED,
    E_LEAVING,
    E_OUT,
    E_SET_OFF,
    FALLEN,
    FINE,
    GROUND,
    INSOLVENT,
    MOVE,
    NOT_NOW,
    PURCHASE,
    RAISE,
    RENT_ROLL,
    SOLVENT,
    W_ESTATE,
)
from bankhalter.core.decisions import Call, Debt, Decision, Estate, RentRoll
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64
from bankhalter.core.rules import build, end, house, mortgage, turn
from bankhalter.core.state import State

# Settling ------------------------------------------------------------------------------------------


def settle(led: Ledger, f: Debt) -> bool:
    """Pay what the cash covers; before a bankruptcy clear what the debtor is owed (R-93)."""
    st = led.state
    if st.seats[f.seat].cash >= f.amount:
        led.done()
        pay(led, f)
        return True
    if ask.liquidation(st, f.seat) >= f.amount:
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
    other = ask.debt_between(st, f.to, f.seat) if f.to >= 0 else None
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
    led.tell(E_SET_OFF, f.seat, f.to, amount, f.why)
    return True


def clear_mutual(led: Ledger, seat: i64) -> bool:
    """Set a leaving player's debts off against what the same creditors owe (R-57, R-93)."""
    for frame in led.state.agenda:
        if frame.kind == DEBT and frame.seat == seat and set_off(led, cast(Debt, frame)):
            return True
    return False


def call_in(led: Ledger, f: Debt) -> bool:
    """Settle what others owe the debtor first, each such debt once (R-93)."""
    agenda = led.state.agenda
    for i in range(len(agenda)):
        frame = agenda[i]
        if frame.kind == DEBT:
            debt = cast(Debt, frame)
            if debt.to == f.seat and not debt.called:
                agenda.pop(i)
                led.urge(Debt(debt.seat, debt.to, debt.amount, debt.why, debt.born, 1))
                return True
        elif frame.kind == RENT_ROLL:
            roll = cast(RentRoll, frame)
            if roll.owner == f.seat and not roll.called:
                agenda.pop(i)
                led.urge(RentRoll(roll.payer, roll.owner, roll.factor, roll.born, 1))
                return True
    return False


# The debtor's answers --------------------------------------------------------------------------------


def refuse(st: State, f: Debt, act: Action) -> i64:
    """Nobody is bankrupt who could still pay (R-48)."""
    if act.kind != BANKRUPT and act.kind != RAISE:
        return NOT_NOW
    solvent = ask.liquidation(st, f.seat) >= f.amount
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
        fall(led, f.seat, f.to)


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
    """The owner does not demand: those claims lapse."""
    st = led.state
    st.claims = [c for c in st.claims if not (c.owner == f.seat and c.payer == f.debtor)]


# Raising money ---------------------------------------------------------------------------------------


def raise_cash(led: Ledger, seat: i64, amount: i64) -> None:
    """Mortgage unbuilt deeds, lowest first, then sell buildings, cheapest group first (R-48)."""
    st = led.state
    while st.seats[seat].cash < amount:
        deed = lowest_mortgage(st, seat)
        if deed >= 0:
            mortgage.pledge(led, seat, deed)
        elif not sell_some(led, seat, amount):
            return


def lowest_mortgage(st: State, seat: i64) -> i64:
    """Return the deed with the lowest value that may be mortgaged, or -1."""
    best: i64 = -1
    for deed in range(st.tables.deeds):
        if st.owner[deed] == seat and mortgage.refuse(st, seat, deed) == FINE:
            if best < 0 or st.tables.value[deed] < st.tables.value[best]:
                best = deed
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
        build.sell(led, seat, deed)
    else:
        build.sell_down(led, seat, best, covering_target(st, seat, best, amount))
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
        if build.refuse_sell(st, seat, deed) == FINE:
            if best < 0 or st.level[deed] > st.level[best]:
                best = deed
    return best


def covering_target(st: State, seat: i64, g: i64, amount: i64) -> i64:
    """Return the highest even target of a group sale that covers the debt, else 0/0/0 (R-92).

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
                if total > kept and build.refuse_sell_down(st, seat, g, levels) == FINE:
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
        keeps = level == t.hotel - 1 and place < hotels and not t.hotel_needs_group
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
        total += build.target(levels, i)
    return total


def proceeds(st: State, g: i64, levels: i64) -> i64:
    """Return what the bank pays for lowering a group."""
    t = st.tables
    total: i64 = 0
    for i in range(t.count[g]):
        deed = t.members[t.first[g] + i]
        for level in range(build.target(levels, i) + 1, st.level[deed] + 1):
            total += ask.refund(st, deed, level)
    return total


# Bankruptcy ------------------------------------------------------------------------------------------


def fall(led: Ledger, seat: i64, to: i64) -> None:
    """A player is bankrupt, to a player or to the bank (DEBT-2 to DEBT-4, R-49 to R-53)."""
    st = led.state
    st.seats[seat].out = FALLEN
    st.seats[seat].parked = 0
    st.alive -= 1
    st.fallen += 1
    st.leaving &= ~(1 << seat)
    led.tell(E_OUT, seat, to, 0, 0)
    liquidate(led, seat, to == BANK or not st.tables.as_is)
    if st.seats[seat].cash:
        led.pay(seat, to, st.seats[seat].cash, W_ESTATE)
    hand_cards(led, seat, to)
    deeds = hand_deeds(led, seat, to)
    forget(led, seat)
    if not end.last_one(led):
        carry_on(led, seat, to, deeds)


def liquidate(led: Ledger, seat: i64, pledge: bool) -> None:
    """Sell all buildings whole at half price, and where the edition says so mortgage every deed (R-49)."""
    st = led.state
    for deed in range(st.tables.deeds):
        if st.owner[deed] == seat and st.level[deed] > 0:
            build.lower(led, seat, deed, 0)
    for deed in range(st.tables.deeds):
        if pledge and st.owner[deed] == seat and st.pledged[deed] == 0:
            mortgage.pledge(led, seat, deed)


def hand_cards(led: Ledger, seat: i64, to: i64) -> None:
    """Jail cards go to the creditor, or back under their decks (DEBT-3, DEBT-4, R-53)."""
    kept = led.state.seats[seat].kept
    if kept == 0:
        return
    if to != BANK:
        led.cards_to(seat, to, kept)
        return
    for card in range(led.state.tables.cards):
        if kept & (1 << card):
            led.give_up(seat, card)


def hand_deeds(led: Ledger, seat: i64, to: i64) -> i64:
    """Deeds go to the creditor as they are, or to the bank free of mortgages (R-52); return their mask."""
    st = led.state
    mask: i64 = 0
    for deed in range(st.tables.deeds):
        if st.owner[deed] == seat:
            mask |= 1 << deed
            led.deed_to(deed, to)
            if to == BANK and st.pledged[deed]:
                led.redeem(deed)
    return mask


def forget(led: Ledger, seat: i64) -> None:
    """Nothing is owed to or by the bankrupt any more: sweep claims and agenda (R-88, R-93)."""
    st = led.state
    for claim in st.claims[:]:
        if claim.owner == seat or claim.payer == seat:
            st.claims.remove(claim)
            led.tell(E_LAPSED, claim.owner, claim.payer, claim.amount, claim.deed)
    led.rewrite([f for f in st.agenda if f.rank == GROUND or not concerns(f, seat)])


def concerns(f: Decision, seat: i64) -> bool:
    """Tell whether a frame falls with a player; an estate stays to be auctioned."""
    if f.kind == DEBT:
        return f.seat == seat or cast(Debt, f).to == seat
    if f.kind == RENT_ROLL:
        return cast(RentRoll, f).payer == seat or cast(RentRoll, f).owner == seat
    return f.seat == seat and (f.kind == PURCHASE or f.kind == BONUS or f.kind == MOVE)


def carry_on(led: Ledger, seat: i64, to: i64, deeds: i64) -> None:
    """Interest for the creditor, auctions for the bank, the next turn, or the count (R-56, R-60)."""
    st = led.state
    closing = st.closing or (st.tables.end_after > 0 and st.fallen >= st.tables.end_after)
    if closing and not st.closing:
        end.close(led)
    if to != BANK:
        mortgage.receive(led, to, deeds)
    elif deeds and not closing:
        led.lay(Estate(seat, deeds))
    if st.turn == seat:
        turn.hand_on(led)


# Resigning -------------------------------------------------------------------------------------------


def resign(led: Ledger, seat: i64) -> None:
    """Note that a player leaves; it takes effect at the next calm moment (R-87)."""
    led.state.leaving |= 1 << seat
    led.tell(E_LEAVING, seat, BANK, 0, 0)


def leaver(st: State) -> i64:
    """Return who may leave now, or BANK: no throw for a rent of theirs may be pending."""
    for seat in range(len(st.seats)):
        if st.leaving & (1 << seat) and not throws_pending(st, seat):
            return seat
    return BANK


def is_owed(st: State, seat: i64) -> bool:
    """Tell whether somebody who stays owes this seat: that is settled before it leaves (R-57, R-93)."""
    for f in st.agenda:
        if f.kind == DEBT and cast(Debt, f).to == seat and not st.leaving & (1 << f.seat):
            return True
        if f.kind == RENT_ROLL and cast(RentRoll, f).owner == seat:
            return True
    return False


def throws_pending(st: State, seat: i64) -> bool:
    """Tell whether a rent throw of this seat is still to be made."""
    return any(f.kind == RENT_ROLL and cast(RentRoll, f).payer == seat for f in st.agenda)


def leave(led: Ledger, seat: i64) -> None:
    """Settle open debts as far as possible; the rest goes to the bank (R-57)."""
    st = led.state
    while True:
        debt = oldest_debt(st, seat)
        if debt is None:
            fall(led, seat, BANK)
            return
        if ask.liquidation(st, seat) >= debt.amount:
            raise_cash(led, seat, debt.amount)
            st.agenda.remove(debt)
            led.rewrite(st.agenda)
            pay(led, debt)
        else:
            fall(led, seat, debt.to)
            return


def oldest_debt(st: State, seat: i64) -> Debt | None:
    """Return the first open debt of a seat."""
    for f in reversed(st.agenda):
        if f.kind == DEBT and f.seat == seat:
            return cast(Debt, f)
    return None
