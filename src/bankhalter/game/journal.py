"""The file of a game: an action stands in it before anybody is told, so that no power cut loses a move.

A `Journal` is the open file; `open_game` reads one back and goes on, `read_game` only looks.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from bankhalter.atomic_files import lock
from bankhalter.edition import Edition, load
from bankhalter.game.game import Damage, Game
from bankhalter.game.record import BadRecord, Record, parse

EDITION_NOTE = "edition-file"
ELAPSED = re.compile(r";\s*t=(\d{1,9})\b")


class Unwritable(OSError):
    """The game cannot be written down; `path` says where, `reason` why."""

    def __init__(self, path: Path, reason: str) -> None:
        self.path = path
        self.reason = reason
        super().__init__(f"{path}: {reason}")


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
    """Replay a file."""
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
    """Return the edition whose file an old record notes; newer ones carry it."""
    file = record.notes.get(EDITION_NOTE)
    return load(file) if file and not record.own_edition else None


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
