"""Computer players among themselves: one game from the first throw to the end."""

from __future__ import annotations

from typing import cast

from bankhalter.bots.api import Bot
from bankhalter.core import engine
from bankhalter.core.actions import Action
from bankhalter.core.codes import ANYONE, CHANCE, CLOCK, FINE, HAMMER, OPEN, OVER, PASS, PLAYING, TURN
from bankhalter.core.decisions import Auction, Turn
from bankhalter.core.ledger import Ledger
from bankhalter.core.legal import default
from bankhalter.core.native import i64
from bankhalter.core.odds import Dice


def next_action(led: Ledger, bots: list[Bot], dice: Dice) -> Action:
    """Return what is said next: by chance, by whoever is asked, or by a bidder of a live auction."""
    st = led.state
    top = st.top
    seat = top.seat
    if seat == CHANCE:
        return dice.answer(st)
    if seat == ANYONE:
        return next_bid(led, bots)
    if top.kind == TURN and cast(Turn, top).begun == 0:
        aside = from_the_side(led, bots)
        if aside is not None:
            return aside
    return bots[seat].choose(st, seat)


def from_the_side(led: Ledger, bots: list[Bot]) -> Action | None:
    """Before a turn's first throw let the others do business; what is refused is not heard."""
    st = led.state
    count: i64 = len(st.seats)
    for seat in range(count):
        if seat != st.turn and st.seats[seat].out == PLAYING:
            action = bots[seat].between(st, seat)
            if action is not None and action.kind >= OPEN and action.seat == seat:
                if engine.refuse(st, action) == FINE:
                    return action
    return None


def next_bid(led: Ledger, bots: list[Bot]) -> Action:
    """Ask the bidders of a live auction in turn; when all pass the hammer falls."""
    st = led.state
    lot = cast(Auction, st.top)
    for seat in range(len(st.seats)):
        if lot.bidders & (1 << seat) and seat != lot.leader:
            action = bots[seat].choose(st, seat)
            if action.kind != PASS and engine.refuse(st, action) == FINE:
                return action
    return Action(HAMMER, CLOCK)


def answer_offers(led: Ledger, bots: list[Bot]) -> None:
    """Ask everybody with an offer before them once."""
    st = led.state
    for offer in st.offers[:]:
        if offer in st.offers:
            action = bots[offer.to].reply(st, offer.to, offer)
            if action is not None:
                engine.apply(led, action)


def play(led: Ledger, bots: list[Bot], dice: Dice, most_turns: i64) -> None:
    """Play until the game is over or so many turns have been taken."""
    st = led.state
    while st.top.kind != OVER and st.turns <= most_turns:
        if engine.apply(led, next_action(led, bots, dice)) != FINE:
            engine.apply(led, default(st))
        if st.offers:
            answer_offers(led, bots)
        if led.listening:
            led.events.clear()
