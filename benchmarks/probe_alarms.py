"""Measure how often the probe is wrong: false and missed alarms over many seeds (docs/lab.md).

python benchmarks/probe_alarms.py FILE [SEEDS] [GAMES]

FILE keeps a line for every seed that is done; called again, only missing seeds are played. Each seed gives
three probes: `copy`, the standard edition against itself on the same dice; `dice`, the same on other dice,
so that everything differs by chance alone; and `red`, the rents of the red streets at 140 %.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from bankhalter.edition import Edition, from_tree, load
from bankhalter.lab.jobs.executors import Here
from bankhalter.lab.jobs.job import Job
from bankhalter.lab.probe.balance import GAMES, compared, trial_jobs
from bankhalter.lab.probe.trial_games import play_pairs

OTHER_DICE = 10**6
KINDS = ("copy", "dice", "red")


def red_at(percent: int) -> Edition:
    """Return the standard edition with other rents of the red streets."""
    red = [space for space in load("standard").spaces if space.group == "red"]
    rents = {str(s.at): {"rent": [round(rent * percent / 100) for rent in s.rent]} for s in red}
    return from_tree(
        {"format": 1, "id": "red", "extends": "standard", "name": {"de": "Rot"}, "spaces": rents}
    )


def flags(jobs: tuple[Job, Job], games: int) -> list[str]:
    """Return what the probe of these games flags."""
    pairs = play_pairs(jobs, games, Here(), lambda: False, lambda played, wanted: None)
    return [f"{e.part}-{e.name}".strip("-") for e in compared(jobs, pairs) if e.clear]


def tried(seed: int, games: int) -> dict[str, list[str]]:
    """Return what each kind of probe flags with a seed."""
    standard = load("standard")
    copy = trial_jobs(standard, standard, seed)
    dice = (trial_jobs(standard, standard, seed + OTHER_DICE)[0], copy[1])
    kinds = (copy, dice, trial_jobs(red_at(140), standard, seed))
    return {kind: flags(jobs, games) for kind, jobs in zip(KINDS, kinds, strict=True)}


def main(kept: Path, seeds: int, games: int) -> int:
    """Play what is missing and print how many seeds raised a flag."""
    lines = kept.read_text(encoding="utf-8").splitlines() if kept.exists() else []
    done = {one["seed"]: one for one in map(json.loads, lines) if one["games"] == games}
    for seed in range(1, seeds + 1):
        if seed not in done:
            done[seed] = {"seed": seed, "games": games, **tried(seed, games)}
            with kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps(done[seed]) + "\n")
    asked = [done[seed] for seed in range(1, seeds + 1)]
    for kind in KINDS:
        print(f"{kind}: a flag with {sum(bool(one[kind]) for one in asked)} of {seeds} seeds")
    print(f"red: red itself with {sum('group-red' in one['red'] for one in asked)} of {seeds} seeds")
    return 0


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[2:]]
    sys.exit(main(Path(sys.argv[1]), *(numbers + [100, GAMES][len(numbers) :])))
