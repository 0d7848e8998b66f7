"""What is counted is what happened, and intervals are what the books say."""

from __future__ import annotations

from collections import Counter

import pytest

from bankhalter.core import codes, engine
from bankhalter.core.events import Moved
from bankhalter.core.odds import MASK, Dice
from bankhalter.game.driver import Driver
from bankhalter.lab.jobs.job import Job, play_chunk, prepare
from bankhalter.lab.jobs.runner import Sum
from bankhalter.lab.statistics import counts
from bankhalter.lab.statistics.intervals import mean, quantile, variance, wilson
from bankhalter.lab.statistics.result import WAYS, result, rows
from bankhalter.lab.statistics.tally import Tally, added

FOUR = ("simple",) * 4


def tally_of(job: Job, games: int = 12) -> Tally:
    return play_chunk((job,), 0, games).tallies[0]


def flow(tally: Tally, way: str, why: int | None = None) -> int:
    whys = range(codes.WHYS) if why is None else (why,)
    return sum(tally["sums"][counts.FLOW + w * counts.WAYS + WAYS.index(way)] for w in whys)


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (1, 10, 0.0179, 0.4042), (10, 10, 0.7225, 1.0)],
)
def test_wilson_gives_the_textbook_interval(hits: int, of: int, low: float, high: float) -> None:
    assert wilson(hits, of) == (hits / of, pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


def test_a_mean_has_its_normal_interval() -> None:
    numbers = [3, 5, 8, 8, 11]  # mean 7, sample variance 9.5
    value, low, high = mean(sum(numbers), sum(n * n for n in numbers), len(numbers))
    assert (value, high - low) == (7, pytest.approx(2 * 1.96 * (9.5 / 5) ** 0.5, rel=1e-4))


def test_large_squares_lose_nothing() -> None:
    """Sums are whole numbers until the last division: a tiny spread on a huge mean is still seen."""
    numbers = [10**12, 10**12 + 2]
    assert variance(sum(numbers), sum(n * n for n in numbers), 2) == 2


def test_quantiles_are_spread_evenly_within_a_bin() -> None:
    assert quantile([0, 10, 10], 0.25, 100) == 150
    assert quantile([0, 10, 10], 0.5, 100) == 200
    assert quantile([], 0.5, 100) == 0


def test_every_fact_of_a_game_is_recounted_from_its_events() -> None:
    """The same game played here, its events counted by other code; every one of them comes up in it."""
    job = Job("standard", (), ("trader", "fp-b", "default", "fp-a"), seed=4)
    ready = prepare(job)
    led = engine.new_game(ready.tables, 4, True)
    seed = int(counts.game_seed(4, 0)) & MASK
    bots = [make((seed + seat) & MASK) for seat, make in enumerate(ready.makers)]
    driver = Driver(bots, Dice(seed))
    seen: Counter[int] = Counter()
    landed: Counter[int] = Counter()
    buildings: Counter[str] = Counter()
    while led.state.top.kind != codes.OVER:
        before = list(led.state.level)
        assert driver.step(led)
        for was, now in zip(before, led.state.level, strict=True):
            kind = "down" if now < was else "hotels" if now == ready.tables.hotel else "houses"
            buildings[kind] += abs(now - was)
        seen.update(int(event.kind) for event in led.events)
        landed.update(int(event.space) for event in led.events if isinstance(event, Moved))
        led.events.clear()
    tally = tally_of(job, 1)
    facts = {
        counts.TRADES: codes.E_ACCEPTED,
        counts.OFFERS: codes.E_OFFER,
        counts.LOTS: codes.E_LOT,
        counts.LOTS_SOLD: codes.E_SOLD,
        counts.BIDS: codes.E_BID,
        counts.MORTGAGES: codes.E_MORTGAGED,
        counts.LIFTS: codes.E_LIFTED,
        counts.JAILED: codes.E_JAILED,
        counts.CARDS: codes.E_DRAWN,
        counts.THROWS: codes.E_THROWN,
        counts.TURNS: codes.E_TURN,
        counts.BANKRUPT: codes.E_OUT,
    }
    assert min(seen[kind] for kind in facts.values()) > 0
    assert seen[codes.E_LOT] > seen[codes.E_SOLD] and seen[codes.E_OFFER] > seen[codes.E_ACCEPTED]
    assert {fact: tally["sums"][fact] for fact in facts} == {fact: seen[kind] for fact, kind in facts.items()}
    assert tally["sums"][counts.HOUSES] == buildings["houses"] > 0
    assert tally["sums"][counts.HOTELS] == buildings["hotels"] > 0
    assert tally["sums"][counts.PULLED_DOWN] == buildings["down"] > 0
    assert tally["landings"] == [landed[at] for at in range(ready.tables.size)]
    assert tally["sums"][counts.ACTIONS] == led.state.seq
    winner = next(s for s in range(4) if led.state.winners >> s & 1)
    assert tally["sums"][counts.SEAT : counts.SEAT + 4] == [int(s == winner) for s in range(4)]


@pytest.mark.parametrize("switches", [(), (("free_parking_pot", True),), (("speed_die", True),)])
def test_money_in_the_winners_hand_is_what_flowed_to_players(switches: tuple[tuple[str, bool], ...]) -> None:
    job = Job("standard", switches, FOUR)
    tally = tally_of(job)
    assert tally["sums"][counts.UNFINISHED] == 0
    came = flow(tally, "from-bank") + flow(tally, "from-pot")
    assert came - flow(tally, "to-bank") - flow(tally, "to-pot") == tally["sums"][counts.WINNER_CASH]
    assert flow(tally, "from-bank", codes.W_START) == 12 * 4 * prepare(job).tables.start
    assert bool(flow(tally, "to-pot")) == (("free_parking_pot", True) in switches)


def test_all_rent_belongs_to_a_deed() -> None:
    tally = tally_of(Job("schalke", (), FOUR))
    assert sum(tally["rent"]) == flow(tally, "between", codes.W_RENT) > 0
    assert tally["rent"][-1] == 0


def test_buildings_by_deed_and_in_all_agree() -> None:
    tally = tally_of(Job("standard", (), FOUR))
    assert sum(tally["houses"]) == tally["sums"][counts.HOUSES] > 0
    assert sum(tally["hotels"]) == tally["sums"][counts.HOTELS]


def test_somebody_wins_every_finished_game_once() -> None:
    tally = tally_of(Job("standard", (), FOUR))
    for first in (counts.PLACE, counts.SEAT, counts.ENTRANT):
        assert sum(tally["sums"][first : first + 12]) == 12
    assert sum(tally["lengths"]) == 12


def test_entrants_rotate_over_the_seats() -> None:
    """One that plays and three that only take what is given: the player wins from every seat."""
    tally = tally_of(Job("standard", (), ("simple", "default", "default", "default"), rounds=300), 16)
    won = tally["sums"][counts.ENTRANT]
    seats = tally["sums"][counts.SEAT : counts.SEAT + 4]
    assert won > 12
    assert sum(1 for n in seats if n) == 4


def test_broken_off_games_are_unfinished_and_nobody_wins() -> None:
    tally = tally_of(Job("standard", (), FOUR, rounds=3))
    assert tally["sums"][counts.UNFINISHED] == 12
    assert tally["sums"][counts.ROUNDS] == 36
    assert tally["sums"][counts.TURNS] == 12 * 3 * 4
    assert sum(tally["sums"][counts.SEAT : counts.SEAT + 12]) == 0
    tally = tally_of(Job("standard", (), FOUR, turns=7))
    assert tally["sums"][counts.TURNS] == 12 * 7


def test_the_clock_ends_timed_games_by_counting() -> None:
    job = Job("deluxe-ch", (("minutes", 10), ("variant", "time")), FOUR, pace=3)
    tally = tally_of(job)
    assert tally["sums"][counts.COUNTED] == 12
    assert 12 * 30 <= tally["sums"][counts.TURNS] <= 12 * 31


def test_fast_and_listening_games_are_the_same_games() -> None:
    slow, fast = (tally_of(Job("standard", (), FOUR, fast=fast)) for fast in (False, True))
    for fact in (counts.TURNS, counts.ROUNDS, counts.ACTIONS, counts.BANKRUPT, counts.WINNER_WEALTH):
        assert slow["sums"][fact] == fast["sums"][fact] > 0
    assert (slow["lengths"], slow["winning"]) == (fast["lengths"], fast["winning"])
    assert sum(fast["landings"]) == 0


def test_chunks_add_up_to_the_whole() -> None:
    """However the games are cut, and whatever was played before in the same process."""
    job = Job("standard", (), FOUR)
    whole = tally_of(job, 9)
    parts = [play_chunk((job,), first, n).tallies[0] for first, n in ((0, 4), (4, 1), (5, 4))]
    assert added(added(parts[0], parts[1]), parts[2]) == whole


def test_a_tally_does_not_grow_with_the_games() -> None:
    few, many = (tally_of(Job("standard", (), FOUR), games) for games in (1, 25))
    assert {name: len(row) for name, row in few.items()} == {name: len(row) for name, row in many.items()}


def test_paired_games_differ_by_their_difference() -> None:
    jobs = (Job("standard", (), FOUR), Job("standard", (("free_parking_pot", True),), FOUR))
    done = play_chunk(jobs, 0, 10)
    one, other = (tally["sums"] for tally in done.tallies)
    assert done.pairs["sums"] == [b - a for a, b in zip(one, other, strict=True)]
    same = play_chunk((jobs[0], jobs[0]), 0, 3)
    assert not any(same.pairs["squares"])


def test_different_games_have_different_seeds() -> None:
    seeds = {int(counts.game_seed(seed, number)) for seed in range(40) for number in range(500)}
    assert len(seeds) == 20_000
    assert all(0 <= seed <= MASK for seed in seeds)


@pytest.mark.parametrize("edition", ["standard", "deluxe-ch"])
def test_results_are_made_of_numbers_that_fit_together(edition: str) -> None:
    job = Job(edition, (), FOUR)
    done = play_chunk((job,), 0, 10)
    found = result(job, Sum(10, done.tallies, done.pairs, "games"))
    assert sum(entry["value"] for entry in found["landings"]) == pytest.approx(1)
    assert sum(deed["rent"] for deed in found["deeds"]) == pytest.approx(
        sum(g["rent"] for g in found["groups"])
    )
    rent = next(f["value"] for f in found["flows"] if f["why"] == "rent")
    assert rent == pytest.approx(sum(deed["rent"] for deed in found["deeds"]))
    for entry in [*found["wins"]["by_bot"], *found["landings"]]:
        assert entry["low"] <= entry["value"] <= entry["high"]
    start = found["wealth"]["all"][0]
    assert start["count"] == 40
    assert (
        start["p10"] <= prepare(job).tables.start * 1.13 and start["p90"] >= prepare(job).tables.start * 0.9
    )
    assert all(len(row) == 7 for row in rows(found))
