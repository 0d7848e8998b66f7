"""The words of an environment: one `Discrete(402)` for every edition, all rules and two to ten players.

What has several parts, an offer or an order, is a sentence: a few tokens in a row by the same seat. Those of
an offer rise, so every bundle has exactly one spelling.
"""

from __future__ import annotations

from typing import Final

from bankhalter.core.codes import (
    BANKRUPT,
    BUY,
    DECLINE,
    END_TURN,
    PASS,
    PAY,
    PAY_FINE,
    PLAY_CARD,
    RAISE,
    TAKE_CARD,
    THROW,
    WALK,
)
from bankhalter.core.native import i64, vec

VERSION: Final = 0  # of tokens, observation and limits together: the number in the names of environments

# What fits into the tokens.
MOST_SEATS: Final = 10
MOST_SPACES: Final = 40
MOST_DEEDS: Final = 28
MOST_STREET_GROUPS: Final = 8
MOST_JAIL_CARDS: Final = 2
MOST_CARDS: Final = 16  # in a deck, of which the observation tells whether each is unseen
RUNGS: Final = 24  # of the ladder of amounts, with its foot
DIGITS: Final = 32  # an exact amount is spelled in digits of this base
LEVELS: Final = 5  # a group is sold down to level 0 to 4

# Answers without a number, in the order of PLAIN.
SAY_THROW: Final = 0
SAY_PAY_FINE: Final = 1
SAY_PLAY_CARD: Final = 2
SAY_END_TURN: Final = 3
SAY_WALK: Final = 4
SAY_BUY: Final = 5
SAY_DECLINE: Final = 6
SAY_PASS: Final = 7
SAY_PAY: Final = 8
SAY_TAKE_CARD: Final = 9
SAY_BANKRUPT: Final = 10
SAY_RAISE: Final = 11
# Where a group of tokens begins.
SAY_STEP: Final = 12
SAY_JUMP: Final = 15
SAY_BID: Final = 55
SAY_COUNT: Final = 79
SAY_BUILD: Final = 111
SAY_SELL: Final = 139
SAY_SELL_DOWN: Final = 167
SAY_MORTGAGE: Final = 207
SAY_LIFT: Final = 235
SAY_KEEP: Final = 263
SAY_REDEEM: Final = 264
SAY_ORDER: Final = 265
SAY_DEMAND: Final = 267
SAY_WISH: Final = 271
SAY_NO_WISH: Final = 272
SAY_OFFER: Final = 273
SAY_GIVE: Final = 282
SAY_WANT: Final = 310
SAY_GIVE_CARD: Final = 338
SAY_WANT_CARD: Final = 340
SAY_CASH: Final = 342
SAY_ASK: Final = 366
SAY_RELIEF: Final = 390
SAY_SEND: Final = 391
SAY_CANCEL: Final = 392
SAY_ACCEPT: Final = 393
SAY_REJECT: Final = 394
SAY_LEAVE: Final = 395
SAY_WITHDRAW: Final = 396
SAY_RESIGN: Final = 400
SAY_NOTHING: Final = 401
TOKENS: Final = 402

DEMANDS: Final = SAY_WISH - SAY_DEMAND
WITHDRAWALS: Final = SAY_RESIGN - SAY_WITHDRAW

# Questions: those of the engine have the codes of their frames, and these stand beside them.
REPLY: Final = 24  # an offer is put to its receiver
BUSINESS: Final = 25  # any business before another one's first throw?
DRAFT: Final = 26  # a sentence is begun and wants its next word
QUESTIONS: Final = 27

PLAIN: Final = vec[i64](
    [
        THROW,
        PAY_FINE,
        PLAY_CARD,
        END_TURN,
        WALK,
        BUY,
        DECLINE,
        PASS,
        PAY,
        TAKE_CARD,
        BANKRUPT,
        RAISE,
    ]
)

# Amounts in units of a two-hundredth of the salary; rung 0 is "the lowest possible", or "all".
LADDER: Final = vec[i64](
    [
        0,
        10,
        20,
        30,
        40,
        50,
        60,
        80,
        100,
        120,
        140,
        160,
        180,
        200,
        250,
        300,
        350,
        400,
        500,
        600,
        750,
        900,
        1200,
        1500,
    ]
)


def amounts(salary: i64, grain: i64) -> vec[i64]:
    """Return the ladder in an edition's money, rounded to its grain; 0 for what rounding makes equal."""
    out: vec[i64] = vec[i64]([0] * RUNGS)
    last: i64 = 0
    for rung in range(1, RUNGS):
        amount = (LADDER[rung] * salary + 100) // 200 // grain * grain
        if amount > last:
            out[rung] = amount
            last = amount
    return out


def names() -> list[str]:
    """Return a word for every token; numbers of deeds, groups and spaces count in board order from 0."""
    out = [
        "throw",
        "pay-fine",
        "play-card",
        "end-turn",
        "walk",
        "buy",
        "decline",
        "pass",
        "pay",
        "take-card",
        "bankrupt",
        "raise",
        "step-die-1",
        "step-die-2",
        "step-both",
    ]
    out += [f"jump-{space}" for space in range(MOST_SPACES)]
    out += ["bid-lowest", *_rungs("bid")]
    out += [f"count-{count}" for count in range(DIGITS)]
    out += _deeds("build") + _deeds("sell")
    out += [f"sell-down-{group}-to-{level}" for group in range(MOST_STREET_GROUPS) for level in range(LEVELS)]
    out += _deeds("mortgage") + _deeds("lift")
    out += ["keep", "redeem", "order-houses", "order-hotels"]
    out += [f"demand-{n}" for n in range(DEMANDS)]
    out += ["wish-on", "wish-off"]
    out += [f"offer-to-left-{k}" for k in range(1, MOST_SEATS)]
    out += _deeds("give") + _deeds("want")
    out += ["give-card-0", "give-card-1", "want-card-0", "want-card-1"]
    out += ["cash-all", *_rungs("cash"), "ask-all", *_rungs("ask")]
    out += ["let-debt-off", "send", "cancel", "accept", "reject", "leave-standing"]
    out += [f"withdraw-{n}" for n in range(WITHDRAWALS)]
    out += ["resign", "nothing"]
    return out


def _rungs(word: str) -> list[str]:
    return [f"{word}-{LADDER[rung]}" for rung in range(1, RUNGS)]


def _deeds(word: str) -> list[str]:
    return [f"{word}-{deed}" for deed in range(MOST_DEEDS)]
