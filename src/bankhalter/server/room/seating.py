"""Who sits where in a room, and who of them keeps the bank."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bankhalter.server.protocol.messages import Options
from bankhalter.server.storage import entries as e

BANKING = ("banker_seat", "banker_plays")  # the switches that say who keeps the bank


class RoomSeat:
    """One seat: who sits there, by which token, and who plays for it."""

    __slots__ = ("away", "bot", "figure", "key", "luck", "muted", "name", "person", "quiet")

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Make the seat free."""
        self.name = ""
        self.bot = ""
        self.key = ""
        self.person = ""
        self.luck = ""
        self.figure = ""
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
