"""DEBT: what becomes of a bankrupt player's money, deeds and cards."""

from __future__ import annotations

from typing import cast

from bankhalter.core import bits
from bankhalter.core.codes import (
    BANK,
    BONUS,
    DEBT,
    GROUND,
    LIQUIDATE,
    MOVE,
    PURCHASE,
    RENT_ROLL,
    W_ESTATE,
)
from bankhalter.core.decisions import Debt, Decision, Estate, RentRoll
from bankhalter.core.events import ClaimLapsed, WentOut
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64
from bankhalter.core.rules import end, mortgage, sell, turn


def fall(led: Ledger, seat: i64, to: i64) -> None:
    """A player is bankrupt, to a player or to the bank (DEBT-2), or resigns."""
    st = led.state
    resigned = st.leaving >> seat & 1
    led.fall(seat)
    liquidate(led, seat, to == BANK or st.tables.bankruptcy_handover == LIQUIDATE)
    if led.listening:
        led.tell(WentOut(seat, to, resigned))
    if st.seats[seat].cash:
        led.pay(seat, to, st.seats[seat].cash, W_ESTATE)
    hand_cards(led, seat, to)
    deeds = hand_deeds(led, seat, to)
    forget(led, seat)
    if not end.last_one(led):
        carry_on(led, seat, to, deeds)


def liquidate(led: Ledger, seat: i64, pledge: bool) -> None:
    """Sell all buildings whole at half price, and by the edition mortgage every deed (R-49, R-50)."""
    st = led.state
    left = st.deeds_of[seat]
    while left:
        sell.lower(led, seat, bits.lowest(left), 0)
        left &= left - 1
    left = st.deeds_of[seat] & ~st.mortgaged if pledge else 0
    while left:
        mortgage.pledge(led, seat, bits.lowest(left))
        left &= left - 1


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
    mask = st.deeds_of[seat]
    left = mask
    while left:
        deed = bits.lowest(left)
        led.deed_to(deed, to)
        if to == BANK and st.pledged[deed]:
            led.redeem(deed)
        left &= left - 1
    return mask


def forget(led: Ledger, seat: i64) -> None:
    """Nothing is owed to or by the bankrupt any more: sweep claims and agenda ."""
    st = led.state
    for claim in st.claims:
        if claim.owner == seat or claim.payer == seat:
            if led.listening:
                led.tell(ClaimLapsed(claim.owner, claim.payer, claim.amount, claim.deed))
    led.keep_claims([c for c in st.claims if c.owner != seat and c.payer != seat])
    led.rewrite([f for f in st.agenda if f.rank == GROUND or not concerns(f, seat)])


def concerns(f: Decision, seat: i64) -> bool:
    """Tell whether a frame falls with a player; an estate stays to be auctioned."""
    if f.kind == DEBT:
        return f.seat == seat or cast(Debt, f).to == seat
    if f.kind == RENT_ROLL:
        return cast(RentRoll, f).payer == seat or cast(RentRoll, f).owner == seat
    return f.seat == seat and (f.kind == PURCHASE or f.kind == BONUS or f.kind == MOVE)


def carry_on(led: Ledger, seat: i64, to: i64, deeds: i64) -> None:
    """Interest for the creditor (DEBT-6), auctions for the bank, the next turn (R-56), or the count.

    A short game ends with its last bankruptcy (SHORT-C5, SHORT-W4, R-61); its estate still goes to a creditor
    who plays, but the bank auctions nothing (SHORT-C6, R-60).
    """
    st = led.state
    closing = st.closing or (st.tables.end_bankruptcies > 0 and st.fallen >= st.tables.end_bankruptcies)
    if closing and not st.closing:
        end.close(led)
    if to != BANK:
        mortgage.receive(led, to, deeds)
    elif deeds and not closing:
        led.lay(Estate(seat, deeds))
    if st.turn == seat:
        turn.hand_on(led)
