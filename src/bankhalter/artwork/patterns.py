"""The patterns of the groups: a board stays playable where colours cannot be told apart.

They are drawn as lines that end at the edge of their band, never as an SVG pattern, so that every program
prints the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bankhalter.artwork.svg_elements import strokes

Line = tuple[float, float, float, float]
Box = tuple[float, float, float, float]
DARK, LIGHT = "#000000", "#ffffff"


def steps(first: float, last: float, gap: float) -> Iterator[float]:
    """Return places at equal gaps, centred between two others."""
    count = int((last - first) / gap)
    start = first + (last - first - count * gap) / 2
    yield from (start + i * gap for i in range(count + 1))


def rising(box: Box, gap: float) -> Iterator[Line]:
    """Diagonals like a slash, cut off at the box."""
    x, y, wide, high = box
    for c in steps(0, wide + high, gap * 1.414):
        left, right = max(0.0, c - high), min(wide, c)
        if right > left:
            yield x + left, y + c - left, x + right, y + c - right


def falling(box: Box, gap: float) -> Iterator[Line]:
    """Diagonals like a backslash."""
    x, y, wide, high = box
    for a, b, c, d in rising((0, 0, wide, high), gap):
        yield x + wide - c, y + d, x + wide - a, y + b


def upright(box: Box, gap: float) -> Iterator[Line]:
    """Vertical lines."""
    x, y, wide, high = box
    yield from ((at, y, at, y + high) for at in steps(x, x + wide, gap) if x < at < x + wide)


def level(box: Box, gap: float) -> Iterator[Line]:
    """Horizontal lines."""
    x, y, wide, high = box
    yield from ((x, at, x + wide, at) for at in steps(y, y + high, gap) if y < at < y + high)


def crossed(box: Box, gap: float) -> Iterator[Line]:
    """Diagonals both ways."""
    yield from rising(box, gap * 1.3)
    yield from falling(box, gap * 1.3)


def dotted(box: Box, gap: float) -> Iterator[Line]:
    """Dots: lines of no length with round ends, well inside the box."""
    x, y, wide, high = box
    for row in steps(y + gap / 2, y + high - gap / 2, gap):
        yield from ((at, row, at + 0.01, row) for at in steps(x + gap / 2, x + wide - gap / 2, gap))


def checked(box: Box, gap: float) -> Iterator[Line]:
    """A chessboard, as short thick lines."""
    x, y, wide, high = box
    rows, columns = max(2, round(high / gap)), max(2, round(wide / gap))
    side, run = high / rows, wide / columns
    for row in range(rows):
        for column in range(row % 2, columns, 2):
            middle = y + (row + 0.5) * side
            yield x + column * run, middle, x + (column + 1) * run, middle


def blank(box: Box, gap: float) -> Iterator[Line]:
    """No lines: one group may go without."""
    yield from ()


Pattern = Callable[[Box, float], Iterator[Line]]
# In the order of the letters A to H; the thickness of a line by the gap, and how strongly it shows.
PATTERNS: tuple[tuple[Pattern, float, float], ...] = (
    (rising, 0.24, 0.45),
    (dotted, 0.42, 0.55),
    (upright, 0.24, 0.5),
    (level, 0.26, 0.4),
    (crossed, 0.26, 0.45),
    (checked, 1.0, 0.28),
    (falling, 0.32, 0.42),
    (blank, 0.0, 0.0),
)


def pattern(letter: str, colour: str, box: Box, gap: float) -> str:
    """Return the pattern of a group's letter on its colour."""
    draw, thick, strength = PATTERNS[(ord(letter[:1].upper() or "A") - ord("A")) % len(PATTERNS)]
    ink = LIGHT if lightness(colour) < 0.36 else DARK
    if draw is checked:
        thick = box[3] / max(2, round(box[3] / gap)) / gap
    ends = "round" if draw is dotted else "butt"
    return strokes(
        draw(box, gap), stroke=ink, stroke_opacity=strength, stroke_width=gap * thick, stroke_linecap=ends
    )


def lightness(colour: str) -> float:
    """Return the relative luminance of a colour such as #1f3f94, from 0 to 1."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ink_on(colour: str) -> str:
    """Return black or white, whichever reads better on a colour."""
    return DARK if lightness(colour) > 0.179 else LIGHT
