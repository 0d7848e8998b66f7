"""CARD: drawing a card and doing what it says, verb by verb (R-85)."""

from __future__ import annotations

from bankhalter.core.actions import Action
from bankhalter.core.codes import (
    ADVANCE,
    BACK,
    BACK_TO,
    BANK,
    COLLECT,
    COLLECT_EACH,
    FINE,
    GO_TO_JAIL,
    KEEP_CARD,
    NEAREST,
    NO_SUCH_CARD,
    NOT_NOW,
    PAY,
    PAY_BANK,
    PAY_EACH,
    PAY_OR_DRAW,
    REPAIRS,
    TAKE_CARD,
    UTILITY,
    W_CARD,
    W_GIFT,
    W_REPAIRS,
)
from bankhalter.core.decisions import CardChoice, Draw
from bankhalter.core.events import Drawn
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64
from bankhalter.core.rules import jail, seats, spaces, turn
from bankhalter.core.state import State


def refuse_drawn(st: State, frame: Draw, card: i64) -> i64:
    """Only a card that can lie on top: any unseen one, else the next of the public order (SETUP-1, R-79)."""
    pile = st.piles[frame.deck]
    if pile.unseen:
        return FINE if 0 <= card < st.tables.cards and pile.unseen >> card & 1 else NO_SUCH_CARD
    return FINE if pile.under and pile.under[0] == card else NO_SUCH_CARD


def drawn(led: Ledger, frame: Draw, card: i64) -> None:
    """Draw; the card is back under its deck before it takes effect, unless it is kept (CARD-3, CARD-4)."""
    led.done()
    led.draw(frame.deck, card)
    if led.listening:
        led.tell(Drawn(frame.who, frame.deck, card))
    if led.state.tables.card_do[card] == KEEP_CARD:
        led.keep(frame.who, card)
        return
    led.under(card)
    carry_out(led, frame.who, card)


def carry_out(led: Ledger, seat: i64, card: i64) -> None:
    """Do what the card says (CARD-2, CARD-6)."""
    t = led.state.tables
    do = t.card_do[card]
    a = t.card_a[card]
    b = t.card_b[card]
    if do == ADVANCE:
        advance_to(led, seat, a)
    elif do == BACK or do == BACK_TO:
        go_back(led, seat, a, do == BACK_TO)
    elif do == NEAREST:
        go_nearest(led, seat, a, b)
    elif do == GO_TO_JAIL:
        jail.send(led, seat)
    elif do == PAY_OR_DRAW:
        led.lay(CardChoice(seat, card))
    else:
        move_money(led, seat, do, a, b)


def move_money(led: Ledger, seat: i64, do: i64, a: i64, b: i64) -> None:
    """The cards that only move money."""
    if do == PAY_BANK:
        spaces.owe_bank(led, seat, a, W_CARD)
    elif do == COLLECT:
        led.pay(BANK, seat, a, W_CARD)
    elif do == REPAIRS:
        spaces.owe_bank(led, seat, repairs(led.state, seat, a, b), W_REPAIRS)
    elif do == PAY_EACH:
        for_each_other(led, seat, a, True)
    elif do == COLLECT_EACH:
        for_each_other(led, seat, a, False)


def advance_to(led: Ledger, seat: i64, space: i64) -> None:
    """Advance, with salary on the way, and carry out the space (CARD-7, CARD-8, R-12)."""
    st = led.state
    turn.advance(led, seat, (space - st.seats[seat].at) % st.tables.size)
    spaces.land(led, seat, False)


def go_back(led: Ledger, seat: i64, a: i64, named: bool) -> None:
    """Move back some spaces, or back to a named one: never any salary (R-11)."""
    st = led.state
    led.move(seat, a if named else (st.seats[seat].at - a) % st.tables.size)
    spaces.land(led, seat, False)


def go_nearest(led: Ledger, seat: i64, kind: i64, b: i64) -> None:
    """Go to the next station or utility ahead; the card sets the rent there (R-85)."""
    t = led.state.tables
    at = led.state.seats[seat].at
    steps: i64 = 1
    while t.kind[(at + steps) % t.size] != kind:
        steps += 1
    turn.advance(led, seat, steps)
    deed = t.deed_at[(at + steps) % t.size]
    if kind == UTILITY:
        spaces.land_on_deed(led, seat, deed, False, 1, b)
    else:
        spaces.land_on_deed(led, seat, deed, False, b, 0)


def repairs(st: State, seat: i64, house: i64, hotel: i64) -> i64:
    """Count own buildings; a hotel only as a hotel (R-85)."""
    total: i64 = 0
    for deed in range(st.tables.deeds):
        if st.owner[deed] == seat:
            level = st.level[deed]
            total += hotel if level == st.tables.hotel else level * house
    return total


def for_each_other(led: Ledger, seat: i64, amount: i64, paying: bool) -> None:
    """A separate debt with every other player, clockwise (R-54)."""
    st = led.state
    other = seats.next_player(st, seat)
    while other != seat:
        if paying:
            led.owe(seat, other, amount, W_GIFT)
        else:
            led.owe(other, seat, amount, W_GIFT)
        other = seats.next_player(st, other)


def refuse_choice(act: Action) -> i64:
    """Pay, or draw instead (R-85)."""
    return FINE if act.kind == PAY or act.kind == TAKE_CARD else NOT_NOW


def choose(led: Ledger, frame: CardChoice, act: Action) -> None:
    """The drawer chose between paying and another card."""
    t = led.state.tables
    led.done()
    if act.kind == PAY:
        spaces.owe_bank(led, act.seat, t.card_a[frame.card], W_CARD)
    else:
        led.lay(Draw(act.seat, t.card_b[frame.card]))
