"""Settled offers: what became of each, for those who took part, and as it stands after an undo."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from web.conftest import Sit
from web.dice import tap, throws
from web.scene import ANNA, BEN, CEM, Script, Troupe, staged, takes
from web.seat import Seat
from web.test_table import PRICE, STATION, STRONG, against


def each_has_one(players: int = 2) -> Script:
    """Anna owns space 3 and Ben the station; it is Anna's turn."""
    script = Script(players=players).turn("1-2", owner=ANNA).turn("2-3", owner=BEN)
    return script if players == 2 else script.turn("4-6")


def trade(seat: Seat) -> None:
    """Open the trade table."""
    seat.starting("web-trade", seat.decision).click()
    expect(seat.sheet).to_contain_text(seat.say("sheet-you-give"))


def settled(seat: Seat) -> Locator:
    """The history on the trade table."""
    return seat.sheet.locator("details .line")


def test_only_a_refusal_has_a_reason(sit: Sit) -> None:
    seat = sit()
    against(seat, STRONG)
    trade(seat)
    seat.page.locator(f"svg [data-at='{STATION}']").click()
    amount = seat.sheet.locator("input[type=number]").first
    amount.fill(str(4 * PRICE))
    amount.press("Tab")
    seat.sheet.locator("footer .btn.main").click()
    expect(settled(seat).locator("small")).to_have_text(seat.say("sheet-offer-accepted"))


def test_at_one_device_offers_are_for_their_two_sides_only(sit: Sit) -> None:
    seat = sit()
    code, troupe = staged(each_has_one(3).say("1 offer 2 cash=10 want=5"), seat.server)
    takes(seat, code, troupe, (ANNA, CEM))
    trade(seat)
    expect(seat.sheet).to_contain_text(seat.say("sheet-your-offers"))
    troupe.says("2 reject 1")
    expect(settled(seat)).to_contain_text(seat.say("sheet-offer-rejected"))
    seat.page.keyboard.press("Escape")
    throws(seat, "3-4")
    seat.starting("web-say-end-turn", seat.decision).click()
    troupe.goes_on("2 throw")
    tap(seat, "2-3")
    troupe.goes_on("2 end-turn")
    expect(seat.decision).to_contain_text("Cem")
    trade(seat)
    expect(settled(seat)).to_have_count(0)


def undo(seat: Seat, troupe: Troupe) -> None:
    """Ben asks to take back his last action, and Anna agrees."""
    assert troupe.ask("vote", seat=BEN, topic="undo", yes=True)["is"] == "ack"
    seat.page.get_by_role("button", name=seat.say("web-tool-people")).click()
    seat.button("sheet-agree").click()
    expect(seat.button("sheet-agree")).to_have_count(0)
    seat.page.keyboard.press("Escape")
    troupe.settle()


def sees_settled(seat: Seat, *sums: str) -> None:
    """Look at the history: offers of these sums, and no other."""
    trade(seat)
    expect(settled(seat)).to_have_count(len(sums))
    for line, amount in enumerate(sums):
        expect(settled(seat).nth(line)).to_contain_text(f"M\N{NO-BREAK SPACE}{amount}")
    seat.page.keyboard.press("Escape")


def test_after_an_undo_the_history_shows_what_holds(sit: Sit) -> None:
    seat = sit()
    code, troupe = staged(each_has_one(), seat.server)
    takes(seat, code, troupe)

    def offers(amount: int) -> None:
        troupe.says(f"2 offer 1 give=5 want-cash={amount}")
        expect(seat.decision.locator(".badge")).to_have_text("1")

    offers(50)
    troupe.says("2 withdraw 1")
    sees_settled(seat, "50")
    undo(seat, troupe)
    expect(seat.decision.locator(".badge")).to_have_text("1")  # it stands again
    sees_settled(seat)
    undo(seat, troupe)
    expect(seat.decision.locator(".badge")).to_have_count(0)
    offers(70)  # has the same number
    troupe.says("2 withdraw 1")
    sees_settled(seat, "70")
    undo(seat, troupe)
    troupe.says("2 withdraw 1")
    sees_settled(seat, "70")
