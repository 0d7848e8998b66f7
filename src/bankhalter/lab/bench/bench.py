"""How fast is the engine? Compiled against its own source, in turns, in CPU time.

Two processes measure (`measurements.py`), one with the compiled core and one with the source of the same
installation, and take turns, so that a busy machine slows both alike; a third may be another build to compare
with. A loop of plain Python runs in between: speeds are compared with earlier ones, of the history file, in
units of that loop. Instructions (`instructions.py`) need no such care.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

from bankhalter import __version__
from bankhalter.core import compiled
from bankhalter.lab.jobs.job_files import unwritable
from bankhalter.lab.lab_error import LabError
from bankhalter.lab.report.text_table import columns
from bankhalter.text import Plain

GAMES = {True: 1000, False: 30}  # per repeat: compiled, pure
BOTS = "simple"
MOST_LOSS = 0.15  # of speed, before a warning
FLOOR = 700_000  # decisions of the environment that a CPU second is promised to hold, compiled
LOOKED_BACK = 5  # entries of the history that are compared with
Raw = dict[str, Any]
Figures = dict[str, Any]


def about() -> Figures:
    """Return what the figures belong to."""
    return {
        "version": __version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
        **how_compiled(),
        "bots": BOTS,
        "import_s": least([sys.executable, "-c", "import bankhalter"]),
        "help_s": least([sys.executable, "-m", "bankhalter", "--help"]),
        "first_result_s": least([sys.executable, "-m", "bankhalter", "simulate", "--games", "1"]),
    }


def how_compiled() -> Figures:
    """Return which compiler made the rules and whether it learned from games, as the build wrote it down."""
    told = Path(__file__).parents[2] / "compiled.json"
    if not compiled() or not told.exists():
        return {"compiler": None, "learned": None}
    return dict(json.loads(told.read_text(encoding="utf-8")))


def least(command: Sequence[str], times: int = 3) -> float:
    """Return the shortest time a command takes, on the wall."""
    spent = []
    for _ in range(times):
        clock = time.perf_counter()
        subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
        spent.append(time.perf_counter() - clock)
    return min(spent)


# Measuring ---------------------------------------------------------------------------------------------


class Worker:
    """A process that measures: the compiled core, with `pure` its source, or what another Python has."""

    def __init__(self, pure: bool = False, python: str = sys.executable) -> None:
        environ = {name: value for name, value in os.environ.items() if name != "BANKHALTER_PURE"}
        self.process = subprocess.Popen(
            [python, "-m", "bankhalter.lab.bench.measurements"],
            env={**environ, **({"BANKHALTER_PURE": "1"} if pure else {})},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        self.compiled = bool(self.read()["compiled"])

    def read(self) -> Raw:
        """Return the next answer."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise LabError("worker-fell")
        return dict(json.loads(line))

    def measure(self, edition: str, repeat: int) -> Raw:
        """Let it measure one repeat."""
        assert self.process.stdin is not None
        games = GAMES[self.compiled]
        request = {"edition": edition, "repeat": repeat, "first": repeat * GAMES[True], "games": games}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return self.read()

    def close(self) -> None:
        """End it."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


def measure_all(editions: Sequence[str], repeats: int, against: Path | None = None) -> Figures:
    """Return the figures of every edition; those of the first one stand on top too.

    `against` is the Python of another build, measured in the same run: how many times as fast is this one?
    """
    workers = [Worker()]
    try:
        if workers[0].compiled:
            workers.append(Worker(pure=True))
        if against is not None:
            workers.append(Worker(python=str(against)))
        raw = {edition: interleaved(workers, edition, repeats) for edition in editions}
        pure = 1 if workers[0].compiled else 0
        of_editions = {edition: figures(all_raw[0], all_raw[pure]) for edition, all_raw in raw.items()}
        if against is not None:
            for edition, all_raw in raw.items():
                of_editions[edition]["times_as_fast"] = times_as_fast(all_raw[0], all_raw[-1])
        return {
            "compiled": workers[0].compiled,
            "edition": editions[0],
            "repeats": repeats,
            "calibration_ms": median(1000 * one["calibration_seconds"] for one in flat(raw.values())),
            **of_editions[editions[0]],
            "editions": of_editions,
        }
    finally:
        for worker in workers:
            worker.close()


def interleaved(workers: Sequence[Worker], edition: str, repeats: int) -> list[list[Raw]]:
    """Let the workers take turns; who begins changes each time."""
    raw: list[list[Raw]] = [[] for _ in workers]
    for repeat in range(repeats):
        order = range(len(workers)) if repeat % 2 else reversed(range(len(workers)))
        for i in order:
            raw[i].append(workers[i].measure(edition, repeat))
    return raw


def flat(raw: Iterable[list[list[Raw]]]) -> list[Raw]:
    """Return all repeats of all workers."""
    return [one for both in raw for of_worker in both for one in of_worker]


def figures(fast: list[Raw], pure: list[Raw]) -> Figures:
    """Turn sums into figures: the median of the repeats, and for the speed of games the whole range.

    Games differ in length, so the speed is measured in actions; how many make a game is counted over
    all games of the faster build.
    """
    actions = total(fast, "actions") / total(fast, "games")
    speeds = [rate(one, "actions", "seconds") / actions for one in fast]
    pure_speeds = [rate(one, "actions", "seconds") / actions for one in pure]
    turns = total(fast, "turns") / total(fast, "games")
    return {
        "games_per_cpu_s": median(speeds),
        "games_per_cpu_s_range": [min(speeds), max(speeds)],
        "pure_games_per_cpu_s": median(pure_speeds),
        "pure_games_per_cpu_s_range": [min(pure_speeds), max(pure_speeds)],
        "ratio": median(a / b for a, b in zip(speeds, pure_speeds, strict=True)),
        "turns_per_cpu_s": median(speeds) * turns,
        "decisions_per_cpu_s": median(speeds) * actions * total(fast, "decisions") / total(fast, "replayed"),
        "turns_per_game": turns,
        "actions_per_game": actions,
        "finished_share": total(fast, "finished") / total(fast, "games"),
        "rollouts_per_cpu_s": median(rate(one, "rollouts", "rollout_seconds") for one in fast),
        "env_decisions_per_cpu_s": median(rate(one, "env_steps", "env_seconds") for one in fast),
        "clone_us": median(1e6 / rate(one, "copies", "copy_seconds") for one in fast),
        "replay_ns_per_action": median(1e9 / rate(one, "replayed", "replay_seconds") for one in fast),
        "listening_ratio": median(one["listening_seconds"] / one["seconds"] for one in fast),
        "counting_ratio": median(one["counting_seconds"] / one["seconds"] for one in fast),
    }


SPEEDS = {  # how a speed is called, the work, and the seconds it took
    "games_per_cpu_s": ("actions", "seconds"),
    "rollouts_per_cpu_s": ("rollouts", "rollout_seconds"),
    "env_decisions_per_cpu_s": ("env_steps", "env_seconds"),
    "clone_us": ("copies", "copy_seconds"),
    "replay_ns_per_action": ("replayed", "replay_seconds"),
}


def times_as_fast(this: list[Raw], other: list[Raw]) -> Figures:
    """Return how many times as fast one build is as another: the median over the repeats."""
    return {
        name: median(rate(a, work, s) / rate(b, work, s) for a, b in zip(this, other, strict=True))
        for name, (work, s) in SPEEDS.items()
    }


def total(raw: Iterable[Raw], name: str) -> float:
    """Return the sum over all repeats."""
    return float(sum(one[name] for one in raw))


def rate(one: Raw, work: str, seconds: str) -> float:
    """Return how much work was done per CPU second."""
    return float(one[work]) / max(float(one[seconds]), 1e-9)


# Showing -----------------------------------------------------------------------------------------------

SHOWN = {  # figures of the table, with digits behind the point
    "games_per_cpu_s": 0,
    "pure_games_per_cpu_s": 0,
    "ratio": 1,
    "turns_per_cpu_s": 0,
    "decisions_per_cpu_s": 0,
    "rollouts_per_cpu_s": 0,
    "env_decisions_per_cpu_s": 0,
    "turns_per_game": 1,
    "finished_share": 4,
    "clone_us": 2,
    "replay_ns_per_action": 0,
    "listening_ratio": 2,
    "counting_ratio": 2,
}
STARTS = ("import_s", "help_s", "first_result_s")


def table(found: Figures, words: Plain) -> str:
    """Return the figures for people: a column for each edition."""
    key = "compiled" if found["compiled"] else "pure"
    head = words.say(f"lab-bench-{key}", version=found["version"], python=found["python"])
    of_editions = found["editions"]
    rows = [["", *of_editions]]
    rows += [
        [words.say(message(name)), *(number(one[name], digits, words) for one in of_editions.values())]
        for name, digits in SHOWN.items()
    ]
    starts = [[words.say(message(name)), number(found[name], 2, words) + " s"] for name in STARTS]
    parts = [[head, *columns(rows)], columns(starts), compared(of_editions, words), counted(found, words)]
    return "\n\n".join("\n".join(part) for part in parts if part)


def compared(of_editions: Mapping[str, Figures], words: Plain) -> list[str]:
    """Return how this build stands beside the other one, if there is one."""
    if not all("times_as_fast" in one for one in of_editions.values()):
        return []
    rows = [
        [
            words.say(message(name)),
            *(number(one["times_as_fast"][name], 2, words) for one in of_editions.values()),
        ]
        for name in SPEEDS
    ]
    return [words.say("lab-bench-against"), *columns([["", *of_editions], *rows])]


def counted(found: Figures, words: Plain) -> list[str]:
    """Return the instructions, or why there are none."""
    instructions = found.get("instructions", {})
    if not instructions:
        return [words.say(found["uncounted"])] if found.get("uncounted") else []
    rows = [[words.say(message(f"one_{work}")), number(n, 0, words)] for work, n in instructions.items()]
    return [words.say("lab-bench-instructions"), *columns(rows)]


def message(name: str) -> str:
    """Return the key of a figure's name."""
    return "lab-bench-" + name.replace("_", "-")


def number(x: float, digits: int, words: Plain) -> str:
    """Write a number with the language's marks."""
    text = f"{x:,.{digits}f}"
    return text.translate(str.maketrans(",.", ".,")) if words.language == "de" else text


# History -----------------------------------------------------------------------------------------------


def read_history(path: Path) -> list[Figures]:
    """Return the entries of the history file, the oldest first; none if there is no file yet."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        return [dict(json.loads(line)) for line in lines if line.strip()]
    except OSError as problem:
        raise LabError("unreadable", place=str(path), reason=problem.strerror or str(problem)) from problem
    except (ValueError, TypeError) as problem:
        raise LabError("not-a-history", place=str(path)) from problem


def entry(found: Figures, commit: str) -> Figures:
    """Return the line of the history that these figures give."""
    kept = ("version", "python", "machine", "compiled", "compiler", "learned", "calibration_ms")
    of_editions = {
        edition: {name: round(one[name], 4) for name in SHOWN} for edition, one in found["editions"].items()
    }
    when = datetime.now(UTC).isoformat(timespec="seconds")
    line = {"when": when, "commit": commit, **{name: found[name] for name in kept}, "editions": of_editions}
    instructions = {work: round(n) for work, n in found.get("instructions", {}).items()}
    return {**line, "instructions": instructions} if instructions else line


def keep(path: Path, line: Figures) -> None:
    """Add a line to the history."""
    try:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
    except OSError as problem:
        raise unwritable(path, problem) from problem


def slower(found: Figures, past: Sequence[Figures], words: Plain) -> list[str]:
    """Return a warning for every edition that has become much slower, the machine's own speed set aside."""
    told = []
    for edition in found["editions"]:
        of_it = [old for old in alike(found, past) if edition in old.get("editions", {})]
        before = [paced(old, edition) for old in of_it[-LOOKED_BACK:]]
        loss = 1 - paced(found, edition) / median(before) if before else 0.0
        if loss > MOST_LOSS:
            told.append(words.say("lab-bench-slower", edition=edition, percent=str(round(100 * loss))))
    return told


def too_few(found: Figures, words: Plain) -> list[str]:
    """Return a warning for every edition whose environment is slower than is promised of compiled ones."""
    if not found["compiled"]:
        return []
    return [
        words.say("lab-bench-too-few", edition=edition, floor=number(FLOOR, 0, words))
        for edition, one in found["editions"].items()
        if one["env_decisions_per_cpu_s"] < FLOOR
    ]


def alike(found: Figures, past: Sequence[Figures]) -> list[Figures]:
    """Return the earlier figures of builds like this one."""
    return [old for old in past if kind_of(old) == kind_of(found)]


def kind_of(figures_of: Mapping[str, Any]) -> tuple[Any, ...]:
    """Return what must be the same for two speeds or counts to be compared."""
    python = str(figures_of.get("python", "")).rpartition(".")[0]
    same = (figures_of.get(name) for name in ("compiled", "compiler", "learned", "machine"))
    return (python, *same)


def paced(figures_of: Mapping[str, Any], edition: str) -> float:
    """Return games per calibration loop."""
    return float(figures_of["editions"][edition]["games_per_cpu_s"] * figures_of["calibration_ms"])
