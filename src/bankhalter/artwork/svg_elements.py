"""SVG as text: elements whose attributes and words are always escaped."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

Attribute = str | float | None


def number(value: float) -> str:
    """Return a length as it is written: hundredths are enough, zeros are not."""
    return f"{value:.2f}".rstrip("0").rstrip(".").replace("-0", "0" if abs(value) < 0.005 else "-0")


def element(name: str, inner: str = "", /, **attributes: Attribute) -> str:
    """Return an element; `stroke_width` is written stroke-width, None is left out. `inner` is SVG."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(value if isinstance(value, str) else number(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{inner}</{name}>" if inner else f"<{name}{written}/>"


def words(x: float, y: float, said: str, size: float, /, **attributes: Attribute) -> str:
    """Return a line of text; what is said is never markup."""
    return element("text", escape(visible(said)) or " ", x=x, y=y, font_size=size, **attributes)


def visible(said: str) -> str:
    """Return a text without what no page can hold: control signs and halves of surrogate pairs."""
    return "".join(sign for sign in said if sign >= " " and not "\x7f" <= sign <= "\x9f" and _whole(sign))


def _whole(sign: str) -> bool:
    return not "\ud800" <= sign <= "\udfff" and sign not in "\ufffe\uffff"


def rectangle(x: float, y: float, wide: float, high: float, /, **attributes: Attribute) -> str:
    """Return a rectangle."""
    return element("rect", x=x, y=y, width=wide, height=high, **attributes)


def strokes(lines: Iterable[tuple[float, float, float, float]], /, **attributes: Attribute) -> str:
    """Return straight lines, from here to there, as one path."""
    drawn = "".join(f"M{number(a)} {number(b)}L{number(c)} {number(d)}" for a, b, c, d in lines)
    return element("path", d=drawn, fill="none", **attributes) if drawn else ""


def group(inner: str, /, transform: str = "", **attributes: Attribute) -> str:
    """Return a group, moved or turned."""
    return element("g", inner, transform=transform or None, **attributes)


def moved(x: float, y: float, turn: float = 0) -> str:
    """Return a transform: to a place, then turned by so many degrees."""
    return f"translate({number(x)} {number(y)})" + (f" rotate({number(turn)})" if turn else "")
