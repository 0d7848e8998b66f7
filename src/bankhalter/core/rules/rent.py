"""RENT: what a property costs whoever lands there, claims, demanding them, and the throw for a utility."""

from __future__ import annotations

from typing import cast

from bankhalter.core.actions import Action
from bankhalter.core.codes import (
    AUTO,
    CALL,
    DEBT,
    FINE,
    MOVE_THROW,
    MUCH,
    NO_SUCH_CLAIM,
    SEATS,
    STATION,
    UNKNOWN,
    UTILITY,
    W_RENT,
    WISH_DEMAND,
)
from bankhalter.core.decisions import Call, Debt, Decision, RentRoll
from bankhalter.core.events import Claimed, ClaimLapsed, Owed, Thrown
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64
from bankhalter.core.state import Claim, State

# Amounts ------------------------------------------------------------------------------------------


def amount(st: State, deed: i64) -> i64:
    """Return the rent of a street or station as it stands (RENT-4, RENT-7, SHORT-C4).

    Each unbuilt street of a whole group pays double (RENT-5, RENT-6, R-16), where the edition says so only
    if nothing of the group is mortgaged (R-17).
    """
    t = st.tables
    g = t.group[deed]
    owner = st.owner[deed]
    if t.deed_kind[deed] == STATION:
        return t.rent[deed * 6 + counted(st, g, owner) - 1]
    level = st.level[deed]
    if level == t.hotel:
        return t.rent[deed * 6 + 5]
    amount = t.rent[deed * 6 + level]
    if level == 0 and st.whole[g] == owner and (t.double_rent_despite_mortgage or st.pledges[g] == 0):
        return 2 * amount
    return amount


def counted(st: State, g: i64, owner: i64) -> i64:
    """Return how many stations or utilities count for the rent (RENT-11, R-18)."""
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


# Claims -------------------------------------------------------------------------------------------


def land(led: Ledger, payer: i64, deed: i64, by_throw: bool, times: i64, fixed: i64) -> None:
    """Fix what a landing on another's property costs (RENT-1, R-14); a card may set `times` or `fixed`.

    A utility's rent is the factor times a throw: that which moved the token (R-20), or one to be made.
    """
    st = led.state
    if st.tables.deed_kind[deed] != UTILITY:
        record(led, payer, deed, times * amount(st, deed), 0)
        return
    times = fixed if fixed else factor(st, deed)
    if st.tables.utility_dice == MOVE_THROW and by_throw:
        record(led, payer, deed, times * (st.die1 + st.die2), 0)
    else:
        record(led, payer, deed, 0, times)


def record(led: Ledger, payer: i64, deed: i64, amount: i64, factor: i64) -> None:
    """Note the claim, or demand it at once where that is agreed or wished (R-13)."""
    st = led.state
    owner = st.owner[deed]
    number = led.number()
    if st.tables.rent_demand == AUTO or st.seats[owner].wishes & WISH_DEMAND:
        led.lay(owed(led, payer, owner, amount, factor, number, 0))
    else:
        led.claim(Claim(number, owner, payer, deed, amount, factor))
        if led.listening:
            led.tell(Claimed(owner, payer, amount, deed))


def owed(led: Ledger, payer: i64, owner: i64, amount: i64, factor: i64, born: i64, called: i64) -> Decision:
    """Return what a demanded rent is on the agenda: a debt, or first the payer's throw (R-19)."""
    if factor:
        return RentRoll(payer, owner, factor, born, called)
    if led.listening:
        led.tell(Owed(payer, owner, amount, W_RENT))
    return Debt(payer, owner, amount, W_RENT, born, called)


def find(st: State, number: i64) -> Claim | None:
    """Return an open claim by its number."""
    for claim in st.claims:
        if claim.number == number:
            return claim
    return None


def refuse_demand(st: State, act: Action) -> i64:
    """A claim is its owner's, and only while it is open (RENT-3)."""
    claim = find(st, act.a)
    return FINE if claim is not None and claim.owner == act.seat else NO_SUCH_CLAIM


def demand(led: Ledger, act: Action) -> None:
    """Demand a rent; in a call before somebody is out, a claim goes ahead of debts that are younger."""
    st = led.state
    claim = find(st, act.a)
    if claim is None:
        return
    led.keep_claims([c for c in st.claims if c is not claim])
    called: i64 = 1 if st.top.kind == CALL else 0
    frame = owed(led, claim.payer, claim.owner, claim.amount, claim.factor, claim.number, called)
    if called and not owes_since(st, claim):
        led.urge(frame)
    else:
        led.lay(frame)


def owes_since(st: State, claim: Claim) -> bool:
    """Tell whether a payer who leaves owes something older than a claim."""
    if cast(Call, st.top).born != MUCH:
        return False
    for f in st.agenda:
        if f.kind == DEBT and f.seat == claim.payer and cast(Debt, f).born < claim.number:
            return True
    return False


def thrown(led: Ledger, frame: RentRoll, act: Action) -> None:
    """The payer threw for a utility: bus and Mr. Monopoly count nothing (SPEED-13)."""
    total = act.a + act.b + (act.c if act.c <= 3 else 0)
    if led.listening:
        led.tell(Thrown(frame.payer, act.a, act.b, act.c))
    amount = frame.factor * total
    if led.listening:
        led.tell(Owed(frame.payer, frame.owner, amount, W_RENT))
    led.swap(Debt(frame.payer, frame.owner, amount, W_RENT, frame.born, frame.called))


def drop_claims(led: Ledger) -> None:
    """Let every open claim lapse (RENT-3)."""
    for claim in led.state.claims:
        if led.listening:
            led.tell(ClaimLapsed(claim.owner, claim.payer, claim.amount, claim.deed))
    led.keep_claims([])


def refuse_wish(act: Action) -> i64:
    """The one standing wish there is, to have rents demanded, is on or off."""
    return FINE if act.a == WISH_DEMAND and 0 <= act.b <= 1 else UNKNOWN


def wish(led: Ledger, act: Action) -> None:
    """Note a seat's standing wish (R-13)."""
    led.wish(act.seat, act.a, act.b == 1)
