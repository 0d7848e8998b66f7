"""What a client may ask without changing anything, and the answers: what if, and what with one's deeds?"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from bankhalter.game.view import DeedView
from bankhalter.server.protocol.framing import MOST_TRIED, Message, Query, Seat, Words


class Preview(Query, tag="preview", frozen=True, omit_defaults=True):
    """What if this seat said so, offers were accepted and no one else built? Answered by `preview`."""

    seat: Seat
    say: Annotated[list[Words], Meta(min_length=1, max_length=MOST_TRIED)]


class Holdings(Query, tag="holdings", frozen=True, omit_defaults=True):
    """What can this seat do with its deeds, and how could it pay its debt? Answered by `holdings`."""

    seat: Seat


class LookAhead(Query, tag="ahead", frozen=True, omit_defaults=True):
    """Where may a throw of this seat lead its token, from where it stands? Answered by `ahead`."""

    seat: Seat


class Advise(Query, tag="advise", frozen=True, omit_defaults=True):
    """What would a coach advise this seat to say now? Answered by `advice`, after a second or so."""

    seat: Seat


class WeighDeal(Query, tag="weigh-deal", frozen=True, omit_defaults=True):
    """What would a deal do to everybody's chance to win? Answered by `deal-chances`, after a second or so.

    `say` is an offer of this seat, or its `accept`.
    """

    seat: Seat
    say: Words


class SeatCodes(Query, tag="seat-codes", frozen=True, omit_defaults=True):
    """By which codes can seats go to another device? Answered by `seat-codes`."""

    seat: Seat


class ToldSeatCodes(Message, tag="seat-codes", frozen=True, omit_defaults=True):
    """The answer to `seat-codes`: of the own seats, and of those whose page has been gone for a while."""

    id: str
    version: int
    codes: dict[int, str]


class Side(Struct, frozen=True, omit_defaults=True):
    """A seat in a preview: cash now and then (if it may be known), groups made and broken, interest due."""

    seat: int
    cash: int | None = None
    then: int | None = None
    made: list[str] = []
    broken: list[str] = []
    interest: int = 0


class Altered(Struct, frozen=True):
    """A deed that would change."""

    was: DeedView
    then: DeedView


class Previewed(Message, tag="preview", frozen=True, omit_defaults=True):
    """What would happen: `done` actions were possible, then `word` and `text` say why not or what waits.

    `asks`: the others are asked about scarce buildings first.
    """

    id: str
    version: int
    done: int
    sides: list[Side]
    deeds: list[Altered]
    houses: int
    hotels: int
    awaited: str
    asked: int
    asks: bool = False
    word: str = ""
    text: str = ""
    rule: str = ""


class DeedDeal(Struct, frozen=True, omit_defaults=True):
    """Something that can be done with a deed: its words, what it brings, the rent then; or why not."""

    say: str
    amount: int
    rent: int | None = None
    factor: int | None = None
    asks: bool = False  # others are asked first whether they want the scarce building
    word: str = ""
    text: str = ""


class Holding(Struct, frozen=True):
    """An own deed and what can be done with it."""

    deed: DeedView
    deals: list[DeedDeal]


class OwnGroup(Struct, frozen=True, omit_defaults=True):
    """The own deeds of a group; `down` sells all its buildings at once.

    `top` is the highest level its streets can have while they are in this hand, 0 where nothing can be built.
    """

    group: str
    holdings: list[Holding]
    whole: bool = False
    top: int = 0
    down: DeedDeal | None = None


class Raised(Struct, frozen=True, omit_defaults=True):
    """A step of the plan: a mortgage, or a sale down to `level`."""

    say: str  # mortgage or sell
    space: int
    amount: int
    level: int = 0


class DebtPlan(Struct, frozen=True, omit_defaults=True):
    """How the bank would raise what is owed; `most` is all that could be raised."""

    to: int
    amount: int
    why: str
    cash: int
    most: int
    steps: list[Raised] = []
    left: int = 0
    word: str = ""
    text: str = ""


class Held(Message, tag="holdings", frozen=True, omit_defaults=True):
    """The answer to `holdings`; `plan` is there while the seat owes something and is to pay now."""

    id: str
    version: int
    seat: int
    cash: int
    groups: list[OwnGroup]
    plan: DebtPlan | None = None


class SquareAhead(Struct, frozen=True):
    """A square, and in how many of all throws the token goes there."""

    space: int
    ways: int


class Reach(Message, tag="ahead", frozen=True, omit_defaults=True):
    """The answer to `ahead`: the squares in the order of the board, of `throws` that are equally likely.

    `chosen`: after some of them the player says where to.
    """

    id: str
    version: int
    seat: int
    squares: list[SquareAhead]
    throws: int
    chosen: bool = False


class AdvisedAction(Struct, frozen=True, omit_defaults=True):
    """Something a seat could say: its words, what that means, its chance to win then (0 to 1), and why.

    `good`: the best, or so near that it makes no difference.
    """

    say: list[str]
    text: str
    chance: float
    good: bool = False
    why: str = ""


class SeatChance(Struct, frozen=True):
    """A seat's chance to win (0 to 1) without a deal and with it; `sure`: that is not chance alone."""

    seat: int
    before: float
    after: float
    sure: bool


class DealWeighed(Message, tag="deal-chances", frozen=True, omit_defaults=True):
    """The answer to `weigh-deal`: everybody who is still in."""

    id: str
    version: int
    seat: int
    chances: list[SeatChance]


class Advised(Message, tag="advice", frozen=True, omit_defaults=True):
    """The answer to `advise`: the best first, and what the next throw may cost."""

    id: str
    version: int
    seat: int
    actions: list[AdvisedAction]
    risk: str
