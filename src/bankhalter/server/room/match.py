"""The game inside a room: a state, the words pushed into it, and nothing that grows with its length."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from bankhalter import edition as editions
from bankhalter.core import codes, legal
from bankhalter.core.actions import Action, Offer
from bankhalter.core.events import Event
from bankhalter.edition import Edition
from bankhalter.game import game_setup
from bankhalter.game.game import Game, IllegalAction
from bankhalter.server.fairness.dice import Fair, stream_of, stream_said
from bankhalter.server.protocol.messages import MenuChoice, Options
from bankhalter.text import Speaker
from bankhalter.text.situations import in_situation

MOST_WORDS = 2000  # remembered by each setup
MOST_SPEAKERS = 500
RANGES = (codes.BID, codes.WANT, codes.ORDER)  # an amount follows the words


@dataclass(frozen=True, eq=False)
class SharedSetup(game_setup.Setup):
    """A setup shared by all rooms: what is said in them again and again is read and written once."""

    heard: dict[str, Action] = field(default_factory=dict)
    choices: dict[tuple[int, int, int], MenuChoice] = field(default_factory=dict)
    speakers: dict[tuple[str, tuple[str, ...]], Speaker] = field(default_factory=dict)

    def speaker(self, language: str, names: tuple[str, ...]) -> Speaker:
        """Return who tells what happens among these people; kept while others do not crowd it out."""
        found = self.speakers.get((language, names))
        if found is None:
            if len(self.speakers) >= MOST_SPEAKERS:
                self.speakers.clear()
            found = self.speakers[language, names] = Speaker(self.edition, language, names)
        return found

    def read(self, text: str) -> Action:
        """Return the action a text says, or raise BadNotation."""
        found = self.heard.get(text)
        if found is None:
            found = self.notation.read(text)
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
        found = MenuChoice("offer" if kind == codes.OFFER else self.notation.write_words(action))
        if len(self.choices) < MOST_WORDS:
            self.choices[kind, int(line.a), int(line.b)] = found
        return found

    def _range(self, kind: int, line: legal.Choice) -> MenuChoice:
        words = self.notation.write_words(Action(kind, 0, line.a, line.b)).rpartition(" ")[0]
        grain = int(self.tables.grain) if kind == codes.BID else 1
        return MenuChoice(words, int(line.low), int(line.high), grain)


@lru_cache(maxsize=32)
def edition_of(name: str) -> Edition:
    """Return a built-in edition; other names are unknown here, a server reads no files for strangers."""
    if name not in editions.available():
        raise KeyError(name)
    return editions.load(name)


def switches_of(options: Options) -> dict[str, Any]:
    """Return the switches of a room as `switches.agree` wants them."""
    chosen: dict[str, Any] = {"variant": options.variant} if options.variant else {}
    for name, value in options.switches.items():
        chosen[name] = tuple(value) if isinstance(value, list) else value
    return chosen


def agreed(options: Options, players: int) -> SharedSetup:
    """Return edition and rules for so many players; RulesError if they do not fit together."""
    return agreed_by(options.edition, players, tuple(sorted(switches_of(options).items())))


@lru_cache(maxsize=256)
def agreed_by(name: str, players: int, switches: tuple[tuple[str, Any], ...]) -> SharedSetup:
    """Return edition and rules by name and switches."""
    found = game_setup.set_up(edition_of(name), players, **dict(switches))
    return SharedSetup(found.edition, found.rules, found.tables, found.notation)


class Wrong(Exception):
    """Something was refused: a word, what its sentence needs, and the word of this situation."""

    def __init__(self, word: str, **args: object) -> None:
        self.word = word
        self.values = args
        self.situation = word
        super().__init__(word)


class Match(Game):
    """A room's game, without history: nothing in it grows. `used` counts the answers of chance by stream."""

    __slots__ = ("used",)
    setup: SharedSetup

    def __init__(self, setup: SharedSetup, players: Sequence[str]) -> None:
        """Lay the table; what has happened by then is in `opening`."""
        self._lay(setup, tuple(players), history=False)
        self.used: dict[str, int] = {}

    def copy(self) -> Match:
        """Return an independent game at the same point."""
        twin = Match.__new__(Match)
        twin._lay(self.setup, self.players, self.state.copy(), history=False)
        twin.used = dict(self.used)
        return twin

    def push(self, action: Action | legal.Choice | str) -> list[Event]:
        """Carry out an action, or raise Wrong; return what happened."""
        said = self._read(action)
        try:
            events = super().push(said)
        except IllegalAction as refused:
            wrong = Wrong(refused.word)
            wrong.situation = in_situation(wrong.word, said, self.state)
            raise wrong from None
        if said.seat == codes.CHANCE:
            stream = stream_said(said, self.tables)
            self.used[stream] = self.used.get(stream, 0) + 1
        return events

    def say_all(self, said: Sequence[str]) -> None:
        """Carry out what lines of a record say."""
        for text in said:
            self.push(self.setup.read(text))

    def throw_fairly(self, fair: Fair | None) -> list[str]:
        """Let chance answer as long as it is asked; return its words."""
        said = []
        while (action := self.chance(fair)) is not None:
            self.push(action)
            said.append(self.write(action))
        return said

    def chance(self, fair: Fair | None) -> Action | None:
        """Return what chance answers now, or None if it is not asked or throws are typed in."""
        if fair is None or self.asked != codes.CHANCE:
            return None
        stream = stream_of(self.state)
        return fair.answer(self.state, stream, self.used.get(stream, 0))
