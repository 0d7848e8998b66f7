"""Talk at the table: it is told in words, nobody misses it, and the sheet stays in reach."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from web.conftest import Sit
from web.scene import BEN, Script, Troupe, staged, takes
from web.seat import Seat

SIZES = [{"width": 320, "height": 640}, {"width": 1440, "height": 900}]


def beside_ben(seat: Seat) -> Troupe:
    """Anna is in the browser; Ben is a person without one."""
    code, troupe = staged(Script(), seat.server)
    takes(seat, code, troupe)
    return troupe


def chat(seat: Seat) -> None:
    seat.page.get_by_role("navigation").get_by_role("button", name=seat.say("web-tool-chat")).click()
    expect(seat.sheet).to_be_visible()


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_quick_phrase_is_told_in_words_with_the_name_of_who_says_it(sit: Sit, language: str) -> None:
    seat = sit(language=language)
    troupe = beside_ben(seat)
    assert troupe.ask("chat", seat=BEN, phrase="trade")["is"] == "ack"
    said = f"Ben: {seat.say('server-phrase-trade')}"
    expect(seat.page.locator(".log li.chat")).to_have_text(re.compile(re.escape(said)))
    expect(seat.page.locator("#announcer")).to_contain_text(said)


def test_what_is_not_read_yet_is_counted_until_the_chat_is_opened(sit: Sit) -> None:
    seat = sit(size=SIZES[0])
    troupe = beside_ben(seat)
    tool = seat.page.get_by_role("navigation").get_by_role("button", name=seat.say("web-tool-chat"))
    expect(tool).to_have_accessible_name(seat.say("web-tool-chat"))
    for text in ("Hallo?", "Bist du da?"):
        assert troupe.ask("chat", seat=BEN, text=text)["is"] == "ack"
    expect(tool).to_have_accessible_name(seat.say("web-tool-chat-new", count=2))
    expect(tool.locator(".badge")).to_have_text("2")
    chat(seat)
    expect(tool).to_have_accessible_name(seat.say("web-tool-chat"))
    seat.page.reload()
    expect(seat.main).to_be_visible()
    expect(tool).to_have_accessible_name(seat.say("web-tool-chat"))


@pytest.mark.parametrize("size", SIZES, ids=["phone", "desk"])
def test_much_talk_leaves_the_title_in_sight_and_the_latest_words(sit: Sit, size: dict[str, int]) -> None:
    seat = sit(size=size)
    troupe = beside_ben(seat)
    for number in range(14):
        assert troupe.ask("chat", seat=BEN, text=f"Nummer {number}.")["is"] == "ack"
    chat(seat)
    expect(seat.sheet.get_by_text("Nummer 13.")).to_be_in_viewport()
    seat.sheet.locator("summary").click()
    seat.sheet.get_by_role("button", name=seat.say("sheet-report")).click()
    form = seat.sheet.locator("textarea")
    expect(form).to_be_focused()
    expect(form).to_be_in_viewport(ratio=1)
    corner = "const { x, bottom } = e.getBoundingClientRect()"
    assert form.evaluate(f"e => {{ {corner}; return document.elementFromPoint(x + 9, bottom - 3) === e }}")
    expect(seat.button("web-close", seat.sheet)).to_be_in_viewport(ratio=1)


def test_who_is_muted_is_named_and_can_be_heard_again(sit: Sit) -> None:
    seat = sit()
    beside_ben(seat)
    chat(seat)
    seat.sheet.locator("summary").click()
    mute = seat.sheet.get_by_role("button", name=f"{seat.say('sheet-mute')}: Ben")
    expect(mute).not_to_have_attribute("aria-pressed", re.compile("."))
    mute.click()
    expect(seat.sheet.locator("li")).to_contain_text(seat.say("sheet-is-muted"))
    seat.sheet.get_by_role("button", name=f"{seat.say('sheet-unmute')}: Ben").click()
    expect(mute).to_be_visible()
