"""What actions do to a game: tried on a copy when they are decided, or carried out again from the log."""

from __future__ import annotations

from bankhalter.core import codes
from bankhalter.core.actions import Action, Offer
from bankhalter.core.events import Event
from bankhalter.server.fairness.dice import Fair
from bankhalter.server.room.match import Match

ANSWERS = (codes.ACCEPT, codes.REJECT)


class ActionOutcome:
    """A game after some actions, what happened on the way, and which offers were answered.

    What is tried becomes the room's game once it is in the log (`Room.fold`): nothing is carried out twice.
    """

    __slots__ = ("answered", "events", "first", "match", "said")

    def __init__(self, match: Match) -> None:
        self.match = match
        self.first = match.state.top  # the question before
        self.said: list[str] = []
        self.events: list[Event] = []
        self.answered: list[tuple[Action, Offer]] = []

    @property
    def is_asked_anew(self) -> bool:
        """Whether another question is on top than before."""
        return self.match.state.top is not self.first

    def say(self, text: str) -> None:
        """Carry out what a line of a record says, or raise Wrong."""
        action = self.match.words.read(text)
        if action.kind in ANSWERS:
            offers = [o for o in self.match.state.offers if o.number == action.a and o.to == action.seat]
            self.answered += [(action, offer) for offer in offers]
        self.events += self.match.push(action)
        self.said.append(text)

    def try_action(self, action: Action) -> None:
        """Carry out an action as the log will tell it, or raise Wrong."""
        self.say(self.match.write(action))

    def answer_chance(self, fair: Fair, kinds: frozenset[int]) -> None:
        """Let chance answer as long as it is asked questions of these kinds."""
        while self.match.state.top.kind in kinds:
            self.try_action(self.match.chance(fair))
