"""The drawn board and its marks."""

from __future__ import annotations

import pytest
from terminal.desk import Desk

from bankhalter.text.overview import letters, shortened


@pytest.mark.parametrize("edition", ["standard", "deluxe-ch", "azeroth", "warendorf", "schalke"])
@pytest.mark.parametrize("language", ["de", "en"])
def test_the_drawn_board_is_straight_and_complete(edition, language):
    desk = Desk(edition, ("Anna", "Ben", "Bot"), language=language)
    desk.give(0, 31, 32, 34)
    desk.build(3, 31, 32, 34)
    desk.give(1, 12, mortgaged=True)
    drawn, legend = desk.session.viewer(0).board(100)
    lines = drawn.splitlines()
    assert len({len(line) for line in lines}) == 1
    assert len(lines) == 34
    assert "a3" in drawn
    assert "(B)" in drawn
    assert "ABO" in drawn
    assert "Anna" in legend


def test_a_narrow_screen_gets_the_list():
    desk = Desk()
    drawn, legend = desk.session.viewer(0).board(60)
    assert drawn == desk.session.viewer(0).board_list()
    assert legend == ""


def test_letters_are_never_shared():
    assert letters(["Anna", "Ben", "Bot 1", "Bot 2"]) == ["A", "B", "O", "T"]
    assert letters(["1", "2", "ß"])[:2] == ["A", "B"]
    assert len(set(letters(["Bot"] * 12))) == 12


def test_names_fit():
    assert shortened("Seestraße", 8) == "Seestr."
    assert shortened("Basel Freie Strasse", 7) == "Basel"
    assert all(
        len(shortened(name, 7)) <= 7 for name in ("Gemeinschaftsfeld", "LOS", "Neue Straße", "a b c d e f g")
    )


def test_hidden_cash_stays_hidden():
    desk = Desk(cash_visible=False)
    rows = desk.session.viewer(0).standing().splitlines()
    assert "M 1500" in rows[1]
    assert "M 1500" not in rows[2]
