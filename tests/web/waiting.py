"""Measure how long one waits for three computers, from the end of a turn to the next question.

    PYTHONPATH=src:tests python tests/web/waiting.py [rounds]

At normal speed, and with fast-forward pressed at once; plain computers, a server on this machine.
"""

from __future__ import annotations

import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright
from server.desk import serving
from web.seat import Seat

PATIENCE = 60_000
# Presses what is asked until the turn is ended; returns the milliseconds until something is asked again.
ROUND = """async ({ skips, ends }) => {
  const asked = () => document.querySelector(".decision:not(.calm) .btns .btn:not(:disabled)")
  const sheet = () => document.querySelector("section.sheet footer .btn:not(.main):not(:disabled)") ??
    document.querySelector("section.sheet footer .btn:not(:disabled)")
  const soon = () => new Promise((ready) => setTimeout(ready, 5))
  const began = performance.now()
  let since = 0
  for (;;) {
    const button = sheet() ?? asked()
    if (button && since && performance.now() - since > 100) return performance.now() - since
    if (button && !since) {
      if (button.innerText.includes(ends)) since = performance.now()
      button.click()
    }
    if (!button && since && skips)
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "s", bubbles: true }))
    if (performance.now() - began > 60000) throw new Error("nothing is asked")
    await soon()
  }
}"""


def waits(seat: Seat, rounds: int, skips: bool) -> list[float]:
    """Return the seconds waited in each of so many rounds."""
    seat.page.goto("/")
    seat.page.locator(".way.main").click()
    seat.main.or_(seat.sheet).first.wait_for()
    time.sleep(1)
    how = {"skips": skips, "ends": seat.say("web-say-end-turn")}
    return [float(seat.comes(ROUND, how)) / 1000 for _ in range(rounds)]


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        with serving(str(Path(folder) / "games.db")) as server:
            for skips in (False, True):
                seat = Seat(browser, server, PATIENCE, remembers={"speed": "normal"})
                found = waits(seat, rounds, skips)
                seat.close()
                how = "fast-forward" if skips else "normal"
                told = ", ".join(f"{seconds:.1f}" for seconds in sorted(found))
                print(f"{how}: median {statistics.median(found):.2f} s, longest {max(found):.2f} s ({told})")
        browser.close()


if __name__ == "__main__":
    main()
