"""Lines of a terminal: broken between words, but never between a currency and its number."""

from __future__ import annotations

import re
import textwrap

HELD = re.compile(r"(?<!\S)(\S{1,3}) (?=\d)")  # `M 200`, `Fr. 20.–`; `in 3 Zügen` does not mind
BOUND = "\N{NO-BREAK SPACE}"


def wrap(text: str, width: int, first: str = "", further: str = "") -> list[str]:
    """Return a text as lines of at most this width, the first and the further ones indented so."""
    lines = textwrap.wrap(
        HELD.sub(rf"\1{BOUND}", text),
        width,
        initial_indent=first,
        subsequent_indent=further,
        break_on_hyphens=False,
    )
    return [line.replace(BOUND, " ") for line in lines]
