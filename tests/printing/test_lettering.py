"""Every name stays inside its square, by the widths of the font that is printed."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from printing import font_metrics
from printing.paper import words_of

from bankhalter import load as load_anew
from bankhalter.artwork.lettering import SOFT, broken, fitted, known, softened, width
from bankhalter.edition import Edition, available
from bankhalter.printing import PrintSettings, card_sheets, deed_sheets
from bankhalter.printing.board_sheets import board
from bankhalter.printing.print_job import PrintJob
from bankhalter.printing.sheets import pages

load = cache(load_anew)
COMPOUNDS = ["gesellschaftskapitänsmütze", "Rosenkavalierplatz", "Überschwemmungsschutzdeich", "Ziegeleiweg"]
PLACES = ("Garten", "Schrebergartenlaube", "Eisdiele am Marktplatz", "Kleintierzuchtverein", "Haus")
OWN = [
    *("Donaudampfschifffahrts" + compound for compound in COMPOUNDS),
    *("Siebenbürgener " + compound for compound in COMPOUNDS),
    *(
        f"{who} {what}"
        for who in ("Omas", "Großtante Brunhildes", "Familie Müller-Lüdenscheidt")
        for what in PLACES
    ),
    *("W" * n for n in (1, 10, 25, 40, 60)),
    *("m" * n + " i" * (29 - n // 2) for n in (5, 20, 40)),
    *(
        "Straße des 17. Juni",
        "Kö",
        "Ё",
        "Łódź Piotrkowska",
        "İstanbul Caddesi",
        "Θεσσαλονίκη",
        "Невский проспект",
    ),
    *(
        "東京都千代田区丸の内一丁目",
        "🚲🚲🚲🚲🚲🚲🚲🚲🚲🚲",
        "O’Connell’s",
        "ẞẞẞẞẞẞẞẞẞẞẞẞẞẞẞẞẞẞẞẞ",
        "St. Pauli",
    ),
    *("Haus Nr. 4 (hinten)", "„Zum goldenen Hirschen“", "Quai du Mont-Blanc", "Zeche Zollverein", "Ems"),
    *(
        "Unter den Linden",
        "Am Alten Markt",
        "An der Schleuse 3",
        "Kita Sonnenkäfer",
        "Turnhalle (alt)",
        "Büdchen",
    ),
    *("Pizzeria Da Gino", "Freibad", "Alter Bolzplatz", "Unser Haus", "Haltestelle Nord", "Neue Brücke"),
    "Rue de l’Abbé-Grégoire-de-Saint-Vincent-de-Paul",
    "A-B-C-D-E-F-G-H-I-J-K-L-M-N-O-P-Q-R-S-T-U-V-W-X-Y-Z",
    "1/2/3/4/5/6/7/8/9/10/11/12/13/14/15/16/17/18/19/20/21/22",
    "Am Ende der langen Straße hinter dem alten Friedhof links ab",
    "Bürgermeister-Smidt-Gedächtniskirchplatz",
    "Rindfleischetikettierungsüberwachungsaufgabenübertragungsges",
    "Grundstücksverkehrsgenehmigungszuständigkeit",
    "l" * 60,
]


def renamed(edition: Edition, names: list[str]) -> Edition:
    """Return an edition with other names on its squares."""
    spaces = [
        replace(space, name=dict.fromkeys(("de", "en"), names[i % len(names)]), short={})
        for i, space in enumerate(edition.spaces)
    ]
    return replace(edition, spaces=tuple(spaces))


def strays(edition: Edition, language: str, **wanted: Any) -> list[str]:
    """Return what is written on a square and leaves it."""
    drawing = board(PrintJob(edition, PrintSettings(**wanted), language))
    return [
        f"{place.at}: {line.said}"
        for place in drawing.plan.places()
        for line in words_of(drawing.square(place))
        if not line.inside(place.x, place.y, place.wide, place.high)
    ]


def test_the_widths_are_those_of_the_font():
    kept = json.loads((font_metrics.ARTWORK / "metrics.json").read_text("utf-8"))
    assert kept == font_metrics.metrics()


def test_there_are_sixty_own_names():
    assert len(set(OWN)) >= 60 and all(len(name) <= 60 for name in OWN)


@pytest.mark.parametrize("writing", ["outwards", "below"])
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("edition", available())
def test_every_name_stays_in_its_square(edition: str, language: str, writing: str) -> None:
    assert strays(load(edition), language, writing=writing) == []


@pytest.mark.parametrize("shift", [0, 23, 46])
@pytest.mark.parametrize("wanted", [{}, {"writing": "below"}, {"board": "a3"}, {"corner": 90.0}])
def test_own_names_stay_in_their_squares(wanted: dict[str, Any], shift: int) -> None:
    edition = renamed(load("standard"), OWN[shift:] + OWN[:shift])
    assert strays(edition, "de", **wanted) == []


@settings(deadline=None, max_examples=25)
@given(st.lists(st.text(min_size=1, max_size=60), min_size=1, max_size=40))
def test_no_name_at_all_leaves_its_square(names: list[str]) -> None:
    assert strays(renamed(load("standard"), names), "de") == []


@pytest.mark.parametrize("sheet", ["deeds", "cards", "notes", "figures", "booklet", "test"])
@pytest.mark.parametrize("edition", available())
def test_nothing_is_written_beyond_the_paper(edition: str, sheet: str) -> None:
    found = renamed(load(edition), OWN) if edition == "schalke" else load(edition)
    for page in pages(found, PrintSettings(sheets=(sheet,)), "de"):
        outside = [line.said for line in words_of(page.svg()) if not line.inside(0, 0, page.wide, page.high)]
        assert outside == []


@pytest.mark.parametrize("wanted", [{}, {"deed_width": 45.0, "card_height": 35.0}])
@pytest.mark.parametrize("edition", [*available(), "own"])
def test_what_is_written_on_a_deed_or_card_stays_on_it(edition: str, wanted: dict[str, float]) -> None:
    found = renamed(load("deluxe-ch"), OWN) if edition == "own" else load(edition)
    used = PrintSettings(**wanted)  # type: ignore[arg-type]
    job = PrintJob(found, used, "de")
    deeds = [s for s in found.spaces if s.price]
    written = [line for s in deeds for line in words_of(deed_sheets.front(job, s) + deed_sheets.back(job, s))]
    assert len(written) > 200
    assert [w.said for w in written if not w.inside(0, 0, used.deed_width, used.deed_height)] == []
    cards = range(len(found.cards))
    written = [line for i in cards for line in words_of(card_sheets.front(job, i))]
    assert [w.said for w in written if not w.inside(0, 0, used.card_width, used.card_height)] == []


def test_the_five_editions_use_only_letters_the_font_has():
    for edition in map(load, available()):
        assert [s.name for s in edition.spaces if not known("".join(s.name.values()))] == []


def test_a_long_word_is_broken_where_german_words_are() -> None:
    assert softened("Gemeinschaftsfeld").split(SOFT) == ["Gemein", "schafts", "feld"]
    assert broken("Gemein\u00adschafts\u00adfeld", 12, len) == ["Gemein-", "schaftsfeld"]


def test_a_name_is_only_as_small_as_it_must_be() -> None:
    assert fitted("Kö", 37, 30, (6, 3)).size == 6
    whole = fitted("Chausseestraße", 37.3, 30, (6.2, 3))
    assert whole.lines == ("Chausseestraße",) and whole.size >= 5
    assert max(width(line, whole.size, 700) for line in whole.lines) <= 37.3
