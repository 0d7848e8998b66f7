"""The luck of a whole game at a glance: what its dice and cards brought beside what was to be expected.

Each throw and card is compared with all that could have come, weighted by their odds; the learned value says
what a position is worth (docs/value.md). That takes a second where an analysis takes minutes, and says less:
the value looks at what lies on the table, and nobody plays on.
"""

from __future__ import annotations

from bankhalter.bots.thinking.value import Evaluator
from bankhalter.core import engine
from bankhalter.core.actions import Action
from bankhalter.core.codes import CHANCE, DEMAND, FINE
from bankhalter.core.ledger import Ledger
from bankhalter.core.odds import odds
from bankhalter.core.state import State
from bankhalter.game.game import Game


def dice_luck(game: Game) -> list[float]:
    """Return by how much dice and cards raised chances to win beside what was to be expected, 0 in sum."""
    evaluator = Evaluator()
    sums = [0.0] * len(game.players)
    for st, action in zip(game.positions(), game.actions, strict=False):
        if action.seat == CHANCE:
            for seat, stroke in enumerate(stroke_of(evaluator, st, action)):
                sums[seat] += stroke
    return sums


def stroke_of(evaluator: Evaluator, st: State, came: Action) -> list[float]:
    """Return what one throw or card did to everybody, beside the mean of all that could have come."""
    ways = odds(st)
    if len(ways) < 2:
        return []
    total = sum([weight for _, weight in ways])
    found = list(evaluator.chances(settled(st, came)))
    for action, weight in ways:
        for seat, chance in enumerate(evaluator.chances(settled(st, action))):
            found[seat] -= chance * weight / total
    return found


def settled(st: State, action: Action) -> State:
    """Return the position once something came, with every rent that is due for it demanded."""
    led = Ledger(st.copy(), False)
    engine.apply(led, action)
    for claim in led.state.claims[:]:
        demand = Action(DEMAND, claim.owner, claim.number)
        if engine.refuse(led.state, demand) == FINE:
            engine.apply(led, demand)
    return led.state
