"""The game inside a room: a state, the words pushed into it, and nothing that grows with its length."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from bankhalter import edition as editions
from bankhalter.core import codes, engine, legal, names
from bankhalter.core.actions import Action, Offer
from bankhalter.core.events import Event
from bankhalter.core.flatten import flatten
from bankhalter.core.ledger import Ledger
from bankhalter.core.state import State
from bankhalter.core.tables import Tables
from bankhalter.edition import Edition
from bankhalter.game.notation import Notation
from bankhalter.server.fairness.dice import Fair, stream_of, stream_said
from bankhalter.server.protocol.messages import Choice, Options
from bankhalter.switches import Rules, agree
from bankhalter.text import Speaker
from bankhalter.text.situations import in_situation

MOST_WORDS = 2000  # remembered by each setup
MOST_SPEAKERS = 500
RANGES = (codes.BID, codes.WANT, codes.ORDER)  # an amount follows the words


@dataclass(frozen=True)
class Setup:
    """Edition, rules, their tables and words: shared by all rooms that agreed the same.

    What is said again and again in all these rooms is read and written once.
    """

    edition: Edition
    rules: Rules
    tables: Tables
    notation: Notation
    heard: dict[str, Action] = field(default_factory=dict)
    choices: dict[tuple[int, int, int], Choice] = field(default_factory=dict)
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

    def choice(self, line: legal.Choice) -> Choice:
        """Return a line of the menu; where the amount is free it is left out of the words."""
        found = self.choices.get((line.kind, line.a, line.b))
        return self._choice(int(line.kind), line) if found is None else found

    def _choice(self, kind: int, line: legal.Choice) -> Choice:
        if kind in RANGES:
            return self._range(kind, line)
        action = Action(kind, 0, line.a, line.b)
        found = Choice("offer" if kind == codes.OFFER else self.notation.write_words(action))
        if len(self.choices) < MOST_WORDS:
            self.choices[kind, int(line.a), int(line.b)] = found
        return found

    def _range(self, kind: int, line: legal.Choice) -> Choice:
        words = self.notation.write_words(Action(kind, 0, line.a, line.b)).rpartition(" ")[0]
        grain = int(self.tables.grain) if kind == codes.BID else 1
        return Choice(words, int(line.low), int(line.high), grain)


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


def agreed(options: Options, players: int) -> Setup:
    """Return edition and rules for so many players; RulesError if they do not fit together."""
    return agreed_by(options.edition, players, tuple(sorted(switches_of(options).items())))


@lru_cache(maxsize=256)
def agreed_by(name: str, players: int, switches: tuple[tuple[str, Any], ...]) -> Setup:
    """Return edition and rules by name and switches."""
    edition = edition_of(name)
    rules = agree(edition, players, **dict(switches))
    tables = flatten(edition, rules)
    return Setup(edition, rules, tables, Notation(edition, tables))


class Wrong(Exception):
    """Something was refused: a word, what its sentence needs, and the word of this situation."""

    def __init__(self, word: str, **args: object) -> None:
        self.word = word
        self.values = args
        self.situation = word
        super().__init__(word)


class Match:
    """A game under way. `used` counts the answers of chance by stream."""

    __slots__ = ("led", "setup", "state", "used")

    def __init__(self, setup: Setup, state: State | None, used: dict[str, int], players: int = 0) -> None:
        self.setup = setup
        self.used = used
        self.led = engine.new_game(setup.tables, players, True) if state is None else Ledger(state, True)
        self.state: State = self.led.state  # where things stand

    @property
    def asked(self) -> int:
        """Who is to answer: a seat, chance, the clock or anyone."""
        return int(self.state.top.seat)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.state.top.kind == codes.OVER)

    def copy(self) -> Match:
        """Return an independent game at the same point."""
        return Match(self.setup, self.state.copy(), dict(self.used))

    def push(self, action: Action) -> list[Event]:
        """Carry out an action, or raise Wrong; return what happened."""
        code = engine.apply(self.led, action)
        if code != codes.FINE:
            wrong = Wrong(names.REFUSALS[code])
            wrong.situation = in_situation(wrong.word, action, self.state)
            raise wrong
        if action.seat == codes.CHANCE:
            stream = stream_said(action, self.setup.tables)
            self.used[stream] = self.used.get(stream, 0) + 1
        events = list(self.led.events)
        self.led.events.clear()
        return events

    def say_all(self, said: Sequence[str]) -> None:
        """Carry out what lines of a record say."""
        for text in said:
            self.push(self.setup.read(text))

    def refuse(self, action: Action) -> str:
        """Return the word why an action is not possible, or nothing."""
        code = engine.refuse(self.state, action)
        return "" if code == codes.FINE else names.REFUSALS[code]

    def write(self, action: Action) -> str:
        """Return an action as a line of a record."""
        return self.setup.notation.write(action)

    def answer_chance(self, fair: Fair | None) -> list[str]:
        """Let chance answer as long as it is asked; return its words."""
        said = []
        while fair is not None and self.asked == codes.CHANCE:
            stream = stream_of(self.state)
            action = fair.answer(self.state, stream, self.used.get(stream, 0))
            self.push(action)
            said.append(self.write(action))
        return said

    def silence(self) -> Action:
        """Return what is done for whoever keeps silent."""
        return legal.default(self.state)
