"""What a room is made of: how long people may think, its seats, what its people are asked."""

from __future__ import annotations

from msgspec import Struct

from bankhalter.server.protocol.framing import Seconds


class Clock(Struct, frozen=True, omit_defaults=True):
    """Seconds to think: `bank` and `increment` for turns, `call` and `answer` for each question of that kind.

    Where these two are 0 such questions run on the bank; where that is 0 there is no limit. `turn` is a time
    for each question of a turn instead of the bank, for games that go on for days.
    """

    bank: Seconds = 0
    increment: Seconds = 0
    call: Seconds = 0
    answer: Seconds = 0
    turn: Seconds = 0


class RoomPlace(Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it. `away`: nothing, wait, defaults, or the name of the bot that plays."""

    seat: int
    name: str = ""
    bot: str = ""
    taken: bool = False
    online: bool = False
    away: str = ""
    quiet: bool = False  # does not want offers
    figure: str = ""  # by its id in the edition
    colour: int = -1  # of the palette; not chosen: that of the seat's number
    ready: bool = False  # before the game: has said so
    face: str = ""  # of a bot, by the name of the drawing
    pledge: str = ""  # before the game: SHA-256 of the luck promised for the dice


class DrawView(Struct, frozen=True, omit_defaults=True):
    """What goes into the dice: who promised what, in the order of the seats of the game, and what was told.

    `seats` are their numbers before the game. `broken` names, for each draw that was broken off, who kept
    back their luck.
    """

    seats: list[int] = []
    pledges: list[str] = []
    luck: list[str] = []
    broken: list[list[str]] = []


class Vote(Struct, frozen=True, omit_defaults=True):
    """Something the others are asked: who said yes, who is still to answer; `about` a seat that is away."""

    topic: str
    yes: list[int]
    open: list[int]
    about: int = -1
    bot: str = ""
