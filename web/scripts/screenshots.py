"""Make the pictures of docs/images from a running server.

Run: python web/scripts/screenshots.py URL FOLDER [CHROMIUM]

Every main screen in every edition, at the sizes people have. Needs playwright and Chromium.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

EDITIONS = ("standard", "deluxe-ch", "azeroth", "warendorf", "schalke")
QUICK = '{"speed":"off","name":"Anna","guide":false}'
SECONDS = 14  # of play before a picture, so that there is something to see
LONGEST = 60
MAIN = """() => {
  const usable = (s) => [...document.querySelectorAll(s)].find((b) => !b.disabled);
  const button = usable(".sheet footer .btn.main") ?? usable(".decision .btns .btn.main");
  (button ?? usable(".sheet .btn"))?.click();
}"""
QUIET = "!document.querySelector('.sheet') && !!document.querySelector('.decision .btns .btn.main')"
SHEETS = {"trade": ".also .lnk >> nth=0", "build": ".also .lnk >> nth=1", "rules": "nav .ib >> nth=1"}


def opened(browser: Browser, url: str, width: int, height: int, light: Any) -> Page:
    """Return a page of a size, in light or dark."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale="de-DE",
        color_scheme=light,
        reduced_motion="reduce",
    )
    context.add_init_script(f"localStorage.setItem('bankhalter.settings', {QUICK!r})")
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector(".edn")
    return page


def played(page: Page, edition: str) -> None:
    """Play for a while, then wait until it is our turn."""
    page.check(f'input[value="{edition}"]', force=True)
    page.click(".way.main")
    page.wait_for_selector(".board")
    began = time.monotonic()
    while time.monotonic() < began + LONGEST:
        if time.monotonic() > began + SECONDS and page.evaluate(QUIET):
            break
        page.evaluate(MAIN)
        page.wait_for_timeout(25)
    page.mouse.move(2, 2)
    page.wait_for_timeout(400)


def shoot(page: Page, folder: Path, name: str) -> None:
    """Take one picture."""
    page.screenshot(path=str(folder / f"{name}.png"))


def of_edition(browser: Browser, url: str, folder: Path, edition: str) -> None:
    """The table in light and dark and on a phone, and the sheets."""
    page = opened(browser, url, 1440, 900, "light")
    played(page, edition)
    shoot(page, folder, f"table-{edition}")
    page.emulate_media(color_scheme="dark")
    shoot(page, folder, f"table-{edition}-dark")
    page.emulate_media(color_scheme="light")
    for name, button in SHEETS.items():
        page.click(button)
        page.wait_for_selector(".sheet")
        page.wait_for_timeout(300)
        shoot(page, folder, f"{name}-{edition}")
        page.click(".sheet > header .ib")
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_timeout(300)
    shoot(page, folder, f"phone-{edition}")
    page.context.close()


def main() -> int:
    """Take all pictures."""
    url, folder = sys.argv[1], Path(sys.argv[2])
    chromium = sys.argv[3] if len(sys.argv) > 3 else "/usr/bin/chromium"
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = opened(browser, url, 1440, 900, "light")
        shoot(page, folder, "start")
        page.click(".way:nth-child(3)")
        page.wait_for_selector(".lobby")
        page.wait_for_timeout(500)
        shoot(page, folder, "room")
        page.context.close()
        for edition in EDITIONS:
            of_edition(browser, url, folder, edition)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
