"""How commands and messages are told apart, and how long their parts may be.

Commands are tagged by `do`, messages by `is`. Seats count from 0 here; the words of actions are those of
docs/record.md, without the actor (`throw`, `bid 120`, `offer 2 give=31 cash=100`).
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

PROTOCOL = 3
SEATS = 12
MOST_TOKENS = 12
MOST_TRIED = 40  # actions said or tried at once
MOMENTS = {"off": 0, "short": 5, "long": 20}  # seconds before a bot's throw that ends a right of a person
MOMENT_TAKEN = 60  # seconds for somebody who takes the moment, until the next word

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+\Z")]
Seat = Annotated[int, Meta(ge=0, lt=SEATS)]
Name = Annotated[str, Meta(max_length=80)]
Words = Annotated[str, Meta(min_length=1, max_length=400)]
Luck = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9]+\Z")]
Pledge = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?\Z")]  # SHA-256 of luck, or none
FigureId = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(max_length=64)]
Seconds = Annotated[int, Meta(ge=0, le=7 * 24 * 3600)]
Switch = bool | int | str | Annotated[list[str | int], Meta(max_length=40)]


class ClientCommand(Struct, tag_field="do", frozen=True, omit_defaults=True):
    """Everything a client may say."""


class Numbered(ClientCommand, frozen=True, omit_defaults=True):
    """A command that changes something: `id` is the client's own, so that it is carried out once."""

    id: Id


class Query(ClientCommand, frozen=True, omit_defaults=True):
    """A question that changes nothing; its answer carries the same `id`."""

    id: Id


class Message(Struct, tag_field="is", frozen=True, omit_defaults=True):
    """Everything the server may say."""
