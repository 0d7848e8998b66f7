"""Which tokens are legal now: `refuse` on what each would do, unless a cheap question says no before."""

from __future__ import annotations

from typing import cast

from bankhalter.core import engine
from bankhalter.core.actions import Action
from bankhalter.core.codes import (
    AUCTION,
    BID,
    BUILD,
    CALL,
    CARD_CHOICE,
    DEBT,
    FINAL_CALL,
    FINE,
    HOTEL,
    HOUSE,
    JUMP,
    OFFER,
    PLACE,
    PURCHASE,
    RECEIPT,
    REST,
    SELL,
    STEPS,
    TURN,
    WANTS,
    WISH_DEMAND,
)
from bankhalter.core.decisions import Wants
from bankhalter.core.native import i64, u8, vec
from bankhalter.core.rules import build, moments, mortgage, resign, sell, shortage, throw, trade
from bankhalter.core.state import State
from bankhalter.core.tables import zeros
from bankhalter.envs.draft import WHOLE_ORDER
from bankhalter.envs.lane import Lane
from bankhalter.envs.tokens import (
    BUSINESS,
    DEMANDS,
    DIGITS,
    LEVELS,
    REPLY,
    RUNGS,
    SAY_ACCEPT,
    SAY_ASK,
    SAY_BANKRUPT,
    SAY_BID,
    SAY_BUILD,
    SAY_BUY,
    SAY_CANCEL,
    SAY_CASH,
    SAY_COUNT,
    SAY_DECLINE,
    SAY_DEMAND,
    SAY_END_TURN,
    SAY_GIVE,
    SAY_GIVE_CARD,
    SAY_JUMP,
    SAY_KEEP,
    SAY_LEAVE,
    SAY_LIFT,
    SAY_MORTGAGE,
    SAY_NO_WISH,
    SAY_NOTHING,
    SAY_OFFER,
    SAY_ORDER,
    SAY_PASS,
    SAY_PAY,
    SAY_PAY_FINE,
    SAY_PLAY_CARD,
    SAY_RAISE,
    SAY_REDEEM,
    SAY_REJECT,
    SAY_RELIEF,
    SAY_RESIGN,
    SAY_SELL,
    SAY_SELL_DOWN,
    SAY_SEND,
    SAY_STEP,
    SAY_TAKE_CARD,
    SAY_THROW,
    SAY_WALK,
    SAY_WANT,
    SAY_WANT_CARD,
    SAY_WISH,
    SAY_WITHDRAW,
    TOKENS,
    WITHDRAWALS,
)


class LegalTokens:
    """The legal tokens of one lane: bytes of a shared mask, and their numbers as a list."""

    def __init__(self, mask: vec[u8], base: i64) -> None:
        self.mask = mask
        self.base = base
        self.ids: vec[i64] = zeros(TOKENS)
        self.count: i64 = 0

    def clear(self) -> None:
        """Take every token off."""
        mask = self.mask
        ids = self.ids
        base = self.base
        for i in range(self.count):
            mask[base + ids[i]] = u8(0)
        self.count = 0

    def on(self, token: i64) -> None:
        """Allow a token."""
        self.mask[self.base + token] = u8(1)
        self.ids[self.count] = token
        self.count += 1

    def has(self, token: i64) -> bool:
        """Tell whether a token is allowed."""
        return 0 <= token < TOKENS and self.mask[self.base + token] != 0

    def fill(self, lane: Lane) -> None:
        """Allow exactly what the seat that is asked may say now."""
        self.clear()
        if lane.asked < 0:
            return
        if lane.draft.kind:
            fill_draft(lane, self)
            return
        if lane.question == REPLY:
            fill_reply(lane, self)
            return
        if lane.question == BUSINESS:
            self.on(SAY_NOTHING)
        else:
            fill_answers(lane, self)
        if lane.led.state.claims:
            fill_demands(lane, self)
        if lane.opens_by(lane.asked) < lane.options.most_opens:
            if lane.options.business or lane.question != BUSINESS:
                fill_open(lane, self)


def ask(lane: Lane, out: LegalTokens, token: i64) -> bool:
    """Allow a token if the engine does not refuse what it does; tell whether."""
    if engine.refuse(lane.led.state, lane.action(token)) != FINE:
        return False
    out.on(token)
    return True


# Answers ------------------------------------------------------------------------------------------


def fill_answers(lane: Lane, out: LegalTokens) -> None:
    """Allow the answers to the question."""
    st = lane.led.state
    k = lane.question
    if k == TURN:
        fill_turn(lane, st, out)
    elif k == REST:
        out.on(SAY_END_TURN)
    elif k == AUCTION:
        fill_bids(lane, out)
    elif k == PURCHASE:
        ask(lane, out, SAY_BUY)
        out.on(SAY_DECLINE)
    elif k == DEBT:
        if not ask(lane, out, SAY_RAISE):
            ask(lane, out, SAY_BANKRUPT)
    else:
        fill_rare(lane, st, out)


def fill_turn(lane: Lane, st: State, out: LegalTokens) -> None:
    """Throw, or the ways out of jail."""
    if not throw.is_held_up(st):
        out.on(SAY_THROW)
    seat = st.seats[lane.asked]
    if seat.jail:
        ask(lane, out, SAY_PAY_FINE)
        ask(lane, out, SAY_END_TURN)
        if seat.kept:
            ask(lane, out, SAY_PLAY_CARD)


def fill_bids(lane: Lane, out: LegalTokens) -> None:
    """Pass, the lowest bid, and the rungs above it that the cash covers."""
    out.on(SAY_PASS)
    st = lane.led.state
    least = lane.lowest_bid()
    cash = lane.cash_of(lane.asked)
    if least > cash or engine.refuse(st, Action(BID, lane.asked, least)) != FINE:
        return
    if lane.options.exact:
        fill_intervals(lane, out, SAY_BID, least, cash)
        return
    out.on(SAY_BID)
    ladder = lane.ladder
    for rung in range(1, RUNGS):
        if least < ladder[rung] <= cash:
            out.on(SAY_BID + rung)


def fill_intervals(lane: Lane, out: LegalTokens, first: i64, least: i64, most: i64) -> None:
    """Allow the intervals in which there is an exact amount from `least` to `most`."""
    for rung in range(RUNGS):
        low = lane.interval_low(rung)
        if rung == 0 or low:
            if max(low, least) <= lane.interval_high(rung, most):
                out.on(first + rung)


def fill_rare(lane: Lane, st: State, out: LegalTokens) -> None:
    """The questions that come up less often."""
    k = lane.question
    if k == STEPS:
        out.on(SAY_STEP)
        if st.die1 != st.die2:
            out.on(SAY_STEP + 1)
        out.on(SAY_STEP + 2)
    elif k == JUMP:
        out.on(SAY_WALK)
        for space in range(st.tables.size):
            ask(lane, out, SAY_JUMP + space)
    elif k == CARD_CHOICE:
        ask(lane, out, SAY_PAY)
        ask(lane, out, SAY_TAKE_CARD)
    elif k == RECEIPT:
        ask(lane, out, SAY_KEEP)
        ask(lane, out, SAY_REDEEM)
    elif k == WANTS:
        for count in range(shortage.most_wanted(st, lane.asked, cast(Wants, st.top).what) + 1):
            out.on(SAY_COUNT + count)
    elif k == PLACE:
        ask(lane, out, SAY_PASS)
        for deed in range(st.tables.deeds):
            if st.owner[deed] == lane.asked:
                ask(lane, out, SAY_BUILD + deed)
    elif k == CALL or k == FINAL_CALL:
        out.on(SAY_PASS)


def fill_reply(lane: Lane, out: LegalTokens) -> None:
    """Yes, no, or later, where offers may stand."""
    ask(lane, out, SAY_ACCEPT)
    ask(lane, out, SAY_REJECT)
    if not lane.tables.offers_block:
        out.on(SAY_LEAVE)


# Open actions -------------------------------------------------------------------------------------


def fill_demands(lane: Lane, out: LegalTokens) -> None:
    """Rents that are one's due; no limit takes them away."""
    for n in range(DEMANDS):
        if lane.nth_claim(lane.asked, n):
            ask(lane, out, SAY_DEMAND + n)


def may(st: State, seat: i64, kind: i64, moment: i64) -> bool:
    """Tell whether the moment allows an open action of a seat."""
    if moments.ALLOWED[kind] & moment == 0:
        return False
    return not st.closing or moments.refuse(st, Action(kind, seat)) == FINE


def fill_open(lane: Lane, out: LegalTokens) -> None:
    """What may be done beside the answer."""
    st = lane.led.state
    seat = lane.asked
    moment = moments.now(st)
    if lane.options.simple:
        fill_simple(lane, out, moment)
        return
    if st.deeds_of[seat]:
        fill_deeds(lane, out, may(st, seat, SELL, moment), may(st, seat, BUILD, moment))
    if moments.ALLOWED[OFFER] & moment and lane.offers_by(seat) < lane.options.most_offers:
        if moments.may_offer(st, seat):
            fill_receivers(lane, out)
    if st.offers:
        fill_standing(lane, out)
    if lane.options.wishes:
        out.on(SAY_NO_WISH if st.seats[seat].wishes & WISH_DEMAND else SAY_WISH)
    if lane.options.resign and resign.refuse(st, seat) == FINE:
        out.on(SAY_RESIGN)


def fill_simple(lane: Lane, out: LegalTokens, moment: i64) -> None:
    """The tutorial: building, and raising money while one owes it."""
    st = lane.led.state
    seat = lane.asked
    if st.deeds_of[seat]:
        owing = lane.question == DEBT and may(st, seat, SELL, moment)
        fill_deeds(lane, out, owing, may(st, seat, BUILD, moment))


def fill_deeds(lane: Lane, out: LegalTokens, selling: bool, building: bool) -> None:
    """Build, sell, mortgage and lift; what was sold or mortgaged in this turn is not bought back in it."""
    st = lane.led.state
    t = st.tables
    seat = lane.asked
    owned = st.deeds_of[seat]
    lifting = building and not lane.options.simple
    streets: i64 = 0  # whole groups of streets, as a mask
    deed: i64 = 0
    while owned >> deed:
        if owned >> deed & 1:
            g = t.group[deed]
            if st.pledged[deed]:
                if lifting and not lane.pledged >> deed & 1 and mortgage.refuse_lift(st, seat, deed) == FINE:
                    out.on(SAY_LIFT + deed)
            elif selling and st.level[deed] == 0 and mortgage.refuse(st, seat, deed) == FINE:
                out.on(SAY_MORTGAGE + deed)
            if st.whole[g] == seat and g < t.streets:
                streets |= 1 << g
                fill_street(lane, out, deed, selling, building)
        deed += 1
    if streets:
        fill_groups(lane, out, streets, selling, building)


def fill_street(lane: Lane, out: LegalTokens, deed: i64, selling: bool, building: bool) -> None:
    """Buildings on a street of a whole group."""
    st = lane.led.state
    if selling and st.level[deed] > 0 and sell.refuse(st, lane.asked, deed) == FINE:
        out.on(SAY_SELL + deed)
    if building and not lane.sold >> deed & 1 and build.refuse(st, lane.asked, deed) == FINE:
        out.on(SAY_BUILD + deed)


def fill_groups(lane: Lane, out: LegalTokens, streets: i64, selling: bool, building: bool) -> None:
    """Sales of whole groups, and orders of several buildings."""
    st = lane.led.state
    seat = lane.asked
    if selling:
        for g in range(st.tables.streets):
            if streets >> g & 1 and st.built[g]:
                for level in range(LEVELS):
                    if sell.refuse_down(st, seat, g, lane.levels_down_to(g, level)) == FINE:
                        out.on(SAY_SELL_DOWN + g * LEVELS + level)
    if building and not lane.options.simple:
        if shortage.refuse_order(st, seat, HOUSE, 1) == FINE:
            out.on(SAY_ORDER)
        if shortage.refuse_order(st, seat, HOTEL, 1) == FINE:
            out.on(SAY_ORDER + 1)


# Offers -------------------------------------------------------------------------------------------


def fill_receivers(lane: Lane, out: LegalTokens) -> None:
    """To whom an offer may be begun: who trades, if one of both has something to trade."""
    st = lane.led.state
    seat = lane.asked
    if len(st.offers) >= trade.MOST_OFFERS and trade.offers_by(st, seat) >= trade.MOST_OFFERS:
        return
    mine = has_goods(lane, seat)
    for k in range(1, lane.seats):
        to = seat + k
        if to >= lane.seats:
            to -= lane.seats
        if trade.takes_part(st, to) and (mine or has_goods(lane, to)):
            out.on(SAY_OFFER + k - 1)


def has_goods(lane: Lane, seat: i64) -> bool:
    """Tell whether a seat holds a card, or a deed of a group without buildings."""
    st = lane.led.state
    if st.seats[seat].kept:
        return True
    owned = st.deeds_of[seat]
    deed: i64 = 0
    while owned >> deed:
        if owned >> deed & 1 and st.built[st.tables.group[deed]] == 0:
            return True
        deed += 1
    return False


def fill_standing(lane: Lane, out: LegalTokens) -> None:
    """Offers that stand: the oldest to oneself, and one's own."""
    if lane.offer_shown(lane.asked):
        ask(lane, out, SAY_ACCEPT)
        ask(lane, out, SAY_REJECT)
    for n in range(WITHDRAWALS):
        if lane.nth_offer(lane.asked, n):
            ask(lane, out, SAY_WITHDRAW + n)


def fill_draft(lane: Lane, out: LegalTokens) -> None:
    """The next word of a sentence."""
    d = lane.draft
    if d.digits:
        fill_digits(lane, out)
        return
    if d.kind == WHOLE_ORDER:
        for count in range(1, shortage.most_wanted(lane.led.state, lane.asked, d.what) + 1):
            out.on(SAY_COUNT + count)
        return
    if d.last < SAY_GIVE_CARD - 1:
        fill_goods(lane, out)
    if d.last < SAY_CASH - 1:
        fill_cards(lane, out)
    if d.goods():
        fill_money(lane, out)
    out.on(SAY_CANCEL)


def fill_digits(lane: Lane, out: LegalTokens) -> None:
    """The digits with which an amount can still come to lie where it must."""
    d = lane.draft
    worth = lane.place_worth()
    for digit in range(DIGITS):
        low = d.amount + digit * worth
        if low <= d.most and low + worth - lane.tables.grain >= d.least:
            out.on(SAY_COUNT + digit)


def fill_goods(lane: Lane, out: LegalTokens) -> None:
    """Deeds to give and to want, behind the last word."""
    st = lane.led.state
    d = lane.draft
    for deed in range(max(0, d.last + 1 - SAY_GIVE), st.tables.deeds):
        if st.owner[deed] == lane.asked and st.built[st.tables.group[deed]] == 0:
            out.on(SAY_GIVE + deed)
    for deed in range(max(0, d.last + 1 - SAY_WANT), st.tables.deeds):
        if st.owner[deed] == d.to and st.built[st.tables.group[deed]] == 0:
            out.on(SAY_WANT + deed)


def fill_cards(lane: Lane, out: LegalTokens) -> None:
    """Jail cards to give and to want, behind the last word."""
    st = lane.led.state
    d = lane.draft
    for n in range(2):
        card = lane.jail_cards[n]
        if card >= 0 and st.seats[lane.asked].kept >> card & 1 and d.last < SAY_GIVE_CARD + n:
            out.on(SAY_GIVE_CARD + n)
    for n in range(2):
        card = lane.jail_cards[n]
        if card >= 0 and st.seats[d.to].kept >> card & 1 and d.last < SAY_WANT_CARD + n:
            out.on(SAY_WANT_CARD + n)


def fill_money(lane: Lane, out: LegalTokens) -> None:
    """Cash on one side, the debt let off, and the end of the sentence."""
    st = lane.led.state
    d = lane.draft
    if d.last < SAY_CASH:
        fill_cash(lane, out)
    if d.last < SAY_RELIEF and st.top.kind == DEBT and may_let_off(lane, st):
        out.on(SAY_RELIEF)
    if engine.refuse(st, d.offer(lane.asked)) == FINE:
        out.on(SAY_SEND)


def fill_cash(lane: Lane, out: LegalTokens) -> None:
    """Cash to give or to ask; an amount has one spelling."""
    all_mine = lane.cash_of(lane.asked)
    if lane.options.exact:
        fill_intervals(lane, out, SAY_CASH, lane.tables.grain, all_mine)
        fill_intervals(lane, out, SAY_ASK, lane.tables.grain, lane.most_asked())
        return
    all_theirs: i64 = lane.cash_of(lane.draft.to) if lane.options.cash_visible else 0
    if all_mine:
        out.on(SAY_CASH)
    if all_theirs:
        out.on(SAY_ASK)
    ladder = lane.ladder
    for rung in range(1, RUNGS):
        if 0 < ladder[rung] < all_mine:
            out.on(SAY_CASH + rung)
    for rung in range(1, RUNGS):
        if ladder[rung] > 0 and ladder[rung] != all_theirs:
            out.on(SAY_ASK + rung)


def may_let_off(lane: Lane, st: State) -> bool:
    """Tell whether a debt between the two may be let off in this offer."""
    offer = lane.draft.offer(lane.asked)
    offer.relief = st.tables.grain if lane.options.exact else lane.debt_settled()
    return offer.relief > 0 and trade.refuse_form(st, offer) == FINE
