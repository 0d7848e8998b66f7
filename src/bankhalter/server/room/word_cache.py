"""What is said in rooms again and again is read and written once, for all rooms that agreed the same."""

from __future__ import annotations

from functools import lru_cache

from bankhalter.core import codes, legal
from bankhalter.core.actions import Action, Offer
from bankhalter.game.game_setup import Setup
from bankhalter.server.protocol.messages import MenuChoice
from bankhalter.text import Speaker

MOST_WORDS = 2000
MOST_SPEAKERS = 500
RANGES = (codes.BID, codes.WANT, codes.ORDER)  # an amount follows the words


class WordCache:
    """The words of a setup: actions by their texts, lines of the menu, and who tells what happens."""

    __slots__ = ("choices", "heard", "setup", "speakers")

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.heard: dict[str, Action] = {}
        self.choices: dict[tuple[int, int, int], MenuChoice] = {}
        self.speakers: dict[tuple[str, tuple[str, ...]], Speaker] = {}

    def speaker(self, language: str, names: tuple[str, ...]) -> Speaker:
        """Return who tells what happens among these people; kept while others do not crowd it out."""
        found = self.speakers.get((language, names))
        if found is None:
            if len(self.speakers) >= MOST_SPEAKERS:
                self.speakers.clear()
            found = self.speakers[language, names] = Speaker(self.setup.edition, language, names)
        return found

    def read(self, text: str) -> Action:
        """Return the action a text says, or raise BadNotation."""
        found = self.heard.get(text)
        if found is None:
            found = self.setup.notation.read(text)
            if not isinstance(found, Offer) and len(self.heard) < MOST_WORDS:  # offers are kept by the state
                self.heard[text] = found
        return found

    def choice(self, line: legal.Choice) -> MenuChoice:
        """Return a line of the menu; where the amount is free it is left out of the words."""
        found = self.choices.get((line.kind, line.a, line.b))
        return self._choice(int(line.kind), line) if found is None else found

    def _choice(self, kind: int, line: legal.Choice) -> MenuChoice:
        if kind in RANGES:
            return self._range(kind, line)
        action = Action(kind, 0, line.a, line.b)
        found = MenuChoice("offer" if kind == codes.OFFER else self.setup.notation.write_words(action))
        if len(self.choices) < MOST_WORDS:
            self.choices[kind, int(line.a), int(line.b)] = found
        return found

    def _range(self, kind: int, line: legal.Choice) -> MenuChoice:
        words = self.setup.notation.write_words(Action(kind, 0, line.a, line.b)).rpartition(" ")[0]
        grain = int(self.setup.tables.grain) if kind == codes.BID else 1
        return MenuChoice(words, int(line.low), int(line.high), grain)


@lru_cache(maxsize=256)
def words_of(setup: Setup) -> WordCache:
    """Return the cache that all rooms of a setup share."""
    return WordCache(setup)
