"""The cards: text in front, the sign of their pile behind."""

from __future__ import annotations

from collections.abc import Iterator

from bankhalter.artwork.board_drawing import lines
from bankhalter.artwork.lettering import BOLD, REGULAR, fitted
from bankhalter.artwork.looks import icon
from bankhalter.artwork.patterns import ink_on, rising
from bankhalter.artwork.svg_elements import rectangle, strokes
from bankhalter.printing.deed_sheets import notes
from bankhalter.printing.imposition import Piece, framed, on_both_sides
from bankhalter.printing.pages import Page
from bankhalter.printing.print_job import PrintJob

USUAL = (87.0, 56.0)
INSET, EDGE = 3.0, 7.0


def pages(job: PrintJob) -> Iterator[Page]:
    """Return the sheets of the cards; every pile begins a sheet, so that all backs of a sheet are alike."""
    size = (job.settings.card_width, job.settings.card_height)
    for deck in job.edition.decks:
        cards = [i for i, card in enumerate(job.edition.cards) if card.deck == deck]
        pieces = [Piece(front(job, i), back(job, deck)) for i in cards]
        yield from on_both_sides(pieces, size, job.settings, "card", notes(job, "cards"))


def scale(job: PrintJob) -> float:
    """Return how much larger than usual the writing on a card is."""
    return min(job.settings.card_width / USUAL[0], job.settings.card_height / USUAL[1])


def front(job: PrintJob, card: int) -> str:
    """Return the front of a card."""
    wide, high, u = job.settings.card_width, job.settings.card_height, scale(job)
    deck = job.edition.cards[card].deck
    top = (INSET + 11) * u
    head = fitted(job.speaker.term(f"card_{deck}"), wide - 40 * u, 7 * u, (4.6 * u, 2.4 * u))
    text = fitted(
        job.speaker.card(card), wide - 2 * EDGE * u, high - top - 9 * u, (5.0 * u, 2.2 * u), REGULAR
    )
    colour = job.look["accent"]
    return (
        framed((wide, high), INSET, colour, 0.5)
        + icon(f"deck-{deck}", (EDGE * u + 3 * u, 9.2 * u), 7.5 * u, colour)
        + lines(head, wide / 2, 9.2 * u, fill=colour, font_weight=BOLD)
        + strokes([(EDGE * u, top, wide - EDGE * u, top)], stroke=colour, stroke_width=0.25)
        + lines(text, wide / 2, (top + high - INSET) / 2, fill=job.look["ink"], font_weight=REGULAR)
    )


def back(job: PrintJob, deck: str) -> str:
    """Return the back of a card; its ground bleeds over every edge, so that a printer's play stays unseen."""
    wide, high, u = job.settings.card_width, job.settings.card_height, scale(job)
    over, full = job.settings.bleed, job.settings.ink == "full"
    ground = (job.look["frame"] if deck == "a" else job.look["accent"]) if full else "#FFFFFF"
    ink = ink_on(ground)
    box = (-over, -over, wide + 2 * over, high + 2 * over)
    text = fitted(job.speaker.term(f"card_{deck}"), wide - 26 * u, 10 * u, (8 * u, 3 * u))
    frame = rectangle(
        5 * u, 5 * u, wide - 10 * u, high - 10 * u, rx=2.5 * u, fill=ground, stroke=ink, stroke_width=0.6
    )
    return (
        rectangle(*box, fill=ground)
        + strokes(rising(box, 2.4), stroke=ink, stroke_opacity=0.22, stroke_width=0.5)
        + frame
        + icon(f"deck-{deck}", (wide / 2, high * 0.4), high * 0.36, ink)
        + lines(text, wide / 2, high * 0.74, fill=ink, font_weight=BOLD)
    )
