"""Pages of SVG in millimetres, and the document they make: one HTML file that needs nothing else."""

from __future__ import annotations

import base64
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib import resources

from bankhalter.artwork.lettering import BOLD, REGULAR
from bankhalter.artwork.svg_elements import element, group, moved, number, words

FAMILY = "Fira Sans Condensed"
ASIDE, START = 6.8, 12.0  # where the note of a page begins: in its left margin, read from the right
STYLE = """
html,body{margin:0;padding:0}
.page{overflow:hidden;break-after:page}
.page:last-child{break-after:auto}
.page svg{display:block}
@media screen{body{background:#8a8a86;display:flex;flex-wrap:wrap;gap:6mm;padding:6mm}.page{background:#fff}}
"""
# Letters beyond the first file: where they stand in Unicode.
RANGES = {
    "greek": ((0x370, 0x3FF),),
    "cyrillic": ((0x400, 0x52F),),
    "latin-ext": ((0x100, 0x2FF), (0x1E00, 0x1EFF), (0x2070, 0x20AB), (0x20AD, 0x21FF), (0x2C60, 0xABFF)),
}
# One family for each file; no spaces behind commas, WeasyPrint would take them for a part of the name.
FAMILIES = ",".join([*(f"'{FAMILY} {script}'" for script in ("latin", *RANGES)), "sans-serif"])


@dataclass(frozen=True)
class Page:
    """One side of a sheet: its size, what is drawn on it, and the line in its margin that says what it is."""

    wide: float
    high: float
    drawn: str
    note: str = ""

    def svg(self) -> str:
        """Return the page as one SVG picture whose unit is the millimetre."""
        place = moved(ASIDE, self.high - 2 * START, -90)
        note = group(words(0, 0, self.note, 2.4, fill="#4a4f4c"), place) if self.note else ""
        return element(
            "svg",
            self.drawn + note,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {number(self.wide)} {number(self.high)}",
            width=f"{number(self.wide)}mm",
            height=f"{number(self.high)}mm",
            font_family=FAMILIES,
            font_weight=str(REGULAR),
        )


def document(pages: Sequence[Page], title: str, language: str) -> str:
    """Return pages as one HTML document; its fonts are inside."""
    drawn = [page.svg() for page in pages]
    sizes = {(page.wide, page.high): _size_name(page) for page in pages}
    rules = "".join(
        f"@page {name}{{size:{number(w)}mm {number(h)}mm;margin:0}}"
        f".{name}{{page:{name};width:{number(w)}mm;height:{number(h)}mm}}"
        for (w, h), name in sizes.items()
    )
    body = "".join(
        f'<section class="page {_size_name(page)}">{svg}</section>'
        for page, svg in zip(pages, drawn, strict=True)
    )
    return (
        f'<!doctype html><html lang="{escape(language)}"><head><meta charset="utf-8">'
        f"<title>{escape(title)}</title><style>{faces(drawn)}{STYLE}{rules}</style></head>"
        f"<body>{body}</body></html>"
    )


def _size_name(page: Page) -> str:
    return f"p{round(page.wide * 10)}x{round(page.high * 10)}"


# Fonts -----------------------------------------------------------------------------------------------------


def faces(texts: Iterable[str]) -> str:
    """Return the fonts that texts need, as CSS with the files inside."""
    letters = {ord(letter) for text in texts for letter in set(text)}
    wanted = [s for s, ranges in RANGES.items() if any(a <= code <= b for code in letters for a, b in ranges)]
    return "".join(face(script, weight) for script in ("latin", *wanted) for weight in (REGULAR, BOLD))


def face(script: str, weight: int) -> str:
    """Return one font file as CSS."""
    address = font_address(script, weight)
    return f"@font-face{{font-family:'{FAMILY} {script}';font-weight:{weight};src:url({address})}}"


@cache
def font_address(script: str, weight: int) -> str:
    """Return a font file as a data address."""
    file = resources.files("bankhalter.artwork").joinpath(f"fonts/{script}-{weight}.woff2")
    return "data:font/woff2;base64," + base64.b64encode(file.read_bytes()).decode("ascii")


def font_addresses() -> frozenset[str]:
    """Return all addresses a document may hold; nothing else is ever fetched for one."""
    return frozenset(font_address(s, w) for s in ("latin", *RANGES) for w in (REGULAR, BOLD))
