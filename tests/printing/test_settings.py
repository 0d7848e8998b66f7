"""Settings as they are typed: all have a default, a range and a word, in both languages."""

from __future__ import annotations

from dataclasses import fields
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bankhalter import load
from bankhalter.artwork.board_plan import BoardPlan
from bankhalter.artwork.patterns import pattern
from bankhalter.cli import main
from bankhalter.cli.command_table import PRINT
from bankhalter.cli.kinds import OneOf
from bankhalter.printing import KINDS, BadSetting, PrintSettings, sheets
from bankhalter.printing.board_sheets import board, tiling
from bankhalter.printing.print_job import PrintJob
from bankhalter.printing.print_settings import OneWord
from bankhalter.text import plain

ROOT = Path(__file__).resolve().parents[2]


def test_every_setting_is_declared_read_and_written():
    assert [field.name for field in fields(PrintSettings)] == list(KINDS)
    own = {"sheets": "deeds,board", "paper": "A3", "offset_x": "0,8", "offset_y": "−0.5", "note_sets": "3"}
    found = PrintSettings.read(own)
    assert found.sheets == ("board", "deeds")
    assert (found.paper, found.offset_x, found.offset_y, found.note_sets) == ("a3", 0.8, -0.5, 3)
    assert PrintSettings.read(found.told()) == found


def test_the_command_line_has_every_setting_with_its_words():
    declared = {option.name.replace("-", "_"): option.kind for option in PRINT if option.name != "out"}
    assert list(declared) == list(KINDS)
    for name, kind in declared.items():
        judged = KINDS[name]
        if isinstance(kind, OneOf):
            assert isinstance(judged, OneWord) and kind.words == judged.words


def test_the_manual_explains_every_setting():
    page = (ROOT / "docs" / "printing.md").read_text("utf-8").partition("## Settings")[2]
    usual = PrintSettings()
    for name in KINDS:
        row = next(line for line in page.splitlines() if line.startswith(f"| `{name}` |"))
        value = getattr(usual, name)
        told = (
            ",".join(value)
            if isinstance(value, tuple)
            else f"{value}"
            if isinstance(value, str)
            else f"{value:g}"
        )
        assert f"| {told} |" in row.replace("`", "")


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(
    ("said", "word"),
    [
        ({"paper": "a9"}, "choice"),
        ({"sheets": "board,moon"}, "choice"),
        ({"offset_x": "99"}, "range"),
        ({"margin": "wide"}, "range"),
        ({"deed_width": "nan"}, "range"),
        ({"deed_width": "inf"}, "range"),
        ({"colour": "red"}, "unknown"),
    ],
)
def test_what_will_not_do_is_said(said: dict[str, str], word: str, language: str) -> None:
    with pytest.raises(BadSetting) as wrong:
        PrintSettings.read(said)
    assert [found for found, _ in wrong.value.problems] == [word]
    told = plain(language).format(f"print-problem-{word}", wrong.value.problems[0][1])
    assert next(iter(said)) in told and "$" not in told and not told.startswith("print-")


@pytest.mark.parametrize(
    "large",
    [
        {"sheets": ("cards",), "card_width": 200.0, "card_height": 150.0, "duplex": "none"},
        {"sheets": ("notes",), "note_width": 200.0, "note_height": 195.0},
        {"sheets": ("board",), "board": "a3", "board_size": 400.0},
        {"sheets": ("board",), "board_size": 300.0, "corner": 120.0},
        {"sheets": ("board",), "board_size": 1000.0, "corner": 198.0, "paper": "letter"},
    ],
)
def test_what_is_larger_than_its_paper_is_refused(large: dict[str, object]) -> None:
    with pytest.raises(BadSetting) as wrong:
        sheets(load("standard"), PrintSettings(**large), "de")  # type: ignore[arg-type]
    word, told = wrong.value.problems[0]
    for language in ("de", "en"):
        assert "print-problem" not in plain(language).format(f"print-problem-{word}", told)


@settings(deadline=None)
@given(st.dictionaries(st.sampled_from([*KINDS, "x"]), st.text(max_size=8) | st.floats().map(str)))
def test_settings_are_read_or_refused_with_words(said: dict[str, str]) -> None:
    try:
        found = PrintSettings.read(said)
    except BadSetting as wrong:
        assert wrong.problems
    else:
        assert PrintSettings.read(found.told()) == found


# Sizes -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("paper", "count"), [("a4", 6), ("a3", 4), ("a2", 2), ("letter", 9)])
def test_cuts_run_between_squares_and_pieces_fit_their_sheets(paper: str, count: int) -> None:
    used = PrintSettings(paper=paper)
    plan = BoardPlan(40, used.size, used.corner_size)
    way = tiling(used, plan)
    assert way.count == count
    assert set(way.across) | set(way.down) <= set(plan.edges())
    for cuts, room in ((way.across, way.sheet[0]), (way.down, way.sheet[1])):
        pieces = [b - a for a, b in pairwise(cuts)]
        assert all(piece + used.flap + 2 * used.margin <= room for piece in pieces[:-1])
        assert pieces[-1] + 2 * used.margin <= room and sum(pieces) == pytest.approx(500)


@pytest.mark.parametrize("count", [12, 20, 37, 40, 60])
def test_squares_fill_the_ring_and_do_not_overlap(count: int) -> None:
    plan = BoardPlan(count, 500, 62.5)
    places = plan.places()
    assert len({(round(p.x, 3), round(p.y, 3)) for p in places}) == count
    area = sum(p.wide * p.high for p in places)
    ring = 500**2 - (500 - 2 * 62.5) ** 2
    missing = plan.per_side * 4 - count
    assert area == pytest.approx(ring - missing * plan.wide * 62.5)


def test_a_band_holds_four_real_houses():
    drawing = board(PrintJob(load("standard"), PrintSettings(), "de"))
    assert drawing.plan.wide >= 4 * 9.5 and drawing.plan.corner * 0.2 >= 9.5


def test_without_colour_groups_are_told_by_letter_and_pattern():
    box = (0.0, 0.0, 40.0, 12.0)
    drawn = {letter: pattern(letter, "#808080", box, 2.6) for letter in "ABCDEFGH"}
    assert len(set(drawn.values())) == 8
    edition = load("standard")
    page = sheets(edition, PrintSettings(sheets=("board",), board="poster"), "de")
    assert "<pattern" not in page
    streets = [space for space in edition.spaces if space.kind == "street"]
    for letter in "ABCDEFGH":
        group = [s for s in streets if edition.groups[s.group].letter == letter]
        assert page.count(f">{letter}</text>") == len(group)


@pytest.mark.parametrize("letter", "ABCDEFG")
def test_a_pattern_ends_at_the_edge_of_its_band(letter: str) -> None:
    import re

    drawn = pattern(letter, "#808080", (10.0, 20.0, 41.67, 12.5), 2.6)
    places = re.findall(r"[ML]([\d.-]+) ([\d.-]+)", drawn)
    assert len(places) > 8
    assert all(9.99 <= float(x) <= 51.68 and 19.99 <= float(y) <= 32.51 for x, y in places)


# The command -----------------------------------------------------------------------------------------------


def test_the_command_writes_a_page_for_every_sheet(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)  # as if WeasyPrint were not installed
    out = tmp_path / "new" / "folder"
    assert main(["print", "schalke", "--out", str(out), "--sheets", "test,figures", "--language", "de"]) == 0
    assert sorted(path.name for path in out.iterdir()) == ["schalke-figures.html", "schalke-test.html"]
    told = capsys.readouterr()
    assert "schalke-test.html (2 Seiten)" in told.out and "bankhalter[print]" in told.err


def test_the_command_refuses_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", "standard", "--out", str(tmp_path), "--margin", "70", "--language", "en"]) == 2
    assert "margin: “70” will not do. Possible are numbers from 0 to 20." in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
