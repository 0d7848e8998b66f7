"""The board on paper: on one page, or on tiles that are cut between squares and glued."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise

from bankhalter.artwork.board_drawing import BoardDrawing, DeckPlace, centred, clipped, faces
from bankhalter.artwork.board_plan import BoardPlan
from bankhalter.artwork.svg_elements import group, moved
from bankhalter.printing.imposition import MARK, Point, cut_marks, orientations, usable
from bankhalter.printing.pages import Page
from bankhalter.printing.print_job import PrintJob
from bankhalter.printing.print_settings import PAPERS, BadSetting, PrintSettings

Corners = tuple[float, float, float, float]  # left, top, right, bottom
ASIDE = 2.0  # how far from its edge the number of a neighbour stands


def pages(job: PrintJob) -> Iterator[Page]:
    """Return the sheets of the board."""
    drawing = board(job)
    if job.settings.board == "tiles":
        yield from tiles(job, drawing)
    else:
        yield whole(job, drawing)


def board(job: PrintJob) -> BoardDrawing:
    """Return the board of an edition as it is printed."""
    settings, speaker = job.settings, job.speaker
    plan = BoardPlan(len(job.edition.spaces), settings.size, settings.corner_size)
    if plan.wide < 15:
        size = f"{settings.size:g}"
        raise BadSetting([("squares-too-small", {"size": size, "corner": f"{settings.corner_size:g}"})])
    decks = {
        deck: DeckPlace(
            speaker.term(f"card_{deck}"), f"deck-{deck}", settings.card_width, settings.card_height
        )
        for deck in job.edition.decks
    }
    return BoardDrawing(
        plan,
        faces(job.edition, job.look, job.square_name, job.square_foot),
        job.look,
        job.title,
        job.say("print-subtitle"),
        decks,
        settings.writing == "below",
    )


# One page --------------------------------------------------------------------------------------------------


def whole(job: PrintJob, drawing: BoardDrawing) -> Page:
    """Return the board on one page: of a paper, or as large as it needs to be."""
    settings, size = job.settings, drawing.plan.size
    beside = 2 * (settings.margin + MARK + 1)
    sheet = (size + beside, size + beside) if settings.board == "poster" else PAPERS[settings.board]
    if size > min(sheet):
        raise BadSetting([("too-large", {"name": "board", "size": f"{size:g}", "paper": settings.board})])
    x, y = (sheet[0] - size) / 2, (sheet[1] - size) / 2
    marks = cut_marks([x, x + size], [y, y + size])
    return Page(*sheet, group(drawing.svg(), moved(x, y)) + marks, job.note("board", f"{size:g} mm"))


# Tiles -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Tiling:
    """How a board is cut: the sheet, and the cuts in both directions with the edges of the board."""

    sheet: Point
    across: tuple[float, ...]
    down: tuple[float, ...]

    @property
    def count(self) -> int:
        """How many sheets it takes."""
        return (len(self.across) - 1) * (len(self.down) - 1)


def best_cuts(edges: Sequence[float], room: float, flap: float) -> tuple[float, ...] | None:
    """Return the fewest cuts, always between squares, whose pieces fit with their flaps; even ones."""
    first, *inner, last = edges
    for count in range(len(inner) + 1):
        ways = [(first, *cuts, last) for cuts in combinations(inner, count)]
        fitting = [way for way in ways if _widest(way, flap) <= room + 1e-6]
        if fitting:
            return min(fitting, key=lambda way: _widest(way, flap))
    return None


def _widest(cuts: Sequence[float], flap: float) -> float:
    """Return how wide the widest piece is; all but the last have a flap."""
    widths = [b - a for a, b in pairwise(cuts)]
    return max([*(width + flap for width in widths[:-1]), widths[-1]])


def tiling(settings: PrintSettings, plan: BoardPlan) -> Tiling:
    """Return the tiling that takes the fewest sheets, upright if both ways take as many."""
    found = []
    for sheet in orientations(settings):
        wide, high = usable(settings, sheet)
        cuts = [best_cuts(plan.edges(), room, settings.flap) for room in (wide, high)]
        if cuts[0] is not None and cuts[1] is not None:
            found.append(Tiling(sheet, cuts[0], cuts[1]))
    if not found:
        raise BadSetting(
            [("too-large", {"name": "board", "size": f"{plan.size:g}", "paper": settings.paper})]
        )
    return min(found, key=lambda way: way.count)


def columns(job: PrintJob) -> int:
    """Return how many tiles of the board lie side by side."""
    return len(tiling(job.settings, board(job).plan).across) - 1


def tiles(job: PrintJob, drawing: BoardDrawing) -> Iterator[Page]:
    """Return the board in pieces, row by row; right and below, where another piece joins, is a flap."""
    way = tiling(job.settings, drawing.plan)
    columns = len(way.across) - 1
    for row, (top, bottom) in enumerate(pairwise(way.down)):
        for column, (left, right) in enumerate(pairwise(way.across)):
            number = row * columns + column + 1
            told = job.say("print-tile", number=number, count=way.count, row=row + 1, column=column + 1)
            drawn = tile(job, drawing, way, (left, top, right, bottom))
            yield Page(*way.sheet, drawn, job.note("board", told, f"{drawing.plan.size:g} mm"))


def tile(job: PrintJob, drawing: BoardDrawing, way: Tiling, piece: Corners) -> str:
    """Return one piece of the board with its flaps, and the marks at which pieces are joined."""
    left, top, right, bottom = piece
    flap, size = job.settings.flap, drawing.plan.size
    wide, high = right - left, bottom - top
    over = (flap if right < size else 0.0, flap if bottom < size else 0.0)
    x, y = (way.sheet[0] - wide - over[0]) / 2, (way.sheet[1] - high - over[1]) / 2
    window = (left, top, wide + over[0], high + over[1])
    shown = group(drawing.svg(window), moved(x - left, y - top))
    box = (x, y, wide + over[0], high + over[1])
    drawn = clipped(shown, f"tile-{left:.0f}-{top:.0f}", box)
    field = (x, y, x + box[2], y + box[3])
    return drawn + cut_marks([x, x + wide], [y, y + high], field) + neighbours(way, piece, field)


def neighbours(way: Tiling, piece: Corners, field: Corners) -> str:
    """Return beside every joined edge, in the margin, the number of the sheet that is glued there."""
    (left, top, right, bottom), (x0, y0, x1, y1) = piece, field
    columns = len(way.across) - 1
    own = way.down.index(top) * columns + way.across.index(left) + 1
    middle, half = (x0 + x1) / 2, (y0 + y1) / 2
    spots = {
        (own - 1, x0 - ASIDE, half): left > way.across[0],
        (own + 1, x1 + ASIDE, half): right < way.across[-1],
        (own - columns, middle, y0 - ASIDE): top > way.down[0],
        (own + columns, middle, y1 + ASIDE): bottom < way.down[-1],
    }
    return "".join(centred(str(number), x, y, 2.8) for (number, x, y), joined in spots.items() if joined)
