"""The board in pieces, joined by its marks, is the board in one piece: a picture test."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from PIL.Image import Transpose
from printing.paper import MM, needs_pdf, opened, own_edition

from bankhalter import load
from bankhalter.artwork.board_plan import BoardPlan
from bankhalter.printing import PrintSettings, pdf, sheets
from bankhalter.printing.board_sheets import tiling

SCALE = 4  # pixels for a millimetre
LIGHT = 200  # darker is a line, however thin
FAR = 2 * SCALE // 4  # half a millimetre


def pictures(edition: str, **said: str) -> list[Any]:
    """Return the pages of a board as pictures in grey."""
    html = sheets(load(edition), PrintSettings.read({"sheets": "board", **said}), "de")
    return [page.render(scale=SCALE / MM).to_pil().convert("L") for page in opened(pdf(html))]


def runs(dark: list[bool]) -> list[float]:
    """Return the middles of stretches of dark pixels."""
    out, start = [], None
    for i, here in enumerate([*dark, False]):
        if here and start is None:
            start = i
        elif not here and start is not None:
            out.append((start + i - 1) / 2 + 0.5)
            start = None
    return out


def marks(picture: Any, sideways: bool) -> list[float]:
    """Return where the marks of a sheet are: lines that stand free in the white beside the field.

    Looked for in the strip above the first row that is mostly printed; the note in the margin lies elsewhere.
    """
    seen = picture.transpose(Transpose.TRANSPOSE) if sideways else picture
    pixels, (wide, high) = seen.load(), seen.size
    first = next(y for y in range(high) if sum(pixels[x, y] < 252 for x in range(0, wide, 4)) > wide // 8)
    strip = range(first - round(3.2 * SCALE), first - round(1.2 * SCALE))
    return runs([all(pixels[x, y] < LIGHT for y in strip) for x in range(wide)])


@pytest.mark.parametrize(
    ("edition", "paper"),
    [("standard", "a4"), ("standard", "a3"), pytest.param(own_edition("azeroth"), "a4", id="own-a4")],
)
def test_tiles_joined_by_their_marks_make_the_poster(edition: str, paper: str) -> None:
    needs_pdf()
    from PIL import ImageChops, ImageStat

    settings = PrintSettings(paper=paper)
    way = tiling(settings, BoardPlan(40, 500, 62.5))
    (poster,) = pictures(edition, board="poster")
    edge = round((518 - 500) / 2 * SCALE)
    tiles = pictures(edition, paper=paper)
    assert len(tiles) == way.count
    columns = len(way.across) - 1
    for number, picture in enumerate(tiles):
        row, column = divmod(number, columns)
        left, right = way.across[column], way.across[column + 1]
        top, bottom = way.down[row], way.down[row + 1]
        x, y, wide, high = found_piece(picture)
        assert (wide / SCALE, high / SCALE) == pytest.approx((right - left, bottom - top), abs=0.5)
        size = (round((right - left) * SCALE), round((bottom - top) * SCALE))
        piece = picture.crop((x, y, x + size[0], y + size[1]))
        differences = {}
        for dx, dy in product(range(-4, 5), repeat=2):
            place = (edge + round(left * SCALE) + dx, edge + round(top * SCALE) + dy)
            other = poster.crop((*place, place[0] + size[0], place[1] + size[1]))
            differences[dx, dy] = ImageStat.Stat(ImageChops.difference(piece, other)).mean[0]
        best = min(differences, key=differences.__getitem__)
        assert max(map(abs, best)) <= FAR, f"sheet {number + 1} is off by {best} quarters of a millimetre"
        assert differences[best] < 0.5 * differences[4, 4], "the same picture, not just any"


def found_piece(picture: Any) -> tuple[int, int, float, float]:
    """Return a piece by the marks of its sheet: where it begins, how large it is."""
    across, down = marks(picture, sideways=False), marks(picture, sideways=True)
    assert len(across) == len(down) == 2, (across, down)
    return round(across[0]), round(down[0]), across[1] - across[0], down[1] - down[0]
