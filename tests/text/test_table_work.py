"""At a real board: after each step hands are told what to do, in the edition's own words."""

from __future__ import annotations

import pytest

from bankhalter import Game, available
from bankhalter.text import LANGUAGES, Speaker
from bankhalter.text.table_work import changed, jobs


def work(game: Game, *said: str, language: str = "de", money: bool = False) -> list[str]:
    """Say something and return what hands must do then."""
    events = [event for line in said for event in game.push(line)]
    speaker = Speaker(game.edition, language, game.players)
    return [text for _, text in jobs(speaker, events, game.state, money)]


def opened(edition: str = "standard", **switches: object) -> Game:
    game = Game(edition, ["Anna", "Ben"], **switches)
    for line in ("* 6-5", "* 1-2"):
        game.push(line)
    return game


def test_a_token_is_set_once_where_it_ends() -> None:
    game = opened()
    assert work(game, "1 throw", "* 3-4") == ["Setz Anna auf das Ereignisfeld."]
    assert work(game, "* drawn a/jail") == ["Setz Anna ins Gefängnis."]


def test_a_deed_is_handed_over() -> None:
    game = opened()
    work(game, "1 throw", "* 1-2")
    assert work(game, "1 buy") == ["Besitzrechtkarte „Turmstraße“ an Anna."]
    assert work(game, "1 mortgage 3") == ["Dreh die Besitzrechtkarte „Turmstraße“ um: Hypothek."]
    turned = "Dreh die Besitzrechtkarte „Turmstraße“ wieder auf die Vorderseite."
    assert work(game, "1 lift 3") == [turned]
    offer = "1 offer 2 give=3 want-cash=10"
    assert work(game, offer, "2 accept 1") == ["Besitzrechtkarte „Turmstraße“ an Ben."]


def test_with_real_money_it_is_said_who_gives_whom_what() -> None:
    game = opened(rent_demand="auto")
    work(game, "1 throw", "* 1-2")
    assert work(game, "1 buy", money=True)[1] == "Anna legt M 60 in die Bank."
    assert work(game, "1 end-turn", "2 throw", "* 1-2", money=True)[1:] == ["Ben gibt Anna M 4."]


def test_houses_come_from_the_bank_and_go_back() -> None:
    assert list(changed(0, 3, 5)) == [("house", 3)]
    assert list(changed(4, 5, 5)) == [("hotel", 1), ("house", -4)]
    assert list(changed(5, 4, 5)) == [("hotel", -1), ("house", 4)]
    assert list(changed(5, 0, 5)) == [("hotel", -1)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", available())
def test_whole_games_are_told_in_the_words_of_each_edition(edition: str, language: str) -> None:
    """Every job of a game is a sentence with nothing left open; the Swiss edition knows no ß."""
    game = Game(edition, ["Anna", "Ben", "Cem"], seed=3).play("trader", most_rounds=60)
    again, speaker = Game.of(game.setup, game.players), Speaker(game.edition, language, game.players)
    said: set[str] = set()
    for action in game.actions:
        events = again.push(action)
        said |= {text for _, text in jobs(speaker, events, again.state, True)}
    house, deed = speaker.term("house", 2), speaker.term("deed")
    assert any(house in text for text in said) and any(deed in text for text in said)
    assert not [text for text in said if "hands-" in text or "{" in text or ".." in text]
    assert edition != "deluxe-ch" or language != "de" or not [text for text in said if "ß" in text]
