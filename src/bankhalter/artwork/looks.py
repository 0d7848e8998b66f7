"""The look of an edition: its palette, the drawings it uses, its icons and figures."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources

from bankhalter.artwork.svg_elements import element, group, moved, number
from bankhalter.edition import Edition, Space

NEUTRAL = "neutral"
FIGURE = re.compile(r'<g id="([^"]+)">(.+?)</g>', re.DOTALL)
INNER = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)


@dataclass(frozen=True)
class Appearance:
    """Colours by name (docs in looks.json), the middle drawing and how strong it is, the icons."""

    colours: Mapping[str, str]
    art: str
    station: str
    utilities: tuple[str, ...]
    ink: float

    def __getitem__(self, colour: str) -> str:
        """Return a colour by its name."""
        return self.colours[colour]


def _read(name: str) -> str:
    return resources.files(__package__).joinpath(name).read_text("utf-8")


@cache
def looks() -> dict[str, Appearance]:
    """Return the looks there are, as they are by daylight: paper is white."""
    data = json.loads(_read("looks.json"))
    return {
        name: Appearance(
            dict(zip(data["colours"].split(), look["light"].split(), strict=True)),
            look["art"],
            look["station"],
            tuple(look["utilities"]),
            look["ink"],
        )
        for name, look in data["looks"].items()
    }


def look_of(edition: Edition) -> Appearance:
    """Return the look of an edition: its palette, with what it draws otherwise."""
    own = edition.look
    found = looks().get(own.palette, looks()[NEUTRAL])
    return replace(
        found,
        art=own.middle or found.art,
        station=own.station or found.station,
        utilities=(*own.utilities, *found.utilities[len(own.utilities) :]),
    )


def sparing(look: Appearance) -> Appearance:
    """Return a look that fills no large grounds: it saves ink."""
    light = {"stage": "#FFFFFF", "tile": "#FFFFFF", "panel": "#FFFFFF", "bg": "#FFFFFF"}
    ink = {"stageInk": look["ink"], "stageLine": look["muted"]}
    return replace(look, colours={**look.colours, **light, **ink})


# Drawings --------------------------------------------------------------------------------------------------


@cache
def icons() -> dict[str, str]:
    """Return the line drawings on squares, 24 × 24."""
    return dict(json.loads(_read("icons.json")))


def icon_of(edition: Edition, space: Space, look: Appearance) -> str:
    """Return the name of the icon of a square that has no colour group."""
    if space.kind == "station":
        return look.station
    if space.kind == "utility":
        first = next(s.at for s in edition.spaces if s.kind == "utility")
        return look.utilities[0 if space.at == first else 1]
    return f"deck-{space.deck}" if space.kind == "draw" else space.kind


def icon(name: str, middle: tuple[float, float], size: float, colour: str) -> str:
    """Return an icon around a place."""
    place = f"translate({number(middle[0] - size / 2)} {number(middle[1] - size / 2)}) scale({size / 24:.4f})"
    return group(
        icons().get(name, ""),
        place,
        fill="none",
        stroke=colour,
        stroke_width=1.7,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


@cache
def _figures() -> dict[str, str]:
    return {name: " ".join(drawing.split()) for name, drawing in FIGURE.findall(_read("figures.svg"))}


def figure(name: str, colour: str) -> str | None:
    """Return a drawn figure of 24 × 24, such as `standard-kettle`; None if nobody has drawn it."""
    drawing = _figures().get(name)
    if drawing is None:
        return None
    return group(
        drawing.replace("currentColor", colour),
        fill=colour,
        fill_rule="evenodd",
        stroke_width=2,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


@cache
def _middle(art: str) -> str:
    found = INNER.search(_read(f"middle/{art}.svg"))
    assert found
    return found[1]


def middle(look: Appearance, place: tuple[float, float], size: float) -> str:
    """Return the drawing of an edition around a place."""
    line, ground = look["stageLine"], look["stage"]
    drawing = (
        _middle(look.art)
        .replace('class="ground"', f'fill="{ground}" stroke="none"')
        .replace('class="sun"', f'fill="{look["accent"]}" stroke="none" opacity=".85"')
        .replace("currentColor", line)
    )
    scale = size / 200
    return element(
        "g",
        drawing,
        transform=moved(place[0] - size / 2, place[1] - size / 2) + f" scale({scale:.4f})",
        fill="none",
        stroke=line,
        stroke_width=0.55,
        stroke_linejoin="round",
        opacity=look.ink,
    )
