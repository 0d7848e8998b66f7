"""A small table for bots in tests."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from bankhalter.bots.api import Bot
from bankhalter.core import engine
from bankhalter.core.actions import Action, Offer
from bankhalter.core.flatten import flatten
from bankhalter.core.ledger import Ledger
from bankhalter.core.odds import Dice
from bankhalter.core.state import State
from bankhalter.core.tables import Tables
from bankhalter.edition import load
from bankhalter.game.driver import Driver
from bankhalter.lab.statistics.intervals import wilson
from bankhalter.switches import agree


class Beside(Bot):
    """Looks over the shoulder of a bot, which answers everything that a subclass leaves to it."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, st: State, seat: int) -> Action:
        return self.bot.choose(st, seat)

    def between(self, st: State, seat: int) -> Action | None:
        return self.bot.between(st, seat)

    def reply(self, st: State, seat: int, offer: Offer) -> Action | None:
        return self.bot.reply(st, seat, offer)


@cache
def tables(edition: str = "standard", seats: int = 2) -> Tables:
    found = load(edition)
    return flatten(found, agree(found, seats))


def game(bots: Sequence[Bot], seed: int, turns: int = 400, edition: str = "standard") -> State:
    led = engine.new_game(tables(edition, len(bots)), len(bots), False)
    Driver(bots, Dice(seed)).play(led, turns)
    return led.state


def share(won: int, games: int) -> str:
    """Write the share of games won with its Wilson interval at 95 %."""
    found, low, high = (100 * part for part in wilson(won, games))
    return f"{found:.1f} % [{low:.1f}, {high:.1f}]"


def begun(seats: int = 2, edition: str = "standard", seed: int = 1) -> Ledger:
    """A game after the opening throws."""
    led = engine.new_game(tables(edition, seats), seats, False)
    dice = Dice(seed)
    while led.state.top.seat < 0:
        engine.apply(led, dice.answer(led.state))
    return led


def deed_at(st: State, space: int) -> int:
    return int(st.tables.deed_at[space])


def give(led: Ledger, seat: int, *spaces: int) -> None:
    for space in spaces:
        led.deed_to(deed_at(led.state, space), seat)
