"""Measure the browser client: first page, click to reaction, long tasks of the animation.

Run: PYTHONPATH=src:tests python benchmarks/browser.py

Needs the server's libraries, playwright, Chromium and the built client. All on loopback, in one browser;
the last figures with a processor slowed down four times. Nothing is asserted.
"""

from __future__ import annotations

import os
import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from server.desk import Server, serving
from web.seat import Seat

CHROMIUM = os.environ.get("BANKHALTER_CHROMIUM") or shutil.which("chromium") or "chromium"
PATIENCE = 60_000
TIMES = 5
THROWS = 12
SLOWER = 4

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
# Tasks of more than 50 ms, and the frames between them.
WATCH = """() => {
  window.long = []; window.frames = 0;
  new PerformanceObserver((list) => window.long.push(...list.getEntries().map((e) => e.duration)))
    .observe({ type: "longtask" });
  const count = () => { window.frames++; requestAnimationFrame(count); };
  window.since = performance.now();
  requestAnimationFrame(count);
}"""
SEEN = """() => ({ long: window.long, rate: window.frames / (performance.now() - window.since) * 1000 })"""


def cold(browser: Browser, server: Server) -> float:
    """Milliseconds until the start page of a new browser can be used."""
    seat = Seat(browser, server, PATIENCE)
    seat.page.goto("/")
    seat.page.locator("label.ed").first.wait_for()
    ready = float(seat.page.evaluate("performance.now()"))
    seat.close()
    return ready


def first_throw(browser: Browser, server: Server) -> float:
    """Milliseconds from the click on "play now" to the first question or throw."""
    seat = Seat(browser, server, PATIENCE)
    seat.page.goto("/")
    seat.page.locator("label.ed").first.wait_for()
    began = float(seat.page.evaluate("performance.now()"))
    seat.page.locator(".way.main").click()
    seat.decision.wait_for()
    took = float(seat.page.evaluate("performance.now()")) - began
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


def animated(browser: Browser, server: Server, slower: int) -> dict[str, Any]:
    """Long tasks and frames per second while tokens walk, dice roll and money flows."""
    seat = Seat(browser, server, PATIENCE, remembers={"speed": "normal"})
    seat.begin(seats=4, pace=600)
    session = seat.context.new_cdp_session(seat.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    seat.page.evaluate(WATCH)
    for _ in range(THROWS):
        question(seat)
        seat.main.click()
    seen: dict[str, Any] = seat.page.evaluate(SEEN)
    seat.close()
    return seen


def main() -> int:
    """Measure and print."""
    database = str(Path(tempfile.mkdtemp()) / "games.db")
    with serving(database) as server, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        pages = [cold(browser, server) for _ in range(TIMES)]
        print(f"page ready, cold: median {statistics.median(pages):.0f} ms, worst {max(pages):.0f} ms")
        starts = [first_throw(browser, server) for _ in range(TIMES)]
        print(f"play now to table: median {statistics.median(starts):.0f} ms, worst {max(starts):.0f} ms")
        clicks = reactions(browser, server)
        print(f"click to reaction: median {statistics.median(clicks):.1f} ms, worst {max(clicks):.1f} ms")
        for slower in (1, SLOWER):
            seen = animated(browser, server, slower)
            long = seen["long"]
            print(
                f"animation, processor {slower}× slower: {seen['rate']:.0f} frames a second, "
                f"{len(long)} tasks over 50 ms, longest {max(long, default=0):.0f} ms"
            )
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
