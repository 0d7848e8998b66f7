"""An offer, said in one line or by answering questions."""

from __future__ import annotations

from bankhalter.core import codes
from bankhalter.core.actions import Offer
from bankhalter.game.game import Game, IllegalAction
from bankhalter.game.view import OfferView
from bankhalter.terminal.console import Console
from bankhalter.text import Speaker
from bankhalter.text.phrases import offers
from bankhalter.text.phrases.action_reader import Doer

HELP = ("hilfe", "help", "?")  # not `h`, by which names of goods and players may be meant


class OfferDialogue:
    """Finds out what a seat wants to offer."""

    def __init__(self, console: Console, game: Game, speaker: Speaker, seat: int) -> None:
        self.console = console
        self.game = game
        self.speaker = speaker
        self.doer = Doer(game, speaker, seat)

    def text(self, key: str, **args: object) -> str:
        """Return a message of the terminal."""
        return self.speaker.say(f"terminal-{key}", **args)

    def read(self, rest: str) -> Offer | None:
        """Return the offer, or None if it was given up; IllegalAction if it would be refused."""
        self.need(offers.is_open(self.doer))
        if ":" in rest or offers.AGAINST.search(f" {rest} "):
            return offers.read_offer(self.doer, rest)
        return self.by_questions(rest)

    def need(self, word: str | None) -> None:
        """Refuse the offer if there is a word against it."""
        if word is not None:
            raise IllegalAction(word, "offer")

    def by_questions(self, rest: str) -> Offer | None:
        """Ask for the parts of an offer; an empty answer to the first question ends it."""
        to = self.taker(rest)
        if to is None:
            return None
        self.console.say(self.text("offer-how"))
        give = self.part("offer-give")
        want = self.part("offer-want", player=self.speaker.seat(to))
        offer = offers.make_offer(self.doer, to, give, want)
        self.need(self.game.refuse(offer))
        self.console.say(self.speaker.offer(self.seen(offer)))
        return offer if self.console.confirm(self.text("sure-offer")) else None

    def taker(self, rest: str) -> int | None:
        """Return to whom it is made; where only one other plays nobody need be named."""
        seats = enumerate(self.game.state.seats)
        others = [i for i, s in seats if i != self.doer.seat and s.out == codes.PLAYING]
        if len(others) == 1 and not rest:
            return others[0]
        name = rest or self.part("offer-to")
        return self.doer.player(name) if name else None

    def part(self, key: str, **args: object) -> str:
        """Ask for a part of an offer; whoever wants help gets it, and is asked again."""
        while (said := self.console.ask(self.text(key, **args) + " ")).strip().casefold() in HELP:
            self.console.say(self.text("offer-how"))
        return said

    def seen(self, offer: Offer) -> OfferView:
        """An offer not made yet, as it would be seen."""
        twin = self.game.copy()
        twin.push(offer)
        return next(o for o in twin.view(int(offer.seat)).offers if o.number == twin.state.numbers)
