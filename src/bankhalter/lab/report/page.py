"""One page per run: self-contained, for phone, desk and paper, in the reader's theme."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from markupsafe import Markup

from bankhalter.edition import Edition
from bankhalter.lab.report import rendering
from bankhalter.lab.report.format import LabSpeaker
from bankhalter.lab.report.svg import FONT, style, themes

Found = dict[str, Any]
WIDE = ("board",)  # charts that take the whole width
MONEY = ("winner-cash", "winner-wealth")


class TableRow(NamedTuple):
    """A row of a table; one that is clear stands out."""

    cells: Sequence[str]
    clear: bool = False


class Tile(NamedTuple):
    """One number with its name and interval."""

    value: str
    name: str
    span: str


class Figure(NamedTuple):
    """A chart with its heading and a line on how to read it."""

    title: str
    note: str
    svg: Markup
    wide: bool


def render(template: str, words: LabSpeaker, **values: Any) -> bytes:
    """Return a page: `title`, `kicker`, `heading` and `lead` are its top, the rest is for its template."""
    sheet = themes() + rendering.style_sheet("page", font=FONT) + style()
    return rendering.page(template, words=words, style=sheet, **values)


def page(found: Found, edition: Edition, charts: Mapping[str, str], language: str) -> bytes:
    """Return the report of a series."""
    words = LabSpeaker(edition, language)
    return render(
        "series",
        words,
        title=words.title(found["job"]),
        kicker=words.say("lab-report-title"),
        heading=edition.name[language],
        lead=lead(found, words),
        rules=rules_line(found["job"], words),
        tiles=tiles(found, words),
        figures=[figure(name, svg, found, words) for name, svg in charts.items()],
        rows=numbers(found, words),
        version=found["engine"],
    )


def lead(found: Found, words: LabSpeaker) -> str:
    """How many games, with which seed and limit."""
    job = found["job"]
    key = "lab-report-lead-from" if job["start"] else "lab-report-lead"
    numbers_of = {"games": words.number(found["games"], 0), "rounds": words.number(job["max_rounds"], 0)}
    return words.say(key, seed=str(job["seed"]), **numbers_of)


def rules_line(job: Found, words: LabSpeaker) -> str:
    """What was agreed beyond the book."""
    rules = ", ".join(f"{name} = {value}" for name, value in job["rules"].items())
    return f"{words.say('lab-report-rules')}: {rules or words.say('lab-report-book')}"


def tiles(found: Found, words: LabSpeaker) -> list[Tile]:
    """The few numbers one looks for first."""
    means = [(name, found["length"][name]) for name in ("rounds", "turns")]
    means += [(n, found["per_game"][n]) for n in ("trades", "houses") if n in found["per_game"]]
    cells = [
        Tile(words.number(m["value"], 1), words.say(f"lab-{name}"), bounds(m, words)) for name, m in means
    ]
    share = found["shares"]["unfinished"]
    span = f"{words.number(100 * share['low'], 2)} – {words.percent(share['high'], 2)}"
    return [*cells, Tile(words.percent(share["value"], 2), words.say("lab-unfinished"), span)]


def bounds(m: Found, words: LabSpeaker) -> str:
    """An interval in words."""
    return f"{words.number(m['low'], 1)} – {words.number(m['high'], 1)}"


def figure(name: str, svg: str, found: Found, words: LabSpeaker) -> Figure:
    """A chart, with the numbers its note speaks of."""
    spread = found["length"]["rounds_spread"]
    told = {
        "median": words.number(spread["p50"], 0),
        "ninety": words.number(spread["p90"], 0),
        "unfinished": words.percent(found["shares"]["unfinished"]["value"], 2),
    }
    note = words.say(f"lab-chart-{name}-note", **told)
    return Figure(words.say(f"lab-chart-{name}"), note, Markup(svg), name in WIDE)


def numbers(found: Found, words: LabSpeaker) -> list[TableRow]:
    """Everything counted per game, as rows of a table."""
    rows = [(words.say(f"lab-{n}"), words.mean(found["length"][n])) for n in ("rounds", "turns", "actions")]
    rows += [(words.say(f"lab-{n}"), words.share(s, 2)) for n, s in found["shares"].items()]
    rows += [
        (words.say(f"lab-{name}"), words.mean(entry, 0 if name in MONEY else 1))
        for name, entry in found["per_game"].items()
    ]
    return [TableRow(cells) for cells in rows]


# Comparison --------------------------------------------------------------------------------------------


def comparison_page(found: Found, editions: Sequence[Edition], language: str) -> bytes:
    """Return the report of a comparison."""
    words, other = (LabSpeaker(edition, language) for edition in editions)
    job = found["a"]["job"]
    told = {"games": words.number(found["games"], 0), "rounds": words.number(job["max_rounds"], 0)}
    sides = f"A: {words.title(job)}", f"B: {other.title(found['b']['job'])}"
    return render(
        "comparison",
        words,
        title=words.say("lab-compare-title"),
        kicker=words.say("lab-compare-title"),
        heading=" · ".join(sides),
        lead=words.say("lab-compare-lead", seed=str(job["seed"]), **told),
        head=["", "A", "B", words.say("lab-compare-difference")],
        parts=comparison_parts(found, words),
        version=found["a"]["engine"],
    )


def comparison_parts(found: Found, words: LabSpeaker) -> dict[str, list[TableRow]]:
    """The rows of each part of a comparison that has any."""
    from bankhalter.lab.comparison import PARTS, clear, line

    parts: dict[str, list[TableRow]] = {part: [] for part in PARTS}
    for entry in found["differences"]:
        stands_out = entry["difference"] is not None and clear(entry["difference"])
        parts[entry["part"]].append(TableRow(starred(line(entry, words)), stands_out))
    return {part: rows for part, rows in parts.items() if rows}


def starred(cells: Sequence[str]) -> list[str]:
    """A line of a comparison with its star behind the difference."""
    *rest, difference, star = cells
    return [*rest, difference.replace(" [", f"{star} [", 1)]
