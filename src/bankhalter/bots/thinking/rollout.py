"""Playing a position on in one's head: the same dice for every candidate, strategists in all seats.

The dice are the bot's own; nothing of the real ones is known. Who has an eye for chances plays a few rounds
on and lets it judge what has come of it; without one the game goes on nearly to its end. Candidates that
fall behind are dropped early, and the first one, the usual choice, is left only for one that is better
beyond chance.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from bankhalter.bots.api import Bot
from bankhalter.bots.players.strategist_1 import Strategist1
from bankhalter.bots.thinking.landing import landing
from bankhalter.bots.thinking.valuation import standing
from bankhalter.bots.thinking.value import Evaluator
from bankhalter.core.codes import OVER, PLAYING
from bankhalter.core.ledger import Ledger
from bankhalter.core.native import i64
from bankhalter.core.odds import Dice
from bankhalter.core.state import State
from bankhalter.game.driver import Driver

ROUNDS: Final = 60  # played on; then the position is judged
ROW: Final = 16  # games of each candidate before the weak ones are dropped …
JUDGED_ROW: Final = 8  # … and where chances are judged, which differ less from game to game
FEWEST: Final = 8  # games of each candidate on which a change of mind may rest
DOUBT: Final = 0.1  # added to the squares: a few equal results are no proof …
JUDGED_DOUBT: Final = 0.008  # … nor are differences that the value cannot see


class Contest:
    """Candidates against the first of them: sums of the differences, and of their squares."""

    def __init__(self, count: i64, doubt: float = DOUBT) -> None:
        self.doubt = doubt
        self.sums: list[float] = [0.0] * count
        self.squares: list[float] = [0.0] * count
        self.left: list[i64] = [i for i in range(1, count)]  # noqa: C416 - compiled, the range has i64
        self.games: i64 = 0
        self.won = 0.0  # by the first

    def add(self, results: list[float]) -> None:
        """Count one game of the first candidate and of each that is left."""
        self.games += 1
        self.won += results[0]
        for k, i in enumerate(self.left):
            difference = results[k + 1] - results[0]
            self.sums[i] += difference
            self.squares[i] += difference * difference

    def error(self, i: i64) -> float:
        """Return the standard error of a candidate's sum."""
        games = float(max(self.games, 1))
        return math.sqrt(max(self.squares[i] - self.sums[i] * self.sums[i] / games, 0.0) + self.doubt)

    def drop(self) -> None:
        """Keep the better half of those that may still be ahead of the first, two at least.

        Where the first has won nearly everything nobody is.
        """
        if self.won > float(self.games) - 0.5:
            self.left = []
            return
        alive = [i for i in self.left if self.sums[i] + self.error(i) > 0.0]
        alive.sort(key=lambda i: -self.sums[i])
        self.left = alive[: max(2, (len(alive) + 1) // 2)]

    def best(self) -> i64:
        """Return the candidate that is ahead of the first by more than a standard error, or 0."""
        found: i64 = 0
        most = 0.0
        if self.games >= FEWEST:
            for i in self.left:
                if self.sums[i] > most and self.sums[i] > self.error(i):
                    most = self.sums[i]
                    found = i
        return found


class Ahead:
    """Thinks with so many games for each candidate, and so many seconds for all that one question needs.

    `begin` sets the clock; it is read before every game, so that a question takes one game longer at most.
    """

    def __init__(
        self,
        effort: i64,
        seconds: float,
        seed: i64,
        clock: Callable[[], float],
        rounds: i64 = ROUNDS,
        eye: Evaluator | None = None,
    ) -> None:
        self.effort = effort
        self.seconds = seconds
        self.chance = Dice(seed)
        self.clock = clock
        self.rounds = rounds
        self.eye = eye
        self.row: i64 = ROW if eye is None else JUDGED_ROW
        self.end = 0.0

    def begin(self) -> None:
        """Begin with a new question."""
        self.end = self.clock() + self.seconds

    def best_of(self, seat: i64, states: list[State]) -> i64:
        """Return which state wins most often for a seat; the first one unless another is clearly better."""
        contest = Contest(len(states), DOUBT if self.eye is None else JUDGED_DOUBT)
        while contest.games < self.effort and len(contest.left) > 0:
            results = self.play_on(seat, states, contest.left)
            if len(results) == 0:
                break
            contest.add(results)
            if contest.games % self.row == 0:
                contest.drop()
        return contest.best()

    def play_on(self, seat: i64, states: list[State], left: list[i64]) -> list[float]:
        """Play the first state and those left on with the same dice; return nothing if the time is up."""
        seed = self.chance.below(1 << 30)
        results: list[float] = []
        for i in [0, *left]:
            if self.clock() >= self.end:
                return []
            results.append(chance_to_win(states[i], seat, seed, self.rounds, self.eye))
        return results


def chance_to_win(
    start: State, seat: i64, seed: i64, rounds: i64 = ROUNDS, eye: Evaluator | None = None
) -> float:
    """Play a position on with these dice: 1 if the seat wins, 0 if it loses, else what its chance is then."""
    led = Ledger(start.copy(), False)
    st = led.state
    led.keep_offers([])
    heads: list[Bot] = [Strategist1() for _ in range(len(st.seats))]
    Driver(heads, Dice(seed)).play(led, st.turns + rounds * st.alive)
    if st.seats[seat].out != PLAYING:
        return 0.0
    if st.top.kind == OVER:
        return 1.0 if st.winners & (1 << seat) else 0.0
    return prospects(st, seat) if eye is None else eye.chance(st, seat)


def prospects(st: State, seat: i64) -> float:
    """Return a seat's chance by what everybody has: the rich get richer, so squares count."""
    land = landing(st.tables)
    mine = 0.0
    total = 0.0
    for i in range(len(st.seats)):
        if st.seats[i].out == PLAYING:
            worth = float(max(standing(st, land, i), 1))
            total += worth * worth
            if i == seat:
                mine = worth * worth
    return mine / total
