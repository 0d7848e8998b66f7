"""Growing trees: each asks the same few questions of everybody at the table and adds to their scores.

The chance to win is the share of e to the score, so that the chances at a table add up to one; each tree is a
step of Newton's method down the log-loss of that. All leaves of a level ask the same question (oblivious
trees), which makes them small, robust, and quick to evaluate.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from bankhalter.lab.lab_error import LabError

DEPTH = 6
BINS = 64
SMOOTH = 30.0  # added to the curvature of a leaf


def numpy() -> Any:
    """Return the package that does the sums, or say which extra is missing."""
    try:
        return import_module("numpy")
    except ImportError as problem:
        raise LabError("extra-missing", extra="train", option="train") from problem


@dataclass(frozen=True)
class GrowingPlan:
    """How trees are grown."""

    trees: int = 64
    rate: float = 0.15
    part: float = 0.35  # of the positions that choose the questions of a tree
    features: float = 0.6  # of the features that are tried for a question
    seed: int = 1


@dataclass
class SampleTable:
    """Rows of players; those of one position stand together and begin at `starts`."""

    numbers: Any  # features, a row for each player
    won: Any  # share of the win
    starts: Any
    of: Any = field(init=False)  # the position of each row

    def __post_init__(self) -> None:
        """Number the positions."""
        np = numpy()
        sizes = np.diff(np.append(self.starts, len(self.won)))
        self.of = np.repeat(np.arange(len(self.starts)), sizes)

    def chances(self, scores: Any) -> Any:
        """Return everybody's share of e to the score."""
        np = numpy()
        top = np.maximum.reduceat(scores, self.starts)
        raised = np.exp(scores - top[self.of])
        return raised / np.add.reduceat(raised, self.starts)[self.of]

    def some(self, chosen: Any) -> Any:
        """Return which rows belong to chosen positions."""
        return numpy().flatnonzero(chosen[self.of])


@dataclass
class Grown:
    """Trees: for each the questions (feature, limit: larger?) and the scores of its leaves."""

    questions: list[list[tuple[int, int]]] = field(default_factory=list)
    leaves: list[list[float]] = field(default_factory=list)

    def scores(self, numbers: Any) -> Any:
        """Return the scores of rows."""
        np = numpy()
        total = np.zeros(len(numbers))
        for questions, leaves in zip(self.questions, self.leaves, strict=True):
            total += np.asarray(leaves)[leaf_of(numbers, questions)]
        return total


def leaf_of(numbers: Any, questions: list[tuple[int, int]]) -> Any:
    """Return in which leaf each row ends: one bit for each question."""
    index = numpy().zeros(len(numbers), dtype="int64")
    for bit, (feature, limit) in enumerate(questions):
        index |= (numbers[:, feature] > limit).astype("int64") << bit
    return index


def limits_of(numbers: Any) -> list[Any]:
    """Return for every feature the numbers worth asking about."""
    np = numpy()
    found = []
    for k in range(numbers.shape[1]):
        steps = np.quantile(numbers[:, k], np.linspace(0, 1, BINS + 1)[1:-1], method="lower")
        limits = np.unique(steps)
        found.append(limits[limits < numbers[:, k].max()])
    return found


def grow(table: SampleTable, plan: GrowingPlan, tell: Any = None) -> Grown:
    """Grow trees one after the other."""
    np = numpy()
    chance = np.random.default_rng(plan.seed)
    limits = limits_of(table.numbers)
    bins = np.stack(
        [np.searchsorted(limit, table.numbers[:, k], side="left") for k, limit in enumerate(limits)], axis=1
    ).astype("uint8")
    scores, grown = np.zeros(len(table.won)), Grown()
    for number in range(plan.trees):
        chances = table.chances(scores)
        slope, bend = table.won - chances, chances * (1 - chances)
        rows = table.some(chance.random(len(table.starts)) < plan.part)
        tried = chosen_of([k for k, limit in enumerate(limits) if len(limit)], plan, chance)
        questions = ask(bins[rows], slope[rows], bend[rows], limits, tried)
        index = leaf_of(table.numbers, questions)
        size = 1 << DEPTH
        gain = np.bincount(index, slope, size) / (np.bincount(index, bend, size) + SMOOTH)
        grown.questions.append(questions)
        grown.leaves.append([float(x) for x in plan.rate * gain])
        scores += plan.rate * gain[index]
        if tell is not None:
            tell(number + 1, grown, scores)
    return grown


def chosen_of(features: list[int], plan: GrowingPlan, chance: Any) -> list[int]:
    """Choose the features of a tree."""
    count = max(1, round(plan.features * len(features)))
    return sorted(int(k) for k in chance.choice(features, count, replace=False))


def ask(bins: Any, slope: Any, bend: Any, limits: list[Any], tried: list[int]) -> list[tuple[int, int]]:
    """Choose the questions of a tree, one level after the other."""
    np = numpy()
    leaf = np.zeros(len(bins), dtype="int64")
    questions: list[tuple[int, int]] = []
    columns = {k: np.ascontiguousarray(bins[:, k]) for k in tried}
    for level in range(DEPTH):
        best, chosen = -1.0, (tried[0], 0)
        for k in tried:
            gains = gains_of(leaf * BINS + columns[k], slope, bend, 1 << level)[: len(limits[k])]
            if len(gains) and gains.max() > best:
                best, chosen = gains.max(), (k, int(gains.argmax()))
        feature, at = chosen
        leaf |= (columns[feature] > at).astype("int64") << level
        questions.append((feature, int(limits[feature][at])))
    return questions


def gains_of(cells: Any, slope: Any, bend: Any, leaves: int) -> Any:
    """Return what splitting all leaves at each bin of a feature would gain."""
    np = numpy()
    slopes = np.bincount(cells, slope, leaves * BINS).reshape(leaves, BINS).cumsum(axis=1)
    bends = np.bincount(cells, bend, leaves * BINS).reshape(leaves, BINS).cumsum(axis=1)
    rest, rest_bend = slopes[:, -1:] - slopes, bends[:, -1:] - bends
    return (slopes**2 / (bends + SMOOTH) + rest**2 / (rest_bend + SMOOTH)).sum(axis=0)
