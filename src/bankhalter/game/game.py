"""The friendly object: a game you push actions to, or let computer players play.

    >>> from bankhalter import Game
    >>> game = Game("schalke", ["Anna", "Ben"], seed=4)
    >>> game
    <Game schalke: Anna, Ben; turn 1, Ben to answer turn>
    >>> game.play("strategist").over
    True

Errors:
    ValueError
      EditionError   the edition's file has problems
      RulesError     the switches do not fit together
      IllegalAction  an action was refused; nothing has changed
      BadNotation    a text is no action
      BadRecord      a record cannot be used
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from bankhalter import __version__
from bankhalter import edition as editions
from bankhalter.bots.api import Bot
from bankhalter.bots.registry import find
from bankhalter.bots.thinking.value import chances
from bankhalter.core import codes, engine, legal, names, odds
from bankhalter.core.actions import Action
from bankhalter.core.digest import digest
from bankhalter.core.events import Event
from bankhalter.core.ledger import Ledger
from bankhalter.core.legal import Choice
from bankhalter.core.state import State
from bankhalter.core.tables import Tables
from bankhalter.edition import Edition
from bankhalter.game import drawing
from bankhalter.game import position as positions
from bankhalter.game import record as records
from bankhalter.game.chance import ChanceSource, Seeded
from bankhalter.game.driver import Driver
from bankhalter.game.game_setup import Setup, set_up
from bankhalter.game.notation import BadNotation, Menu, Notation
from bankhalter.game.record import BadRecord, Record
from bankhalter.game.view import View, view
from bankhalter.switches import Rules

ROUNDS = 1000  # after so many a game among computer players is broken off
PLAYER = "strategist"  # who plays where nobody else is named


class IllegalAction(ValueError):
    """An action was refused; `word` says why (docs/refusals.md). Nothing has changed."""

    def __init__(self, word: str, said: str) -> None:
        self.word = word
        self.said = said
        super().__init__(f"{word}: {said}")


@dataclass(frozen=True)
class Damage:
    """Where a record could not be followed any further, and why."""

    line: int
    word: str
    text: str


class Game:
    """One game: who plays, what was agreed, where it stands, and everything said so far.

    Games are equal if they agreed the same and stand the same, after the same actions.
    """

    AWAITED: ClassVar[tuple[str, ...]] = names.FRAMES
    __slots__ = (
        "_ledger",
        "_past",
        "actions",
        "bots",
        "damage",
        "history",
        "notes",
        "opening",
        "players",
        "position",
        "setup",
        "source",
    )
    setup: Setup
    players: tuple[str, ...]
    bots: tuple[str, ...]
    source: ChanceSource | None
    notes: dict[str, str]
    history: bool  # whether actions and the way back are kept
    actions: list[Action]
    damage: Damage | None
    opening: list[Event]
    position: str  # where it began, as JSON without edition and rules; nothing: at an empty table

    def __init__(
        self,
        edition: str | Path | Edition = "standard",
        players: int | Sequence[str] = 4,
        *,
        seed: int | None = None,
        source: ChanceSource | None = None,
        bots: Sequence[str] = (),
        position: str = "",
        **switches: Any,
    ) -> None:
        """Lay the table. `seed` or `source` answer for chance; without them you push throws yourself.

        `position` is where the game begins, as the line of a record says it (docs/record.md).
        """
        found = edition if isinstance(edition, Edition) else editions.load(edition)
        seats = name_players(players)
        setup = set_up(found, len(seats), **switches)
        self._lay(setup, seats, laid(setup, position, len(seats)) if position else None)
        self.position = position
        self.bots = tuple(bots)
        self.source = source if source is not None else (None if seed is None else Seeded(seed))
        self.notes = {} if seed is None else {"seed": str(seed)}
        self.opening += self.answer_chance()

    @classmethod
    def of(
        cls, setup: Setup, players: Sequence[str], state: State | None = None, *, history: bool = True
    ) -> Game:
        """Return a game of a setup, new or at a state; without history it does not grow as it goes on."""
        game = cls.__new__(cls)
        game._lay(setup, tuple(players), state, history)
        return game

    def _lay(
        self, setup: Setup, players: tuple[str, ...], state: State | None = None, history: bool = True
    ) -> None:
        self.setup = setup
        self.players = players
        self.bots, self.source, self.notes, self.position = (), None, {}, ""
        self.history, self.actions, self.damage = history, [], None
        self._past: list[State] = []
        if state is None:
            self._ledger = engine.new_game(setup.tables, len(players), True)
        else:
            self._ledger = Ledger(state, True)
        self.opening = self._drain()

    def __repr__(self) -> str:
        """Say which game it is and what it waits for."""
        return f"<Game {self.edition.id}: {', '.join(self.players)}; {drawing.standing(self)}>"

    def __eq__(self, other: object) -> bool:
        """Compare what was agreed, who plays, what was said and where it stands."""
        return isinstance(other, Game) and self._value() == other._value()

    __hash__ = None  # type: ignore[assignment]  # a game goes on

    def _value(self) -> tuple[object, ...]:
        said = [self._said(action) for action in self.actions]
        return self.setup, self.players, self.position, said, self.digest()

    # What was agreed ---------------------------------------------------------------------------

    @property
    def edition(self) -> Edition:
        """What is printed."""
        return self.setup.edition

    @property
    def rules(self) -> Rules:
        """The switches that were agreed."""
        return self.setup.rules

    @property
    def tables(self) -> Tables:
        """Edition and rules as the core reads them."""
        return self.setup.tables

    @property
    def notation(self) -> Notation:
        """How actions are written."""
        return self.setup.notation

    # Looking -----------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """Where things stand; look, do not touch."""
        return self._ledger.state

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.state.top.kind == codes.OVER)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won (several after a tie), empty while the game goes on."""
        return tuple(i for i in range(len(self.players)) if self.state.winners >> i & 1)

    @property
    def awaited(self) -> str:
        """What is awaited: a word such as turn, purchase, auction, debt."""
        return names.FRAMES[self.state.top.kind]

    @property
    def asked(self) -> int:
        """The seat that is to answer; -2 is chance, -3 the clock, -4 any bidder of a live auction."""
        return int(self.state.top.seat)

    def legal(self, seat: int | None = None) -> Menu:
        """Return the menu of a seat (default: the one that is asked), amounts as ranges."""
        return Menu(legal.menu(self.state, self.asked if seat is None else seat), self.notation)

    def odds(self) -> list[tuple[str, int]]:
        """Return what chance may answer now, as text with weights."""
        return [(self.notation.write(action), weight) for action, weight in odds.odds(self.state)]

    def refuse(self, action: Action | Choice | str) -> str | None:
        """Return the word why an action is not possible now, or None if it is."""
        code = engine.refuse(self.state, self._read(action))
        return None if code == codes.FINE else names.REFUSALS[code]

    def write(self, action: Action) -> str:
        """Return an action as text, as it stands in a record."""
        return self.notation.write(action)

    def default(self) -> Action:
        """Return a legal action for whoever is asked: what happens to those who keep silent."""
        if self.asked == codes.CHANCE:
            return odds.odds(self.state)[0][0]
        return legal.default(self.state)

    def evaluate(self) -> tuple[float, ...]:
        """Return every seat's chance to win, as learned from many games (docs/value.md); the sum is one."""
        return tuple(chances(self.state))

    def view(self, seat: int | None = None) -> View:
        """Return what a seat may see; None is a spectator."""
        return view(self.edition, self.rules, self.state, self.players, seat)

    def positions(self) -> list[State]:
        """Return every position from the first to the present one; look, do not touch. Needs the history."""
        return [*self._past, self.state]

    def digest(self) -> str:
        """Return a short fingerprint of the state."""
        return digest(self.state)

    def board(self) -> str:
        """Return the board as text: spaces, owners, buildings and tokens, then everybody's cash."""
        return drawing.board(self)

    def _repr_svg_(self) -> str:
        """Draw the board, for notebooks."""
        return drawing.svg(self)

    # Playing -----------------------------------------------------------------------------------

    def push(self, action: Action | Choice | str) -> list[Event]:
        """Carry out an action and return what happened; raise IllegalAction if it is refused.

        A line of `legal()` that leaves nothing open is an action too; `line.action(amount)` says how much.
        """
        events = self._push(self._read(action))
        return events + self.answer_chance()

    def pop(self) -> Action:
        """Take the last action back."""
        action = self.actions.pop()
        self._ledger.state = self._past.pop()
        return action

    def answer_chance(self) -> list[Event]:
        """Let the source of chance answer as long as it is asked; `push` does so by itself."""
        events: list[Event] = []
        while self.source is not None and self.asked == codes.CHANCE:
            events += self._push(self.source.answer(self.state))
        return events

    def step(self, driver: Driver) -> list[Event] | None:
        """Let the next one speak without a person, and chance; None if there is nobody."""
        before = self.state.copy() if self.history else None
        if not driver.step(self._ledger) or driver.said is None:
            return None
        self._keep(driver.said, before)
        return self._drain() + self.answer_chance()

    def play(self, bots: str | Sequence[str | Bot] | None = None, most_rounds: int = ROUNDS) -> Game:
        """Let computer players play on, to the end or for so many rounds of the whole table.

        `bots` is one name for all, or a name or `Bot` for each seat; otherwise those the game was made with.
        """
        if self.source is None:
            self.source = Seeded(secrets.randbits(62))
        driver, last = Driver(self._seated(bots)), self.state.turns + most_rounds * len(self.players)
        self.answer_chance()
        while not self.over and self.state.turns <= last and self.step(driver) is not None:
            pass
        return self

    def _seated(self, bots: str | Sequence[str | Bot] | None) -> list[Bot]:
        """Return a computer player for every seat."""
        named = [bots] * len(self.players) if isinstance(bots, str) else list(bots or self.bots)
        if len(named) not in (0, len(self.players)):
            raise ValueError(f"{len(named)} bots for {len(self.players)} players")
        named = named or [PLAYER] * len(self.players)
        seed = int(self.digest()[:8], 16)
        return [b if isinstance(b, Bot) else find(b or PLAYER)(seed + i) for i, b in enumerate(named)]

    def copy(self) -> Game:
        """Return an independent game at the same point, sharing edition and rules."""
        twin = Game.of(self.setup, self.players, self.state.copy(), history=self.history)
        twin.bots, twin.notes, twin.damage = self.bots, dict(self.notes), self.damage
        twin.position = self.position
        twin.source, twin.opening = copy(self.source), list(self.opening)
        twin.actions, twin._past = list(self.actions), list(self._past)
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Game:
        """Copy; what is shared never changes."""
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as a record, which is played again."""
        if not self.history:
            raise TypeError("a game without history cannot be pickled")
        return _replayed, (self.record(), self.edition, self.source)

    def _read(self, action: Action | Choice | str) -> Action:
        """Return an action, read from text or taken from the menu if need be."""
        if isinstance(action, Choice):
            return action.action()
        return self.notation.read(action) if isinstance(action, str) else action

    def _push(self, action: Action) -> list[Event]:
        """Carry out one action, remembering how to take it back."""
        before = self.state.copy() if self.history else None
        code = engine.apply(self._ledger, action)
        if code != codes.FINE:
            raise IllegalAction(names.REFUSALS[code], self._said(action))
        self._keep(action, before)
        return self._drain()

    def _keep(self, action: Action, before: State | None) -> None:
        """Write an action down, with the way back."""
        if before is not None:
            self._past.append(before)
            self.actions.append(action)

    def _said(self, action: Action) -> str:
        """Return an action as text even if it makes no sense."""
        try:
            return self.notation.write(action)
        except (IndexError, KeyError):
            return f"{action.seat} {action.kind} {action.a} {action.b} {action.c}"

    def _drain(self) -> list[Event]:
        """Take the events out of the ledger."""
        events = list(self._ledger.events)
        self._ledger.events.clear()
        return events

    # Records -----------------------------------------------------------------------------------

    def record(self) -> Record:
        """Return the game so far as a record; `.text()` is what is written to a file."""
        return Record(
            edition=editions.reference(self.edition),
            digest=self.edition.digest,
            own_edition=records.carried(self.edition),
            engine=__version__,
            rules=records.changed_rules(self.edition, self.rules),
            players=self.players,
            bots=self.bots,
            notes=dict(self.notes),
            position=self.position,
            actions=[self.notation.write(action) for action in self.actions],
            result=self.digest() if self.over else "",
        )

    @classmethod
    def from_record(
        cls, record: Record | str | Path, *, moves: int | None = None, edition: Edition | None = None
    ) -> Game:
        """Replay a record, up to `moves` actions; what is damaged stops it, and `damage` says where."""
        found = read_record(record)
        game = cls(
            edition if edition is not None else records.find_edition(found),
            found.players,
            bots=found.bots,
            position=found.position,
            **found.rules,
        )
        check_compatible(game, found)
        game.notes = dict(found.notes)
        game._follow(found, moves)
        return game

    def _follow(self, record: Record, moves: int | None) -> None:
        """Say everything the record says, until it ends or makes no sense."""
        for i, line in enumerate(record.actions):
            if moves is not None and len(self.actions) >= moves:
                return
            if line:
                try:
                    self._push(self.notation.read(line))
                except (BadNotation, IllegalAction) as problem:
                    self.damage = Damage(record.first_action_line + i, problem.word, line)
                    return
        if record.result and record.result != self.digest():
            self.damage = Damage(record.first_action_line + len(record.actions), "other-result", "")


def _replayed(record: Record, edition: Edition, source: ChanceSource | None) -> Game:
    """Return a pickled game."""
    game = Game.from_record(record, edition=edition)
    game.source = source
    return game


def laid(setup: Setup, position: str, seats: int) -> State:
    """Return the position with which the record of a game begins, or raise BadRecord."""
    try:
        return positions.lay_out(setup, positions.read_standing(position, seats))
    except positions.BadPosition as problem:
        raise BadRecord("bad-position", 0, str(problem)) from problem


def name_players(players: int | Sequence[str]) -> tuple[str, ...]:
    """Return the players' names, made up if only their number is given."""
    if isinstance(players, int):
        return tuple(f"Player {i + 1}" for i in range(max(0, min(players, 99))))
    return tuple(records.clean_name(str(name)) or f"Player {i + 1}" for i, name in enumerate(players))


def read_record(record: Record | str | Path) -> Record:
    """Return a record given as such, as its text, or as a file."""
    if isinstance(record, Record):
        return record
    return records.read_file(record) if isinstance(record, Path) else records.parse(record)


def check_compatible(game: Game, record: Record) -> None:
    """Refuse a record of other rules or of another print of the edition."""
    if record.rules_version != records.RULES_VERSION:
        raise BadRecord("other-engine", 3, f"{record.engine} rules {record.rules_version}")
    if record.digest != game.edition.digest:
        raise BadRecord("other-edition", 2, f"{record.edition} {record.digest}")


def open_games(folder: Path) -> Iterable[Path]:
    """Return the records of games in a folder, the newest first."""
    found = [path for path in folder.glob("*.game") if path.is_file()]
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)
