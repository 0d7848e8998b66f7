"""Who sits where in a room, and who of them keeps the bank."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bankhalter.server.protocol.framing import SEATS
from bankhalter.server.protocol.messages import Options
from bankhalter.server.storage import entries as e

BANKING = ("banker_seat", "banker_plays")  # the switches that say who keeps the bank


class RoomSeat:
    """One seat: who sits there, by which token, and who plays for it."""

    __slots__ = (
        "away",
        "bot",
        "colour",
        "face",
        "figure",
        "key",
        "luck",
        "muted",
        "name",
        "person",
        "pledge",
        "quiet",
        "ready",
    )

    def __init__(self, colour: int = -1) -> None:
        self.colour = colour  # stays with the chair; not chosen: by its number
        self.clear()

    def clear(self) -> None:
        """Make the seat free."""
        self.name = ""
        self.bot = ""
        self.key = ""
        self.person = ""
        self.luck = ""  # given in the open, in older logs
        self.pledge = ""
        self.figure = ""
        self.face = ""
        self.ready = False
        self.away = ""  # nothing, wait, defaults, or the name of a bot
        self.quiet = False
        self.muted: frozenset[int] = frozenset()

    @property
    def human(self) -> bool:
        """Whether a person holds it."""
        return bool(self.key)

    @property
    def there(self) -> bool:
        """Whether a person plays it now: nobody plays or waits for them."""
        return not self.bot and not self.away

    @property
    def free(self) -> bool:
        """Whether somebody may sit down here."""
        return not self.key and not self.bot


def resized(places: list[RoomSeat], count: int) -> list[RoomSeat]:
    """Return so many seats: free ones at the end come or go; a new one has a colour nobody has."""
    kept = places[:count]
    colours = [place.colour for place in kept]
    chosen = max(colours, default=-1) >= 0
    free = [colour for colour in range(SEATS) if colour not in colours]
    return kept + [RoomSeat(free[i] if chosen else -1) for i in range(count - len(kept))]


def refigured(places: list[RoomSeat], seat: int, figure: str) -> None:
    """Give a seat a figure; a seat that had it takes the old one."""
    for other in [place for place in places if place.figure == figure]:
        other.figure = places[seat].figure
    places[seat].figure = figure


def recoloured(places: list[RoomSeat], seat: int, colour: int) -> None:
    """Give a seat a colour; the one that had it takes the old one. From then on every seat keeps its own."""
    for i, place in enumerate(places):
        place.colour = i if place.colour < 0 else place.colour
    for other in [place for place in places if place.colour == colour]:
        other.colour = places[seat].colour
    places[seat].colour = colour


def with_banker(options: Options, seat: int, plays: bool) -> Options:
    """Return options with this banker; what every edition has anyway need not be said."""
    chosen = {key: value for key, value in options.switches.items() if key not in BANKING}
    if seat:
        chosen["banker_seat"] = seat
    if not plays:
        chosen["banker_plays"] = False
    return msgspec.structs.replace(options, switches=chosen)


def options_of_game(options: Options, banker: int, seats: Sequence[int]) -> Options:
    """Return the options of the game these seats begin: a banker chosen before it is counted anew."""
    if banker not in seats:
        return options
    return with_banker(options, seats.index(banker), "banker_plays" not in options.switches)


def counted_anew(entry: e.GameStarted) -> dict[int, int]:
    """Return the number each seat has from the start of the game on, by the one it had before."""
    return {before: now for now, before in enumerate(entry.seats)}
