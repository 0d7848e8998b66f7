"""Key moments and advice: the better move is better, the reason is true, nothing hidden is used."""

from __future__ import annotations

import pytest
from bots.table import begun, give

from bankhalter import Action, Game, Offer
from bankhalter.analysis.advice import Advice, Suggestion, advise, advise_at
from bankhalter.analysis.choices import choices
from bankhalter.analysis.course import course_of
from bankhalter.analysis.key_moments import decisions, moments
from bankhalter.analysis.reasons import WORDS, reason
from bankhalter.core import codes
from bankhalter.core.ledger import Ledger
from bankhalter.core.state import State


class Ticks:
    """A clock that goes on by a second whenever it is read."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


def last_station() -> State:
    """Seat 0 has three stations and stands before the fourth, with plenty of money."""
    game = Game("standard", 2, seed=1)
    while game.awaited != "purchase":
        game.push(game.default())
    led = Ledger(game.state.copy(), False)
    seat = int(led.state.top.seat)
    others = [deed for deed in range(28) if led.state.tables.deed_kind[deed] == codes.STATION]
    for deed in others[:3]:
        if led.state.owner[deed] < 0:
            led.deed_to(deed, seat)
    return led.state


def test_everything_that_may_be_said_is_weighed() -> None:
    st = last_station()
    kinds = {one.actions[0].kind for one in choices(st, int(st.top.seat))}
    assert kinds == {codes.BUY, codes.DECLINE}
    assert choices(st, 1 - int(st.top.seat)) == []


def test_building_is_weighed_one_by_one() -> None:
    led = begun(2)
    give(led, 0, 6, 8, 9)
    st = led.state
    built = [one for one in choices(st, 0) if one.actions[0].kind == codes.BUILD]
    assert [len(one.actions) for one in built] == list(range(1, len(built) + 1))
    assert all(one.state.built[st.tables.group[one.actions[0].a]] == len(one.actions) for one in built)


def test_the_coach_builds_where_it_pays_and_says_why() -> None:
    led = begun(2)
    give(led, 0, 16, 18, 19)
    give(led, 1, 6, 8, 9)
    led.state.seats[0].cash = 900
    found = advise_at(led.state, 0, True, seconds=60, games=6)
    best = found.options[0]
    assert best.actions[0].kind == codes.BUILD and best.reason.word == "rent" and best.reason.amount > 0
    thrown = next(one for one in found.options if one.actions[0].kind == codes.THROW)
    assert best.chances[0] > thrown.chances[0] and thrown.behind > 0
    assert thrown.reason == reason(0, built_up_state(led.state, best), throw_state(led.state))


def built_up_state(st: State, best: Suggestion) -> State:
    return next(one.state for one in choices(st, 0) if one.actions == best.actions)


def throw_state(st: State) -> State:
    return next(one.state for one in choices(st, 0) if one.actions[0].kind == codes.THROW)


def test_the_coach_answers_in_its_time() -> None:
    game = Game("standard", 4, seed=5).play("strategist", 4)
    found = advise_at(game.state, game.asked, True, seconds=1.0, clock=Ticks())
    assert found.options and found.games == 0


def told(found: Advice) -> list[tuple[object, ...]]:
    return [(one.actions, one.chances, one.reason) for one in found.options]


def test_the_coach_knows_no_more_than_the_seat() -> None:
    """Hidden cash moved from one opponent to the other, and an offer between them, change nothing."""
    game = Game("standard", 3, seed=5, cash_visible=False).play("strategist", 4)
    while game.awaited not in ("turn", "purchase"):
        game.push(game.default())
    seat = game.asked
    one, two = (other for other in range(3) if other != seat)
    twin = game.state.copy()
    twin.seats[one].cash += 200
    twin.seats[two].cash -= 200
    results = [advise_at(st, seat, False, seconds=600, games=2) for st in (game.state, twin)]
    assert told(results[0]) == told(results[1])


def test_advice_is_for_whoever_is_asked() -> None:
    game = Game("standard", 2, seed=1)
    found = advise(game, seconds=0.05)
    assert found.seat == game.asked and found.options[0].actions[0].kind == codes.THROW
    assert found.options[0].reason.word == "only"
    assert advise(game, 1 - game.asked, seconds=0.05).options == ()


def test_selling_a_group_for_nothing_is_a_key_moment() -> None:
    """Who accepts to give a whole group away is told so, with what would have been better and why."""
    led = begun(2)
    give(led, 0, 16, 18, 19, 26, 27, 29)
    give(led, 1, 1)
    game = Game.of(Game("standard", 2).setup, ("Anna", "Ben"), led.state.copy())
    deeds = sum(1 << deed for deed in range(28) if led.state.owner[deed] == 0)
    game.push(Offer(1, 0, cash=1, want_deeds=deeds))
    game.push(Action(codes.ACCEPT, 0, game.state.offers[0].number))
    mistakes = [one for one in moments(course_of(game, 1), games=8) if one.seat == 0]
    assert len(mistakes) == 1 and mistakes[0].number == 1
    assert mistakes[0].better[0].kind == codes.REJECT and mistakes[0].cost > 0.3
    assert mistakes[0].chance_better == pytest.approx(mistakes[0].chance + mistakes[0].cost)
    assert mistakes[0].reason.word == "own-group"


def test_every_decision_of_a_game_stands_in_one_block() -> None:
    game = Game("standard", 3, seed=8).play(["cautious", "random", "builder"], 4)
    course = course_of(game, 1)
    seen = [i for one in decisions(course) for i in range(one.begin, one.end)]
    assert seen == [i for i, action in enumerate(game.actions) if action.seat >= 0]
    for one in decisions(course):
        assert {course.steps[i].action.seat for i in range(one.begin, one.end)} == {one.seat}


def test_words_of_reasons_are_known() -> None:
    led = begun(2)
    give(led, 0, 6, 8, 9)
    found = [reason(0, one.state, led.state).word for one in choices(led.state, 0)]
    assert set(found) <= set(WORDS)
