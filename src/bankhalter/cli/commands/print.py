"""`bankhalter print EDITION`: everything on paper, a file for each kind of sheet, as HTML and as PDF."""

from __future__ import annotations

import sys
from dataclasses import replace

from bankhalter.cli.files import write
from bankhalter.cli.parser import Given
from bankhalter.edition import load
from bankhalter.printing import KINDS, PrintSettings, can_make_pdf, pdf, sheets
from bankhalter.text import plain


def run(args: Given) -> int:
    """Write the sheets; without the extra `print` only as HTML."""
    edition, words = load(args.edition), plain(args.language)
    settings = PrintSettings.read({name: getattr(args, name) for name in KINDS if name in args.typed})
    args.out.mkdir(parents=True, exist_ok=True)
    for sheet in settings.sheets:
        page = sheets(edition, replace(settings, sheets=(sheet,)), args.language)
        place = args.out / f"{edition.id}-{sheet}.html"
        write(place, page)
        if can_make_pdf():
            place = place.with_suffix(".pdf")
            write(place, pdf(page))
        print(words.say("print-written", place=str(place), count=page.count("<section ")))
    if not can_make_pdf():
        print(words.say("print-no-pdf-absent"), file=sys.stderr)
    return 0
