"""`bankhalter bot-host "command"`: a program in any language plays against built-in bots."""

from __future__ import annotations

import argparse
import shlex
import shutil
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bankhalter.bots.api import Bot
from bankhalter.bots.external import External
from bankhalter.bots.sandbox import Failed, Fault, Guarded
from bankhalter.edition import load
from bankhalter.game.game import Game
from bankhalter.lab.errors import LabError
from bankhalter.lab.jobs.job import find_bot
from bankhalter.lab.tournament.games import run_game
from bankhalter.text import plain

OPTIONS = {
    "against": ("BOT,BOT", "simple,simple"),
    "games": ("N", "1"),
    "seed": ("N", "1"),
    "edition": ("ID", "standard"),
    "seconds": ("N", "10"),
    "budget": ("N", "600"),
}
LEAST = {"games": 1, "seed": 0, "seconds": 0.05, "budget": 0.05}
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
class Played:
    """One game of the program."""

    won: bool
    over: bool
    turns: int
    name: str
    answers: int
    used: float
    fault: Fault | None


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser], say: Callable[..., str]) -> None:
    """Declare the command."""
    said = say("bot-host-help")
    parser = commands.add_parser("bot-host", help=said, description=said, allow_abbrev=False)
    parser.add_argument("command_line", metavar="COMMAND", help=say("bot-host-option-command"))
    for name, (value, default) in OPTIONS.items():
        parser.add_argument(f"--{name}", metavar=value, default=default, help=say(f"bot-host-option-{name}"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Carry the command out: 0 if the program played every game without a fault."""
    from bankhalter.lab.options import sentence
    from bankhalter.switches import RulesError

    words = plain(args.language)
    try:
        host = read(args)
        played = [play(host, number) for number in range(host.games)]
    except BadNumber as problem:
        sys.stderr.write(words.say("bot-host-bad-number", **problem.told) + "\n")
        return 2
    except (LabError, RulesError) as problem:
        sys.stderr.write(sentence(problem, words) + "\n")
        return 1
    return tell(played, host, words.say)


class BadNumber(ValueError):
    """An option that should be a number is none."""

    def __init__(self, option: str, least: float, said: str) -> None:
        self.told = {"option": option, "least": f"{least:g}", "said": said[:40]}
        super().__init__(option)


def read(args: argparse.Namespace) -> Host:
    """Read the options; everything wrong with them is said before the program is started."""
    from bankhalter.agreed import read_edition
    from bankhalter.lab.options import read_seats

    numbers = {name: number(name, getattr(args, name)) for name in LEAST}
    against = read_seats(f"{args.against},simple")[:-1]
    for name in against:
        find_bot(name)
    check_program(args.command_line)
    return Host(
        args.command_line,
        against,
        int(numbers["games"]),
        int(numbers["seed"]),
        read_edition(args.edition),
        numbers["seconds"],
        numbers["budget"],
    )


def check_program(command: str) -> None:
    """A program that is not there is told at once, not after a game without it."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        raise LabError("no-program", name=(words or [command])[0][:60])


def number(name: str, said: str) -> float:
    """Read one number."""
    try:
        found = float(said) if name in ("seconds", "budget") else int(said)
    except ValueError:
        raise BadNumber(f"--{name}", LEAST[name], said) from None
    if not LEAST[name] <= found < 10**15:
        raise BadNumber(f"--{name}", LEAST[name], said)
    return found


def play(host: Host, game_number: int) -> Played:
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
    return Played(
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


def tell(played: list[Played], host: Host, say: Callable[..., str]) -> int:
    """Print a line for each game and the sum."""
    for i, game in enumerate(played, 1):
        key = "open" if not game.over else "won" if game.won else "lost"
        result = say(f"bot-host-{key}", name=game.name, turns=str(game.turns))
        print(say("bot-host-game", game=str(i), result=result))
        if game.fault is not None:
            told: dict[str, Any] = {
                "name": game.name,
                "turn": str(game.fault.turn),
                "detail": game.fault.detail,
            }
            print("  " + say(f"bot-fault-{game.fault.word}", **told))
    faults = sum(game.fault is not None for game in played)
    answers = sum(game.answers for game in played)
    each = 1000 * sum(game.used for game in played) / max(answers, 1)
    won = sum(game.won for game in played)
    print(say("bot-host-sum", games=str(host.games), won=str(won), faults=str(faults), time=f"{each:.2f}"))
    return 1 if faults else 0
