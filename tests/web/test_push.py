"""Whoever wishes it is called while the page is closed: the setting, the call, and what the browser shows.

Debian's Chromium has no push service to subscribe at here. The one of the tests takes its place and gets what
the real server sends; that is handed to the real service worker as Chromium hands over what comes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("cryptography")

from playwright.sync_api import Browser as Chromium
from playwright.sync_api import expect
from server.desk import Server, serving, wait_for
from server.test_push import DAYS, NEAR, Browser, Service
from web.conftest import PATIENCE, Sit
from web.seat import Seat, typed

SUBSCRIBES = """(own) => {
  const keys = { p256dh: own.key, auth: own.auth }
  const held = () => localStorage.pushed && {
    endpoint: own.endpoint,
    toJSON: () => ({ endpoint: own.endpoint, keys }),
    unsubscribe: async () => delete localStorage.pushed,
  }
  PushManager.prototype.getSubscription = async () => held() || null
  PushManager.prototype.subscribe = async (wish) => {
    localStorage.pushed = wish.applicationServerKey
    return held()
  }
}"""
SHOWN = """() => navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
  .then((all) => all.map((one) => [one.title, one.body, one.lang, one.tag]))"""


@pytest.fixture
def service() -> Iterator[Service]:
    found = Service()
    yield found
    found.close()


@pytest.fixture
def calling(client: Path, tmp_path: Path) -> Iterator[Server]:
    assert client
    with serving(str(tmp_path / "games.db"), "--push", "host@play.example", program=NEAR) as found:
        yield found


def test_a_server_that_calls_nobody_offers_nothing(sit: Sit) -> None:
    anna = sit()
    anna.page.goto("/")
    with anna.page.expect_response("**/api/push") as asked:
        anna.button("web-settings").click()
    assert asked.value.json() == {"key": ""}
    expect(anna.page.get_by_label(anna.say("web-set-vibrate"))).to_be_visible()
    expect(anna.page.get_by_label(anna.say("web-set-push"))).to_have_count(0)


def test_who_closed_the_page_is_called_and_the_browser_shows_it(
    browser: Chromium, calling: Server, service: Service
) -> None:
    own = Browser(service.url)
    anna = Seat(browser, calling, PATIENCE, permissions=["notifications"])
    anna.context.add_init_script(f"({SUBSCRIBES})({json.dumps(own.wish())})")
    code, ben = typed(anna, **DAYS)
    anna.comes("() => navigator.serviceWorker.ready.then(() => true)")
    anna.button("web-settings").click()
    setting = anna.page.get_by_label(anna.say("web-set-push"))
    with anna.page.expect_response("**/api/me/push") as said:
        setting.check()
    assert said.value.status == 204
    expect(setting).to_be_checked()
    anna.page.keyboard.press("Escape")
    anna.page.locator("main.lobby .btn.main", has_text="2").click()
    ben.dice("1-2", "6-6")
    ben.wait(1)
    anna.page.goto("/")  # the page of the table is closed
    ben.turn("1-2")
    wait_for(lambda: service.came)
    [call] = service.to(own)
    assert call["room"] == code
    deliver(anna, json.dumps(call))
    anna.page.wait_for_function(f"() => ({SHOWN})().then((all) => all.length)")
    assert anna.comes(SHOWN) == [["Bankhalter", call["text"], "de", code]]
    anna.button("web-settings").click()
    expect(setting).to_be_checked()
    with anna.page.expect_response("**/api/me/push/end") as ended:
        setting.uncheck()
    assert ended.value.status == 204
    expect(setting).not_to_be_checked()
    data = anna.page.request.get("/api/me/data").json()
    assert [piece for piece in data if "endpoint" in piece] == []
    assert anna.complaints == []
    anna.close()


def deliver(seat: Seat, said: str) -> None:
    """Hand a message to the service worker as the browser does when one comes from a push service."""
    tools, found = seat.context.new_cdp_session(seat.page), []
    tools.on("ServiceWorker.workerRegistrationUpdated", lambda news: found.extend(news["registrations"]))
    tools.send("ServiceWorker.enable")
    while not found:
        seat.page.wait_for_timeout(50)
    origin = seat.server.url.rstrip("/")
    [number] = {one["registrationId"] for one in found if one["scopeURL"].startswith(origin)}
    tools.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": number, "data": said})
