"""The turn calls somebody back who looks at another page: heard, felt, marked, said in the title."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from web.conftest import Sit
from web.scene import Script, staged, takes

# Counts what the page asks of the device; the tab is behind another one.
SPY = """
window.calls = { tones: 0, badges: [], pulses: 0 }
const made = AudioContext.prototype.createOscillator
AudioContext.prototype.createOscillator = function () {
  calls.tones += 1
  return made.call(this)
}
navigator.setAppBadge = async (count) => { calls.badges.push(count) }
navigator.clearAppBadge = async () => { calls.badges.push(0) }
navigator.vibrate = () => (calls.pulses += 1)
Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: true } })
Object.defineProperty(document, "hidden", { get: () => true })
"""


def test_a_hidden_tab_calls_when_it_is_ones_turn_and_is_calm_afterwards(sit: Sit) -> None:
    seat = sit(remembers={"sound": True, "vibrate": True})
    seat.context.add_init_script(SPY)
    seat.forgives += ["AudioContext"]  # nobody pressed anything in this tab yet
    code, troupe = staged(Script(), seat.server)
    takes(seat, code, troupe)
    expect(seat.page).to_have_title(f"● {seat.say('web-title-turn')}")
    assert seat.page.evaluate("calls") == {"tones": 3, "badges": [1], "pulses": 1}
    seat.page.goto("/")
    expect(seat.page).not_to_have_title(re.compile("●"))
