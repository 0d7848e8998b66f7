"""A table with a keyboard made of lines: put things where you want them, type, look at what was printed."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from bankhalter.core import codes
from bankhalter.core.actions import Action
from bankhalter.game.chance import Scripted, Seeded
from bankhalter.game.game import Game
from bankhalter.game.journal import Journal
from bankhalter.game.table import BOT, Table, seat_bots
from bankhalter.terminal.console import Console
from bankhalter.terminal.session import Session

SRC = Path(__file__).resolve().parents[2] / "src"
# `python -m bankhalter`, hearing Ctrl-C also where the tests run in a script's background, which ignores it.
PROGRAM = (
    sys.executable,
    "-c",
    "import runpy, signal; signal.signal(signal.SIGINT, signal.default_int_handler);"
    "runpy.run_module('bankhalter', run_name='__main__', alter_sys=True)",
)
OPENING = ((6, 5), (1, 2), (1, 3), (1, 4))  # seat 0 begins


def dice(*throws: tuple[int, ...]) -> list[Action]:
    """Throws to come."""
    return [Action(codes.ROLLED, codes.CHANCE, *throw) for throw in throws]


class Desk:
    """One session under test; Anna is seat 0 and begins."""

    def __init__(
        self,
        edition: str = "standard",
        players: tuple[str, ...] = ("Anna", "Ben"),
        *,
        bots: tuple[int, ...] = (),
        throws: list[Action] | None = None,
        language: str = "de",
        folder: Path | None = None,
        **rules: Any,
    ) -> None:
        opening = dice(*OPENING[: len(players)]) if not rules.get("variant") else []
        source = Scripted([*opening, *(throws or [])], Seeded(5))
        names = ["" if i not in bots else BOT for i in range(len(players))]
        self.game = Game(edition, players, source=source, bots=names, **rules)
        journal = Journal.create(folder, self.game) if folder else None
        self.table = Table(self.game, seat_bots(self.game), journal)
        self.keys = io.StringIO()
        self.screen = io.StringIO()
        self.session = Session(Console(self.keys, self.screen), self.table, language)
        self.session.unsaved = True

    @property
    def st(self) -> Any:
        return self.game.state

    @property
    def led(self) -> Any:
        return self.game._ledger

    def deed(self, space: int) -> int:
        return int(self.game.tables.deed_at[space])

    def give(self, seat: int, *spaces: int, mortgaged: bool = False) -> None:
        for space in spaces:
            self.led.deed_to(self.deed(space), seat)
            if mortgaged:
                self.led.pledge(self.deed(space))
        self.led.events.clear()

    def build(self, level: int, *spaces: int) -> None:
        for space in spaces:
            self.led.set_level(self.deed(space), level)
        self.led.events.clear()

    def cash(self, seat: int, amount: int) -> None:
        self.led.pay(codes.BANK, seat, amount - self.st.seats[seat].cash, codes.W_START)
        self.led.events.clear()

    def at(self, seat: int, space: int) -> None:
        self.led.move(seat, space)
        self.led.events.clear()

    def jail(self, seat: int) -> None:
        self.led.jail(seat)
        self.led.events.clear()

    def level(self, space: int) -> int:
        return int(self.st.level[self.deed(space)])

    def owner(self, space: int) -> int:
        return int(self.st.owner[self.deed(space)])

    def type(self, *lines: str) -> str:
        """Type lines one after the other, as the loop would; return what was printed."""
        self.screen.seek(0)
        self.screen.truncate()
        self.keys.seek(0)
        self.keys.truncate()
        self.keys.write("".join(f"{line}\n" for line in lines))
        self.keys.seek(0)
        while True:
            for step in self.table.advance():
                self.session.tell(step)
            if self.game.over or self.keys.tell() == len(self.keys.getvalue()):
                return self.screen.getvalue()
            self.session.announce()
            self.session.handle(self.session.console.ask(self.session.prompt()))


def run(*words: str, keys: str = "", env: dict[str, str] | None = None, cwd: Path | None = None) -> Any:
    """Run the real program."""
    return subprocess.run(
        [sys.executable, "-m", "bankhalter", *words],
        input=keys.encode("utf-8", errors="surrogateescape"),
        capture_output=True,
        env=environment(**(env or {})),
        cwd=cwd,
        timeout=120,
        check=False,
    )


def environment(**more: str) -> dict[str, str]:
    """The environment of a run: our source, UTF-8, no language of the machine."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("LC_", "LANG"))}
    return {**kept, "PYTHONPATH": str(SRC), "PYTHONUTF8": "1", "LANG": "C.UTF-8", **more}
