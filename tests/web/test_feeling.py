"""A group, a hotel, a bankruptcy and a victory have a moment, seen and heard; one switch ends it."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect
from web.conftest import Sit
from web.look import violations
from web.scene import ANNA, Script, Troupe, few, ruin, staged
from web.seat import Seat

# Notes every moment that is shown and every tone that starts: both are over soon.
SPY = """
window.feeling = { seen: [], heard: [], said: [], moved: 0 }
const start = OscillatorNode.prototype.start
OscillatorNode.prototype.start = function (at) {
  feeling.heard.push(this.frequency.value)
  return start.call(this, at)
}
addEventListener("animationstart", ({ target }) => {
  if (target.closest?.(".occasion")) feeling.moved += 1
})
new MutationObserver((changes) => {
  for (const { addedNodes, target } of changes) {
    const text = target.parentElement?.matches(".occasions-said") && target.textContent
    if (text) feeling.said.push(text)
    for (const node of addedNodes) {
      if (node.matches?.(".occasion")) feeling.seen.push(node.querySelector("b").innerText)
      if (node.parentElement?.matches(".occasions-said") && node.data) feeling.said.push(node.data)
    }
  }
}).observe(document, { subtree: true, childList: true, characterData: true })
"""
GROUP = [392, 494, 587, 784]
HOTEL = [150, 150, 150, 1047, 1568]
BANKRUPT = [311, 277, 233, 156]
VICTORY = [523, 523, 523, 659, 784, 1047]


def watches(seat: Seat, script: Script) -> Troupe:
    """Look on at the table where a script was played, until its moments would be shown."""
    seat.context.add_init_script(SPY)
    seat.forgives += ["AudioContext"]  # nobody pressed anything in this tab yet
    code, troupe = staged(script, seat.server)
    with seat.page.expect_response(lambda answer: "/Occasions-" in answer.url):
        seat.page.goto(f"/r/{code}")
    seat.page.locator("main.table .occasions-said").wait_for(state="attached")
    return troupe


def goes_on(troupe: Troupe, script: Script, *lines: str) -> None:
    """Say these lines, then what else the script got by now."""
    for line in lines:
        script.say(line)
        troupe.says(line)


def shown(seat: Seat, count: int) -> list[str]:
    seat.page.wait_for_function("(count) => feeling.seen.length >= count", arg=count)
    seen: list[str] = seat.page.evaluate("feeling.seen")
    return seen


def heard(seat: Seat, tones: list[int]) -> bool:
    """Whether these tones started, one right after the other."""
    return json.dumps(tones)[1:-1] in json.dumps(seat.page.evaluate("feeling.heard"))


def nearly() -> Script:
    """Anna owns two streets of a group, and Cem throws to the third."""
    return Script(players=3).turn("2-4", owner=ANNA).turn("3-5", owner=ANNA)


def completes(script: Script, troupe: Troupe) -> None:
    """Cem leaves the third street to an auction, which Anna wins."""
    before = len(script.lines)
    script.throw("4-5", owner=ANNA)
    for line in script.lines[before:]:
        troupe.says(line)


def test_a_whole_group_is_seen_heard_and_said(sit: Sit) -> None:
    seat, script = sit(remembers={"sound": True}), nearly()
    troupe = watches(seat, script)
    completes(script, troupe)
    words = seat.say("web-occasion-group", group="Hellblau", who="Anna")
    assert shown(seat, 1) == [words]
    assert heard(seat, GROUP)
    assert seat.page.evaluate("feeling.said") == [words]
    expect(seat.page.locator(".occasion")).to_have_count(0)  # it goes by itself


def test_a_hotel_is_marked_in_the_words_of_the_log(sit: Sit) -> None:
    seat, script = sit(remembers={"sound": True, "speed": "normal"}), few()
    troupe = watches(seat, script)
    goes_on(troupe, script, "1 build 1")
    [words] = shown(seat, 1)
    assert "Anna baut" in words and "Hotel" in words
    expect(seat.page.locator(".log")).to_contain_text(words)
    assert heard(seat, HOTEL)
    assert seat.page.evaluate("feeling.said") == []  # who listens hears the log
    seat.page.wait_for_function("feeling.moved > 0")


@pytest.mark.parametrize("sounds", [True, False])
def test_who_is_ruined_and_who_wins_come_one_after_the_other(sit: Sit, sounds: bool) -> None:
    seat, script = sit(remembers={"sound": sounds, "speed": "normal"}, reduced_motion="reduce"), ruin()
    troupe = watches(seat, script)
    goes_on(troupe, script, "1 bankrupt")
    shown(seat, 1)
    assert not violations(seat.page)
    ruined, won = shown(seat, 2)
    assert ruined.startswith("Anna ist bankrott") and won == "Ben gewinnt!"
    assert heard(seat, BANKRUPT) == heard(seat, VICTORY) == sounds
    assert seat.page.evaluate("feeling.moved") == 0  # nothing moves for who wants stillness


def test_one_switch_ends_all_of_it(sit: Sit) -> None:
    seat, script = sit(remembers={"sound": True}), nearly()
    troupe = watches(seat, script)
    seat.button("web-settings").click()
    seat.page.get_by_label(seat.say("web-set-occasions")).uncheck()
    seat.page.keyboard.press("Escape")
    completes(script, troupe)
    expect(seat.page.locator(".log")).to_contain_text("Anna besitzt jetzt die Poststraße")
    assert seat.page.evaluate("feeling.seen") == [] and not heard(seat, GROUP)


def test_a_television_shows_it_too(sit: Sit) -> None:
    seat, script = sit(), nearly()
    seat.context.add_init_script(SPY)
    code, troupe = staged(script, seat.server)
    seat.page.goto(f"/r/{code}?tv")
    seat.page.locator("main.tv .occasions-said").wait_for(state="attached")
    completes(script, troupe)
    assert shown(seat, 1) == [seat.say("web-occasion-group", group="Hellblau", who="Anna")]
