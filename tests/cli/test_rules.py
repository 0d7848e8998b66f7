"""`bankhalter rules`: the booklet on the screen, as a page, and asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from bankhalter import load
from bankhalter.cli import main
from bankhalter.edition import available
from bankhalter.switches import agree
from bankhalter.text import booklet, plain
from bankhalter.text.catalog import as_swiss

Capture = pytest.CaptureFixture[str]


def said(capsys: Capture, *words: str) -> str:
    assert main(["rules", *words]) == 0
    return " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("edition", available())
def test_the_whole_booklet_is_printed(capsys: Capture, edition: str, language: str) -> None:
    told = said(capsys, edition, "--language", language)
    book = booklet.compose(load(edition), None, language)
    assert all(" ".join(entry.text.split()) in told for entry in book.entries())


def test_no_line_is_wider_than_the_screen(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    assert main(["rules", "standard", "miete", "--language", "de"]) == 0
    assert max(map(len, capsys.readouterr().out.splitlines())) <= 60


QUESTION = "darf ich im gefängnis miete kassieren"


@pytest.mark.parametrize("words", [[QUESTION], QUESTION.split()])
def test_a_question_is_answered_by_three_paragraphs(capsys: Capture, words: list[str]) -> None:
    told = said(capsys, "standard", *words, "--language", "de")
    book = booklet.compose(load("standard"), None, "de")
    shown = [entry for entry in book.entries() if entry.text in told]
    assert len(shown) == 3
    assert any("JAIL-10" in entry.rules or "RENT-9" in entry.rules for entry in shown)


def test_what_a_table_agrees_is_marked_and_nothing_else(capsys: Capture) -> None:
    assert main(["rules", "standard", "--rule", "free_parking_pot=yes", "--speed", "--language", "en"]) == 0
    marked = [line[2:] for line in capsys.readouterr().out.splitlines() if line.startswith("* ")]
    found = load("standard")
    book = booklet.compose(found, agree(found, 2, free_parking_pot=True, speed_die=True), "en")
    titles = [entry.title for entry in book.entries() if entry.changed]
    assert marked[1:] == titles  # the first one says what the mark means
    assert len(titles) > 3


def test_the_page_is_written_whole_and_the_screen_stays_quiet(capsys: Capture, tmp_path: Path) -> None:
    place = tmp_path / "heft.html"
    assert said(capsys, "deluxe-ch", "--html", str(place), "--language", "de") == ""
    page = place.read_text("utf-8")
    assert page.startswith("<!doctype html>") and page.rstrip().endswith("</html>")
    assert 'lang="de-CH"' in page and "ß" not in page
    assert [found.name for found in tmp_path.iterdir()] == ["heft.html"]


def test_a_page_that_cannot_be_written_is_a_sentence(capsys: Capture, tmp_path: Path) -> None:
    assert main(["rules", "standard", "--html", str(tmp_path / "none" / "x.html"), "--language", "en"]) == 1
    assert "x.html" in capsys.readouterr().err


def test_rules_that_do_not_fit_are_part_of_the_line(capsys: Capture) -> None:
    assert main(["rules", "standard", "--variant", "sideways"]) == 2
    assert capsys.readouterr().out == ""


OWN = 'format = 1\nid = "taler"\nname = { de = "Talerstadt" }\n'
ALONE = ("tray", "card-trays", "stickers", "feet")
PATTERN = '[money]\npattern = { de = "{} Taler" }\n'
TENTS = """[terms]
house.de = { one = "Zelt", many = "Zelte", gender = "n", dative_many = "Zelten" }
hotel.de = { one = "Hütte", many = "Hütten", gender = "f", dative_many = "Hütten" }
"""


def told_of(capsys: Capture, folder: Path, base: str, *more: str) -> str:
    """The whole booklet of an own edition in German."""
    file = folder / "own.toml"
    file.write_text("".join((OWN, f'extends = "{base}"\n', *more)), "utf-8")
    return said(capsys, str(file), "--language", "de")


@pytest.mark.parametrize("pattern", ["", PATTERN], ids=["same", "other"])
@pytest.mark.parametrize("base", available())
def test_an_own_edition_has_nothing_of_a_box_alone(
    capsys: Capture, tmp_path: Path, base: str, pattern: str
) -> None:
    """Neither the name of its money nor parts that are in no other box."""
    alone = ["Bezahlt wird mit", *(as_swiss(plain("de").say(f"booklet-part-{part}")) for part in ALONE)]
    before = as_swiss(said(capsys, base, "--language", "de"))
    told = as_swiss(told_of(capsys, tmp_path, base, pattern))
    assert [word in before for word in alone] == [True, *[base == "deluxe-ch"] * len(ALONE)]
    assert not [word for word in alone if word in told]


def test_an_own_currency_is_told_with_its_sums(capsys: Capture, tmp_path: Path) -> None:
    told = told_of(capsys, tmp_path, "warendorf", PATTERN, '[box]\ncurrency = { de = "Talern" }\n')
    assert "Bezahlt wird mit Talern, geschrieben zum Beispiel 200 Taler." in told


def test_own_buildings_do_not_look_like_those_of_the_box(capsys: Capture, tmp_path: Path) -> None:
    assert "Häuser (grün, aus Holz)" in told_of(capsys, tmp_path, "deluxe-ch")
    told = told_of(capsys, tmp_path, "deluxe-ch", TENTS)
    assert "Zelte" in told and "Hütten" in told and "aus Holz" not in told
    told = told_of(capsys, tmp_path, "deluxe-ch", TENTS, '[box]\nfinish.house = { de = "weiss" }\n')
    assert "Zelte (weiss)" in told and "aus Holz" not in told
