"""How quick the workshop is: opening the largest edition, and the preview while somebody types.

PYTHONPATH=src:tests python tests/web/bench_speed.py
"""

from __future__ import annotations

import json
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from server.desk import serving
from web.bench import Bench
from web.conftest import CHROMIUM, PATIENCE
from web.seat import Seat

from bankhalter import edition as editions

TIMES = 10
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
  const input = document.querySelector("main input[type=file]"), files = new DataTransfer()
  files.items.add(new File([how.text], "large.json"))
  const from = performance.now()
  input.files = files.files
  input.dispatchEvent(new Event("change", { bubbles: true }))
  while (!document.querySelector("svg.drawn .name")) await new Promise(requestAnimationFrame)
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
        how = {"field": '[data-at="spaces.29.name.de"]', "text": "Alte Brücke am Wasserturm"}
        typed = bench.seat.comes(TYPED, how)
        browser.close()
    report = {
        "bytes": len(text.encode()),
        "opened ms, median": round(statistics.median(opened)),
        "opened ms, worst": round(max(opened)),
        "typed ms, median": round(statistics.median(typed)),
        "typed ms, worst": round(max(typed)),
    }
    print(json.dumps(report))


if __name__ == "__main__":
    main()
