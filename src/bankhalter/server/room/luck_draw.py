"""Whose luck goes into the dice: promised by everybody before anybody tells it."""

from __future__ import annotations

from bankhalter.server.fairness.dice import OPEN, SEALED
from bankhalter.server.storage import entries as e

PATIENCE = 30_000  # milliseconds until a draw is broken off for those who do not tell their luck


class LuckDraw:
    """The draw of a room, as far as its log goes."""

    __slots__ = ("broken", "entry", "luck", "since")

    def __init__(self) -> None:
        self.entry: e.DrawOpened | None = None  # what is fixed, from then on
        self.luck: dict[int, str] = {}  # what was told, by the seat before the game
        self.since = 0
        self.broken: list[list[str]] = []  # who kept back their luck, for each draw that was broken off

    @property
    def scheme(self) -> str:
        """How the dice follow from seed and luck."""
        return SEALED if self.entry is not None else OPEN

    @property
    def pledges(self) -> list[str]:
        """What the seats of the game promised, in order."""
        return self.entry.pledges if self.entry is not None else []

    @property
    def seats(self) -> list[int]:
        """The seats of the game to begin, by their numbers before it."""
        return self.entry.seats if self.entry is not None else []

    @property
    def until(self) -> int:
        """When the draw is broken off."""
        return self.since + PATIENCE

    def begin(self, entry: e.DrawOpened, at: int) -> None:
        """Fix what everybody promised."""
        self.entry, self.luck, self.since = entry, {}, at

    def tell(self, entry: e.LuckRevealed) -> None:
        """Take what somebody tells."""
        self.luck[entry.seat] = entry.luck

    def break_off(self, names: list[str]) -> None:
        """Forget the draw, but not who kept back their luck."""
        self.entry, self.luck = None, {}
        self.broken += [names] if names else []

    def pledge_of(self, seat: int) -> str:
        """Return what a seat promised; nothing if its luck is not in the draw."""
        return dict(zip(self.seats, self.pledges, strict=True)).get(seat, "")

    def missing(self) -> list[int]:
        """Return the seats whose luck is still to be told."""
        promised = zip(self.seats, self.pledges, strict=True)
        return [seat for seat, pledge in promised if pledge and seat not in self.luck]

    def told(self) -> list[str]:
        """Return everybody's luck in the order of the seats; nothing where it is not known, or not in it."""
        return [self.luck.get(seat, "") for seat in self.seats]
