"""`bankhalter bench`: what it prints, keeps and warns of."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bankhalter.lab.bench import bench, instructions, loops, measurements
from bankhalter.text import plain

ROOT = Path(__file__).resolve().parent.parent.parent
Command = Callable[..., Any]
PROMISED = [
    "compiled",
    "games_per_cpu_s",
    "pure_games_per_cpu_s",
    "ratio",
    "turns_per_game",
    "finished_share",
    "clone_us",
    "rollouts_per_cpu_s",
    "env_decisions_per_cpu_s",
    "turns_per_cpu_s",
    "decisions_per_cpu_s",
    "replay_ns_per_action",
    "listening_ratio",
    "counting_ratio",
]
RAW = {
    "games": 10,
    "turns": 1500,
    "actions": 6000,
    "finished": 9,
    "seconds": 2.0,
    "listening_seconds": 3.0,
    "counting_seconds": 3.5,
    "rollouts": 4,
    "rollout_seconds": 0.5,
    "env_steps": 300,
    "env_seconds": 0.1,
    "copies": 100,
    "copy_seconds": 0.001,
    "replayed": 1000,
    "decisions": 400,
    "replay_seconds": 0.01,
}


STARTED = {"import_s": 0.1, "help_s": 0.2, "first_result_s": 0.3}


def test_figures_are_worked_out_from_the_sums() -> None:
    pure = {**RAW, "games": 1, "actions": 500, "seconds": 5.0}
    found = bench.figures([RAW], [pure])
    assert found["games_per_cpu_s"] == 5  # 3,000 actions a second, 600 a game
    assert found["pure_games_per_cpu_s"] == pytest.approx(100 / 600)
    assert found["ratio"] == 30
    assert found["turns_per_cpu_s"] == 750
    assert found["decisions_per_cpu_s"] == 1200
    assert found["finished_share"] == 0.9
    assert found["rollouts_per_cpu_s"] == 8
    assert found["env_decisions_per_cpu_s"] == pytest.approx(3000)
    assert found["clone_us"] == pytest.approx(10)
    assert found["replay_ns_per_action"] == pytest.approx(10_000)
    assert found["listening_ratio"] == 1.5
    assert found["counting_ratio"] == 1.75


def figures_of(speed: float, calibration: float = 10.0, **more: Any) -> dict[str, Any]:
    kind = {"compiled": True, "python": "3.11.7", "machine": "x", "compiler": "gcc 12", "learned": True}
    kind["calibration_ms"] = calibration
    return {**kind, "editions": {"standard": {"games_per_cpu_s": speed}}, **more}


@pytest.mark.parametrize(
    ("now", "warned"),
    [
        (figures_of(100), False),
        (figures_of(86), False),
        (figures_of(84), True),
        (figures_of(50, calibration=20.0), False),  # the machine is half as fast, not the engine
        (figures_of(100, calibration=8.0), True),
        (figures_of(10, compiled=False), False),  # nothing like it was measured before
        (figures_of(10, python="3.12.1"), False),
        (figures_of(10, python="3.11.9"), True),
        (figures_of(10, learned=False), False),
        (figures_of(10, compiler="clang 14"), False),
    ],
)
def test_a_loss_of_more_than_fifteen_per_cent_is_told(now: dict[str, Any], warned: bool) -> None:
    past = [figures_of(1), figures_of(1), *[figures_of(100)] * 5]  # only the last five count
    assert bool(bench.slower(now, past, plain("de"))) == warned


@pytest.mark.parametrize(
    ("now", "told"),
    [
        ({"game": 1029.0, "rollout": 400.0}, []),
        ({"game": 1031.0, "rollout": 400.0}, ["3.1"]),
        ({"game": 900.0, "rollout": 800.0}, ["100.0"]),
        ({"env_step": 9999.0}, []),  # never counted before
        ({}, []),
    ],
)
def test_three_per_cent_more_instructions_are_told(now: dict[str, float], told: list[str]) -> None:
    counted = [
        {"game": 5000, "rollout": 5000},
        {"game": 1000, "rollout": 400},
    ]  # the last count is the measure
    past = [*(figures_of(100, instructions=one) for one in counted), figures_of(100)]
    warnings = instructions.more(now, past, plain("en"))
    assert [next(word for word in one.split() if word[0].isdigit()) for one in warnings] == told


def test_instructions_are_kept_shown_and_compared_with_the_same_kind_of_build() -> None:
    found = figures_of(100, version="1", instructions={"game": 700123.4}, uncounted="", **STARTED)
    found["editions"] = {"standard": bench.figures([RAW], [RAW])}
    assert bench.entry(found, "abc")["instructions"] == {"game": 700123}
    assert "700,123" in bench.table(found, plain("en"))
    assert bench.alike(found, [figures_of(1), figures_of(1, compiled=False)]) == [figures_of(1)]
    uncounted = {**found, "instructions": {}, "uncounted": "lab-bench-uncounted"}
    assert "valgrind" in bench.table(uncounted, plain("en")) and "instructions" not in bench.entry(
        uncounted, ""
    )


def test_the_history_tells_how_it_was_compiled_and_counted() -> None:
    """Without these three the next count has nothing to be compared with, and a loss is not told."""
    newest = bench.read_history(ROOT / "benchmarks" / "history.jsonl")[-1]
    assert set(newest["instructions"]) == set(instructions.WORKS)
    assert newest["compiled"] and newest["learned"] and newest["compiler"]
    heavier = {work: count * 1.04 for work, count in newest["instructions"].items()}
    assert len(instructions.more(heavier, bench.alike(newest, [newest]), plain("en"))) == 3


def test_fewer_decisions_of_the_environment_than_promised_are_told() -> None:
    found = figures_of(100)
    for decisions, build, told in ((700_000, True, 0), (699_999, True, 1), (699_999, False, 0)):
        found["editions"]["standard"]["env_decisions_per_cpu_s"] = decisions
        warnings = bench.too_few({**found, "compiled": build}, plain("en"))
        assert len(warnings) == told and all("700,000" in one for one in warnings)


def test_two_builds_are_compared_repeat_by_repeat() -> None:
    slow = {**RAW, "seconds": 4.0, "env_seconds": 0.4}
    found = figures_of(100, version="1", **STARTED)
    ratios = bench.times_as_fast([RAW, RAW, RAW], [slow, slow, RAW])
    assert (ratios["games_per_cpu_s"], ratios["env_decisions_per_cpu_s"], ratios["clone_us"]) == (2, 4, 1)
    found["editions"] = {"standard": {**bench.figures([RAW], [RAW]), "times_as_fast": ratios}}
    assert "Times as fast" in bench.table(found, plain("en"))


def test_it_prints_what_is_promised_and_keeps_it(command: Command, place: Path) -> None:
    words = ("bench", "--edition", "schalke", "--repeats", "1", "--json", "--history", "h.jsonl", "--keep")
    done = command(*words, "--commit", "abc")
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert set(PROMISED) <= set(found) and set(found["editions"]) == {"schalke"}
    assert found["games_per_cpu_s"] > 0 and 0 <= found["finished_share"] <= 1
    (line,) = (place / "h.jsonl").read_text(encoding="utf-8").splitlines()
    assert json.loads(line)["commit"] == "abc"
    assert json.loads(line)["editions"]["schalke"]["ratio"] == round(found["ratio"], 4)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--keep",), "--history"),
        (("--history", "mybots.py"), "no earlier measurements"),
        (("--edition", "stadnard"), "standard"),
        (("--repeats", "0"), "--repeats"),
    ],
)
def test_what_does_not_go_is_said(command: Command, words: tuple[str, ...], said: str) -> None:
    done = command("bench", *words)
    assert done.returncode == 1 and said in done.stderr and "Traceback" not in done.stderr


def test_replaying_gives_the_game_that_was_played() -> None:
    t = measurements.tables("standard")
    played = loops.play_games(t, 4, 7, 1, False, 60)
    st = loops.follow(t, 4, loops.write_down(t, 4, 7, 60))
    assert (st.seq, st.turns) == (played.actions, played.turns)


def test_a_rollout_leaves_the_position_alone() -> None:
    from bankhalter.core.digest import digest

    middle = measurements.position("standard")
    before = digest(middle)
    assert loops.roll_out(middle, 2, 200).games == 2
    assert digest(middle) == before
