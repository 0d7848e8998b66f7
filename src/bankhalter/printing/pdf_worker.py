"""The process that makes one PDF: a line with limits and HTML come in, PDF goes out.

Nothing is fetched but our own fonts.
"""

from __future__ import annotations

import logging
import sys
from typing import Any

from bankhalter.printing.pages import font_addresses
from bankhalter.process_limits import limit


def fetcher() -> Any:
    """Return what WeasyPrint asks for addresses: it gives out our own fonts and refuses the rest."""
    from weasyprint.urls import URLFetcher  # type: ignore[import-untyped]

    known = font_addresses()

    class OnlyFonts(URLFetcher):  # type: ignore[misc]  # it is untyped
        def fetch(self, url: str, headers: Any = None) -> Any:
            if url not in known:
                raise ValueError("nothing is fetched for a print")
            return super().fetch(url, headers)

    return OnlyFonts(allowed_protocols={"data"}, allow_redirects=False)


def main() -> None:
    """Make a PDF of standard input on standard output."""
    cpu, memory = map(int, sys.stdin.buffer.readline().split())
    limit(cpu, memory)
    from weasyprint import HTML  # type: ignore[import-untyped]

    logging.getLogger("weasyprint").setLevel(logging.CRITICAL)
    logging.getLogger("fontTools").setLevel(logging.CRITICAL)
    html = sys.stdin.buffer.read().decode()
    sys.stdout.buffer.write(HTML(string=html, url_fetcher=fetcher()).write_pdf())


if __name__ == "__main__":
    main()
