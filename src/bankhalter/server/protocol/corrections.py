"""Throws and cards of real dice set right: what clients say and ask about it, and what they are told."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from bankhalter.server.protocol.framing import Message, Numbered, Query, Seat, Words

Place = Annotated[int, Meta(ge=0, le=10_000)]
Cash = Annotated[int, Meta(ge=0, le=10**12)]
Reason = Annotated[str, Meta(min_length=1, max_length=80)]


class TakeBack(Numbered, tag="take-back", frozen=True, omit_defaults=True):
    """Take back what one just typed in, within a few seconds and before anybody else acts."""

    seat: Seat


class Correct(Numbered, tag="correct", frozen=True, omit_defaults=True):
    """Propose that a typed throw or card was another one; a majority of those present decides."""

    seat: Seat
    version: Place
    place: Place
    say: Words


class CountCash(Numbered, tag="count-cash", frozen=True, omit_defaults=True):
    """Propose that a player has what was counted in front of them; a majority of those present decides."""

    seat: Seat
    whom: Seat
    cash: Cash
    reason: Reason


class LookBack(Query, tag="typed-before", frozen=True, omit_defaults=True):
    """What was typed in during the last two rounds? Answered by `typed-before`."""

    seat: Seat


class TryCorrection(Query, tag="try-correction", frozen=True, omit_defaults=True):
    """What would be different? Answered by `difference`."""

    seat: Seat
    version: Place
    place: Place
    say: Words


AnyCorrection = TakeBack | Correct | CountCash | LookBack | TryCorrection


class TypedBefore(Struct, frozen=True, omit_defaults=True):
    """A typed throw or card: where it stands in the log, for whom, and of which cards it is one."""

    version: int
    place: int
    at: int
    who: int
    say: str
    cards: list[int] = []
    dice: int = 0


class LookedBack(Message, tag="typed-before", frozen=True, omit_defaults=True):
    """The answer to `typed-before`, the newest first."""

    id: str
    version: int
    typed: list[TypedBefore]


class Purse(Struct, frozen=True, omit_defaults=True):
    """Somebody's cash before a correction and after it."""

    seat: int
    was: int
    now: int


class Difference(Message, tag="difference", frozen=True, omit_defaults=True):
    """What a correction changes: sentences that fall away and come instead, cash, and what hands must do.

    `left` throws wait until what is then asked has been answered.
    """

    id: str
    version: int
    gone: list[str] = field(default_factory=list)
    instead: list[str] = field(default_factory=list)
    purses: list[Purse] = field(default_factory=list)
    hands: list[str] = field(default_factory=list)
    left: int = 0
    word: str = ""
    text: str = ""


class CorrectionView(Struct, frozen=True, omit_defaults=True):
    """A proposed correction: whose, of which word, what it was and would be, and who is for or against it."""

    seat: int
    version: int
    place: int
    was: str
    say: str
    yes: list[int] = []
    no: list[int] = []


class CountView(Struct, frozen=True, omit_defaults=True):
    """A proposed cash count: whose money, what it was and would be, and who is for or against it."""

    seat: int
    whom: int
    was: int
    cash: int
    reason: str
    yes: list[int] = []
    no: list[int] = []
