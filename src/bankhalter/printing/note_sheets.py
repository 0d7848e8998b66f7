"""The notes: as many as everybody starts with, for each who may play and twice for the bank."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from bankhalter.artwork.board_drawing import lines
from bankhalter.artwork.lettering import BOLD, REGULAR, fitted
from bankhalter.artwork.svg_elements import element, number, rectangle, words
from bankhalter.printing.imposition import Piece, best_grid, single_sided
from bankhalter.printing.pages import Page
from bankhalter.printing.print_job import PrintJob

USUAL = (93.0, 46.0)
# From the largest value to the smallest; after the last it begins anew.
GROUNDS = ("#F0D79A", "#E9CFC0", "#C3DCEB", "#C9E3C4", "#F6E3A6", "#F1CDD8", "#E6E4DC")
BANK = 2


def pages(job: PrintJob) -> Iterator[Page]:
    """Return the sheets of the notes, the largest first."""
    settings, money = job.settings, job.edition.money
    sets = settings.note_sets or job.edition.players[1] + BANK
    size = (settings.note_width, settings.note_height)
    grid = best_grid(settings, size, "note")
    told = job.note("notes", f"{size[0]:g} × {size[1]:g} mm", job.say("print-note-sets", count=sets))
    notes = [
        Piece(note(job, value, i))
        for i, (value, count) in enumerate(money.notes)
        for _ in range(count * sets)
    ]
    return single_sided(notes, grid, told)


def note(job: PrintJob, value: int, rank: int) -> str:
    """Return one note."""
    wide, high = job.settings.note_width, job.settings.note_height
    u = min(wide / USUAL[0], high / USUAL[1])
    ink = job.look["frame"]
    ground = GROUNDS[rank % len(GROUNDS)] if job.settings.ink == "full" else "#FFFFFF"
    digits = f"{value:,}".replace(",", job.edition.money.thousands)
    sum_ = fitted(job.speaker.money(value), wide * 0.56, high * 0.42, (13 * u, 4 * u))
    return (
        rectangle(0, 0, wide, high, fill=ground)
        + guilloche(wide / 2, high / 2, high * 0.4, rank, ink)
        + rectangle(
            3 * u, 3 * u, wide - 6 * u, high - 6 * u, rx=2 * u, fill="none", stroke=ink, stroke_width=0.5
        )
        + lines(sum_, wide / 2, high * 0.46, fill=ink, font_weight=BOLD)
        + lines(
            fitted(job.title, wide * 0.5, 5 * u, (3.6 * u, 2 * u), REGULAR), wide / 2, high * 0.76, fill=ink
        )
        + words(6 * u, 11.5 * u, digits, 6 * u, fill=ink, font_weight=BOLD)
        + words(wide - 6 * u, high - 7.2 * u, digits, 6 * u, fill=ink, font_weight=BOLD, text_anchor="end")
    )


def guilloche(x: float, y: float, radius: float, rank: int, ink: str) -> str:
    """Return waves around the middle of a note; every value has its own number of them."""
    waves = 5 + 2 * rank
    drawn = ""
    for copy in range(3):
        turns = [2 * pi * i / 96 for i in range(96)]
        reach = [radius * (0.8 + 0.2 * sin(waves * t + copy * 2 * pi / 3)) for t in turns]
        points = [
            f"{number(x + 1.9 * r * cos(t))} {number(y + r * sin(t))}"
            for r, t in zip(reach, turns, strict=True)
        ]
        drawn += f"M{'L'.join(points)}Z"
    return element("path", d=drawn, fill="none", stroke=ink, stroke_opacity=0.28, stroke_width=0.25)
