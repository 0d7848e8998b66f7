"""A program in any language plays against built-in bots."""

from __future__ import annotations

import shlex
import shutil
import time
from dataclasses import dataclass

from bankhalter.bots.api import Bot
from bankhalter.bots.external import External
from bankhalter.bots.sandbox import Failed, Fault, Guarded
from bankhalter.edition import load
from bankhalter.game.game import Game
from bankhalter.lab.jobs.job import find_bot
from bankhalter.lab.lab_error import LabError
from bankhalter.lab.tournament.games import run_game

ROUNDS = 1000


@dataclass(frozen=True)
class Host:
    """What was asked for."""

    command: str
    against: tuple[str, ...]
    games: int
    seed: int
    edition: str
    seconds: float
    budget: float


@dataclass(frozen=True)
class HostedGame:
    """One game of the program."""

    won: bool
    over: bool
    turns: int
    name: str
    answers: int
    used: float
    fault: Fault | None


def check(host: Host) -> None:
    """A bot or a program that is not there is told at once, not after a game without it."""
    for name in host.against:
        find_bot(name)
    try:
        words = shlex.split(host.command)
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        raise LabError("no-program", name=(words or [host.command])[0][:60])


def play(host: Host, game_number: int) -> HostedGame:
    """Play one game; the program sits one seat further in each."""
    seats = len(host.against) + 1
    seat = game_number % seats
    game = Game(load(host.edition), seats)
    seed = host.seed + game_number
    others = iter(find_bot(name)(seed + i) for i, name in enumerate(host.against))
    program, fault = greeted(host, game, seat)
    asked: Bot = program if program is not None else Bot()
    guarded = Guarded(asked, budget=host.budget, clock=time.monotonic)
    guarded.cash_visible = game.rules.cash_visible
    guarded.fault = fault
    bots: list[Bot] = [guarded if i == seat else next(others) for i in range(seats)]
    try:
        winners, turns = run_game(game.tables, bots, seed, ROUNDS)
    finally:
        if program is not None:
            program.close()
    name = (program.name if program is not None else "") or host.command
    return HostedGame(
        winners == [seat], bool(winners), turns, name, guarded.questions, guarded.used, guarded.fault
    )


def greeted(host: Host, game: Game, seat: int) -> tuple[External | None, Fault | None]:
    """Start the program and say hello; a program that fails already there has lost its seat."""
    program: External | None = None
    try:
        program = External(host.command, game, seat, host.seconds)
        program.greet()
    except Failed as problem:
        return program, Fault(problem.word, problem.detail, 0)
    return program, None
