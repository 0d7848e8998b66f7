"""What happened, as messages: one for each kind of event of the core, and what follows from several."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Union, cast

import msgspec
from msgspec import Struct

from bankhalter.core import names
from bankhalter.core.dump import KINDS
from bankhalter.core.events import Event
from bankhalter.core.fields import DECK, DEED, FACE, LOT, PARTY, SEATS, WHY, Meaning, fields, meaning
from bankhalter.game.view import Face


class Happened(Struct, tag_field="kind", frozen=True):
    """An event by its kind (docs/actions.md); the core declares what belongs to each."""


# What a field of an event is in a message; everything else is a number.
EVENT_FIELDS: dict[Meaning, Any] = {
    PARTY: int | Literal["bank", "pot"],
    SEATS: list[int],
    WHY: Literal[names.WHYS],
    LOT: Literal[names.LOTS],
    DECK: Literal[names.DECKS],
    FACE: Face,
    DEED: int | None,
}


def happened(word: str, event: type) -> type[Happened]:
    """Return the message of one kind of event. A deed is told by its space; a building on sale has none."""
    types = {name: EVENT_FIELDS.get(meaning(name), int) for name in fields(event)}
    told = [("space" if name == "deed" else name, kind) for name, kind in types.items()]
    made = msgspec.defstruct(event.__name__, told, bases=(Happened,), tag=word, frozen=True)
    made.__doc__ = event.__doc__
    return cast("type[Happened]", made)


HAPPENED = {word: happened(word, event) for word, event in KINDS[Event].items()}
if TYPE_CHECKING:
    AnyHappened = Happened
else:
    AnyHappened = Union[tuple(HAPPENED.values())]  # noqa: UP007 - of what is declared elsewhere


class CompletedGroup(Struct, frozen=True):
    """A group of which somebody has just got the last deed, by its id in the edition."""

    seat: int
    group: str
