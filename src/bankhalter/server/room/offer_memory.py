"""What a room remembers of offers: until when they stand, who waits, and what people are tired of."""

from __future__ import annotations

from bankhalter.bots.thinking.appraisal import MEMORY, Refusals
from bankhalter.bots.thinking.what_if import owners
from bankhalter.core import codes
from bankhalter.core.actions import Action, Offer
from bankhalter.core.state import State
from bankhalter.game.driver import terms

FIRST_PAUSE = 10_000  # milliseconds after the first refusal of an offer; doubled with each further one
LONGEST_PAUSE = 300_000


class OfferMemory:
    """Of one room, from its log."""

    def __init__(self) -> None:
        self.pauses: dict[tuple[int, int], tuple[int, int]] = {}  # who offers whom: refusals, until when
        self.made: dict[int, int] = {}  # in which turn a standing offer was made, by its number
        self.last: dict[int, int] = {}  # with which turn it ends: the next one of its maker
        self.tired: set[tuple[int, ...]] = set()  # what people have declined, or did not answer in time
        self.refusals = Refusals()  # of computers, whichever process they think in

    def answered(self, answer: Action, offer: Offer, said: list[Action], at: int) -> None:
        """Refused offers make the next one to the same player wait; an accepted one forgives.

        An offer back, said with the answer, makes it no refusal.
        """
        pair = (int(offer.seat), int(offer.to))
        if answer.kind == codes.ACCEPT:
            self.pauses.pop(pair, None)
            return
        self.tired.add(proposal(offer))
        if (offer.to, offer.seat) not in [(back.seat, back.to) for back in said if isinstance(back, Offer)]:
            count = self.pauses.get(pair, (0, 0))[0] + 1
            self.pauses[pair] = (count, at + min(LONGEST_PAUSE, FIRST_PAUSE << min(count - 1, 9)))

    def keep(self, offer: Offer, state: State, reason: str) -> None:
        """Note what a computer declined, if it said why."""
        if reason:
            self.refusals.keep(offer, owners(state), state.turns + MEMORY * len(state.seats), reason)

    def why_again(self, number: int, state: State) -> str:
        """Return why a computer declined the same lately, or "": the same offer gets the same answer."""
        found = [offer for offer in state.offers if offer.number == number]
        return self.refusals.recall(found[0], owners(state), state.turns) if found else ""

    def follow(self, state: State) -> None:
        """Note the turns of what stands; an offer stands to the end of its maker's next turn."""
        if not self.made and not state.offers:
            return
        now, standing = int(state.turns), {int(offer.number): offer for offer in state.offers}
        self.made = {number: turn for number, turn in self.made.items() if number in standing and turn <= now}
        self.last = {number: turn for number, turn in self.last.items() if number in self.made}
        for number, offer in standing.items():
            if self.made.setdefault(number, now) < now and state.turn == offer.seat:
                self.last.setdefault(number, now)
        self.tired.update([proposal(offer) for offer in self.outdated(state)])

    def outdated(self, state: State) -> list[Offer]:
        """Return the offers whose time is over."""
        now = int(state.turns)
        return [offer for offer in state.offers if self.last.get(int(offer.number), now) < now]

    def is_stale(self, state: State, offer: Offer) -> bool:
        """Tell whether the same was put to the same player before, whoever made that offer."""
        asked = proposal(offer)
        return asked in self.tired or asked in [proposal(other) for other in state.offers]


def proposal(offer: Offer) -> tuple[int, ...]:
    """Return to whom an offer goes and what it says, whoever makes it."""
    return terms(offer)[1:]
