"""Where things lie on a sheet: rows and columns, backs behind their fronts, marks to cut along."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bankhalter.artwork.board_drawing import clipped
from bankhalter.artwork.svg_elements import element, group, moved, strokes
from bankhalter.printing.pages import Page
from bankhalter.printing.print_settings import PAPERS, BadSetting, PrintSettings

MARK = 3.0  # how long a mark is that shows where to cut
BESIDE = 0.6  # how far from the edge it begins

Point = tuple[float, float]


@dataclass(frozen=True)
class Piece:
    """A thing to cut out: its front and its back, drawn from 0 0. A back may bleed over its edges."""

    front: str
    back: str = ""


@dataclass(frozen=True)
class Grid:
    """Places in rows and columns in the middle of a sheet."""

    sheet: Point
    columns: int
    rows: int
    piece: Point

    @property
    def count(self) -> int:
        """How many pieces lie on a sheet."""
        return self.columns * self.rows

    @property
    def origin(self) -> Point:
        """The upper left corner of the first piece."""
        wide, high = self.columns * self.piece[0], self.rows * self.piece[1]
        return (self.sheet[0] - wide) / 2, (self.sheet[1] - high) / 2

    def place(self, index: int) -> Point:
        """Return the upper left corner of a piece."""
        row, column = divmod(index, self.columns)
        x, y = self.origin
        return x + column * self.piece[0], y + row * self.piece[1]

    def cuts(self) -> tuple[list[float], list[float]]:
        """Return where the knife goes, across and down."""
        (x, y), (wide, high) = self.origin, self.piece
        return [x + i * wide for i in range(self.columns + 1)], [y + i * high for i in range(self.rows + 1)]


def usable(settings: PrintSettings, sheet: Point) -> Point:
    """Return how much of a sheet may be printed on, inside the marks."""
    lost = 2 * (settings.margin + MARK)
    return sheet[0] - lost, sheet[1] - lost


def orientations(settings: PrintSettings) -> tuple[Point, Point]:
    """Return the paper upright and lying."""
    wide, high = PAPERS[settings.paper]
    return (wide, high), (high, wide)


def best_grid(settings: PrintSettings, piece: Point, name: str) -> Grid:
    """Return the grid that puts the most pieces on a sheet, upright if both ways hold as many."""
    grids = [_grid(settings, sheet, piece) for sheet in orientations(settings)]
    found = max(grids, key=lambda grid: grid.count)
    if not found.count:
        size = f"{piece[0]:g} × {piece[1]:g}"
        raise BadSetting([("too-large", {"name": name, "size": size, "paper": settings.paper})])
    return found


def _grid(settings: PrintSettings, sheet: Point, piece: Point) -> Grid:
    wide, high = usable(settings, sheet)
    return Grid(sheet, max(0, int(wide / piece[0] + 1e-6)), max(0, int(high / piece[1] + 1e-6)), piece)


def cut_marks(
    across: Sequence[float], down: Sequence[float], field: tuple[float, float, float, float] | None = None
) -> str:
    """Return short lines at every cut, outside a field (left, top, right, bottom): usually all pieces."""
    left, top, right, bottom = field or (across[0], down[0], across[-1], down[-1])
    ends = ((-BESIDE - MARK, -BESIDE), (BESIDE, BESIDE + MARK))
    lines = [(x, y + a, x, y + b) for x in across for y, (a, b) in zip((top, bottom), ends, strict=True)]
    lines += [(x + a, y, x + b, y) for y in down for x, (a, b) in zip((left, right), ends, strict=True)]
    return strokes(lines, stroke="#000000", stroke_width=0.2)


# Both sides ------------------------------------------------------------------------------------------------


def flips_sideways(sheet: Point, duplex: str) -> bool:
    """Tell whether the printer turns a sheet over its left or right edge, not over top or bottom."""
    upright = sheet[1] >= sheet[0]
    return upright == (duplex == "long")


def behind(sheet: Point, piece: Point, place: Point, duplex: str) -> tuple[float, float, float]:
    """Return where the back of a piece is printed, and how far it is turned.

    Turned over its side edge a sheet shows its columns mirrored, over its top edge its rows; then backs stand
    on their heads, so that a card cut out and turned sideways is upright on both sides.
    """
    (x, y), wide = place, piece[0]
    if flips_sideways(sheet, duplex):
        return sheet[0] - x - wide, y, 0
    return x + wide, sheet[1] - y, 180


def double_sided(
    pieces: Sequence[Piece], grid: Grid, settings: PrintSettings, notes: tuple[str, str]
) -> Iterator[Page]:
    """Return fronts and backs, page after page."""
    for start in range(0, len(pieces), grid.count):
        some = pieces[start : start + grid.count]
        fronts = [group(piece.front, moved(*grid.place(i))) for i, piece in enumerate(some)]
        backs = [
            group(piece.back, moved(*behind(grid.sheet, grid.piece, grid.place(i), settings.duplex)))
            for i, piece in enumerate(some)
        ]
        yield Page(*grid.sheet, "".join(fronts) + cut_marks(*grid.cuts()), notes[0])
        yield Page(*grid.sheet, shifted("".join(backs), settings), notes[1])


def shifted(drawn: str, settings: PrintSettings) -> str:
    """Return a back, moved by the offset of the printer."""
    return group(drawn, moved(settings.offset_x, settings.offset_y))


def single_sided(pieces: Sequence[Piece], grid: Grid, note: str) -> Iterator[Page]:
    """Return pieces that have no back."""
    for start in range(0, len(pieces), grid.count):
        some = pieces[start : start + grid.count]
        drawn = [group(piece.front, moved(*grid.place(i))) for i, piece in enumerate(some)]
        yield Page(*grid.sheet, "".join(drawn) + cut_marks(*grid.cuts()), note)


def folded(
    pieces: Sequence[Piece], piece: Point, settings: PrintSettings, name: str, note: str
) -> Iterator[Page]:
    """Return pieces with their backs beside them, to fold along the line and glue."""
    wide, high = piece
    grid = best_grid(settings, (2 * wide, high), name)
    line = strokes([(wide, 0, wide, high)], stroke="#000000", stroke_width=0.15, stroke_dasharray="2 1.5")
    both = [
        Piece(clipped(group(one.back, moved(wide, 0)), f"fold{i}", (0, 0, 2 * wide, high)) + one.front + line)
        for i, one in enumerate(pieces)
    ]
    yield from single_sided(both, grid, note)


def on_both_sides(
    pieces: Sequence[Piece], piece: Point, settings: PrintSettings, name: str, notes: tuple[str, str, str]
) -> Iterator[Page]:
    """Return pieces with backs as the printer can do it; `notes` are for fronts, backs, and folded ones."""
    if settings.duplex == "none":
        yield from folded(pieces, piece, settings, name, notes[2])
    else:
        yield from double_sided(pieces, best_grid(settings, piece, name), settings, notes[:2])


def framed(piece: Point, inset: float, colour: str, thick: float) -> str:
    """Return a white piece with a line inside its edge, far enough in for a knife that slips."""
    wide, high = piece
    ground = element("rect", width=wide, height=high, fill="#FFFFFF")
    frame = element(
        "rect",
        x=inset,
        y=inset,
        width=wide - 2 * inset,
        height=high - 2 * inset,
        rx=1.5,
        fill="none",
        stroke=colour,
        stroke_width=thick,
    )
    return ground + frame
