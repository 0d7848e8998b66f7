"""Deals with partners who weigh them: what would they just accept, and which of it is worth thinking about?

Others are taken to weigh an offer as a strategist does. Every bundle that completes a group on either side
is priced at the least its partner should accept, and so is everything that can be had for cash alone; whoever
declines is offered more the next time.
"""

from __future__ import annotations

from typing import Final

from bankhalter.bots.players.strategist_1 import NEVER, Strategist1
from bankhalter.bots.thinking.deals import Talks, in_grain, listed, offer_of, part, some_of, won
from bankhalter.bots.thinking.landing import Landing
from bankhalter.bots.thinking.valuation import gain
from bankhalter.core import bits, engine
from bankhalter.core.actions import Offer
from bankhalter.core.codes import FINE, PLAYING
from bankhalter.core.native import i64
from bankhalter.core.state import State

FLOOR: Final = 75  # per cent of the printed prices: for less nothing is asked for


class Bargain:
    """An offer, and how much more it brings here than to the partner, by the odds."""

    def __init__(self, offer: Offer, score: i64) -> None:
        self.offer = offer
        self.score = score


def bargains(st: State, land: Landing, model: Strategist1, seat: i64, talks: Talks) -> list[Bargain]:
    """Return deals that their partners should accept, the most promising first."""
    found: list[Bargain] = []
    for other in range(len(st.seats)):
        if other != seat and st.seats[other].out == PLAYING and st.turns >= talks.until[other]:
            for gets in bundles(st, other):
                for gives in bundles(st, seat):
                    if completes_one(st, seat, other, gets, gives):
                        consider(st, land, model, seat, other, gets, gives, talks, found)
    found.sort(key=lambda bargain: -bargain.score)
    return found


def purchases(st: State, model: Strategist1, seat: i64, talks: Talks) -> list[Offer]:
    """Return what the others should sell for cash, though it completes no group yet."""
    found: list[Offer] = []
    for other in range(len(st.seats)):
        if other != seat and st.seats[other].out == PLAYING and st.turns >= talks.until[other]:
            for gets in bundles(st, other):
                if gets and won(st, seat, gets) == 0:
                    offer = purchase(st, model, seat, other, gets, talks)
                    if offer is not None:
                        found.append(offer)
    return found


def purchase(st: State, model: Strategist1, seat: i64, other: i64, gets: i64, talks: Talks) -> Offer | None:
    """Return an offer of cash for a bundle that its owner should accept, None if there is not enough."""
    cash = least(st, model, seat, other, gets, 0)
    if cash == NEVER:
        return None
    price = listed(st, gets)
    more = talks.declined(other, gets, 0) * price // 10
    cash = in_grain(st, max(cash + some_of(cash, 50, 2 * st.tables.grain), price * FLOOR // 100) + more)
    offer = offer_of(seat, other, gets, 0, cash)
    return offer if engine.refuse(st, offer) == FINE else None


def bundles(st: State, seat: i64) -> list[i64]:
    """Return what a seat may give: nothing, all it has of a group, or one deed of it."""
    found: list[i64] = [0]
    for g in range(st.tables.groups):
        deeds = part(st, g, seat)
        if deeds:
            found.append(deeds)
            if deeds & (deeds - 1):
                found.append(deeds & -deeds)
    return found


def completes_one(st: State, seat: i64, other: i64, gets: i64, gives: i64) -> bool:
    """Tell whether a swap completes a group for one of the two, and is none within a group."""
    if gets and gives:
        group = st.tables.group
        if group[bits.lowest(gets)] == group[bits.lowest(gives)]:
            return False
    return won(st, seat, gets) > 0 or won(st, other, gives) > 0


def consider(
    st: State,
    land: Landing,
    model: Strategist1,
    seat: i64,
    other: i64,
    gets: i64,
    gives: i64,
    talks: Talks,
    found: list[Bargain],
) -> None:
    """Add a deal at its price if it can be made and does not look like a loss."""
    cash = least(st, model, seat, other, gets, gives)
    if cash == NEVER:
        return
    more = talks.declined(other, gets, gives) * listed(st, gets | gives) // 10
    cash = in_grain(st, cash + some_of(cash, 50, 2 * st.tables.grain) + more)
    offer = offer_of(seat, other, gets, gives, min(cash, st.seats[seat].cash))
    mine = gain(st, land, seat, gets, gives) - cash
    theirs = gain(st, land, other, gives, gets) + cash
    if mine > -3 * st.tables.salary // 2 and engine.refuse(st, offer) == FINE:
        found.append(Bargain(offer, mine - theirs // 3))


def least(st: State, model: Strategist1, seat: i64, other: i64, gets: i64, gives: i64) -> i64:
    """Return the least cash with which a partner should accept, below zero if it pays, or NEVER."""
    low: i64 = -st.seats[other].cash if gives else 1
    high = st.seats[seat].cash - st.tables.salary // 4
    if gets == 0:
        high = min(high, -1)
    if high < low or model.objection(st, other, offer_of(seat, other, gets, gives, high)):
        return NEVER
    while low < high:
        middle = (low + high) // 2
        if model.objection(st, other, offer_of(seat, other, gets, gives, middle)):
            low = middle + 1
        else:
            high = middle
    return low
