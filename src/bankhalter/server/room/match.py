"""The game inside a room: a state, the words pushed into it, and nothing that grows with its length."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, cast

from bankhalter import edition as editions
from bankhalter.core import codes, legal
from bankhalter.core.actions import Action
from bankhalter.core.decisions import Auction, Decision
from bankhalter.core.events import Event
from bankhalter.core.state import State
from bankhalter.edition import Edition
from bankhalter.game.game import Game, IllegalAction
from bankhalter.game.game_setup import Setup, set_up
from bankhalter.game.record import RULES_VERSION
from bankhalter.server.fairness.dice import Fair, stream_of, stream_said
from bankhalter.server.protocol.messages import Options
from bankhalter.server.room.word_cache import WordCache, words_of
from bankhalter.server.storage import entries as e
from bankhalter.text.situations import in_situation

CARDS = frozenset((codes.DRAW, codes.DEAL))
CHANCES = CARDS | {codes.ROLL, codes.RENT_ROLL, codes.OPENING}
MARK = "@"  # between the id and the hash of an own edition


def hash_in(name: str) -> str:
    """Return the hash in the name of an own edition, nothing in that of a built-in one."""
    return name.partition(MARK)[2]


@lru_cache(maxsize=32)
def edition_of(name: str) -> Edition:
    """Return a built-in edition; a server reads no files for strangers. Own ones are in the database."""
    if name not in editions.available():
        raise KeyError(name)
    return editions.load(name)


def edition_named(name: str, own: Edition | None) -> Edition | None:
    """Return the edition of this name, `own` if it is not a built-in one; None if it is lost."""
    if hash_in(name):
        return own
    try:
        return edition_of(name)
    except (KeyError, ValueError):
        return None


def edition_changed(entry: e.RoomOpened, now: Edition | None) -> bool:
    """Tell whether the edition or the rules are no longer those the room began with."""
    return now is None or now.digest != entry.digest or entry.rules_version != RULES_VERSION


def answered_by_server(options: Options) -> frozenset[int]:
    """Return the questions to chance that the server answers by itself."""
    if options.chance == "fair":
        return CHANCES
    return CARDS if options.cards == "app" else frozenset()


def switches_of(options: Options) -> dict[str, Any]:
    """Return the switches of a room as `switches.agree` wants them."""
    chosen: dict[str, Any] = {"variant": options.variant} if options.variant else {}
    for name, value in options.switches.items():
        chosen[name] = tuple(value) if isinstance(value, list) else value
    return chosen


def agreed(edition: Edition, options: Options, players: int) -> Setup:
    """Return edition and rules for so many players; RulesError if they do not fit together."""
    return agreed_by(edition, players, tuple(sorted(switches_of(options).items())))


@lru_cache(maxsize=256)
def agreed_by(edition: Edition, players: int, switches: tuple[tuple[str, Any], ...]) -> Setup:
    """Return edition and rules by switches."""
    return set_up(edition, players, **dict(switches))


class Wrong(Exception):
    """Something was refused: a word, what its sentence needs, and the word of this situation."""

    def __init__(self, word: str, **args: object) -> None:
        self.word = word
        self.values = args
        self.situation = word
        super().__init__(word)


class Match(Game):
    """A room's game, without history: nothing in it grows. `used` counts the answers of chance by stream."""

    __slots__ = ("used", "words")
    words: WordCache

    def __init__(self, setup: Setup, players: Sequence[str], state: State | None = None) -> None:
        """Lay the table, or go on at a state; what has happened by then is in `opening`."""
        self._lay(setup, tuple(players), state, history=False)
        self.words = words_of(setup)
        self.used: dict[str, int] = {}

    def copy(self) -> Match:
        """Return an independent game at the same point."""
        twin = Match.__new__(Match)
        twin._lay(self.setup, self.players, self.state.copy(), history=False)
        twin.words, twin.used = self.words, dict(self.used)
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
            self.push(self.words.read(text))

    def throw_fairly(self, fair: Fair, kinds: frozenset[int]) -> list[str]:
        """Let chance answer as long as it is asked questions of these kinds; return its words."""
        said = []
        while self.state.top.kind in kinds:
            action = self.chance(fair)
            self.push(action)
            said.append(self.write(action))
        return said

    def chance(self, fair: Fair) -> Action:
        """Return what chance answers now."""
        stream = stream_of(self.state)
        return fair.answer(self.state, stream, self.used.get(stream, 0))


def same_lot(before: Decision, now: Decision) -> bool:
    """Tell whether two frames are the same lot of an auction."""
    if before.kind != codes.AUCTION or now.kind != codes.AUCTION:
        return False
    a, b = cast(Auction, before), cast(Auction, now)
    return bool(a.what == b.what and a.deed == b.deed and a.high <= b.high)


def same_call(before: Decision, now: Decision) -> bool:
    """Tell whether a live lot stands as it stood: somebody only passed, the hammer does not wait for that."""
    if not same_lot(before, now) or now.seat != codes.ANYONE:
        return False
    return bool(cast(Auction, before).leader == cast(Auction, now).leader)
