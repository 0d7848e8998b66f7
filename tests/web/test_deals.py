"""Trade, auctions, debts and the speed die, with throws that are typed in so that the situation comes."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, expect
from web.conftest import Sit
from web.look import blemishes
from web.scene import ANNA, BEN, CEM, NAMES, Script, live, mortgaged, staged, takes
from web.seat import Dealer, Partner, Seat, begin, typed
from web.test_listen import LISTEN

ANYONE = -4


def at_first_street(seat: Seat, **options: object) -> Dealer:
    """The person stands on space 3 and may buy it."""
    _, dealer = typed(seat, **options)
    begin(seat, dealer)
    seat.main.click()
    dealer.dice("1-2")
    expect(seat.decision.locator(".mdeed")).to_be_visible()
    return dealer


def each_has_one(seat: Seat, **options: object) -> Dealer:
    """The person owns space 3, the dealer 5, and it is the person's turn."""
    dealer = at_first_street(seat, **options)
    seat.main.click()
    seat.starting("web-say-end-turn", seat.decision).click()
    dealer.turn("2-3")
    expect(seat.starting("web-say-throw", seat.decision)).to_be_enabled()
    return dealer


def pays(seat: Seat, dealer: Dealer, money: Locator) -> dict[str, Any]:
    """Offer 90 for what is chosen; return the offer as Ben gets it."""
    money.fill("90")
    money.blur()
    seat.starting("sheet-offer-pay", seat.sheet).click()
    expect(seat.sheet).to_contain_text(seat.say("sheet-your-offers"))
    dealer.settle()
    [offer] = dealer.mine[1]["offers"]
    return dict(offer)


def owner(dealer: Partner, space: int) -> object:
    """Return who owns a deed."""
    dealer.settle()
    return next(deed.get("owner") for deed in dealer.table["deeds"] if deed["space"] == space)


def test_an_offer_is_countered_and_accepted(sit: Sit) -> None:
    seat = sit()
    dealer = each_has_one(seat)
    dealer.does("offer 1 give=5 want=3 want-cash=200")
    expect(seat.decision.locator(".badge")).to_have_text("1")
    seat.starting("web-trade", seat.decision).click()
    expect(seat.sheet).to_contain_text(seat.say("sheet-offer-from", player="Ben"))
    seat.button("sheet-counter").click()
    money = seat.sheet.get_by_role("region", name=seat.say("sheet-you-give")).get_by_label(
        seat.say("sheet-money"), exact=True
    )
    expect(money).to_have_value("200")
    offer = pays(seat, dealer, money)
    assert (offer["cash"], offer["give"], offer["want"]) == (90, [3], [5])
    dealer.does(f"accept {offer['number']}")
    expect(seat.sheet).not_to_contain_text(seat.say("sheet-your-offers"))
    assert (owner(dealer, 5), owner(dealer, 3)) == (0, 1)


def test_an_offer_comes_as_a_card_that_takes_no_focus_and_can_be_laid_aside(sit: Sit) -> None:
    seat = sit(remembers={"light": "auto"})
    dealer = each_has_one(seat)
    seat.page.set_viewport_size({"width": 390, "height": 844})
    seat.main.focus()
    dealer.does("offer 1 give=5 want=3 want-cash=20")
    card = seat.decision.get_by_role("region", name=seat.say("sheet-offer-from", player="Ben"))
    expect(card).to_be_in_viewport(ratio=1)
    for goods in ("Südbahnhof", "Turmstraße und M\N{NO-BREAK SPACE}20"):
        expect(card).to_contain_text(goods)
    expect(seat.main).to_be_focused()
    assert not blemishes(seat.page)
    seat.button("web-offer-aside", card).click()
    expect(card).to_have_count(0)
    expect(seat.decision.locator(".badge")).to_have_text("1")
    dealer.does("withdraw 1", "offer 1 give=5 want=3")
    seat.button("sheet-reject", card).click()
    expect(card).to_have_count(0)
    dealer.settle()
    assert not dealer.mine[1].get("offers")


def test_the_card_accepts_and_counters(sit: Sit) -> None:
    seat = sit()
    dealer = each_has_one(seat)
    dealer.does("offer 1 give=5 want=3 want-cash=20")
    card = seat.decision.get_by_role("region", name=seat.say("sheet-offer-from", player="Ben"))
    seat.button("sheet-counter", card).click()
    expect(card).to_have_count(0)  # the sheet shows it now
    expect(seat.sheet).to_contain_text(seat.say("sheet-countering", player="Ben"))
    gives = seat.sheet.get_by_role("region", name=seat.say("sheet-you-give"))
    expect(gives.get_by_label(seat.say("sheet-money"), exact=True)).to_have_value("20")
    seat.page.keyboard.press("Escape")
    seat.button("sheet-accept", card).click()
    expect(card).to_have_count(0)
    assert (owner(dealer, 5), owner(dealer, 3)) == (0, 1)


def test_the_same_is_offered_to_several_and_the_first_has_it(sit: Sit) -> None:
    seat = sit()
    code, troupe = staged(Script(players=3).turn("1-2", owner=ANNA), seat.server)
    takes(seat, code, troupe)
    seat.button("web-trade", seat.decision).click()
    partners = seat.sheet.get_by_role("group", name=seat.say("sheet-partners"))
    for name in ("Ben", "Cem"):
        partners.get_by_role("button", name=name).click()
    seat.page.locator("svg [data-at='3']").click()
    gets = seat.sheet.get_by_role("region", name=seat.say("sheet-you-get"))
    gets.get_by_label(seat.say("sheet-money"), exact=True).fill("80")
    seat.starting("sheet-offer-get", seat.sheet).click()
    expect(seat.sheet.locator("li", has_text="M\N{NO-BREAK SPACE}80")).to_have_count(2)
    others = [Partner(seat.server, code, tokens=[troupe.tokens[place]]) for place in (BEN, CEM)]
    numbers = [
        other.mine[place]["offers"][0]["number"] for other, place in zip(others, (BEN, CEM), strict=True)
    ]
    assert others[0].act(BEN, f"accept {numbers[0]}")["is"] == "ack"
    assert others[1].act(CEM, f"accept {numbers[1]}")["word"] == "no-such-offer"
    assert owner(others[0], 3) == BEN


def test_a_half_made_offer_survives_when_the_tablet_is_turned(sit: Sit) -> None:
    flat, upright = {"width": 1180, "height": 820}, {"width": 820, "height": 1180}
    seat = sit(size=flat)
    each_has_one(seat)
    seat.starting("web-trade", seat.decision).click()
    expect(seat.sheet).to_be_visible()
    seat.page.locator("svg [data-at='5']").click()
    gives = seat.sheet.get_by_role("region", name=seat.say("sheet-you-give"))
    gives.get_by_label(seat.say("sheet-money"), exact=True).fill("170")
    for size in (upright, flat, {"width": 320, "height": 640}):
        seat.page.set_viewport_size(size)  # type: ignore[arg-type]
        expect(seat.page.locator("svg.hits")).to_have_count(1 if size is flat else 0)
        expect(gives.get_by_label(seat.say("sheet-money"), exact=True)).to_have_value("170")
        expect(
            seat.sheet.get_by_role("region", name=seat.say("sheet-you-get")).locator(".good")
        ).to_have_count(1)


def test_on_a_phone_the_lot_is_known_by_its_group_price_and_rent(sit: Sit) -> None:
    seat = sit(size={"width": 320, "height": 640})
    takes(seat, *staged(live(), seat.server, hammer=60))
    line = seat.sheet.locator(".deedline")
    expect(line).to_be_in_viewport(ratio=1)
    expect(line.locator(".ga .ltr")).to_have_text("A")
    expect(line).to_contain_text(f"{seat.say('web-price')} 60 · {seat.say('web-rent')} 4")


def test_a_secret_maximum_bids_in_a_live_auction(sit: Sit) -> None:
    seat = sit()
    dealer = at_first_street(seat, switches={"auction_mode": "live"}, hammer=6)
    seat.starting("web-say-decline", seat.decision).click()
    expect(seat.sheet.locator(".bids")).to_be_visible()
    expect(seat.page.locator("#announcer")).to_contain_text(seat.say("web-ask-auction"))
    for size in ({"width": 320, "height": 640}, {"width": 1440, "height": 900}):
        seat.page.set_viewport_size(size)  # type: ignore[arg-type]
        expect(seat.sheet.get_by_text(seat.say("sheet-limit"))).to_be_in_viewport(ratio=1)
    seat.sheet.get_by_text(seat.say("sheet-limit")).click()
    seat.sheet.get_by_label(seat.say("sheet-up-to")).fill("117")
    seat.button("sheet-set-limit").click()
    expect(seat.sheet).to_contain_text("117")
    seat.page.evaluate(LISTEN)
    dealer.wait(ANYONE)
    dealer.does("bid 40")
    expect(seat.sheet).to_contain_text(seat.say("sheet-you-lead"))
    expect(seat.page.locator("#announcer")).to_contain_text("Anna bietet")
    assert seat.say("web-ask-auction") not in " ".join(seat.page.evaluate("heard"))
    dealer.settle()
    assert dealer.table["detail"]["leader"] == 0 and dealer.table["detail"]["high"] == 41
    assert not re.search(r"\b117\b", json.dumps([dealer.steps, dealer.table, dealer.mine]))
    expect(seat.sheet).to_have_count(0)
    assert owner(dealer, 3) == 0


def test_where_offers_come_before_the_dice_the_dock_says_so(sit: Sit) -> None:
    anna, ben = sit(size={"width": 320, "height": 640}), sit(name="Ben", size={"width": 768, "height": 1024})
    code, troupe = staged(Script("deluxe-ch").turn("1-2", owner=ANNA).turn("2-3", owner=BEN), anna.server)
    takes(anna, code, troupe)
    takes(ben, code, troupe, places=(BEN,))
    expect(anna.starting("web-say-throw", anna.decision)).to_be_enabled()
    other = Dealer(anna.server, code, tokens=[troupe.tokens[BEN]])
    other.does("offer 1 give=5 want-cash=100")
    expect(anna.decision).to_contain_text(anna.say("web-offer-first", who="Ben"))
    expect(anna.page.locator("#announcer")).to_contain_text(anna.say("web-offer-first", who="Ben"))
    ben.button("web-again").click()
    anna.button("web-offer-see", anna.decision).click()
    anna.button("sheet-reject").click()
    anna.page.keyboard.press("Escape")
    expect(anna.starting("web-say-throw", anna.decision)).to_be_enabled()
    own = Partner(anna.server, code, tokens=[troupe.tokens[ANNA]])
    assert own.act(ANNA, "offer 2 give=3 want-cash=100")["is"] == "ack"
    anna.button("web-again").click()
    expect(anna.decision).to_contain_text(anna.say("web-offer-wait", who="Ben"))
    expect(ben.decision).to_contain_text(ben.say("web-offer-first", who="Anna"))
    ben.button("web-offer-see", ben.decision).click()
    ben.button("sheet-reject").click()
    expect(anna.starting("web-say-throw", anna.decision)).to_be_enabled()


def test_at_one_device_an_offer_that_not_all_may_see_is_handed_over(sit: Sit) -> None:
    seat = sit(size={"width": 320, "height": 640})
    script = Script("deluxe-ch", players=3).turn("1-2", owner=ANNA).turn("2-3", owner=BEN).turn("4-6")
    code, troupe = staged(script.say("1 offer 2 give=3 want-cash=100"), seat.server)
    takes(seat, code, troupe, places=(ANNA, BEN, CEM))
    seat.button("web-hand-taken", who="Ben").click()
    seat.button("web-offer-see", seat.decision).click()
    seat.button("sheet-reject").click()
    seat.page.keyboard.press("Escape")
    expect(seat.decision).to_contain_text(seat.say("web-your-turn", name="Anna"))  # nothing of hers is secret
    expect(seat.starting("web-say-throw", seat.decision)).to_be_enabled()


def test_three_people_at_one_device_bid_on_one_screen(sit: Sit) -> None:
    """Nobody hands the device on, but to set a limit that the others shall not see."""
    seat = sit(remembers={"light": "auto"})
    script = Script(players=3).answer("throw").say("* 1-2").answer("decline")
    code, troupe = staged(script, seat.server)
    takes(seat, code, troupe, places=(ANNA, BEN, CEM))
    rows = seat.sheet.locator(".bids li")
    row = {name: rows.filter(has_text=name) for name in ("Anna", "Ben", "Cem")}
    expect(rows.locator(".key")).to_have_count(3)
    assert_all_seen(seat)
    first, second, third = in_order(seat, row)
    bids(seat, row[first], first, 1)
    bids(seat, row[second], second, 2)
    seat.button("sheet-limit-of", row[first], player=first).click()
    seat.button("web-hand-taken", who=first).click()
    seat.sheet.get_by_label(seat.say("sheet-up-to")).fill("57")
    seat.button("sheet-set-limit").click()
    expect(seat.sheet.get_by_label(seat.say("sheet-up-to"))).to_have_count(0)
    expect(seat.sheet).not_to_contain_text("57")
    seat.button("sheet-drop-out-of", row[third], player=third).click()
    expect(row[first]).to_contain_text(seat.say("sheet-leads"))  # the limit has answered
    expect(seat.page.get_by_role("alertdialog")).to_have_count(0)
    seat.button("sheet-drop-out-of", row[second], player=second).click()
    expect(seat.sheet).to_have_count(0)
    troupe.settle()
    assert troupe.table["seats"][NAMES.index(first)]["deeds"] == [3]


def assert_all_seen(seat: Seat) -> None:
    """On every width all can reach their buttons, and axe finds nothing."""
    assert not blemishes(seat.page)
    seat.page.set_viewport_size({"width": 1440, "height": 900})


def in_order(seat: Seat, row: dict[str, Locator]) -> list[str]:
    """The names in the order in which they are asked."""
    asked = next(name for name in row if row[name].locator(".calls").count())
    at = NAMES.index(asked)
    return [NAMES[(at + step) % 3] for step in range(3)]


def bids(seat: Seat, row: Locator, name: str, amount: int) -> None:
    """Somebody bids in their own row, and leads."""
    seat.button("sheet-bid-of", row, player=name, amount=f"M\N{NO-BREAK SPACE}{amount}").click()
    expect(row).to_contain_text(seat.say("sheet-leads"))
    expect(row.get_by_role("button")).to_have_count(0)


def test_at_one_device_everybody_bids_in_a_live_auction(sit: Sit) -> None:
    seat = sit(size={"width": 320, "height": 640})
    code, troupe = staged(live(), seat.server, hammer=60)
    takes(seat, code, troupe, places=(ANNA, BEN))
    rows = seat.sheet.locator(".bids li")
    seat.button("sheet-bid-of", rows, player="Anna", amount="M\N{NO-BREAK SPACE}1").click()
    expect(rows.filter(has_text="Anna")).to_contain_text(seat.say("sheet-leads"))
    expect(rows.filter(has_text="Anna").get_by_role("button")).to_have_count(0)
    seat.button("sheet-bid-of", rows, player="Ben", amount="M\N{NO-BREAK SPACE}2").click()
    expect(rows.filter(has_text="Ben")).to_contain_text(seat.say("sheet-leads"))
    expect(seat.sheet.get_by_label(seat.say("sheet-up-to"))).to_have_count(0)  # nothing is secret here
    seat.button("sheet-drop-out-of", rows, player="Anna").click()
    expect(seat.sheet).to_have_count(0)
    troupe.settle()
    assert owner(troupe, 3) == BEN


def test_a_debt_is_paid_by_the_plan_and_the_next_one_ends_the_game(sit: Sit) -> None:
    seat = sit()
    dealer = each_has_one(seat)
    dealer.does("offer 1 give=5 want-cash=1430")
    seat.starting("web-trade", seat.decision).click()
    seat.starting("sheet-accept", seat.sheet).click()
    expect(seat.sheet).not_to_contain_text(seat.say("sheet-offer-from", player="Ben"))
    seat.button("web-close", seat.sheet).click()
    seat.main.click()
    dealer.dice("1-3")
    dealer.dice("drawn a/chair")
    expect(seat.sheet.locator(".meter")).to_be_visible()
    expect(seat.sheet.get_by_role("button", name=seat.say("sheet-bankrupt-now"))).to_have_count(0)
    seat.starting("sheet-plan-and-pay", seat.sheet).click()
    expect(seat.sheet).to_have_count(0)
    seat.starting("web-say-end-turn", seat.decision).click()
    dealer.turn("1-4")
    seat.starting("web-say-throw", seat.decision).click()
    dealer.dice("4-6")
    dealer.dice("drawn b/hospital")
    expect(seat.sheet.get_by_text(seat.like("sheet-not-enough"))).to_be_visible()
    seat.starting("sheet-bankrupt", seat.sheet).click()
    seat.button("sheet-bankrupt-now").click()
    expect(seat.page.locator("a[download]")).to_be_visible()
    expect(seat.sheet).to_contain_text("Ben")


ROUND = (
    ("6-5", "2-3"),
    ("4-6", "4-6"),
    ("6-4", "6-4"),
    ("4-6", "4-6"),
)  # streets for one, stations for the other


def buys(seat: Seat, dealer: Dealer, thrown: str) -> None:
    """Throw, buy, and end the turn."""
    seat.starting("web-say-throw", seat.decision).click()
    dealer.dice(thrown)
    seat.starting("web-say-buy", seat.decision).click()
    seat.starting("web-say-end-turn", seat.decision).click()


def test_the_speed_die_offers_the_bus_and_the_jump(sit: Sit) -> None:
    seat = sit()
    _, dealer = typed(seat, switches={"speed_die": True})
    begin(seat, dealer)
    for mine, theirs in ROUND:
        buys(seat, dealer, mine)
        dealer.turn(theirs)
    seat.starting("web-say-throw", seat.decision).click()
    dealer.dice("1-2-bus")
    expect(seat.sheet).to_contain_text(seat.say("sheet-title-steps"))
    expect(seat.sheet.locator("footer .btn")).to_have_count(3)
    seat.sheet.locator("footer .btn", has_text="Turmstraße").click()
    seat.starting("web-say-buy", seat.decision).click()
    seat.starting("web-say-end-turn", seat.decision).click()
    dealer.turn("1-3")
    seat.starting("web-say-throw", seat.decision).click()
    dealer.dice("2-2-2")
    expect(seat.sheet).to_contain_text(seat.say("sheet-title-jump"))
    seat.page.locator("svg [role=button]").nth(39).click()
    seat.sheet.locator("footer .btn.main", has_text="Schlossallee").click()
    expect(seat.page.locator(".log")).to_contain_text("Anna landet auf der Schlossallee")


def test_a_counter_offer_is_shown_to_whoever_still_has_the_sheet_open(sit: Sit) -> None:
    seat = sit()
    dealer = each_has_one(seat)
    seat.starting("web-trade", seat.decision).click()
    seat.page.locator("svg [data-at='5']").click()
    gives = seat.sheet.get_by_role("region", name=seat.say("sheet-you-give"))
    money = gives.get_by_label(seat.say("sheet-money"), exact=True)
    offer = pays(seat, dealer, money)
    dealer.does(f"reject {offer['number']}", "offer 1 give=5 want-cash=150")
    title = seat.sheet.get_by_role("heading", level=2)
    expect(title).to_have_text(seat.say("sheet-offer-from", player="Ben"))
    seat.button("sheet-own-offer").click()
    money.fill("20")
    money.blur()
    dealer.does("withdraw 2", "offer 1 give=5 want-cash=140")
    back = seat.button("sheet-offer-from", seat.sheet, player="Ben")  # what is half made is not taken away
    expect(money).to_have_value("20")
    back.click()
    expect(title).to_have_text(seat.say("sheet-offer-from", player="Ben"))


def test_an_offer_says_what_is_mortgaged_and_what_is_left_after_the_interest(sit: Sit) -> None:
    """A station of 200 is mortgaged for 100: 10 of interest, besides the 50 it shall cost (MORT-8)."""
    seat = sit()
    code, troupe = staged(mortgaged(), seat.server)
    takes(seat, code, troupe)
    cash = troupe.table["seats"][0]["cash"]
    seat.starting("web-trade", seat.decision).click()
    expect(seat.sheet).to_contain_text(f"Südbahnhof ({seat.say('sheet-mortgaged')})")
    row = seat.sheet.locator("tr", has_text=seat.say("sheet-cash-after-interest"))
    expect(row.locator("td").first).to_have_text(f"M\N{NO-BREAK SPACE}{cash - 50 - 10}")
