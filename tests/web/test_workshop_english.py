"""English in the workshop: optional, beside every German text, and what English readers are shown."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from web.bench import Bench
from web.conftest import Sit

from bankhalter.text import plain

# At which step a German text is changed, where it is, and what it is in both languages.
TEXTS = [
    ("words", "terms.house.{}.one", "Zelt", "tent"),
    ("words", "decks.a.name.{}", "Zufall", "Luck"),
    ("words", "terms.jail.{}.one", "Keller", "cellar"),
    ("colours", "groups.brown.name.{}", "Kreide", "Chalk"),
    ("colours", "groups.station.name.{}", "Haltestellen", "Stops"),
    ("figures", "tokens.0.name.{}", "Schwebebahn", "Monorail"),
    ("money", "money.pattern.{}", "Taler", "thalers"),
    ("money", "box.currency.{}", "Talern", "thalers"),
    ("squares", "spaces.1.short.{}", "Badstr.", "Bath St."),
]


def untranslated(bench: Bench) -> Locator:
    """What is told of texts without English."""
    told = plain("de").problem("no-english", {"count": 1})
    return bench.page.locator(".edit .notes", has_text=told)


@pytest.mark.parametrize(("step", "place", "german", "english"), TEXTS, ids=lambda one: one)
def test_what_has_lost_its_english_gets_it_back(
    sit: Sit, step: str, place: str, german: str, english: str
) -> None:
    """A new German text is a hint until its English stands beside it."""
    bench = Bench(sit())
    bench.begin()
    bench.step(step)
    for closed in bench.page.locator(".edit details:not([open]) > summary").all()[::-1]:
        closed.click()
    bench.field(place.format("de")).fill(german)
    expect(untranslated(bench)).to_have_count(1)
    bench.field(place.format("en")).fill(english)
    expect(untranslated(bench)).to_have_count(0)
    bench.seat.button("workshop-undo").click()
    expect(untranslated(bench)).to_have_count(1)


def test_the_english_plural_follows_and_emptied_english_is_none(sit: Sit) -> None:
    bench = Bench(sit())
    bench.begin()
    bench.step("words")
    bench.field("terms.house.de.one").fill("Zelt")
    one, many = bench.field("terms.house.en.one"), bench.field("terms.house.en.many")
    expect(one).to_have_value("")
    expect(one).to_have_attribute("placeholder", "Zelt")
    one.fill("tent")
    expect(many).to_have_value("tents")
    one.fill("")
    expect(many).to_have_value("")
    expect(untranslated(bench)).to_have_count(1)
    expect(bench.page.locator(".rail [role=status] .bad")).to_have_count(0)


def test_english_readers_of_a_shared_edition_read_english(sit: Sit) -> None:
    bench = Bench(sit())
    bench.begin()
    bench.step("words")
    for place, german, english in (
        ("name", "Lindenau am See", "Limetown"),
        ("blurb", "Ganz neu.", "All new."),
    ):
        bench.field(f"{place}.de").fill(german)
        expect(bench.field(f"{place}.en")).to_have_value(german)
        bench.field(f"{place}.en").fill(english)
    page, say = bench.page, bench.seat.say
    page.get_by_role("button", name=say("workshop-files"), exact=True).click()
    bench.seat.button("workshop-make-link").click()
    link = page.get_by_label(say("workshop-link"), exact=True).input_value()
    reader = sit(name="Ben", language="en")
    reader.page.goto(link)
    reader.button("workshop-shared-show").click()
    expect(reader.page.get_by_role("heading", name="Limetown", exact=True)).to_be_visible()
    expect(reader.page.locator("section.card")).to_contain_text("All new.")
    base = re.escape(reader.say("workshop-shared-base", base="Standard"))
    expect(reader.page.locator("section.card")).to_contain_text(re.compile(base))
