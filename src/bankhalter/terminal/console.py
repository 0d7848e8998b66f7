"""Lines in and lines out: a keyboard with history and completion, or a pipe with commands."""

from __future__ import annotations

import contextlib
import re
import shutil
import sys
from collections.abc import Callable, Sequence
from typing import TextIO

from bankhalter.text.phrases.fuzzy import fold
from bankhalter.text.wrapping import wrap

WIDEST = 100
YES = ("j", "ja", "y", "yes", "jo", "klar", "ok")


class EndOfInput(Exception):
    """There is no more input."""


class Console:
    """Asks and says. In a pipe commands are echoed and `#` begins a comment."""

    def __init__(self, source: TextIO | None = None, target: TextIO | None = None) -> None:
        self.source = source or sys.stdin
        self.target = target or sys.stdout
        self.keyboard = is_tty(self.source) and is_tty(self.target)
        for stream in (self.source, self.target):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")

    @property
    def width(self) -> int:
        """How many characters fit into a line."""
        return shutil.get_terminal_size((80, 24)).columns if self.keyboard else 80

    def say(self, text: str = "") -> None:
        """Print sentences; on a screen long ones are wrapped between words."""
        for line in text.split("\n"):
            self.target.write(self._wrapped(line) + "\n")
        self.target.flush()

    def show(self, text: str) -> None:
        """Print a table as it is."""
        self.target.write(text + "\n")
        self.target.flush()

    def _wrapped(self, line: str) -> str:
        """Break a long line; what follows is indented as the line itself."""
        width = min(self.width, WIDEST) - 1
        if not self.keyboard or len(line) <= width or width < 20:
            return line
        mark = re.match(r"\s*(?:· |\d+  )?", line)
        indent = " " * (len(mark[0]) if mark else 0)
        return "\n".join(wrap(line, width, further=indent))

    def ask(self, prompt: str) -> str:
        """Return the next line, or raise EndOfInput."""
        if self.keyboard and self.source is sys.stdin:
            return self._input(prompt)
        self.target.write(prompt)
        self.target.flush()
        line = self._next_line()
        if not self.keyboard:
            self.target.write(line + "\n")
        return line

    def confirm(self, question: str) -> bool:
        """Ask back; only a clear yes counts."""
        return fold(self.ask(f"{question} ")) in YES

    def _input(self, prompt: str) -> str:
        """Read from the keyboard."""
        try:
            return input(prompt).strip()
        except EOFError as end:
            self.target.write("\n")
            raise EndOfInput from end
        except UnicodeDecodeError:
            return "?"

    def _next_line(self) -> str:
        """Read a line that is not only a comment."""
        while line := self.source.readline():
            if not line.lstrip().startswith("#"):
                return line.partition(" # ")[0].strip()
        self.target.write("\n")
        raise EndOfInput

    def complete_with(self, candidates: Callable[[str], Sequence[str]]) -> None:
        """Offer completion by the tab key: `candidates` get the line up to the cursor."""
        if not self.keyboard:
            return
        with contextlib.suppress(ImportError):
            import readline

            found: list[str] = []

            def complete(_: str, state: int) -> str | None:
                if state == 0:
                    found[:] = candidates(readline.get_line_buffer()[: readline.get_endidx()])
                return found[state] if state < len(found) else None

            readline.set_completer_delims("")
            readline.set_completer(complete)
            readline.parse_and_bind("tab: complete")


def is_tty(stream: TextIO) -> bool:
    """Tell whether a stream is a screen or keyboard."""
    try:
        return stream.isatty()
    except (AttributeError, ValueError):
        return False
