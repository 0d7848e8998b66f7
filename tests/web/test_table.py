"""What the table tells: why a bot declined, what happened meanwhile, who is worth how much."""

from __future__ import annotations

from playwright.sync_api import expect
from web.conftest import Sit
from web.seat import Seat
from web.test_real_dice import tap, throws

STRONG = "trader"
STATION = 5
PRICE = 200


def against(seat: Seat, bot: str) -> None:
    """Begin a game for two against a bot, with dice that are typed in; it buys the first station."""
    seat.enter(seat.server.open(seats=2, chance="typed"))
    seat.page.locator(".bots select").select_option(bot)
    seat.button("web-start-bots").click()
    tap(seat, "6-5")
    tap(seat, "1-2")
    throws(seat, "1-2")
    seat.starting("web-say-buy", seat.decision).click()
    seat.starting("web-say-end-turn", seat.decision).click()
    expect(seat.decision.locator("#dq")).to_contain_text("Bot")
    tap(seat, "2-3")
    expect(seat.starting("web-say-throw", seat.decision)).to_be_visible()


def test_a_declined_offer_stays_with_the_bots_reason_and_can_be_raised(sit: Sit) -> None:
    seat = sit()
    against(seat, STRONG)
    seat.starting("web-trade", seat.decision).click()
    expect(seat.sheet).to_be_visible()
    seat.page.locator(f"svg [data-at='{STATION}']").click()
    amount = seat.sheet.locator("input[type=number]").first
    amount.fill("10")
    amount.press("Tab")
    seat.sheet.locator("footer .btn.main").click()
    settled = seat.sheet.locator("details .line")
    expect(settled).to_contain_text(seat.say("sheet-offer-rejected") + ": ")
    settled.locator(".btn").click()
    expect(seat.sheet.locator("input[type=number]").first).to_have_value("10")


def test_the_log_sums_up_and_cards_tell_the_worth(sit: Sit) -> None:
    seat = sit()
    against(seat, STRONG)
    expect(seat.page.locator(".log .sums")).to_contain_text(f"−{PRICE}")
    expect(seat.page.locator(".pl").nth(1)).to_contain_text(seat.say("web-worth", amount="1.500"))
    expect(seat.page.locator(".deck").first).to_contain_text(seat.say("web-cards-left", count=16))
