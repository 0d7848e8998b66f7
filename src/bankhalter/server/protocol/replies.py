"""How the server answers a command: it is in the log, it is not, or nobody knows yet."""

from __future__ import annotations

from bankhalter.server.protocol.framing import Message


class Ack(Message, tag="ack", frozen=True, omit_defaults=True):
    """A command is in the log, as this version."""

    id: str
    version: int


class Refused(Message, tag="refused", frozen=True, omit_defaults=True):
    """A command was not carried out: a word for programs, a sentence for people; `wait` in seconds.

    `rule` is the paragraph of the booklet that says so, where there is one.
    """

    word: str
    text: str
    id: str = ""
    wait: int = 0
    rule: str = ""


class Unsettled(Message, tag="unsettled", frozen=True, omit_defaults=True):
    """Nobody knows yet whether a command is in the log: send it again, same id, after `wait` seconds."""

    id: str
    text: str
    wait: int = 1


class Seated(Message, tag="seated", frozen=True, omit_defaults=True):
    """The secret token of a seat, told once."""

    id: str
    seat: int
    token: str


class Typed(Message, tag="typed", frozen=True, omit_defaults=True):
    """The answer to a typed line that only looks: lines of text."""

    id: str
    text: str
