"""One driver: who may speak next, and for what, is asked in one place."""

from __future__ import annotations

import ast
import pickle
from pathlib import Path

import pytest

from bankhalter import Action, Bot, Game, Offer
from bankhalter.bots.players.simple import Simple
from bankhalter.core import codes, legal
from bankhalter.core.odds import Dice
from bankhalter.core.state import State
from bankhalter.game.driver import PATIENCE, Driver, Moment
from bankhalter.game.journal import Journal, open_game
from bankhalter.game.table import Table, seat_bots, throws_again

ROOT = Path(__file__).resolve().parent.parent / "src" / "bankhalter"
QUESTIONS = {"choose": 2, "between": 2, "reply": 3}  # what bots are asked, and with how many things
WRAPPED = {"bots/sandbox.py"}  # a bot that asks the bot inside it
FORESEEN = {"analysis/choices.py", "analysis/foresight.py"}  # in a copy: what a strategist would say


def questions(path: Path) -> list[int]:
    """Return the lines in which a bot is asked, except by a subclass that asks its own kind."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            by = node.func.value
            own = isinstance(by, ast.Call) and isinstance(by.func, ast.Name) and by.func.id == "super"
            if not own and QUESTIONS.get(node.func.attr) == len(node.args):
                found.append(node.lineno)
    return found


def test_nobody_but_the_driver_asks_bots() -> None:
    asking = {str(path.relative_to(ROOT)) for path in ROOT.rglob("*.py") if questions(path)}
    assert asking == {"game/driver.py", *WRAPPED, *FORESEEN}


def offered() -> Game:
    """Anna has offered Ben, a bot, a deed for 20; now she is to choose what a card says."""
    game = Game("deluxe-ch", ["Anna", "Ben"], bots=["", "simple"], offers_block=False)
    for said in ("* 6-5", "* 1-2", "1 throw", "* 6-5", "1 buy", "1 end-turn", "2 throw", "* 4-6"):
        game.push(said)
    for said in (
        "2 end-turn",
        "1 offer 2 give=11 want-cash=20",
        "1 throw",
        "* 1-5",
        "* drawn b/fine-or-draw",
    ):
        game.push(said)
    assert game.awaited == "card-choice" and game.refuse("2 accept 1") == "answer-first"
    return game


def test_a_bot_accepts_an_offer_that_stood_when_the_game_was_saved(tmp_path: Path) -> None:
    """Not now does not mean no: it waits until it may answer."""
    Journal.create(tmp_path, offered()).close()
    found, journal = open_game(next(tmp_path.glob("*.game")))
    game = found.game
    game.source = throws_again(game)
    table = Table(game, seat_bots(game), journal)
    assert list(table.advance()) == [] and len(game.state.offers) == 1
    table.push("1 pay")
    kinds = [event.kind for step in table.advance() for event in step.events]
    assert codes.E_ACCEPTED in kinds and game.state.owner[game.tables.deed_at[11]] == 1
    table.close()


def test_a_moment_is_a_value() -> None:
    game = offered()
    driver = Driver([None, Simple()], careful=True)
    assert driver.moment(game.state) is None, "Anna is asked, and the offer must wait"
    game.push("1 pay")
    moment = driver.moment(game.state)
    assert moment == Moment("reply", 1, 1) == pickle.loads(pickle.dumps(moment))
    answer = driver.ask(game.state, moment)
    assert answer is not None and answer.action.kind == codes.ACCEPT
    assert driver.judge(game.state, moment, answer.action) is answer.action
    assert driver.moment(game.state) is None, "it was asked about this offer"


class Shrug(Bot):
    """Leaves offers standing, and counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def reply(self, st: State, seat: int, offer: Offer) -> Action | None:
        self.asked += 1
        return None


@pytest.mark.parametrize(("blocks", "left"), [(False, 1), (True, 0)])
def test_a_bot_is_asked_once_about_an_offer_and_may_leave_it_where_it_can_stand(
    blocks: bool, left: int
) -> None:
    game = offered()
    game.push("1 pay")
    bot = Shrug()
    driver = Driver([None, bot])
    tables = game.state.tables
    tables.offers_block = blocks
    try:
        for _ in range(3):
            game.step(driver)
    finally:
        tables.offers_block = False
    assert bot.asked == 1 and len(game.state.offers) == left


class Endless(Bot):
    """Never comes to the point."""

    def choose(self, st: State, seat: int) -> Action:
        on = 0 if st.seats[seat].wishes & codes.WISH_DEMAND else 1
        return Action(codes.WISH, seat, codes.WISH_DEMAND, on)


def test_nobody_holds_a_game_up_for_ever() -> None:
    game = Game("standard", 2, seed=1).play([Endless(), "simple"], most_rounds=2)
    assert game.state.turns > 4
    row = most = 0
    for action in game.actions:
        row = row + 1 if action.kind >= codes.OPEN else 0
        most = max(most, row)
    assert most == PATIENCE


class Defaults(Bot):
    """Chooses, but only what silence would say: in a live auction that is the hammer."""

    def choose(self, st: State, seat: int) -> Action:
        return legal.default(st)


@pytest.mark.parametrize("first", [Bot, Defaults])
def test_a_bot_that_takes_defaults_lets_the_others_bid(first: type[Bot]) -> None:
    """The hammer is the clock's: nobody lets it fall for the bidders after them."""
    game = Game("standard", 2, auction_mode="live")
    for said in ("* 6-5", "* 1-2", "1 throw", "* 1-2", "1 decline"):
        game.push(said)
    game.step(Driver([first(), Simple()], Dice(1)))
    assert game.actions[-1].kind == codes.BID and game.actions[-1].seat == 1
