"""END, SHORT, TIME: how a game ends and how wealth is counted."""

from __future__ import annotations

from typing import cast

from bankhalter.core import bits
from bankhalter.core.actions import Action
from bankhalter.core.codes import (
    AUCTION,
    BY_CASH,
    CLOCK,
    FINE,
    LOTS,
    NO_TIME_LIMIT,
    NOT_NOW,
    NOT_YOUR_TURN,
    OWING,
    PLACE,
    PLAYING,
    ROLL,
    TURN,
    WANTS,
)
from bankhalter.core.decisions import Count, Decision, FinalCall, Lots, Place, Turn
from bankhalter.core.events import Counted, Ended, TimeIsUp
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64
from bankhalter.core.rules import bank, rent, seats
from bankhalter.core.state import State


def over(led: Ledger, winners: i64) -> None:
    """End the game; running lots, debts, claims and offers are void (R-94)."""
    led.finish(winners)
    if led.listening:
        led.tell(Ended(winners))


def last_one(led: Ledger) -> bool:
    """END-1: the last player who is not bankrupt wins at once."""
    if led.state.alive > 1:
        return False
    over(led, seats.playing(led.state))
    return True


def close(led: Ledger) -> None:
    """A counted game ends: only what is owed already is still settled (R-95)."""
    led.close()
    rent.drop_claims(led)
    led.keep_offers([])
    kept: list[Decision] = [Count()]
    for frame in led.state.agenda:
        if frame.rank >= OWING:
            kept.append(frame)
    led.rewrite(kept)


def refuse_time(st: State, act: Action) -> i64:
    """The clock ends a game only where a duration was agreed (TIME-1)."""
    if act.seat != CLOCK:
        return NOT_YOUR_TURN
    if not st.tables.timed:
        return NO_TIME_LIMIT
    return NOT_NOW if st.time_up or st.turns == 0 else FINE


def time_up(led: Ledger) -> None:
    """The agreed time is over: between turns the game stops at once, else after the turn (R-65)."""
    st = led.state
    led.time_up()
    if led.listening:
        led.tell(TimeIsUp())
    if st.ground.kind == TURN and not cast(Turn, st.ground).begun and st.top.kind != ROLL:
        lapse_request(led)
        stop_clock(led)


def lapse_request(led: Ledger) -> None:
    """Nothing more is bought: a request for buildings lapses, only a running lot is brought to its end."""
    kept: list[Decision] = []
    running = any(frame.kind == AUCTION for frame in led.state.agenda)
    for frame in led.state.agenda:
        if frame.kind == PLACE and cast(Place, frame).paid < 0:
            continue
        if frame.kind == LOTS:
            lots = cast(Lots, frame)
            kept.append(Lots(lots.first, lots.what, lots.wants, 1 if running else 0))
        elif frame.kind != WANTS:
            kept.append(frame)
    led.rewrite(kept)


def stop_clock(led: Ledger) -> None:
    """The time is up and the turn is finished: one last call for open claims, then the count (R-88)."""
    st = led.state
    led.ground(Count())
    if st.claims:
        led.lay(FinalCall(st.claims[0].owner))


def final_call(led: Ledger) -> bool:
    """Ask the next owner of an open claim, until none is left; nothing else may be done."""
    st = led.state
    led.close()
    if not st.claims:
        led.done()
        return True
    owner = st.claims[0].owner
    if st.top.seat != owner:
        led.swap(FinalCall(owner))
    return False


def waive(led: Ledger, owner: i64) -> None:
    """The owner lets all own claims lapse."""
    led.keep_claims([c for c in led.state.claims if c.owner != owner])


def count(led: Ledger) -> None:
    """The richest wins; a tie is shared, or broken by cash (R-64)."""
    st = led.state
    best: i64 = -1
    winners: i64 = 0
    for i in range(len(st.seats)):
        if st.seats[i].out == PLAYING:
            worth = wealth(st, i)
            if led.listening:
                led.tell(Counted(i, worth))
            if worth > best:
                best = worth
                winners = 0
            if worth == best:
                winners |= 1 << i
    over(led, richest_in_cash(st, winners) if st.tables.tie_break == BY_CASH else winners)


def richest_in_cash(st: State, tied: i64) -> i64:
    """Keep those of the tied who hold the most cash."""
    best: i64 = -1
    kept: i64 = 0
    for i in range(len(st.seats)):
        if tied & (1 << i):
            cash = st.seats[i].cash
            if cash > best:
                best = cash
                kept = 0
            if cash == best:
                kept |= 1 << i
    return kept


def wealth(st: State, seat: i64) -> i64:
    """Count a player's five items, what is mortgaged at half its price (SHORT-C7, SHORT-W5, R-62, R-63)."""
    t = st.tables
    total = st.seats[seat].cash
    left = st.deeds_of[seat]
    while left:
        deed = bits.lowest(left)
        total += bank.half(t.grain, t.price[deed]) if st.pledged[deed] else t.price[deed]
        total += printed(st, deed)
        left &= left - 1
    return total


def printed(st: State, deed: i64) -> i64:
    """Return the printed price of all buildings on a street."""
    t = st.tables
    level = st.level[deed]
    if level == t.hotel:
        return (level - 1) * t.house[deed] + t.hotel_price[deed]
    return level * t.house[deed]
