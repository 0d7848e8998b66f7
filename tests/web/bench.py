"""The workshop as a person uses it: drafts, steps, fields."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
from web.seat import Seat

STEPS = ("squares", "colours", "words", "money", "cards", "figures", "prices", "rules", "probe", "print")
LINDENAU = """
    LOS, Garagenhof, Nachbarschaft, Hundewiese, Grundsteuer, Haltestelle Nord, Kita Sonnenkäfer,
    Post, Spielplatz, Alter Bolzplatz, Im Keller, Eisdiele Rosa, Stromhäuschen, Büdchen, Freibad,
    Haltestelle West, Bäckerei Lühr, Nachbarschaft, Pizzeria Da Gino, Markthalle, Frei Parken, Kino,
    Post, Turnhalle, Theaterwiese, Haltestelle Süd, Lindenweg, Mühlengasse, Wasserturm, Neue Brücke,
    Ab in den Keller, Schulstraße, Rathausplatz, Nachbarschaft, Bahnhofstraße, Hauptbahnhof, Post,
    Omas Garten, Eissteuer, Unser Haus
"""
NAMES = [name.strip() for name in LINDENAU.split(",")]  # of forty squares, from GO on


class Bench:
    """Somebody at the bench."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.page = seat.page

    def begin(self, name: str = "Lindenau", base: str = "standard") -> None:
        """Begin a draft from a built-in edition."""
        self.page.goto("/werkstatt")
        self.page.locator(f"input[name=base][value={base}]").check(force=True)
        self.page.get_by_label(self.seat.say("workshop-edition-name")).fill(name)
        self.seat.button("workshop-begin").click()
        expect(self.page.locator("main.ws")).to_be_visible()

    def step(self, name: str) -> None:
        """Go to a step."""
        self.page.locator(".rail nav button").nth(STEPS.index(name)).click()

    def square(self, at: int) -> None:
        """Choose a square of the board."""
        self.page.locator(f'g[data-at="{at}"]').click()
        expect(self.field(f"spaces.{at}.name.de")).to_be_visible()

    def field(self, at: str) -> Locator:
        """The field of a place."""
        return self.page.locator(f'.edit [data-at="{at}"]').first

    def shows(self, at: int, name: str) -> None:
        """Wait until a square has this name."""
        label = re.compile(f"^{re.escape(name)}(,|$)")
        expect(self.page.locator(f'g[data-at="{at}"]')).to_have_attribute("aria-label", label)

    def kept(self) -> None:
        """Wait until everything is kept on this device."""
        expect(self.page.get_by_role("status").first).to_contain_text(self.seat.say("workshop-state-kept"))

    def paste(self, text: str, into: Locator) -> None:
        """Paste a text from the clipboard."""
        self.seat.context.grant_permissions(["clipboard-read", "clipboard-write"])
        into.focus()
        self.page.evaluate("text => navigator.clipboard.writeText(text)", text)
        self.page.keyboard.press("ControlOrMeta+v")
