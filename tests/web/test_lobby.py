"""The lobby in browsers: talk, colours, ready marks, what the host changes, and then the game."""

from __future__ import annotations

from playwright.sync_api import expect
from web.conftest import Sit
from web.look import faults


def test_from_the_lobby_to_the_first_turn(sit: Sit) -> None:
    anna, ben = sit(name="Anna", remembers={"light": "auto"}), sit(name="Ben")
    code = anna.server.open(seats=3)
    anna.enter(code)
    expect(anna.button("web-stand")).to_be_visible()
    ben.enter(code)
    expect(ben.button("web-ready")).to_be_visible()

    # Talk: a phrase and own words, on both screens, and from the start of the game on in its sheet.
    ben.page.locator(".talk input").fill("Ich bringe Kuchen mit")
    ben.button("sheet-send").click()
    said = anna.page.locator(".talk .said")
    expect(said).to_contain_text("Ich bringe Kuchen mit")
    anna.page.locator(".talk .quick .btn").first.click()
    expect(ben.page.locator(".talk .said p")).to_have_count(2)

    # A colour: the seat has it on both screens.
    ben.page.locator(".seats .pick").click()
    ben.page.get_by_label(ben.say("web-colour-5")).check()
    olive = anna.page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--q5')")
    expect(ben.page.get_by_label(ben.say("web-colour-5"))).to_be_checked()
    expect(anna.page.locator(":root")).to_have_css("--p1", olive)

    # What the host changes is marked, and asks everybody anew whether they are ready.
    ben.button("web-ready").click()
    expect(anna.page.locator(".seats")).to_contain_text(anna.say("web-is-ready"))
    anna.page.locator("select[name=end]").select_option("45")
    terms = ben.page.locator(".terms")
    expect(terms).to_contain_text(ben.say("web-end-after", minutes=45))
    expect(terms).to_contain_text(ben.say("web-terms-differ"))
    expect(ben.button("web-ready")).to_be_visible()
    anna.page.locator("select[name=cash]").select_option("3000")
    expect(terms).to_contain_text("M 3000")
    anna.page.locator("select[name=clock]").select_option("day")
    expect(terms).to_contain_text(ben.say("web-clock-day"))

    # A computer with a name and a face.
    anna.button("web-put-bot").click()
    expect(ben.page.locator(".seats .face")).to_have_count(1)
    expect(ben.page.locator(".seats")).to_contain_text("Cosima")
    assert not faults(anna.page)

    anna.page.locator("main.lobby .seats .btn.main").click()
    for seat in (anna, ben):
        expect(seat.decision).to_be_visible()
        expect(seat.page.locator(".pl")).to_have_count(3)
    expect(ben.page.locator(".where")).to_contain_text("45:00")


def test_into_a_locked_room_an_invitation_leads_one_person(sit: Sit) -> None:
    anna = sit(remembers={"light": "auto"}, permissions=["clipboard-read", "clipboard-write"])
    ben, carla = sit(name="Ben"), sit(name="Carla")
    code = anna.server.open(seats=3)
    anna.enter(code)
    anna.button("web-lock").click()
    ben.enter(code, sits=False)
    ben.sees(ben.say("web-guest-locked"))
    anna.button("web-invitation-send").click()
    anna.sees(anna.say("web-invitations-open", count=1))
    link = str(anna.page.evaluate("navigator.clipboard.readText()")).replace(anna.server.url, "/")
    for guest in (ben, carla):
        guest.page.goto(link)
        guest.page.reload()
        guest.button("web-sit").click()
    expect(ben.button("web-ready")).to_be_visible()
    expect(anna.page.get_by_text(anna.say("web-invitations-open", count=1))).to_have_count(0)
    expect(carla.page.get_by_role("alert")).to_have_text(carla.say("server-no-invitation"))
    assert not faults(anna.page)
