"""A person in front of a browser."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebError, expect
from server.desk import PATIENCE, Client, Server
from server.gate import Gate

from bankhalter.text import plain

HAND = (Path(__file__).parent / "hand.js").read_text("utf-8")
# Calls a function and notes in the page what comes of it: what `evaluate` awaits itself has no time limit.
NOTES = """(how) => {
  const root = document.documentElement
  delete root.dataset.came
  const note = (ok) => (said) => (root.dataset.came = JSON.stringify([ok, ok ? said : String(said)]))
  void (FUNCTION)(how).then(note(true), note(false))
}"""
LONGEST = 150  # seconds of play
SETTINGS = {"speed": "off", "guide": False, "light": "light"}
CHANCE = -2
MARK = "\N{HORIZONTAL ELLIPSIS}"
SIZE = {"width": 1440, "height": 900}


class Seat:
    """A browser of its own (storage, language, size) and what its console says."""

    def __init__(
        self, browser: Browser, server: Server | Gate, patience: int, language: str = "de",
        name: str = "Anna", size: dict[str, int] | None = None, remembers: dict[str, Any] | None = None,
        **context: Any,
    ) -> None:  # fmt: skip
        self.server = server
        self.language = language
        self.name = name
        self.complaints: list[str] = []
        self.forgives: list[str] = []  # pieces of complaints that a test provokes
        self.context = browser.new_context(
            locale=language, viewport=size or SIZE, base_url=server.url, **context
        )
        self.context.set_default_timeout(patience)
        kept = {**SETTINGS, "language": language, "name": name, **(remembers or {})}
        self.context.add_init_script(
            f"try {{ localStorage['bankhalter.settings'] ??= {json.dumps(json.dumps(kept))} }} catch {{}}"
        )
        self.context.on("console", self._console)
        self.context.on("weberror", self._error)
        self.page = self.context.new_page()

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _error(self, error: WebError) -> None:
        self._complain(f"uncaught: {error.error}")

    def _complain(self, line: str) -> None:
        if not any(piece in line for piece in self.forgives):
            self.complaints.append(line)

    def close(self) -> None:
        self.context.close()

    # Words -----------------------------------------------------------------------------------------

    def say(self, key: str, **args: object) -> str:
        """Return a text of the client in this person's language."""
        return plain(self.language).say(key, **args)

    def button(self, key: str, within: Page | Locator | None = None, **args: object) -> Locator:
        """Return the button of these words."""
        return (within or self.page).get_by_role("button", name=self.say(key, **args), exact=True)

    def like(self, key: str) -> re.Pattern[str]:
        """Return a pattern for a text whose sums and names do not matter."""
        text = self.say(key, **dict.fromkeys(("amount", "fine", "player", "count", "what"), MARK))
        return re.compile("^" + ".+".join(map(re.escape, text.split(MARK))))

    def starting(self, key: str, within: Page | Locator | None = None) -> Locator:
        """Return the button that begins like this text, whatever sums and names are in it."""
        return (within or self.page).get_by_role("button", name=self.like(key))

    # Places ----------------------------------------------------------------------------------------

    @property
    def sheet(self) -> Locator:
        return self.page.locator("section.sheet")

    @property
    def book(self) -> Locator:
        return self.page.get_by_role("dialog", name=self.say("web-book"), exact=True)

    @property
    def decision(self) -> Locator:
        return self.page.locator("#decision")

    @property
    def main(self) -> Locator:
        """The one main button of the decision."""
        return self.decision.locator(".btn.main")

    def sees(self, text: str) -> None:
        """Wait until a text is on the page."""
        expect(self.page.get_by_text(text).first).to_be_visible()

    # Doing -----------------------------------------------------------------------------------------

    def enter(self, code: str, sits: bool = True) -> None:
        """Follow the link of a room, and sit down."""
        self.page.goto(f"/r/{code}")
        if sits:
            self.page.locator("main.lobby form input[type=text]").fill(self.name)
            self.button("web-sit").click()

    def open_book(self) -> None:
        """Open the booklet, and wait until it can be read."""
        tools = self.page.get_by_role("navigation")
        tools.get_by_role("button", name=self.say("web-tool-rules"), exact=True).click()
        expect(self.book.get_by_role("article").first).to_be_visible()

    def begin(self, **options: Any) -> str:
        """Open a room, sit down, let bots fill the table, and start."""
        code = self.server.open(**{"seats": 2, **options})
        self.enter(code)
        self.button("web-start-bots").click()
        self.decision.wait_for()
        return code

    def play(
        self, most: int = 5000, limit: int = 60, style: str = "", patience: int = 60, longest: int = LONGEST
    ) -> str:
        """Let the simple policy play; return "over", or "tired" after so many presses."""
        self.starts_playing(most, limit, style, patience, longest)
        return str(self.came(longest + patience))

    def starts_playing(
        self, most: int = 5000, limit: int = 60, style: str = "", patience: int = 60, longest: int = LONGEST
    ) -> None:
        """Let the simple policy begin to play, beside other people's."""
        how = {"most": most, "limit": limit, "style": style}
        times = {"patience": patience * 1000, "longest": longest * 1000}
        self.starts(HAND, {**how, **times})

    def comes(self, function: str, how: object = None, seconds: int = 60) -> Any:
        """Call an asynchronous function in the page; return what comes of it in this time."""
        self.starts(function, how)
        return self.came(seconds)

    def starts(self, function: str, how: object = None) -> None:
        """Call an asynchronous function in the page."""
        self.page.evaluate(NOTES.replace("FUNCTION", function.strip()), how)

    def came(self, seconds: int) -> Any:
        """Return what comes in this time of the function that was called."""
        noted = self.page.locator("html[data-came]")
        noted.wait_for(state="attached", timeout=seconds * 1000)
        well, said = json.loads(str(noted.get_attribute("data-came")))
        assert well, said
        return said

    def resign(self) -> None:
        """Give up, and say that it is meant."""
        self.page.get_by_role("button", name=self.say("web-tool-people")).click()
        self.starting("sheet-resign", self.sheet).click()
        self.button("sheet-resign-now").click()

    def finish(self, style: str, limit: int = 60) -> None:
        """Play to the end."""
        assert self.play(style=style, limit=limit) == "over"
        expect(self.page.locator("a[download]")).to_be_visible()


# While the line is cut every connection is closed as soon as it is open, before the page hears of it.
WIRE = """
const lines = new Set()
window.cut = WHOLE
window.WebSocket = class extends WebSocket {
  constructor(url) {
    super(url)
    lines.add(this)
    this.addEventListener("open", (event) => {
      if (!window.cut) return
      event.stopImmediatePropagation()
      this.close(4000)
    })
  }
}
window.cutLine = (on) => {
  window.cut = on
  if (on) for (const line of lines) line.close(4000)
}
"""


class Wire:
    """The connection of a browser, which can be cut and mended."""

    def __init__(self, seat: Seat, whole: bool = True) -> None:
        self.page = seat.page
        self.page.add_init_script(f"{{{WIRE.replace('WHOLE', json.dumps(not whole))}}}")

    def cut(self) -> None:
        self.page.evaluate("cutLine(true)")

    def mend(self) -> None:
        self.page.evaluate("cutLine(false)")


class Partner(Client):
    """Somebody without a browser who follows the game."""

    def wait(self, *asked: int) -> None:
        """Follow the game until one of these is asked."""
        end = time.monotonic() + PATIENCE
        while self.table.get("asked") not in asked:
            now = self.table.get("awaited"), self.table.get("asked")
            assert time.monotonic() < end, f"none of {asked} is asked, but {now}"
            self.receive()


class Dealer(Partner):
    """A second player, who also types in the throws of a room with `chance: typed`."""

    seat = 1

    def does(self, *say: str) -> None:
        """Say something."""
        answer = self.act(self.seat, *say)
        assert answer["is"] == "ack", answer
        self.follow(answer["version"])

    def dice(self, *throws: str) -> None:
        """Type in throws, each when it is awaited."""
        for thrown in throws:
            self.wait(CHANCE)
            self.settle()
            answer = self.ask("chance", seat=self.seat, say=thrown, question=self.table["question"])
            assert answer["is"] == "ack", answer
            self.follow(answer["version"])

    def turn(self, thrown: str) -> None:
        """Take a whole turn: throw, buy what is for sale, end."""
        self.wait(self.seat)
        self.does("throw")
        self.dice(thrown)
        while self.table["asked"] == self.seat:
            menu = [choice["say"] for choice in self.mine[self.seat]["menu"]]
            self.does(next(word for word in ("buy", "pay", "end-turn", "pass") if word in menu))


def typed(seat: Seat, **options: Any) -> tuple[str, Dealer]:
    """Open a room whose throws are typed in, with this person and a dealer, who sit but have not begun."""
    code = seat.server.open(seats=2, chance="typed", **options)
    seat.enter(code)
    expect(seat.button("web-stand")).to_be_visible()
    dealer = Dealer(seat.server, code)
    dealer.sit("Ben")
    return code, dealer


def begin(seat: Seat, dealer: Dealer) -> None:
    """Begin the game; the person in the browser has the first turn."""
    seat.page.locator("main.lobby .btn.main", has_text="2").click()
    while not dealer.table:
        dealer.receive()
    dealer.dice("6-6", "1-2")
    dealer.wait(0)
