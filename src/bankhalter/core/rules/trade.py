"""TRADE: offers between two players, fixed lists on both sides (R-90, R-91)."""

from __future__ import annotations

from typing import Final

from bankhalter.core import bits
from bankhalter.core.actions import Action, Offer
from bankhalter.core.codes import (
    DEBT_GUARD,
    FINE,
    GIVER_SHORT,
    GROUP_BUILT,
    INTEREST_UNCOVERED,
    LEAVING_ALREADY,
    NEGATIVE_AMOUNT,
    NO_SUCH_DEBT,
    NO_SUCH_OFFER,
    NO_SUCH_SEAT,
    NOT_HELD,
    OFF_GRAIN,
    OFFER_CASH_BOTH,
    OFFER_CASH_ONLY,
    OFFER_EMPTY,
    OFFER_TO_SELF,
    OUT_OF_GAME,
    PLAYING,
    RELIEF_NEEDS_GOODS,
    RELIEF_TOO_HIGH,
    TAKER_SHORT,
    TOO_MANY_OFFERS,
    W_TRADE,
)
from bankhalter.core.decisions import Debt
from bankhalter.core.events import Accepted, Offered, OfferLapsed, Rejected, Withdrawn
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64
from bankhalter.core.rules import debt, mortgage
from bankhalter.core.state import State

MOST_OFFERS: Final = 20  # of one player at the same time; beyond that nobody could read them


# Making an offer ----------------------------------------------------------------------------------


def refuse_offer(st: State, o: Offer) -> i64:
    """Check the parties, the form and the goods of an offer (TRADE-1)."""
    if not 0 <= o.to < len(st.seats):
        return NO_SUCH_SEAT
    if o.to == o.seat:
        return OFFER_TO_SELF
    if st.leaving & (1 << o.seat):
        return LEAVING_ALREADY
    if not takes_part(st, o.to):
        return OUT_OF_GAME
    if len(st.offers) >= MOST_OFFERS and offers_by(st, o.seat) >= MOST_OFFERS:
        return TOO_MANY_OFFERS
    word = refuse_form(st, o)
    if word == FINE:
        word = refuse_goods(st, o)
    if word == FINE and st.seats[o.seat].cash < o.cash:
        return GIVER_SHORT
    return word if word != FINE else refuse_guard(st, o)


def takes_part(st: State, seat: i64) -> bool:
    """Tell whether a seat still trades: whoever is leaving no longer does."""
    return st.seats[seat].out == PLAYING and not st.leaving & (1 << seat)


def offers_by(st: State, seat: i64) -> i64:
    """Return how many offers of a player stand."""
    count: i64 = 0
    for o in st.offers:
        if o.seat == seat:
            count += 1
    return count


def refuse_form(st: State, o: Offer) -> i64:
    """Whole amounts in the grain, cash on one side at most, never cash alone (TRADE-6, R-40, R-91)."""
    if o.cash | o.want_cash | o.relief | o.deeds | o.want_deeds | o.cards | o.want_cards < 0:
        return NEGATIVE_AMOUNT  # the sign of any of them is the sign of all together
    grain = st.tables.grain
    if o.cash % grain or o.want_cash % grain or o.relief % grain:
        return OFF_GRAIN
    if o.cash and o.want_cash:
        return OFFER_CASH_BOTH
    goods = o.deeds | o.want_deeds | o.cards | o.want_cards
    if goods == 0:
        return OFFER_CASH_ONLY if o.cash or o.want_cash or o.relief else OFFER_EMPTY
    return refuse_relief(st, o) if o.relief else FINE


def debt_settled(st: State, o: Offer) -> Debt | None:
    """Return the debt an offer with relief speaks of: of the side that gives a deed or a card for it."""
    mine = debt.between(st, o.seat, o.to) if o.deeds | o.cards else None
    theirs = debt.between(st, o.to, o.seat) if o.want_deeds | o.want_cards else None
    if mine is None or (theirs is not None and mine.amount < o.relief):
        return theirs
    return mine


def refuse_relief(st: State, o: Offer) -> i64:
    """A debt is let off only for a deed or a jail card of the debtor (DEBT-5, TRADE-7, R-81)."""
    settled = debt_settled(st, o)
    if settled is not None:
        return FINE if o.relief <= settled.amount else RELIEF_TOO_HIGH
    owed = debt.between(st, o.seat, o.to) or debt.between(st, o.to, o.seat)
    return NO_SUCH_DEBT if owed is None else RELIEF_NEEDS_GOODS


def refuse_goods(st: State, o: Offer) -> i64:
    """Both sides hold what they give, and no street of a built group changes hands (TRADE-2, TRADE-3)."""
    word = refuse_side(st, o.seat, o.deeds, o.cards)
    return word if word != FINE else refuse_side(st, o.to, o.want_deeds, o.want_cards)


def refuse_side(st: State, seat: i64, deeds: i64, cards: i64) -> i64:
    """One side of `refuse_goods`."""
    t = st.tables
    if cards & ~st.seats[seat].kept or deeds >> t.deeds:
        return NOT_HELD
    while deeds:
        deed = bits.lowest(deeds)
        if st.owner[deed] != seat:
            return NOT_HELD
        if st.built[t.group[deed]]:
            return GROUP_BUILT
        deeds &= deeds - 1
    return FINE


# Accepting ----------------------------------------------------------------------------------------


def refuse_guard(st: State, o: Offer) -> i64:
    """A debtor may not trade away what the debt could be paid from (R-41), except to settle (R-81)."""
    if not (st.tables.debt_trade_guard and debt.anybody_owes(st)):
        return FINE
    settled = debt_settled(st, o) if o.relief else None
    if squanders(st, o, settled) or squanders(st, mirror(o), settled):
        return DEBT_GUARD
    return FINE


def squanders(st: State, o: Offer, settled: Debt | None) -> bool:
    """Tell whether the offerer owes and would lose value, beyond what a settlement may cost."""
    lost = -gain(st, o)
    if lost <= 0 or not debt.owes(st, o.seat):
        return False
    if settled is None or settled.seat != o.seat:
        return True
    older = debt.older_than(st, settled)
    return older > 0 and debt.liquidation(st, o.seat) - lost < older


def mirror(o: Offer) -> Offer:
    """Return the same exchange as the other side sees it."""
    return Offer(o.to, o.seat, o.want_cash, o.want_deeds, o.want_cards, o.cash, o.deeds, o.cards)


def gain(st: State, o: Offer) -> i64:
    """Return how much the offerer's liquidation value would change."""
    free = ~st.mortgaged
    wins = o.want_cash + values(st, o.want_deeds & free)
    return wins - mortgage.interest_due(st, o.want_deeds) - o.cash - values(st, o.deeds & free)


def values(st: State, deeds: i64) -> i64:
    """Return the mortgage values of all deeds in a mask."""
    total: i64 = 0
    while deeds:
        total += st.tables.value[bits.lowest(deeds)]
        deeds &= deeds - 1
    return total


def refuse_accept(st: State, act: Action) -> i64:
    """All conditions are checked again when an offer is accepted (R-90)."""
    o = find(st, act.a)
    if o is None or o.to != act.seat:
        return NO_SUCH_OFFER
    if st.seats[o.seat].cash < o.cash:
        return GIVER_SHORT
    if st.seats[o.to].cash < o.want_cash:
        return TAKER_SHORT
    if o.relief:
        word = refuse_relief(st, o)
        if word != FINE:
            return word
    word = refuse_guard(st, o)
    return word if word != FINE else refuse_interest(st, o)


def refuse_interest(st: State, o: Offer) -> i64:
    """Each side can pay the interest on what it receives right after the exchange (R-39)."""
    mine = st.seats[o.seat].cash - o.cash + o.want_cash
    theirs = st.seats[o.to].cash + o.cash - o.want_cash
    covered = mine >= mortgage.interest_due(st, o.want_deeds) and theirs >= mortgage.interest_due(st, o.deeds)
    return FINE if covered else INTEREST_UNCOVERED


def find(st: State, number: i64) -> Offer | None:
    """Return a standing offer by its number."""
    for o in st.offers:
        if o.number == number:
            return o
    return None


# Carrying out -------------------------------------------------------------------------------------


def offer(led: Ledger, o: Offer) -> None:
    """Let the offer stand, with a number and with what was mortgaged in it."""
    st = led.state
    number = led.number()
    pledged = (o.deeds | o.want_deeds) & st.mortgaged
    led.offer(
        Offer(
            o.seat,
            o.to,
            o.cash,
            o.deeds,
            o.cards,
            o.want_cash,
            o.want_deeds,
            o.want_cards,
            o.relief,
            number,
            pledged,
        )
    )
    if led.listening:
        led.tell(Offered(o.seat, o.to, st.numbers))


def accept(led: Ledger, act: Action) -> None:
    """Exchange the goods at once; mortgaged deeds are answered for by the receiver (TRADE-4)."""
    st = led.state
    o = find(st, act.a)
    if o is None:
        return
    take_off(led, o)
    if led.listening:
        led.tell(Accepted(o.seat, o.to, o.number))
    if o.relief:
        settle_relief(led, o)
    hand_over(led, o.seat, o.to, o.cash, o.deeds, o.cards)
    hand_over(led, o.to, o.seat, o.want_cash, o.want_deeds, o.want_cards)
    mortgage.receive(led, o.to, o.deeds)
    mortgage.receive(led, o.seat, o.want_deeds)
    lapse_unpayable(led)


def hand_over(led: Ledger, src: i64, dst: i64, cash: i64, deeds: i64, cards: i64) -> None:
    """Give one side's goods to the other."""
    if cash:
        led.pay(src, dst, cash, W_TRADE)
    if cards:
        led.cards_to(src, dst, cards)
    while deeds:
        led.deed_to(bits.lowest(deeds), dst)
        deeds &= deeds - 1


def settle_relief(led: Ledger, o: Offer) -> None:
    """Let off the debt, or part of it (R-81)."""
    settled = debt_settled(led.state, o)
    if settled is None:
        return
    if settled.amount > o.relief:
        led.replace(settled, debt.less(settled, o.relief))
    else:
        led.drop(settled)


def take_off(led: Ledger, o: Offer) -> None:
    """Take one offer off the table."""
    led.keep_offers([other for other in led.state.offers if other is not o])


def reject(led: Ledger, act: Action) -> None:
    """The other side declines."""
    o = find(led.state, act.a)
    if o is not None:
        take_off(led, o)
        if led.listening:
            led.tell(Rejected(o.seat, o.to, o.number))


def withdraw(led: Ledger, act: Action) -> None:
    """The offerer takes the offer back (R-90)."""
    o = find(led.state, act.a)
    if o is not None:
        take_off(led, o)
        if led.listening:
            led.tell(Withdrawn(o.seat, o.to, o.number))


def refuse_reject(st: State, act: Action) -> i64:
    """Only the one asked declines."""
    o = find(st, act.a)
    return FINE if o is not None and o.to == act.seat else NO_SUCH_OFFER


def refuse_withdraw(st: State, act: Action) -> i64:
    """Only the offerer withdraws."""
    o = find(st, act.a)
    return FINE if o is not None and o.seat == act.seat else NO_SUCH_OFFER


# Lapsing ------------------------------------------------------------------------------------------


def stands(st: State, o: Offer) -> bool:
    """Tell whether all goods are where they were when the offer was made (R-90)."""
    if not takes_part(st, o.seat) or not takes_part(st, o.to):
        return False
    if refuse_goods(st, o) != FINE:
        return False
    if o.relief and debt_settled(st, o) is None:
        return False
    return (o.deeds | o.want_deeds) & st.mortgaged == o.pledged


def sweep(led: Ledger) -> None:
    """Let offers lapse that can no longer be carried out."""
    st = led.state
    for o in st.offers:
        if not stands(st, o):
            take_off(led, o)
            if led.listening:
                led.tell(OfferLapsed(o.seat, o.to, o.number))


def lapse_unpayable(led: Ledger) -> None:
    """After a trade, offers whose cash is gone lapse too (R-90)."""
    st = led.state
    for o in st.offers:
        if st.seats[o.seat].cash < o.cash or st.seats[o.to].cash < o.want_cash:
            take_off(led, o)
            if led.listening:
                led.tell(OfferLapsed(o.seat, o.to, o.number))
