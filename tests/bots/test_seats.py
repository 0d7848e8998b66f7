"""Computer players at a table with people: chosen by name, asked beside turns, seeing what a person sees."""

from __future__ import annotations

import pytest

from bankhalter.bots.api import Bot
from bankhalter.bots.players.strategist import Strategist
from bankhalter.bots.registry import UnknownBot
from bankhalter.core import codes
from bankhalter.core.actions import Action
from bankhalter.core.state import State
from bankhalter.game.game import Game
from bankhalter.game.table import Table, known_bot, seat_bots
from bankhalter.terminal.start import seats


class Watcher(Bot):
    """Notes what it is asked; the first time it wants to lift a mortgage."""

    def __init__(self, deed: int) -> None:
        self.deed = deed
        self.asked: list[int] = []
        self.cash: list[int] = []

    def between(self, st: State, seat: int) -> Action | None:
        self.asked.append(int(st.turns))
        self.cash = [int(s.cash) for s in st.seats]
        return Action(codes.LIFT, seat, self.deed) if len(self.asked) == 1 else None


def begun(**rules: object) -> Game:
    """A game in which seat 2 owns a mortgaged deed, and seat 1 is to throw for the first time."""
    game = Game("standard", 3, **rules)
    for throw in ("* 6-5", "* 1-2", "* 1-3"):
        game.push(throw)
    led = game._ledger
    led.deed_to(0, 1)
    led.pledge(0)
    return game


@pytest.mark.parametrize("said", ["bot=strategist", "bot=Strategin", "BOT = STRATEGIN", "rechner=Strategist"])
def test_a_bot_is_chosen_by_its_name_in_any_language(said: str) -> None:
    assert seats(f"Anna, {said}") == (["Anna", "Strategin"], ["", "strategist"])


def test_a_chosen_bot_may_have_a_name_of_its_own() -> None:
    assert seats("bot=trader:Käthe, bot:Kurt, bot", "en") == (
        ["Käthe", "Kurt", "Bot"],
        ["trader", "simple", "simple"],
    )
    assert seats("bot=trader, bot=trader", "en")[0] == ["Trader 1", "Trader 2"]


def test_the_chosen_bot_sits_down() -> None:
    game = Game("standard", 2, bots=["", "strategist"])
    assert isinstance(seat_bots(game)[1], Strategist)


@pytest.mark.parametrize("name", ["nobody-knows", "os:path", "bots.offenders:Crasher"])
def test_a_record_names_only_installed_bots(name: str) -> None:
    with pytest.raises(UnknownBot):
        known_bot(name)


def test_a_bot_does_business_beside_somebody_elses_turn_until_it_has_no_more() -> None:
    game = begun()
    bot = Watcher(0)
    table = Table(game, {1: bot})
    list(table.advance())
    assert game.state.pledged[0] == 0
    assert len(bot.asked) == 2
    list(table.advance())
    assert len(bot.asked) == 2


def test_a_bot_does_not_see_hidden_cash() -> None:
    game = begun(cash_visible=False)
    game.state.seats[0].cash += 300
    bot = Watcher(0)
    list(Table(game, {1: bot}).advance())
    assert bot.cash[0] == bot.cash[2]
