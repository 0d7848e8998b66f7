"""Games that begin in the middle: laid out from the table before you, from a file, from a finished game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from web.conftest import Sit
from web.dice import PAD, tap
from web.look import faults
from web.seat import Seat

from bankhalter import Game
from bankhalter import edition as editions

PHONE = {"width": 390, "height": 844}
LOOKED_AT: dict[str, Any] = {"remembers": {"light": "auto"}, "reduced_motion": "reduce"}


def group_of(name: str) -> list[int]:
    """The squares of the first colour group of an edition."""
    spaces = editions.load(name).spaces
    first = next(space for space in spaces if space.kind == "street")
    return [space.at for space in spaces if space.group == first.group]


def opens(seat: Seat, edition: str, people: int) -> None:
    """Go to the page on which positions are laid out, from the first page."""
    seat.page.goto("/")
    seat.page.get_by_role("link", name=seat.say("web-to-middle")).click()
    seat.page.get_by_label(seat.say("setup-edition")).select_option(edition)
    seat.page.get_by_label(seat.say("web-how-many")).select_option(str(people))
    expect(seat.page.locator(".person")).to_have_count(people)


def touches(seat: Seat, space: int) -> None:
    """Touch a square of the board."""
    seat.page.locator(f"[data-at='{space}']").click()


def builds(seat: Seat, space: int, level: str) -> None:
    """Touch a square that somebody owns, and say what stands on it."""
    touches(seat, space)
    seat.page.get_by_role("group", name=seat.say("setup-level")).get_by_role(
        "button", name=level, exact=True
    ).click()


def chooses(seat: Seat, number: int) -> None:
    """Lay out what belongs to this person from now on."""
    seat.page.locator(".person .mark").nth(number - 1).click()


@pytest.mark.parametrize("name", editions.available())
def test_the_table_in_front_of_you_is_laid_out_and_played_on(sit: Sit, name: str) -> None:
    anna, ben = sit(size=PHONE, **LOOKED_AT), sit(name="Ben", size=PHONE)
    opens(anna, name, 2)
    streets, grain = group_of(name), editions.load(name).money.grain
    for space in streets:
        touches(anna, space)
    builds(anna, streets[0], "2")
    wrong = anna.page.get_by_role("status").locator(".bad")
    expect(wrong).to_have_count(1)  # nothing stands on the others yet
    expect(anna.page.locator(".wrong")).to_have_count(1)
    expect(anna.button("setup-phones")).to_be_disabled()
    for space in streets[1:]:
        builds(anna, space, "1")
    expect(wrong).to_have_count(0)
    anna.page.locator(".cash").nth(0).fill(str(41 * grain))
    chooses(anna, 2)
    anna.page.get_by_label(anna.say("setup-name", number=2)).fill("Ben")
    anna.page.locator(".person .more select").nth(1).select_option("2")  # behind bars
    anna.page.get_by_label(anna.say("setup-turn")).select_option("1")
    expect(anna.page.get_by_role("status").locator(".good")).to_be_visible()
    anna.button("setup-phones").click()
    anna.page.wait_for_url("**/r/*")
    ben.page.goto(anna.page.url)
    ben.page.locator("main.lobby form").get_by_role("button", name="Ben", exact=True).click()
    ben.button("web-sit").click()
    anna.page.locator("main.lobby .btn.main", has_text="2").click()
    expect(anna.page.locator(".wallet .deed")).to_have_count(len(streets))
    expect(anna.page.locator(".purse .sum")).to_contain_text(str(41 * grain)[-2:])
    expect(ben.decision.locator(PAD)).to_be_visible()  # it is Ben's turn, who sits in jail
    tap(ben, "3-4")
    expect(anna.decision.locator(PAD)).to_be_visible()


def test_everybody_can_read_and_reach_what_is_laid_out(sit: Sit) -> None:
    anna = sit(size=PHONE, **LOOKED_AT)
    opens(anna, "standard", 3)
    touches(anna, 39)
    builds(anna, 39, "1")
    expect(anna.page.locator(".wrong")).to_have_count(1)
    assert faults(anna.page) == []


def test_a_record_is_played_on_against_computers(sit: Sit, tmp_path: Path) -> None:
    game = Game("standard", ["Anna", "Ben", "Cem"], seed=5)
    while game.state.turns < 40:
        game.push(game.default())
    file = tmp_path / "evening.game"
    file.write_text(game.record().text(), encoding="utf-8")
    ben = sit(name="Ben")
    ben.page.goto("/aufbau")
    ben.page.locator("input[type=file]").set_input_files(file)
    expect(ben.page.locator(".person b")).to_have_text(["Anna", "Ben", "Cem"])
    expect(ben.page.locator(".cash").nth(1)).to_have_value(str(game.state.seats[1].cash))
    ben.page.get_by_label(ben.say("setup-me")).select_option("1")
    ben.button("setup-bots").click()
    ben.decision.wait_for()
    expect(ben.page.locator("section.players")).to_contain_text("Cem")


def test_a_finished_game_is_played_on_from_its_replay(sit: Sit) -> None:
    anna = sit()
    code = anna.begin(pace=0)
    anna.play(most=40)
    anna.resign()
    expect(anna.page.locator("a[download]")).to_be_visible()
    anna.page.goto(f"/r/{code}?move=30")
    anna.button("sheet-play-on").click()
    anna.page.wait_for_url("**/aufbau?*")
    expect(anna.page.locator(".person")).to_have_count(2)
    expect(anna.button("setup-bots")).to_be_enabled()
