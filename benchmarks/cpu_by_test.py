"""The CPU time of each test, with all the processes it started: servers, browsers, compilers.

    PYTHONPATH=benchmarks .venv/bin/python -m pytest -q -p cpu_by_test tests/web

Writes seconds and tests to `cpu_by_test.txt`, the dearest last. Linux only. The first test of a folder pays
for what all of them share. Time that a process spends after its test, and of one that outlives its parent,
is somebody else's or nobody's; `cpu_time.py` counts all, but only as a sum.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

TOLD = Path("cpu_by_test.txt")
PARENT, USED = (
    1,
    slice(11, 15),
)  # in /proc/PID/stat after the name: own time and that of children it waited for
SPENT: list[tuple[float, str]] = []


def used() -> float:
    """Return the seconds this process and all its descendants have used so far."""
    ticks: dict[int, int] = {}
    children = defaultdict(list)
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            told = (folder / "stat").read_text().rpartition(")")[2].split()
            ticks[int(folder.name)] = sum(map(int, told[USED]))
            children[int(told[PARENT])].append(int(folder.name))
    waiting, total = [os.getpid()], 0
    while waiting:
        process = waiting.pop()
        total += ticks.get(process, 0)
        waiting += children[process]
    return total / os.sysconf("SC_CLK_TCK")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Note what a test used, with what was set up for it."""
    before = used()
    try:
        return (yield)
    finally:
        SPENT.append((used() - before, item.nodeid))


def pytest_sessionfinish() -> None:
    """Write what was noted."""
    lines = [f"{seconds:.2f} {name}\n" for seconds, name in sorted(SPENT)]
    TOLD.write_text("".join(lines), encoding="utf-8")
