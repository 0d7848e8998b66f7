"""Measure the browser client: first page, click to reaction, long tasks of the animation.

Run: PYTHONPATH=src:tests python benchmarks/browser.py

Needs the server's libraries, playwright, Chromium and the built client. All on loopback, in one browser;
the last figures with a processor slowed down four times. A task's length is the processor's time it took on
the page's main thread; what other programs take from the machine meanwhile does not count.
Nothing is asserted.
"""

from __future__ import annotations

import os
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from server.desk import Server, serving
from web.seat import Seat
from web.tasks import tasks, traced

CHROMIUM = os.environ.get("BANKHALTER_CHROMIUM") or shutil.which("chromium") or "chromium"
PATIENCE = 60_000
TIMES = 5
STARTS = 20  # who begins is chance
THROWS = 12
SLOWER = 4
PRESSES = 16
LOOKS = 300  # milliseconds between two looks of whoever plays: looking costs time, too
LONG = 50.0

# From the press to the first frame that shows something else in the dock.
REACTION = """() => new Promise((done) => {
  const dock = document.querySelector("#decision");
  const button = dock.querySelector(".btn.main");
  const began = performance.now();
  const seen = new MutationObserver(() => requestAnimationFrame(() => {
    seen.disconnect();
    done(performance.now() - began);
  }));
  seen.observe(dock, { subtree: true, childList: true, attributes: true, characterData: true });
  button.click();
})"""
# Plays by pressing what is there, and looks seldom.
PLAYED = """async ([presses, looks]) => {
  const free = (where) => document.querySelector(`${where}:enabled`);
  while (presses > 0) {
    await new Promise((ready) => setTimeout(ready, looks));
    const sheet = free("section.sheet footer .btn:not(.main)") ?? free("section.sheet footer .btn.main");
    const button = sheet ?? free(".decision .btns .btn");
    if (button) presses--;
    button?.click();
  }
}"""


def cold(browser: Browser, server: Server) -> float:
    """Milliseconds until the start page of a new browser can be used."""
    seat = Seat(browser, server, PATIENCE)
    seat.page.goto("/")
    seat.page.locator("label.ed").first.wait_for()
    ready = float(seat.page.evaluate("performance.now()"))
    seat.close()
    return ready


def first_throw(browser: Browser, server: Server) -> float:
    """Milliseconds from the address to the own first throw against three bots that may begin, two clicks."""
    seat = Seat(browser, server, PATIENCE, remembers={"speed": "normal", "name": ""})
    began = time.perf_counter()
    seat.page.goto("/")
    seat.page.locator("label.ed").nth(1).click()
    seat.page.locator(".way.main").click()
    seat.page.locator("#decision .btn.main:enabled, section.sheet footer .btn:enabled").first.wait_for()
    took = (time.perf_counter() - began) * 1000
    seat.close()
    return took


def question(seat: Seat) -> None:
    """Wait for the next question in the dock; whatever a sheet asks is answered on the way."""
    while True:
        seat.page.locator("#decision .btn.main:enabled, section.sheet").first.wait_for()
        if not seat.sheet.count():
            return
        seat.play(1)


def reactions(browser: Browser, server: Server) -> list[float]:
    """Milliseconds from click to reaction, for a number of decisions."""
    seat = Seat(browser, server, PATIENCE)
    seat.begin()
    found = []
    for _ in range(THROWS):
        question(seat)
        found.append(float(seat.page.evaluate(REACTION)))
    seat.close()
    return found


def animated(browser: Browser, server: Server, slower: int) -> tuple[list[float], float]:
    """Return the tasks while tokens walk, dice roll and money flows, and how many seconds that took."""
    seat = Seat(browser, server, PATIENCE, remembers={"speed": "normal"})
    seat.begin(seats=4, pace=600)
    session = seat.context.new_cdp_session(seat.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    found = tasks(traced(browser, lambda: seat.page.evaluate(PLAYED, [PRESSES, LOOKS])))
    seat.close()
    return found


def main() -> int:
    """Measure and print."""
    database = str(Path(tempfile.mkdtemp()) / "games.db")
    with serving(database) as server, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        pages = [cold(browser, server) for _ in range(TIMES)]
        print(f"page ready, cold: median {statistics.median(pages):.0f} ms, worst {max(pages):.0f} ms")
        starts = [first_throw(browser, server) for _ in range(STARTS)]
        print(f"address to own throw: median {statistics.median(starts):.0f} ms, worst {max(starts):.0f} ms")
        clicks = reactions(browser, server)
        print(f"click to reaction: median {statistics.median(clicks):.1f} ms, worst {max(clicks):.1f} ms")
        for slower in (1, SLOWER):
            took, seconds = animated(browser, server, slower)
            print(
                f"animation, processor {slower}× slower: {sum(took) / seconds:.0f} ms of work a second, "
                f"{sum(ms > LONG for ms in took)} tasks over {LONG:.0f} ms in {seconds:.0f} s, "
                f"longest {max(took):.0f} ms"
            )
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
