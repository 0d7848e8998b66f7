"""Two rule sets or editions on the same dice, and what differs between them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from bankhalter.core import names
from bankhalter.lab.jobs.job import Job, prepare
from bankhalter.lab.jobs.runner import Sum
from bankhalter.lab.report.format import LabSpeaker
from bankhalter.lab.report.text_table import columns
from bankhalter.lab.statistics import counts
from bankhalter.lab.statistics.intervals import mean
from bankhalter.lab.statistics.result import LENGTH, MONEY, PER_GAME, SHARES, WAYS, Row, interval, result

PARTS = ("length", "end", "seats", "business", "flows")

# What differs ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Quantity:
    """Something compared: a fact, where it belongs, and whether it is a share, a number or money."""

    part: str
    name: str
    fact: int
    kind: str


def quantities(seats: int) -> Iterator[Quantity]:
    """Everything that is compared."""
    yield from (Quantity("length", name, fact, "number") for name, fact in LENGTH.items())
    yield from (Quantity("end", name, fact, "share") for name, fact in SHARES.items())
    yield from (Quantity("seats", str(k + 1), counts.PLACE + k, "share") for k in range(seats))
    yield Quantity("seats", "compare-advantage", counts.ADVANTAGE, "share")
    yield from (Quantity("business", name, fact, "number") for name, fact in PER_GAME.items())
    yield from (Quantity("business", name, fact, "money") for name, fact in MONEY.items())
    for why, word in enumerate(names.WHYS):
        for way, direction in enumerate(WAYS):
            fact = counts.FLOW + why * counts.WAYS + way
            yield Quantity("flows", f"{word}/{direction}", fact, "money")


def difference(jobs: tuple[Job, Job], so_far: Sum) -> list[dict[str, Any]]:
    """Return each quantity of both sides, and the paired difference, with intervals.

    Money is compared in each edition's own unit; the difference only where both count in the same grain.
    """
    grains = [int(prepare(job).tables.grain) for job in jobs]
    found = []
    for q in quantities(len(jobs[0].bots)):
        units = grains if q.kind == "money" else [1, 1]
        sides = [
            _side(tally, q.fact, so_far.games, u) for tally, u in zip(so_far.tallies, units, strict=True)
        ]
        if any(tally["sums"][q.fact] for tally in so_far.tallies) or q.name == "unfinished":
            entry = {"part": q.part, "name": q.name, "kind": q.kind, "a": sides[0], "b": sides[1]}
            same = units[0] == units[1]
            found.append(
                entry | {"difference": _side(so_far.pairs, q.fact, so_far.games, units[0]) if same else None}
            )
    return found


def _side(tally: dict[str, list[int]], fact: int, games: int, unit: int) -> dict[str, float]:
    """The mean of one side, or of the differences."""
    return interval(mean(tally["sums"][fact], tally["squares"][fact], games, unit))


def comparison(jobs: tuple[Job, Job], so_far: Sum) -> dict[str, Any]:
    """Return everything a comparison says."""
    sides = {name: result(job, so_far, arm) for arm, (name, job) in enumerate(zip("ab", jobs, strict=True))}
    head = {"format": 1, "games": so_far.games, "ended": so_far.why}
    return head | {"differences": difference(jobs, so_far), **sides}


def rows(found: dict[str, Any]) -> Iterator[Row]:
    """Return a comparison as rows."""
    for entry in found["differences"]:
        for measure in ("a", "b", "difference"):
            x = entry[measure]
            if x is not None:
                yield entry["part"], entry["name"], measure, found["games"], x["value"], x["low"], x["high"]


# Showing -----------------------------------------------------------------------------------------------


def table(found: dict[str, Any], jobs: tuple[Job, Job], language: str) -> str:
    """Return the differences as a table for the terminal."""
    both = [LabSpeaker(prepare(job).edition, language) for job in jobs]
    words = both[0]
    lines = [
        f"A  {words.title(found['a']['job'])}",
        f"B  {both[1].title(found['b']['job'])}",
        words.ended(found),
    ]
    for part in PARTS:
        entries = [entry for entry in found["differences"] if entry["part"] == part]
        if entries:
            head = ["", "A", "B", words.say("lab-compare-difference"), ""]
            body = [line(entry, words) for entry in entries]
            lines += ["", words.say(f"lab-compare-{part}"), *columns([head, *body])]
    return "\n".join([*lines, "", words.say("lab-compare-clear")]) + "\n"


def line(entry: dict[str, Any], words: LabSpeaker) -> list[str]:
    """One quantity: both sides, the difference with its interval, and a star if it is clear."""
    write = WRITERS[entry["kind"]]
    d = entry["difference"]
    sides = [
        label(entry, words),
        write(words, entry["a"]["value"], False),
        write(words, entry["b"]["value"], False),
    ]
    if d is None:
        return [*sides, "", ""]
    scale, digits = BOUNDS[entry["kind"]]
    bounds = " – ".join(words.number(scale * d[key], digits, True) for key in ("low", "high"))
    return [*sides, f"{write(words, d['value'], True)} [{bounds}]", "*" if clear(d) else ""]


def clear(d: dict[str, float]) -> bool:
    """Tell whether an interval excludes nought."""
    return d["low"] > 0 or d["high"] < 0


def label(entry: dict[str, Any], words: LabSpeaker) -> str:
    """Return what a quantity is called."""
    if entry["name"].isdecimal():
        return words.say("lab-place", place=entry["name"])
    if entry["part"] == "flows":
        why, _, way = entry["name"].partition("/")
        return f"{words.say(f'lab-why-{why}')} {words.say(f'lab-way-{way}')}"
    return words.say(f"lab-{entry['name']}")


WRITERS: dict[str, Callable[[LabSpeaker, float, bool], str]] = {
    "share": lambda words, x, plus: words.points(x) if plus else words.percent(x, 2),
    "number": lambda words, x, plus: words.number(x, 1, plus),
    "money": lambda words, x, plus: words.number(x, 0, plus),
}
BOUNDS = {"share": (100, 2), "number": (1, 1), "money": (1, 0)}  # the scale and digits of an interval
