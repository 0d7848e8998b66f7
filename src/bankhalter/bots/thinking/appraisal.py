"""Judging deals by everybody's chance to win: what one gains oneself, and whom else a deal helps.

The value errs by a point or so, and whoever takes the best of many deals takes its errors with it. So a deal
must bring a margin, and a part of what it brings to the partner: more of it if that makes him the strongest.
"""

from __future__ import annotations

from typing import Final

from bankhalter.bots.thinking.value import Evaluator
from bankhalter.bots.thinking.what_if import after, dealt, exchange, is_plain
from bankhalter.core import engine
from bankhalter.core.actions import Action, Offer
from bankhalter.core.codes import ACCEPT, FINE
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64
from bankhalter.core.state import State

MARGIN: Final = 0.010  # by which the own chance must rise
PART: Final = 0.25  # of the partner's gain that the own one must reach …
STRONGEST: Final = 0.50  # … if that makes him the strongest
PATIENT: Final = 40  # rounds; after them everybody is content with less of a rise, so that games end …
WILLING: Final = 0.0003  # … in every further one, but never with a fall
MEMORY: Final = 6  # rounds for which a no is a no


class Appraiser:
    """Looks at deals for one player of one game."""

    def __init__(self) -> None:
        self.eye = Evaluator()
        self.begun: State | None = None  # the position that was looked at last, …
        self.seq: i64 = -1  # … after so many actions, …
        self.board: Ledger | None = None  # … and a copy of it on which deals are tried
        self.before: list[float] = []  # everybody's chance without a deal …
        self.then: list[float] = []  # … and with the last one looked at

    def begin(self, st: State) -> None:
        """Look at the position as it is, once for all prices that are thought of."""
        if self.begun is not st or self.seq != st.seq:
            self.before = self.eye.chances(st)
            self.begun = st
            self.seq = st.seq
            self.board = None

    def look(self, st: State, offer: Offer) -> bool:
        """Look at the position after a deal; tell whether it can be made."""
        self.begin(st)
        if is_plain(st, offer):
            return self.look_at_exchange(st, offer)
        made = after(st, Action(ACCEPT, offer.to, offer.number)) if offer.number else dealt(st, offer)
        if made is not None:
            self.then = self.eye.chances(made)
        return made is not None

    def look_at_exchange(self, st: State, offer: Offer) -> bool:
        """Make an exchange on the copy, look, and undo it: that is quicker than a copy for each price."""
        if offer.number:
            word = engine.refuse(st, Action(ACCEPT, offer.to, offer.number))
        else:
            word = engine.refuse(st, offer)
        if word != FINE or st.seats[offer.to].cash < offer.want_cash:
            return False
        board = self.board
        if board is None:
            board = Ledger(st.copy(), False)
            self.board = board
        exchange(board, offer.seat, offer.to, offer)
        self.then = self.eye.chances(board.state)
        exchange(board, offer.to, offer.seat, offer)
        return True

    def gain(self, seat: i64) -> float:
        """Return by how much a seat's chance rises."""
        return self.then[seat] - self.before[seat]

    def objection(self, st: State, seat: i64, other: i64, margin: float) -> str:
        """Return the word against the deal that was looked at, "" if it is good for a seat."""
        own = self.gain(seat) + patience(st) * max(margin, 0.0)
        theirs = self.gain(other)
        if own < margin:
            return "too-little"
        if st.alive > 2 and own < theirs * (STRONGEST if self.leads(seat, other) else PART):
            return "helps-leader" if self.leads(seat, other) else "helps-you-more"
        return ""

    def leads(self, seat: i64, other: i64) -> bool:
        """Tell whether somebody would be the strongest after the deal."""
        return all(self.then[other] >= chance for chance in self.then) and self.then[other] > self.then[seat]


def patience(st: State) -> float:
    """Return how much of the usual rise nobody asks for any more: nothing at first, in the end all of it."""
    return min(max(float(st.turns // len(st.seats) - PATIENT), 0.0) * WILLING / MARGIN, 1.0)


class Refusal:
    """A no: to which price, at which table, and until when it holds."""

    def __init__(self, cash: i64, table: i64, until: i64, word: str) -> None:
        self.cash = cash
        self.table = table
        self.until = until
        self.word = word


class Refusals:
    """What was declined lately: the same is declined again for the same reason, however often it comes."""

    def __init__(self) -> None:
        self.kept: dict[tuple[int, int, int], Refusal] = {}

    def recall(self, offer: Offer, table: i64, turn: i64) -> str:
        """Return why this was declined at the same table for as much or more, or ""."""
        key = (int(offer.seat << 4 | offer.to), int(offer.deeds), int(offer.want_deeds))
        found = self.kept.get(key)
        if found is None or found.table != table or turn > found.until:
            return ""
        return found.word if offer.cash - offer.want_cash <= found.cash else ""

    def keep(self, offer: Offer, table: i64, until: i64, word: str) -> None:
        """Remember a no."""
        key = (int(offer.seat << 4 | offer.to), int(offer.deeds), int(offer.want_deeds))
        self.kept[key] = Refusal(offer.cash - offer.want_cash, table, until, word)
