"""Making the value: play games of the population, grow trees, judge them on games they have not seen.

What was played is kept in a folder and not played again, so that training goes on where it stopped. The same
folder, games and seed give the same value.
"""

from __future__ import annotations

import json
import zlib
from array import array
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from bankhalter.bots.thinking.features import NAMES
from bankhalter.bots.thinking.value import FORMAT, PARTS
from bankhalter.lab.jobs.executors import Executor
from bankhalter.lab.jobs.job_files import write_whole
from bankhalter.lab.training.boosting import GrowingPlan, Grown, SampleTable, grow, numpy
from bankhalter.lab.training.judging import LATE, judged
from bankhalter.lab.training.samples import HEAD, SETTINGS, WIDTH, SampleChunk

CHUNK = 100  # games in a file
HELD_OUT = 5  # every fifth game is only for judging
GAME, POSITION, SETTING, SEATS, WON = range(len(HEAD))
ROUNDS, PROSPECTS, PLAYERS = (NAMES.index(name) for name in ("rounds", "prospects", "players"))


@dataclass(frozen=True)
class TrainingPlan:
    """What is played and grown."""

    population: str = "training"
    games: int = 20_000
    seed: int = 1
    growing: GrowingPlan = field(default_factory=GrowingPlan)

    def chunks(self) -> Iterator[SampleChunk]:
        """Deal the games out."""
        for first in range(0, self.games, CHUNK):
            yield SampleChunk(self.population, self.seed, first, min(CHUNK, self.games - first))


# Playing -----------------------------------------------------------------------------------------------


def play_missing(
    plan: TrainingPlan,
    folder: Path,
    executor: Executor,
    stopped: Callable[[], bool],
    tell: Callable[[int, int], None],
) -> bool:
    """Play the chunks that are not in the folder yet; tell whether all are there."""
    left = [chunk for chunk in plan.chunks() if not (folder / chunk.name).exists()]
    done = plan.games - sum(chunk.count for chunk in left)
    dealt: list[SampleChunk] = []

    def dealing() -> Iterator[SampleChunk]:
        for chunk in left:
            if stopped():
                return
            dealt.append(chunk)
            yield chunk

    for number, packed in enumerate(executor.map(dealing())):
        write_whole(folder / dealt[number].name, packed)
        done += dealt[number].count
        tell(done, plan.games)
    return done >= plan.games


def load_rows(plan: TrainingPlan, folder: Path) -> Any:
    """Return the rows of all games, as a table of numbers."""
    np = numpy()
    rows = array("i")
    for chunk in plan.chunks():
        rows.frombytes(zlib.decompress((folder / chunk.name).read_bytes()))
    return np.frombuffer(rows, dtype=np.int32).reshape(-1, WIDTH)


def as_table(rows: Any) -> SampleTable:
    """Return rows as what trees are grown from."""
    np = numpy()
    change = np.any(rows[1:, :2] != rows[:-1, :2], axis=1)
    starts = np.concatenate([[0], np.flatnonzero(change) + 1])
    return SampleTable(np.ascontiguousarray(rows[:, len(HEAD) :]), rows[:, WON] / 1000.0, starts)


# Learning ----------------------------------------------------------------------------------------------


def learn(plan: TrainingPlan, folder: Path, tell: Any = None) -> dict[str, Any]:
    """Grow a value from the games in the folder; return it with what it can."""
    rows = load_rows(plan, folder)
    aside = rows[:, GAME] % HELD_OUT == 0
    grown = rounded(grow(as_table(rows[~aside]), plan.growing, tell))
    return {**as_json(grown), "card": card(plan, grown, rows[aside], int((~aside).sum()))}


def rounded(grown: Grown) -> Grown:
    """Return trees with the whole numbers that are kept."""
    return Grown(grown.questions, [[round(x * PARTS) / PARTS for x in row] for row in grown.leaves])


def as_json(grown: Grown) -> dict[str, Any]:
    """Return trees as they are kept."""
    return {
        "bankhalter-value": FORMAT,
        "features": list(NAMES),
        "questions": [[number for pair in questions for number in pair] for questions in grown.questions],
        "leaves": [[round(x * PARTS) for x in row] for row in grown.leaves],
    }


def card(plan: TrainingPlan, grown: Grown, rows: Any, learned_from: int) -> dict[str, Any]:
    """Return how a value was made, and what it can on games it has not seen."""
    table = as_table(rows)
    numbers = table.numbers
    late = numbers[:, ROUNDS] >= LATE
    parts = parts_of(rows)
    chances = table.chances(grown.scores(numbers))
    return {
        "plan": asdict(plan),
        "rows": learned_from,
        "held_out": judged(table, chances, late, parts),
        "prospects": judged(table, numbers[:, PROSPECTS] / 1000.0, late, {}),
        "even": judged(table, 1.0 / numbers[:, PLAYERS], late, {}),
    }


def parts_of(rows: Any) -> dict[str, Any]:
    """Return masks of the editions with their variants, and of the number of seats."""
    found: dict[str, Any] = {}
    for number, setting in enumerate(SETTINGS):
        variant = " ".join(f"{name}={value}" for name, value in setting.switches)
        name = f"{setting.edition} {variant}".strip()
        mask = rows[:, SETTING] == number
        found[name] = found[name] | mask if name in found else mask
    for seats in sorted({int(x) for x in rows[:, SEATS]}):
        found[f"{seats} seats"] = rows[:, SEATS] == seats
    return found


def save_value(path: Path, found: dict[str, Any]) -> None:
    """Write a value as small plain data: a line for each tree."""
    tree = dict(found)
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in tree.items() if key not in LONG]
    for key in LONG:
        rows = ",\n".join(json.dumps(row, separators=(",", ":")) for row in tree[key])
        lines.append(f"{json.dumps(key)}: [\n{rows}\n]")
    write_whole(path, ("{\n" + ",\n".join(lines) + "\n}\n").encode())


LONG = ("questions", "leaves")
