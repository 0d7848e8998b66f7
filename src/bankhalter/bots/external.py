"""Bots in any language: a program that reads questions and writes answers, one JSON object per line.

docs/bots.md describes the lines. Actions are written as in records (`2 build 31`).
"""

from __future__ import annotations

import json
import queue
import shlex
import subprocess
import threading
from contextlib import suppress
from dataclasses import asdict
from typing import IO, NotRequired, Required, TypedDict, cast

from bankhalter.bots.api import Bot
from bankhalter.bots.sandbox import Failed
from bankhalter.core import legal
from bankhalter.core.actions import Action, Offer
from bankhalter.core.codes import ACCEPT, REJECT
from bankhalter.core.state import State
from bankhalter.game.game import Game
from bankhalter.game.notation import BadNotation
from bankhalter.game.record import changed_rules, write_value
from bankhalter.game.view import view

PROTOCOL = 2
LONGEST = 1_000_000  # characters of an answer
END = ""


class QuestionLine(TypedDict):
    """A line of the menu: words, and where an amount is free its range."""

    say: str
    low: NotRequired[int]
    high: NotRequired[int]


class ProgramQuestion(TypedDict, total=False):
    """What a program is asked; which fields come with which `ask` is said in docs/bots.md."""

    ask: Required[str]
    protocol: int
    edition: str
    rules: dict[str, str]
    players: list[str]
    seat: int
    view: dict[str, object]
    legal: list[QuestionLine]
    offer: int


class ProgramAnswer(TypedDict, total=False):
    """What a program may answer; nothing is known about the values yet."""

    name: object
    between: object
    say: object


class External(Bot):
    """A seat played by a program. `seconds` is how long one answer may take."""

    def __init__(self, command: str, game: Game, seat: int, seconds: float = 10.0) -> None:
        self.game = game
        self.seat = seat
        self.seconds = seconds
        self.lines: queue.Queue[str] = queue.Queue()
        self.process = _start(command)
        assert self.process.stdout is not None
        threading.Thread(target=_read, args=(self.process.stdout, self.lines), daemon=True).start()
        self.name = ""
        self.asides = False

    def greet(self) -> None:
        """Say who plays what; the program answers with its name and what it wants to be asked."""
        game = self.game
        rules = {name: write_value(value) for name, value in changed_rules(game.edition, game.rules).items()}
        said = self.ask(
            {
                "ask": "hello",
                "protocol": PROTOCOL,
                "edition": game.edition.id,
                "rules": rules,
                "players": list(game.players),
                "seat": self.seat + 1,
            }
        )
        self.name = str(said.get("name", ""))[:60]
        self.asides = said.get("between") is True

    # The questions -----------------------------------------------------------------------------

    def choose(self, st: State, seat: int) -> Action:
        """Ask for the answer to the decision on top."""
        action = self._action(self.ask(self._question("choose", st, seat)), seat)
        if action is None:
            raise Failed("silent")
        return action

    def between(self, st: State, seat: int) -> Action | None:
        """Ask only a program that said it wants to be asked."""
        if not self.asides:
            return None
        return self._action(self.ask(self._question("between", st, seat)), seat)

    def reply(self, st: State, seat: int, offer: Offer) -> Action | None:
        """Ask about an offer: `accept`, `reject`, or null to leave it standing."""
        question = self._question("reply", st, seat)
        question["offer"] = int(offer.number)
        said = self.ask(question).get("say")
        if said is None:
            return None
        if said not in ("accept", "reject"):
            raise Failed("illegal", str(said)[:60])
        return Action(ACCEPT if said == "accept" else REJECT, seat, offer.number)

    def _question(self, word: str, st: State, seat: int) -> ProgramQuestion:
        """The table as the seat sees it, and its menu."""
        seen = view(self.game.edition, self.game.rules, st, self.game.players, seat)
        return {"ask": word, "view": asdict(seen), "legal": [self._line(c) for c in legal.menu(st, seat)]}

    def _line(self, choice: legal.Choice) -> QuestionLine:
        """One line of the menu; where an amount is free, its range. An offer's goods are free."""
        said = self.game.notation.write_choice(choice)
        if choice.low < choice.high:
            return {"say": said, "low": int(choice.low), "high": int(choice.high)}
        return {"say": said}

    def _action(self, answer: ProgramAnswer, seat: int) -> Action | None:
        """Read the action of an answer; the own seat may be left out."""
        said = answer.get("say")
        if said is None:
            return None
        text = str(said)
        try:
            return self.game.notation.read(text if text[:1].isdigit() else f"{seat + 1} {text}")
        except BadNotation as problem:
            raise Failed("illegal", f"{problem.word}: {text[:60]}") from problem

    # The lines -----------------------------------------------------------------------------------

    def ask(self, question: ProgramQuestion) -> ProgramAnswer:
        """Write a line and wait for one."""
        try:
            self._write(question)
            line = self.lines.get(timeout=self.seconds)
        except queue.Empty:
            raise Failed("silent", f"{self.seconds:g} s") from None
        except OSError as problem:
            raise Failed("crashed", problem.strerror or "") from problem
        if line == END:
            raise Failed("crashed", f"exit code {self.process.wait(1)}")
        return _object(line)

    def close(self) -> None:
        """Say goodbye and let the program end; kill it if it does not."""
        with suppress(OSError, ValueError):
            self._write({"ask": "bye"})
        for stream in (self.process.stdin, self.process.stdout):
            if stream is self.process.stdout:
                self._end()
            if stream is not None:
                with suppress(OSError, ValueError):
                    stream.close()

    def _end(self) -> None:
        """Wait a moment, then no longer."""
        try:
            self.process.wait(1)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def _write(self, question: ProgramQuestion) -> None:
        """Write a line."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(question, separators=(",", ":")) + "\n")
        self.process.stdin.flush()


def _start(command: str) -> subprocess.Popen[str]:
    """Start the program; it may write to stderr what it likes."""
    try:
        return subprocess.Popen(
            shlex.split(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
            bufsize=1,
        )
    except (OSError, ValueError) as problem:
        raise Failed("crashed", getattr(problem, "strerror", None) or str(problem)) from problem


def _read(stream: IO[str], lines: queue.Queue[str]) -> None:
    """Hand lines over until the program ends."""
    try:
        while line := stream.readline(LONGEST):
            lines.put(line)
    except (OSError, ValueError):
        pass
    lines.put(END)


def _object(line: str) -> ProgramAnswer:
    """Read one answer."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError) as problem:
        raise Failed("illegal", f"no JSON: {line[:60]!r}") from problem
    if not isinstance(found, dict):
        raise Failed("illegal", f"no object: {line[:60]!r}")
    return cast(ProgramAnswer, found)
