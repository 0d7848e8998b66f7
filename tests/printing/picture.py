"""Make docs/images/printed-sheets.webp: python tests/printing/picture.py (needs the extra `print`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pypdfium2
from PIL import Image, ImageDraw

from bankhalter import load
from bankhalter.printing import PrintSettings, pdf, sheets

TARGET = Path(__file__).resolve().parents[2] / "docs" / "images" / "printed-sheets.webp"
# What lies on the table: edition, sheet, page, where its upper left corner is, in millimetres.
LAID = [
    ("standard", "board", 0, (10, 10)),
    ("standard", "board", 1, (226, 10)),
    ("warendorf", "figures", 0, (442, 10)),
    ("azeroth", "booklet", 0, (658, 10)),
    ("azeroth", "cards", 0, (745, 226)),
    ("schalke", "deeds", 0, (10, 313)),
    ("deluxe-ch", "notes", 2, (313, 313)),
    ("schalke", "cards", 1, (529, 313)),
]
SIZE, SCALE = (965, 620), 1.6  # millimetres, pixels for one


def picture(edition: str, sheet: str, page: int) -> Any:
    """Return one page as a picture."""
    document = pypdfium2.PdfDocument(pdf(sheets(load(edition), PrintSettings(sheets=(sheet,)), "de")))
    return document[page].render(scale=SCALE * 2 * 25.4 / 72).to_pil().convert("RGB")


def main() -> None:
    """Lay the sheets on a table and keep the picture."""
    table = Image.new("RGB", (round(SIZE[0] * SCALE), round(SIZE[1] * SCALE)), "#6f6a60")
    for edition, sheet, page, (x, y) in LAID:
        shown = picture(edition, sheet, page)
        shown = shown.resize((shown.width // 2, shown.height // 2), Image.Resampling.LANCZOS)
        place = (round(x * SCALE), round(y * SCALE))
        ImageDraw.Draw(table).rectangle(
            (place[0] + 4, place[1] + 4, place[0] + shown.width + 4, place[1] + shown.height + 4),
            fill="#4d493f",
        )
        table.paste(shown, place)
    table.save(TARGET, quality=80, method=6)


if __name__ == "__main__":
    main()
