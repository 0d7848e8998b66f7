"""How fast the environments are: decisions per second of CPU time, every way in turns, one process.

    ./dev build && .venv-compiled/bin/python benchmarks/environments.py [REPEATS [DECISIONS]]

Standard edition, four seats, offers on, tokens drawn with the same chance from the legal ones; mask and whole
observation are filled unless a line says otherwise. A line is the median of the repeats, with their range.
The last column is how many decisions there are while the engine alone plays a game of four plain bots, of the
same run: that hardly depends on the machine. What draws the tokens is part of the time.
"""

from __future__ import annotations

import platform
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np

from bankhalter.core import compiled
from bankhalter.envs import bankhalter_v0
from bankhalter.envs.arrays import Arrays
from bankhalter.envs.env_setting import agree_on
from bankhalter.envs.learner_env import LearnersEnv
from bankhalter.lab.bench import loops
from bankhalter.lab.bench.measurements import MOST_TURNS, SEATS, tables

GAMES = "games of four plain bots"
Way = Callable[[int, int], float]  # so many decisions, with a seed; returns how many there were


def of_batch(games: int, observing: bool = True, **options: Any) -> Way:
    """The batch itself, which draws the tokens too."""
    setting = agree_on(players=SEATS, **options)

    def step(decisions: int, seed: int) -> float:
        batch = setting.batch(games, observing=observing)
        batch.reset(seed)
        for _ in range(decisions // games):
            batch.step(batch.sample_legal())
        return decisions // games * games

    return step


def of_arrays(games: int) -> Way:
    """The batch, with a policy in numpy that reads the live arrays."""
    setting = agree_on(players=SEATS)

    def step(decisions: int, seed: int) -> float:
        batch = setting.batch(games)
        arrays = Arrays(batch)
        batch.reset(seed)
        rng = np.random.default_rng(seed)
        for _ in range(decisions // games):
            batch.step(drawn(arrays.mask, rng))
        return decisions // games * games

    return step


def drawn(mask: np.ndarray[Any, Any], rng: np.random.Generator) -> list[int]:
    """Draw a token of every row with numpy; 0 where none is legal."""
    held = mask.cumsum(axis=1, dtype=np.int16)
    wanted = (rng.random(len(mask)) * held[:, -1]).astype(np.int16)
    return list((held > wanted[:, None]).argmax(axis=1).tolist())


def of_learners(games: int) -> Way:
    """Gymnasium's vector: the learner's decisions; three plain bots think on top of them."""

    def step(decisions: int, seed: int) -> float:
        env = LearnersEnv(games, players=SEATS)
        env.reset(seed=seed)
        for _ in range(decisions // games):
            env.step(env.sample_legal())
        return decisions // games * games

    return step


def of_agents(make: Callable[[], Any]) -> Way:
    """PettingZoo's loop over agents, as its own guide writes it."""

    def step(decisions: int, seed: int) -> float:
        env, rng, said = make(), random.Random(seed), 0
        while said < decisions:
            env.reset(seed=seed + said)
            for _ in env.agent_iter(decisions - said):
                *_, terminated, truncated, info = env.last()
                env.step(None if terminated or truncated else rng.choice(info["legal"]))
                said += 1
        return said

    return step


def of_spiel() -> Way:
    """OpenSpiel's loop, with chance as a player; nothing is observed there until somebody asks."""
    import pyspiel

    import bankhalter.envs.openspiel_game  # noqa: F401 - registers the game

    game = pyspiel.load_game(f"bankhalter(players={SEATS})")

    def step(decisions: int, seed: int) -> float:
        rng, said, state = random.Random(seed), 0, game.new_initial_state()
        while said < decisions:
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            said += 1
        return said

    return step


def of_engine(decisions: int, seed: int) -> float:
    """Games among plain bots without any environment, for scale."""
    games = max(1, decisions // 2000)
    loops.play_games(tables("standard"), SEATS, 1000 * seed, games, False, MOST_TURNS)
    return games


def ways() -> dict[str, Way]:
    """Return everything that is measured by its name."""
    found = {
        GAMES: of_engine,
        "batch of 64": of_batch(64),
        "batch of 256": of_batch(256),
        "batch of 1024": of_batch(1024),
        "batch of 64, mask only": of_batch(64, observing=False),
        "batch of 64, exact amounts and business": of_batch(64, amounts="exact", business=True),
        "batch of 64, the tutorial (simple)": of_batch(64, simple=True),
        "batch of 64, tokens drawn by numpy": of_arrays(64),
        "Gymnasium vector of 64": of_learners(64),
        "PettingZoo AEC, its wrappers on": of_agents(bankhalter_v0.env),
        "PettingZoo AEC, bare": of_agents(bankhalter_v0.raw_env),
    }
    try:
        return {**found, "OpenSpiel": of_spiel()}
    except ImportError:
        return found


def measured(way: Way, decisions: int, seed: int) -> float:
    """Return how many decisions there were in a second of CPU time."""
    clock = time.process_time()
    done = way(decisions, seed)
    return done / (time.process_time() - clock)


def measure(repeats: int, decisions: int) -> dict[str, list[float]]:
    """Let all ways take turns; the first time, in which much is worked out once, does not count."""
    measured_ways = ways()
    found: dict[str, list[float]] = {name: [] for name in measured_ways}
    for way in measured_ways.values():
        way(min(decisions, 2048), repeats)
    for repeat in range(repeats):
        for name, way in measured_ways.items():
            found[name].append(measured(way, decisions, repeat))
    return found


def table(found: dict[str, list[float]]) -> list[str]:
    """Return the lines for people."""
    game = median(found[GAMES])
    lines = [f"{'':42}{'a CPU second':>13}{'from':>11}{'to':>11}{'in a game':>11}"]
    for name, speeds in found.items():
        middle = median(speeds)
        lines.append(f"{name:42}{middle:13,.0f}{min(speeds):11,.0f}{max(speeds):11,.0f}{middle / game:11.1f}")
    return lines


def conditions() -> str:
    """Return the machine and the build in a line."""
    cpu = Path("/proc/cpuinfo")
    names = [line for line in cpu.read_text().splitlines() if "model name" in line] if cpu.exists() else []
    name = names[0].partition(": ")[2] if names else platform.processor()
    build = "compiled" if compiled() else "pure Python"
    return f"{build}, Python {platform.python_version()}, numpy {np.__version__}, {name}"


def main(words: list[str]) -> None:
    """Measure and print."""
    repeats = int(words[0]) if words else 5
    decisions = int(words[1]) if len(words) > 1 else 128_000 if compiled() else 640
    print(conditions())
    print("\n".join(table(measure(repeats, decisions))))


if __name__ == "__main__":
    main(sys.argv[1:])
