"""The drawing of a board: squares with band, name, icon and price, and what lies in the middle.

Sizes follow the width of a square, so that a small board is a large one seen from afar.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from bankhalter.artwork.board_plan import BoardPlan, SquarePlace
from bankhalter.artwork.lettering import BOLD, CAPITAL, LEADING, REGULAR, Fitted, fitted, width
from bankhalter.artwork.looks import Appearance, icon, icon_of, middle
from bankhalter.artwork.patterns import Box, pattern
from bankhalter.artwork.svg_elements import element, group, moved, number, rectangle, words
from bankhalter.edition import Edition

USUAL = 41.667  # the width of a square, in millimetres, that all sizes below are meant for
BAND = 0.2  # of the depth of a square: four real houses of about 9.5 mm stand in it
FOOT = 10.0
PAD = 2.2
NAME = (6.2, 3.0)  # the largest and the smallest size of a name
CORNER_NAME = (10.5, 4.5)
PRICE = 4.5
CHIP = 6.0


@dataclass(frozen=True)
class SquareFace:
    """What is printed on a square: its words, and its group or icon."""

    kind: str
    name: str
    foot: str = ""
    icon: str = ""
    letter: str = ""
    colour: str = ""


@dataclass(frozen=True)
class DeckPlace:
    """Where a pile of cards lies: its name, icon, and the size of a card."""

    name: str
    icon: str
    wide: float
    high: float


def faces(
    edition: Edition, look: Appearance, name: Callable[[int], str], foot: Callable[[int], str]
) -> list[SquareFace]:
    """Return what is printed on every square; names and feet in the words of who asks."""
    return [
        SquareFace(
            space.kind,
            name(space.at),
            foot(space.at),
            "" if space.kind == "street" else icon_of(edition, space, look),
            edition.groups[space.group].letter if space.kind == "street" else "",
            edition.groups[space.group].colour if space.kind == "street" else "",
        )
        for space in edition.spaces
    ]


# Parts of a square -----------------------------------------------------------------------------------------


def tile(wide: float, high: float, look: Appearance, thick: float) -> str:
    """Return the ground of a square."""
    return rectangle(0, 0, wide, high, fill=look["tile"], stroke=look["frame"], stroke_width=thick)


def band(face: SquareFace, box: Box, look: Appearance, thick: float, gap: float) -> str:
    """Return the colour of a group with its pattern."""
    filled = rectangle(*box, fill=face.colour)
    edge = rectangle(*box, fill="none", stroke=look["frame"], stroke_width=thick)
    return filled + pattern(face.letter, face.colour, box, gap) + edge


def chip(letter: str, middle: tuple[float, float], size: float, look: Appearance) -> str:
    """Return the letter of a group in a small frame."""
    x, y = middle[0] - size / 2, middle[1] - size / 2
    frame = rectangle(
        x, y, size, size, rx=size * 0.18, fill="#FFFFFF", stroke=look["frame"], stroke_width=size * 0.06
    )
    return frame + centred(letter, middle[0], middle[1], size * 0.72, fill="#000000", font_weight=BOLD)


def centred(said: str, x: float, y: float, size: float, **attributes: str | float | None) -> str:
    """Return a line whose capitals stand around a place."""
    return words(x, y + size * CAPITAL / 2, said, size, text_anchor="middle", **attributes)


def lines(text: Fitted, x: float, y: float, **attributes: str | float | None) -> str:
    """Return the lines of a name around a place."""
    first = y - text.high / 2 + text.size * CAPITAL
    return "".join(
        words(x, first + i * text.size * LEADING, line, text.size, text_anchor="middle", **attributes)
        for i, line in enumerate(text.lines)
    )


# Squares ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class BoardDrawing:
    """A board to be drawn: plan, faces, look; `below` writes everything to be read from below."""

    plan: BoardPlan
    faces: Sequence[SquareFace]
    look: Appearance
    title: str
    subtitle: str
    decks: Mapping[str, DeckPlace]
    below: bool = False

    @property
    def unit(self) -> float:
        """The scale of everything on a square."""
        return self.plan.wide / USUAL

    def svg(self, window: Box | None = None) -> str:
        """Return the board from 0 0, or what of it shows in a window."""
        size = self.plan.size
        ground = rectangle(0, 0, size, size, fill=self.look["tile"])
        squares = [self.square(place) for place in self.plan.places() if _shows(place, window)]
        edge = 0.9 * self.unit
        frame = rectangle(
            edge / 2,
            edge / 2,
            size - edge,
            size - edge,
            fill="none",
            stroke=self.look["frame"],
            stroke_width=edge,
        )
        return ground + self.centre() + "".join(squares) + frame

    def square(self, place: SquarePlace) -> str:
        """Return one square at its place."""
        face = self.faces[place.at]
        if self.below:
            drawn = self.corner(face, place) if place.corner else self.body(face, place)
            return group(drawn, moved(place.x, place.y))
        upright = SquarePlace(
            place.at,
            0,
            place.corner,
            0,
            0,
            self.plan.corner if place.corner else self.plan.wide,
            self.plan.corner,
        )
        drawn = self.corner(face, upright) if place.corner else self.body(face, upright)
        return group(drawn, self.plan.turn(place))

    def body(self, face: SquareFace, place: SquarePlace) -> str:
        """Return a square between the corners; its band lies towards the middle of the board."""
        u, wide, high = self.unit, place.wide, place.high
        thick = 0.45 * u
        drawn = tile(wide, high, self.look, thick)
        rest = (0.0, 0.0, wide, high)
        if face.letter:
            strip, rest = _split(place, self.plan.corner * BAND)
            drawn += band(face, strip, self.look, thick, 2.6 * u)
        return drawn + self.writing(face, rest)

    def writing(self, face: SquareFace, box: Box) -> str:
        """Return name, icon and foot of a square in what its band leaves."""
        u, (x, y, wide, high) = self.unit, box
        foot = FOOT * u if face.foot or face.letter else PAD * u
        room = high - foot - PAD * u
        name_room = room if not face.icon else room * (0.44 if high > wide else 0.5)
        text = fitted(face.name, wide - 2 * PAD * u, name_room - 0.6 * u, (NAME[0] * u, NAME[1] * u))
        drawn = lines(
            text, x + wide / 2, y + PAD * u + name_room / 2, fill=self.look["ink"], font_weight=BOLD
        )
        if face.icon:
            left = room - name_room
            place = (x + wide / 2, y + PAD * u + name_room + left / 2)
            drawn += icon(face.icon, place, min(left * 0.84, 20 * u), self.look["accent"])
        return drawn + self.foot(face, (x, y + high - foot, wide, foot))

    def foot(self, face: SquareFace, box: Box) -> str:
        """Return price and letter at the foot of a square."""
        u, (x, y, wide, high) = self.unit, box
        left, drawn, level = x, "", y + high / 2 - 0.4 * u
        if face.letter:
            drawn = chip(face.letter, (x + PAD * u + CHIP * u / 2, level), CHIP * u, self.look)
            taken = (PAD + CHIP) * u
            beside = wide / 2 - width(face.foot, PRICE * u) / 2 < taken + 1.2 * u
            left, wide = (x + taken, wide - taken) if beside else (x, wide)
        if face.foot:
            text = fitted(face.foot, wide - 2 * u, high - u, (PRICE * u, 2.4 * u), REGULAR)
            drawn += lines(text, left + wide / 2, level, fill=self.look["ink"], font_weight=REGULAR)
        return drawn

    # Corners -----------------------------------------------------------------------------------------------

    def corner(self, face: SquareFace, place: SquarePlace) -> str:
        """Return a corner, written across unless all is read from below."""
        drawn = tile(place.wide, place.high, self.look, 0.45 * self.unit)
        if face.kind == "jail":
            return drawn + self.jail(face, place)
        half = place.wide / 2
        inside = self.corner_words(face, place.wide)
        turn = moved(half, half, 0 if self.below else -45)
        return drawn + group(inside, turn)

    def corner_words(self, face: SquareFace, side: float) -> str:
        """Return icon, name and second line of a corner around 0 0."""
        u = self.unit
        text = fitted(face.name, side * 0.76, side * 0.27, (CORNER_NAME[0] * u, CORNER_NAME[1] * u))
        drawn = icon(face.icon, (0, -side * 0.29), side * 0.28, self.look["accent"])
        drawn += lines(text, 0, side * 0.07, fill=self.look["ink"], font_weight=BOLD)
        if face.foot:
            under = fitted(face.foot, side * 0.66, side * 0.14, (PRICE * u, 2.4 * u), REGULAR)
            drawn += lines(under, 0, side * 0.29, fill=self.look["ink"], font_weight=REGULAR)
        return drawn

    def jail(self, face: SquareFace, place: SquarePlace) -> str:
        """Return the jail: a cell towards the middle of the board, and the way of the visitors around it."""
        u, side = self.unit, place.wide
        cell, way = side * 0.7, side * 0.3
        x, y = ((0.0, 0.0), (way, 0.0), (way, way), (0.0, way))[place.side]
        inside, _, visiting = face.name.partition(" / ")
        drawn = rectangle(
            x, y, cell, cell, fill=self.look["bg"], stroke=self.look["frame"], stroke_width=0.7 * u
        )
        text = fitted(inside, cell * 0.66, cell * 0.2, (7 * u, 3 * u))
        bars = icon("jail", (0, -cell * 0.2), cell * 0.44, self.look["accent"])
        named = lines(text, 0, cell * 0.2, fill=self.look["ink"], font_weight=BOLD)
        drawn += group(bars + named, moved(x + cell / 2, y + cell / 2, 0 if self.below else -45))
        label = lines(
            fitted(visiting or face.foot, cell - 3 * u, way * 0.7, (5.4 * u, 2.6 * u)),
            0,
            0,
            fill=self.look["ink"],
            font_weight=BOLD,
        )
        level = way / 2 if y else side - way / 2
        drawn += group(label, moved(x + cell / 2, level))
        return drawn if self.below else drawn + group(label, moved(side - way / 2, cell / 2, -90))

    # The middle --------------------------------------------------------------------------------------------

    def centre(self) -> str:
        """Return what lies inside the ring: the drawing, the name of the edition, places for the cards."""
        corner, size = self.plan.corner, self.plan.size
        inner, half = size - 2 * corner, size / 2
        ground = rectangle(corner, corner, inner, inner, fill=self.look["stage"])
        fills = self.look.art in ("alps", "pitch")
        art = middle(self.look, (half, half), inner * (0.94 if fills else 0.78))
        return ground + art + self.named(half, inner) + "".join(self.piles(half, inner))

    def named(self, half: float, inner: float) -> str:
        """Return the name of the edition on a plate in the middle."""
        u = inner / 375
        text = fitted(self.title, inner * 0.5, 46 * u, (34 * u, 12 * u))
        wide = max(width(line, text.size, BOLD) for line in text.lines) + 26 * u
        high = text.high + 30 * u
        plate = rectangle(
            half - wide / 2,
            half - high / 2,
            wide,
            high,
            rx=5 * u,
            fill=self.look["stage"],
            stroke=self.look["stageLine"],
            stroke_width=0.8 * u,
        )
        name = lines(text, half, half - 4 * u, fill=self.look["stageInk"], font_weight=BOLD)
        under = centred(
            self.subtitle,
            half,
            half + text.high / 2 + 5.5 * u,
            7 * u,
            fill=self.look["stageInk"],
            font_weight=REGULAR,
        )
        return plate + name + under

    def piles(self, half: float, inner: float) -> list[str]:
        """Return where the cards lie, across the corners of the middle."""
        reach = inner * 0.275
        spots = {"a": (half + reach, half + reach, -45), "b": (half - reach, half - reach, 135)}
        turned = {"a": (half + reach, half + reach, 0), "b": (half - reach, half - reach, 0)}
        found = turned if self.below else spots
        return [
            group(self.pile(deck), moved(*found[key])) for key, deck in self.decks.items() if key in found
        ]

    def pile(self, deck: DeckPlace) -> str:
        """Return the place of a pile of cards around 0 0."""
        u = (self.plan.size - 2 * self.plan.corner) / 375
        wide, high = min(deck.wide, 87 * u) + 4 * u, min(deck.high, 56 * u) + 4 * u
        frame = rectangle(
            -wide / 2,
            -high / 2,
            wide,
            high,
            rx=3 * u,
            fill=self.look["stage"],
            stroke=self.look["stageInk"],
            stroke_width=0.7 * u,
            stroke_dasharray=f"{number(3 * u)} {number(2 * u)}",
        )
        text = fitted(deck.name, wide - 12 * u, high * 0.3, (9 * u, 4 * u))
        sign = icon(deck.icon, (0, -high * 0.14), high * 0.36, self.look["stageInk"])
        return frame + sign + lines(text, 0, high * 0.26, fill=self.look["stageInk"], font_weight=BOLD)


def _split(place: SquarePlace, deep: float) -> tuple[Box, Box]:
    """Return the box of the band and what it leaves of a square."""
    wide, high = place.wide, place.high
    if place.side == 0:
        return (0, 0, wide, deep), (0, deep, wide, high - deep)
    if place.side == 1:
        return (wide - deep, 0, deep, high), (0, 0, wide - deep, high)
    if place.side == 2:
        return (0, high - deep, wide, deep), (0, 0, wide, high - deep)
    return (0, 0, deep, high), (deep, 0, wide - deep, high)


def _shows(place: SquarePlace, window: Box | None) -> bool:
    """Tell whether any of a square lies in a window."""
    if window is None:
        return True
    x, y, wide, high = window
    across = place.x < x + wide and place.x + place.wide > x
    return across and place.y < y + high and place.y + place.high > y


def clipped(drawn: str, name: str, box: Box) -> str:
    """Return what of a drawing lies in a box; the name must be the only one of its page."""
    window = element("clipPath", rectangle(*box), id=name)
    return element("defs", window) + group(drawn, clip_path=f"url(#{name})")
