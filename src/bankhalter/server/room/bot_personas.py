"""Who computer players are at a table: first names at home in German and English, each with its own face.

The faces are drawn in `web/src/theme/faces.ts`, under these names in small letters.
"""

from __future__ import annotations

from typing import Final

NAMES: Final = (
    "Alma",
    "Bruno",
    "Cosima",
    "Edgar",
    "Frida",
    "Gustav",
    "Hilda",
    "Ivo",
    "Lotte",
    "Oskar",
    "Selma",
    "Zeno",
)


def personas(seat: int) -> list[str]:
    """Return all names, the one of this seat first; past them numbered ones, so that one is always free."""
    first = seat % len(NAMES)
    return [*NAMES[first:], *NAMES[:first], *(f"{name} 2" for name in NAMES)]
