"""The sheets of an edition as one document, or a few of their pages to look at."""

from __future__ import annotations

from dataclasses import dataclass

from bankhalter.edition import Edition
from bankhalter.printing import (
    board_sheets,
    booklet_sheets,
    card_sheets,
    deed_sheets,
    figure_sheets,
    note_sheets,
    test_page,
)
from bankhalter.printing.pages import Page, document, faces
from bankhalter.printing.print_job import PrintJob
from bankhalter.printing.print_settings import PrintSettings

MAKERS = {
    "test": test_page.pages,
    "board": board_sheets.pages,
    "deeds": deed_sheets.pages,
    "cards": card_sheets.pages,
    "notes": note_sheets.pages,
    "figures": figure_sheets.pages,
    "booklet": booklet_sheets.pages,
}
BOTH_SIDES = ("test", "deeds", "cards", "booklet")  # unless the printer knows only one
MOST_TILES = 12  # shown of a board; of everything else a front and its back


@dataclass(frozen=True)
class SheetPreview:
    """What a kind of sheet comes to: so many papers, and its first pages as pictures."""

    sheet: str
    papers: int
    both: bool
    wide: float
    high: float
    columns: int  # of the board's tiles; 0 for everything else
    pictures: list[str]


def pages(edition: Edition, settings: PrintSettings, language: str) -> list[Page]:
    """Return the pages that were asked for, in the order of the table."""
    job = PrintJob(edition, settings, language)
    return [page for sheet in settings.sheets for page in MAKERS[sheet](job)]


def sheets(edition: Edition, settings: PrintSettings | None = None, language: str = "de") -> str:
    """Return the sheets that were asked for as one HTML document that needs no other file.

    Raises BadSetting where something is larger than its paper.
    """
    told = settings or PrintSettings()
    return document(pages(edition, told, language), edition.name[language], language)


def previews(edition: Edition, settings: PrintSettings, language: str) -> tuple[list[SheetPreview], str]:
    """Return what every kind of sheet comes to, and the fonts of the pictures as CSS.

    Raises BadSetting as `sheets` does.
    """
    job = PrintJob(edition, settings, language)
    found = [preview(job, sheet, list(MAKERS[sheet](job))) for sheet in settings.sheets]
    return found, faces(picture for one in found for picture in one.pictures)


def preview(job: PrintJob, sheet: str, drawn: list[Page]) -> SheetPreview:
    """Return what one kind of sheet comes to."""
    both = sheet in BOTH_SIDES and job.settings.duplex != "none"
    tiled = sheet == "board" and len(drawn) > 1
    return SheetPreview(
        sheet,
        len(drawn) // 2 if both else len(drawn),
        both,
        drawn[0].wide,
        drawn[0].high,
        board_sheets.columns(job) if tiled else 0,
        [page.svg() for page in drawn[: MOST_TILES if tiled else 1 + both]],
    )
