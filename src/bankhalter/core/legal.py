"""The menu: everything a seat may say now, amounts as ranges. It agrees with `refuse`; a law tests that."""

from __future__ import annotations

from typing import cast

from bankhalter.core.actions import Action
from bankhalter.core.codes import (
    ACCEPT,
    ANYONE,
    AUCTION,
    BANKRUPT,
    BID,
    BUILD,
    BUY,
    CALL,
    CARD_CHOICE,
    CLOCK,
    DEBT,
    DECLINE,
    DEMAND,
    END_TURN,
    FINAL_CALL,
    FINE,
    HAMMER,
    HOTEL,
    HOUSE,
    JUMP,
    JUMP_TO,
    KEEP,
    LIFT,
    MORTGAGE,
    OFFER,
    ORDER,
    OVER,
    PASS,
    PAY,
    PAY_FINE,
    PLACE,
    PLAY_CARD,
    PLAYING,
    PURCHASE,
    PUT,
    RAISE,
    RECEIPT,
    REDEEM,
    REJECT,
    RESIGN,
    REST,
    SELL,
    SELL_DOWN,
    STEP,
    STEPS,
    TAKE_CARD,
    THROW,
    TIME_UP,
    TURN,
    WALK,
    WANT,
    WANTS,
    WISH,
    WISH_DEMAND,
    WITHDRAW,
)
from bankhalter.core.decisions import Auction, Receipt, Wants
from bankhalter.core.engine import refuse
from bankhalter.core.native import i64, mypyc_attr
from bankhalter.core.rules import auction, moments, resign, shortage
from bankhalter.core.state import State
from bankhalter.core.values import Value


@mypyc_attr(acyclic=True, free_list_len=1)
class Choice(Value):
    """A line of the menu. Where `low < high` the amount `a` may be anything between, in the grain.

    An OFFER has no numbers: its goods are free, `refuse` judges them. So is the target of SELL_DOWN, of
    which the menu names only the sale of everything, and a PLAN, of which it names the single buildings.
    """

    def __init__(self, kind: i64, seat: i64, a: i64, b: i64, low: i64, high: i64) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.low = low
        self.high = high

    def action(self, amount: int | None = None) -> Action:
        """Return what is said by this line; ValueError if it leaves open what `amount` does not tell."""
        if self.kind == OFFER:
            raise ValueError("an offer has goods: say Offer(...)")
        if amount is None:
            if self.low < self.high:
                raise ValueError(f"an amount from {self.low} to {self.high} is needed")
            return Action(self.kind, self.seat, self.a, self.b)
        if self.low >= self.high or not self.low <= amount <= self.high:
            raise ValueError(f"no amount from {self.low} to {self.high}: {amount}")
        if self.kind == ORDER:
            return Action(ORDER, self.seat, self.a, amount)
        return Action(self.kind, self.seat, amount, self.b)


def menu(st: State, seat: i64) -> list[Choice]:
    """Return everything a seat, or the clock, may say now."""
    out: list[Choice] = []
    if st.top.kind == OVER:
        return out
    if st.top.seat == seat or (st.top.seat == ANYONE and seat >= CLOCK):
        answers(st, seat, out)
    if seat == CLOCK:
        add(st, out, TIME_UP, seat, 0, 0)
    elif 0 <= seat < len(st.seats) and st.seats[seat].out == PLAYING:
        open_actions(st, seat, out)
    return out


def add(st: State, out: list[Choice], kind: i64, seat: i64, a: i64, b: i64) -> None:
    """Put an action on the menu if it is not refused."""
    if refuse(st, Action(kind, seat, a, b)) == FINE:
        out.append(Choice(kind, seat, a, b, 0, 0))


def answers(st: State, seat: i64, out: list[Choice]) -> None:
    """The answers to the decision on top."""
    k = st.top.kind
    if k == TURN:
        turn_answers(st, seat, out)
    elif k == AUCTION:
        auction_answers(st, seat, out)
    elif k == STEPS:
        for steps in sorted({st.die1, st.die2, st.die1 + st.die2}):
            add(st, out, STEP, seat, steps, 0)
    elif k == JUMP:
        add(st, out, WALK, seat, 0, 0)
        for space in range(st.tables.size):
            add(st, out, JUMP_TO, seat, space, 0)
    elif k == RECEIPT:
        receipt_answers(st, seat, out)
    elif k == WANTS:
        out.append(Choice(WANT, seat, 0, 0, 0, shortage.most_wanted(st, seat, cast(Wants, st.top).what)))
    elif k == PLACE:
        add(st, out, PASS, seat, 0, 0)
        for deed in range(st.tables.deeds):
            add(st, out, PUT, seat, deed, 0)
    else:
        plain_answers(st, seat, out)


PLAIN = {
    REST: (END_TURN,),
    PURCHASE: (BUY, DECLINE),
    DEBT: (RAISE, BANKRUPT),
    CARD_CHOICE: (PAY, TAKE_CARD),
    CALL: (PASS,),
    FINAL_CALL: (PASS,),
}


def plain_answers(st: State, seat: i64, out: list[Choice]) -> None:
    """Answers without numbers."""
    for kind in PLAIN.get(int(st.top.kind), ()):
        add(st, out, kind, seat, 0, 0)


def turn_answers(st: State, seat: i64, out: list[Choice]) -> None:
    """Throw, or the ways out of jail."""
    add(st, out, THROW, seat, 0, 0)
    if st.seats[seat].jail:
        add(st, out, PAY_FINE, seat, 0, 0)
        add(st, out, END_TURN, seat, 0, 0)
        for card in range(st.tables.cards):
            if st.seats[seat].kept & (1 << card):
                add(st, out, PLAY_CARD, seat, card, 0)


def auction_answers(st: State, seat: i64, out: list[Choice]) -> None:
    """Bid within a range, pass, or let the hammer fall."""
    lot = cast(Auction, st.top)
    add(st, out, HAMMER, seat, 0, 0)
    add(st, out, PASS, seat, 0, 0)
    if seat >= 0:
        least = auction.lowest_bid(st, lot)
        if refuse(st, Action(BID, seat, least)) == FINE:
            out.append(Choice(BID, seat, least, 0, least, auction.covered(st, seat)))


def receipt_answers(st: State, seat: i64, out: list[Choice]) -> None:
    """Lift or keep each deed received."""
    deeds = cast(Receipt, st.top).deeds
    for deed in range(st.tables.deeds):
        if deeds & (1 << deed):
            add(st, out, KEEP, seat, deed, 0)
            add(st, out, REDEEM, seat, deed, 0)


def open_actions(st: State, seat: i64, out: list[Choice]) -> None:
    """What may be done beside the decision on top."""
    t = st.tables
    for deed in range(t.deeds):
        if st.owner[deed] == seat:
            add(st, out, BUILD, seat, deed, 0)
            add(st, out, SELL, seat, deed, 0)
            add(st, out, MORTGAGE, seat, deed, 0)
            add(st, out, LIFT, seat, deed, 0)
    for g in range(t.streets):
        if st.whole[g] == seat and st.built[g]:
            add(st, out, SELL_DOWN, seat, g, 0)
    order_choices(st, seat, out)
    trade_choices(st, seat, out)
    for claim in st.claims:
        if claim.owner == seat:
            add(st, out, DEMAND, seat, claim.number, 0)
    add(st, out, WISH, seat, WISH_DEMAND, 0 if st.seats[seat].wishes & WISH_DEMAND else 1)
    add(st, out, RESIGN, seat, 0, 0)


def order_choices(st: State, seat: i64, out: list[Choice]) -> None:
    """Ask for several buildings at once."""
    for what in (HOUSE, HOTEL):
        if refuse(st, Action(ORDER, seat, what, 1)) == FINE:
            out.append(Choice(ORDER, seat, what, 1, 1, shortage.most_wanted(st, seat, what)))


def trade_choices(st: State, seat: i64, out: list[Choice]) -> None:
    """Standing offers to answer or withdraw, and whether a new one may be made now."""
    for o in st.offers:
        add(st, out, ACCEPT, seat, o.number, 0)
        add(st, out, REJECT, seat, o.number, 0)
        add(st, out, WITHDRAW, seat, o.number, 0)
    if moments.may_offer(st, seat):
        out.append(Choice(OFFER, seat, 0, 0, 0, 0))


def default(st: State) -> Action:
    """Return the action taken for whoever keeps silent: legal at every point."""
    seat = st.top.seat
    k = st.top.kind
    word = resign.word_for(st, st.top)
    if word is not None:
        return word
    if k == DEBT:
        raise_it = Action(RAISE, seat)
        return raise_it if refuse(st, raise_it) == FINE else Action(BANKRUPT, seat)
    if k == PLACE:
        return place_default(st, seat)
    if k == AUCTION and seat == ANYONE:
        return Action(HAMMER, CLOCK)
    if k == TURN and st.offers and st.tables.offers_block:
        return Action(REJECT, st.offers[0].to, st.offers[0].number)
    return Action(SILENCE[int(k)], seat)


SILENCE = {
    TURN: THROW,
    REST: END_TURN,
    PURCHASE: DECLINE,
    AUCTION: PASS,
    WANTS: WANT,
    FINAL_CALL: PASS,
}


def place_default(st: State, seat: i64) -> Action:
    """Decline, or place on the first street that fits."""
    decline = Action(PASS, seat)
    if refuse(st, decline) == FINE:
        return decline
    for deed in range(st.tables.deeds):
        put = Action(PUT, seat, deed)
        if refuse(st, put) == FINE:
            return put
    return decline
