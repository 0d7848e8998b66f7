"""Luck and decisions apart: whatever the estimates are, they explain the whole of a game."""

from __future__ import annotations

import os

import pytest

from bankhalter import Action, Game, Offer
from bankhalter.analysis.course import Course, Stopped, changes_nothing, course_of, makers_of
from bankhalter.analysis.foresight import Foresight, settled
from bankhalter.analysis.game_analysis import analyse
from bankhalter.core import codes

TABLES = ["strategist", "cautious", "builder", "random"]
FULL = os.environ.get("BANKHALTER_FULL") == "1"
MANY = 200 if FULL else 1  # seeds of each edition; 1,000 games in all
EDITIONS = ["standard", "deluxe-ch", "azeroth", "warendorf", "schalke"]


def played(edition: str, seed: int, rounds: int) -> Game:
    return Game(edition, 2 + seed % 3, seed=seed).play((TABLES * 2)[seed % 4 :][: 2 + seed % 3], rounds)


def check_sums(course: Course) -> None:
    first, last = course.steps[0].before, course.steps[-1].after
    assert sum(first) == pytest.approx(1, abs=1e-9) and sum(last) == pytest.approx(1, abs=1e-9)
    for seat in range(len(course.game.players)):
        share = course.share(seat)
        told = share.luck + share.own + share.others
        assert told == pytest.approx(last[seat] - first[seat], abs=1e-9)
    for one, two in zip(course.steps, course.steps[1:], strict=False):
        assert one.after == two.before


@pytest.mark.parametrize("edition", EDITIONS)
def test_luck_and_decisions_are_the_whole_change(edition: str) -> None:
    for seed in range(MANY):
        check_sums(course_of(played(edition, seed + 5, 1000 if FULL else 2), 1))


def test_a_game_that_is_over_ends_where_it_ended() -> None:
    game = Game("deluxe-ch", 2, seed=3, variant="short").play(["builder", "random"])
    assert game.over
    course = course_of(game, 1)
    check_sums(course)
    assert [round(chance, 9) for chance in course.steps[-1].after] == [
        float(seat in game.winners) for seat in range(2)
    ]


def test_who_decides_as_a_strategist_changes_nothing() -> None:
    """Buying, building and bidding as one would: all that happens in such a game is luck."""
    course = course_of(Game("standard", 2, seed=2).play("strategist", 3), 1)
    own = [step for step in course.steps if step.action.kind in (codes.BUY, codes.BID, codes.BUILD)]
    assert own and all(step.change(0) == step.change(1) == 0 for step in own)


def test_giving_a_deed_away_costs_the_giver_and_is_a_decision_of_both() -> None:
    game = Game("standard", 2, seed=1).play("strategist", 8)
    while game.awaited != "turn":
        game.push(game.default())
    giver = int(game.state.turn)
    mine = [deed for deed in range(28) if game.state.owner[deed] == giver and not game.state.level[deed]]
    game.push(Offer(giver, 1 - giver, deeds=sum(1 << deed for deed in mine[:3])))
    number = game.state.offers[-1].number
    assert makers_of(game.state, Action(codes.ACCEPT, 1 - giver, number)) == (0, 1)
    before = len(game.actions)
    game.push(Action(codes.ACCEPT, 1 - giver, number))
    step = course_of(game, 4).steps[before]
    assert step.change(giver) < 0 < step.change(1 - giver)


def test_luck_is_nobodys_decision() -> None:
    for step in course_of(played("schalke", 6, 2), 1).steps:
        assert (step.makers == ()) == (step.action.seat < 0)


def test_a_position_is_settled_before_it_is_judged() -> None:
    game = Game("standard", 3, seed=4)
    while game.awaited != "purchase":
        game.push(game.default())
    quiet = settled(game.state)
    assert quiet.top.seat == codes.CHANCE and game.awaited == "purchase"
    assert settled(quiet) is quiet
    assert sum(Foresight().judged(game.state)) == pytest.approx(1)


def test_talk_changes_nothing() -> None:
    game = Game("standard", 2, seed=1).play("strategist", 3)
    assert changes_nothing(game.state, Offer(0, 1, cash=1))


def test_whoever_watches_may_stop() -> None:
    shares: list[float] = []

    def tell(share: float) -> bool:
        shares.append(share)
        return share < 0.3

    with pytest.raises(Stopped):
        analyse(played("standard", 3, 2), 1, tell)
    assert shares == sorted(shares) and 0.3 <= shares[-1] < 0.4
