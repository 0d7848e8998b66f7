"""The charts of a series, as SVG. Group = colour and letter; curves = colour, dash and label."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bankhalter.edition import Edition
from bankhalter.lab.report.format import LabSpeaker
from bankhalter.lab.report.svg import WIDTH, box, dot, drawing, path, short, stroke, text, ticks
from bankhalter.lab.report.svg import standalone as standalone

Found = dict[str, Any]
LEFT = 92  # room for the labels of an axis
BARS = 48  # at most so many in a histogram


def draw(found: Found, edition: Edition, language: str) -> dict[str, str]:
    """Return all charts of a result by name, in the order of the report."""
    words = LabSpeaker(edition, language)
    charts = {"wins": wins(found, words), "length": length(found, words)}
    if not found["job"]["fast"]:
        charts = {
            "board": board(found, words),
            **charts,
            "wealth": wealth(found, words),
            "groups": groups(found, words),
            "deeds": deeds(found, words),
            "flows": flows(found, words),
        }
    return charts


# The board ---------------------------------------------------------------------------------------------

CELL, DEEP = 100, 150  # a side space; a corner is as deep as wide


def board(found: Found, words: LabSpeaker) -> str:
    """The ring, coloured by how often each space is landed on."""
    entries = found["landings"]
    side = -(-(len(entries) - 4) // 4)
    edge = 2 * DEEP + side * CELL
    values = sorted(entry["value"] for entry in entries)
    low, high = values[0], values[-2] if len(values) > 1 else values[-1]
    parts = [
        box(0, 0, edge, edge, "frame", rx="14"),
        box(DEEP, DEEP, edge - 2 * DEEP, edge - 2 * DEEP, "tile"),
    ]
    for entry in entries:
        heat = min(1.0, (entry["value"] - low) / (high - low)) if high > low else 1.0
        parts += cell(place_of(entry["space"], side), entry, heat, words)
    return drawing(words.say("lab-chart-board"), edge, [*parts, *middle(entries, edge, words)], edge)


def place_of(at: int, side: int) -> tuple[float, float, float, float, int]:
    """Return x, y, width, height and side (0 bottom, then clockwise) of a space; 0 is bottom right."""
    turn, step = divmod(at, side + 1)
    far = DEEP + side * CELL
    along = far - step * CELL
    if turn == 0:
        return (along, far, CELL if step else DEEP, DEEP, 0)
    if turn == 1:
        return (0, along, DEEP, CELL if step else DEEP, 1)
    back = DEEP + (step - 1) * CELL if step else 0
    if turn == 2:
        return (back, 0, CELL if step else DEEP, DEEP, 2)
    return (far, back, DEEP, CELL if step else DEEP, 3)


def cell(
    place: tuple[float, float, float, float, int], entry: Found, heat: float, words: LabSpeaker
) -> Iterator[str]:
    """One space: heat, the group's band at the inner edge with its letter, and the number."""
    x, y, w, h, side = place
    x, y, w, h = x + 3, y + 3, w - 6, h - 6
    space = words.edition.spaces[entry["space"]]
    yield f"<g><title>{_name(space.name, words)} · {words.share(entry, 2)}</title>\n"
    yield box(x, y, w, h, "tile")
    yield box(x, y, w, h, "heat", fill_opacity=f"{0.04 + 0.66 * heat:.3f}")
    cx, cy = x + w / 2, y + h / 2
    if space.group:
        yield from band(x, y, w, h, side, words.edition.groups[space.group])
        cx += {1: -17, 3: 17}.get(side, 0)
        cy += {0: 17, 2: -17}.get(side, 0)
    yield text(cx, cy + 10, words.number(100 * entry["value"], 1), "n")
    yield "</g>\n"


def band(x: float, y: float, w: float, h: float, side: int, group: Any) -> Iterator[str]:
    """The group's colour at the inner edge, with its letter on a light chip."""
    deep = 34
    bx, by, bw, bh = {
        0: (x, y, w, deep),
        1: (x + w - deep, y, deep, h),
        2: (x, y + h - deep, w, deep),
        3: (x, y, deep, h),
    }[side]
    yield box(bx, by, bw, bh, "edged", fill=group.colour)
    yield box(bx + bw / 2 - 13, by + bh / 2 - 13, 26, 26, "", fill="#fff", rx="6")
    letter = text(bx + bw / 2, by + bh / 2 + 8, group.letter, "c b")
    yield letter.replace("<text ", '<text style="fill:#1a221f;font-size:22px" ')


def _name(name: Any, words: LabSpeaker) -> str:
    """A space's name, fit for markup."""
    from html import escape

    return escape(name[words.language])


def middle(entries: list[Found], edge: float, words: LabSpeaker) -> Iterator[str]:
    """The places landed on most and least often, in the middle of the board."""
    ranked = sorted(entries, key=lambda entry: -entry["value"])
    x, y = DEEP + 60, DEEP + 110.0
    for entry in ranked[:7]:
        yield text(x, y, short(words.space(entry["space"]), 30), "k")
        yield text(edge - DEEP - 60, y, words.percent(entry["value"], 2), "k e b")
        y += 62
    yield text(edge / 2, y - 10, "⋯", "k c m")
    y += 50
    for entry in ranked[-3:]:
        yield text(x, y, short(words.space(entry["space"]), 30), "k m")
        yield text(edge - DEEP - 60, y, words.percent(entry["value"], 2), "k e m")
        y += 62


# Axes --------------------------------------------------------------------------------------------------


class Plane:
    """A chart's area: turns values into places, and draws its axes."""

    def __init__(self, height: float, right: float, top: float) -> None:
        self.x0, self.x1 = LEFT, WIDTH - 18
        self.y0, self.y1 = height - 62, 24
        self.right = right
        self.top = top

    def x(self, value: float) -> float:
        """Where a value of the lower axis is."""
        return self.x0 + (self.x1 - self.x0) * value / self.right

    def y(self, value: float) -> float:
        """Where a value of the left axis is."""
        return self.y0 - (self.y0 - self.y1) * value / self.top

    def axes(
        self, below: Sequence[tuple[float, str]], left: Sequence[tuple[float, str]], name: str
    ) -> Iterator[str]:
        """Lines across, with their labels."""
        for value, said in left:
            yield stroke(self.x0, self.y(value), self.x1, self.y(value), "grid")
            yield text(self.x0 - 12, self.y(value) + 7, said, "m s e")
        for value, said in below:
            yield text(self.x(value), self.y0 + 26, said, "m s c")
        yield text((self.x0 + self.x1) / 2, self.y0 + 54, name, "m s c")


# Length ------------------------------------------------------------------------------------------------


def length(found: Found, words: LabSpeaker) -> str:
    """How many rounds games take."""
    step, counts = found["length"]["histogram"]["step"], found["length"]["histogram"]["counts"]
    used = last_used(counts)
    wide = -(-used // BARS)
    bars = [sum(counts[i : i + wide]) / found["games"] for i in range(0, used, wide)]
    rest = sum(counts[used:]) / found["games"]
    height = 360.0
    scale = ticks(max(bars))
    plane = Plane(height, len(bars) * wide * step, scale[-1])
    below = [(v, words.number(v, 0)) for v in ticks(plane.right) if v <= plane.right]
    left = [(v, words.percent(v, 0 if scale[1] >= 0.01 else 1)) for v in scale]
    parts = list(plane.axes(below, left, words.say("lab-axis-rounds")))
    for i, share in enumerate(bars):
        x0, x1 = plane.x(i * wide * step), plane.x((i + 1) * wide * step)
        parts.append(box(x0 + 1, plane.y(share), x1 - x0 - 2, plane.y0 - plane.y(share), "accent"))
    return drawing(words.say("lab-chart-length"), height, [*parts, *median(found, plane, rest, words)])


def last_used(counts: Sequence[int]) -> int:
    """Return how many bins hold all but the last half per cent, the overflow left out."""
    most, seen = 0.995 * sum(counts), 0
    for i, n in enumerate(counts[:-1]):
        seen += n
        if seen >= most:
            return max(i + 1, 4)
    return len(counts) - 1


def median(found: Found, plane: Plane, rest: float, words: LabSpeaker) -> Iterator[str]:
    """The middle of all games, and what lies beyond the right edge."""
    x = plane.x(min(found["length"]["rounds_spread"]["p50"], plane.right))
    yield stroke(x, plane.y0, x, plane.y1 - 8, "mark")
    yield text(x + 9, plane.y1 + 6, words.number(found["length"]["rounds_spread"]["p50"], 0), "s b")
    if rest > 0:
        yield text(plane.x1, plane.y0 - 10, f"{words.say('lab-later')} → {words.percent(rest, 1)}", "m s e")


# Wealth ------------------------------------------------------------------------------------------------


def wealth(found: Found, words: LabSpeaker) -> str:
    """The middle and the middle 80 % of those who won later, and of the others."""
    courses = {name: shown(found["wealth"][name], found["games"]) for name in ("winner", "others")}
    points = [point for course in courses.values() for point in course]
    height = 400.0
    if not points:
        return drawing(words.say("lab-chart-wealth"), height, [])
    scale = ticks(max(point["p90"] for point in points))
    plane = Plane(height, max(point["round"] for point in points), scale[-1])
    below = [(v, words.number(v, 0)) for v in ticks(plane.right) if v <= plane.right]
    parts = list(plane.axes(below, [(v, words.number(v, 0)) for v in scale], words.say("lab-axis-rounds")))
    for name, number in (("others", "2"), ("winner", "")):
        parts += curve(courses[name], plane, number)
    return drawing(words.say("lab-chart-wealth"), height, [*parts, *legend(words)])


def shown(course: list[Found], games: int) -> list[Found]:
    """The part of a course that a twentieth of all games reach."""
    return [point for point in course if point["count"] * 20 >= games]


def curve(course: list[Found], plane: Plane, number: str) -> Iterator[str]:
    """A band with its middle."""
    if course:
        up = [(plane.x(p["round"]), plane.y(p["p90"])) for p in course]
        down = [(plane.x(p["round"]), plane.y(p["p10"])) for p in reversed(course)]
        yield path(up + down, f"band{number}", True)
        yield path([(plane.x(p["round"]), plane.y(p["p50"])) for p in course], f"line{number}")


def legend(words: LabSpeaker) -> Iterator[str]:
    """Which curve is whose."""
    for y, kind, name in ((34, "line", "winner"), (64, "line2", "others")):
        yield path([(LEFT + 16, y), (LEFT + 66, y)], kind)
        yield text(LEFT + 78, y + 7, words.say(f"lab-{name}"), "s")


# Winners -----------------------------------------------------------------------------------------------


def wins(found: Found, words: LabSpeaker) -> str:
    """Shares of wins with their intervals: by bot and by order of play, or by player from a position."""
    if found["job"]["start"]:
        blocks = [("by-seat", [(entry["name"], entry) for entry in found["wins"]["by_seat"]])]
    else:
        bots = [(words.bot(entry), entry) for entry in found["wins"]["by_bot"]]
        by_place = found["wins"]["by_place"]
        places = [(words.say("lab-place", place=str(entry["place"])), entry) for entry in by_place]
        blocks = [("by-bot", bots), ("by-place", places)]
    entries = [entry for _, block in blocks for _, entry in block]
    scale = ticks(max(entry["high"] for entry in entries))
    parts: list[str] = []
    y = 30.0
    for name, block in blocks:
        parts.append(text(0, y, words.say(f"lab-{name}"), "h"))
        parts += whiskers(block, y + 8, scale, words)
        y += 34 * len(block) + 86
    return drawing(words.say("lab-chart-wins"), y - 26, parts)


def whiskers(
    block: list[tuple[str, Found]], top: float, scale: list[float], words: LabSpeaker
) -> Iterator[str]:
    """A dot and an interval per line, and where everybody equal would be."""
    x0, x1 = 220.0, WIDTH - 100.0

    def at(value: float) -> float:
        return x0 + (x1 - x0) * value / scale[-1]

    bottom = top + 34 * len(block) + 10
    for value in scale:
        yield stroke(at(value), top, at(value), bottom, "grid")
        yield text(at(value), bottom + 22, words.percent(value, 0), "m s c")
    yield stroke(at(1 / len(block)), top, at(1 / len(block)), bottom, "mark")
    for i, (name, entry) in enumerate(block):
        y = top + 34 * i + 24
        yield text(0, y + 7, short(name, 17), "")
        yield stroke(at(entry["low"]), y, at(entry["high"]), y, "whisker")
        yield dot(at(entry["value"]), y, 8, "accent")
        yield text(WIDTH, y + 7, words.percent(entry["value"], 1), "e b")


# Returns -----------------------------------------------------------------------------------------------


def deeds(found: Found, words: LabSpeaker) -> str:
    """Rent of each deed per game, in its group's colour."""
    most = max(deed["rent"] for deed in found["deeds"]) or 1
    x0, x1 = 262.0, WIDTH - 165.0
    parts = [
        text(x1 + 78, 20, words.say("lab-rent"), "m s e"),
        text(WIDTH, 20, "%", "m s e"),
    ]
    for i, deed in enumerate(found["deeds"]):
        y = 34 + 33 * i
        group = words.edition.groups[deed["group"]]
        parts.append(box(0, y + 3, 24, 24, "edged", fill=group.colour, rx="5"))
        parts.append(chip(12, y + 15, group.letter))
        parts.append(text(34, y + 22, short(words.space(deed["space"]), 18), ""))
        parts.append(box(x0, y + 4, (x1 - x0) * deed["rent"] / most, 22, "edged", fill=group.colour, rx="3"))
        parts.append(text(x1 + 78, y + 22, words.number(deed["rent"], 0), "e"))
        parts.append(text(WIDTH, y + 22, words.percent(deed["return_on_spent"], 0), "e b"))
    return drawing(words.say("lab-chart-deeds"), 40 + 33 * len(found["deeds"]), parts)


def chip(x: float, y: float, letter: str) -> str:
    """A group's letter on a light disc."""
    disc = f'<circle cx="{x}" cy="{y}" r="9" fill="#fff"/>\n'
    return (
        disc + f'<text x="{x}" y="{y + 5}" style="fill:#1a221f;font-size:14px" class="c b">{letter}</text>\n'
    )


def groups(found: Found, words: LabSpeaker) -> str:
    """Rent of each group against what was spent on it, and how often its holder wins."""
    most = max(max(group["rent"], group["spent"]) for group in found["groups"]) or 1
    x0, x1 = 222.0, WIDTH - 236.0
    heads = ((x1 + 130, "on-spent"), (WIDTH, "holder-wins"))
    parts = [part for x, key in heads for part in heading(x, words.say(f"lab-{key}"))]
    for i, entry in enumerate(found["groups"]):
        y = 58 + 42 * i
        group = words.edition.groups[entry["group"]]
        parts.append(box(0, y + 5, 24, 24, "edged", fill=group.colour, rx="5"))
        parts.append(chip(12, y + 17, group.letter))
        parts.append(text(34, y + 24, short(words.group(entry["group"]), 16), ""))
        parts.append(box(x0, y + 7, (x1 - x0) * entry["rent"] / most, 20, "edged", fill=group.colour, rx="3"))
        parts.append(box(x0, y + 2, (x1 - x0) * entry["spent"] / most, 30, "hollow", rx="4"))
        parts.append(text(x1 + 130, y + 24, words.percent(entry["return_on_spent"], 0), "e b"))
        parts.append(text(WIDTH, y + 24, words.percent(entry["holder_wins"]["value"], 0), "e"))
    return drawing(words.say("lab-chart-groups"), 64 + 42 * len(found["groups"]), parts)


def heading(x: float, said: str) -> Iterator[str]:
    """A column's head, in two lines if it has several words."""
    first, _, rest = said.partition(" ")
    yield text(x, 20, first if rest else "", "m s e")
    yield text(x, 42, rest or first, "m s e")


# Money -------------------------------------------------------------------------------------------------


def flows(found: Found, words: LabSpeaker) -> str:
    """Money per game, by way and why, all to one scale."""
    ways = ("from-bank", "to-bank", "between", "to-pot", "from-pot")
    most = max((entry["value"] for entry in found["flows"]), default=1.0)
    x0, x1 = 262.0, WIDTH - 128.0
    parts: list[str] = []
    y = 28.0
    for way in ways:
        mine = sorted((e for e in found["flows"] if e["way"] == way), key=lambda e: -e["value"])
        if mine:
            parts.append(text(0, y, words.say(f"lab-way-{way}"), "h"))
            parts.append(text(WIDTH, y, words.sum(sum(e["value"] for e in mine)), "h e"))
            for entry in mine:
                y += 32
                parts.append(text(0, y, short(words.say(f"lab-why-{entry['why']}"), 24), ""))
                kind = "other" if way in ("to-bank", "to-pot") else "accent"
                parts.append(box(x0, y - 17, (x1 - x0) * entry["value"] / most, 20, kind, rx="3"))
                parts.append(text(WIDTH, y, words.number(entry["value"], 0), "e"))
            y += 54
    return drawing(words.say("lab-chart-flows"), y - 30, parts)
