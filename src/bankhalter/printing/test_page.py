"""Sheet 0: whether the printer prints true to size, and how far its two sides are apart."""

from __future__ import annotations

from collections.abc import Iterator

from bankhalter.artwork.lettering import BOLD, LEADING, paragraph
from bankhalter.artwork.svg_elements import element, group, moved, rectangle, strokes, words
from bankhalter.printing.imposition import Point, behind, shifted
from bankhalter.printing.pages import Page
from bankhalter.printing.print_job import PrintJob
from bankhalter.printing.print_settings import PAPERS

SQUARE = 100.0
CROSS = (40.0, 40.0)  # the field of a cross


def pages(job: PrintJob) -> Iterator[Page]:
    """Return front and, if both sides are printed, back."""
    sheet = PAPERS[job.settings.paper]
    places = crosses(sheet)
    drawn = rule(job, sheet) + "".join(group(cross(), moved(*place)) for place in places)
    yield Page(*sheet, drawn, job.note("test", job.say("print-test-front")))
    if job.settings.duplex != "none":
        backs = [behind(sheet, CROSS, place, job.settings.duplex) for place in places]
        turned = shifted("".join(group(cross(), moved(*back)) for back in backs), job.settings)
        yield Page(*sheet, turned, job.note("test", job.say("print-test-back")))


def crosses(sheet: Point) -> tuple[Point, Point]:
    """Return where the two crosses lie: far apart, so that a turned sheet shows too."""
    y = 190.0
    return (20.0, y), (sheet[0] - 20 - CROSS[0], y)


def rule(job: PrintJob, sheet: Point) -> str:
    """Return the ruler, the square and how to use them."""
    x = (sheet[0] - SQUARE) / 2
    ticks = [
        (x + i, 52.0, x + i, 52.0 - (5 if i % 10 == 0 else 3 if i % 5 == 0 else 1.8)) for i in range(101)
    ]
    drawn = strokes([(x, 52.0, x + SQUARE, 52.0), *ticks], stroke="#000000", stroke_width=0.15)
    drawn += rectangle(x, 60, SQUARE, SQUARE, fill="none", stroke="#000000", stroke_width=0.2)
    drawn += words(sheet[0] / 2, 22, job.say("print-test-title"), 8, text_anchor="middle", font_weight=BOLD)
    drawn += words(sheet[0] / 2, 114, "100 × 100 mm", 6, text_anchor="middle", font_weight=BOLD)
    drawn += told(job.say("print-test-size"), 34, sheet)
    return drawn + told(job.say("print-test-offset"), 240, sheet)


def told(said: str, top: float, sheet: Point) -> str:
    """Return a few lines in the middle of the page."""
    lines = paragraph(said, sheet[0] - 60, 4.2)
    return "".join(
        words(sheet[0] / 2, top + i * 4.2 * LEADING, line, 4.2, text_anchor="middle")
        for i, line in enumerate(lines)
    )


def cross() -> str:
    """Return a cross with a scale in millimetres, in a field from 0 0."""
    half = CROSS[0] / 2
    ticks = [
        (half + i, half - t, half + i, half + t) for i in range(-15, 16) if (t := 1.6 if i % 5 == 0 else 0.8)
    ]
    ticks += [
        (half - t, half + i, half + t, half + i) for i in range(-15, 16) if (t := 1.6 if i % 5 == 0 else 0.8)
    ]
    arms = [(half - 18, half, half + 18, half), (half, half - 18, half, half + 18)]
    circle = element("circle", cx=half, cy=half, r=10, fill="none", stroke="#000000", stroke_width=0.15)
    return circle + strokes([*arms, *ticks], stroke="#000000", stroke_width=0.15)
