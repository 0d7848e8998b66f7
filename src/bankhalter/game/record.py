"""A game as a text file: a header, then one readable line per action. docs/record.md describes it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from bankhalter import edition as editions
from bankhalter.edition import Edition
from bankhalter.switches import Rules, defaults

FORMAT = 1
RULES_VERSION = 2  # raised whenever an old record would replay differently
FIRST_LINE = re.compile(r"bankhalter-record (\d+)")
MOST_LINES = 2_000_000


class BadRecord(ValueError):
    """A record that cannot be used; `word` says why, `line` where."""

    def __init__(self, word: str, line: int = 0, detail: str = "") -> None:
        self.word = word
        self.line = line
        self.detail = detail
        super().__init__(f"line {line}: {word} {detail}".strip())


@dataclass
class Record:
    """The header and the actions of one game."""

    edition: str
    digest: str
    engine: str
    rules: dict[str, Any]
    players: tuple[str, ...]
    bots: tuple[str, ...] = ()
    rules_version: int = RULES_VERSION
    notes: dict[str, str] = field(default_factory=dict)
    actions: list[str] = field(default_factory=list)
    first_action_line: int = 0
    result: str = ""
    own_edition: str = ""  # the whole of an edition that is not built in
    position: str = ""  # where the game began, if not at an empty table

    def __repr__(self) -> str:
        return f"<Record {self.edition}: {', '.join(self.players)}; {len(self.actions)} actions>"

    def text(self) -> str:
        """Return the whole record."""
        tail = [f"= {self.result}"] if self.result else []
        return "\n".join([*self.header(), "", *self.actions, *tail]) + "\n"

    def header(self) -> list[str]:
        """Return the lines before the first action."""
        seats = [f"seat: {name}{_bot(self, i)}" for i, name in enumerate(self.players)]
        rules = [f"rule: {name} = {write_value(value)}" for name, value in self.rules.items()]
        notes = [f"note: {key} = {value}" for key, value in self.notes.items()]
        return [
            f"bankhalter-record {FORMAT}",
            f"edition: {self.edition} {self.digest}",
            f"engine: {self.engine} rules {self.rules_version}",
            *rules,
            *seats,
            *notes,
            *([f"position: {self.position}"] if self.position else []),
            *([f"own-edition: {self.own_edition}"] if self.own_edition else []),
        ]


def _bot(record: Record, seat: int) -> str:
    """The mark of a computer player behind its name."""
    bot = record.bots[seat] if seat < len(record.bots) else ""
    return f" | bot {bot}" if bot else ""


def carried(edition: Edition) -> str:
    """Return what a record carries of an edition that is not built in: all of it, to be replayed anywhere."""
    return editions.packed(edition) if "@" in editions.reference(edition) else ""


def find_edition(record: Record) -> Edition:
    """Load the edition of a record: a built-in one, or the one it carries."""
    if record.edition in editions.available():
        return editions.load(record.edition)
    if not record.own_edition.startswith("{"):
        raise BadRecord("unknown-edition", 2, record.edition)
    try:
        found = editions.load(record.own_edition)
    except editions.EditionError as problem:
        raise BadRecord("bad-own-edition", 2, str(problem.problems[0].place)) from problem
    if editions.reference(found) != record.edition:
        raise BadRecord("other-edition", 2, record.edition)
    return found


def changed_rules(edition: Edition, rules: Rules) -> dict[str, Any]:
    """Return the switches that differ from the edition's book."""
    usual = defaults(edition)
    return {f.name: getattr(rules, f.name) for f in fields(Rules) if getattr(rules, f.name) != usual[f.name]}


def write_value(value: object) -> str:
    """Write a switch: yes, no, a word, a number, or a list with commas."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ", ".join(str(item) for item in value)
    return str(value)


def read_value(name: str, text: str) -> Any:
    """Read a switch back by the type of its default."""
    default = {f.name: f.default for f in fields(Rules)}.get(name)
    if isinstance(default, bool):
        return {"yes": True, "no": False}.get(text, text)
    if isinstance(default, tuple):
        items = [item.strip() for item in text.split(",") if item.strip()]
        return tuple(int(i) if i.isdecimal() and name != "speed_faces" else i for i in items)
    return int(text) if isinstance(default, int) and text.isdecimal() else text


def clean_name(name: str) -> str:
    """Return a player's name fit for one line of a record."""
    return " ".join(re.sub(r"[\x00-\x1f\x7f|;]", " ", name).split())[:40]


# Reading ---------------------------------------------------------------------------------------------


def parse(text: str) -> Record:
    """Read a record's header and lines; the actions are judged when they are replayed."""
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise BadRecord("too-long", MOST_LINES)
    check_first(lines)
    record = Record("", "", "", {}, ())
    body = read_header(record, lines)
    record.first_action_line = body + 1
    for line in lines[body:]:
        keep_line(record, line)
    return record


def check_first(lines: list[str]) -> None:
    """The first line names the format."""
    found = FIRST_LINE.fullmatch(lines[0].strip()) if lines else None
    if not found:
        raise BadRecord("not-a-record", 1)
    if int(found[1][:9]) != FORMAT:
        raise BadRecord("other-format", 1, found[1][:20])


def read_header(record: Record, lines: list[str]) -> int:
    """Read up to the empty line; return the index of the first action's line."""
    for i, line in enumerate(lines[1:], start=1):
        if not line.strip():
            check_header(record, i + 1)
            return i + 1
        key, mark, value = line.partition(":")
        if not mark or key not in READERS:
            raise BadRecord("bad-header", i + 1, line[:60])
        try:
            READERS[key](record, value.strip())
        except (ValueError, IndexError) as problem:
            raise BadRecord("bad-header", i + 1, line[:60]) from problem
    check_header(record, len(lines))
    return len(lines)


def check_header(record: Record, line: int) -> None:
    """Edition, engine and seats must be there."""
    if not (record.edition and record.engine and record.players):
        raise BadRecord("incomplete-header", line)


def _read_edition(record: Record, value: str) -> None:
    record.edition, record.digest = value.rsplit(" ", 1)


def _read_engine(record: Record, value: str) -> None:
    engine, word, version = value.split(" ")
    if word != "rules" or not version.isdecimal():
        raise ValueError(value)
    record.engine, record.rules_version = engine, int(version[:9])


def _read_rule(record: Record, value: str) -> None:
    name, mark, text = (part.strip() for part in value.partition("="))
    if not mark:
        raise ValueError(value)
    record.rules[name] = read_value(name, text)


def _read_seat(record: Record, value: str) -> None:
    name, _, bot = (part.strip() for part in value.partition("|"))
    record.players += (name,)
    record.bots += (bot.removeprefix("bot").strip(),)


def _read_note(record: Record, value: str) -> None:
    key, _, text = (part.strip() for part in value.partition("="))
    record.notes[key] = text


def _read_own_edition(record: Record, value: str) -> None:
    record.own_edition = value


def _read_position(record: Record, value: str) -> None:
    record.position = value


READERS = {
    "edition": _read_edition,
    "engine": _read_engine,
    "rule": _read_rule,
    "seat": _read_seat,
    "note": _read_note,
    "own-edition": _read_own_edition,
    "position": _read_position,
}


def keep_line(record: Record, line: str) -> None:
    """Keep an action's line without its comment; `=` closes a finished game with the final digest."""
    said = line.partition(";")[0].strip()
    if said.startswith("="):
        record.result = said[1:].strip()
    else:
        record.actions.append(said)


def read_file(path: Path) -> Record:
    """Read a record from a file."""
    return parse(read_text(path))


def read_text(path: Path) -> str:
    """Return the text of a file that should be a record."""
    try:
        return path.read_bytes().decode("utf-8", errors="replace")
    except FileNotFoundError as problem:
        raise BadRecord("no-file", 0, str(path)) from problem
    except OSError as problem:
        raise BadRecord("unreadable", 0, problem.strerror or str(path)) from problem
