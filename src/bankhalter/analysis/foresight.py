"""Chances to win from any position: by the value, and by playing on with strategists in all seats.

What is pending is brought to an end first, in a copy: a value learned from games says little in the middle
of an auction or with a rent not yet demanded. Who is asked decides as a strategist would; whoever has
decided as one would have changed nothing.
"""

from __future__ import annotations

from math import sqrt

from bankhalter.bots.api import Bot
from bankhalter.bots.players.strategist import Strategist
from bankhalter.bots.thinking.value import Evaluator
from bankhalter.core import compiled, engine
from bankhalter.core.actions import Action
from bankhalter.core.codes import CHANCE, DEAL, DEMAND, DRAW, OPENING, OVER, RENT_ROLL
from bankhalter.core.ledger import Ledger
from bankhalter.core.odds import Dice, odds
from bankhalter.core.state import State
from bankhalter.game.driver import Driver

Chances = list[float]
PATIENCE = 400  # steps of one settlement; a live auction takes a few dozen
SHORT = 3  # rounds played on before the value judges: few enough that the same dice tell the same story
LONG = 300 if compiled() else 20  # rounds after which it judges a game that is not over
SEEDS = 100_000  # more than games played on from one position
AT_ONCE = (DRAW, RENT_ROLL)  # what chance answers in the middle of a move
GROUND = (OPENING, DEAL)  # before the game has begun


class Foresight:
    """Looks at positions; positions played on with the same seed get the same dice.

    So what follows from two of them differs by what tells them apart.
    """

    def __init__(self) -> None:
        self.evaluator = Evaluator()

    def results(self, st: State, games: int, seed: int, rounds: int = SHORT) -> list[Chances]:
        """Return what so many games played on give everybody: who won, or the value's last word."""
        if st.top.kind == OVER:
            return [self.evaluator.chances(st)] * games
        return [self.played_on(st, seed * SEEDS + number, rounds) for number in range(games)]

    def judged(self, st: State) -> Chances:
        """Return everybody's chance by the value, once what is pending has been settled; the sum is one."""
        quiet = settled(st)
        return self.expected(quiet) if quiet.top.kind in AT_ONCE else self.evaluator.chances(quiet)

    def expected(self, st: State) -> Chances:
        """Return the mean of the value over all that chance, which is asked, may answer."""
        if st.top.kind in GROUND or st.top.seat != CHANCE:
            return self.evaluator.chances(st)
        sums = [0.0] * len(st.seats)
        total = 0
        for answer, weight in odds(st):
            led = Ledger(st.copy(), False)
            engine.apply(led, answer)
            total += weight
            for seat, chance in enumerate(self.judged(led.state)):
                sums[seat] += weight * chance
        return [one / total for one in sums]

    def played_on(self, st: State, seed: int, rounds: int) -> Chances:
        """Play a position on with the dice of a seed; return who won, or the value's word if nobody has."""
        led = begun(st)
        driver = Driver(strategists(st), Dice(seed))
        driver.play(led, led.state.turns + rounds * led.state.alive)
        return self.evaluator.chances(led.state)


def strategists(st: State) -> list[Bot]:
    """Return a strategist for every seat."""
    return [Strategist() for _ in st.seats]


def begun(st: State) -> Ledger:
    """Return a copy to play on in: without open offers, and every rent demanded."""
    led = Ledger(st.copy(), False)
    led.keep_offers([])
    for claim in list(led.state.claims):
        engine.apply(led, Action(DEMAND, claim.owner, claim.number))
    return led


def settled(st: State) -> State:
    """Return a position after all that is said before chance is asked, as strategists would have it."""
    if st.top.kind == OVER or (st.top.seat == CHANCE and not st.claims):
        return st
    led = begun(st)
    driver = Driver(strategists(st))
    for _ in range(PATIENCE):
        if led.state.top.kind == OVER or led.state.top.seat == CHANCE or not driver.step(led):
            break
    return led.state


def mean(results: list[Chances]) -> tuple[Chances, Chances]:
    """Return the mean of results and its standard error, by seat."""
    count = len(results)
    means = [sum(column) / count for column in zip(*results, strict=True)]
    if count == 1:
        return means, [0.0] * len(means)
    squares = [sum((row[seat] - m) ** 2 for row in results) for seat, m in enumerate(means)]
    return means, [sqrt(total / (count - 1) / count) for total in squares]


def difference(one: list[Chances], other: list[Chances]) -> list[Chances]:
    """Return game by game what the first results are ahead of the others."""
    return [[a - b for a, b in zip(x, y, strict=True)] for x, y in zip(one, other, strict=True)]


def usual(st: State, seat: int) -> Action:
    """Return what a strategist would say in a seat that is asked."""
    return Strategist().choose(st, seat)
