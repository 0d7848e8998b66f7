"""One repeat of every measurement, in CPU time. Run as a program it measures on demand, for `bench.py`.

python -m bankhalter.lab.bench.measurements
    a line of JSON in: edition, repeat, games; a line of JSON out: the sums
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from functools import cache
from typing import Any

from bankhalter.core import codes, compiled
from bankhalter.core.actions import Action
from bankhalter.core.flatten import flatten
from bankhalter.core.state import State
from bankhalter.core.tables import Tables
from bankhalter.edition import load
from bankhalter.lab.bench import loops
from bankhalter.switches import agree

SEATS = 4
MOST_TURNS = 4000  # a thousand rounds
MIDDLE = 80  # turns: about the middle of a game
LOOPS = 300_000  # of the calibration
LANES = 64  # games of an environment in lock-step


def main() -> None:
    """Say which build this is, then answer every line."""
    tell({"compiled": compiled()})
    for line in sys.stdin:
        tell(measure(**json.loads(line)))


def tell(answer: dict[str, Any]) -> None:
    """Write one line."""
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


def measure(edition: str, repeat: int, first: int, games: int) -> dict[str, Any]:
    """Measure once; every figure is a sum of work and the CPU seconds it took."""
    t = tables(edition)
    scale = max(1, games // 10)
    middle = position(edition)
    turn = (False, True) if repeat % 2 else (True, False)  # who goes first has a small advantage
    spent = {
        listening: timed(loops.play_games, t, SEATS, first, games, listening, MOST_TURNS)
        for listening in turn
    }
    played = spent[False][1]
    counting, _ = timed(loops.count_games, t, SEATS, first, games, MOST_TURNS)
    rollouts, _ = timed(loops.roll_out, middle, scale, MOST_TURNS)
    copies, _ = timed(loops.copy_often, middle, 20 * games)
    steps = max(1, games // 4)
    stepping, _ = timed(loops.step_batch, t, SEATS, LANES, steps, first)
    said = [loops.write_down(t, SEATS, first + i, MOST_TURNS) for i in range(scale)]
    replays, _ = timed(replay, t, said)
    return {
        "games": int(played.games),
        "turns": int(played.turns),
        "actions": int(played.actions),
        "finished": int(played.finished),
        "seconds": spent[False][0],
        "listening_seconds": spent[True][0],
        "counting_seconds": counting,
        "rollouts": scale,
        "rollout_seconds": rollouts,
        "env_steps": LANES * steps,
        "env_seconds": stepping,
        "copies": 20 * games,
        "copy_seconds": copies,
        "replayed": sum(len(actions) for actions in said),
        "decisions": sum(action.seat >= 0 for actions in said for action in actions),
        "replay_seconds": replays,
        "calibration_seconds": timed(calibrate)[0],
    }


@cache
def tables(edition: str) -> Tables:
    """Return the tables of an edition as its book says."""
    found = load(edition)
    return flatten(found, agree(found, SEATS))


@cache
def position(edition: str) -> State:
    """Return the first game, by seed, that is still going on in the middle."""
    t = tables(edition)
    for seed in range(1000):
        said = loops.write_down(t, SEATS, seed, MIDDLE)
        st = loops.follow(t, SEATS, said)
        if st.top.kind != codes.OVER:
            return st
    raise RuntimeError("no game lasts that long")


def replay(t: Tables, said: list[list[Action]]) -> None:
    """Play games again."""
    for actions in said:
        loops.follow(t, SEATS, actions)


def timed(work: Callable[..., Any], *args: Any) -> tuple[float, Any]:
    """Return the CPU seconds of a piece of work, and what it gave."""
    clock = time.process_time()
    gave = work(*args)
    return time.process_time() - clock, gave


def calibrate() -> int:
    """A fixed piece of plain Python: how fast is this machine just now?"""
    x = 0
    for i in range(LOOPS):
        x = (x * 3 + i) & 1023
    return x


if __name__ == "__main__":
    main()
