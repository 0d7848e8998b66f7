"""A game with people and computer players around it, written down word by word.

A `Table` asks the bots and lets chance answer until a person's word is needed; a `Journal` is the file in
which every action stands before anybody is told of it, so that not even a power cut loses a move.
"""

from __future__ import annotations

import os
import re
import secrets
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from difflib import get_close_matches
from pathlib import Path
from typing import Any, cast

from bankhalter.atomic_files import lock
from bankhalter.bots.api import Bot
from bankhalter.bots.registry import Maker, UnknownBot, find, names
from bankhalter.bots.visibility import seen_by
from bankhalter.core import codes
from bankhalter.core.actions import Action, Offer
from bankhalter.core.decisions import Auction, Turn
from bankhalter.core.events import Event
from bankhalter.core.state import State
from bankhalter.edition import Edition, load
from bankhalter.game.chance import Seeded
from bankhalter.game.game import Damage, Game, IllegalAction
from bankhalter.game.record import BadRecord, Record, parse

BOT = "simple"  # the computer player a record names
PATIENCE = 40  # open actions of a bot in a row before the default is taken for it
EDITION_NOTE = "edition-file"
SEED_NOTE = "seed"
ELAPSED = re.compile(r";\s*t=(\d{1,9})\b")


class Unwritable(OSError):
    """The game cannot be written down; `path` says where, `reason` why."""

    def __init__(self, path: Path, reason: str) -> None:
        self.path = path
        self.reason = reason
        super().__init__(f"{path}: {reason}")


@dataclass(frozen=True)
class Step:
    """Something that happened: its events, and the bot for which the default was taken, or -1."""

    events: Sequence[Event]
    actor: int
    stumbled: int = -1
    reason: str = ""  # why a bot declined an offer: the message `bot-no-<reason>`


# The file ----------------------------------------------------------------------------------------------


def home(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Return the folder where games are kept if nobody says otherwise."""
    user = Path(environ.get("HOME") or environ.get("USERPROFILE") or Path.home())
    if platform == "win32":
        base = Path(environ.get("LOCALAPPDATA") or user / "AppData" / "Local")
    elif platform == "darwin":
        base = user / "Library" / "Application Support"
    else:
        base = Path(environ.get("XDG_DATA_HOME") or user / ".local" / "share")
    return base / "bankhalter" / "games"


class Journal:
    """The open file of one game: lines are appended whole and are on the disk before the call returns."""

    def __init__(self, path: Path, handle: int, size: int, count: int) -> None:
        self.path = path
        self._handle = handle
        self._known = (size, count)  # bytes and actions in the file, changed together

    @property
    def count(self) -> int:
        """How many actions are in the file."""
        return self._known[1]

    @classmethod
    def create(cls, folder: Path, game: Game, now: datetime | None = None) -> Journal:
        """Begin a file named by date, time and edition, with the header and what chance did already."""
        stem = f"{now or datetime.now():%Y-%m-%d-%H%M}-{game.edition.id}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path, handle = _new_file(folder, stem)
        except OSError as problem:
            raise Unwritable(folder, problem.strerror or str(problem)) from problem
        _lock(handle, path)
        journal = cls(path, handle, 0, 0)
        journal.append(game.record().text().splitlines(), len(game.actions))
        return journal

    @classmethod
    def resume(cls, path: Path) -> Journal:
        """Open a file to write on; `goes_on` tells how many actions are in it."""
        try:
            handle = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
        except OSError as problem:
            raise Unwritable(path, problem.strerror or str(problem)) from problem
        _lock(handle, path)
        return cls(path, handle, os.fstat(handle).st_size, 0)

    def goes_on(self, count: int) -> None:
        """So many actions are in the file already."""
        self._known = (self._known[0], count)

    def append(self, lines: Sequence[str], count: int) -> None:
        """Write lines and wait for the disk: now so many actions are in the file. Or nothing has changed."""
        data = "".join(f"{line}\n" for line in lines).encode()
        size = self._known[0]
        try:
            os.ftruncate(self._handle, size)
            os.lseek(self._handle, size, os.SEEK_SET)
            _write_all(self._handle, data)
            os.fsync(self._handle)
        except OSError as problem:
            raise Unwritable(self.path, problem.strerror or str(problem)) from problem
        self._known = (size + len(data), count)

    def close(self) -> None:
        """Close the file."""
        if self._handle >= 0:
            os.close(self._handle)
        self._handle = -1


def _new_file(folder: Path, stem: str) -> tuple[Path, int]:
    """Open a file that did not exist before."""
    for count in range(1, 1000):
        path = folder / (f"{stem}.game" if count == 1 else f"{stem}-{count}.game")
        try:
            return path, os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o644)
        except FileExistsError:
            continue
    raise FileExistsError(17, os.strerror(17), str(folder))


def _write_all(handle: int, data: bytes) -> None:
    """Write everything, however many calls it takes."""
    while data:
        data = data[os.write(handle, data) :]


def _lock(handle: int, path: Path) -> None:
    """Keep a second program from writing on the same game."""
    if not lock(handle):
        os.close(handle)
        raise Unwritable(path, "in-use")


# Reading a game back -----------------------------------------------------------------------------------


@dataclass
class Found:
    """A game read from a file: how far it could be followed, the minutes played, and what was cut off."""

    game: Game
    elapsed: int = 0
    damage: Damage | None = None
    kept_aside: Path | None = None


def read_game(path: Path, moves: int | None = None, edition: Edition | None = None) -> Game:
    """Replay a file; an edition that came from a file of its own is found again by the record's note."""
    record = _read(path)[0]
    return Game.from_record(record, moves=moves, edition=edition or noted_edition(record))


def _read(path: Path) -> tuple[Record, bytes]:
    """Read a file once, as a record and as it is."""
    try:
        raw = path.read_bytes()
    except OSError as problem:
        raise BadRecord("unreadable", 0, problem.strerror or str(path)) from problem
    return parse(raw.decode("utf-8", errors="replace")), raw


def noted_edition(record: Record) -> Edition | None:
    """Return the edition whose file the record notes, if any."""
    file = record.notes.get(EDITION_NOTE)
    return load(file) if file else None


def find_game(path: Path) -> Found:
    """Read a game to play on. Half a last line and everything behind damage is kept aside, never lost."""
    record, raw = _read(path)
    if all(line.strip() for line in raw.splitlines()):
        raise BadRecord("incomplete-header", len(raw.splitlines()))
    broken = not raw.endswith(b"\n") and record.actions and not record.result
    half = record.actions.pop() if broken else ""
    game = Game.from_record(record, edition=noted_edition(record))
    if half and game.damage is None:
        game.damage = Damage(record.first_action_line + len(record.actions), "half-line", half)
    times = ELAPSED.findall(raw.decode("utf-8", errors="replace"))
    found = Found(game, int(times[-1]) if times else 0, game.damage)
    if game.damage is not None:
        found.kept_aside = _keep_aside(path, raw, game, found.elapsed)
        game.damage = None
    return found


def open_game(path: Path) -> tuple[Found, Journal]:
    """Read a game and keep its file open to write on; nobody else may write on it meanwhile."""
    _read(path)
    journal = Journal.resume(path)
    try:
        found = find_game(path)
    except Exception:
        journal.close()
        raise
    if found.kept_aside is not None:
        journal.close()
        journal = Journal.resume(path)
    journal.goes_on(len(found.game.actions))
    return found, journal


def _keep_aside(path: Path, raw: bytes, game: Game, elapsed: int) -> Path:
    """Save a damaged file beside the game, and put the sound part in its place."""
    aside = path.with_name(path.name + ".damaged")
    count = 1
    while aside.exists():
        count += 1
        aside = path.with_name(f"{path.name}.damaged-{count}")
    mark = f"; t={elapsed}\n" if elapsed else ""
    try:
        _replace(aside, raw)
        _replace(path, (game.record().text() + mark).encode())
    except OSError as problem:
        raise Unwritable(path, problem.strerror or str(problem)) from problem
    return aside


def _replace(path: Path, data: bytes) -> None:
    """Write a file in one go: it is there whole or not at all."""
    beside = path.with_name(path.name + ".new")
    with beside.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)


# The table ---------------------------------------------------------------------------------------------


def known_bot(name: str) -> Maker:
    """Return what makes an installed computer player; a record may be anybody's, so it names no module."""
    if name not in names():
        raise UnknownBot("unknown", name, near="".join(get_close_matches(name, names(), 1, 0.5)))
    return find(name)


def seat_bots(game: Game) -> dict[int, Bot]:
    """Return a computer player for every seat that has one."""
    seated = [(seat, name) for seat, name in enumerate(game.bots) if name]
    return {seat: known_bot(name)(secrets.randbits(32)) for seat, name in seated}


def throws_again(game: Game) -> Seeded:
    """Return the source of chance for a game read back: the same throws go on if it was begun with a seed."""
    noted = game.notes.get(SEED_NOTE, "")
    if not re.fullmatch(r"-?\d{1,18}", noted):
        return Seeded(secrets.randbits(62))
    source = Seeded(int(noted))
    twin = Game(game.edition, game.players, bots=game.bots, **vars(game.rules))
    for action in game.actions:
        if twin.asked == codes.CHANCE:
            source.answer(twin.state)
        twin.push(action)
    return source


def new_game(
    edition: Edition, names: Sequence[str], bots: Sequence[str], seed: int | None, **rules: Any
) -> Game:
    """Lay a table whose throws come from a seed, or from the system's own chance."""
    source = Seeded(secrets.randbits(62)) if seed is None else None
    return Game(edition, names, seed=seed, source=source, bots=bots, **rules)


@dataclass
class Table:
    """Seats, game and file. `push` what people say, `advance` until a person is asked again."""

    game: Game
    bots: Mapping[int, Bot] = field(default_factory=dict)
    journal: Journal | None = None
    elapsed: float = 0.0
    now: Callable[[], float] = time.monotonic
    trouble: Unwritable | None = None
    _since: float = 0.0
    _replied: set[int] = field(default_factory=set)
    _turned_down: set[str] = field(default_factory=set)
    _in_a_row: int = 0
    _silent: dict[int, int] = field(default_factory=dict)  # who had nothing to do beside which turn

    def __post_init__(self) -> None:
        """Start the clock."""
        self._since = self.now()

    # Looking -----------------------------------------------------------------------------------

    @property
    def people(self) -> list[int]:
        """The seats of people who are still in the game."""
        seats = self.game.state.seats
        return [i for i, s in enumerate(seats) if i not in self.bots and s.out == codes.PLAYING]

    @property
    def waiting(self) -> list[int]:
        """The people whose word is awaited; several in a live auction, nobody if it is not for people."""
        game = self.game
        if game.over or game.asked == codes.CHANCE:
            return []
        if game.asked == codes.ANYONE:
            return self._callers()
        if game.asked in self.bots:
            return self._holding_up()
        return [game.asked] if game.asked >= 0 else []

    def _callers(self) -> list[int]:
        """The people who may still raise in a live auction."""
        lot = cast(Auction, self.game.state.top)
        still = lot.bidders & ~lot.passed
        return [seat for seat in self.people if still >> seat & 1 and seat != lot.leader]

    def _holding_up(self) -> list[int]:
        """The people whose answer to an offer the dice wait for, where an open offer holds them up."""
        st = self.game.state
        if not st.tables.offers_block or st.top.kind != codes.TURN:
            return []
        to = [int(offer.to) for offer in st.offers if offer.to in self.people]
        return to[:1]

    @property
    def seconds_left(self) -> int | None:
        """The rest of the agreed time, or None where none was agreed or it is over."""
        state = self.game.state
        if not state.tables.timed or state.time_up or self.game.over:
            return None
        return max(0, self.game.rules.minutes * 60 - int(self.played()))

    def played(self) -> float:
        """Return for how many seconds this game has been open in a program."""
        return self.elapsed + self.now() - self._since

    # Acting ------------------------------------------------------------------------------------

    def push(self, action: Action | str) -> Step:
        """Carry out an action, write it down, and only then tell; IllegalAction changes nothing."""
        said = self.game.notation.read(action) if isinstance(action, str) else action
        self._notice(said)
        events = self.game.push(said)
        self.save()
        return Step(events, int(said.seat))

    def advance(self) -> Iterator[Step]:
        """Let the clock, chance and the bots act until a person is asked or the game is over."""
        while not self.game.over:
            step = self._next()
            if step is None:
                return
            yield step

    def _next(self) -> Step | None:
        """Take one step that needs no person, if there is one."""
        if self.seconds_left == 0 and self.game.refuse(Action(codes.TIME_UP, codes.CLOCK)) is None:
            return self.push(Action(codes.TIME_UP, codes.CLOCK))
        if self.game.asked == codes.CHANCE and self.game.source is not None:
            return self.push(self.game.source.answer(self.game.state))
        step = self._reply()
        if step is not None:
            return step
        step = self._aside()
        if step is not None:
            return step
        if self.game.asked == codes.ANYONE:
            return self._call()
        if self.game.asked in self.bots and not self.waiting:
            return self._ask(self.game.asked)
        return None

    def _reply(self) -> Step | None:
        """Ask a bot about an offer made to it: once, at a moment when it may answer."""
        for offer in self.game.state.offers:
            seat, number = int(offer.to), int(offer.number)
            if seat in self.bots and number not in self._replied:
                if self.game.refuse(Action(codes.ACCEPT, seat, number)) not in MOMENTS:
                    self._replied.add(number)
                    return self._answer_of(seat, offer)
        return None

    def _answer_of(self, seat: int, offer: Offer) -> Step | None:
        """Say what a bot says to an offer; what it may not say counts as no."""
        try:
            action = self.bots[seat].reply(self._seen(seat), seat, offer)
            if action is None and self.game.state.tables.offers_block:
                action = Action(codes.REJECT, seat, offer.number)
            if action is None:
                return None
            reason = self.bots[seat].why_not() if action.kind == codes.REJECT else ""
            return replace(self.push(action), reason=reason)
        except Exception:  # a bot may be anybody's; the table must go on
            step = self.push(Action(codes.REJECT, seat, offer.number))
            return Step(step.events, seat, seat)

    def _aside(self) -> Step | None:
        """Before a turn's first throw let the bots of other seats do business, until they have no more."""
        st = self.game.state
        if st.top.kind != codes.TURN or cast(Turn, st.top).begun:
            return None
        for seat in self.bots:
            if seat != st.turn and st.seats[seat].out == codes.PLAYING and self._silent.get(seat) != st.turns:
                action = self._business(seat)
                if action is not None:
                    return self.push(action)
                self._silent[seat] = int(st.turns)
        return None

    def _business(self, seat: int) -> Action | None:
        """Ask a bot for business beside another one's turn; what is refused is not heard."""
        try:
            action = self.bots[seat].between(self._seen(seat), seat)
        except Exception:  # see _answer_of
            return None
        self._in_a_row = 0 if action is None else self._in_a_row + 1
        if action is None or action.seat != seat or action.kind < codes.OPEN or self._in_a_row > PATIENCE:
            return None
        return action if self.game.refuse(action) is None else None

    def _seen(self, seat: int) -> State:
        """Return what the person in a seat would see."""
        return seen_by(self.game.state, seat, self.game.rules.cash_visible)

    def _call(self) -> Step | None:
        """In a live auction bots bid; when nobody at the table wants to, the hammer falls."""
        lot = cast(Auction, self.game.state.top)
        for seat in self.bots:
            if (lot.bidders & ~lot.passed) >> seat & 1 and seat != lot.leader:
                action = self._choice(seat)
                if action is not None and action.kind == codes.BID and self.game.refuse(action) is None:
                    return self.push(action)
        return None if self._callers() else self.push(Action(codes.HAMMER, codes.CLOCK))

    def _choice(self, seat: int) -> Action | None:
        """Ask a bot; None if it fails."""
        try:
            action = self.bots[seat].choose(self._seen(seat), seat)
            return action if action.seat == seat else None
        except Exception:  # see _answer_of
            return None

    def _ask(self, seat: int) -> Step:
        """Let a bot answer; take the default for one that fails, cheats or never comes to an end."""
        action = self._choice(seat)
        if action is not None and self._said_before(action):
            action = self._choice(seat)
        self._in_a_row = self._in_a_row + 1 if action is not None and action.kind >= codes.OPEN else 0
        if action is None or self._in_a_row > PATIENCE or self.game.refuse(action) is not None:
            self._in_a_row = 0
            step = self.push(self._default(seat))
            return Step(step.events, seat, seat)
        return self.push(action)

    def _default(self, seat: int) -> Action:
        """What happens to those who keep silent; an own offer that holds up the dice is withdrawn first."""
        default = self.game.default()
        if self.game.refuse(default) is None:
            return default
        for choice in self.game.legal(seat):
            if choice.kind in (codes.REJECT, codes.WITHDRAW):
                return Action(choice.kind, seat, choice.a)
        return default

    # What people have turned down is not put to them again ----------------------------------------

    def _said_before(self, action: Action) -> bool:
        """Tell whether a bot repeats an offer that was turned down."""
        return isinstance(action, Offer) and self.game.notation.write(action) in self._turned_down

    def _notice(self, action: Action) -> None:
        """Remember the offers people decline."""
        if action.kind != codes.REJECT or action.seat in self.bots:
            return
        for offer in self.game.state.offers:
            if offer.number == action.a and offer.to == action.seat:
                self._turned_down.add(self.game.notation.write(offer))

    # The file ----------------------------------------------------------------------------------

    def save(self) -> None:
        """Write down what is not in the file yet; `trouble` tells if it cannot be done."""
        journal = self.journal
        if journal is None or journal.count == len(self.game.actions):
            return
        mark = f" ; t={int(self.played())}" if self.game.state.tables.timed else ""
        lines = [self.game.notation.write(action) + mark for action in self.game.actions[journal.count :]]
        if self.game.over:
            lines.append(f"= {self.game.digest()}")
        self._append(journal, lines)

    def _append(self, journal: Journal, lines: Sequence[str]) -> None:
        """Write lines, or note that it is not possible; the next time tries them again."""
        try:
            journal.append(lines, len(self.game.actions))
            self.trouble = None
        except Unwritable as problem:
            self.trouble = problem

    def close(self) -> None:
        """Write down what is left and the time played, and close the file."""
        self.save()
        if self.journal is None:
            return
        if self.game.state.tables.timed and not self.game.over and self.trouble is None:
            self._append(self.journal, [f"; t={int(self.played())}"])
        self.journal.close()
        self.journal = None


MOMENTS = frozenset({"dice-in-air", "lot-running", "debt-first", "closing"})  # not now, but perhaps later


__all__ = [
    "BOT",
    "Found",
    "IllegalAction",
    "Journal",
    "Step",
    "Table",
    "Unwritable",
    "find_game",
    "home",
    "known_bot",
    "new_game",
    "open_game",
    "read_game",
    "seat_bots",
    "throws_again",
]
