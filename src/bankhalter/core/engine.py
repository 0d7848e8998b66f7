"""The two verbs: `refuse` decides legality, once; `apply` carries out, and calls `refuse` first.

Three chains of questions on a frame's or an action's kind lead to the chapter that knows the rule.
"""

from __future__ import annotations

from typing import cast

from bankhalter.core.actions import Action, Offer
from bankhalter.core.codes import (
    ACCEPT,
    ACTIONS,
    ANYONE,
    AUCTION,
    BANK,
    BONUS,
    BUILD,
    CALL,
    CARD_CHOICE,
    CHANCE,
    CLOCK,
    COUNT,
    DEAL,
    DEALT,
    DEBT,
    DEMAND,
    DRAW,
    DRAWN,
    ESTATE,
    FINAL_CALL,
    FINE,
    FORCED,
    GAME_OVER,
    HOUSE,
    JUMP,
    KEEP,
    LIFT,
    LOTS,
    MORTGAGE,
    MOVE,
    NO_SUCH_SEAT,
    NOT_NOW,
    NOT_YOUR_TURN,
    OFFER,
    OPEN,
    OPENING,
    ORDER,
    OUT_OF_GAME,
    OVER,
    PASS,
    PLACE,
    PLAN,
    PLAYING,
    PURCHASE,
    RECEIPT,
    RECOUNT,
    REDEEM,
    REJECT,
    RENT_ROLL,
    RESIGN,
    REST,
    ROLL,
    ROLLED,
    SELL,
    SELL_DOWN,
    STEPS,
    TIME_UP,
    TURN,
    UNKNOWN,
    WANTS,
    WITHDRAW,
)
from bankhalter.core.decisions import (
    Auction,
    Bonus,
    Call,
    CardChoice,
    Deal,
    Debt,
    Decision,
    Draw,
    Estate,
    Lots,
    Move,
    Opening,
    Place,
    Purchase,
    Receipt,
    RentRoll,
    Roll,
    Turn,
    Wants,
)
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64
from bankhalter.core.rules import (
    auction,
    bank,
    build,
    buy,
    cards,
    debt,
    end,
    moments,
    mortgage,
    plan,
    rent,
    resign,
    sell,
    setup,
    shortage,
    speed,
    throw,
    trade,
    turn,
)
from bankhalter.core.state import State
from bankhalter.core.tables import Tables


def new_game(tables: Tables, seats: i64, listening: bool) -> Ledger:
    """Lay the table for so many seats; the first decision is chance's."""
    led = Ledger(State(tables, seats, None), listening)
    setup.begin(led)
    settle(led)
    return led


# Refuse --------------------------------------------------------------------------------------------


def refuse(st: State, act: Action) -> i64:
    """Return FINE, or the word why this action is not possible now. Touches nothing."""
    top = st.top
    if act.kind >= OPEN or act.kind < 0:
        return refuse_open(st, act)
    if act.seat != top.seat or act.seat == ANYONE or act.kind == TIME_UP or top.kind == OVER:
        return refuse_stranger(st, act)
    return refuse_answer(st, top, act)


def refuse_stranger(st: State, act: Action) -> i64:
    """Somebody spoke who was not asked by name: a bidder, the clock, or nobody at this table."""
    if st.top.kind == OVER:
        return GAME_OVER
    if act.seat >= len(st.seats) or act.seat < CLOCK or act.seat == BANK:
        return NO_SUCH_SEAT
    if act.kind == TIME_UP:
        return end.refuse_time(st, act)
    if st.top.kind == AUCTION and (act.seat >= 0 or st.top.seat == ANYONE) and act.seat != CHANCE:
        return auction.refuse(st, cast(Auction, st.top), act)
    return NOT_YOUR_TURN


def refuse_answer(st: State, top: Decision, act: Action) -> i64:
    """Ask the chapter of the decision on top."""
    k = top.kind
    if k == ROLL:
        if act.kind != ROLLED:
            return NOT_NOW
        return throw.refuse_dice(st, act, cast(Roll, top).dice)
    if k == TURN:
        return throw.refuse(st, act)
    if k == REST:
        return throw.refuse_rest(act)
    if k == PURCHASE:
        return buy.refuse(st, cast(Purchase, top), act)
    if k == AUCTION:
        return auction.refuse(st, cast(Auction, top), act)
    if k == DEBT:
        return debt.refuse(st, cast(Debt, top), act)
    if k == DRAW:
        if act.kind != DRAWN:
            return NOT_NOW
        return cards.refuse_drawn(st, cast(Draw, top), act.a)
    return refuse_rare(st, top, act)


def refuse_rare(st: State, top: Decision, act: Action) -> i64:
    """The decisions that come up less often."""
    k = top.kind
    if k == RENT_ROLL:
        if act.kind != ROLLED:
            return NOT_NOW
        return throw.refuse_dice(st, act, throw.rent_dice(st, cast(RentRoll, top)))
    if k == RECEIPT:
        if act.kind != KEEP and act.kind != REDEEM:
            return NOT_NOW
        return mortgage.refuse_receipt(st, cast(Receipt, top), act)
    if k == STEPS:
        return speed.refuse_steps(st, act)
    if k == JUMP:
        return speed.refuse_jump(st, act)
    if k == CARD_CHOICE:
        return cards.refuse_choice(act)
    if k == WANTS:
        return shortage.refuse_want(st, cast(Wants, top), act)
    if k == PLACE:
        return shortage.refuse_put(st, cast(Place, top), act)
    if k == OPENING:
        return throw.refuse_dice(st, act, 2) if act.kind == ROLLED else NOT_NOW
    if k == DEAL:
        return setup.refuse_deal(st, act) if act.kind == DEALT else NOT_NOW
    if k == CALL or k == FINAL_CALL:
        return FINE if act.kind == PASS else NOT_NOW
    return NOT_NOW


def refuse_open(st: State, act: Action) -> i64:
    """Open actions: for who is in the game, at a moment that allows it, by the chapter's rule."""
    if not OPEN <= act.kind < ACTIONS:
        return UNKNOWN
    if st.top.kind == OVER:
        return GAME_OVER
    who = act.a if act.kind == RECOUNT else act.seat
    if not 0 <= who < len(st.seats):
        return NO_SUCH_SEAT
    if st.seats[who].out != PLAYING:
        return OUT_OF_GAME
    word = moments.refuse(st, act)
    return word if word != FINE else refuse_chapter(st, act)


def refuse_chapter(st: State, act: Action) -> i64:
    """Ask the chapter of an open action."""
    k = act.kind
    if k == BUILD:
        return build.refuse(st, act.seat, act.a)
    if k == MORTGAGE:
        return mortgage.refuse(st, act.seat, act.a)
    if k == LIFT:
        return mortgage.refuse_lift(st, act.seat, act.a)
    if k == SELL:
        return sell.refuse(st, act.seat, act.a)
    if k == SELL_DOWN:
        return sell.refuse_down(st, act.seat, act.a, act.b)
    if k == PLAN:
        return plan.refuse(st, act)
    if k == ORDER:
        return shortage.refuse_order(st, act.seat, act.a, act.b)
    if k == DEMAND:
        return rent.refuse_demand(st, act)
    if k == OFFER:
        return trade.refuse_offer(st, act) if isinstance(act, Offer) else UNKNOWN
    if k == ACCEPT:
        return trade.refuse_accept(st, act)
    if k == REJECT:
        return trade.refuse_reject(st, act)
    if k == WITHDRAW:
        return trade.refuse_withdraw(st, act)
    if k == RESIGN:
        return resign.refuse(st, act.seat)
    if k == RECOUNT:
        return bank.refuse_recount(st, act)
    return rent.refuse_wish(act)


# Apply ---------------------------------------------------------------------------------------------


def apply(led: Ledger, act: Action) -> i64:
    """Carry an action out, or return the word why not; a refused action touches nothing."""
    st = led.state
    word = refuse(st, act)
    if word != FINE:
        return word
    led.count_action()
    if act.kind >= OPEN:
        carry_out(led, act)
    elif act.kind == TIME_UP:
        end.time_up(led)
    else:
        answer(led, st.top, act)
    if st.top.kind >= FORCED or st.leaving:
        settle(led)
    if st.turn_waits and st.top.kind == TURN:
        turn.announce(led)
    if len(st.offers) > 0:
        trade.sweep(led)
    return FINE


def answer(led: Ledger, top: Decision, act: Action) -> None:
    """Give the answer to the chapter of the decision on top."""
    k = top.kind
    if k == ROLL:
        throw.rolled(led, cast(Roll, top), act)
    elif k == TURN:
        throw.answer(led, cast(Turn, top), act)
    elif k == REST:
        turn.hand_on(led)
    elif k == PURCHASE:
        buy.answer(led, cast(Purchase, top), act)
    elif k == AUCTION:
        auction.answer(led, cast(Auction, top), act)
    elif k == DEBT:
        debt.answer(led, cast(Debt, top), act)
    elif k == DRAW:
        cards.drawn(led, cast(Draw, top), act.a)
    else:
        answer_rare(led, top, act)


def answer_rare(led: Ledger, top: Decision, act: Action) -> None:
    """The decisions that come up less often."""
    k = top.kind
    if k == RENT_ROLL:
        rent.thrown(led, cast(RentRoll, top), act)
    elif k == RECEIPT:
        mortgage.answer_receipt(led, cast(Receipt, top), act)
    elif k == STEPS:
        speed.take_steps(led, act)
    elif k == JUMP:
        speed.jump(led, act)
    elif k == CARD_CHOICE:
        cards.choose(led, cast(CardChoice, top), act)
    elif k == WANTS:
        shortage.answer_want(led, cast(Wants, top), act)
    elif k == PLACE:
        shortage.answer_put(led, cast(Place, top), act)
    elif k == OPENING:
        setup.opened(led, cast(Opening, top), act)
    elif k == DEAL:
        setup.dealt(led, cast(Deal, top), act.a)
    elif k == CALL:
        debt.waive(led, cast(Call, top))
    elif k == FINAL_CALL:
        end.waive(led, top.seat)


def carry_out(led: Ledger, act: Action) -> None:
    """Give an open action to its chapter."""
    k = act.kind
    if k == BUILD:
        shortage.build_or_ask(led, act.seat, act.a)
    elif k == MORTGAGE:
        mortgage.pledge(led, act.seat, act.a)
    elif k == LIFT:
        mortgage.lift(led, act.seat, act.a)
    elif k == SELL:
        sell.sell(led, act.seat, act.a)
    elif k == SELL_DOWN:
        sell.sell_down(led, act.seat, act.a, act.b)
    elif k == PLAN:
        shortage.plan_or_ask(led, act, HOUSE)
    elif k == ORDER:
        shortage.order_or_ask(led, act.seat, act.a, act.b)
    elif k == DEMAND:
        rent.demand(led, act)
    elif k == OFFER:
        trade.offer(led, cast(Offer, act))
    elif k == ACCEPT:
        trade.accept(led, act)
    elif k == REJECT:
        trade.reject(led, act)
    elif k == WITHDRAW:
        trade.withdraw(led, act)
    elif k == RESIGN:
        resign.resign(led, act.seat)
    elif k == RECOUNT:
        bank.recount(led, act)
    else:
        rent.wish(led, act)


# Settle --------------------------------------------------------------------------------------------


def settle(led: Ledger) -> None:
    """Run forced steps until somebody's word is needed."""
    st = led.state
    again = True
    while again:
        top = st.top
        if st.leaving and (resign.let_go(led) or speak_for_leaver(led, top)):
            again = True
        else:
            again = top.kind >= FORCED and settle_top(led, top)


def speak_for_leaver(led: Ledger, top: Decision) -> bool:
    """Nobody waits for the choice of somebody who is leaving."""
    if top.seat < 0 or not led.state.leaving & (1 << top.seat):
        return False
    word = resign.word_for(led.state, top)
    if word is None:
        return False
    answer(led, top, word)
    return True


def settle_top(led: Ledger, top: Decision) -> bool:
    """Settle the frame on top if it can be; return whether anything changed."""
    k = top.kind
    if k == DEBT:
        return debt.settle(led, cast(Debt, top))
    if k == AUCTION:
        return auction.settle(led, cast(Auction, top))
    if k == PLACE:
        return shortage.settle_place(led, cast(Place, top))
    if k == WANTS:
        return shortage.settle_wants(led, cast(Wants, top))
    if k == CALL:
        return debt.settle_call(led, cast(Call, top))
    if k == FINAL_CALL:
        return end.final_call(led)
    if k == BONUS:
        speed.bonus(led, cast(Bonus, top))
    elif k == MOVE:
        throw.walk_out(led, cast(Move, top))
    elif k == ESTATE:
        auction.next_of_estate(led, cast(Estate, top))
    elif k == LOTS:
        shortage.settle_lots(led, cast(Lots, top))
    elif k == COUNT:
        end.count(led)
    return True
