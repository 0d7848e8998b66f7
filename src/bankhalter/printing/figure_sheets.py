"""The figures: strips to fold, with a front, a back and a foot on either side."""

from __future__ import annotations

from collections.abc import Iterator

from bankhalter.artwork.board_drawing import centred, lines
from bankhalter.artwork.lettering import BOLD, fitted
from bankhalter.artwork.looks import figure
from bankhalter.artwork.svg_elements import element, group, moved, rectangle, strokes
from bankhalter.edition import Token
from bankhalter.printing.imposition import Piece, best_grid, single_sided
from bankhalter.printing.pages import Page
from bankhalter.printing.print_job import PrintJob

FOOT = 0.5  # of the width: what is folded under, to stand on
# So that figures can be told from afar; they are drawn in the order of the edition's list.
COLOURS = (
    "#00696B", "#6A3FA0", "#A3450B", "#3C4650", "#A3155B", "#566400",
    "#1A4FA0", "#7A3B2E", "#00693E", "#8A2BA8", "#5A5A00", "#444444",
)  # fmt: skip


def pages(job: PrintJob) -> Iterator[Page]:
    """Return the sheets of the figures."""
    wide, high = job.settings.figure_width, job.settings.figure_height
    foot = wide * FOOT
    grid = best_grid(job.settings, (wide, 2 * (high + foot)), "figure")
    strips = [Piece(strip(job, token, i)) for i, token in enumerate(job.edition.tokens)]
    return single_sided(strips, grid, job.note("figures", job.say("print-figures-how")))


def strip(job: PrintJob, token: Token, index: int) -> str:
    """Return a strip: foot, back on its head, front, foot; the dashed lines are folded."""
    wide, high = job.settings.figure_width, job.settings.figure_height
    foot = wide * FOOT
    face = standing(job, token, COLOURS[index % len(COLOURS)])
    folds = [(0, y, wide, y) for y in (foot, foot + high, foot + 2 * high)]
    glue = centred(job.say("print-glue"), wide / 2, foot / 2, wide * 0.1, fill="#4a4f4c")
    return (
        rectangle(0, 0, wide, 2 * (foot + high), fill="#FFFFFF", stroke="#B0B0AA", stroke_width=0.1)
        + group(face, moved(wide, foot + high, 180))
        + group(face, moved(0, foot + high))
        + glue
        + group(glue, moved(0, foot + 2 * high))
        + strokes(folds, stroke="#000000", stroke_width=0.15, stroke_dasharray="2 1.5")
    )


def standing(job: PrintJob, token: Token, colour: str) -> str:
    """Return one side of a figure, upright from 0 0."""
    wide, high = job.settings.figure_width, job.settings.figure_height
    name = token.name[job.language]
    size = min(wide, high * 0.5) * 0.72
    place = (wide / 2, high * 0.42)
    text = fitted(name, wide - 3, high * 0.2, (4.2, 2))
    ground = rectangle(0, 0, wide, high, fill=colour if job.settings.ink == "full" else "#FFFFFF")
    plate = element("circle", cx=place[0], cy=place[1], r=size * 0.64, fill="#FFFFFF")
    below = rectangle(0, high * 0.76, wide, high * 0.24, fill="#FFFFFF")
    sign = drawing(job, token, place, size, colour)
    return (
        ground + plate + sign + below + lines(text, wide / 2, high * 0.87, fill="#000000", font_weight=BOLD)
    )


def drawing(job: PrintJob, token: Token, place: tuple[float, float], size: float, colour: str) -> str:
    """Return what stands for a figure: its drawing, else its emoji or letters."""
    drawn = None
    if not token.emoji and not token.initials:
        own, base = f"{job.edition.id}-{token.id}", f"{job.edition.base}-{token.id}"
        drawn = figure(token.drawn or own, colour) or figure(base, colour)
    if drawn:
        return group(drawn, f"{moved(place[0] - size / 2, place[1] - size / 2)} scale({size / 24:.4f})")
    said = token.emoji or token.initials or initials(token.name[job.language])
    text = fitted(said, size, size * 0.7, (size * 0.6, size * 0.2))
    return lines(text, *place, fill=colour, font_weight=BOLD)


def initials(name: str) -> str:
    """Return the first letters of the first two words of a name."""
    return "".join(word[0] for word in name.split()[:2]).upper()
