"""Where the squares of a board lie: clockwise from the lower right, corners first on each side."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from bankhalter.artwork.svg_elements import number


@dataclass(frozen=True)
class SquarePlace:
    """A square on the board: its side (0 below, 1 left, 2 above, 3 right), its box, if it is a corner."""

    at: int
    side: int
    corner: bool
    x: float
    y: float
    wide: float
    high: float


@dataclass(frozen=True)
class BoardPlan:
    """A board of so many squares, of a size, with corners of a size."""

    count: int
    size: float
    corner: float

    @cached_property
    def per_side(self) -> int:
        """Squares of a side with one corner; the last side may be shorter."""
        return -(-self.count // 4)

    @cached_property
    def wide(self) -> float:
        """The width of a square between the corners."""
        return (self.size - 2 * self.corner) / (self.per_side - 1)

    def places(self) -> list[SquarePlace]:
        """Return where every square lies."""
        return [self.place(at) for at in range(self.count)]

    def place(self, at: int) -> SquarePlace:
        """Return where a square lies."""
        side, step = divmod(at, self.per_side)
        far = self.size - self.corner
        back, along = far - step * self.wide, self.corner + (step - 1) * self.wide
        corners = ((far, far), (0.0, far), (0.0, 0.0), (far, 0.0))
        between = ((back, far), (0.0, back), (along, 0.0), (far, along))
        x, y = between[side] if step else corners[side]
        wide = self.wide if step else self.corner
        flat = side % 2 == 0
        return SquarePlace(
            at, side, not step, x, y, wide if flat else self.corner, self.corner if flat else wide
        )

    def edges(self) -> list[float]:
        """Return where a cut goes between two squares, on every side alike, with both edges of the board."""
        return [0.0, *(self.corner + i * self.wide for i in range(self.per_side)), self.size]

    def turn(self, place: SquarePlace) -> str:
        """Return the transform that lays a square, drawn from 0 0, with its foot at the board's edge."""
        step = place.at % self.per_side
        left = self.size - self.corner - step * self.wide
        half = number(self.size / 2)
        top = self.size - self.corner
        return f"rotate({90 * place.side} {half} {half}) translate({number(left)} {number(top)})"
