"""The sheets of an edition as one document."""

from __future__ import annotations

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
from bankhalter.printing.pages import Page, document
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
