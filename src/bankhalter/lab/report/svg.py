"""A few strokes of SVG: shapes with classes, one style sheet for pages, files and pictures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from html import escape

from markupsafe import Markup

from bankhalter.lab.report.rendering import style_sheet

WIDTH = 640
MARGIN = 24  # around a chart that stands alone
FONT = 'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans",Arial,sans-serif'
LIGHT: Mapping[str, str] = {
    "bg": "#ede8dc",
    "panel": "#fffdf8",
    "tile": "#fffdf8",
    "frame": "#17392f",
    "ink": "#1a221f",
    "muted": "#56605a",
    "line": "#d9d2c2",
    "accent": "#0d6a50",
    "other": "#a3450b",
    "edge": "#000000",
}
DARK: Mapping[str, str] = {
    "bg": "#0d1311",
    "panel": "#171f1c",
    "tile": "#1e2824",
    "frame": "#050807",
    "ink": "#ecf2ee",
    "muted": "#a5b2ab",
    "line": "#35423c",
    "accent": "#62cfa8",
    "other": "#f2a071",
    "edge": "#ffffff",
}


@cache
def style() -> Markup:
    """Return the style sheet of all charts."""
    return style_sheet("charts", font=FONT)


@cache
def themes() -> Markup:
    """Return the colours, light and dark, as the reader likes them."""
    return style_sheet("themes", light=LIGHT, dark=DARK)


def drawing(label: str, height: float, parts: Iterable[str], width: float = WIDTH) -> str:
    """Return a chart that scales with its page and says what it shows."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height)}" role="img"'
    return f'{head} aria-label="{escape(label)}">\n<title>{escape(label)}</title>\n{"".join(parts)}</svg>\n'


def standalone(svg: str) -> str:
    """Return a chart as a file of its own that follows the reader's theme."""
    return _with_style(svg, themes() + style())


def flat(svg: str) -> str:
    """Return a chart for programs that know no variables: light colours, in place."""
    sheet = str(style())
    for name, value in LIGHT.items():
        sheet = sheet.replace(f"var(--{name})", value)
    return _with_style(svg, sheet)


def _with_style(svg: str, sheet: str) -> str:
    head, title, rest = svg.partition("<title>")
    width, height = (float(n) for n in head.partition('viewBox="0 0 ')[2].partition('"')[0].split())
    size = [num(n) for n in (-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN)]
    head = head.replace(f'viewBox="0 0 {num(width)} {num(height)}"', f'viewBox="{" ".join(size)}"')
    ground = f'<rect x="{size[0]}" y="{size[1]}" width="{size[2]}" height="{size[3]}" class="ground"/>\n'
    plain = f"svg .ground{{fill:{LIGHT['panel'] if ':root' not in sheet else 'var(--panel)'}}}\n"
    return f"{head}<style>{sheet}{plain}</style>\n{ground}{title}{rest}"


# Strokes -----------------------------------------------------------------------------------------------


def num(x: float) -> str:
    """Write a coordinate shortly."""
    return f"{x:.1f}".rstrip("0").rstrip(".")


def short(said: str, most: int) -> str:
    """Cut words that would not fit."""
    return said if len(said) <= most else said[: most - 1].rstrip() + "…"


def text(x: float, y: float, said: str, kind: str = "") -> str:
    """Write words at a place; classes: m muted, s small, b bold, e to the left of it, c centred."""
    return f'<text x="{num(x)}" y="{num(y)}"{_kind(kind)}>{escape(said)}</text>\n'


def box(x: float, y: float, w: float, h: float, kind: str = "", **more: str) -> str:
    """Draw a rectangle."""
    size = f'x="{num(x)}" y="{num(y)}" width="{num(max(w, 0))}" height="{num(max(h, 0))}"'
    return f"<rect {size}{_kind(kind)}{_more(more)}/>\n"


def stroke(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """Draw a line."""
    return f'<line x1="{num(x1)}" y1="{num(y1)}" x2="{num(x2)}" y2="{num(y2)}"{_kind(kind)}/>\n'


def dot(x: float, y: float, r: float, kind: str) -> str:
    """Draw a dot."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}"{_kind(kind)}/>\n'


def path(points: Iterable[tuple[float, float]], kind: str, closed: bool = False) -> str:
    """Draw a line through points, or the area they enclose."""
    steps = " L".join(f"{num(x)} {num(y)}" for x, y in points)
    return f'<path d="M{steps}{" Z" if closed else ""}"{_kind(kind)}/>\n'


def _kind(kind: str) -> str:
    return f' class="{kind}"' if kind else ""


def _more(more: Mapping[str, str]) -> str:
    return "".join(f' {name.replace("_", "-")}="{value}"' for name, value in more.items())


def ticks(top: float, count: int = 4) -> list[float]:
    """Return round numbers from 0 to just above a value."""
    if top <= 0:
        return [0.0, 1.0]
    rough = top / count
    power = 10.0 ** (len(str(int(rough))) - 1 if rough >= 1 else -len(str(int(1 / rough))))
    step = next(m * power for m in (1, 2, 2.5, 5, 10, 20) if m * power >= rough)
    return [i * step for i in range(int(top / step + 0.999999) + 1)]
