"""A table at one keyboard: people and bots around one game, its clock, and the file it is written to."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, cast

from bankhalter.bots.api import Bot
from bankhalter.bots.registry import Maker, UnknownBot, find, names
from bankhalter.core import codes
from bankhalter.core.actions import Action
from bankhalter.core.decisions import Auction
from bankhalter.core.events import Event
from bankhalter.edition import Edition
from bankhalter.game.chance import Seeded
from bankhalter.game.driver import Driver
from bankhalter.game.game import Game
from bankhalter.game.journal import Journal, Unwritable

BOT = "simple"  # the computer player a record names
SEED_NOTE = "seed"


@dataclass(frozen=True)
class TableStep:
    """Something that happened: its events, and the bot for which the default was taken, or -1."""

    events: Sequence[Event]
    actor: int
    stumbled: int = -1
    reason: str = ""  # why a bot declined an offer: the message `bot-no-<reason>`


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


class Table:
    """Seats, game, clock and file. `push` what people say, `advance` until a person is asked again."""

    def __init__(
        self,
        game: Game,
        bots: Mapping[int, Bot] | None = None,
        journal: Journal | None = None,
        elapsed: float = 0.0,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Sit down and start the clock; so many seconds were played before."""
        self.game = game
        seated = [(bots or {}).get(seat) for seat in range(len(game.players))]
        self.driver = Driver(seated, careful=True, cash_visible=game.rules.cash_visible)
        self.journal = journal
        self.trouble: Unwritable | None = None
        self.elapsed = elapsed
        self.now = now
        self._since = now()

    # Looking -----------------------------------------------------------------------------------

    @property
    def bots(self) -> dict[int, Bot]:
        """The computer players by seat."""
        people = int(self.driver.people)
        return {seat: bot for seat, bot in enumerate(self.driver.bots) if not people >> seat & 1}

    @property
    def people(self) -> list[int]:
        """The seats of people who are still in the game."""
        seats = self.game.state.seats
        return [i for i, s in enumerate(seats) if i not in self.bots and s.out == codes.PLAYING]

    @property
    def waiting(self) -> list[int]:
        """The people whose word is awaited; several in a live auction, nobody if it is not for people."""
        game = self.game
        if game.asked == codes.ANYONE:
            return self._callers()
        if game.asked in self.bots:
            holder = int(self.driver.holds_up(game.state))
            return [holder] if holder >= 0 else self.moments
        return [game.asked] if game.asked >= 0 and not game.over else []

    @property
    def moments(self) -> list[int]:
        """The people who may still demand a rent or build before a bot throws."""
        asked = self.driver.awaits(self.game.state) if self.game.asked in self.bots else 0
        return [seat for seat in self.people if asked >> seat & 1]

    def let_pass(self, seat: int) -> None:
        """Note that somebody does not want the moment."""
        self.driver.let_pass(self.game.state, seat)

    def _callers(self) -> list[int]:
        """The people who may still raise in a live auction."""
        lot = cast(Auction, self.game.state.top)
        still = lot.bidders & ~lot.passed
        return [seat for seat in self.people if still >> seat & 1 and seat != lot.leader]

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

    def push(self, action: Action | str) -> TableStep:
        """Carry out an action, write it down, and only then tell; IllegalAction changes nothing."""
        said = self.game.notation.read(action) if isinstance(action, str) else action
        if said.seat not in self.bots:
            self.driver.notice(self.game.state, said)
        events = self.game.push(said)
        self.save()
        return TableStep(events, int(said.seat))

    def advance(self) -> Iterator[TableStep]:
        """Let the clock, chance and the bots act until a person is asked or the game is over."""
        while not self.game.over:
            step = self._next()
            if step is None:
                return
            self.save()
            yield step

    def _next(self) -> TableStep | None:
        """Take one step that needs no person, if there is one."""
        if events := self.game.answer_chance():
            return TableStep(events, codes.CHANCE)
        driver = self.driver
        driver.time_is_up = self.seconds_left == 0
        told = self.game.step(driver)
        if told is None or driver.said is None:
            return None
        reason = driver.why_not(driver.said)
        return TableStep(told, int(driver.said.seat), int(driver.stumbled), reason)

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
