"""People and bots around one game, and the file it is written to."""

from __future__ import annotations

import os
import re
from datetime import datetime
from pathlib import Path

import pytest
from terminal.desk import Desk, dice

from bankhalter.bots.api import Bot
from bankhalter.core import codes
from bankhalter.core.actions import Action, Offer
from bankhalter.edition import load
from bankhalter.game.game import Game
from bankhalter.game.journal import Journal, Unwritable, find_game, home, open_game
from bankhalter.game.record import parse
from bankhalter.game.table import Table, new_game, throws_again

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "terminal.md"


@pytest.mark.parametrize(
    ("language", "half", "lines"),
    [("de", 0, ("würfeln", "kaufen", "menü")), ("en", 1, ("throw", "buy", "menu"))],
)
def test_the_guide_shows_what_the_program_says(language, half, lines):
    told = GUIDE.read_text("utf-8").split("# Playing in the terminal")[half]
    [sample] = [block for block in told.split("```")[1::2] if block.startswith("\nAnna ")]
    desk = Desk(throws=dice((5, 1)), language=language)
    desk.at(0, 7)
    desk.cash(0, 1485)
    seen = desk.type(*lines)
    assert sample in seen
    [enter] = re.findall(r"`(Anna \(.*>)`", told)
    assert f"\n{enter} {lines[-1]}\n" in seen


class Rude(Bot):
    """Answers illegally."""

    def choose(self, st, seat):
        return Action(codes.BUY, seat, 77)


class Broken(Bot):
    """Raises."""

    def choose(self, st, seat):
        raise RuntimeError("no idea")

    def reply(self, st, seat, offer):
        raise RuntimeError("no idea")


class Thief(Bot):
    """Changes what it may only look at, and speaks for others."""

    def choose(self, st, seat):
        st.seats[seat].cash = 10**6
        return Action(codes.RESIGN, 1 - seat)


class Endless(Bot):
    """Never comes to the point."""

    def choose(self, st, seat):
        on = 0 if st.seats[seat].wishes & codes.WISH_DEMAND else 1
        return Action(codes.WISH, seat, codes.WISH_DEMAND, on)


class Trader(Bot):
    """Offers Anna the same over and over."""

    def choose(self, st, seat):
        if st.top.kind == codes.TURN and not st.offers and not getattr(self, "shy", False):
            self.shy = True
            return Offer(seat, 0, 50, 0, 0, 0, 1)
        self.shy = False
        return super().choose(st, seat)


def two(bot: Bot, **rules) -> Table:
    game = new_game(load("standard"), ["Anna", "Ben"], ["", "simple"], 3, **rules)
    return Table(game, {1: bot})


@pytest.mark.parametrize("bot", [Rude(), Broken(), Thief(), Endless()])
def test_a_bad_bot_is_replaced_and_named(bot):
    table = two(bot)
    stumbled = 0
    for _ in range(12):
        stumbled += sum(step.stumbled == 1 for step in table.advance())
        table.push(table.game.default())
    assert stumbled > 0
    assert table.game.state.seats[1].cash < 10**5
    assert not table.game.state.leaving


def test_a_broken_bot_declines_offers():
    desk = Desk(bots=(1,))
    desk.table.driver.seat_bot(1, Broken())
    desk.give(0, 11)
    desk.type("angebot Ben: Seestraße gegen 10")
    assert not desk.st.offers
    assert "wusste nicht weiter" in desk.screen.getvalue()


def test_a_bot_answers_offers():
    desk = Desk(bots=(1,))
    desk.give(0, 11)
    desk.give(1, 13, 14)
    desk.type("angebot Ben: Seestraße gegen 1", "angebot Ben: 1 gegen Hafenstraße")
    assert not desk.st.offers
    assert desk.owner(11) == 1
    assert desk.owner(13) == 1


def test_an_offer_of_a_bot_stands_until_it_is_answered():
    desk = Desk(bots=(1,), throws=dice((4, 6), (4, 6)))
    desk.table.driver.seat_bot(1, Trader())
    desk.give(0, 1)
    said = desk.type("w", "z", "bank")
    assert "Anna antwortet mit „annehmen 1“ oder „ablehnen 1“." in said
    assert desk.game.asked == 0
    desk.type("annehmen")
    assert desk.owner(1) == 1


def test_what_was_turned_down_is_not_offered_again():
    desk = Desk(bots=(1,), throws=dice(*[(1, 3), (4, 6)] * 8))
    desk.table.driver.seat_bot(1, Trader())
    desk.give(0, 1)
    desk.give(0, 3, 6, 8, 9, 11, 12, 13, 14, 5, 15, 16, 18, 19)
    desk.type("w", "z", "ablehnen", *["w", "z"] * 4)
    assert sum(action.kind == codes.OFFER for action in desk.game.actions) == 1


def test_where_an_open_offer_holds_up_the_dice_the_person_is_asked_first():
    desk = Desk("deluxe-ch", bots=(1,), throws=dice((4, 6), (4, 6)))
    desk.table.driver.seat_bot(1, Trader())
    desk.give(0, 1)
    said = desk.type("w", "z", "", "ablehnen", "bank")
    assert "Anna, erst das Angebot" in said
    assert codes.REJECT in [action.kind for action in desk.game.actions]


def test_bots_bid_in_live_auctions_until_the_hammer_falls():
    desk = Desk(players=("Anna", "Ben", "Cem"), bots=(1, 2), auction_mode="live", throws=dice((1, 2)))
    desk.type("w", "ablehnen", "")
    assert desk.owner(3) in (1, 2)
    desk = Desk(players=("Anna", "Ben", "Cem"), bots=(1, 2), auction_mode="live", throws=dice((1, 2)))
    desk.type("w", "ablehnen", "bieten 300", "bank")
    assert desk.owner(3) == 0


# Time --------------------------------------------------------------------------------------------------


def test_the_clock_counts_only_while_the_program_runs(tmp_path):
    now = [100.0]
    game = new_game(load("deluxe-ch"), ["Anna", "Ben"], ["", ""], 1, variant="time", minutes=2)
    table = Table(game, {}, Journal.create(tmp_path, game), now=lambda: now[0])
    list(table.advance())
    now[0] += 90
    table.push(game.default())
    assert table.seconds_left == 30
    path = table.journal.path
    table.close()
    now[0] += 10_000
    found, journal = open_game(path)
    assert found.elapsed == 90
    game = found.game
    game.source = throws_again(game)
    table = Table(game, {}, journal, found.elapsed, now=lambda: now[0])
    assert table.seconds_left == 30
    now[0] += 30
    list(table.advance())
    assert game.state.time_up
    for _ in range(20):
        if not game.over:
            table.push(game.default())
            list(table.advance())
    assert game.over
    assert Game.from_record(path).over


# The file ----------------------------------------------------------------------------------------------


def test_everything_is_in_the_file_before_it_is_told(tmp_path):
    desk = Desk(folder=tmp_path, throws=dice((1, 2)))
    (path,) = tmp_path.glob("*.game")
    for line in ("w", "k", "z", "w"):
        desk.type(line)
        assert Game.from_record(path).digest() == desk.game.digest()


def test_the_name_of_the_file(tmp_path):
    game = Game("schalke", 2, seed=1)
    when = datetime(2026, 11, 15, 21, 30)
    names = [Journal.create(tmp_path, game, when).path.name for _ in range(3)]
    assert names == [f"2026-11-15-2130-schalke{mark}.game" for mark in ("", "-2", "-3")]


def test_the_folder_of_games():
    assert home({"XDG_DATA_HOME": "/x"}, "linux") == Path("/x/bankhalter/games")
    assert home({"HOME": "/h"}, "linux") == Path("/h/.local/share/bankhalter/games")
    assert home({"HOME": "/h"}, "darwin") == Path("/h/Library/Application Support/bankhalter/games")
    assert home({"LOCALAPPDATA": "/l"}, "win32") == Path("/l/bankhalter/games")


def test_a_disk_that_fills_up_loses_nothing_when_there_is_room_again(tmp_path, monkeypatch):
    desk = Desk(folder=tmp_path, throws=dice((1, 2)))
    (path,) = tmp_path.glob("*.game")
    real = os.write

    def full(handle, data):
        real(handle, data[:3])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "write", full)
    desk.type("w")
    assert isinstance(desk.table.trouble, Unwritable)
    monkeypatch.setattr(os, "write", real)
    desk.type("k")
    assert desk.table.trouble is None
    assert Game.from_record(path).digest() == desk.game.digest()


def test_a_game_is_written_in_one_window_at_a_time(tmp_path):
    desk = Desk(folder=tmp_path)
    (path,) = tmp_path.glob("*.game")
    with pytest.raises(Unwritable) as refused:
        Journal.resume(path)
    assert refused.value.reason == "in-use"
    desk.table.close()
    Journal.resume(path).close()


def test_a_finished_game_is_closed_by_its_digest(tmp_path):
    desk = Desk(folder=tmp_path)
    (path,) = tmp_path.glob("*.game")
    desk.type("aufgeben", "ja")
    assert path.read_text().endswith(f"= {desk.game.digest()}\n")
    assert parse(path.read_text()).result


def test_damage_is_kept_aside_every_time(tmp_path):
    desk = Desk(folder=tmp_path)
    desk.table.close()
    (path,) = tmp_path.glob("*.game")
    for count in ("", "-2"):
        path.write_bytes(path.read_bytes() + b"rubbish\n")
        found = find_game(path)
        assert found.damage is not None
        assert found.kept_aside is not None
        assert found.kept_aside.name.endswith(f".damaged{count}")
        assert Game.from_record(path).damage is None


def test_when_only_bots_are_left_only_what_matters_is_told():
    desk = Desk(players=("Anna", "Ben", "Cem"), bots=(1, 2))
    desk.type("aufgeben", "ja")
    said = desk.screen.getvalue()
    assert "unter sich" in said
    assert desk.game.over
    assert len(said.splitlines()) < 40
    assert "würfelt" in " ".join(desk.session.log[-40:])
