"""The chain of a room's log: each line is sealed, and its link holds what it says and all lines before it.

A line that is missing, moved or changed no longer fits on. Whoever asks to be forgotten is: a seal is chance,
and what a line said cannot be guessed from its print once that seal is gone.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

from msgspec.structs import replace

from bankhalter.server.storage.entries import Row

SIZE: Final = 16  # bytes of a seal, a print and a link
START: Final = b""  # the link in front of the first line
GAP: Final = "gap"
CHANGED: Final = "changed"
UNREADABLE: Final = "unreadable"


class BrokenChain(Exception):
    """A line does not fit on the lines before it; `word` says why."""

    def __init__(self, word: str, seq: int) -> None:
        self.word = word
        self.seq = seq
        super().__init__(f"{word} at {seq}")


def sealed(row: Row, before: bytes) -> Row:
    """Return a line as it goes into the log, behind a line with this link."""
    seal = secrets.token_bytes(SIZE)
    return replace(row, seal=seal, link=linked(before, print_of(row, seal)))


def sealed_anew(row: Row, cleaned: Row) -> Row:
    """Return what takes the place of a line that is cleaned: the chain holds, and nobody can try out words.

    The print of what the line said stays, as half of the seal; the other half is of what it says now.
    """
    before = first_print(row)
    return replace(cleaned, seal=before + print_of(cleaned, before), link=row.link)


def check(row: Row, seq: int, before: bytes) -> None:
    """Raise BrokenChain unless a line follows on the one with this number and this link."""
    if row.seq != seq + 1:
        raise BrokenChain(GAP, seq + 1)
    if row.link != linked(before, first_print(row)) or not is_as_cleaned(row):
        raise BrokenChain(CHANGED, row.seq)


def first_print(row: Row) -> bytes:
    """Return the print of what a line said when it was written."""
    return print_of(row, row.seal) if len(row.seal) == SIZE else row.seal[:SIZE]


def is_as_cleaned(row: Row) -> bool:
    """Tell whether a line that was cleaned says what it said then; others were never cleaned."""
    return len(row.seal) == SIZE or row.seal[SIZE:] == print_of(row, row.seal[:SIZE])


def linked(before: bytes, said: bytes) -> bytes:
    """Return the link of a line by the one before it."""
    return hashlib.sha256(before + said).digest()[:SIZE]


def print_of(row: Row, seal: bytes) -> bytes:
    """Return the print of a line: of everything it holds, mixed with its seal."""
    about = f"{row.game}\0{row.seq}\0{row.at}\0{row.who}\0{row.command or ''}\0".encode()
    return hashlib.sha256(seal + about + row.body).digest()[:SIZE]
