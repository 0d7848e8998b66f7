"""Reports and charts: whole, self-contained, in both languages, for every edition and any board."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from jinja2 import UndefinedError

from bankhalter.edition import available
from bankhalter.lab.comparison import comparison
from bankhalter.lab.jobs.job import Job, play_chunk, prepare
from bankhalter.lab.jobs.runner import Sum
from bankhalter.lab.report import rendering
from bankhalter.lab.report.charts import CELL, DEEP, draw, place_of
from bankhalter.lab.report.page import comparison_page, page
from bankhalter.lab.report.svg import flat, standalone, ticks
from bankhalter.lab.statistics.result import result
from bankhalter.lab.tournament.games import TournamentPlan, heats, play_heat
from bankhalter.lab.tournament.tournament_report import page as tournament_page
from bankhalter.lab.tournament.tournament_report import summary
from bankhalter.text import plain

THREE = ("simple",) * 3
VOID = {"meta", "br", "link", "img"}


class Reader(HTMLParser):
    """Checks that tags are closed in order, and collects text and attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.said: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        self.links += [
            value or "" for name, value in attrs if name in ("src", "href", "xlink:href", "action")
        ]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.said.append(data)


def found_of(edition: str, games: int = 4, **more: Any) -> tuple[dict[str, Any], Job]:
    job = Job(edition, (), THREE, **more)
    done = play_chunk((job,), 0, games)
    return result(job, Sum(games, done.tallies, done.pairs, "games")), job


def check_page(data: bytes, language: str) -> Reader:
    text = data.decode()
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert reader.open == []
    assert reader.links == [] and "@import" not in text and not re.search(r"url\(", text)
    assert "script" not in reader.seen
    assert set(re.findall(r"https?://[^\"' ]+", text)) <= {"http://www.w3.org/2000/svg"}
    assert f'<html lang="{language}">' in text and "width=device-width" in text
    assert not any(re.search(r"\blab-[a-z]", said) for said in reader.said)
    return reader


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("edition", available())
def test_a_report_is_one_whole_page(edition: str, language: str) -> None:
    found, job = found_of(edition)
    charts = draw(found, prepare(job).edition, language)
    assert list(charts) == ["board", "wins", "length", "wealth", "groups", "deeds", "flows"]
    reader = check_page(page(found, prepare(job).edition, charts, language), language)
    said = "".join(reader.said)
    for space in prepare(job).edition.spaces:
        if space.price:
            assert space.name[language][:16] in said


def test_every_chart_is_a_picture_of_its_own() -> None:
    found, job = found_of("standard")
    for svg in draw(found, prepare(job).edition, "de").values():
        for text in (svg, standalone(svg), flat(svg)):
            root = ElementTree.fromstring(text)
            assert root.tag.endswith("svg") and root.get("role") == "img" and root.get("aria-label")
        assert "var(" not in flat(svg) and "prefers-color-scheme" in standalone(svg)


def test_the_board_shows_every_space_once_with_its_share() -> None:
    found, job = found_of("standard")
    root = ElementTree.fromstring(draw(found, prepare(job).edition, "en")["board"])
    titles = [t.text or "" for t in root.iter("{http://www.w3.org/2000/svg}title")][1:]
    names = [space.name["en"] for space in prepare(job).edition.spaces]
    assert [title.rpartition(" · ")[0] for title in titles] == names
    assert f"{100 * found['landings'][24]['value']:.2f}" in titles[24]


@pytest.mark.parametrize("count", range(12, 61))
def test_a_ring_of_any_size_has_no_overlap(count: int) -> None:
    side = -(-(count - 4) // 4)
    edge = 2 * DEEP + side * CELL
    taken: set[tuple[int, int]] = set()
    for at in range(count):
        x, y, w, h, _ = place_of(at, side)
        assert x >= 0 and y >= 0 and x + w <= edge and y + h <= edge
        cells = {(i, k) for i in range(int(x), int(x + w), 50) for k in range(int(y), int(y + h), 50)}
        assert not cells & taken
        taken |= cells


def test_a_fast_run_has_a_shorter_report() -> None:
    found, job = found_of("standard", fast=True)
    charts = draw(found, prepare(job).edition, "de")
    assert list(charts) == ["wins", "length"]
    check_page(page(found, prepare(job).edition, charts, "de"), "de")


def test_one_broken_off_game_can_be_drawn() -> None:
    found, job = found_of("standard", 1, rounds=1)
    check_page(page(found, prepare(job).edition, draw(found, prepare(job).edition, "de"), "de"), "de")


def test_names_cannot_break_the_page() -> None:
    found, job = found_of("standard")
    found["job"]["rules"] = {"<script>": "</style><b>"}
    found["wins"]["by_bot"][0]["bot"] = '"><img src=x>'
    check_page(page(found, prepare(job).edition, draw(found, prepare(job).edition, "en"), "en"), "en")


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_tournament_is_one_whole_page_whatever_a_bot_says(language: str) -> None:
    plan = TournamentPlan(("simple", "default"), "round-robin", 2, 1, "standard", (), 1, 5, 60.0)
    score = play_heat(next(iter(heats(plan))))
    score.faults.append((1, "illegal", "</ul><script>", 0))
    reader = check_page(tournament_page(summary(plan, [score]), language), language)
    assert any("</ul><script>" in said for said in reader.said), "it is told, as words"


def test_a_page_without_one_of_its_values_is_not_made() -> None:
    with pytest.raises(UndefinedError, match="kicker"):
        rendering.page("page", words=plain("en"), style="", title="")


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_comparison_is_one_whole_page(language: str) -> None:
    jobs = (Job("standard", (), THREE), Job("standard", (("free_parking_pot", True),), THREE))
    done = play_chunk(jobs, 0, 4)
    found = comparison(jobs, Sum(4, done.tallies, done.pairs, "games"))
    editions = [prepare(job).edition for job in jobs]
    reader = check_page(comparison_page(found, editions, language), language)
    assert any("free_parking_pot" in said for said in reader.said)


@pytest.mark.parametrize("top", [0.004, 0.07, 0.31, 1, 7, 99, 1234, 98765.4])
def test_axes_end_just_above_what_they_show(top: float) -> None:
    marks = ticks(top)
    assert marks[0] == 0 and top <= marks[-1] <= 2.6 * top
    assert 2 <= len(marks) <= 7


@pytest.mark.skipif(find_spec("resvg_py") is None, reason="needs the extra lab")
def test_charts_become_pictures(command: Any, place: Path) -> None:
    done = command("simulate", "--games", "2", "--svg", "s", "--png", "p", "--report", "r.html")
    assert done.returncode == 0, done.stderr
    names = {p.stem for p in (place / "s").iterdir()}
    assert names == {p.stem for p in (place / "p").iterdir()} and len(names) == 7
    for path in (place / "p").iterdir():
        data = path.read_bytes()
        assert data[:8] == b"\x89PNG\r\n\x1a\n"
        assert int.from_bytes(data[16:20], "big") == 1280
