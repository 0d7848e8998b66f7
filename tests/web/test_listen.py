"""Somebody who listens: every control has a name and a state, and what happens is said once and in order."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from web.conftest import Sit
from web.scene import ANNA, BEN, CEM, Script, estate, jail, poorer, staged, takes
from web.seat import Seat

CONTROLS = {"button", "link", "textbox", "combobox", "checkbox", "radio", "slider", "spinbutton"}
# Notes everything that is said, and what is said by anything but the one voice.
LISTEN = """() => {
  window.heard = []
  window.besides = []
  const voice = document.querySelector("#announcer")
  const all = { childList: true, subtree: true, characterData: true }
  const watch = (part, list) => new MutationObserver(() => {
    const text = part.textContent.trim()
    if (text) list.push(text)
  }).observe(part, all)
  watch(voice, heard)
  const live = "[aria-live]:not([aria-live=off], .occasions-said)"  // a group is said apart, on purpose
  const others = document.querySelectorAll(`${live}, [role=status], [role=alert]`)
  for (const other of others) if (other !== voice) watch(other, besides)
}"""
LONGEST = 8  # sentences at once: the count of what was left out, six of what happened, the question


def tree(seat: Seat) -> list[dict[str, Any]]:
    """What assistive technology is told about the page."""
    nodes = seat.context.new_cdp_session(seat.page).send("Accessibility.getFullAXTree")["nodes"]
    return [node for node in nodes if not node.get("ignored")]


def named(seat: Seat, *roles: str) -> list[str]:
    """The names of everything that has one of these roles."""
    found = [node["name"]["value"] for node in tree(seat) if node["role"]["value"] in roles]
    return [name.replace("\N{NO-BREAK SPACE}", " ") for name in found]


def state(seat: Seat, name: str, of: str) -> object:
    """A state of the control of this name."""
    controls = [node for node in tree(seat) if node["role"]["value"] in CONTROLS]
    [node] = [node for node in controls if node["name"]["value"] == name]
    return next(item["value"]["value"] for item in node["properties"] if item["name"] == of)


def test_every_control_has_a_name_and_says_its_state(sit: Sit) -> None:
    seat = sit()
    seat.page.goto("/")
    expect(seat.page.locator("label.ed")).to_have_count(5)
    assert all(re.search(r"\w", name) for name in named(seat, *CONTROLS)), named(seat, *CONTROLS)
    assert sum(name.startswith("Standard") for name in named(seat, "radio")) == 1
    assert state(seat, "4", "pressed") == "true" and state(seat, "3", "pressed") == "false"
    assert state(seat, seat.say("web-house-rules"), "expanded") is False

    code, troupe = staged(Script().turn("1-2", owner=0).turn("2-3", owner=1), seat.server)
    takes(seat, code, troupe)
    expect(seat.main).to_be_enabled()
    assert all(re.search(r"\w", name) for name in named(seat, *CONTROLS)), named(seat, *CONTROLS)
    squares = [
        name for name in named(seat, "button") if "Gruppe" in name or "kostet" in name or "gehört" in name
    ]
    assert len(squares) == 28
    assert "Turmstraße, Gruppe A Braun, gehört Anna, Miete M 4, hier: Anna" in squares
    assert {seat.say("web-players"), seat.say("web-ask-turn")} <= set(named(seat, "region"))
    assert named(seat, "image") == ["Würfel: 2", "Würfel: 3"]
    expect(seat.page.locator(".dc.no").first).to_have_attribute(
        "aria-hidden", "true"
    )  # not hers: no mark is read
    assert state(seat, seat.say("web-always-demand-on"), "pressed") == "true"


def test_a_few_turns_are_said_once_and_in_order(sit: Sit) -> None:
    seat = sit()
    code, troupe = staged(Script(), seat.server)
    takes(seat, code, troupe)
    expect(seat.main).to_be_enabled()
    seat.page.evaluate(LISTEN)
    seat.main.click()
    troupe.goes_on("* 1-2")
    seat.starting("web-say-buy", seat.decision).click()
    seat.starting("web-say-end-turn", seat.decision).click()
    troupe.goes_on("2 throw", "* 1-2", "2 end-turn")
    expect(seat.starting("web-say-throw", seat.decision)).to_be_enabled()
    expect(seat.page.locator("#announcer")).to_contain_text(seat.say("web-ask-turn"))
    said = " ".join(seat.page.evaluate("heard"))
    expected = [
        "Anna würfelt 1 und 2.", "Anna landet auf der Turmstraße.", "Turmstraße kaufen?",
        "Anna zahlt der Bank M 60 Kaufpreis.", "Anna besitzt jetzt die Turmstraße.", "Noch etwas?",
        "Ben ist dran.", "Ben würfelt 1 und 2.", "Ben landet auf der Turmstraße.",
        "Ben zahlt Anna M 4 Miete.", "Anna ist dran.", "Würfeln?",
    ]  # fmt: skip
    places = [said.find(sentence) for sentence in expected]
    assert -1 not in places and places == sorted(places), said
    assert [said.count(sentence) for sentence in expected] == [1] * len(expected), said
    assert seat.page.evaluate("besides") == []


@pytest.mark.parametrize("speed", ["off", "fast"])
def test_fast_bots_are_no_flood(sit: Sit, speed: str) -> None:
    """However much happens, it is said in few words, what concerns the listener among them."""
    seat = sit(remembers={"speed": speed})
    seat.begin(seats=6)
    expect(seat.main).to_be_visible()
    seat.page.evaluate(LISTEN)
    seat.play(most=8)
    expect(seat.main).to_be_visible()
    heard = seat.page.evaluate("heard")
    assert heard and all(len(re.findall(r"[.!?](?= |$)", words)) <= 2 * LONGEST for words in heard), heard
    assert len(heard) <= 4 * 8, heard
    assert seat.page.evaluate("besides") == []


def test_of_much_that_happens_the_own_and_the_latest_are_said(sit: Sit) -> None:
    """While a long sentence is spoken Ben does many things; then Anna is asked."""
    seat = sit()
    code, troupe = staged(Script().turn("1-2", owner=ANNA).throw("2-3", owner=BEN), seat.server)
    takes(seat, code, troupe)
    expect(seat.decision).to_contain_text("Ben")
    voice = seat.page.locator("#announcer")
    long = f"{'Warte ' * 49}kurz."
    assert troupe.ask("chat", seat=BEN, text=long)["is"] == "ack"
    expect(voice).to_contain_text(long)
    seat.page.evaluate(LISTEN)
    troupe.goes_on("2 offer 1 give=5 want-cash=50", "2 withdraw 1")
    troupe.goes_on(*["2 mortgage 5", "2 lift 5"] * 4, "2 end-turn")
    expect(voice).to_contain_text(seat.say("web-ask-turn"))
    [said] = seat.page.evaluate("heard")
    more, *sentences = re.findall(r"[^.?]+[.?]", said)
    assert re.fullmatch(r"\d+ weitere Ereignisse stehen im Verlauf.", more)
    assert sentences[0] == " Ben macht Anna ein Angebot.", said
    assert sentences[-2:] == [" Anna ist dran.", f" {seat.say('web-ask-turn')}"], said
    assert len(sentences) < LONGEST and "zurück" in sentences[1], said


def test_of_much_that_happens_a_bankruptcy_is_not_left_out(sit: Sit) -> None:
    """Though everything after it names the listener."""
    seat = sit()
    script = poorer(Script(players=3).turn("2-4", owner=ANNA), BEN, 6, 1499).throw("2-4")
    code, troupe = staged(script, seat.server)
    takes(seat, code, troupe)
    voice = seat.page.locator("#announcer")
    long = f"{'Warte ' * 49}kurz."
    assert troupe.ask("chat", seat=CEM, text=long)["is"] == "ack"
    expect(voice).to_contain_text(long)
    seat.page.evaluate(LISTEN)
    troupe.goes_on("2 bankrupt")
    last = int(script.game.state.numbers)
    for number in range(last + 1, last + 5):
        troupe.goes_on("3 offer 1 cash=10 want=6", f"3 withdraw {number}")
    troupe.goes_on("3 throw")
    expect(voice).to_contain_text(seat.say("web-chance-throw-other", who="Cem"))
    [said] = seat.page.evaluate("heard")
    assert 0 < said.find("Ben ist bankrott") < said.find("Cem macht Anna ein Angebot"), said


def test_on_a_phone_each_player_is_named_and_described(sit: Sit) -> None:
    """Also where there is no room for the name, the state and the mark of the turn."""
    seat = sit(size={"width": 320, "height": 640})
    code, troupe = staged(Script(players=4).turn("1-2", owner=ANNA), seat.server)
    takes(seat, code, troupe)
    expect(seat.page.locator(".pl")).to_have_count(4)
    cards = [
        name for name in named(seat, "button") if re.search(r", M 1\d{3}\b", name) and "Gruppe" not in name
    ]
    assert cards == [
        "Anna, du, M 1499, Wert 1559, Teekessel, hält die Bank",
        "Ben, online, M 1500, am Zug, noch nichts, Fahrrad",
        "Cem, online, M 1500, noch nichts, Regenschirm",
        "Dora, online, M 1500, noch nichts, Brezel",
    ]


def test_a_bid_made_larger_by_a_button_is_said(sit: Sit) -> None:
    seat = sit()
    takes(seat, *staged(Script().turn("4-6").answer("throw").say("* 1-2").answer("decline"), seat.server))
    bid, more = seat.say("sheet-your-bid"), "M\N{NO-BREAK SPACE}10"
    seat.button("sheet-amount-more", seat.sheet, label=bid, amount=more).click()
    heard = seat.page.locator("#announcer")
    expect(heard).to_have_text(seat.say("sheet-amount-now", label=bid, amount="M\N{NO-BREAK SPACE}11"))


def test_offers_are_counted_in_words(sit: Sit) -> None:
    """On the button, and on the trade table without arrows."""
    seat = sit()
    script = Script().turn("1-2", owner=ANNA).turn("2-3", owner=BEN)
    code, troupe = staged(script.say("1 offer 2 give=3 want=5"), seat.server)
    takes(seat, code, troupe)
    expect(seat.main).to_be_enabled()
    troupe.says("2 reject 1")
    troupe.says("2 offer 1 give=5 want-cash=50")
    seat.button("web-trade-offers", seat.decision, count=1).click()
    past = seat.sheet.locator("details .line")
    expect(past).to_contain_text("Anna an Ben: Turmstraße gegen Südbahnhof")


def test_who_is_in_jail_and_who_is_out_is_said(sit: Sit) -> None:
    seat, other = sit(size={"width": 320, "height": 640}), sit(name="Cem", size={"width": 320, "height": 640})
    takes(seat, *staged(jail(), seat.server))
    expect(seat.page.locator(".pl")).to_have_count(2)
    [anna] = [name for name in named(seat, "button") if name.startswith("Anna, ")]
    assert anna.startswith("Anna, du, ") and "am Zug, im Gefängnis" in anna, anna
    takes(other, *staged(estate(), other.server), places=(CEM,))
    [ben] = [name for name in named(other, "button") if name.startswith("Ben, ")]
    assert ben.startswith("Ben, ausgeschieden, M 0"), ben


def test_what_happens_is_heard_in_an_open_dialog(sit: Sit) -> None:
    """The browser silences everything outside of it, the voice of the table too."""
    seat = sit()
    code, troupe = staged(Script().turn("1-2", owner=ANNA), seat.server)
    takes(seat, code, troupe)
    expect(seat.decision).to_contain_text("Ben")
    seat.button("web-settings").click()
    voice = seat.page.get_by_role("dialog").locator("[aria-live=polite]")
    expect(voice).to_have_text("")
    troupe.goes_on("2 throw", "* 1-2")
    expect(voice).to_contain_text("Ben zahlt Anna M\N{NO-BREAK SPACE}4 Miete.")
    assert any("Ben zahlt Anna" in name for name in named(seat, "StaticText"))


def test_the_last_seconds_are_said_once_wherever_one_is(sit: Sit) -> None:
    """Beside a dialog and in it; only the one voice speaks, and the browser silences the one outside."""
    seat = sit()
    code, troupe = staged(Script(), seat.server, clock={"bank": 25})
    takes(seat, code, troupe)
    expect(seat.main).to_be_enabled()
    warning = seat.page.locator("[aria-live=assertive]", has_text=seat.say("web-seconds-left", count=10))
    expect(warning).to_have_count(1, timeout=30_000)
    seat.button("web-settings").click()
    within = seat.page.get_by_role("dialog").locator("[aria-live=assertive]")
    expect(within).to_have_text(seat.say("web-seconds-left", count=5), timeout=30_000)
