"""What the table tells: why a bot declined, what happened meanwhile, who is worth how much."""

from __future__ import annotations

import re
from contextlib import suppress

from playwright.sync_api import TimeoutError, expect
from web.conftest import Sit
from web.dice import tap, throws
from web.scene import ANNA, BEN, Script, builders, claim, estate, poorer, staged, takes
from web.seat import Seat, Wire

STRONG = "trader"
STATION = 5
PRICE = 200
# Counts the frames in which a piece walks.
WALKS = """() => {
  window.walked = 0
  const walks = (run) => run.effect.target.matches(".pawn") && !("transitionProperty" in run)
  const look = () => { walked += document.getAnimations().filter(walks).length; requestAnimationFrame(look) }
  requestAnimationFrame(look)
}"""


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
    expect(seat.decision.locator("#dq")).to_contain_text("Bruno")
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
    expect(seat.page.locator(".pl").nth(1)).to_contain_text(seat.say("web-worth", amount="1500"))
    expect(seat.page.locator(".deck").first).to_contain_text(seat.say("web-cards-left", count=16))


def test_a_rent_demanded_twice_is_asked_for_once(sit: Sit) -> None:
    seat = sit()
    code, troupe = staged(claim(), seat.server)
    takes(seat, code, troupe)
    seat.decision.locator(".claim").evaluate("button => { button.click(); button.click() }")
    expect(seat.decision.locator(".claim")).to_have_count(0)
    troupe.settle()
    expect(seat.page.locator(".log")).to_contain_text("Ben zahlt Anna")
    expect(seat.decision.locator(".refusal:not(:empty)")).to_have_count(0)


def test_after_a_long_silence_the_log_has_no_holes_and_nothing_twice(sit: Sit) -> None:
    """More happened than the server sends step by step: what it tells is joined to what was heard."""
    seat = sit()
    wire = Wire(seat)
    code, troupe = staged(Script().turn("1-2", owner=0).turn("2-3", owner=1), seat.server)
    takes(seat, code, troupe)
    seat.button("web-log-all").click()
    told = seat.page.get_by_role("dialog").locator("li:not(.sums, .mark)")
    expect(told).not_to_have_count(0)
    before = told.all_inner_texts()
    wire.cut()
    expect(seat.page.get_by_text(seat.say("web-line-down"))).to_be_visible()
    said = [f"Nummer {number}." for number in range(40)]
    for text in said:
        assert troupe.ask("chat", seat=1, text=text)["is"] == "ack"
    wire.mend()
    expect(told.first).to_contain_text(said[-1])
    now = told.all_inner_texts()
    assert [line.split()[-1] for line in now[: len(said)]] == [text.split()[1] for text in said[::-1]]
    assert now[len(said) :] == before


def test_the_whole_log_is_one_press_away(sit: Sit) -> None:
    seat = sit()
    seat.begin()
    seat.play(most=30)
    shown = seat.page.locator(".log li:not(.sums, .mark)").count()
    seat.button("web-log-all").click()
    rows = seat.page.get_by_role("dialog").locator("li:not(.sums, .mark)")
    expect(rows.last).to_be_attached()
    assert rows.count() > shown


def test_whoever_skips_sees_no_piece_walk_until_the_own_turn(sit: Sit) -> None:
    seat = sit(remembers={"speed": "normal"})
    seat.page.goto("/")
    seat.page.locator(".way.main").click()
    expect(seat.main.or_(seat.sheet).first).to_be_visible()
    seat.page.evaluate(WALKS)
    calm = seat.decision.locator(".calm")
    for _ in range(20):  # the own turn: whatever is asked, to its end
        expect(seat.main.or_(seat.sheet).or_(calm).first).to_be_visible()
        if calm.count() and not seat.sheet.count():
            break
        answer = seat.sheet.locator("footer .btn").last if seat.sheet.count() else seat.main
        with suppress(TimeoutError):  # it may go while we reach for it
            answer.click(timeout=3000)
    assert seat.page.evaluate("walked") > 0
    seat.page.keyboard.press("s")
    seat.page.evaluate("() => { walked = 0 }")
    expect(seat.main.or_(seat.sheet).first).to_be_visible()
    assert seat.page.evaluate("walked") <= 1  # the frame in which the key was pressed


def test_who_is_out_watches_and_is_offered_nothing(sit: Sit) -> None:
    seat = sit(name="Ben")
    takes(seat, *staged(estate(), seat.server), places=(BEN,))
    expect(seat.decision).to_contain_text(seat.say("web-out-watching"))
    expect(seat.button("web-trade")).to_have_count(0)
    expect(seat.button("web-build")).to_have_count(0)
    expect(seat.sheet).to_have_count(0)  # the auction is for the others
    seat.page.get_by_role("button", name="gehört Anna").click()
    expect(seat.button("sheet-see-back", seat.sheet)).to_be_visible()
    expect(seat.button("sheet-ask-for-it", seat.sheet)).to_have_count(0)


def test_who_is_asked_in_the_turn_of_another_is_not_told_to_be_on_turn(sit: Sit) -> None:
    seat = sit()
    script = Script().turn("4-6").answer("throw").say("* 1-2").answer("decline")
    takes(seat, *staged(script, seat.server))
    expect(seat.decision).to_contain_text(seat.say("web-your-answer", name="Anna"))


def test_the_deeds_of_a_player_tell_their_buildings_and_mortgages(sit: Sit) -> None:
    seat = sit()
    takes(seat, *staged(builders().say("1 mortgage 1"), seat.server))
    deeds = seat.page.locator(".pl .deeds")
    expect(deeds.get_by_role("button", name="Seestraße, 3 Häuser", exact=True)).to_be_visible()
    expect(deeds.get_by_role("button", name="Badstraße, belastet, keine Miete", exact=True)).to_be_visible()


def test_who_has_too_little_cash_to_buy_may_raise_money_first(sit: Sit) -> None:
    seat = sit()
    script = Script().turn("1-2", owner=ANNA).turn("2-3", owner=BEN)
    script = poorer(script, ANNA, 5, 1460).answer("throw").say("* 1-2")
    takes(seat, *staged(script, seat.server))
    expect(seat.starting("web-say-decline", seat.decision)).to_be_enabled()
    expect(seat.main).to_have_text(seat.say("web-raise-money"))
    seat.main.click()
    seat.starting("sheet-do-mortgage", seat.sheet).click()
    expect(seat.starting("sheet-do-lift", seat.sheet)).to_be_visible()


def test_the_rules_of_a_short_game_say_who_wins_it(sit: Sit) -> None:
    seat = sit()
    takes(seat, *staged(Script("warendorf", variant="short"), seat.server))
    seat.open_book()
    aim = seat.book.locator("#regel-goal-aim")
    expect(aim).to_contain_text("größte Vermögen")
    expect(aim).not_to_contain_text("als Letzter nicht bankrott")


def test_dice_show_no_throw_that_was_not_and_say_whose_they_are(sit: Sit) -> None:
    seat = sit()
    code, troupe = staged(Script(), seat.server)
    takes(seat, code, troupe)
    dice = seat.page.locator(".stage .die")
    expect(dice).to_have_count(2)
    expect(seat.page.locator(".stage .die circle")).to_have_count(0)
    throws(seat, "4-6")
    seat.starting("web-say-end-turn", seat.decision).click()
    expect(seat.page.locator(".stage")).to_contain_text(seat.say("web-throws", who="Ben"))
    mine = seat.page.get_by_text(seat.say("web-threw", who="Anna"))
    expect(mine).to_be_visible()
    seat.page.reload()
    expect(mine).to_be_visible()
    troupe.goes_on("2 throw", "* 2-3")
    expect(mine).to_have_count(0)


def test_on_a_phone_the_turn_and_those_who_look_on_are_told_whole(sit: Sit) -> None:
    seat, watcher = sit(size={"width": 320, "height": 640}), sit(name="Carla")
    code, troupe = staged(Script(), seat.server)
    takes(seat, code, troupe)
    watcher.page.goto(f"/r/{code}")
    seen = seat.page.locator(".where span", has_text=seat.say("web-spectators", count=1))
    expect(seen).to_be_visible()
    for part in seat.page.locator(".where span").all():
        assert part.evaluate("part => part.scrollWidth <= part.clientWidth"), part.inner_text()


def test_the_swiss_board_names_what_it_shows(sit: Sit) -> None:
    seat = sit()
    takes(seat, *staged(Script("deluxe-ch"), seat.server))
    expect(seat.page.get_by_role("button", name="Gruppe A Violett")).to_have_count(2)
    start = seat.page.locator(".log li", has_text="Startkapital").first
    assert "Fr.\N{NO-BREAK SPACE}30" in str(start.text_content())
    seat.page.get_by_role("button", name="Gruppe A Violett").first.click()
    expect(seat.sheet.locator(".facts div").first).to_have_text(re.compile(r"Gehört\s*der Bank"))
