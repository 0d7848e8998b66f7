"""A table in a browser while the servers behind it are renewed one by one: nobody is told anything."""

from __future__ import annotations

import threading

import pytest
from playwright.sync_api import Browser, expect
from server import postgres
from server.desk import wait_for
from server.gate import Gate, gated
from web.conftest import PATIENCE
from web.seat import Seat

NOTES = """(texts) => {
  window.shown = []
  const there = (text) => document.body.innerText.includes(text)
  const look = () => window.shown.push(...texts.filter(there))
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
}"""


def renew(gate: Gate, done: threading.Event) -> None:
    """End and start one server after the other."""
    for number, server in enumerate(gate.servers):
        assert server.stop() == 0
        server.start(gate.port_of(number))
        wait_for(lambda place=gate.places[number]: place in gate.ready)
    done.set()


@pytest.mark.slow
@pytest.mark.usefixtures("client")
@pytest.mark.skipif(not postgres.available(), reason="no PostgreSQL")
def test_a_table_does_not_show_that_servers_are_renewed(browser: Browser) -> None:
    with gated(2) as gate:
        seat = Seat(browser, gate, PATIENCE)
        seat.begin()
        seat.page.evaluate(NOTES, [seat.say("web-line-down"), seat.say("web-trouble-again")])
        done = threading.Event()
        thread = threading.Thread(target=renew, args=(gate, done), daemon=True)
        thread.start()
        while not done.is_set():
            assert seat.play(most=3) in ("tired", "over")
        expect(seat.page.locator("svg [role=button]").first).to_be_visible()
        assert seat.page.evaluate("window.shown") == []
        seat.close()
        assert not seat.complaints
