"""Colours: how well two can be told apart, also by eyes that see fewer of them."""

from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import Final

ALIKE: Final = 15.0  # two groups nearer than this (ΔE2000) are easily taken for each other
EDGE: Final = 0.55  # of a group's colour in the line around its band; the rest is black, or white in the dark

# The tiles of every palette, in light and dark (web/src/theme/editions.ts).
TILES: Final = {
    "standard": ("#fffdf8", "#1e2824"),
    "deluxe-ch": ("#ffffff", "#222427"),
    "azeroth": ("#fbf5e6", "#1e2239"),
    "warendorf": ("#fffdf8", "#27201a"),
    "schalke": ("#ffffff", "#142543"),
    "neutral": ("#ffffff", "#20242a"),
}

_Three = tuple[float, float, float]
# What an eye without one kind of cone sees, in linear light (Machado, Oliveira, Fernandes 2009).
SIGHTS: Final[dict[str, tuple[_Three, _Three, _Three]]] = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def alike(colours: dict[str, str]) -> list[tuple[str, str, str]]:
    """Every pair of names whose colours are too near, with the sight that first takes one for the other."""
    seen = {name: {sight: seen_as(colour, sight) for sight in SIGHTS} for name, colour in colours.items()}
    found = []
    for one, other in combinations(seen, 2):
        sights = (s for s in SIGHTS if distance(seen[one][s], seen[other][s]) < ALIKE)
        if sight := next(sights, ""):
            found.append((one, other, sight))
    return found


def lost_on(colour: str, palette: str) -> bool:
    """Whether a band of this colour looks like the tiles of a palette, in light or in dark."""
    return any(distance(seen_as(colour, "all"), seen_as(tile, "all")) < ALIKE for tile in TILES[palette])


def edge(colour: str, with_grey: int) -> str:
    """The line around a band: the group's colour mixed with black (0) or white (255).

    On a tile every such line has a contrast of 3 : 1 (WCAG 1.4.11), whatever the colour.
    """
    mixed = (round(EDGE * part + (1 - EDGE) * with_grey) for part in _parts(colour))
    return "#" + "".join(f"{part:02x}" for part in mixed)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, 1 to 21 (WCAG)."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = _linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _parts(colour: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(colour[1:]))


def _linear(colour: str) -> _Three:
    red, green, blue = (_of_light(part / 255) for part in _parts(colour))
    return red, green, blue


def _of_light(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def seen_as(colour: str, sight: str) -> _Three:
    """A colour as these eyes see it, in CIELAB (D65)."""
    light = _linear(colour)
    red, green, blue = (min(1.0, max(0.0, _dot(row, light))) for row in SIGHTS[sight])
    x = _root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    y = _root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    z = _root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _dot(row: _Three, other: _Three) -> float:
    return sum(a * b for a, b in zip(row, other, strict=True))


def _root(value: float) -> float:
    return float(value ** (1 / 3)) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def distance(one: _Three, other: _Three) -> float:
    """How different two colours in CIELAB look: ΔE2000, in the letters of Sharma, Wu and Dalal (2005)."""
    mean = (hypot(*one[1:]) + hypot(*other[1:])) / 2
    g = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25.0**7))
    c1, c2 = hypot(g * one[1], one[2]), hypot(g * other[1], other[2])
    h1, h2 = (_angle(g * a, b) for _, a, b in (one, other))
    dh, h = _hues(h1, h2, bool(c1 * c2))
    dl, dc, dbig = other[0] - one[0], c2 - c1, 2 * sqrt(c1 * c2) * sin(radians(dh / 2))
    l50, c = ((one[0] + other[0]) / 2 - 50) ** 2, (c1 + c2) / 2
    t = 1 - 0.17 * _cos(h - 30) + 0.24 * _cos(2 * h) + 0.32 * _cos(3 * h + 6) - 0.20 * _cos(4 * h - 63)
    l_part = dl / (1 + 0.015 * l50 / sqrt(20 + l50))
    c_part, h_part = dc / (1 + 0.045 * c), dbig / (1 + 0.015 * c * t)
    turn = 2 * sqrt(c**7 / (c**7 + 25.0**7)) * sin(radians(60 * exp(-(((h - 275) / 25) ** 2))))
    return sqrt(max(0.0, l_part**2 + c_part**2 + h_part**2 - turn * c_part * h_part))


def _angle(a: float, b: float) -> float:
    return degrees(atan2(b, a)) % 360


def _cos(angle: float) -> float:
    return cos(radians(angle))


def _hues(h1: float, h2: float, coloured: bool) -> tuple[float, float]:
    """The way from one hue to the other and the middle between them; greys have neither."""
    if not coloured:
        return 0.0, h1 + h2
    way = (h2 - h1 + 180) % 360 - 180
    return way, (h1 + way / 2) % 360
