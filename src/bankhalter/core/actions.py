"""What somebody says: a seat, chance, or the clock."""

from __future__ import annotations

from typing import Final

from bankhalter.core.codes import CHANCE, END_TURN, OFFER, ROLLED, SEATS, THROW
from bankhalter.core.native import i64, mypyc_attr
from bankhalter.core.values import Value


@mypyc_attr(acyclic=True, free_list_len=1)
class Action(Value):
    """A word with up to three numbers; docs/actions.md lists what they mean for each kind."""

    def __init__(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c


@mypyc_attr(acyclic=True, free_list_len=1)
class Offer(Action):
    """A trade of fixed lists: deeds and cards are bit masks; `relief` is debt let off."""

    def __init__(
        self,
        seat: i64,
        to: i64,
        cash: i64 = 0,
        deeds: i64 = 0,
        cards: i64 = 0,
        want_cash: i64 = 0,
        want_deeds: i64 = 0,
        want_cards: i64 = 0,
        relief: i64 = 0,
        number: i64 = 0,
        pledged: i64 = 0,
    ) -> None:
        self.kind = OFFER
        self.seat = seat
        self.a = 0
        self.b = 0
        self.c = 0
        self.to = to
        self.cash = cash
        self.deeds = deeds
        self.cards = cards
        self.want_cash = want_cash
        self.want_deeds = want_deeds
        self.want_cards = want_cards
        self.relief = relief
        self.number = number
        self.pledged = pledged  # the deeds in it that were mortgaged when it was made


# What is said again and again: made once, and handed out as it is, since actions are values.
TO_THROW: Final = [Action(THROW, seat) for seat in range(SEATS)]
TO_END: Final = [Action(END_TURN, seat) for seat in range(SEATS)]
ROLLS: Final = [Action(ROLLED, CHANCE, die1, die2) for die1 in range(1, 7) for die2 in range(1, 7)]
