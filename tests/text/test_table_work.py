"""At a real board: after each step hands are told what to do, in the edition's own words."""

from __future__ import annotations

import pytest

from bankhalter import Game, available
from bankhalter.core import codes
from bankhalter.core.state import State
from bankhalter.text import LANGUAGES, Speaker
from bankhalter.text.table_work import changed, jobs, moved, settled


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


# From one state to another ----------------------------------------------------------------------------


def between(game: Game, was: State, now: State, *, money: bool = False) -> list[str]:
    """What hands must do to get from one state to another."""
    speaker = Speaker(game.edition, "de", game.players)
    return [text for _, text in jobs(speaker, moved(was, now), now, money)]


def test_real_money_goes_back_as_it_came() -> None:
    game = opened(rent_demand="auto")
    work(game, "1 throw", "* 1-2")
    before = game.state.copy()
    work(game, "1 buy", "1 end-turn")
    bought = game.state.copy()
    work(game, "2 throw", "* 1-2")
    assert between(game, bought, before) == ["Besitzrechtkarte „Turmstraße“ zurück zur Bank."]
    assert between(game, bought, before, money=True)[1:] == ["Die Bank gibt Anna M 60."]
    assert between(game, game.state, bought, money=True)[1:] == ["Anna gibt Ben M 4."]
    each_once = ["Die Bank gibt Anna M 56.", "Die Bank gibt Ben M 4."]  # of the price and the rent together
    assert between(game, game.state, before, money=True)[2:] == each_once


def test_money_between_pot_and_bank_needs_nobodys_purse() -> None:
    """A fine was paid into the pot, and a price of the same sum comes instead."""
    game = opened(free_parking_pot=True)
    was, now = game.state, game.state.copy()
    now.pot, now.bank = was.pot + 50, was.bank - 50
    assert between(game, was, now, money=True) == ["M 50 aus der Bank in den Topf."]
    assert between(game, now, was, money=True) == ["M 50 aus dem Topf in die Bank."]


def test_a_kept_card_is_given_taken_and_laid_back() -> None:
    game = opened()
    work(game, "1 throw", "* 3-4")
    before = game.state.copy()
    work(game, "* drawn a/keep")
    kept = game.state.copy()
    work(game, "1 offer 2 give=a/keep want-cash=10", "2 accept 1")
    assert between(game, before, kept) == ["Die „Du kommst aus dem Gefängnis frei“-Karte zu Anna legen."]
    assert between(game, game.state, kept) == ["Die „Du kommst aus dem Gefängnis frei“-Karte zu Anna legen."]
    assert between(game, kept, before) == [
        "Die „Du kommst aus dem Gefängnis frei“-Karte unter den Ereignisstapel legen."
    ]


def test_who_is_bankrupt_leaves_the_board_and_comes_back_to_it() -> None:
    game = opened()
    before = game.state.copy()
    work(game, "2 resign")
    assert game.state.seats[1].out == codes.FALLEN
    assert between(game, before, game.state) == ["Nimm die Figur von Ben vom Brett."]
    assert between(game, game.state, before) == ["Setz Ben auf LOS."]


@pytest.mark.parametrize("edition", available())
def test_what_people_are_told_to_pay_is_what_they_have_afterwards(edition: str) -> None:
    """Between any two moments of a game, forwards and back; nobody both gives and takes."""
    game = Game(edition, ["Anna", "Ben", "Cem"], seed=5, free_parking_pot=True).play("trader", most_rounds=40)
    again, states = Game.of(game.setup, game.players), []
    for action in game.actions:
        again.push(action)
        states.append(again.state.copy())
    for was, now in zip(states[::17], states[::-23], strict=False):
        cash = {seat: one.cash for seat, one in enumerate(was.seats)} | {
            codes.POT: was.pot,
            codes.BANK: was.bank,
        }
        told = list(settled(was, now))
        for paid in told:
            cash[paid.payer] -= paid.amount
            cash[paid.payee] += paid.amount
        assert [cash[seat] for seat in range(3)] == [one.cash for one in now.seats]
        assert (cash[codes.POT], cash[codes.BANK]) == (now.pot, now.bank)
        assert not {paid.payer for paid in told} & {paid.payee for paid in told}
