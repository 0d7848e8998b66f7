"""Names, talk, titles and editions made to run foreign code in somebody's browser stay words, everywhere."""

from __future__ import annotations

import itertools
import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from server.desk import Client, Server
from web.conftest import Sit
from web.seat import Seat

from bankhalter.edition import Tree, load

IMAGE = "<img src=x onerror=pwned=1>"
SCRIPT = '"><script>pwned=1</script>'
PICTURE = "<svg/onload=pwned=1>"
FRAME = "<iframe srcdoc='x'>"
LINK = "[x](javascript:pwned=1)"
WORDS = (IMAGE, SCRIPT, PICTURE, FRAME, LINK)
# What would stand in the page if one of them were more than words.
TRACES = """() => document.querySelectorAll(
  'img[src="x"], [onerror], [onload], iframe, body script, a[href^="javascript"]').length"""


def is_harmless(page: Page) -> bool:
    """Nothing of a text has become part of the page, and nothing of it ran."""
    return page.evaluate(TRACES) == 0 and page.evaluate("typeof pwned") == "undefined"


def hostile_tree() -> Tree:
    """An edition whose every name is hostile, and its words, groups, piles, cards, figures and money too."""
    base = load("standard").tree
    said = itertools.cycle(WORDS)
    free = [(deck, key) for deck in "ab" for key, card in base["cards"][deck].items() if card["do"] == "keep"]
    word = {"one": IMAGE, "many": SCRIPT, "gender": "n"}
    return {
        "format": 1,
        "extends": "standard",
        "id": "own",
        "name": {"de": IMAGE},
        "blurb": {"de": SCRIPT},
        "money": {"pattern": {"de": "<b onload=x>{}"}},
        "spaces": {str(at): {"name": {"de": WORDS[at % len(WORDS)]}} for at in (1, 3, 5, 6, 12, 39)},
        "groups": {key: {"name": {"de": next(said)}} for key in base["groups"]},
        "decks": {deck: {"name": {"de": next(said)}, "card": {"de": next(said)}} for deck in "ab"},
        "cards": {deck: {key: {"text": {"de": next(said)}}} for deck, key in free},
        "terms": {key: {"de": word} for key in base["terms"]},
        "tokens": [{**token, "name": {"de": next(said)}} for token in base["tokens"]],
    }


def share(server: Server) -> str:
    """Share such an edition; return what rooms call it."""
    answer = server.http.post("/api/editions", json={"tree": hostile_tree()})
    assert answer.status_code in (200, 201), answer.text
    told = answer.json()
    return f"{told['id']}@{told['hash']}"


class Mallory(Client):
    """Sits down under such a name and says all of it."""

    def __init__(self, server: Server, code: str, name: str) -> None:
        super().__init__(server, code)
        self.own = self.sit(name)
        for words in WORDS:
            assert self.ask("chat", seat=self.own, text=words)["is"] == "ack"


def opened(seat: Seat, panel: str) -> None:
    """Open a sheet by its tool."""
    seat.page.get_by_role("navigation").get_by_role("button", name=seat.say(panel)).first.click()
    expect(seat.sheet).to_be_visible()


@pytest.mark.parametrize("name", [IMAGE, SCRIPT, PICTURE])
def test_words_of_others_stay_words(sit: Sit, name: str) -> None:
    anna = sit()
    server = anna.server
    assert isinstance(server, Server)
    options: dict[str, Any] = {"edition": share(server), "title": name, "public": True, "seats": 2}
    code = server.open(**options)
    anna.enter(code)
    expect(anna.button("web-stand")).to_be_visible()
    other = Mallory(server, code, name)
    expect(anna.page.locator(".talk")).to_contain_text(LINK)
    expect(anna.page.locator(".seats")).to_contain_text(name)
    assert is_harmless(anna.page)  # the lobby

    watcher = sit(name="Zoe")
    watcher.page.goto("/")
    expect(watcher.page.locator(".way.main")).to_be_visible()
    assert is_harmless(watcher.page)  # the start page with its public tables

    anna.page.locator("main.lobby .seats .btn.main").click()
    expect(anna.decision).to_be_visible()
    expect(anna.page.locator("svg [role=button]").first).to_be_visible()
    assert is_harmless(anna.page)  # the table
    anna.page.locator('g[data-at="39"]').click()
    expect(anna.sheet).to_contain_text(SCRIPT)
    assert is_harmless(anna.page)
    anna.page.keyboard.press("Escape")
    for panel in ("web-tool-chat", "web-tool-people"):
        opened(anna, panel)
        expect(anna.sheet).to_contain_text(name)
        assert is_harmless(anna.page)
        anna.page.keyboard.press("Escape")
    watcher.page.goto(f"/r/{code}?tv")
    expect(watcher.page.locator("body")).to_contain_text(name)
    assert is_harmless(watcher.page)  # the television

    other.settle()
    other.act(other.own, "resign")
    expect(anna.page.locator("body")).to_contain_text(anna.say("sheet-over"))
    assert is_harmless(anna.page)  # the end


def test_what_a_server_prints_stays_words(sit: Sit) -> None:
    """The booklet and the sheets on paper are made by the server."""
    seat = sit()
    seat.forgives = ["favicon.ico"]
    edition = share(seat.server)  # type: ignore[arg-type]
    for path in ("book.html", "print"):
        seat.page.goto(f"/api/editions/{edition}/{path}")
        expect(seat.page.locator("body")).to_contain_text(PICTURE)
        assert is_harmless(seat.page), path


def test_the_policy_keeps_what_got_into_a_page_from_running(sit: Sit) -> None:
    """Were one of them let in after all: it is found by this test, and the browser does not run it."""
    seat = sit()
    seat.page.goto("/")
    expect(seat.page.locator(".way.main")).to_be_visible()
    seat.forgives = ["Content Security Policy", "script-src", "404", "net::ERR"]
    for words in (IMAGE, PICTURE, SCRIPT):
        seat.page.evaluate(f"document.body.insertAdjacentHTML('beforeend', {json.dumps(words)})")
    seat.page.evaluate(
        "document.body.append(Object.assign(document.createElement('script'), {text: 'pwned=1'}))"
    )
    expect(seat.page.locator("img[src=x]").first).to_have_js_property("complete", True)
    assert seat.page.evaluate("typeof pwned") == "undefined" and not is_harmless(seat.page)


def test_no_script_reads_who_somebody_is(sit: Sit) -> None:
    """What names a guest is out of reach of scripts and goes to no other site; nobody frames the page."""
    seat = sit()
    told = seat.page.goto("/")
    expect(seat.page.locator(".way.main")).to_be_visible()
    [cookie] = seat.context.cookies()
    assert (cookie["httpOnly"], cookie["sameSite"]) == (True, "Lax")  # type: ignore[typeddict-item]
    assert seat.page.evaluate("document.cookie") == ""
    assert told is not None and told.headers["x-frame-options"] == "DENY"
    seat.forgives = ["Content Security Policy", "Failed to fetch", "Refused to connect", "violates"]
    away = "fetch('http://example.invalid/').then(() => 'sent', (e) => e.name)"
    assert seat.page.evaluate(away) == "TypeError"
    blocked = (
        "new Promise((r) => { addEventListener('securitypolicyviolation', (e) => r(e.effectiveDirective));"
    )
    assert seat.page.evaluate(f"{blocked} {away} }})") == "connect-src"
