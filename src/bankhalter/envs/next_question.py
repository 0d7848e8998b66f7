"""Going on to the next question: chance, bots, replies, business and the end are seen to on the way."""

from __future__ import annotations

from typing import cast

from bankhalter.core import engine
from bankhalter.core.actions import Action
from bankhalter.core.codes import (
    CHANCE,
    CLOCK,
    OVER,
    PLAYING,
    REJECT,
    TIME_UP,
    TURN,
)
from bankhalter.core.decisions import Turn
from bankhalter.core.native import i64
from bankhalter.core.odds import Dice
from bankhalter.core.state import State
from bankhalter.envs.lane import NOBODY_ASKED, RUNNING, TERMINATED, TRUNCATED, Lane
from bankhalter.envs.legal_tokens import LegalTokens
from bankhalter.envs.tokens import BUSINESS, DRAFT, REPLY
from bankhalter.game.driver import Driver


def begin(lane: Lane, legal: LegalTokens, seed: i64, driver: Driver | None, learners: i64) -> None:
    """Lay the table for a new game and go on to its first question; `learners` 0 means all policies."""
    lane.led = engine.new_game(lane.tables, lane.seats, False)
    lane.seed = seed
    lane.dice = Dice(seed)
    lane.driver = driver
    lane.policies = (1 << lane.seats) - 1
    if driver is not None:
        driver.gives_moments = False
        lane.policies = driver.people
    lane.learners = learners if learners else lane.policies
    if lane.said is not None:
        lane.said = []
    lane.draft.clear()
    lane.ended = RUNNING
    lane.known_out = out_mask(lane.led.state)
    lane.put = 0
    lane.new_turn(0)
    advance(lane, legal)


def out_mask(st: State) -> i64:
    """Return who does not play, as a mask."""
    mask: i64 = 0
    for seat in range(len(st.seats)):
        if st.seats[seat].out != PLAYING:
            mask |= 1 << seat
    return mask


def take(lane: Lane, legal: LegalTokens, token: i64) -> None:
    """Do what a legal token says and go on to the next question."""
    lane.take(token)
    if lane.draft.kind:
        lane.question = DRAFT
        legal.fill(lane)
    else:
        advance(lane, legal)


def take_chance(lane: Lane, legal: LegalTokens, answer: Action) -> None:
    """Take an answer of chance, where it is explicit, and go on to the next question."""
    lane.say(answer)
    advance(lane, legal)


def advance(lane: Lane, legal: LegalTokens) -> None:
    """Go on until somebody is asked for a token, or the game has ended, and fill the mask."""
    while lane.ended == RUNNING:
        if go_on(lane, legal):
            return
    lane.asked = NOBODY_ASKED
    lane.question = OVER
    legal.clear()


def go_on(lane: Lane, legal: LegalTokens) -> bool:
    """Take one step towards the next question; True if it is reached."""
    st = lane.led.state
    seat = st.top.seat
    if st.offers and put_offer(lane, legal, st):
        return True
    if seat == CHANCE and lane.options.explicit_chance:
        return ask(lane, legal, CHANCE, st.top.kind)
    if seat == CHANCE:
        lane.say(lane.dice.answer(st))
        return False
    if has_ended(lane, st):
        return False
    if st.turns != lane.turn:
        lane.new_turn(st.turns)
    if st.top.kind == TURN and cast(Turn, st.top).begun == 0:
        if (lane.options.business or st.claims) and find_business(lane, legal, st):
            return True
    if lane.driver is not None and let_bots_speak(lane, lane.driver):
        return False
    if not lane.policies >> seat & 1:
        raise ValueError("nobody speaks for a seat without a policy")
    return ask(lane, legal, seat, st.top.kind)


def ask(lane: Lane, legal: LegalTokens, seat: i64, question: i64) -> bool:
    """Ask a seat, or chance, and tell which tokens are legal."""
    lane.asked = seat
    lane.question = question
    lane.holdings.refresh(lane.led)
    legal.fill(lane)
    return True


def has_ended(lane: Lane, st: State) -> bool:
    """See to the end: by the rules, because no learner plays any more, or at the limit of turns."""
    if st.top.kind == OVER:
        lane.ended = TERMINATED
        return True
    if st.fallen != 0 and out_mask(st) & lane.learners == lane.learners:
        lane.ended = TERMINATED
        return True
    if st.turns <= lane.options.most_turns or st.time_up:
        return False
    if st.tables.timed:
        lane.say(Action(TIME_UP, CLOCK))
    else:
        lane.ended = TERMINATED if lane.options.count_at_limit else TRUNCATED
    return True


def put_offer(lane: Lane, legal: LegalTokens, st: State) -> bool:
    """Put the newest offer to its receiver, once; the tutorial has none and declines those of bots."""
    offer = st.offers[-1]
    if offer.number <= lane.put:
        return False
    lane.put = offer.number
    if not lane.policies >> offer.to & 1:
        return False
    if lane.options.simple:
        lane.say(Action(REJECT, offer.to, offer.number))
        return False
    return ask(lane, legal, offer.to, REPLY)


def find_business(lane: Lane, legal: LegalTokens, st: State) -> bool:
    """Ask the next one clockwise who has anything to say before another one's first throw."""
    for k in range(1, lane.seats):
        seat = (st.turn + k) % lane.seats
        if (lane.policies & ~lane.passed) >> seat & 1 and st.seats[seat].out == PLAYING:
            ask(lane, legal, seat, BUSINESS)
            if legal.count > 1:
                return True
            lane.passed |= 1 << seat
    return False


def let_bots_speak(lane: Lane, driver: Driver) -> bool:
    """Let the driver ask the next bot; False if nobody but a policy is asked."""
    if not driver.step(lane.led):
        return False
    if lane.said is not None and driver.said is not None:
        lane.said.append(driver.said)
    return True
