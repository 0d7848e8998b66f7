"""Every question of the game on its screen: for everyone (axe), in its width, and answered by keys alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from web.conftest import Sit
from web.keys import Keys
from web.look import NARROW, WIDE, faults, violations
from web.scene import ANNA, BEN, CEM, Script, Troupe
from web.seat import Seat

from web import scene

Answer = Callable[[Seat, Troupe, Keys], None]


def settled(troupe: Troupe, awaited: str) -> None:
    """The game has gone on to this question."""
    troupe.settle()
    while troupe.table["awaited"] != awaited:
        troupe.receive()


def jail(seat: Seat, troupe: Troupe, keys: Keys) -> None:
    expect(seat.decision.locator(".btns .btn")).to_have_count(3)
    keys.press(seat.button("web-say-play-card", seat.decision))
    expect(seat.page.locator(".log")).to_contain_text("Anna kommt aus dem Gefängnis frei")
    settled(troupe, "turn")
    assert not troupe.table["seats"][ANNA].get("jail_turn")


def build_and_sell(seat: Seat, troupe: Troupe, keys: Keys) -> None:
    keys.press(seat.button("web-build", seat.decision))
    more = seat.sheet.get_by_role("button", name=seat.say("sheet-one-more", space="Badstraße"))
    keys.press(more)
    keys.press(seat.starting("sheet-build-for", seat.sheet))
    expect(seat.sheet.locator("output").first).to_have_text("1")
    keys.press(seat.sheet.get_by_role("button", name=seat.say("sheet-one-less", space="Badstraße")))
    keys.press(seat.starting("sheet-sell-for", seat.sheet))
    expect(seat.sheet.locator("output").first).to_have_text("0")
    keys.press(seat.starting("sheet-build-evenly", seat.sheet))  # one on each: a tap each
    expect(seat.sheet.locator("output")).to_have_text(["1", "1"])
    keys.press(seat.starting("sheet-build-one", seat.sheet).first)
    expect(seat.sheet.locator("output")).to_have_text(["2", "1"])
    keys.press(seat.starting("sheet-sell-all", seat.sheet))
    keys.press(seat.starting("sheet-sell-for", seat.sheet))
    keys.press(seat.starting("sheet-do-mortgage", seat.sheet).first)
    expect(seat.starting("sheet-do-lift", seat.sheet)).to_be_visible()
    keys.keyboard.press("Escape")
    expect(seat.sheet).to_have_count(0)
    keys.stays()
    troupe.settle()
    deed = next(deed for deed in troupe.table["deeds"] if deed["space"] == 1)
    assert deed["mortgaged"] and not deed.get("level")


def shortage(seat: Seat, troupe: Troupe, keys: Keys) -> None:
    """Wanted, won by bidding, and put on a street."""
    keys.press(seat.button("sheet-more", seat.sheet))
    keys.press(seat.button("sheet-more", seat.sheet))
    keys.press(seat.sheet.locator("footer .btn.main"))
    settled(troupe, "auction")
    expect(seat.starting("sheet-bid", seat.sheet)).to_be_visible()
    assert not faults(seat.page)
    keys.press(seat.starting("sheet-bid", seat.sheet))
    troupe.goes_on("1 pass")
    expect(seat.button("sheet-place-here", seat.sheet)).to_have_count(3)
    assert not faults(seat.page, crossed=True)
    keys.press(seat.button("sheet-place-here", seat.sheet).first)
    expect(seat.button("sheet-place-here", seat.sheet)).to_have_count(0)
    troupe.settle()
    assert sum(deed.get("level", 0) for deed in troupe.table["deeds"] if deed.get("owner") == BEN) == 10


def plan_in_a_shortage(seat: Seat, troupe: Troupe, keys: Keys) -> None:
    """Three houses for 300, said beforehand; nothing is built until Ben has answered, then all of it."""
    keys.press(seat.button("web-build", seat.decision))
    keys.press(seat.sheet.get_by_role("button", name="Orange"))
    for street in ("Münchner Straße", "Wiener Straße", "Berliner Straße"):
        keys.press(seat.sheet.get_by_role("button", name=seat.say("sheet-one-more", space=street)))
    expect(seat.sheet.get_by_text(seat.say("sheet-others-asked"))).to_be_visible()
    keys.press(seat.button("sheet-build-for", seat.sheet, amount="M 300"))
    settled(troupe, "wants")
    assert orange(troupe) == [0, 0, 0] and troupe.table["seats"][ANNA]["cash"] == 492
    troupe.goes_on("2 want 0")
    settled(troupe, "turn")
    assert orange(troupe) == [1, 1, 1] and troupe.table["seats"][ANNA]["cash"] == 192
    assert not faults(seat.page)


def orange(troupe: Troupe) -> list[int]:
    """What stands on the orange streets."""
    return [deed.get("level", 0) for deed in troupe.table["deeds"] if deed["space"] in (16, 18, 19)]


def claim(seat: Seat, troupe: Troupe, keys: Keys) -> None:
    keys.press(seat.decision.locator(".claim"))
    expect(seat.page.locator(".log")).to_contain_text("Ben zahlt Anna")
    expect(seat.decision.locator(".claim")).to_have_count(0)


def last_call(seat: Seat, troupe: Troupe, keys: Keys) -> None:
    keys.press(seat.sheet.locator("footer .btn", has_text=seat.say("sheet-say-pass")))
    troupe.goes_on("2 bankrupt")
    expect(seat.page.locator("a[download]")).to_be_visible()


def estate(seat: Seat, troupe: Troupe, keys: Keys) -> None:
    expect(seat.sheet).to_contain_text("Ben")
    keys.press(seat.sheet.locator(".steps .btn").first)
    keys.press(seat.starting("sheet-bid", seat.sheet))
    troupe.goes_on("1 pass")
    settled(troupe, "auction")
    keys.press(seat.button("sheet-drop-out", seat.sheet))


def debt(seat: Seat, troupe: Troupe, keys: Keys) -> None:
    """By an own choice instead of the plan."""
    keys.press(seat.button("sheet-other-ways", seat.sheet))
    keys.press(seat.sheet.get_by_role("checkbox").nth(1), "Space")
    assert not violations(seat.page)
    keys.press(seat.starting("sheet-raise-and-pay", seat.sheet))
    expect(seat.sheet).to_have_count(0)
    keys.stays()
    settled(troupe, "rest")


def bus(seat: Seat, troupe: Troupe, keys: Keys) -> None:
    keys.press(seat.sheet.locator("footer .btn").last)
    expect(seat.page.locator(".log")).to_contain_text("Anna landet auf")


def jump(seat: Seat, troupe: Troupe, keys: Keys) -> None:
    keys.reach(seat.sheet.get_by_role("combobox"))
    keys.keyboard.type("Schlossallee")
    keys.press(seat.sheet.locator("footer .btn.main", has_text="Schlossallee"))
    expect(seat.page.locator(".log")).to_contain_text("Anna landet auf der Schlossallee")


def pay_or_draw(seat: Seat, troupe: Troupe, keys: Keys) -> None:
    """The card it is about lies there, also for somebody who comes back."""
    for size in (NARROW, WIDE):
        seat.page.set_viewport_size(size)  # type: ignore[arg-type]
        seat.page.reload()
        expect(seat.sheet.locator(".drawn")).to_contain_text("Fr. 200.–")
        expect(seat.sheet.locator(".drawn p")).to_be_in_viewport(ratio=1)
    keys.press(seat.sheet.locator("footer .btn").first)
    expect(seat.page.locator(".log")).to_contain_text("Fr. 200.–")


def mortgaged(seat: Seat, troupe: Troupe, keys: Keys) -> None:
    """An offer is countered by keys alone; what was bought is mortgaged."""
    keys.press(seat.starting("web-trade", seat.decision))
    keys.press(seat.button("sheet-counter", seat.sheet))
    give = seat.sheet.get_by_role("region", name=seat.say("sheet-you-give"))
    keys.type(give.get_by_label(seat.say("sheet-money"), exact=True), "40")
    keys.press(seat.starting("sheet-offer-pay", seat.sheet))
    while not (offers := troupe.mine[BEN].get("offers", [])) or offers[0]["cash"] != 40:
        troupe.receive()
    [offer] = offers
    assert offer["want"] == [5]
    troupe.says(f"2 accept {offer['number']}")
    expect(seat.sheet).to_contain_text(seat.say("sheet-receipt-title"))
    assert not faults(seat.page)
    keys.press(seat.starting("sheet-keep", seat.sheet).first)
    expect(seat.sheet.get_by_text(seat.say("sheet-receipt-title"))).to_have_count(0)
    keys.stays()


SCENES: dict[str, tuple[Callable[[], Script], int, Answer]] = {
    "jail": (scene.jail, ANNA, jail),
    "build": (scene.builders, ANNA, build_and_sell),
    "plan": (scene.few, ANNA, plan_in_a_shortage),
    "shortage": (scene.shortage, BEN, shortage),
    "claim": (scene.claim, ANNA, claim),
    "last-call": (scene.last_call, ANNA, last_call),
    "estate": (scene.estate, CEM, estate),
    "debt": (scene.debt, ANNA, debt),
    "bus": (scene.bus, ANNA, bus),
    "jump": (scene.jump, ANNA, jump),
    "pay-or-draw": (scene.pay_or_draw, ANNA, pay_or_draw),
    "mortgaged": (scene.mortgaged, ANNA, mortgaged),
}


@pytest.mark.parametrize("name", SCENES)
def test_a_question_is_for_everyone_and_answered_by_keys(sit: Sit, name: str) -> None:
    script, person, answer = SCENES[name]
    seat = sit(remembers={"light": "auto"}, reduced_motion="reduce")
    code, troupe = scene.staged(script(), seat.server)
    scene.takes(seat, code, troupe, [person])
    expect(seat.sheet.or_(seat.decision.locator(".btns, .claim")).first).to_be_visible()
    assert not faults(seat.page, crossed=list(SCENES).index(name) % 2 == 1)
    answer(seat, troupe, Keys(seat))
