"""The tools that measure the ladder seat everybody fairly and count what they say."""

from __future__ import annotations

from bots.pairings import NOBODY, SEATINGS, alone, halves, row


def test_every_pair_of_seats_takes_its_turn() -> None:
    assert len(set(SEATINGS)) == 6
    assert all(sum(seat in places for places in SEATINGS) == 3 for seat in range(4))


def test_the_stronger_half_wins_more() -> None:
    assert list(halves("builder", "random", 6)).count(0) >= 5


def test_one_alone_sits_in_every_seat() -> None:
    assert list(alone("builder", "random", 4)).count(0) >= 3
    assert list(alone("builder", "random", 2, 2)) == [0, 0]


def test_games_that_nobody_wins_count_only_where_all_count() -> None:
    results = [0, 0, 1, NOBODY]
    assert "| 50.0 % [" in row("a – b", results, False, 4.0)
    assert "| 66.7 % [" in row("a – b", results, True, 4.0)
    assert "(1 unfinished)" in row("a – b", results, True, 4.0)
    assert row("a – b", results, True, 4.0).endswith("| 1.000 s |")
