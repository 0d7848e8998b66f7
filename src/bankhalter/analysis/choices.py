"""What a seat could do now: every answer to the question, and business worth weighing beside it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from bankhalter.analysis.foresight import usual
from bankhalter.bots.players.simple import lowest_street
from bankhalter.bots.players.strategist import Strategist
from bankhalter.bots.thinking.valuation import due
from bankhalter.bots.thinking.what_if import after, dealt
from bankhalter.core import legal
from bankhalter.core.actions import Action, Offer
from bankhalter.core.codes import (
    ACCEPT,
    ANYONE,
    BID,
    BUILD,
    BUY,
    DEBT,
    END_TURN,
    LIFT,
    MORTGAGE,
    OFFER,
    OPEN,
    PAY_FINE,
    PLAY_CARD,
    PURCHASE,
    REJECT,
    REST,
    SELL,
    THROW,
    TURN,
)
from bankhalter.core.legal import Choice
from bankhalter.core.state import State

MOST_BUILDINGS = 15  # in one go
OUT_OF_JAIL = (PAY_FINE, PLAY_CARD)


@dataclass(frozen=True)
class Candidate:
    """Something to do: what is said, one after the other, and the position that follows."""

    actions: tuple[Action, ...]
    state: State


def choices(st: State, seat: int) -> list[Candidate]:
    """Return what a seat could do now; nothing if it has nothing to say."""
    found = answers_to_offers(st, seat)
    top = st.top
    if top.seat not in (seat, ANYONE):
        return found
    if top.kind in (TURN, REST):
        return found or [*waiting(st, seat), *buildings(st, seat), *lifted(st, seat), *proposals(st, seat)]
    return [*answers(st, seat), *found]


def single(st: State, action: Action) -> list[Candidate]:
    """Return one action with what comes of it; nothing if it is refused."""
    state = after(st, action)
    return [] if state is None else [Candidate((action,), state)]


# Answers -----------------------------------------------------------------------------------------------


def answers(st: State, seat: int) -> list[Candidate]:
    """Return every answer to the question; who owes, or could not pay a price, may raise money first."""
    raises = (MORTGAGE, SELL) if st.top.kind == DEBT else ()
    lines = [line for line in legal.menu(st, seat) if line.kind < OPEN or line.kind in raises]
    found = [one for line in lines for action in said(line) for one in single(st, action)]
    return found if st.top.kind != PURCHASE else [*found, *bought_on_credit(st, seat)]


def bought_on_credit(st: State, seat: int) -> list[Candidate]:
    """Return buying with mortgages, on what earns least, where cash does not do."""
    actions: tuple[Action, ...] = ()
    while not (bought := single(st, Action(BUY, seat))):
        pledges = [line.action() for line in legal.menu(st, seat) if line.kind == MORTGAGE]
        if not pledges:
            return []
        pledge = min(pledges, key=lambda action: due(st, action.a))
        actions, st = (*actions, pledge), single(st, pledge)[0].state
    return [Candidate((*actions, Action(BUY, seat)), bought[0].state)] if actions else []


def said(line: Choice) -> list[Action]:
    """Return the actions of a line of the menu: of a range its ends, of bids the lowest."""
    if line.low >= line.high:
        return [line.action()]
    amounts = {line.low} if line.kind == BID else {line.low, line.high}
    return [line.action(int(amount)) for amount in sorted(amounts)]


def answers_to_offers(st: State, seat: int) -> list[Candidate]:
    """Return a yes and a no to every offer made to a seat."""
    numbers = [offer.number for offer in st.offers if offer.to == seat]
    return [one for n in numbers for kind in (ACCEPT, REJECT) for one in single(st, Action(kind, seat, n))]


# A turn ------------------------------------------------------------------------------------------------


def waiting(st: State, seat: int) -> list[Candidate]:
    """Return the ways on without business: throw or end the turn, and in jail every way out."""
    kinds = (THROW, END_TURN, *OUT_OF_JAIL)
    actions = [line.action() for line in legal.menu(st, seat) if line.kind in kinds]
    return [closed(one, seat) for action in actions for one in single(st, action)]


def closed(found: Candidate, seat: int) -> Candidate:
    """Return something done with the turn going on behind it."""
    top = found.state.top
    if top.seat == seat and top.kind in (TURN, REST):
        further = after(found.state, Action(THROW if top.kind == TURN else END_TURN, seat))
        return found if further is None else Candidate(found.actions, further)
    return found


def buildings(st: State, seat: int) -> list[Candidate]:
    """Return building on each group, one building, two, and so on, evenly."""
    whole = [g for g in range(st.tables.streets) if st.whole[g] == seat and st.pledges[g] == 0]
    return [closed(one, seat) for g in whole for one in built_up(st, seat, g)]


def built_up(st: State, seat: int, g: int) -> list[Candidate]:
    """Return building on one group as far as cash and bank go."""
    found: list[Candidate] = []
    actions: tuple[Action, ...] = ()
    kind = st.top.kind
    while len(actions) < MOST_BUILDINGS:
        action = Action(BUILD, seat, lowest_street(st, g))
        state = after(st, action)
        if state is None or state.top.kind != kind:  # when they run short others are asked first
            break
        actions, st = (*actions, action), state
        found.append(Candidate(actions, st))
    return found


def lifted(st: State, seat: int) -> list[Candidate]:
    """Return lifting each mortgage."""
    lines = [line for line in legal.menu(st, seat) if line.kind == LIFT] if st.mortgaged else []
    return [closed(one, seat) for line in lines for one in single(st, line.action())]


def proposals(st: State, seat: int) -> list[Candidate]:
    """Return the offer a strategist would make, if another one in the partner's place would accept it."""
    action = usual(st, seat)
    if action.kind != OFFER:
        return []
    offer = cast(Offer, action)
    made, agreed = after(st, offer), dealt(st, offer)
    if made is None or agreed is None:
        return []
    answer = Strategist().reply(made, int(offer.to), made.offers[-1])
    return [Candidate((offer,), agreed)] if answer is not None and answer.kind == ACCEPT else []
