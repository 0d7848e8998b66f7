"""The workshop: a draft from its first name to a file, whatever happens to the page on the way."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from server.desk import Server
from web.bench import NAMES, STEPS, Bench
from web.conftest import Sit
from web.look import faults

from bankhalter.edition import from_toml, from_tree, hints, load, to_toml
from bankhalter.lab.probe.balance import Balance, findings
from bankhalter.lab.probe.effects import Effect
from bankhalter.printing import can_make_pdf
from bankhalter.server.schedule.probe_jobs import probe_name
from bankhalter.server.storage.probe_results import ProbeResults
from bankhalter.server.storage.store import Store
from bankhalter.text import plain

LONG = 200_000  # milliseconds: a probe comes after everything else on a machine
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SETTLED = 500  # milliseconds in which a browser has written what it keeps


def squares(page: Page) -> list[str]:
    """What the buttons of the squares are called."""
    labels = "all => all.map(one => one.getAttribute('aria-label'))"
    found: list[str] = page.locator("g[data-at]").evaluate_all(labels)
    return found


# Names -----------------------------------------------------------------------------------------------------


def test_forty_names_are_pasted_at_once(sit: Sit) -> None:
    bench = Bench(sit())
    bench.begin()
    bench.paste("\n".join(NAMES), bench.field("spaces.1.name.de"))
    bench.seat.sees(bench.seat.say("workshop-names-for", what="all", squares=40, count=40, **{"from": 1}))
    bench.page.get_by_role("dialog").locator(".btn.main").click()
    bench.shows(39, NAMES[39])
    assert [label.split(",")[0] for label in squares(bench.page)] == NAMES
    bench.square(24)
    expect(bench.page.locator(".say").first).to_contain_text("Bruno kauft die Theaterwiese.")


def test_a_name_is_heard_in_sentences_and_one_press_changes_all(sit: Sit) -> None:
    bench = Bench(sit())
    bench.begin()
    bench.square(29)
    bench.field("spaces.29.name.de").fill("Neue Brücke")
    said = bench.page.locator(".say").first
    expect(said).to_contain_text("Anna landet auf der Neuen Brücke.")
    expect(said).to_contain_text("Zieh vor bis zur Neuen Brücke.")
    bench.seat.button("workshop-article-n").click()
    expect(said).to_contain_text("Bruno kauft das Neue Brücke.")
    expect(said).to_contain_text("Anna landet auf dem Neuen Brücke.")
    bench.seat.button("workshop-article-bare").click()
    expect(said).to_contain_text("Anna landet auf Neue Brücke.")


def test_stations_and_works_have_signs_of_their_own(sit: Sit) -> None:
    bench = Bench(sit())
    bench.begin()
    bench.step("colours")
    before = bench.page.locator("svg.drawn").inner_html()
    works = bench.page.get_by_role("group", name="Zeichen: Elektrizitätswerk")
    expect(works.get_by_role("button", name="Blitz")).to_have_attribute("aria-pressed", "true")
    works.get_by_role("button", name="Portal").click()
    expect(works.get_by_role("button", name="Portal")).to_have_attribute("aria-pressed", "true")
    assert bench.page.locator("svg.drawn").inner_html() != before
    other = bench.page.get_by_role("group", name="Zeichen: Wasserwerk")
    expect(other.get_by_role("button", name="Tropfen")).to_have_attribute("aria-pressed", "true")


# Playing ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_from_the_start_page_to_the_first_throw_on_an_own_board(sit: Sit, size: dict[str, int]) -> None:
    bench = Bench(sit(size=size, has_touch=size is PHONE, is_mobile=size is PHONE))
    page, say = bench.page, bench.seat.say
    page.goto("/")
    page.get_by_role("link", name=say("web-to-workshop")).click()
    page.get_by_label(say("workshop-edition-name")).fill("Lindenau")
    bench.seat.button("workshop-begin").click()
    bench.seat.button("workshop-names-list").click()
    page.get_by_role("dialog").get_by_role("textbox").fill("\n".join(NAMES))
    page.get_by_role("dialog").locator(".btn.main").click()
    bench.shows(39, NAMES[39])
    page.get_by_role("button", name=say("workshop-play"), exact=True).click()
    page.get_by_role("button", name=re.compile(f"^{say('web-play-now')}")).click()
    bench.seat.decision.wait_for()
    assert [label.split(",")[0] for label in squares(page)] == NAMES
    assert bench.seat.play(most=1) == "tired"
    page.go_back()
    expect(page.locator("main.ws")).to_be_visible()
    bench.shows(39, NAMES[39])


def test_a_shared_edition_warns_first_and_can_be_reported(sit: Sit) -> None:
    bench = Bench(sit())
    bench.begin()
    bench.square(29)
    bench.field("spaces.29.name.de").fill("Neue Brücke")
    page, say = bench.page, bench.seat.say
    page.get_by_role("button", name=say("workshop-files"), exact=True).click()
    bench.seat.button("workshop-make-link").click()
    link = page.get_by_label(say("workshop-link"), exact=True).input_value()
    guest = sit(name="Ben", remembers={"light": "auto"}, reduced_motion="reduce")
    guest.page.goto(link)
    guest.sees(say("web-written-edition"))
    expect(guest.page.locator("g[data-at]")).to_have_count(0)
    assert "Lindenau" not in guest.page.title()
    assert not faults(guest.page, crossed=True)
    guest.button("workshop-shared-show").click()
    expect(guest.page.locator('g[data-at="29"]')).to_have_attribute("aria-label", re.compile("^Neue Brücke,"))
    assert not faults(guest.page)
    guest.button("workshop-report").click()
    guest.page.get_by_label(say("workshop-report-why")).fill("Beleidigt meine Tante.")
    guest.button("workshop-report-send").click()
    guest.sees(say("workshop-reported"))
    guest.button("workshop-shared-edit").click()
    other = Bench(guest)
    other.shows(29, "Neue Brücke")
    other.square(29)
    expect(guest.page.get_by_text("Vorlage: Goethestraße").first).to_be_visible()


# Prices ----------------------------------------------------------------------------------------------------


def test_a_block_of_a_spreadsheet_goes_into_the_table_of_all_prices(sit: Sit) -> None:
    bench = Bench(sit(remembers={"light": "auto"}, reduced_motion="reduce"))
    bench.begin()
    bench.step("prices")
    bench.seat.button("workshop-prices-table").click()

    def cell(at: str) -> Locator:
        return bench.page.locator(f'.mid [data-at="{at}"]')

    bench.paste("70\t3\t12\n80\t5\n210", cell("spaces.1.price"))
    wanted = {"1.price": "70", "1.rent.0": "3", "1.rent.1": "12", "3.price": "80", "3.rent.0": "5"}
    for at, sum_ in {**wanted, "3.rent.1": "20", "5.price": "210", "5.rent.0": "25"}.items():
        expect(cell(f"spaces.{at}")).to_have_value(sum_)
    assert not faults(bench.page)
    cell("spaces.39.mortgage").fill("170")
    bench.seat.button("workshop-prices-board").click()
    bench.step("squares")
    bench.square(39)
    expect(bench.field("spaces.39.mortgage")).to_have_value("170")


def test_the_slider_moves_what_nobody_has_set(sit: Sit) -> None:
    bench = Bench(sit())
    bench.begin()
    bench.square(39)
    bench.field("spaces.39.house").fill("77")
    bench.square(37)
    for number, at in enumerate(("price", "house", "hotel", *(f"rent.{level}" for level in range(6)))):
        bench.field(f"spaces.37.{at}").fill(str(number + 301))
    bench.step("prices")
    slider = bench.page.locator("#p-dark_blue")
    slider.fill("110")
    bench.step("squares")
    for at, sum_ in {"39.price": 440, "39.house": 77, "39.mortgage": 220, "37.price": 301}.items():
        bench.square(int(at.partition(".")[0]))
        expect(bench.field(f"spaces.{at}")).to_have_value(str(sum_))
    for at in ("price", "hotel", *(f"rent.{level}" for level in range(6))):
        bench.square(39)
        bench.field(f"spaces.39.{at}").fill("303")
    bench.step("prices")
    expect(slider).to_be_disabled()
    expect(bench.page.get_by_label(f"Dunkelblau {bench.seat.say('workshop-prices-own')}")).to_have_count(1)
    bench.seat.button("workshop-prices-base").click()
    expect(slider).to_be_enabled()
    expect(slider).to_have_value("100")


# Problems and hints ----------------------------------------------------------------------------------------


def test_a_problem_stands_at_field_square_and_step_and_is_mended_by_one_press(sit: Sit) -> None:
    bench = Bench(sit())
    bench.begin("Lindenau", "deluxe-ch")
    bench.square(1)
    bench.field("spaces.1.price").fill("1205")
    felder = bench.page.get_by_role("button", name="Felder, ein Fehler, 1 neu")
    expect(felder).to_be_visible()
    expect(bench.page.locator("g.noted")).to_have_count(1)
    expect(bench.field("spaces.1.price")).to_have_attribute("aria-invalid", "true")
    expect(bench.page.locator(".rail [role=status]")).to_contain_text("Feld 1")
    bench.page.locator(".edit .notes").get_by_role("button").first.click()
    expect(bench.field("spaces.1.price")).not_to_have_value("1205")
    expect(bench.page.locator("g.noted")).to_have_count(0)
    expect(bench.page.get_by_role("button", name="Felder, 1 neu", exact=True)).to_be_visible()


def test_hints_of_one_kind_are_mended_together(sit: Sit, tmp_path: Path) -> None:
    """Names from a file without their articles; one press gives every one its own, one step takes it back."""
    spaces = {str(at): {"name": {"de": name}} for at, name in enumerate(NAMES)}
    own = {"format": 1, "extends": "standard", "id": "lindenau", "name": {"de": "Lindenau"}}
    bench = Bench(sit())
    opened(bench, tmp_path, to_toml({**own, "spaces": spaces}), "squares")
    bench.square(29)
    said = bench.page.locator(".say").first
    expect(said).to_contain_text("auf dem Feld „Neue Brücke“")
    guessed = [hint for hint in hints(from_tree({**own, "spaces": spaces})) if hint.word == "no-forms"]
    assert len(guessed) > 20
    bench.page.locator(".edit .notes").get_by_role(
        "button", name=bench.seat.say("workshop-mend-all", count=len(guessed))
    ).click()
    expect(said).to_contain_text("auf der Neuen Brücke")
    bench.square(24)
    expect(said).to_contain_text("Bruno kauft die Theaterwiese.")
    bench.seat.button("workshop-undo").click()
    expect(said).to_contain_text("Bruno kauft das Feld „Theaterwiese“.")


def test_a_hint_is_mended_by_one_press_or_silenced_for_good(sit: Sit) -> None:
    bench = Bench(sit())
    bench.begin()
    bench.square(29)
    bench.field("spaces.29.rent.2").fill("36")
    hint = bench.page.locator(
        ".edit .notes", has=bench.page.get_by_role("button", name=bench.seat.say("workshop-as-meant"))
    )
    hint.first.get_by_role("button", name="360 einsetzen").click()
    expect(bench.field("spaces.29.rent.2")).to_have_value("360")
    expect(hint).to_have_count(0)
    bench.seat.button("workshop-undo").click()
    hint.first.get_by_role("button", name=bench.seat.say("workshop-as-meant")).click()
    expect(hint).to_have_count(0)
    bench.kept()
    bench.page.reload()
    bench.square(29)
    expect(bench.field("spaces.29.rent.2")).to_have_value("36")
    bench.page.wait_for_load_state("networkidle")
    expect(hint).to_have_count(0)


# Files -----------------------------------------------------------------------------------------------------


def exported(bench: Bench, kind: str, folder: Path) -> Path:
    """Write the draft to a file."""
    bench.page.get_by_role("button", name=bench.seat.say("workshop-files"), exact=True).click()
    with bench.page.expect_download() as coming:
        bench.seat.button(f"workshop-as-{kind}").click()
    path = folder / coming.value.suggested_filename
    coming.value.save_as(path)
    return path


@pytest.mark.parametrize("kind", ["toml", "json"])
def test_a_file_comes_back_as_it_went(sit: Sit, tmp_path: Path, kind: str) -> None:
    bench = Bench(sit())
    bench.begin("Höhenweg")
    bench.square(29)
    bench.field("spaces.29.name.de").fill("Neue Brücke")
    expect(bench.page.locator(".say").first).to_contain_text("auf der Neuen Brücke")
    bench.field("spaces.29.price").fill("300")
    bench.step("cards")
    bench.page.locator("#text").fill("Pling! Zieh vor [bis zum Feld].")
    first = exported(bench, kind, tmp_path)
    assert first.name == f"hoehenweg.{kind}"
    bench.page.locator("dialog input[type=file]").set_input_files(first)
    expect(bench.page.get_by_role("dialog")).to_have_count(0)
    bench.shows(29, "Neue Brücke")
    (tmp_path / "again").mkdir()
    assert exported(bench, kind, tmp_path / "again").read_bytes() == first.read_bytes()


def test_a_link_brings_the_same_draft_and_another_address_is_refused(sit: Sit, tmp_path: Path) -> None:
    bench = Bench(sit())
    bench.begin("Höhenweg", "azeroth")
    bench.square(29)
    bench.field("spaces.29.name.de").fill("Neue Brücke")
    expect(bench.page.locator(".say").first).to_contain_text("auf der Neuen Brücke")
    bench.field("spaces.29.price").fill("300")
    first = exported(bench, "toml", tmp_path)
    bench.seat.button("workshop-make-link").click()
    link = bench.page.get_by_label(bench.seat.say("workshop-link"), exact=True).input_value()
    other = Bench(sit())
    other.seat.forgives.append("422")
    other.page.goto("/werkstatt")
    field = other.page.locator("#ws-link")
    for wrong, said in (("https://example.org", "workshop-no-link"), ("/e/" + "a" * 26, "no-such-edition")):
        field.fill(wrong)
        other.seat.button("workshop-open").click()
        words = other.seat.say(said) if said.startswith("workshop") else plain("de").say(f"server-{said}")
        expect(other.page.get_by_role("alert")).to_contain_text(words)
    field.fill(f"  Schau mal: {link}?from=chat ")
    other.seat.button("workshop-open").click()
    other.shows(29, "Neue Brücke")
    (tmp_path / "again").mkdir()
    assert exported(other, "toml", tmp_path / "again").read_bytes() == first.read_bytes()


def test_a_file_that_is_none_is_refused_in_words(sit: Sit, tmp_path: Path) -> None:
    seat = sit()
    seat.page.goto("/werkstatt")
    bad = tmp_path / "bad.toml"
    bad.write_text("das ist kein TOML", "utf-8")
    seat.page.locator("main input[type=file]").set_input_files(bad)
    expect(seat.page.get_by_role("alert")).to_contain_text("Zeile 1")
    large = tmp_path / "large.toml"
    large.write_text("# " + "x" * 70_000, "utf-8")
    seat.page.locator("main input[type=file]").set_input_files(large)
    expect(seat.page.get_by_role("alert")).to_contain_text("64 KB")


# Cards -----------------------------------------------------------------------------------------------------


def test_another_effect_brings_its_sentence_and_one_step_takes_it_back(sit: Sit) -> None:
    bench = Bench(sit())
    bench.begin()
    bench.step("cards")
    text, effect = bench.page.locator("#text"), bench.page.locator("#verb")
    before = text.input_value()
    effect.select_option("jail")
    expect(text).to_have_value("Geh ins Gefängnis.")
    bench.seat.sees(bench.seat.say("workshop-card-retold"))
    effect.select_option("collect")
    expect(text).to_have_value("Du bekommst [Betrag].")
    expect(bench.page.locator(".edit figure")).to_contain_text("Du bekommst M\u00a0100.")
    for _ in range(2):
        bench.seat.button("workshop-undo").click()
    expect(text).to_have_value(before)
    expect(bench.page.get_by_text(bench.seat.say("workshop-card-retold"))).to_have_count(0)


# Paper -----------------------------------------------------------------------------------------------------


def test_the_sheets_are_seen_before_they_are_printed(sit: Sit) -> None:
    bench = Bench(sit())
    bench.seat.forgives.append("422")
    page, say = bench.page, bench.seat.say
    bench.begin()
    bench.square(39)
    bench.field("spaces.39.name.de").fill("Unser Haus")
    bench.step("print")
    expect(page.get_by_role("img", name=re.compile("^Brett, Blatt"))).to_have_count(6)
    broken = "all => all.filter(one => one.complete && !one.naturalWidth).length"
    assert page.locator(".sheets img").evaluate_all(broken) == 0
    page.get_by_role("checkbox", name=re.compile(say("workshop-sheet-board"))).uncheck()
    expect(page.get_by_role("img", name=re.compile("^Brett"))).to_have_count(0)
    page.get_by_text(say("workshop-print-sizes"), exact=True).click()
    page.get_by_label(say("workshop-size-deed-width")).fill("999")
    expect(page.locator(".edit .refusal")).to_contain_text("30 bis 150")
    page.get_by_label(say("workshop-size-deed-width")).fill("")
    page.get_by_role("button", name=re.compile("Blatt vorbereiten")).click()
    pdf = page.get_by_role("link", name=say("workshop-print-pdf"))
    expect(pdf).to_have_count(int(can_make_pdf()))
    sheets = page.get_by_role("link", name=say("workshop-print-view"))
    paper = bench.seat.context.request.get(str(sheets.get_attribute("href")))
    assert "Unser Haus" in paper.text() and paper.headers["content-type"].startswith("text/html")


def test_who_cannot_get_a_pdf_is_told_how_to_make_one(sit: Sit) -> None:
    """Where the server has no extra for it."""
    bench = Bench(sit())
    page, say = bench.page, bench.seat.say

    def plain_server(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "pdf": False})

    page.route("**/api/print", plain_server)
    bench.begin()
    bench.step("print")
    page.get_by_role("button", name=re.compile("Blatt vorbereiten")).click()
    expect(page.get_by_role("link", name=say("workshop-print-view"))).to_be_visible()
    expect(page.get_by_role("link", name=say("workshop-print-pdf"))).to_have_count(0)
    expect(page.locator(".edit")).to_contain_text(say("workshop-print-as-pdf"))


# For everyone ----------------------------------------------------------------------------------------------


def test_every_step_is_for_everyone(sit: Sit) -> None:
    bench = Bench(sit(remembers={"light": "auto"}, reduced_motion="reduce"))
    bench.begin()
    bench.square(29)
    bench.field("spaces.29.rent.2").fill("36")
    wrong: dict[str, list[str]] = {}
    for number, step in enumerate(STEPS):
        bench.step(step)
        bench.page.wait_for_load_state("networkidle")
        wrong[step] = faults(bench.page, crossed=number % 2 == 1)
    assert not any(wrong.values()), "\n".join(f"{step}: {line}" for step in wrong for line in wrong[step])


def test_the_first_page_is_for_everyone(sit: Sit) -> None:
    bench = Bench(sit(remembers={"light": "auto"}, reduced_motion="reduce"))
    bench.begin()
    bench.kept()
    bench.page.goto("/werkstatt")
    expect(bench.page.get_by_role("button", name="Lindenau").first).to_contain_text("Standard")
    assert not faults(bench.page, crossed=True)


def test_on_a_phone_one_square_follows_the_other(sit: Sit) -> None:
    bench = Bench(sit(size=PHONE, has_touch=True, is_mobile=True))
    bench.begin()
    bench.page.locator('g[data-at="28"]').tap()
    expect(bench.field("spaces.28.name.de")).to_have_value("Wasserwerk")
    bench.page.get_by_role("button", name=bench.seat.say("workshop-square-after")).tap()
    bench.field("spaces.29.name.de").fill("Neue Brücke")
    bench.shows(29, "Neue Brücke")
    bench.step("cards")
    bench.page.locator("main li button").nth(14).tap()
    expect(bench.page.get_by_role("heading", name="Karte 15")).to_be_in_viewport()
    reach = bench.page.evaluate("document.documentElement.scrollWidth")
    assert reach <= PHONE["width"]


def test_in_english_too(sit: Sit) -> None:
    bench = Bench(sit(language="en"))
    bench.begin("Our street")
    for step in STEPS:
        bench.step(step)
        expect(bench.page.locator("main.ws")).not_to_contain_text("workshop-")
    bench.step("money")
    bench.field("money.pattern.de").fill("coins")
    expect(bench.page.locator(".say").first).to_contain_text("60 coins")


def test_who_only_plays_does_not_load_the_workshop(sit: Sit) -> None:
    seat = sit()
    loaded: list[str] = []
    seat.page.on("request", lambda request: loaded.append(request.url))
    seat.page.goto("/")
    seat.begin()
    assert not [url for url in loaded if "orkshop" in url or "words-" in url]


# The probe -------------------------------------------------------------------------------------------------

RED = (21, 23, 24)


def dear(percent: int) -> str:
    """A file whose red streets have other rents."""
    spaces = load("standard").spaces
    rents = {str(at): {"rent": [rent * percent // 100 for rent in spaces[at].rent]} for at in RED}
    own = {"format": 1, "extends": "standard", "id": "lindenau", "name": {"de": "Lindenau"}}
    return to_toml({**own, "spaces": rents})


def opened(bench: Bench, folder: Path, text: str, step: str = "probe") -> None:
    """Open a draft from a file, and go to a step."""
    (folder / "own.toml").write_text(text, "utf-8")
    bench.page.goto("/werkstatt")
    bench.page.locator("main input[type=file]").set_input_files(folder / "own.toml")
    expect(bench.page.locator("main.ws")).to_be_visible()
    bench.step(step)


def test_names_alone_need_no_probe(sit: Sit) -> None:
    bench = Bench(sit())
    bench.begin()
    bench.field("spaces.1.name.de").fill("Kino")
    bench.step("probe")
    bench.seat.sees(bench.seat.say("workshop-probe-same"))


def test_a_probe_goes_on_without_the_page_and_is_stopped(sit: Sit, tmp_path: Path) -> None:
    bench = Bench(sit(remembers={"light": "auto"}, reduced_motion="reduce"))
    page, say = bench.page, bench.seat.say
    opened(bench, tmp_path, dear(150))
    page.get_by_role("button", name=say("workshop-probe-start", games="1.000")).click()
    progress = page.get_by_role("progressbar")
    expect(progress).to_be_visible()
    bench.kept()
    page.reload()
    bench.step("probe")
    expect(progress).to_be_visible()
    expect(page.locator(".edit .far [role=status]")).to_contain_text(re.compile("^[1-9]"), timeout=LONG)
    assert not faults(page)
    bench.step("words")
    expect(page.locator(".rail b.far")).to_be_visible()
    bench.step("probe")
    bench.seat.button("workshop-probe-stop").click()
    expect(progress).to_have_count(0, timeout=LONG)
    expect(page.get_by_role("heading", name=re.compile("Partien gespielt"))).to_be_visible()
    bench.seat.sees(say("workshop-probe-partly", wanted="1.000"))
    expect(page.locator(".groups li")).to_have_count(10)
    expect(page.locator(".edit tbody tr")).to_have_count(4)
    assert not faults(page)


def test_what_stands_out_has_a_cause_and_is_mended_or_meant(sit: Sit, server: Server, tmp_path: Path) -> None:
    edition, base = from_tree(from_toml(dear(130))), load("standard")
    effects = (
        Effect("median", "", 58, 61, -8, 1),
        Effect("long", "", 91, 89, -12, 15),
        Effect("endless", "", 0.0, 0.0, -0.005, 0.005),
        Effect("place", "1", 0.278, 0.3, -0.08, 0.03),
        Effect("group", "red", 1.9, 1.4, 0.2, 0.9),
        Effect("group", "orange", 2.6, 3.0, -0.7, -0.1),
    )
    found = Balance("", "standard", 1, 4, 1000, "games", effects, 0.005, findings(effects, edition, base))
    store = Store(server.database)
    ProbeResults(store).keep(probe_name(edition), found, 1)
    store.close()
    bench = Bench(sit(remembers={"light": "auto"}, reduced_motion="reduce"))
    opened(bench, tmp_path, dear(130))
    step = bench.page.locator(".edit")
    expect(step).to_contain_text("Zwei Dinge fallen auf")
    expect(step).to_contain_text("Rot: 36\u00a0% mehr Miete als in der Vorlage")
    expect(step).to_contain_text("Ursache: Mieten (Rot) auf 130 %.")
    expect(bench.page.get_by_role("button", name="Probe, 2 Hinweise")).to_be_visible()
    assert not faults(bench.page)
    bench.seat.button("workshop-as-meant").last.click()
    expect(step).to_contain_text("Eine Sache fällt auf")
    step.get_by_role("button", name="Mieten (Rot) wieder wie in der Vorlage").click()
    bench.seat.sees(bench.seat.say("workshop-probe-same"))
