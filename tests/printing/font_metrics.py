"""Write how wide the printed letters are: python tests/printing/font_metrics.py (needs fontTools)."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path

from fontTools.ttLib import TTFont

ARTWORK = Path(__file__).resolve().parents[2] / "src" / "bankhalter" / "artwork"
SCRIPTS = ("latin", "latin-ext", "cyrillic", "greek")


def advances(weight: int) -> dict[str, int]:
    """Return the advance of every letter in thousandths of the size; the first file that has it counts."""
    found: dict[str, int] = {}
    for script in SCRIPTS:
        font = TTFont(ARTWORK / "fonts" / f"{script}-{weight}.woff2")
        assert font["head"].unitsPerEm == 1000
        found = {chr(code): font["hmtx"][name][0] for code, name in font.getBestCmap().items()} | found
    return found


def metrics() -> dict[str, dict[str, str]]:
    """Return the letters of each weight by their advance."""
    table: dict[str, dict[str, str]] = {}
    for weight in (500, 700):
        by_advance: defaultdict[int, str] = defaultdict(str)
        for letter, advance in sorted(advances(weight).items()):
            by_advance[advance] += letter
        table[str(weight)] = {str(advance): by_advance[advance] for advance in sorted(by_advance)}
    return table


if __name__ == "__main__":
    (ARTWORK / "metrics.json").write_text(json.dumps(metrics(), ensure_ascii=False, indent=0) + "\n", "utf-8")
