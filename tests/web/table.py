"""The browser client in Debian's Chromium, and a simple person in front of it."""

from __future__ import annotations

import contextlib
import os
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright")
pytest.importorskip("litestar")
from playwright.sync_api import Browser, Page, sync_playwright
from server.desk import Server

ROOT = Path(__file__).resolve().parents[2]
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
BUILT = (ROOT / "src" / "bankhalter" / "static" / "index.html").is_file()
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
QUICK = '{"speed":"off","name":"Anna"}'
PATIENCE = 20_000

needs = pytest.mark.skipif(not (CHROMIUM and BUILT), reason="no Chromium, or the client is not built")

# A person who wants nothing: declines, passes, and else takes what is offered first.
POLICY = """() => {
  const all = (s) => [...document.querySelectorAll(s)].filter((b) => !b.disabled);
  const hand = all(".hand .btn")[0];
  const sheet = document.querySelector(".sheet");
  const out = /Aussteigen|Passen|Drop|Pass|Verzicht/i;
  const pass = sheet && all(".sheet footer .btn:not(.main)").find((b) => out.test(b.textContent));
  const dock = all(".decision .btns .btn");
  const decline = dock.find((b) => /Versteigern|auction/i.test(b.textContent));
  const main = all(".sheet footer .btn.main")[0];
  const chosen = hand ?? pass ?? main ?? decline ?? dock[0] ?? all(".sheet .btn")[0];
  chosen?.click();
  return chosen?.textContent ?? "";
}"""


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    """The browser, once for a module."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


class Seen:
    """A page whose console must stay empty."""

    def __init__(self, browser: Browser, server: Server, **options: Any) -> None:
        settings = options.pop("settings", QUICK)
        script = options.pop("script", f"localStorage.setItem('bankhalter.settings', {settings!r})")
        self.context = browser.new_context(**{"locale": "de-DE", "bypass_csp": True, **options})
        self.context.add_init_script(script)
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.server = server
        self.troubles: list[str] = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def _hear(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(message.text)

    def start(self, edition: str = "standard", seats: int = 2) -> Page:
        """Open the start page and choose."""
        self.page.goto(self.server.url)
        self.page.check(f'input[value="{edition}"]', force=True)
        self.page.click(f'.who .seg button:text-is("{seats}")')
        return self.page

    def table(self, edition: str = "standard", seats: int = 2) -> Page:
        """Play at once."""
        page = self.start(edition, seats)
        page.click(".way.main")
        page.wait_for_selector(".board")
        return page

    def finish(self) -> None:
        """Nothing went wrong meanwhile."""
        self.context.close()
        assert self.troubles == []


@contextlib.contextmanager
def seen(browser: Browser, server: Server, **options: Any) -> Iterator[Seen]:
    """A page that is checked for complaints at the end."""
    found = Seen(browser, server, **options)
    yield found
    found.finish()


def is_over(page: Page) -> bool:
    """Tell whether the game at the table is over."""
    return bool(page.evaluate("document.querySelector('.decision h2')?.dataset.over === 'true'"))


def play_on(page: Page, seconds: float, until: Any = is_over) -> bool:
    """Let the simple person play until something is so; tell whether it became so."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if until(page):
            return True
        page.evaluate(POLICY)
        page.wait_for_timeout(15)
    return False


def violations(page: Page) -> list[str]:
    """Return what axe finds."""
    page.evaluate(AXE.read_text("utf-8") + ";0")
    found: list[str] = page.evaluate(
        "async () => (await axe.run(document)).violations"
        ".flatMap((v) => v.nodes.map((n) => `${v.id}: ${n.target}`))"
    )
    return found


def overflow(page: Page) -> int:
    """Return by how much the page is wider than the screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))
