"""The friendly object: a game you push actions to.

    >>> from bankhalter import Game
    >>> game = Game("schalke", ["Anna", "Ben", "Cem"], seed=4)
    >>> while not game.over:
    ...     _ = game.push(game.default())
    ...     if len(game.actions) > 200:
    ...         break
    >>> game.awaited in game.AWAITED
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

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from bankhalter import __version__
from bankhalter import edition as editions
from bankhalter.core import codes, engine, legal, names, odds
from bankhalter.core.actions import Action
from bankhalter.core.digest import digest
from bankhalter.core.events import Event
from bankhalter.core.flatten import flatten
from bankhalter.core.ledger import Ledger
from bankhalter.core.legal import Choice
from bankhalter.core.state import State
from bankhalter.edition import Edition
from bankhalter.game import record as records
from bankhalter.game.chance import Seeded, Source
from bankhalter.game.notation import BadNotation, Notation
from bankhalter.game.record import BadRecord, Record
from bankhalter.game.view import View, view
from bankhalter.switches import Rules, agree


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
    """One game: who plays, what was agreed, where it stands, and everything said so far."""

    AWAITED: ClassVar[tuple[str, ...]] = names.FRAMES

    def __init__(
        self,
        edition: str | Path | Edition = "standard",
        players: int | Sequence[str] = 4,
        *,
        seed: int | None = None,
        source: Source | None = None,
        bots: Sequence[str] = (),
        **switches: Any,
    ) -> None:
        """Lay the table. `seed` or `source` answer for chance; without them you push throws yourself."""
        self.edition = edition if isinstance(edition, Edition) else editions.load(edition)
        self.players = name_players(players)
        self.bots = tuple(bots)
        self.rules: Rules = agree(self.edition, len(self.players), **switches)
        self.tables = flatten(self.edition, self.rules)
        self.notation = Notation(self.edition, self.tables)
        self.source = source if source is not None else (None if seed is None else Seeded(seed))
        self.notes: dict[str, str] = {} if seed is None else {"seed": str(seed)}
        self.actions: list[Action] = []
        self.damage: Damage | None = None
        self._past: list[State] = []
        self._ledger: Ledger = engine.new_game(self.tables, len(self.players), True)
        self.opening: list[Event] = self._drain() + self._answer_chance()

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

    def legal(self, seat: int | None = None) -> list[Choice]:
        """Return the menu of a seat (default: the one that is asked), amounts as ranges."""
        return legal.menu(self.state, self.asked if seat is None else seat)

    def odds(self) -> list[tuple[str, int]]:
        """Return what chance may answer now, as text with weights."""
        return [(self.notation.write(action), weight) for action, weight in odds.odds(self.state)]

    def refuse(self, action: Action | Choice | str) -> str | None:
        """Return the word why an action is not possible now, or None if it is."""
        code = engine.refuse(self.state, self._read(action))
        return None if code == codes.FINE else names.REFUSALS[code]

    def default(self) -> Action:
        """Return a legal action for whoever is asked: what happens to those who keep silent."""
        if self.asked == codes.CHANCE:
            return odds.odds(self.state)[0][0]
        return legal.default(self.state)

    def view(self, seat: int | None = None) -> View:
        """Return what a seat may see; None is a spectator."""
        return view(self.edition, self.rules, self.state, self.players, seat)

    def digest(self) -> str:
        """Return a short fingerprint of the state."""
        return digest(self.state)

    # Playing -----------------------------------------------------------------------------------

    def push(self, action: Action | Choice | str) -> list[Event]:
        """Carry out an action and return what happened; raise IllegalAction if it is refused.

        A line of `legal()` that leaves nothing open is an action too; `line.action(amount)` says how much.
        """
        events = self._push(self._read(action))
        return events + self._answer_chance()

    def pop(self) -> Action:
        """Take the last action back."""
        action = self.actions.pop()
        self._ledger.state = self._past.pop()
        return action

    def copy(self) -> Game:
        """Return an independent game at the same point, sharing edition and rules."""
        twin = object.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin.actions = list(self.actions)
        twin.notes = dict(self.notes)
        twin._past = list(self._past)
        twin._ledger = Ledger(self.state.copy(), True)
        return twin

    def _read(self, action: Action | Choice | str) -> Action:
        """Return an action, read from text or taken from the menu if need be."""
        if isinstance(action, Choice):
            return action.action()
        return self.notation.read(action) if isinstance(action, str) else action

    def _push(self, action: Action) -> list[Event]:
        """Carry out one action, remembering how to take it back."""
        before = self.state.copy()
        code = engine.apply(self._ledger, action)
        if code != codes.FINE:
            raise IllegalAction(names.REFUSALS[code], self._said(action))
        self._past.append(before)
        self.actions.append(action)
        return self._drain()

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

    def _answer_chance(self) -> list[Event]:
        """Let the source of chance answer as long as it is asked."""
        events: list[Event] = []
        while self.source is not None and self.asked == codes.CHANCE:
            events += self._push(self.source.answer(self.state))
        return events

    # Records -----------------------------------------------------------------------------------

    def record(self) -> Record:
        """Return the game so far as a record; `.text()` is what is written to a file."""
        return Record(
            edition=self.edition.id,
            digest=self.edition.digest,
            engine=__version__,
            rules=records.changed_rules(self.edition, self.rules),
            players=self.players,
            bots=self.bots,
            notes=dict(self.notes),
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
            edition if edition is not None else find_edition(found),
            found.players,
            bots=found.bots,
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


def find_edition(record: Record) -> Edition:
    """Load the built-in edition of a record."""
    if record.edition not in editions.available():
        raise BadRecord("unknown-edition", 2, record.edition)
    return editions.load(record.edition)


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
