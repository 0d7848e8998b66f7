"""One page per run: self-contained, for phone, desk and paper, in the reader's theme."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from typing import Any

from bankhalter.edition import Edition
from bankhalter.lab.report.format import Words
from bankhalter.lab.report.svg import FONT, STYLE, THEMES

Found = dict[str, Any]
WIDE = ("board",)  # charts that take the whole width
PAGE = """\
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.5 FONT;font-variant-numeric:tabular-nums}
main{max-width:76rem;margin:0 auto;padding:1.5rem clamp(.75rem,3vw,2rem) 3rem}
header p{margin:.25rem 0;color:var(--muted)}
h1{font-size:clamp(1.6rem,4vw,2.4rem);line-height:1.15;letter-spacing:-.02em;margin:.25rem 0 .5rem}
h2{font-size:1.19rem;letter-spacing:-.01em;margin:0 0 .25rem}
.kicker{color:var(--accent);font-weight:700}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:.75rem;margin:1.25rem 0}
.tiles div,figure,section{background:var(--panel);border:1px solid var(--line);border-radius:1rem}
.tiles div{padding:.75rem 1rem}
.tiles b{display:block;font-size:1.6rem;line-height:1.2;letter-spacing:-.02em}
.tiles span{color:var(--muted);font-size:.875rem}
.tiles i{display:block;font-style:normal;color:var(--muted);font-size:.8125rem}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,30rem),1fr));gap:1rem;align-items:start}
figure,section{margin:0;padding:1rem 1.25rem 1.25rem}
figure.wide{grid-column:1/-1}
figure svg{max-width:40rem;margin:0 auto}
figure.wide svg{max-width:52rem}
figcaption p{margin:0 0 1rem;color:var(--muted);font-size:.9rem}
svg{display:block;width:100%;height:auto}
section{margin-top:1rem;overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{text-align:right;padding:.35rem .6rem;border-bottom:1px solid var(--line);white-space:nowrap}
th:first-child,td:first-child{text-align:left;padding-left:0;white-space:normal}
th{color:var(--muted);font-weight:600;font-size:.875rem;white-space:normal}
tr.clear td{font-weight:600}
small{color:var(--muted);font-weight:400;font-size:.875em}
footer{margin-top:1.5rem;color:var(--muted);font-size:.875rem}
@media (max-width:34rem){.tiles div:last-child:nth-child(odd){grid-column:1/-1}
figure,section{padding:.85rem .75rem 1rem}
th,td{padding:.35rem .35rem;font-size:.875rem}small{display:block}}
@media print{body{background:#fff;font-size:11pt}main{max-width:none;padding:0}
.tiles div,figure,section{border-color:#bbb;break-inside:avoid}.charts{grid-template-columns:1fr 1fr}}
""".replace("FONT", FONT)


def page(found: Found, edition: Edition, charts: Mapping[str, str], language: str) -> bytes:
    """Return the report of a series."""
    words = Words(edition, language)
    body = [
        header(words, words.say("lab-report-title"), words.edition.name[language], lead(found, words)),
        f"<p>{escape(rules_line(found['job'], words))}</p></header>",
        tiles(found, words),
        '<div class="charts">',
        *(figure(name, svg, found, words) for name, svg in charts.items()),
        "</div>",
        numbers(found, words),
        footer(found["engine"], words),
    ]
    return html(words, words.title(found["job"]), body)


def html(words: Words, title: str, body: Iterable[str]) -> bytes:
    """Return a whole page; nothing in it comes from elsewhere."""
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>{escape(words.say('lab-report-title'))} – {escape(title)}</title>"
        f"<style>\n{THEMES}{PAGE}{STYLE}</style>"
    )
    main = "\n".join(body)
    top = f'<!doctype html>\n<html lang="{words.language}"><head>{head}</head>\n<body><main>\n'
    return f"{top}{main}\n</main></body></html>\n".encode()


def header(words: Words, kicker: str, title: str, said: str) -> str:
    """The top of a page, still open for more lines."""
    name = f'<p class="kicker">Bankhalter · {escape(kicker)}</p>'
    return f"<header>{name}<h1>{escape(title)}</h1><p>{escape(said)}</p>"


def lead(found: Found, words: Words) -> str:
    """How many games, with which seed and limit."""
    job = found["job"]
    key = "lab-report-lead-from" if job["start"] else "lab-report-lead"
    numbers_of = {"games": words.number(found["games"], 0), "rounds": words.number(job["max_rounds"], 0)}
    return words.say(key, seed=str(job["seed"]), **numbers_of)


def rules_line(job: Found, words: Words) -> str:
    """What was agreed beyond the book."""
    rules = ", ".join(f"{name} = {value}" for name, value in job["rules"].items())
    return f"{words.say('lab-report-rules')}: {rules or words.say('lab-report-book')}"


def footer(version: str, words: Words) -> str:
    """The bottom of a page."""
    return f"<footer>{escape(words.say('lab-report-made', version=version))}</footer>"


# Parts -------------------------------------------------------------------------------------------------


def tiles(found: Found, words: Words) -> str:
    """The few numbers one looks for first."""
    means = [(name, found["length"][name]) for name in ("rounds", "turns")]
    means += [(n, found["per_game"][n]) for n in ("trades", "houses") if n in found["per_game"]]
    cells = [
        tile(words.number(m["value"], 1), words.say(f"lab-{name}"), bounds(m, words)) for name, m in means
    ]
    share = found["shares"]["unfinished"]
    span = f"{words.number(100 * share['low'], 2)} – {words.percent(share['high'], 2)}"
    cells.append(tile(words.percent(share["value"], 2), words.say("lab-unfinished"), span))
    return f'<div class="tiles">{"".join(cells)}</div>'


def bounds(m: Found, words: Words) -> str:
    """An interval in words."""
    return f"{words.number(m['low'], 1)} – {words.number(m['high'], 1)}"


def tile(value: str, name: str, span: str) -> str:
    """One number with its interval."""
    return f"<div><b>{escape(value)}</b><span>{escape(name)}</span><i>{escape(span)}</i></div>"


def figure(name: str, svg: str, found: Found, words: Words) -> str:
    """A chart with its heading and a line on how to read it."""
    spread = found["length"]["rounds_spread"]
    told = {
        "median": words.number(spread["p50"], 0),
        "ninety": words.number(spread["p90"], 0),
        "unfinished": words.percent(found["shares"]["unfinished"]["value"], 2),
    }
    note = words.say(f"lab-chart-{name}-note", **told)
    kind = ' class="wide"' if name in WIDE else ""
    head = f"<h2>{escape(words.say(f'lab-chart-{name}'))}</h2><p>{escape(note)}</p>"
    return f"<figure{kind}><figcaption>{head}</figcaption>{svg}</figure>\n"


def numbers(found: Found, words: Words) -> str:
    """Everything counted per game, as a table."""
    money = ("winner-cash", "winner-wealth")
    rows = [(words.say(f"lab-{n}"), words.mean(found["length"][n])) for n in ("rounds", "turns", "actions")]
    rows += [(words.say(f"lab-{n}"), words.share(s, 2)) for n, s in found["shares"].items()]
    rows += [
        (words.say(f"lab-{name}"), words.mean(entry, 0 if name in money else 1))
        for name, entry in found["per_game"].items()
    ]
    return f"<section><h2>{escape(words.say('lab-chart-numbers'))}</h2>{table([], rows)}</section>"


def table(head: Sequence[str], rows: Iterable[Sequence[str]], clear: Sequence[bool] = ()) -> str:
    """A table; lines that are clear stand out."""
    first = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    lines = []
    for i, row in enumerate(rows):
        kind = ' class="clear"' if i < len(clear) and clear[i] else ""
        lines.append(f"<tr{kind}>" + "".join(f"<td>{bounded(cell)}</td>" for cell in row) + "</tr>")
    return "<table>" + (f"<tr>{first}</tr>" if head else "") + "".join(lines) + "</table>"


def bounded(cell: str) -> str:
    """A cell; its interval, in brackets, may go on a line of its own."""
    value, bracket, rest = cell.partition(" [")
    return escape(value) + (f" <small>[{escape(rest)}</small>" if bracket else "")


# Comparison --------------------------------------------------------------------------------------------


def comparison_page(found: Found, editions: Sequence[Edition], language: str) -> bytes:
    """Return the report of a comparison."""
    words, other = (Words(edition, language) for edition in editions)
    job = found["a"]["job"]
    told = {"games": words.number(found["games"], 0), "rounds": words.number(job["max_rounds"], 0)}
    said = words.say("lab-compare-lead", seed=str(job["seed"]), **told)
    sides = f"A: {words.title(job)}", f"B: {other.title(found['b']['job'])}"
    body = [
        header(words, words.say("lab-compare-title"), " · ".join(sides), said),
        "</header>",
        *comparison_parts(found, words),
        f"<footer>{escape(words.say('lab-compare-clear'))} ",
        f"{escape(words.say('lab-report-made', version=found['a']['engine']))}</footer>",
    ]
    return html(words, words.say("lab-compare-title"), body)


def comparison_parts(found: Found, words: Words) -> Iterator[str]:
    """A table for each part of a comparison."""
    from bankhalter.lab.comparison import clear, line

    head = ["", "A", "B", words.say("lab-compare-difference")]
    for part in ("length", "end", "seats", "business", "flows"):
        entries = [entry for entry in found["differences"] if entry["part"] == part]
        if entries:
            stars = [entry["difference"] is not None and clear(entry["difference"]) for entry in entries]
            rows = table(head, [starred(line(entry, words)) for entry in entries], stars)
            yield f"<section><h2>{escape(words.say(f'lab-compare-{part}'))}</h2>{rows}</section>"


def starred(cells: Sequence[str]) -> list[str]:
    """A line of a comparison with its star behind the difference."""
    *rest, difference, star = cells
    return [*rest, difference.replace(" [", f"{star} [", 1)]
