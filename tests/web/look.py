"""What every screen must be: free of what axe finds, no wider than the window, no text missing."""

from __future__ import annotations

import os
import re
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

WIDTHS = (320, 768, 1440, 2560)
NARROW, WIDE = {"width": 320, "height": 640}, {"width": 1440, "height": 900}
KEY = re.compile(
    r"\b(?:web|sheet|table|server|workshop)-[a-z-]+\b|\{ ?\$"
)  # a text not found, or not filled in
ALL: dict[str, Any] = {"resultTypes": ["violations"]}
CONTRAST = "color-contrast"  # all that light and dark differ in, and four fifths of the time axe needs
COLOURS = {**ALL, "runOnly": {"type": "rule", "values": [CONTRAST]}}
REST = {**ALL, "rules": {CONTRAST: {"enabled": False}}}
FULL = bool(os.environ.get("BANKHALTER_FULL"))


def blemishes(page: Page, crossed: bool = False) -> list[str]:
    """What axe finds on a phone and on a desk.

    Colours are looked at on the desk in dark, or crossed, in light, which is what every other screen
    asks for; with BANKHALTER_FULL=1 in both on both.
    """
    found = []
    one = ("light",) if crossed else ("dark",)
    for size, schemes in ((NARROW, ()), (WIDE, one)):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        found += [f"{size['width']}: {line}" for line in violations(page, REST)]
        for scheme in ("light", "dark") if FULL else schemes:
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            expect(page.locator("html")).to_have_attribute("data-theme", scheme)
            found += [f"{size['width']} {scheme}: {line}" for line in violations(page, COLOURS)]
    page.emulate_media(color_scheme="light")
    return found


def violations(page: Page, options: dict[str, Any] = ALL) -> list[str]:
    """What axe finds now; its script is large and put into a page once."""
    axe = Axe("0") if page.evaluate("'axe' in window") else Axe()
    lines = []
    for violation in axe.run(page, options=options).response["violations"]:
        where = [node["target"] for node in violation["nodes"]][:3]
        lines.append(f"{violation['id']} {where} {violation['nodes'][0]['failureSummary']}")
    return lines


def too_wide(page: Page) -> list[str]:
    """Widths at which something sticks out to the side."""
    found = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        reach = page.evaluate("document.documentElement.scrollWidth")
        if reach > width:
            found.append(f"{width}: {reach}")
    page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    return found


def unswiss(page: Page) -> list[str]:
    """Words with ß and sums that are not written as in `Fr. 1'000.–`, in what is seen and in what is said."""
    labels = (
        "[...document.querySelectorAll('[aria-label], [title]')].map((e) => [e.ariaLabel, e.title]).flat()"
    )
    text = page.evaluate(f"[document.body.innerText, ...{labels}].join('\\n')")
    sums = re.findall(r"Fr\.[^\n]{0,12}", text)
    return [*re.findall(r"\w*ß\w*", text), *(s for s in sums if not re.match(r"Fr\.\s[\d']+\.–", s))]


def faults(page: Page, crossed: bool = False) -> list[str]:
    """Everything that is wrong with a screen; whoever looks at several crosses every other one."""
    missing = KEY.findall(page.locator("body").inner_text())
    return [*missing, *too_wide(page), *blemishes(page, crossed)]
