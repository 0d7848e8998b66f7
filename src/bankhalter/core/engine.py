"""The two verbs: `refuse` decides legality, once; `apply` carries out, and calls `refuse` first.

Three chains of questions on a frame's or an action's kind lead to the chapter that knows the rule.
"""

from __future__ import annotations

from typing import cast

from bankhalter.core import ask
from bankhalter.core.actions import Action, Offer
from bankhalter.core.codes import (
    ACCEPT,
    ACTIONS,
    ANSWER_FIRST,
    ANYONE,
    AUCTION,
    BANK,
    BIDDING,
    BONUS,
    BUILD,
    CALL,
    CARD_CHOICE,
    CHANCE,
    CLOCK,
    CLOSING,
    COUNT,
    DEAL,
    DEALT,
    DEBT,
    DEBT_FIRST,
    DEMAND,
    DICE_IN_AIR,
    DRAW,
    DRAWN,
    E_TIME,
    ESTATE,
    FINAL_CALL,
    FINE,
    FORCED,
    FREE,
    GAME_OVER,
    IN_DEBT,
    IN_LOT,
    JUMP,
    KEEP,
    LEAVING_ALREADY,
    LIFT,
    LOT_RUNNING,
    LOTS,
    MORTGAGE,
    MOVE,
    NO_SUCH_SEAT,
    NO_TIME_LIMIT,
    NOT_NOW,
    NOT_YOUR_TURN,
    OFFER,
    OPEN,
    OPENING,
    ORDER,
    OUT_OF_GAME,
    OVER,
    PASS,
    PAY,
    PLACE,
    PLAYING,
    PURCHASE,
    RECEIPT,
    REDEEM,
    REJECT,
    RENT_ROLL,
    RESIGN,
    REST,
    ROLL,
    ROLLED,
    SELL,
    SELL_DOWN,
    STEP,
    STEPS,
    TIME_UP,
    TURN,
    UNKNOWN,
    WALK,
    WANTS,
    WISH,
    WISH_DEMAND,
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
from bankhalter.core.native import i64, vec
from bankhalter.core.rules import (
    auction,
    build,
    buy,
    cards,
    debt,
    end,
    mortgage,
    rent,
    setup,
    spaces,
    speed,
    throw,
    trade,
    turn,
)
from bankhalter.core.state import State
from bankhalter.core.tables import Tables

ALWAYS = FREE | IN_DEBT | IN_LOT | 8


def _moments() -> vec[i64]:
    """When each open action may be taken (R-28, R-84, R-92)."""
    allowed: vec[i64] = vec[i64]([0] * ACTIONS)
    for kind in (BUILD, ORDER, LIFT):
        allowed[kind] = FREE
    for kind in (SELL, SELL_DOWN, MORTGAGE):
        allowed[kind] = FREE | IN_DEBT | IN_LOT
    for kind in (OFFER, ACCEPT):
        allowed[kind] = FREE | IN_DEBT
    for kind in (DEMAND, REJECT, WITHDRAW, RESIGN, WISH):
        allowed[kind] = ALWAYS
    return allowed


MOMENTS = _moments()


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
        return refuse_time(st, act)
    if st.top.kind == AUCTION and (act.seat >= 0 or st.top.seat == ANYONE) and act.seat != CHANCE:
        return auction.refuse(st, cast(Auction, st.top), act)
    return NOT_YOUR_TURN


def refuse_time(st: State, act: Action) -> i64:
    """The clock ends a game only where a duration was agreed (TIME-1)."""
    if act.seat != CLOCK:
        return NOT_YOUR_TURN
    if not st.tables.timed:
        return NO_TIME_LIMIT
    return NOT_NOW if st.time_up or st.turns == 0 else FINE


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
        return cards.refuse_drawn(st, cast(Draw, top), act.a) if act.kind == DRAWN else NOT_NOW
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
        return build.refuse_want(st, cast(Wants, top), act)
    if k == PLACE:
        return build.refuse_put(st, cast(Place, top), act)
    if k == OPENING:
        return throw.refuse_dice(st, act, 2) if act.kind == ROLLED else NOT_NOW
    if k == DEAL:
        return setup.refuse_deal(st, act) if act.kind == DEALT else NOT_NOW
    if k == CALL or k == FINAL_CALL:
        return FINE if act.kind == PASS else NOT_NOW
    return NOT_NOW


def refuse_open(st: State, act: Action) -> i64:
    """Open actions: who is in the game, at a moment that allows it, by the chapter's rule."""
    if not OPEN <= act.kind < ACTIONS:
        return UNKNOWN
    if st.top.kind == OVER:
        return GAME_OVER
    if not 0 <= act.seat < len(st.seats):
        return NO_SUCH_SEAT
    if st.seats[act.seat].out != PLAYING:
        return OUT_OF_GAME
    now = ask.moment(st)
    if MOMENTS[act.kind] & now == 0:
        return refused_moment(st, now)
    if st.closing and refused_closing(st, act, now):
        return CLOSING
    return refuse_chapter(st, act)


def refused_moment(st: State, now: i64) -> i64:
    """Return the word for a moment that does not allow an action."""
    if now == IN_DEBT:
        return DEBT_FIRST
    if st.top.kind == FINAL_CALL:
        return CLOSING
    if now == IN_LOT:
        return LOT_RUNNING
    return DICE_IN_AIR if st.top.seat == CHANCE else ANSWER_FIRST


def refused_closing(st: State, act: Action, now: i64) -> bool:
    """When a counted game closes only debtors still do business (R-95)."""
    if MOMENTS[act.kind] == ALWAYS:
        return False
    return now != IN_DEBT or not (ask.owes(st, act.seat) or act.kind == ACCEPT)


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
        return build.refuse_sell(st, act.seat, act.a)
    if k == SELL_DOWN:
        return build.refuse_sell_down(st, act.seat, act.a, act.b)
    if k == ORDER:
        return build.refuse_order(st, act.seat, act.a, act.b)
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
        return LEAVING_ALREADY if st.leaving & (1 << act.seat) else FINE
    return FINE if act.a == WISH_DEMAND and 0 <= act.b <= 1 else UNKNOWN


# Apply ---------------------------------------------------------------------------------------------


def apply(led: Ledger, act: Action) -> i64:
    """Carry an action out, or return the word why not; a refused action touches nothing."""
    st = led.state
    word = refuse(st, act)
    if word != FINE:
        return word
    st.seq += 1
    if act.kind >= OPEN:
        carry_out(led, act)
    elif act.kind == TIME_UP:
        time_up(led)
    else:
        answer(led, st.top, act)
    if st.top.kind >= FORCED or st.leaving:
        settle(led)
    if st.offers:
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
        build.answer_want(led, cast(Wants, top), act)
    elif k == PLACE:
        build.answer_put(led, cast(Place, top), act)
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
        build.build(led, act.seat, act.a)
    elif k == MORTGAGE:
        mortgage.pledge(led, act.seat, act.a)
    elif k == LIFT:
        mortgage.lift(led, act.seat, act.a)
    elif k == SELL:
        build.sell(led, act.seat, act.a)
    elif k == SELL_DOWN:
        build.sell_down(led, act.seat, act.a, act.b)
    elif k == ORDER:
        build.order(led, act.seat, act.a, act.b)
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
        debt.resign(led, act.seat)
    else:
        set_wish(led.state, act)


def set_wish(st: State, act: Action) -> None:
    """Note a seat's standing wish (R-13)."""
    s = st.seats[act.seat]
    s.wishes = s.wishes | act.a if act.b else s.wishes & ~act.a


def time_up(led: Ledger) -> None:
    """The agreed time is over: between turns the game stops at once, else after the turn (R-65)."""
    st = led.state
    st.time_up = True
    led.tell(E_TIME, BANK, BANK, 0, 0)
    ground = st.agenda[0]
    if ground.kind == TURN and not cast(Turn, ground).begun and st.top.kind != ROLL:
        end.stop_clock(led)


# Settle --------------------------------------------------------------------------------------------


def settle(led: Ledger) -> None:
    """Run forced steps until somebody's word is needed."""
    st = led.state
    again = True
    while again:
        top = st.top
        if st.leaving and (someone_leaves(led) or speak_for_leaver(led, top)):
            again = True
        else:
            again = top.kind >= FORCED and settle_top(led, top)


def someone_leaves(led: Ledger) -> bool:
    """Let a leaving player go at a moment without a running lot or an atomic choice (R-87)."""
    top = led.state.top
    if top.rank >= BIDDING or top.seat == CHANCE:
        return False
    seat = debt.leaver(led.state)
    if seat == BANK:
        return False
    if debt.clear_mutual(led, seat):
        return True
    if debt.is_owed(led.state, seat):
        if top.kind != DEBT or top.seat != seat:
            return False
        if debt.call_in(led, cast(Debt, top)):
            return True
    debt.leave(led, seat)
    return True


def speak_for_leaver(led: Ledger, top: Decision) -> bool:
    """Nobody waits for the choice of somebody who is leaving (R-87, R-91)."""
    st = led.state
    seat = top.seat
    if seat < 0 or not st.leaving & (1 << seat):
        return False
    k = top.kind
    if k == RECEIPT:
        answer(led, top, Action(KEEP, seat, ask.lowest_bit(cast(Receipt, top).deeds)))
    elif k == STEPS:
        answer(led, top, Action(STEP, seat, st.die1 + st.die2))
    elif k == JUMP:
        answer(led, top, Action(WALK, seat))
    elif k == CARD_CHOICE:
        answer(led, top, Action(PAY, seat))
    elif k == CALL:
        answer(led, top, Action(PASS, seat))
    else:
        return False
    return True


def settle_top(led: Ledger, top: Decision) -> bool:
    """Settle the frame on top if it can be; return whether anything changed."""
    k = top.kind
    if k == DEBT:
        return debt.settle(led, cast(Debt, top))
    if k == AUCTION:
        return auction.settle(led, cast(Auction, top))
    if k == PLACE:
        return build.settle_place(led, cast(Place, top))
    if k == WANTS:
        return build.settle_wants(led, cast(Wants, top))
    if k == CALL:
        return debt.settle_call(led, cast(Call, top))
    if k == FINAL_CALL:
        return end.final_call(led)
    if k == BONUS:
        speed.bonus(led, cast(Bonus, top))
    elif k == MOVE:
        move = cast(Move, top)
        led.done()
        spaces.go(led, move.seat, move.steps)
    elif k == ESTATE:
        auction.next_of_estate(led, cast(Estate, top))
    elif k == LOTS:
        build.settle_lots(led, cast(Lots, top))
    elif k == COUNT:
        end.count(led)
    return True
