"""From the workshop to a table, by every way and by keyboard alone; and hostile files."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.bench import NAMES, STEPS, Bench
from web.conftest import Sit
from web.dice import tap
from web.keys import Keys
from web.look import FULL, faults, too_wide

from bankhalter.edition import check_tree, from_toml, load, to_toml

SQUARES = 40


def names_on(page: Page) -> list[str]:
    """What the squares of the board are called."""
    labels = "all => all.map(one => one.getAttribute('aria-label').split(',')[0])"
    found: list[str] = page.locator("g[data-at]").evaluate_all(labels)
    return found


def play(bench: Bench) -> None:
    """Open the panel with all ways to play."""
    bench.page.get_by_role("button", name=bench.seat.say("workshop-play"), exact=True).click()
    expect(bench.page.get_by_role("dialog")).to_be_visible()


def test_with_the_keyboard_alone_from_the_start_page_to_the_first_throw(sit: Sit) -> None:
    bench = Bench(sit())
    keys, page, say = Keys(bench.seat), bench.page, bench.seat.say
    bench.seat.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto("/")
    keys.press(page.get_by_role("link", name=say("web-to-workshop")))
    keys.type(page.get_by_label(say("workshop-edition-name")), "Lindenau")
    page.keyboard.press("Enter")
    expect(page.locator("main.ws")).to_be_visible()
    keys.reach(page.locator('g[data-at="1"]'))
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    keys.type(bench.field("spaces.3.name.de"), "Kiosk")
    page.keyboard.press("Enter")
    page.keyboard.type("Abwasser")
    bench.shows(3, "Kiosk")
    bench.shows(4, "Abwasser")
    keys.press(page.get_by_role("button", name=say("workshop-square-before")))
    expect(page.locator(".say").first).to_contain_text("Anna landet auf dem Kiosk.")
    keys.reach(bench.field("spaces.3.name.de"), "Shift+Tab")
    page.evaluate("text => navigator.clipboard.writeText(text)", "\n".join(NAMES))
    page.keyboard.press("ControlOrMeta+v")
    dialog = page.get_by_role("dialog")
    keys.press(dialog.locator(".btn.main"))
    bench.shows(39, NAMES[39])
    keys.press(page.get_by_role("button", name=say("workshop-play"), exact=True), "Space")
    keys.press(dialog.get_by_role("button", name=re.compile(f"^{say('web-play-now')}")))
    bench.seat.decision.wait_for()
    expect(page.locator("g[data-at]")).to_have_count(SQUARES)
    assert names_on(page) == NAMES
    before = page.locator(".log").inner_text()
    first = bench.seat.decision.locator(".btns .btn").first
    expect(first).to_be_enabled()
    page.keyboard.press("d")
    expect(first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".log")).not_to_have_text(before)


def test_friends_are_invited_to_an_own_board(sit: Sit) -> None:
    bench = Bench(sit(remembers={"light": "auto"}, reduced_motion="reduce"))
    bench.begin()
    bench.square(39)
    bench.field("spaces.39.name.de").fill("Unser Haus")
    play(bench)
    assert not faults(bench.page)
    bench.seat.starting("web-invite").click()
    expect(bench.page.locator("main.lobby")).to_be_visible()
    guest = sit(name="Ben")
    guest.enter(bench.page.url.rpartition("/")[2])
    for seat in (bench.seat, guest):
        expect(seat.page.get_by_role("banner")).to_contain_text("Lindenau")
    told = guest.page.get_by_role("link", name=guest.say("web-written-edition-look"))
    expect(guest.page.locator("main.lobby")).to_contain_text(guest.say("web-written-edition"))
    link = told.get_attribute("href")
    bench.seat.button("web-start-bots").click()
    for seat in (bench.seat, guest):
        label = re.compile("^Unser Haus,")
        expect(seat.page.locator('g[data-at="39"]')).to_have_attribute("aria-label", label)
    guest.button("web-tool-people").click()
    expect(guest.sheet).to_contain_text(guest.say("web-written-edition"))
    assert told.get_attribute("href") == link
    with guest.context.expect_page() as opened:
        told.click()
    shared = opened.value
    shared.get_by_role("button", name=guest.say("workshop-shared-show")).click()
    expect(shared.get_by_role("button", name=guest.say("workshop-report"))).to_be_visible()
    guest.page.goto("/spiele")
    running = guest.page.locator("section[aria-labelledby=running] li")
    expect(running).to_contain_text(guest.say("web-own-edition"))


def test_an_own_board_is_played_at_one_device(sit: Sit) -> None:
    bench = Bench(sit())
    bench.begin()
    bench.square(39)
    bench.field("spaces.39.name.de").fill("Unser Haus")
    play(bench)
    bench.page.get_by_role("dialog").get_by_role("button", name="2", exact=True).click()
    bench.seat.starting("web-at-device").click()
    bench.page.locator("main.lobby .btn.main").click()
    bench.shows(39, "Unser Haus")
    assert bench.seat.play(most=1) == "tired"


def test_a_printed_own_board_lies_on_the_table(sit: Sit) -> None:
    """At the real board hands are told what to do in the words of the own edition, with the right article."""
    bench = Bench(sit(remembers={"light": "auto"}, reduced_motion="reduce"))
    bench.begin()
    bench.square(5)
    bench.field("spaces.5.name.de").fill("Haltestelle Nord")
    expect(bench.page.locator(".say").first).to_contain_text("auf der Haltestelle Nord")
    play(bench)
    bench.page.get_by_role("dialog").get_by_role("button", name="2", exact=True).click()
    bench.page.get_by_role("button", name=bench.seat.say("web-real-board")).click()
    assert not faults(bench.page, crossed=True)
    bench.seat.button("web-real-tablet", count=2).click()
    bench.page.locator("main.lobby .btn.main").click()
    for thrown in ("5-6", "1-2", "2-3"):  # who begins, and the first throw
        tap(bench.seat, thrown)
    expect(bench.page.locator(".hands")).to_contain_text("auf die Haltestelle Nord")


WIDEST_STEP = """() => {
  const over = [...document.querySelectorAll(".rail nav button > *")].filter((part) => {
    const [a, b] = [part.getBoundingClientRect(), part.parentElement.getBoundingClientRect()]
    return a.right > b.right || b.right > document.querySelector(".mid").getBoundingClientRect().left
  })
  return over.map((part) => part.parentElement.textContent)
}"""


def test_every_step_stays_beside_the_board(sit: Sit) -> None:
    """With all that stands at it: how many squares are new, how many problems they have."""
    bench = Bench(sit())
    bench.begin()
    bench.seat.button("workshop-names-list").click()
    bench.page.get_by_role("dialog").get_by_role("textbox").fill("\n".join(NAMES))
    bench.page.get_by_role("dialog").locator(".btn.main").click()
    bench.shows(39, NAMES[39])
    bench.square(29)
    bench.field("spaces.29.rent.2").fill("36")
    expect(bench.page.locator(".rail nav .dot").first).to_be_visible()
    for width in (1200, 1280, 1339, 1340, 1440):
        bench.page.set_viewport_size({"width": width, "height": 800})
        assert bench.page.evaluate(WIDEST_STEP) == [], width


@pytest.mark.parametrize("panel", ["files", "names"])
def test_panels_are_for_everyone(sit: Sit, panel: str) -> None:
    bench = Bench(sit(remembers={"light": "auto"}, reduced_motion="reduce"))
    bench.begin()
    if panel == "names":
        bench.seat.button("workshop-names-list").click()
        bench.page.get_by_role("dialog").get_by_role("textbox").fill("\n".join(NAMES))
        bench.page.get_by_role("dialog").get_by_role("status").wait_for()
    else:
        bench.page.get_by_role("button", name=bench.seat.say("workshop-files"), exact=True).click()
        bench.seat.button("workshop-make-link").click()
        bench.page.get_by_label(bench.seat.say("workshop-link"), exact=True).wait_for()
    assert not faults(bench.page, crossed=panel == "names")


OF_ITS_OWN = re.compile(r"/assets/(?:Workshop|SetUp|words|setup-words)-")


def test_who_only_plays_loads_nothing_of_the_workshop(sit: Sit) -> None:
    seat = sit()
    asked: list[str] = []
    seat.page.on("request", lambda request: asked.append(request.url))
    seat.page.goto("/")
    seat.starting("web-play-now").click()
    seat.decision.wait_for()
    seat.play(most=2)
    assert any("/assets/Room-" in url for url in asked)
    assert not [url for url in asked if OF_ITS_OWN.search(url)]
    seat.page.goto("/werkstatt")
    expect(seat.page.locator("main.begin")).to_be_visible()
    assert len([url for url in asked if OF_ITS_OWN.search(url)]) > 1


# Hostile files ---------------------------------------------------------------------------------------------

HOSTILE = [
    "<script>document.body.remove()</script>",
    '"><img src=x onerror="document.body.remove()">',
    "javascript:document.body.remove()",
    "&lt;b&gt; {space} {{7*7}} ${7*7}",
    "W" * 60,
    "ﷺ" * 60,
    "a" + "\u0301" * 4,
    "😀" * 60,
    "</text></svg><h1>Oben</h1>",
]
PIECES = [
    *HOSTILE,
    "]]>",
    "</style>",
    "\u200d",
    "Ω",
    "ﬃ",
    "𝕏",
    "漢字",
    "עברית",
    "ا",
    "क्षि",
    "M" * 19,
    "il." * 7,
    " ",
    "-",
    "'",
]
OUTSIDE = """all => all.filter(name => {
  const [a, b] = [name.getBoundingClientRect(), name.closest('g[data-at]').getBoundingClientRect()]
  return a.left < b.left - 2 || a.right > b.right + 2 || a.top < b.top - 2 || a.bottom > b.bottom + 2
}).map(name => name.textContent)"""
WORDS = ("de", "en", "one", "many", "dative_many")  # where texts for people stand
LONG = 60  # signs; a longer text is one of cards, in which braces mean something
MOST = {"short": 24, "text": 240, "blurb": 240, "pattern": 20}  # signs; else sixty
Word = Callable[[int, str], str]  # a text of at most so many signs that keeps these placeholders
FILES = 250 if FULL else 3  # of forty names each
AT_ONCE = 10  # files of one test


def name_of(seed: int, at: int) -> str:
    """A hostile name, or one made of hostile pieces, that the checker lets pass."""
    if seed == 0:
        return HOSTILE[at % len(HOSTILE)]
    chance = random.Random(seed * SQUARES + at)
    while True:
        name = "".join(chance.choices(PIECES, k=chance.randrange(1, 6)))[: chance.choice((9, 24, 60))].strip()
        tree = {"format": 1, "extends": "standard", "id": "own", "name": {"de": name or "x"}}
        if name and not check_tree(tree):
            return name


def hostile_file(seed: int) -> str:
    """A file whose every name would do harm, if it were more than a text."""
    names = {str(at): {"name": {"de": name_of(seed, at)}} for at in range(SQUARES)}
    own = {"format": 1, "extends": "standard", "id": "own", "name": {"de": name_of(seed, SQUARES)}}
    return to_toml({**own, "spaces": names, "blurb": {"de": name_of(seed, SQUARES + 1)}})


def opened(bench: Bench, folder: Path, text: str) -> None:
    """Lay the edition of a file on the bench."""
    (folder / "own.toml").write_text(text, "utf-8")
    bench.page.goto("/werkstatt")
    bench.page.locator("main input[type=file]").set_input_files(folder / "own.toml")
    expect(bench.page.locator("main.ws")).to_be_visible()


def harmless(page: Page) -> None:
    """Nothing of a text has become part of the page."""
    assert page.locator("h1:text-is('Oben'), img[src=x], main script").count() == 0


@pytest.mark.parametrize("first", range(0, FILES, AT_ONCE))
def test_hostile_names_stay_text_and_in_their_squares(sit: Sit, tmp_path: Path, first: int) -> None:
    """10,000 names in full, each laid out by the browser itself."""
    bench = Bench(sit())
    for seed in range(first, min(first + AT_ONCE, FILES)):
        opened(bench, tmp_path, hostile_file(seed))
        bench.shows(0, name_of(seed, 0))
        assert bench.page.locator("g[data-at] .name").evaluate_all(OUTSIDE) == [], seed
        harmless(bench.page)
    for step in ("squares", "cards", "print"):
        bench.step(step)
        bench.page.wait_for_load_state("networkidle")
        assert not too_wide(bench.page)
        harmless(bench.page)


def reworded(tree: Any, word: Word, most: int = 60, key: str = "") -> Any:
    """A tree in which every text is another one."""
    if isinstance(tree, dict):
        inner = {name: reworded(value, word, MOST.get(name, most), name) for name, value in tree.items()}
        return {name: value for name, value in inner.items() if name != "forms"}
    if isinstance(tree, list):
        return [reworded(value, word, most) for value in tree]
    if not isinstance(tree, str) or key not in WORDS:
        return tree
    return word(most, " ".join(re.findall(r"{[a-z-]*}", tree)))


def all_reworded(word: Word) -> str:
    """The file of an edition in which every text is another one."""
    tree = reworded({name: part for name, part in load("standard").tree.items() if name != "status"}, word)
    text = to_toml({**tree, "extends": "standard", "id": "own"})
    assert check_tree(from_toml(text)) == []
    return text


def longest(most: int, kept: str) -> str:
    """One word, as long as it may be and as wide."""
    return f"{kept} {'W' * (most - len(kept) - 1)}" if kept else "W" * most


def hostile(seed: int) -> Word:
    """Words that would do harm, one after the other; they have no braces where those mean something."""
    names = (name_of(seed, at) for at in itertools.count())

    def word(most: int, kept: str) -> str:
        room = most - len(kept) - 1
        name = next(name for name in names if len(name) <= room)
        return f"{kept} {re.sub('[{}]', '', name)}" if kept or most > LONG else name

    return word


@pytest.mark.parametrize("seed", range(40) if FULL else [0, 1])
def test_hostile_words_stay_words_at_every_step_and_at_the_table(sit: Sit, tmp_path: Path, seed: int) -> None:
    """Not names alone: cards, words, groups, piles, figures, money and the sentence about the edition."""
    bench = Bench(sit())
    opened(bench, tmp_path, all_reworded(hostile(seed)))
    for step in STEPS:
        bench.step(step)
        for closed in bench.page.locator(".edit details:not([open]) > summary").all()[::-1]:
            closed.click()
        bench.page.wait_for_load_state("networkidle")
        harmless(bench.page)
        assert not too_wide(bench.page), step
    play(bench)
    bench.page.get_by_role("button", name=re.compile(f"^{bench.seat.say('web-play-now')}")).click()
    bench.seat.decision.wait_for()
    bench.seat.play(most=6)
    harmless(bench.page)
    assert not too_wide(bench.page)


# What lies over its neighbour, or is cut off where it should go on in the next line.
CUT_OR_OVER = """() => {
  const right = (one) => document.querySelector(one).getBoundingClientRect().right
  const left = (one) => document.querySelector(one).getBoundingClientRect().left
  const cut = [...document.querySelectorAll(".deed dd")].filter((sum) =>
    sum.getBoundingClientRect().right > sum.closest(".deed").getBoundingClientRect().right)
  const over = [[".top .where", ".top nav"], [".sheet > header h2", ".sheet > header .ib"]].filter(
    ([one, other]) => right(one) > left(other))
  return [...over, ...cut.map((sum) => sum.textContent)]
}"""


def test_words_of_the_greatest_length_stay_in_the_window(sit: Sit, tmp_path: Path) -> None:
    """At every step of the workshop, and then at the table."""
    bench = Bench(sit(remembers={"light": "auto"}, reduced_motion="reduce"))
    opened(bench, tmp_path, all_reworded(longest))
    bench.shows(0, "W" * 60)
    wide = {}
    for step in STEPS:
        bench.step(step)
        bench.page.wait_for_load_state("networkidle")
        wide[step] = too_wide(bench.page)
    play(bench)
    wide["play"] = too_wide(bench.page)
    bench.page.get_by_role("button", name=re.compile(f"^{bench.seat.say('web-play-now')}")).click()
    bench.seat.decision.wait_for()
    wide["table"] = too_wide(bench.page)
    bench.seat.play(most=12)
    wide["later"] = too_wide(bench.page)
    bench.page.locator('g[data-at="39"]').click()
    expect(bench.seat.sheet).to_contain_text("W" * 60)
    wide["deed"] = too_wide(bench.page)
    assert bench.page.evaluate(CUT_OR_OVER) == []
    bench.seat.open_book()
    wide["book"] = too_wide(bench.page)
    assert not any(wide.values()), wide
