"""What is on a printed page: words with their boxes, from the SVG as it is drawn or a PDF as it is read."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from xml.etree import ElementTree

import pytest

from bankhalter.artwork.lettering import REGULAR, width
from bankhalter.edition import from_tree, load, packed

SVG = "{http://www.w3.org/2000/svg}"
MM = 72 / 25.4  # points
Matrix = tuple[float, float, float, float, float, float]
Point = tuple[float, float]
STEP = re.compile(r"(\w+)\(([^)]*)\)")


def own_edition(base: str = "standard", **streets: str) -> str:
    """Return an edition whose every deed somebody has named, as one text that `load` reads.

    A keyword such as `s39` gives one square another name.
    """
    deeds = [space.at for space in load(base).spaces if space.price]
    names = {str(at): streets.get(f"s{at}", f"Gasse {at} am Wehr") for at in deeds}
    tree = {"format": 1, "extends": base, "id": "own", "name": {"de": "Unser Dorf"}}
    return packed(from_tree({**tree, "spaces": {at: {"name": {"de": name}} for at, name in names.items()}}))


def needs_pdf() -> None:
    """Skip where no PDF can be made: WeasyPrint wants the libraries of Pango, which no wheel brings."""
    try:
        import weasyprint  # noqa: F401
    except (ImportError, OSError) as missing:
        pytest.skip(f"no PDF here, WeasyPrint or its libraries are missing: {missing}")


def times(a: Matrix, b: Matrix) -> Matrix:
    return (
        a[0] * b[0] + a[2] * b[1],
        a[1] * b[0] + a[3] * b[1],
        a[0] * b[2] + a[2] * b[3],
        a[1] * b[2] + a[3] * b[3],
        a[0] * b[4] + a[2] * b[5] + a[4],
        a[1] * b[4] + a[3] * b[5] + a[5],
    )


def matrix(transform: str) -> Matrix:
    from math import cos, radians, sin

    made: Matrix = (1, 0, 0, 1, 0, 0)
    for name, told in STEP.findall(transform):
        values = [float(value) for value in told.replace(",", " ").split()]
        if name == "translate":
            made = times(made, (1, 0, 0, 1, *values))
        elif name == "scale":
            made = times(made, (values[0], 0, 0, values[0], 0, 0))
        else:
            turn, x, y = [*values, 0, 0][:3]
            c, s = cos(radians(turn)), sin(radians(turn))
            made = times(made, times((1, 0, 0, 1, x, y), times((c, s, -s, c, 0, 0), (1, 0, 0, 1, -x, -y))))
    return made


@dataclass(frozen=True)
class Words:
    """A line of text and the four corners of its box."""

    said: str
    corners: tuple[Point, ...]

    def inside(self, x: float, y: float, wide: float, high: float) -> bool:
        slack = 0.02
        return all(
            x - slack <= a <= x + wide + slack and y - slack <= b <= y + high + slack for a, b in self.corners
        )


def words_of(svg: str) -> list[Words]:
    """Return every line of a drawing, measured by the metrics, where its transforms put it."""
    root = ElementTree.fromstring(f'<svg xmlns="{SVG[1:-1]}">{svg}</svg>' if "xmlns" not in svg else svg)
    return list(_walk(root, (1, 0, 0, 1, 0, 0)))


def _walk(node: ElementTree.Element, outer: Matrix) -> Iterator[Words]:
    here = times(outer, matrix(node.get("transform", "")))
    if node.tag == f"{SVG}text":
        yield _words(node, here)
    for child in node:
        yield from _walk(child, here)


def _words(node: ElementTree.Element, here: Matrix) -> Words:
    said, size = node.text or "", float(node.get("font-size", "0"))
    wide = width(said, size, int(node.get("font-weight", REGULAR)))
    x, y = float(node.get("x", "0")), float(node.get("y", "0"))
    x -= {"middle": wide / 2, "end": wide}.get(node.get("text-anchor", ""), 0)
    box = [(a, b) for a in (x, x + wide) for b in (y - 0.73 * size, y + 0.02 * size)]
    return Words(
        said,
        tuple((here[0] * a + here[2] * b + here[4], here[1] * a + here[3] * b + here[5]) for a, b in box),
    )


# PDF -------------------------------------------------------------------------------------------------------


def opened(data: bytes) -> Any:
    """Return a PDF as pdfium reads it."""
    import pypdfium2

    return pypdfium2.PdfDocument(data)


def read(data: bytes) -> Any:
    """Return a PDF as pypdf reads it."""
    from pypdf import PdfReader

    return PdfReader(io.BytesIO(data))


def found(page: Any, said: str) -> list[tuple[float, float, float, float]]:
    """Return where words stand on a page: left, top, right, bottom in millimetres from the upper left."""
    text, high = page.get_textpage(), page.get_height()
    signs = [(i, text.get_text_range(i, 1)) for i in range(text.count_chars())]
    signs = [(i, sign) for i, sign in signs if sign.strip()]  # letters are set one by one, without spaces
    line, wanted, out = "".join(sign for _, sign in signs), said.replace(" ", ""), []
    turned = wanted[::-1]  # a page that stands on its head is read from its end
    for hit in re.finditer(f"{re.escape(wanted)}|{re.escape(turned)}", line):
        boxes = [text.get_charbox(i, loose=False) for i, _ in signs[hit.start() : hit.end()]]
        left, right = min(b[0] for b in boxes), max(b[2] for b in boxes)
        bottom, top = min(b[1] for b in boxes), max(b[3] for b in boxes)
        out.append((left / MM, (high - top) / MM, right / MM, (high - bottom) / MM))
    return out
