"""The browser client the way people use it: Debian's Chromium, a real server, the built client."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright
from server.desk import Server, serving
from web.client import built_client
from web.seat import Seat

ROOT = Path(__file__).resolve().parents[2]
CHROMIUM = os.environ.get("BANKHALTER_CHROMIUM") or shutil.which("chromium") or ""
PATIENCE = 60_000  # milliseconds; machines that build and test at the same time are slow
LONGEST = 240  # seconds a test may need its browsers
# In every window suggestions for addresses are two pages of their own, a third of what a window costs. Only
# the last such switch counts, so what Playwright turns off for its own sake stands here too.
TURNED_OFF = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "BlockOriginHeaderModificationOnRedirect",
    "DestroyProfileOnBrowserClose",
    "DialMediaRouteProvider",
    "GlobalMediaControls",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "Translate",
)
ARGS = ("--no-sandbox", f"--disable-features={','.join(TURNED_OFF)}")


@pytest.fixture(scope="session")
def client() -> Path:
    """The folder of the built client."""
    return built_client()


@pytest.fixture(scope="session")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server all tests of a worker share."""
    with serving(str(tmp_path_factory.mktemp("web") / "games.db")) as found:
        yield found


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as found:
        yield found


class Chromium:
    """One browser for all tests of a worker, and a new one where that died."""

    def __init__(self, playwright: Playwright) -> None:
        self.playwright = playwright
        self.running: Browser | None = None
        self.pid = 0

    def browser(self) -> Browser:
        """Return a browser that runs."""
        if self.running is None or not self.running.is_connected():
            found = self.playwright.chromium.launch(executable_path=CHROMIUM, args=ARGS)
            processes = found.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
            self.pid = next(int(process["id"]) for process in processes if process["type"] == "browser")
            self.running = found
        return self.running

    def end(self) -> None:
        """End it at once: whatever waits for it, for instance in `page.evaluate`, fails."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Chromium]:
    if not CHROMIUM:
        pytest.skip("no Chromium here (apt install chromium, or BANKHALTER_CHROMIUM)")
    found = Chromium(playwright)
    yield found
    if found.running:
        found.running.close()


@pytest.fixture
def browser(chromium: Chromium) -> Iterator[Browser]:
    """A browser that is ended when a test takes too long, since Playwright waits for some things for ever."""
    found = chromium.browser()
    limit = threading.Timer(LONGEST, chromium.end)
    limit.start()
    yield found
    limit.cancel()
    limit.join()
    assert found.is_connected(), f"the browser died, or was ended after {LONGEST} s"


Sit = Callable[..., Seat]


@pytest.fixture
def sit(browser: Browser, server: Server) -> Iterator[Sit]:
    """Open browsers of people; afterwards none of them may have complained."""
    seats: list[Seat] = []

    def opened(**wishes: Any) -> Seat:
        seats.append(Seat(browser, server, PATIENCE, **wishes))
        return seats[-1]

    yield opened
    if not browser.is_connected():
        return
    for seat in seats:
        seat.close()
    complaints = [line for seat in seats for line in seat.complaints]
    assert not complaints, complaints
