"""The probe: its intervals on made-up games, its causes and remedies on made-up editions, and real games."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bankhalter.edition import Edition, from_tree, load, to_toml
from bankhalter.lab.jobs.executors import Here
from bankhalter.lab.jobs.job import play_chunk
from bankhalter.lab.lab_error import LabError
from bankhalter.lab.probe.balance import (
    Balance,
    Finding,
    Remedy,
    compared,
    findings,
    probe,
    read_balance,
    trial_jobs,
)
from bankhalter.lab.probe.changes import TreeChange, changes
from bankhalter.lab.probe.effects import Effect, effects
from bankhalter.lab.probe.probe_report import sentences, table
from bankhalter.lab.probe.trial_games import GameSample, Pair, play_pairs
from bankhalter.lab.statistics import counts
from bankhalter.lab.statistics.intervals import apart, deviation, deviations, paired, spread

STANDARD = load("standard")
RED = (21, 23, 24)


def own(**parts: Any) -> Edition:
    """An edition over the standard one."""
    return from_tree({"format": 1, "id": "own", "extends": "standard", "name": {"de": "Eigen"}, **parts})


def red_at(factor: float, **more: Any) -> Edition:
    """The standard edition with other rents of the red streets."""
    rents = {at: [round(factor * rent) for rent in STANDARD.spaces[at].rent] for at in RED}
    return own(spaces={str(at): {"rent": rents[at], **more} for at in RED})


# Intervals ---------------------------------------------------------------------------------------------


def test_deviation_of_usual_errors() -> None:
    assert deviation(0.05) == pytest.approx(1.95996, abs=1e-5)
    assert deviation(0.01) == pytest.approx(2.57583, abs=1e-5)


def test_a_quantile_lies_between_two_of_the_values() -> None:
    """Of 100 values the median's 95 % interval goes from the 41st to the 61st (Conover, by ranks)."""
    assert spread(list(range(100, 0, -1)), 0.5, 2.0) == (50, 40, 61)
    assert spread([7], 0.9) == (7, 7, 7)


def test_apart_adds_the_sides_that_face_each_other() -> None:
    assert apart((5, 1, 6), (2, 1, 5)) == pytest.approx((3, 3 - 5, 3 + 2**0.5))


def test_paired_differences_that_are_all_the_same_have_no_width() -> None:
    assert paired([2.0] * 10) == (2, 2, 2)


def test_gains_per_cost_and_what_each_game_adds() -> None:
    back, errors = deviations([3, 1], [1, 3])
    assert back == 1 and errors == [1, -1]
    assert deviations([5], [0]) == (0, [0])


# Made-up games -----------------------------------------------------------------------------------------


def game(dice: random.Random, factor: float = 1.0, longer: float = 1.0) -> GameSample:
    """A game of four with two groups: lengths and rents are skewed as real ones are."""
    rounds = round(longer * dice.lognormvariate(4, 0.4))
    rents = [dice.lognormvariate(6, 1.0) * by for by in (factor, 1.0)]
    return GameSample(rounds, 0, dice.randrange(4), tuple(map(round, rents)), (660, 700))


def flagged(pairs: list[Pair]) -> set[str]:
    return {e.name or e.part for e in effects(pairs, 4, [("red", 0, 0), ("green", 1, 1)]) if e.clear}


def test_chance_alone_is_flagged_in_hardly_any_probe() -> None:
    """One in a hundred at most; of 400 more than ten would come up in one case of three hundred."""
    dice = random.Random(7)
    alarms = [flagged([(game(dice), game(dice)) for _ in range(250)]) for _ in range(400)]
    assert sum(map(bool, alarms)) <= 10


def test_a_change_of_one_group_is_flagged_there() -> None:
    dice = random.Random(8)
    alarms = [flagged([(game(dice, 1.6), game(dice)) for _ in range(1000)]) for _ in range(40)]
    assert sum("red" in alarm for alarm in alarms) >= 39
    assert sum("green" in alarm for alarm in alarms) <= 1


def test_longer_games_are_flagged() -> None:
    dice = random.Random(9)
    assert flagged([(game(dice, longer=1.3), game(dice)) for _ in range(1000)]) == {"median", "long"}


def test_the_same_games_are_never_flagged() -> None:
    dice = random.Random(10)
    assert flagged([(one, one) for one in (game(dice) for _ in range(100))]) == set()


def test_endless_games_are_flagged() -> None:
    dice = random.Random(11)
    pairs = [(replace(game(dice), endless=int(k % 20 == 0)), game(dice)) for k in range(1000)]
    assert flagged(pairs) == {"endless"}


# Causes and remedies -----------------------------------------------------------------------------------


RICH = {"start": 3000, "notes": [[500, 6]]}  # notes must add up to the starting money


def test_changes_are_sorted_by_what_they_are() -> None:
    edition = own(
        money=RICH,
        rules={"free_parking_pot": True},
        spaces={"39": {"price": 200, "name": {"de": "Teuer"}}, "4": {"amount": 1}},
        cards={"a": {"loan": {"amount": 300}, "chair": {"text": {"de": "Zahl allen {amount}."}}}},
    )
    assert changes(edition, STANDARD) == (
        TreeChange("start", (), ("money.start", "money.notes"), 200),
        TreeChange("prices", ("dark_blue",), ("spaces.39.price",), 50),
        TreeChange("rules", (), ("rules.free_parking_pot",), 0),
        TreeChange("cards", ("a",), ("cards.a.loan.amount",), 0),
        TreeChange("board", (), ("spaces.4.amount",), 0),
    )


def test_names_and_looks_are_no_change() -> None:
    edition = own(spaces={"1": {"name": {"de": "Neue Brücke"}}}, groups={"red": {"colour": "#112233"}})
    assert changes(edition, STANDARD) == ()


def effect(here: float, base: float, name: str = "red") -> Effect:
    low, high = sorted((0.5 * (here - base), 2 * (here - base)))
    return Effect("group", name, here, base, low, high)


def with_fix(finding: Finding, tree: dict[str, Any]) -> dict[str, Any]:
    """The tree as the remedy says, place by place."""
    again: dict[str, Any] = json.loads(json.dumps(tree))
    for place, value in finding.proposal.fix:
        *path, last = place.split(".")
        at = again
        for key in path:
            at = at[key]
        at[last] = value
    return again


def test_changed_rents_go_back() -> None:
    edition = red_at(1.4)
    (found,) = findings((effect(2.0, 1.4),), edition, STANDARD)
    assert found.own and [(c.part, c.percent) for c in found.causes] == [("rents", 140)]
    assert (found.proposal.part, found.proposal.percent) == ("rents", 100)
    assert from_tree(with_fix(found, dict(edition.tree))).digest == STANDARD.digest


def test_rents_follow_the_prices() -> None:
    """At double price and the same rents the return is half; rents of 200 % bring it back."""
    edition = own(spaces={str(at): {"price": 2 * STANDARD.spaces[at].price} for at in RED})
    (found,) = findings((effect(0.7, 1.4),), edition, STANDARD)
    assert found.causes[0].part == "prices" and found.proposal.percent == 200
    again = from_tree(with_fix(found, dict(edition.tree)))
    assert [again.spaces[at].rent for at in RED] == [
        tuple(2 * rent for rent in STANDARD.spaces[at].rent) for at in RED
    ]


def test_what_the_own_rents_do_not_explain_is_made_up_for() -> None:
    """Rents are 10 % lower, the return doubled: they go to half of what they are."""
    (found,) = findings((effect(2.8, 1.4),), red_at(0.9), STANDARD)
    assert found.proposal.percent == 45


def test_a_group_that_was_not_touched_blames_the_change_elsewhere() -> None:
    (found,) = findings((effect(0.9, 1.2, "yellow"),), red_at(1.4), STANDARD)
    assert not found.own and found.causes[0].of == ("red",)
    assert [place for place, _ in found.proposal.fix] == [f"spaces.{at}.rent" for at in RED]


def test_long_games_blame_the_money_first() -> None:
    edition = own(money=RICH, rules={"free_parking_pot": True})
    (found,) = findings((Effect("median", "", 90, 60, 20, 40),), edition, STANDARD)
    assert [cause.part for cause in found.causes] == ["start", "rules"]
    assert found.proposal.fix[0] == ("money.start", 1500)
    again = from_tree(with_fix(found, dict(edition.tree)))
    assert [change.part for change in changes(again, STANDARD)] == ["rules"]


# Words -------------------------------------------------------------------------------------------------


def told(edition: Edition, *found: Effect) -> Balance:
    return Balance("own@x", "standard", 1, 4, 1000, "games", found, 0.004, findings(found, edition, STANDARD))


def test_sentences_say_what_from_where_and_what_helps() -> None:
    edition = red_at(1.4)
    found = told(edition, effect(2.1, 1.4), effect(0.9, 1.2, "yellow"))
    assert sentences(found, edition, "de")[0] == (
        "Rot: 50\u00a0% mehr Miete als in der Vorlage, das 2,10-Fache des Kaufpreises statt des 1,40-Fachen. "
        "Ursache: Mieten (Rot) auf 140 %. Vorschlag: Mieten (Rot) wieder wie in der Vorlage."
    )
    assert sentences(found, edition, "en")[1] == (
        "Yellow: 25\u00a0% less rent than in the base, 0.90 times the price instead of 1.20 times. "
        "Nothing was changed here itself, it comes from elsewhere: rents (Red) at 140%. "
        "Proposal: rents (Red) as in the base again."
    )


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_message_exists(language: str) -> None:
    """No key is printed, whatever stands out and whatever was changed."""
    edition = own(money=RICH, amounts={"salary": 100, "fine": 60}, spaces={"4": {"amount": 1}})
    parts = [("median", ""), ("long", ""), ("endless", ""), ("place", "1"), ("group", "red")]
    ups = [Effect(part, name, 2.0, 1.0, 0.5, 1.5) for part, name in parts]
    downs = [Effect(part, name, 1.0, 2.0, -1.5, -0.5) for part, name in parts]
    text = table(told(edition, *ups, *downs), edition, language)
    assert "probe-" not in text and "lab-" not in text and "{" not in text


# Values ------------------------------------------------------------------------------------------------


def test_a_balance_prints_and_reads_back() -> None:
    found = told(red_at(1.4), effect(2.1, 1.4))
    assert read_balance(json.loads(json.dumps(found.as_json()))) == found
    known = {"Balance": Balance, "Effect": Effect, "Finding": Finding, "Remedy": Remedy}
    assert eval(repr(found), {**known, "TreeChange": TreeChange}) == found


# Real games --------------------------------------------------------------------------------------------


def test_the_samples_add_up_to_what_a_series_counts() -> None:
    jobs = trial_jobs(red_at(1.4), STANDARD, 3)
    pairs = play_pairs(jobs, 3, Here(), lambda: False, lambda played, games: None)
    done = play_chunk(jobs, 0, 3)
    for side, tally in zip(zip(*pairs, strict=True), done.tallies, strict=True):
        assert sum(one.rounds for one in side) == tally["sums"][counts.ROUNDS]
        assert sum(sum(one.rent) for one in side) == sum(tally["rent"][:-1])
        places = [sum(one.place == k for one in side) for k in range(4)]
        assert places == tally["sums"][counts.PLACE : counts.PLACE + 4]


def test_chance_and_change_in_real_games() -> None:
    """The full form over a hundred seeds is `benchmarks/probe_alarms.py`."""
    standard = trial_jobs(STANDARD, STANDARD, 1)
    other_dice = (trial_jobs(STANDARD, STANDARD, 999)[0], standard[1])
    stations = {str(s.at): {"rent": [3 * r for r in s.rent]} for s in STANDARD.spaces if s.kind == "station"}
    dear = trial_jobs(own(spaces=stations), STANDARD, 1)
    found = [_alarms(jobs) for jobs in (standard, other_dice, dear)]
    assert found[0] == found[1] == set() and "station" in found[2]


def _alarms(jobs: Any) -> set[str]:
    pairs = play_pairs(jobs, 50, Here(), lambda: False, lambda played, games: None)
    return {e.name or e.part for e in compared(jobs, pairs) if e.clear}


def test_names_and_looks_need_no_game() -> None:
    found = probe(own(spaces={"1": {"name": {"de": "Neue Brücke"}}}), 1000)
    assert (found.games, found.ended, found.effects) == (0, "same", ())
    assert "nichts geändert" in table(found, STANDARD, "de")


def test_a_probe_can_be_stopped_and_counts_what_was_played() -> None:
    heard: list[int] = []
    found = probe(red_at(2), 1000, stopped=lambda: bool(heard), tell=lambda played, _: heard.append(played))
    assert (found.games, found.ended) == (heard[0], "stopped") and 0 < heard[0] < 1000
    assert all(a < b for a, b in pairwise(heard))


def test_an_edition_without_base_cannot_be_probed() -> None:
    with pytest.raises(LabError, match="probe-no-base"):
        probe(STANDARD)


def test_fewer_players_than_four_are_fine() -> None:
    assert len(trial_jobs(own(players={"max": 3}), STANDARD, 1)[0].bots) == 3


def test_command(command: Any, tmp_path: Path) -> None:
    """The command prints the table, writes JSON, and says no to what has no base."""
    edition = red_at(1.4)
    tree = {"format": 1, "id": "own", "extends": "standard", "name": {"de": "Eigen"}}
    spaces = {str(at): {"rent": list(edition.spaces[at].rent)} for at in RED}
    (tmp_path / "own.toml").write_text(to_toml({**tree, "spaces": spaces}), encoding="utf-8")
    args = ("probe", str(tmp_path / "own.toml"), "--games", "4", "--workers", "1")
    said = command(*args, "--language", "en")
    assert said.returncode == 0 and "4 games of the edition" in said.stdout and "Red" in said.stdout
    written = command(*args, "--json", "-")
    assert read_balance(json.loads(written.stdout)).games == 4
    refused = command("probe", "standard", "--language", "de")
    assert refused.returncode == 1 and "keine Vorlage" in refused.stderr
