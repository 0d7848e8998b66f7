"""The booklet: complete for every edition, true to its data and switches, and able to answer."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from bankhalter import Edition, available
from bankhalter import edition as editions
from bankhalter.core import names
from bankhalter.edition import BoxPrint, Space
from bankhalter.switches import CHOICES, Rules, agree, defaults
from bankhalter.text import LANGUAGES, booklet, plain
from bankhalter.text.booklet.book import Book, applies, own_rules
from bankhalter.text.booklet.book_tables import bare
from bankhalter.text.booklet.contents import CONTENTS, ONLY
from bankhalter.text.booklet.facts import CONDITIONS, BookTable
from bankhalter.text.speaker import Speaker

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "tests" / "data"
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
EDITIONS = available()
QUESTIONS = {
    path.stem: tomllib.loads(path.read_text(encoding="utf-8"))["question"]
    for path in sorted((DATA / "questions").glob("*.toml"))
}
MISSED = {"build": 0.05, "more": 0.05}  # what may be missed of the questions the index was made with
SILENT = tomllib.loads((DATA / "booklet" / "silent.toml").read_text(encoding="utf-8"))
BOTH = [(name, language) for name in EDITIONS for language in LANGUAGES]
FULL = pytest.mark.parametrize(("name", "language"), BOTH)


@cache
def load(name: str) -> Edition:
    return editions.load(name)


@cache
def book(name: str, language: str) -> Book:
    return booklet.compose(load(name), None, language)


def said(found: Book, without: tuple[str, ...] = (), unread: tuple[str, ...] = ()) -> str:
    """Everything a booklet says, headings and tables with it.

    Leaves out the tables of the paragraphs `without`, and what is `unread` altogether.
    """
    read = [entry for entry in found.entries() if entry.anchor not in unread]
    cells = (cell for entry in read if entry.anchor not in without for row in entry.table for cell in row)
    words = (f"{entry.title}\n{entry.text}" for entry in read)
    return "\n".join([found.title, *(part.title for part in found.parts), *words, *cells])


def agreed(name: str, **switches: Any) -> Rules:
    return agree(load(name), 6 if switches.get("banker_plays") is False else 2, **switches)


# Complete ---------------------------------------------------------------------------------------


@FULL
def test_no_key_and_no_variable_is_left_open(name: str, language: str) -> None:
    text = said(book(name, language))
    assert not re.search(r"booklet-[a-z]|[{}$]", text)
    assert not re.search(r"  |\s[,;.!?]", text), re.findall(r".{20}(?:  |\s[,;.!?]).{10}", text)
    for entry in book(name, language).entries():
        assert re.match(r"[„«“]?[A-ZÄÖÜ0-9]", entry.title), entry.title
        assert re.search(r"[.!?]$|\.–$", entry.text), entry.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_has_its_words_and_no_words_are_left_over(language: str) -> None:
    paragraphs = [paragraph for chapter in CONTENTS for paragraph in chapter.paragraphs]
    wanted = {f"booklet-chapter-{chapter.id}" for chapter in CONTENTS}
    wanted |= {f"booklet-{paragraph.anchor}{end}" for paragraph in paragraphs for end in ("", "-title")}
    assert all(plain(language).has(key) for key in wanted)
    anchors = [paragraph.anchor for paragraph in paragraphs]
    assert len(anchors) == len(set(anchors))
    file = (ROOT / "src" / "bankhalter" / "text" / language / "booklet.ftl").read_text(encoding="utf-8")
    titled = re.findall(r"^booklet-([a-z-]+)-title =", file, re.M)
    assert titled == anchors


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_typed_besides_the_years_of_the_history(language: str) -> None:
    file = (ROOT / "src" / "bankhalter" / "text" / language / "booklet.ftl").read_text(encoding="utf-8")
    for line in file.splitlines():
        words = re.sub(r"^[a-z0-9-]+ =|^\s*\*?\[[^\]]*\]|\{[^{}]*\}", "", line)
        assert line.startswith(("booklet-history-", "#")) or not re.search(r"\d", words), line


def ids() -> list[str]:
    """Every rule and ruling of docs/rules.md."""
    found = re.findall(r"^(?:- )?\*\*((?:[A-Z]+-[A-Z]?\d+))[ *]", RULES.split("## 21 ")[0], re.M)
    assert len(found) == len(set(found)) > 200
    return found


@pytest.mark.parametrize("name", EDITIONS)
def test_every_rule_of_the_edition_is_stated(name: str) -> None:
    table = BookTable(load(name), own_rules(load(name)))
    stated = {rule for entry in book(name, "de").entries() for rule in entry.rules}
    wanted = {rule for rule in ids() if applies(rule, table)} - set(SILENT)
    assert wanted - stated == set()


def test_no_rule_is_silent_that_is_spoken_and_none_is_unknown() -> None:
    stated = {rule for chapter in CONTENTS for paragraph in chapter.paragraphs for rule in paragraph.rules}
    assert stated <= set(ids())
    assert not stated & set(SILENT)
    assert all(SILENT.values())
    assert {start for start in ONLY if start[-1].isdigit()} <= set(ids())
    assert set(ONLY.values()) <= set(CONDITIONS)


FAMILIES = {"SPEED": ("000", "002", "004"), "SHORT-C": ("001",), "SHORT-W": ("003",), "TIME": ("001",)}


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("family", FAMILIES)
def test_chapters_of_other_books_are_left_out(name: str, family: str) -> None:
    """Which book has which chapter: docs/rules.md, sections 16 to 18."""
    stated = {rule for entry in book(name, "en").entries() for rule in entry.rules}
    mine = {rule for rule in ids() if rule.startswith(family)}
    assert mine
    assert stated & mine == (mine if load(name).seed in FAMILIES[family] else set())


# Numbers and switches ---------------------------------------------------------------------------


def numbers(edition: Edition) -> dict[str, list[int]]:
    """Every number of an edition, by where it stands."""
    money, amounts = edition.money, edition.amounts
    found: dict[str, list[int]] = {
        "players": list(edition.players),
        "box": [edition.box.age, *edition.box.short_minutes] if edition.box.age else [],
        "extras": list(edition.box.extras.values()),
        "money": [money.start, money.smallest, money.grain, *(n for note in money.notes for n in note)],
        "amounts": [amounts.salary, amounts.fine, amounts.houses, amounts.hotels, amounts.interest_percent],
        "speed": [amounts.speed_bonus] if edition.speed else [],
    }
    for space in edition.spaces:
        single = (space.price, space.house, space.hotel, space.mortgage, space.amount)
        found[f"space {space.at}"] = [value for value in (*single, *space.rent, *space.factor) if value]
    for card in edition.cards:
        found[f"card {card.deck} {card.id}"] = [
            v for k, v in card.args.items() if isinstance(v, int) and k != "to"
        ]
    for id, variant in edition.variants.items():
        if id != "normal":
            wanted = (variant.deal, variant.hotel_houses, variant.end_bankruptcies)
            found[f"variant {id}"] = [value for value in wanted if value > 1]
    return found


@FULL
def test_every_number_of_the_edition_appears(name: str, language: str) -> None:
    edition = load(name)
    speaker = Speaker(edition, language, ())
    printed = set(re.findall(r"\d[\d.,’']*\d|\d", said(book(name, language))))
    for place, values in numbers(edition).items():
        for value in values:
            assert bare(speaker, value) in printed, f"{place}: {value}"


@FULL
def test_rents_and_prices_stand_with_their_property(name: str, language: str) -> None:
    edition = load(name)
    speaker = Speaker(edition, language, ())
    rents, prices = (book(name, language).entry(anchor) for anchor in ("rent-streets", "build-prices"))
    assert rents
    assert prices
    for space in edition.spaces:
        if space.kind == "street":
            assert (speaker.space(space.at), *(bare(speaker, rent) for rent in space.rent)) in rents.table
        if space.price:
            row = next(row for row in prices.table if row[0] == speaker.space(space.at))
            assert row[1] == bare(speaker, space.price)
            assert row[-1] == bare(speaker, space.mortgage)


def other_values(name: str) -> dict[str, dict[str, Any]]:
    """One other value for every switch that can be changed in an edition, with what else it needs."""
    edition, usual = load(name), defaults(load(name))
    found: dict[str, dict[str, Any]] = {}
    for switch, value in usual.items():
        if switch in CHOICES:
            found[switch] = {switch: next(choice for choice in CHOICES[switch] if choice != value)}
        elif isinstance(value, bool):
            found[switch] = {switch: not value}
    found["opening_bid"] = {"opening_bid": 3 * usual["opening_bid"]}
    found["jail_pay_turns"] = {"jail_pay_turns": (1,)}
    found["banker_seat"] = {"banker_seat": 1}
    found["max_players"] = {"max_players": edition.players[1] - 1}
    return found | special_values(edition, found)


def special_values(edition: Edition, found: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Switches that need others, or that this edition's book has no use for."""
    if edition.speed:
        found["speed_faces"] = {"speed_faces": ("1", "1", "2", "3", "bus", "mr")}
    else:
        for switch in ("speed_die", "triple_counts_as_doubles", "mr_monopoly_all_owned"):
            del found[switch]
    if len(edition.variants) == 1:
        del found["tie_break"]
    if "time" not in edition.variants:
        del found["custom_game"]
    if not edition.rules["banker_may_abstain"]:
        del found["banker_plays"]
    del found["swiss_short_jail_exit"]
    return {}


SOURCES = {
    "banker_seat": {"R-4"},
    "banker_may_abstain": {"BANK-5", "R-4"},
    "offers_block": {"R-90"},
    "speed_die": {"SPEED-1", "SPEED-2"},
}


def sources(switch: str) -> set[str]:
    """The rules a switch is from, by section 21 of docs/rules.md and its rulings; the newer ones by hand."""
    camel = re.sub(r"_(\w)", lambda found: found[1].upper(), switch)
    row = re.search(rf"^\| `{camel}` .*\| ([^|]*) \|$", RULES, re.M)
    return set(re.findall(r"[A-Z]+-\d+", row[1])) if row and switch not in SOURCES else SOURCES[switch]


CHANGES = [(name, switch) for name in EDITIONS for switch in other_values(name)]


@pytest.mark.parametrize(("name", "switch"), CHANGES)
def test_a_switch_changes_exactly_the_paragraphs_about_it(name: str, switch: str) -> None:
    rules = agreed(name, **other_values(name)[switch])
    for language in LANGUAGES:
        changed = booklet.compose(load(name), rules, language)
        usual = {entry.anchor: entry for entry in book(name, language).entries()}
        marked = [entry for entry in changed.entries() if entry.changed]
        assert marked, f"nothing says {switch}"
        for entry in changed.entries():
            same = entry.anchor in usual and usual[entry.anchor].text == entry.text
            assert entry.changed != same, entry.anchor
        for entry in marked:
            assert related(entry.rules, switch), f"{entry.anchor} says nothing about {switch}"


def related(rules: tuple[str, ...], switch: str) -> bool:
    """Tell whether a paragraph states a rule of a switch, or one that this rule's own text names."""
    named = set(sources(switch))
    for rule in sources(switch):
        body = re.search(rf"\*\*{rule}[ *](.*?)(?=\n\*\*|\n- \*\*|\n\n|\n#)", RULES, re.S)
        assert body, rule
        named |= set(re.findall(r"[A-Z]+-\d+", body[1]))
    return bool(named & set(rules))


@pytest.mark.parametrize("name", EDITIONS)
def test_numbers_of_switches_are_printed(name: str) -> None:
    speaker = Speaker(load(name), "de", ())
    bid = 7 * load(name).money.grain
    rules = agreed(name, opening_bid=bid, max_players=load(name).players[1] - 1)
    changed = booklet.compose(load(name), rules, "de")
    assert speaker.money(bid).rstrip(".") in text_of(changed, "auction-open")
    assert f" {rules.max_players} " in text_of(changed, "goal-players")


def text_of(found: Book, anchor: str) -> str:
    entry = found.entry(anchor)
    assert entry, anchor
    return entry.text


@pytest.mark.parametrize("name", [name for name in EDITIONS if load(name).speed])
def test_the_speed_die_brings_more_money(name: str) -> None:
    speaker = Speaker(load(name), "de", ())
    start, bonus = load(name).money.start, load(name).amounts.speed_bonus
    with_die = booklet.compose(load(name), agreed(name, speed_die=True), "de")
    assert speaker.money(start + bonus) in text_of(with_die, "setup-money")
    assert speaker.money(start + bonus) not in text_of(book(name, "de"), "setup-money")


@pytest.mark.parametrize(
    ("name", "switches", "anchors"),
    [
        (
            "deluxe-ch",
            {"variant": "short"},
            {"build-hotel", "sell-hotel", "goal-aim", "win-last", "short-what"},
        ),
        ("deluxe-ch", {"variant": "time", "minutes": 95}, {"time-what", "goal-aim", "win-last"}),
        (
            "warendorf",
            {"variant": "short"},
            {"build-hotel", "jail-out", "jail-leave", "goal-aim", "win-last"},
        ),
        (
            "deluxe-ch",
            {"variant": "short", "swiss_short_jail_exit": True},
            {"short-jail", "jail-leave", "build-hotel"},
        ),
    ],
)
def test_variants_change_what_their_chapter_says(
    name: str, switches: dict[str, Any], anchors: set[str]
) -> None:
    changed = booklet.compose(load(name), agreed(name, **switches), "de")
    marked = {entry.anchor for entry in changed.entries() if entry.changed}
    assert anchors <= marked
    assert not marked & {"rent-demand", "mortgage-lift", "trade-what", "square-parking", "debt-guard"}
    assert "minutes" not in switches or str(switches["minutes"]) in text_of(changed, "time-what")


@pytest.mark.parametrize("name", EDITIONS)
def test_R_99_R_88_an_agreed_end_is_told_with_its_last_call_and_nothing_is_dealt(name: str) -> None:
    """The timed game of 001 is another: what its chapter says of dealing does not hold for this table."""
    changed = booklet.compose(load(name), agreed(name, agreed_end=True, minutes=45), "de")
    assert "45 Minuten" in text_of(changed, "questions-clock")
    end, lapse = changed.entry("win-clock"), changed.entry("rent-lapse")
    assert end and end.title == "Schluss nach 45 Minuten" and "nichts" in end.text
    assert lapse and "vereinbarten Spielzeit" in lapse.text
    timed = changed.entry("time-what")
    assert timed is None or not timed.changed


def test_R_99_in_a_short_game_whichever_end_comes_first_counts() -> None:
    changed = booklet.compose(load("warendorf"), agreed("warendorf", variant="short", agreed_end=True), "de")
    assert "Kurzspiel" in text_of(changed, "win-clock")


def test_the_timed_game_of_the_book_needs_no_clock_of_its_own() -> None:
    rules = agreed("deluxe-ch", variant="time", minutes=45, agreed_end=True)
    changed = booklet.compose(load("deluxe-ch"), rules, "de")
    assert changed.entry("win-clock") is None
    assert all("45 Minuten" in text_of(changed, anchor) for anchor in ("time-what", "questions-clock"))


def test_R_100_the_printed_sum_said_aloud_is_no_other_capital() -> None:
    found = booklet.compose(load("standard"), agreed("standard", starting_cash=1500), "de")
    assert not found.changed


def test_an_untouched_table_has_nothing_marked() -> None:
    for name in EDITIONS:
        found = booklet.compose(load(name), own_rules(load(name)), "de")
        assert not found.changed
        assert found == book(name, "de")


# Words ------------------------------------------------------------------------------------------


def test_swiss_german_is_spelled_as_in_switzerland() -> None:
    text = said(book("deluxe-ch", "de"))
    assert not re.search(r"[ß„“]|\.–\.", text)
    assert "«" in text
    assert "Fr. 30'000.–" in text
    assert "ß" in said(book("standard", "de"))


# Words of editions that are ordinary words of the language too.
ORDINARY = {"de": {"Karte"}, "en": {"place", "places", "stand", "stands", "property", "properties"}}


def own_words(edition: Edition, language: str) -> set[str]:
    """The words an edition has for its things, and the names on its board."""
    terms = [term[language] for term in edition.terms.values()]
    found = {word for term in terms for word in (term.one, term.many, term.dative_many) if word}
    named = (edition.decks["a"].name, edition.decks["b"].name, *(space.name for space in edition.spaces))
    return found | {by_language[language] for by_language in named}


@FULL
def test_no_word_of_another_edition(name: str, language: str) -> None:
    mine = own_words(load(name), language)
    stories = ("cards-a", "cards-b")  # cards tell of towns and houses that are no buildings of the game
    compared = ("box-words",)  # says what the classic game calls these things
    text = re.sub(r"house rules?|street names", "", said(book(name, language), stories, compared))
    for word in mine:
        text = re.sub(rf"(?<!\w){re.escape(word)}(?!\w)", "", text)
    for other in EDITIONS:
        for word in own_words(load(other), language) - mine - ORDINARY[language]:
            assert not re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text), f"{word} of {other}"


# Forms ------------------------------------------------------------------------------------------


class Page(HTMLParser):
    """Reads a page: its anchors, its links, what it loads, and whether its elements are closed.

    An empty icon (`data:,`) loads nothing: it keeps browsers from asking for one.
    """

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.loads: list[str] = []
        self.open: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.ids += [str(found["id"])] if "id" in found else []
        inside = tag == "link" and found.get("href") == "data:,"
        self.links += [str(found["href"])] if "href" in found and not inside else []
        self.loads += [tag] if tag in ("script", "link", "img", "iframe") and not inside else []
        if tag not in ("meta", "link"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@FULL
def test_the_page_is_whole_and_needs_no_other_file(name: str, language: str) -> None:
    source = booklet.render_html(load(name), None, language)
    page = Page()
    page.feed(source)
    assert not page.open
    assert not page.loads
    assert "url(" not in source
    assert len(page.ids) == len(set(page.ids))
    assert {link[1:] for link in page.links} == set(page.ids)
    for entry in book(name, language).entries():
        assert entry.text in page.text


def test_what_an_edition_says_cannot_break_the_page() -> None:
    nasty = replace(load("standard"), name={"de": "<b>&", "en": "<b>&"})
    assert "<b>" not in booklet.render_html(nasty, None, "de")


@FULL
def test_the_text_fits_a_terminal_and_says_everything(name: str, language: str) -> None:
    text = booklet.render_text(load(name), None, language)
    assert max(map(len, text.splitlines())) <= 80
    flat = " ".join(text.split())
    for entry in book(name, language).entries():
        assert " ".join(entry.text.split()) in flat


def test_what_a_table_agreed_is_marked_in_text_and_page() -> None:
    rules = agreed("standard", free_parking_pot=True)
    text = booklet.render_text(load("standard"), rules, "de")
    titles = [e.title for e in booklet.compose(load("standard"), rules, "de").entries() if e.changed]
    assert titles
    assert all(f"\n* {title}" in text for title in titles)
    page = booklet.render_html(load("standard"), rules, "de")
    assert page.count('class="changed"') == len(titles) + 1
    assert 'class="changed"' not in booklet.render_html(load("standard"), None, "de")


@FULL
def test_the_values_are_plain(name: str, language: str) -> None:
    values = booklet.values(load(name), None, language)
    assert json.loads(json.dumps(values)) == values
    anchors = [p["anchor"] for chapter in values["chapters"] for p in chapter["paragraphs"]]
    assert anchors == [entry.anchor for entry in book(name, language).entries()]


# Links ------------------------------------------------------------------------------------------


def test_every_refusal_and_every_awaited_moment_has_its_paragraph() -> None:
    assert list(booklet.REFUSALS) == list(names.REFUSALS[1:])
    assert list(booklet.FRAMES) == list(names.FRAMES)


NEEDS = {
    "cards-choice": "cards-choice",
    "speed-": "speed",
    "short-": "short",
    "time-": "time",
    "win-count": "counting",
}


@pytest.mark.parametrize("name", EDITIONS)
def test_links_lead_somewhere_wherever_they_are_needed(name: str) -> None:
    table = BookTable(load(name), own_rules(load(name)))
    for word, anchor in (booklet.REFUSALS | booklet.FRAMES).items():
        need = next((need for start, need in NEEDS.items() if anchor.startswith(start)), "")
        assert (book(name, "de").entry(anchor) is not None) == CONDITIONS[need](table), word


def test_in_the_short_game_links_about_jail_lead_somewhere() -> None:
    """JAIL-12, SHORT-W3: one leaves at once there, but refusals and questions open the same paragraph."""
    short = booklet.compose(load("warendorf"), agreed("warendorf", variant="short"), "de")
    for word in ("not-in-jail", "fine-too-late", "no-jail-card"):
        assert short.entry(booklet.REFUSALS[word]) is not None
    assert "gleich in deinem nächsten Zug hinaus" in text_of(short, "jail-out")
    assert "dritten" not in text_of(short, "jail-out") + text_of(short, "jail-card")


def test_the_paragraph_of_a_refusal_states_a_rule_of_it() -> None:
    """docs/refusals.md names the rules of each refusal."""
    file = (ROOT / "docs" / "refusals.md").read_text(encoding="utf-8")
    stated = {p.anchor: set(p.rules) for chapter in CONTENTS for p in chapter.paragraphs}
    for word, named in re.findall(r"^\| `([a-z-]+)` \| .+? \| (.+?) \|$", file, re.M):
        if word in booklet.REFUSALS:
            assert stated[booklet.REFUSALS[word]] & set(re.findall(r"[A-Z]+-[A-Z]?\d+", named)), word


# Questions --------------------------------------------------------------------------------------


@cache
def index(name: str, language: str) -> booklet.Index:
    return booklet.Index(book(name, language))


def answered(question: dict[str, Any]) -> bool:
    found = index(question["edition"], question["language"]).find(question["question"])[:3]
    asked_for = {*question["rules"], *question.get("anchors", ())}  # history states no rule
    return any({entry.anchor, *entry.rules} & asked_for for entry in found)


@pytest.mark.parametrize("name", QUESTIONS)
def test_everyday_questions_find_their_paragraph_among_the_first_three(name: str) -> None:
    missed = [question["id"] for question in QUESTIONS[name] if not answered(question)]
    assert len(QUESTIONS[name]) >= 60
    assert len(missed) <= MISSED.get(name, 0.1) * len(QUESTIONS[name]), missed


def test_the_questions_name_rules_that_exist() -> None:
    named = {rule for questions in QUESTIONS.values() for one in questions for rule in one["rules"]}
    assert named <= set(ids())


@FULL
def test_every_paragraph_is_found_by_its_own_heading(name: str, language: str) -> None:
    for entry in book(name, language).entries():
        found = [one.title for one in index(name, language).find(entry.title)[:3]]
        assert entry.title in found, f"{entry.anchor}: {found}"


def test_a_slip_of_the_pen_and_nonsense() -> None:
    found = index("standard", "de").find("hypotek auflösn")
    assert found[0].anchor == "mortgage-lift"
    assert index("standard", "de").find("xyzzy") == []
    assert index("standard", "de").find("") == []
    assert index("standard", "de").find("?!" * 300) == []


@FULL
def test_the_data_of_the_index_names_paragraphs_that_exist(name: str, language: str) -> None:
    anchors = {paragraph.anchor for chapter in CONTENTS for paragraph in chapter.paragraphs}
    assert set(booklet.question_words.asked(language).hints) <= anchors
    assert set(booklet.question_words.asked(language).terms) <= set(load(name).terms)


def without(edition: Edition, kinds: set[str], instead: str) -> Edition:
    """An edition on whose board spaces of some kinds are of another kind that needs no more data."""
    spaces = [replace(s, kind=instead, group="", price=0) if s.kind in kinds else s for s in edition.spaces]
    return replace(edition, id="own", spaces=tuple(spaces))


@pytest.mark.parametrize(
    ("kinds", "instead", "missing"),
    [
        ({"station", "utility"}, "parking", {"rent-stations", "rent-utilities"}),
        ({"tax", "to_jail"}, "parking", {"square-tax", "square-to-jail"}),
        ({"parking"}, "draw", {"square-parking", "questions-parking", "forbidden-pot"}),
    ],
)
def test_an_edition_of_ones_own_may_lack_kinds_of_spaces(
    kinds: set[str], instead: str, missing: set[str]
) -> None:
    found = booklet.compose(without(load("standard"), kinds, instead), None, "de")
    assert not missing & {entry.anchor for entry in found.entries()}
    assert not re.search(r"booklet-[a-z]|[{}$]", said(found))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EDITIONS)
def test_what_a_board_does_not_have_is_not_counted(name: str, language: str) -> None:
    edition = load(name)
    speaker = Speaker(edition, language, ())
    for kind, other in (("station", "utility"), ("utility", "station")):
        found = booklet.compose(without(edition, {kind}, "parking"), None, language)
        assert not re.search(r"(?<!\d)0 |\(\)", "\n".join(entry.text for entry in found.entries()))
        told = text_of(found, "box-properties"), text_of(found, "buy-alike"), text_of(found, "rent-streets")
        assert not re.search(rf"\b{speaker.term(kind, 4)}\b", "".join(told))
        assert speaker.term(other, 4) in told[0]
    streets = booklet.compose(without(edition, {"station", "utility"}, "parking"), None, language)
    assert streets.entry("buy-alike") is None
    single = replace(edition, spaces=tuple(one_left(edition)))
    assert f" 1 {speaker.term('station')} (" in text_of(
        booklet.compose(single, None, language), "box-properties"
    )


def one_left(edition: Edition) -> list[Space]:
    """The spaces of an edition of whose stations only the first is left."""
    first = next(space for space in edition.spaces if space.kind == "station")
    return [replace(s, kind="parking") if s.kind == "station" and s != first else s for s in edition.spaces]


@pytest.mark.parametrize("language", LANGUAGES)
def test_age_and_duration_are_told_only_where_the_box_tells_them(language: str) -> None:
    """002 and 003 print 8+, 003 prints 60 to 90 minutes for its short game; the others print neither."""
    years, minutes = {"de": ("ab 8 Jahren", "60 bis 90"), "en": ("age of 8", "60 to 90")}[language]
    for name in EDITIONS:
        players = text_of(book(name, language), "goal-players")
        assert (years in players) == (name in ("azeroth", "warendorf"))
    assert minutes in text_of(book("warendorf", language), "short-what")
    assert not re.search(r"\d", text_of(book("deluxe-ch", language), "short-what"))
    older = replace(load("standard"), box=BoxPrint(age=12))
    assert " 12" in text_of(booklet.compose(older, None, language), "goal-players")


# What the boxes hold and show: 001:34-38, 003:80-81, 004:117-118.
SHOWN = {
    "standard": {"Häuser": "32", "Hotels": "12"},
    "azeroth": {"Dörfer": "32", "Städte": "12"},
    "warendorf": {"Pferdeboxen (blau)": "32", "Stallgebäude (grau)": "12"},
    "schalke": {"Tribünen (weiß)": "32", "Stadien (blau)": "12"},
    "deluxe-ch": {
        "Häuser (grün, aus Holz)": "32",
        "Hotels (rot, aus Holz)": "12",
        "Sortiereinsatz für die Bank": "1",
        "Kartenablagen": "2",
        "Bogen mit Aufklebern": "1",
        "Gummifüsse für den Sortiereinsatz": "4",
    },
}


@pytest.mark.parametrize("name", SHOWN)
def test_the_list_of_parts_is_that_of_the_box(name: str) -> None:
    parts = book(name, "de").entry("box-parts")
    assert parts
    ends = list(SHOWN[name].items())
    assert list(parts.table[-len(ends) :]) == ends
    assert (book(name, "de").entry("setup-tray") is not None) == (name == "deluxe-ch")


def test_deeds_show_what_the_books_say() -> None:
    """001:97 has the price on the deed; 004:152-170 the double rent and the mortgage value in front."""
    told = {name: text_of(book(name, "de"), "box-deed") for name in EDITIONS}
    assert {name for name, text in told.items() if "auch die Eigentumsurkunde nennt ihn" in text} == {
        "deluxe-ch"
    }
    assert {name for name, text in told.items() if "doppelte Miete" in text} == {"schalke"}
    assert {name for name, text in told.items() if "noch einmal vorn" in text} == {"schalke"}


ORDERS = {  # what only some cards order, by the lists of the decks in the editions' files
    "standard": {"cards-nearest", "cards-repairs", "cards-each"},
    "deluxe-ch": {"cards-repairs", "cards-each", "cards-choice"},
}


@pytest.mark.parametrize("name", ORDERS)
def test_only_orders_that_stand_on_a_card_are_explained(name: str) -> None:
    some = {"cards-nearest", "cards-repairs", "cards-each", "cards-choice"}
    entries = {entry.anchor: entry for entry in book(name, "de").entries()}
    assert some & set(entries) == ORDERS[name]
    text = entries["cards-each"].text
    assert ("links von dir" in text) == any(card.do == "pay_each" for card in load(name).cards)


def test_a_bigger_start_by_the_book_is_told_where_the_speed_die_is() -> None:
    """000:39: everybody gets 1000 more for the game with the speed die; 001 and 003 have none."""
    told = {name: entry_of(name, "questions-capital") for name in EDITIONS}
    assert {name for name, text in told.items() if "nur mit dem Tempo-Würfel" in text} == {
        name for name in EDITIONS if load(name).speed
    }
    assert "M 1000" in told["standard"]


def entry_of(name: str, anchor: str) -> str:
    return next(entry.text for entry in book(name, "de").entries() if entry.anchor == anchor)


def test_money_has_its_name() -> None:
    """000:21, 003:26 and 004:30 say Monopoly Dollar, 002:107 says Gold."""
    named = {name: text_of(book(name, "de"), "box-money").split(".")[0] for name in EDITIONS}
    assert {name for name, text in named.items() if "Monopoly-Dollar" in text} == {
        "standard",
        "warendorf",
        "schalke",
    }
    assert "mit Gold, geschrieben zum Beispiel 200g" in named["azeroth"]
    nameless = booklet.compose(replace(load("standard"), box=BoxPrint()), None, "de")
    assert text_of(nameless, "box-money").startswith("Gerechnet wird")


def test_editions_with_words_of_their_own_compare_them() -> None:
    """002:5-7 and 002:72-74 say what has taken the place of what."""
    compared = {name for name in EDITIONS if book(name, "de").entry("box-words")}
    assert compared == {"azeroth", "warendorf", "schalke"}
    told = text_of(book("azeroth", "de"), "box-words")
    pairs = ("Dörfer statt Häusern", "Städte statt Hotels", "Transportfelder statt Verkehrsfeldern")
    assert all(pair in told for pair in (*pairs, "Schatztruhenkarten statt Gemeinschaftskarten"))
    assert "Ereigniskarten" not in told
