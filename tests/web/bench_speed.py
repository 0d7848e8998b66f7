"""How quick the workshop is: opening the largest edition, the preview while somebody types, hostile names.

A task of a hostile file is as long as the page's main thread used the processor for it.

PYTHONPATH=src:tests python tests/web/bench_speed.py
"""

from __future__ import annotations

import json
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from server.desk import Server, serving
from web.bench import NAMES, Bench
from web.conftest import CHROMIUM, PATIENCE
from web.seat import Seat
from web.tasks import tasks, traced
from web.test_workshop_ways import hostile_file

from bankhalter import edition as editions

TIMES = 10
HOSTILE = 50  # files of forty names each
LONG = 50  # milliseconds
# Types letters one by one and notes how long each takes until it is drawn.
TYPED = """async (how) => {
  const field = document.querySelector(how.field), times = []
  for (let i = 1; i <= how.text.length; i++) {
    const from = performance.now()
    field.value = how.text.slice(0, i)
    field.dispatchEvent(new Event("input", { bubbles: true }))
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
    times.push(performance.now() - from)
  }
  return times
}"""
# Gives the file to the page and notes how long it takes until the board is drawn.
OPENED = """async (how) => {
  const input = document.querySelector("dialog input[type=file], main input[type=file]")
  const files = new DataTransfer()
  files.items.add(new File([how.text], "large.json"))
  const from = performance.now()
  input.files = files.files
  input.dispatchEvent(new Event("change", { bubbles: true }))
  while (document.querySelector("dialog") || !document.querySelector("svg.drawn .name"))
    await new Promise(requestAnimationFrame)
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
  return performance.now() - from
}"""


def largest() -> str:
    """An edition that says everything itself, as many bytes as one may have."""
    tree: dict[str, Any] = {**editions.load("standard").tree, "id": "large", "status": {"*": "ours"}}
    text, number = "", 0
    while len((more := editions.to_json(tree)).encode()) <= editions.MAX_BYTES:
        text, number = more, number + 1
        tree["sources"] = {f"s{i}": "x" * 300 for i in range(number)}
    assert not editions.check_tree(editions.from_json(text))
    return text


def usual_file() -> str:
    """A file such as people write."""
    spaces = {str(at): {"name": {"de": name}} for at, name in enumerate(NAMES)}
    own = {"format": 1, "extends": "standard", "id": "own", "name": {"de": "Lindenau"}}
    return editions.to_toml({**own, "spaces": spaces})


def opening(browser: Browser, server: Server, texts: list[str]) -> list[float]:
    """The tasks of the main thread while files are opened one after the other."""
    seat = Seat(browser, server, PATIENCE)
    seat.page.goto("/werkstatt")
    seat.page.wait_for_load_state("networkidle")
    seat.comes(OPENED, {"text": texts[0]})  # what is loaded with the first one is not counted

    def work() -> None:
        for text in texts:
            seat.button("workshop-files").click()
            seat.page.get_by_role("dialog").wait_for()
            seat.comes(OPENED, {"text": text})

    found, _ = tasks(traced(browser, work))
    seat.close()
    return found


def typing(browser: Browser, bench: Bench) -> tuple[list[float], list[float]]:
    """How long each letter of a name takes until it is drawn, and the tasks of the main thread meanwhile."""
    how = {"field": '[data-at="spaces.29.name.de"]', "text": "Alte Brücke am Wasserturm"}
    took: list[float] = []
    found, _ = tasks(traced(browser, lambda: took.extend(bench.seat.comes(TYPED, how))))
    return took, found


def told(took: list[float]) -> str:
    """What is to be said about tasks."""
    return f"{sum(ms > LONG for ms in took)} tasks over {LONG} ms, longest {max(took):.0f} ms"


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(str(Path(folder) / "games.db")) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        text, opened = largest(), []
        for _ in range(TIMES):
            seat = Seat(browser, server, PATIENCE)
            seat.page.goto("/werkstatt")
            seat.page.wait_for_load_state("networkidle")
            opened.append(float(seat.comes(OPENED, {"text": text})))
            seat.close()
        bench = Bench(Seat(browser, server, PATIENCE))
        bench.begin()
        bench.square(29)
        typed, drawing = typing(browser, bench)
        usual = opening(browser, server, [usual_file()] * HOSTILE)
        hostile = opening(browser, server, [hostile_file(seed) for seed in range(HOSTILE)])
        browser.close()
    report = {
        "bytes": len(text.encode()),
        "opened ms, median": round(statistics.median(opened)),
        "opened ms, worst": round(max(opened)),
        "typed ms, median": round(statistics.median(typed)),
        "typed ms, worst": round(max(typed)),
        "typed, longest task ms": round(max(drawing)),
        f"{HOSTILE} usual files": told(usual),
        f"{HOSTILE} hostile files": told(hostile),
    }
    print(json.dumps(report))


if __name__ == "__main__":
    main()
