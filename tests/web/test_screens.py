"""Every screen: for everyone (axe), in light and dark, at every width, without loose ends."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect
from web.conftest import Sit
from web.tour import tour

WIDTHS = (320, 768, 1440, 2560)
# Where an edition has its own colours; all other screens are looked at in the first one.
OWN = {"start", "purchase", "trade", "auction", "debt", "end"}
KEY = re.compile(
    r"\b(?:web|sheet|table|server)-[a-z-]+\b|\{ ?\$"
)  # a text that was not found, or not filled in


def blemishes(page: Page) -> list[str]:
    """What axe finds, in light and in dark."""
    found = []
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        expect(page.locator("html")).to_have_attribute("data-theme", scheme)
        for violation in Axe().run(page).response["violations"]:
            where = [node["target"] for node in violation["nodes"]][:3]
            found.append(f"{scheme}: {violation['id']} {where} {violation['nodes'][0]['failureSummary']}")
    return found


def too_wide(page: Page) -> list[str]:
    """Widths at which something sticks out to the side."""
    found = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        reach = page.evaluate("document.documentElement.scrollWidth")
        if reach > width:
            found.append(f"{width}: {reach}")
    page.set_viewport_size({"width": 1440, "height": 900})
    return found


@pytest.mark.parametrize("edition", ["standard", "deluxe-ch", "azeroth", "warendorf", "schalke"])
def test_every_screen_is_for_everyone_and_fits(sit: Sit, edition: str) -> None:
    seat = sit(remembers={"light": "auto"}, reduced_motion="reduce")
    wrong: dict[str, list[str]] = {}
    for name in tour(seat, edition):
        if edition != "standard" and name not in OWN:
            continue
        said = KEY.findall(seat.page.locator("body").inner_text())
        wrong[name] = [*said, *too_wide(seat.page), *blemishes(seat.page)]
    assert not any(wrong.values()), "\n".join(f"{name}: {line}" for name in wrong for line in wrong[name])
