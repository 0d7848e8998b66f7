"""Everything on paper: sheets of an edition as pages of SVG in millimetres, and as PDF.

>>> from bankhalter import load
>>> from bankhalter.printing import PrintSettings, sheets
>>> page = sheets(load("standard"), PrintSettings(sheets=("test",)), "de")
>>> page.count("<svg")
2

`pdf` makes a PDF of such a document; it needs the extra `print` (WeasyPrint).
"""

from __future__ import annotations

from bankhalter.printing.pdf_process import NoPdf as NoPdf
from bankhalter.printing.pdf_process import PdfLimits as PdfLimits
from bankhalter.printing.pdf_process import can_make_pdf as can_make_pdf
from bankhalter.printing.pdf_process import pdf as pdf
from bankhalter.printing.print_settings import BOARDS as BOARDS
from bankhalter.printing.print_settings import KINDS as KINDS
from bankhalter.printing.print_settings import SHEETS as SHEETS
from bankhalter.printing.print_settings import BadSetting as BadSetting
from bankhalter.printing.print_settings import PrintSettings as PrintSettings
from bankhalter.printing.sheets import SheetPreview as SheetPreview
from bankhalter.printing.sheets import previews as previews
from bankhalter.printing.sheets import sheets as sheets
