"""What one line of the log did to a room."""

from __future__ import annotations

from bankhalter.core.events import Event
from bankhalter.core.state import State
from bankhalter.server.protocol.happened import CompletedGroup
from bankhalter.server.protocol.messages import Sentence, TableChange
from bankhalter.server.storage import entries as e
from bankhalter.server.storage.entries import Row

UNSHOWN = (e.LuckGiven, e.ProxySet, e.MuteSet, e.MomentAnswered, e.ServerResumed, e.ChatSent)


class Change:
    """What one line of the log did: enough to tell everybody what they may know."""

    __slots__ = (
        "at",
        "completed",
        "encoded_sentences",
        "entry",
        "events",
        "private",
        "said",
        "sentences",
        "shown",
        "table",
        "undone",
        "version",
        "was",
    )

    def __init__(self, row: Row, entry: e.AnyEntry) -> None:
        self.version = row.seq
        self.at = row.at
        self.entry = entry
        self.events: list[Event] = []
        self.said: list[str] = []
        self.shown = not isinstance(entry, UNSHOWN)  # whether the room itself changed
        self.private = True  # whether different eyes see different things in it; the view decides
        self.encoded_sentences: dict[
            str, bytes
        ] = {}  # the events in words as they are sent, if the same for all
        self.was: State | None = None  # where things stood before a correction
        self.undone = 0  # the version from which actions were taken back
        self.table: TableChange | None = None  # what changed on the table; filled by the view
        self.completed: list[CompletedGroup] = []  # filled by the view, too
        self.sentences: dict[str, list[tuple[Event, Sentence]]] = {}  # the events in words, by language
