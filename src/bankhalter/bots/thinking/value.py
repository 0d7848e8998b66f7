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

    def score(self, rows: vec[i64], at: i64) -> i64:
        """Add up what all trees give a row; questions stand one by one, because this is most of the work."""
        feature = self.feature
        limit = self.limit
        leaf = self.leaf
        total: i64 = 0
        k: i64 = 0
        base: i64 = 0
        while k < self.count * DEPTH:
            index = base
            if rows[at + feature[k]] > limit[k]:
                index += 1
            if rows[at + feature[k + 1]] > limit[k + 1]:
                index += 2
            if rows[at + feature[k + 2]] > limit[k + 2]:
                index += 4
            if rows[at + feature[k + 3]] > limit[k + 3]:
                index += 8
            if rows[at + feature[k + 4]] > limit[k + 4]:
                index += 16
            if rows[at + feature[k + 5]] > limit[k + 5]:
                index += 32
            total += leaf[index]
            k += DEPTH
            base += LEAVES
        return total


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
        self.raised: list[float] = [0.0] * SEATS

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
        total = 0.0
        for seat in range(count):
            self.raised[seat] = 0.0
            if st.seats[seat].out == PLAYING:
                self.raised[seat] = math.exp(float(self.trees.score(looker.rows, seat * COUNT)) / PARTS)
                total += self.raised[seat]
        return [self.raised[seat] / total for seat in range(count)]

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
