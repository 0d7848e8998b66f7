"""What was said in the last two rounds around a real board, and the game before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bankhalter.core import codes
from bankhalter.game.correction import Word, annotate
from bankhalter.server.room.match import Match
from bankhalter.server.storage import entries as e

ROUNDS = 2
CORRECTION = "correct"  # what a vote is about
APP = "app"


Proposed = e.CorrectionProposed | e.CountProposed


class Spoken(NamedTuple):
    """An entry of the log that said something: which one, when, by whom, in which turn."""

    version: int
    at: int
    seat: int
    by: str
    turn: int
    texts: list[str]


class TypedPast:
    """The way back of a room with typed dice; a room with fair dice has none."""

    def __init__(self) -> None:
        self.base: Match | None = None
        self.spoken: list[Spoken] = []
        self.waiting: list[Word] = []  # said before a correction, until what is asked anew is answered
        self.thrown: set[tuple[str, int, int]] = set()  # by the server, which nobody corrects
        self.proposed: Proposed | None = None
        self.yes: list[int] = []
        self.against: list[int] = []

    def begin(self, match: Match) -> None:
        """The game begins."""
        self.base = match.copy()

    def note(self, said: Spoken, match: Match, left: int) -> None:
        """Keep what was said, after which the last `left` words still wait; older things go into the base."""
        self.waiting = self.waiting[-left:] if left else []
        if self.base is None or not said.texts:
            return
        self.spoken.append(said)
        rounds = ROUNDS * sum(1 for seat in match.state.seats if seat.out == codes.PLAYING)
        while self.spoken[0].turn < match.state.turns - rounds:
            self.base.say_all(self.spoken.pop(0).texts)

    def before(self, version: int) -> Match:
        """Return a copy of the game before an entry."""
        assert self.base is not None
        match = self.base.copy()
        for spoken in self.spoken:
            if spoken.version < version:
                match.say_all(spoken.texts)
        return match

    def since(self, version: int) -> list[str]:
        """Return everything said from an entry on."""
        return [text for spoken in self.spoken if spoken.version >= version for text in spoken.texts]

    def words(self, version: int) -> list[Word]:
        """Return what was said from an entry on, with what it was about, and what still waits."""
        return annotate(self.before(version), self.since(version)) + self.waiting

    def go_back(self, version: int, left: int) -> Match:
        """Forget what was said from an entry on, but its last words; return the game before it."""
        match, words = self.before(version), self.words(version)
        self._remember_app(version, words)
        self.spoken = [spoken for spoken in self.spoken if spoken.version < version]
        self.waiting = words[-left:] if left else []
        return match

    def propose(self, entry: Proposed) -> None:
        """Somebody proposes a correction or says what was counted, and is for it."""
        self.proposed, self.yes, self.against = entry, [entry.seat], []

    def vote(self, entry: e.VoteCast) -> None:
        """Take a voice; it is off the table when its author or half of the people are against it."""
        self.yes = [seat for seat in self.yes if seat != entry.seat] + [entry.seat] * entry.yes
        self.against = [seat for seat in self.against if seat != entry.seat] + [entry.seat] * (not entry.yes)
        author = self.proposed.seat if self.proposed else entry.seat
        if author in self.against or 2 * len(self.against) >= len(entry.voters or [author]):
            self.proposed = None

    def _remember_app(self, version: int, words: Sequence[Word]) -> None:
        """What the server threw stays what it threw, wherever it is said again."""
        late = [spoken for spoken in self.spoken if spoken.version >= version]
        by = [spoken.by for spoken in late for _ in spoken.texts]
        self.thrown |= {key(word) for word, author in zip(words, by, strict=False) if author == APP}

    def is_typed(self, word: Word, by: str) -> bool:
        """Tell whether people typed a word of chance."""
        return word.text.startswith("* ") and by != APP and key(word) not in self.thrown


def throwers(words: Sequence[Word]) -> list[int]:
    """Return who threw, throw by throw."""
    return [word.who for word in words if word.text.startswith("* ") and word.text[2].isdigit()]


def key(word: Word) -> tuple[str, int, int]:
    """Return by what a throw is known again."""
    return word.text, word.who, word.turn
