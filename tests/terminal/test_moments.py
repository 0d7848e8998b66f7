"""People have their moments in the terminal too: a rent to demand, a building to buy before a bot throws."""

from __future__ import annotations

import pytest
from terminal.desk import Desk, dice

from bankhalter.core import codes
from bankhalter.game.game import Game
from bankhalter.game.table import Table, seat_bots
from bankhalter.text.narration import tell_all

BY_CALL = {"rent_demand": "by_call"}
ANSWERS = {"purchase": "kaufen", "auction": "passen"}  # where Enter alone does not answer
LANDS = dice((4, 6), (1, 2), (2, 3))  # Anna visits the jail, Bot 1 lands on space 3, Bot 2 on 5


def by_call(edition: str = "standard", **rules: str) -> Desk:
    """Anna owns the second space of the first group, and two bots throw after her."""
    desk = Desk(edition, ("Anna", "Ben", "Cem"), bots=(1, 2), throws=LANDS, **BY_CALL, **rules)
    desk.give(0, 3)
    return desk


def kinds(desk: Desk) -> list[int]:
    return [int(action.kind) for action in desk.game.actions]


@pytest.mark.parametrize("edition", ["standard", "deluxe-ch", "azeroth", "warendorf", "schalke"])
def test_a_rent_is_demanded_by_hand_between_two_bots(edition: str) -> None:
    desk = by_call(edition)
    cash = desk.st.seats[1].cash
    said = desk.type("w", "z", "miete")
    assert "Anna, ein Augenblick, bevor Cem würfelt: noch ist Miete zu verlangen." in said
    word = "«miete»" if edition == "deluxe-ch" else "„miete“"
    assert f"Anna kann von Ben noch Miete verlangen: {word}." in said
    assert codes.DEMAND in kinds(desk) and desk.st.seats[1].cash < cash


def test_enter_lets_the_moment_pass_and_the_rent_lapses() -> None:
    desk = by_call()
    said = desk.type("w", "z", "")
    assert "[Enter: weiter]>" in said
    assert not desk.st.claims and codes.DEMAND not in kinds(desk)
    assert desk.game.asked == 0 or desk.game.awaited == "auction"


def test_a_rent_taken_care_of_by_the_wish_makes_nobody_wait() -> None:
    desk = by_call()
    said = desk.type("wunsch miete an", "w", "z")
    assert "ein Augenblick" not in said and codes.DEMAND not in kinds(desk) and not desk.st.claims


def test_who_switches_moments_off_is_not_asked() -> None:
    desk = by_call()
    said = desk.type("augenblicke aus", "w", "z")
    assert "Die Computergegner warten ab jetzt nicht mehr" in said
    assert "ein Augenblick" not in said and not desk.st.claims


def test_a_person_may_throw_before_a_rent_is_demanded() -> None:
    """The window is until the next throw: Dora need not wait for Anna."""
    desk = Desk(players=("Anna", "Ben", "Dora"), bots=(1,), throws=LANDS, **BY_CALL)
    desk.give(0, 3)
    said = desk.type("w", "z", "w")
    assert "ein Augenblick" not in said and not desk.st.claims and codes.DEMAND not in kinds(desk)


def test_in_the_swiss_edition_one_builds_between_the_turns_of_bots() -> None:
    desk = Desk("deluxe-ch", ("Anna", "Ben", "Cem"), bots=(1, 2), throws=LANDS)
    desk.give(0, 6, 8, 9)
    said = desk.type("w", "z", "bauen 6", "weiter")
    assert "Anna, ein Augenblick, bevor Ben würfelt: noch kannst du bauen." in said
    assert desk.level(6) == 1
    assert "bevor Cem würfelt" in desk.type("stand"), "once in each window"


def test_building_holds_up_nobody_where_it_is_possible_at_any_time() -> None:
    desk = Desk(players=("Anna", "Ben", "Cem"), bots=(1, 2), throws=LANDS)
    desk.give(0, 6, 8, 9)
    assert "ein Augenblick" not in desk.type("w", "z")


def test_without_money_or_houses_there_is_no_moment() -> None:
    for poor in (True, False):
        desk = Desk("deluxe-ch", ("Anna", "Ben", "Cem"), bots=(1, 2), throws=LANDS)
        desk.give(0, 6, 8, 9)
        if poor:
            desk.cash(0, 0)
        else:
            desk.st.houses = 0
        assert "ein Augenblick" not in desk.type("w", "z")


def test_nobody_waits_for_a_word_that_is_not_asked_for() -> None:
    assert "Gerade wartet niemand auf dich." in Desk(bots=(1,)).type("weiter")


def test_bots_call_for_their_rents_without_a_wish() -> None:
    """Computer players overlook no rent, against people and among themselves."""
    desk = Desk(players=("Anna", "Ben", "Cem"), bots=(1, 2), throws=dice((1, 2), (1, 2)), **BY_CALL)
    desk.give(2, 3)
    desk.type("w", "z")
    demanded = [int(action.seat) for action in desk.game.actions if action.kind == codes.DEMAND]
    assert demanded == [2, 2]


def test_a_game_by_call_is_read_back() -> None:
    desk = Desk(players=("Anna", "Ben", "Cem"), bots=(1, 2), throws=dice((1, 2), (1, 2)), **BY_CALL)
    desk.type("w", "kaufen", "z")
    again = Game.from_record(desk.game.record())
    assert [bool(seat.wishes) for seat in again.state.seats] == [False] * 3
    assert again.digest() == desk.game.digest()
    assert Table(again, seat_bots(again)).moments == [0], "the moment is still Anna's"


@pytest.mark.parametrize("edition", ["standard", "deluxe-ch", "azeroth", "warendorf", "schalke"])
def test_whenever_somebody_is_asked_all_that_happened_was_told(edition: str) -> None:
    """No state is ahead of the screen: at every prompt the sentences told are those of the game so far."""
    desk = Desk(edition, ("Anna", "Ben", "Cem"), bots=(1, 2))
    desk.session.log.clear()
    start = len(desk.game.actions)
    for _ in range(30):
        desk.type(ANSWERS.get(desk.game.awaited, ""))
        assert desk.session.log == sentences_since(desk, start)
    assert {int(action.seat) for action in desk.game.actions[start:]} >= {0, 1, 2}


def sentences_since(desk: Desk, start: int) -> list[str]:
    """What a game that goes the same way says from an action on."""
    again, said = Game.of(desk.game.setup, desk.game.players), []
    for at, action in enumerate(desk.game.actions):
        events = again.push(action)
        if at >= start:
            said += [text for _, text in tell_all(desk.session.speaker, events, again.state) if text]
    return said
