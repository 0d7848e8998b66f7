"""What a table decides together: pauses, taking back, and what becomes of somebody who is away."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect
from web.conftest import Sit
from web.scene import ANNA, BEN, CEM, Script, Troupe, staged, takes
from web.seat import Partner, Seat


def people(seat: Seat) -> None:
    """Open or close the list of those at the table."""
    seat.page.get_by_role("button", name=seat.say("web-tool-people")).click()


def test_one_device_votes_for_all_who_sit_at_it(sit: Sit) -> None:
    seat = sit()
    takes(seat, *staged(Script().turn("1-2", owner=ANNA), seat.server), places=(ANNA, BEN))
    expect(seat.decision).to_contain_text(seat.say("web-your-turn", name="Ben"))
    people(seat)
    seat.button("sheet-pause").click()
    expect(seat.decision).to_contain_text(seat.say("web-paused"))
    people(seat)
    seat.button("web-resume", seat.decision).click()
    expect(seat.starting("web-say-throw", seat.decision)).to_be_enabled()


def votes(troupe: Troupe, seat: int, topic: str, yes: bool = True, **values: Any) -> None:
    """Somebody without a browser gives a voice."""
    assert troupe.ask("vote", seat=seat, topic=topic, yes=yes, **values)["is"] == "ack"


def agreed(seat: Seat, *missing: str) -> str:
    """What is said to somebody who has agreed and waits for others."""
    return (
        f"{seat.say('web-vote-agreed', count=1)} {seat.say('web-vote-missing', open=' und '.join(missing))}"
    )


def test_a_proposal_is_put_to_everybody_and_its_end_is_told(sit: Sit) -> None:
    seat = sit(size={"width": 320, "height": 640})
    code, troupe = staged(Script(players=3), seat.server)
    takes(seat, code, troupe)
    heard = seat.page.locator("#announcer")
    votes(troupe, BEN, "pause")
    expect(seat.decision).to_contain_text(seat.say("sheet-vote-pause"))
    expect(heard).to_contain_text(seat.say("web-news-pause", who="Ben"))
    seat.page.get_by_role("button", name=seat.say("web-tool-people")).click()
    seat.button("sheet-agree").click()  # also beside a sheet
    expect(seat.page.locator(".together")).to_contain_text(agreed(seat, "Cem"))
    seat.page.keyboard.press("Escape")
    expect(seat.decision).to_contain_text(agreed(seat, "Cem"))
    votes(troupe, CEM, "pause")
    expect(seat.decision).to_contain_text(seat.say("web-paused"))
    expect(heard).to_contain_text(seat.say("web-news-paused"))
    seat.button("web-resume", seat.decision).click()
    expect(seat.decision).to_contain_text(agreed(seat, "Ben", "Cem"))
    votes(troupe, BEN, "resume", yes=False)
    expect(heard).to_contain_text(seat.say("web-news-declines", who="Ben"))
    expect(seat.main).to_be_enabled()
    votes(troupe, BEN, "resume")
    votes(troupe, CEM, "resume")
    seat.button("web-resume", seat.decision).click()
    expect(heard).to_contain_text(seat.say("web-news-goes-on"))
    expect(seat.starting("web-say-throw", seat.decision)).to_be_enabled()


def leaves(troupe: Troupe, code: str, seat: Seat, who: int) -> Partner:
    """Somebody takes a connection of their own, and loses it."""
    partner = Partner(seat.server, code, tokens=[troupe.tokens[who]])
    partner.settle()
    partner.close()
    return partner


def test_somebody_away_is_seen_and_decided_about(sit: Sit) -> None:
    seat = sit(size={"width": 320, "height": 640})
    code, troupe = staged(Script(players=4), seat.server, absence=8)
    takes(seat, code, troupe)
    expect(seat.main).to_be_enabled()
    leaves(troupe, code, seat, BEN)
    heard = seat.page.locator("#announcer")
    expect(heard).to_contain_text(seat.say("web-news-gone", who="Ben"))
    for width in (320, 768):
        seat.page.set_viewport_size({"width": width, "height": 900})
        expect(seat.page.locator(".pl.p1 .gone")).to_contain_text("0:0")
    expect(seat.decision).to_contain_text(seat.say("web-away-decide", who="Ben"))
    seat.button("sheet-let-wait", seat.decision, player="Ben").click()
    choice = seat.decision.locator(".absent [aria-pressed=true]")
    expect(choice).to_contain_text(seat.say("web-vote-yes", yes="Anna"))
    seat.button("sheet-let-defaults", seat.decision, player="Ben").click()
    expect(choice).to_contain_text(seat.say("sheet-let-defaults", player="Ben"))  # one voice
    votes(troupe, CEM, "defaults", about=BEN)
    expect(heard).to_contain_text(seat.say("web-news-away-defaults", who="Ben"))
    expect(seat.decision.locator(".absent")).to_have_count(0)
    people(seat)  # what was decided can be decided anew
    expect(seat.button("sheet-let-bot", seat.sheet, player="Ben")).to_be_visible()
    back = Partner(seat.server, code, tokens=[troupe.tokens[BEN]])
    back.settle()
    expect(heard).to_contain_text(seat.say("web-news-back", who="Ben"))


def test_what_is_taken_back_leaves_the_log_and_everybody_hears_it(sit: Sit) -> None:
    seat = sit()
    code, troupe = staged(Script().answer("throw").say("* 1-2"), seat.server)
    takes(seat, code, troupe)
    seat.starting("web-say-buy", seat.decision).click()
    log = seat.page.locator(".log")
    expect(log).to_contain_text("Anna besitzt jetzt die Turmstraße")
    votes(troupe, BEN, "undo")
    seat.button("sheet-agree", seat.decision).click()
    back = seat.say("web-news-undone", what="Anna zahlt der Bank M\N{NO-BREAK SPACE}60 Kaufpreis.")
    expect(seat.page.locator("#announcer")).to_contain_text(back)
    expect(log).not_to_contain_text("Anna besitzt jetzt die Turmstraße")
    expect(log).to_contain_text("Anna landet auf der Turmstraße")
    seat.page.reload()
    expect(log).to_contain_text(back)
    expect(log).not_to_contain_text("Anna besitzt jetzt die Turmstraße")


def test_who_leaves_the_table_and_who_takes_the_seat_is_told(sit: Sit) -> None:
    seat = sit()
    code, troupe = staged(Script(players=3), seat.server)
    takes(seat, code, troupe)
    expect(seat.main).to_be_enabled()
    heard = seat.page.locator("#announcer")
    assert troupe.ask("stand", seat=BEN)["is"] == "ack"
    gone = f"{seat.say('web-news-stood', who='Ben')} {seat.say('web-news-away-bot', who='Ben')}"
    expect(heard).to_contain_text(gone)
    assert Partner(seat.server, code).sit("Dora", seat=BEN) == BEN
    expect(heard).to_contain_text(seat.say("web-news-sat", who="Dora", before="Ben"))
