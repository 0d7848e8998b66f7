"""Everybody's chance to win, learned from games: small trees over what `features` sees, kept as plain data.

Each tree asks six questions of a player's row and adds a score; the chances are the shares of e to the score,
so they add up to one. `value.json` is written by `bankhalter train`; docs/value.md says from what, and how
far it can be trusted.
"""

from __future__ import annotations

import json
import math
from importlib.resources import files
from typing import Final

from bankhalter.bots.thinking.features import COUNT, NAMES, Looker
from bankhalter.bots.thinking.landing import landing
from bankhalter.core.codes import OVER, PLAYING, SEATS
from bankhalter.core.native import i64, vec
from bankhalter.core.state import State
from bankhalter.core.tables import Tables, zeros

FORMAT: Final = 1
DEPTH: Final = 6
LEAVES: Final = 64
SIGN: Final = 63  # a number below zero, shifted by so much, is a mask of ones
PARTS: Final = 10_000.0  # the scores of the leaves are ten-thousandths


class BadModel(ValueError):
    """A file that is not a value of this version."""


class Trees:
    """The trees, laid out flat: six features and limits for each, and 64 leaves."""

    def __init__(self, questions: list[list[int]], leaves: list[list[int]]) -> None:
        self.count: i64 = len(questions)
        self.feature: vec[i64] = zeros(len(questions) * DEPTH)
        self.limit: vec[i64] = zeros(len(questions) * DEPTH)
        self.leaf: vec[i64] = zeros(len(questions) * LEAVES)
        for tree in range(len(questions)):
            for k in range(DEPTH):
                self.feature[tree * DEPTH + k] = questions[tree][2 * k]
                self.limit[tree * DEPTH + k] = questions[tree][2 * k + 1]
            for k in range(LEAVES):
                self.leaf[tree * LEAVES + k] = leaves[tree][k]

    def add_up(self, rows: vec[i64], places: vec[i64], count: i64, totals: vec[i64]) -> None:
        """Add up what all trees give the rows that begin at so many places.

        This is most of the work. So the questions of a tree stand one by one and are asked of all rows, and a
        yes is the sign of a difference, because no processor can guess which way a branch would go.
        """
        feature = self.feature
        limit = self.limit
        leaf = self.leaf
        for i in range(count):
            totals[i] = 0
        k: i64 = 0
        base: i64 = 0
        while k < self.count * DEPTH:
            f0, f1, f2 = feature[k], feature[k + 1], feature[k + 2]
            f3, f4, f5 = feature[k + 3], feature[k + 4], feature[k + 5]
            l0, l1, l2 = limit[k], limit[k + 1], limit[k + 2]
            l3, l4, l5 = limit[k + 3], limit[k + 4], limit[k + 5]
            for i in range(count):
                at = places[i]
                index = base | (l0 - rows[at + f0]) >> SIGN & 1 | (l1 - rows[at + f1]) >> SIGN & 2
                index |= (l2 - rows[at + f2]) >> SIGN & 4 | (l3 - rows[at + f3]) >> SIGN & 8
                index |= (l4 - rows[at + f4]) >> SIGN & 16 | (l5 - rows[at + f5]) >> SIGN & 32
                totals[i] += leaf[index]
            k += DEPTH
            base += LEAVES


def read_trees(text: str) -> Trees:
    """Read the file of a value, or raise BadModel."""
    try:
        tree = json.loads(text)
        if tree["bankhalter-value"] != FORMAT or tree["features"] != list(NAMES):
            raise BadModel("another version")
        questions, leaves = tree["questions"], tree["leaves"]
        fits = len(questions) == len(leaves) and all(len(q) == 2 * DEPTH for q in questions)
        if not fits or not all(len(row) == LEAVES for row in leaves):
            raise BadModel("not whole")
        if not all(0 <= f < COUNT for q in questions for f in q[::2]):
            raise BadModel("unknown features")
        return Trees(questions, leaves)
    except (ValueError, KeyError, TypeError) as problem:
        raise BadModel(str(problem)) from problem


READ: list[Trees] = []


def shipped() -> Trees:
    """Return the value that comes with the package, read once."""
    if len(READ) == 0:
        READ.append(read_trees(files("bankhalter.bots.thinking").joinpath("value.json").read_text("utf-8")))
    return READ[0]


class Evaluator:
    """Looks at positions one after the other; for one player, process or question each its own."""

    def __init__(self, trees: Trees | None = None) -> None:
        self.trees = trees if trees is not None else shipped()
        self.looker: Looker | None = None
        self.places: vec[i64] = zeros(SEATS)  # where the rows of those begin who play, …
        self.totals: vec[i64] = zeros(SEATS)  # … and what the trees give them

    def sees(self, t: Tables) -> Looker:
        """Return what looks at positions of this board."""
        looker = self.looker
        if looker is None or looker.land.tables is not t:
            looker = Looker(landing(t))
            self.looker = looker
        return looker

    def chances(self, st: State) -> list[float]:
        """Return everybody's chance to win; those out of the game have none."""
        count: i64 = len(st.seats)
        if st.top.kind == OVER:
            return shared(st)
        looker = self.sees(st.tables)
        looker.look(st)
        playing: i64 = 0
        for seat in range(count):
            if st.seats[seat].out == PLAYING:
                self.places[playing] = seat * COUNT
                playing += 1
        self.trees.add_up(looker.rows, self.places, playing, self.totals)
        found = [0.0] * count
        total = 0.0
        for i in range(playing):
            raised = math.exp(float(self.totals[i]) / PARTS)
            found[self.places[i] // COUNT] = raised
            total += raised
        return [one / total for one in found]

    def chance(self, st: State, seat: i64) -> float:
        """Return one seat's chance to win."""
        return self.chances(st)[seat]


def shared(st: State) -> list[float]:
    """Return who has won a game that is over; a tie is shared."""
    won = [1.0 if st.winners & (1 << seat) else 0.0 for seat in range(len(st.seats))]
    total = max(sum(won), 1.0)
    return [one / total for one in won]


def chances(st: State) -> list[float]:
    """Return every seat's chance to win, as the shipped value sees it; they add up to one."""
    return Evaluator().chances(st)
