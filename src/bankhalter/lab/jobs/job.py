"""What is to be played: an agreed game, who sits where, the seed and the limits."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from bankhalter.bots.registry import Maker, UnknownBot, find
from bankhalter.core import engine
from bankhalter.core.digest import digest
from bankhalter.core.ledger import Ledger
from bankhalter.core.odds import MASK, Dice
from bankhalter.core.state import State
from bankhalter.core.tables import Tables
from bankhalter.edition import Edition, load, reference
from bankhalter.game import position
from bankhalter.game.driver import Driver
from bankhalter.game.game import Game
from bankhalter.game.position import Position
from bankhalter.game.record import RULES_VERSION, changed_rules, write_value
from bankhalter.lab.lab_error import LabError
from bankhalter.lab.statistics import counts as count
from bankhalter.lab.statistics.tally import Tally, of_counts, of_pairs
from bankhalter.switches import Rules


@dataclass(frozen=True)
class Job:
    """One series of games. Everything in it is plain, so that it travels to other processes."""

    edition: str  # whatever `edition.load` takes; `edition.packed` gives what is the same everywhere
    switches: tuple[tuple[str, Any], ...]
    bots: tuple[str, ...]
    seed: int = 1
    rounds: int = 1000
    turns: int = 0  # 0: no limit but that of the rounds
    pace: int = 2  # turns per minute of a timed game
    fast: bool = False
    record: str = ""  # begin from this record, or from a position file …
    moves: int = -1  # … of a record after so many moves


@dataclass(frozen=True)
class Ready:
    """A job with everything looked up."""

    edition: Edition
    rules: Rules
    tables: Tables
    makers: tuple[Maker, ...]
    start: State | None
    limits: count.Limits
    players: tuple[str, ...]


@dataclass(frozen=True)
class Done:
    """What a chunk of games gave: a tally for each job, and of their paired differences if there are two."""

    first: int
    count: int
    seconds: float
    tallies: tuple[Tally, ...]
    pairs: Tally


@lru_cache(maxsize=8)
def prepare(job: Job) -> Ready:
    """Look everything up, or raise what is wrong."""
    makers = tuple(find_bot(name) for name in job.bots)
    at = beginning(job)
    check_seats(job, at.rules, len(at.players))
    clock = at.rules.minutes * job.pace if at.tables.timed else 0
    limits = count.Limits(job.turns or job.rounds * len(job.bots), job.rounds, clock)
    start, players = (at.state, at.players) if job.record else (None, ())
    return Ready(at.edition, at.rules, at.tables, makers, start, limits, players)


def beginning(job: Job) -> Position:
    """Return where the games begin: at an empty table, in a position, or at a move of a record."""
    if position.looks_like(job.record):
        return position.read(job.record)
    game = replayed(job) if job.record else Game(load(job.edition), len(job.bots), **dict(job.switches))
    return Position(game.edition, game.rules, game.tables, game.state, game.players, game.bots)


def replayed(job: Job) -> Game:
    """Replay the record to the move from which the games begin."""
    game = Game.from_record(job.record, moves=None if job.moves < 0 else job.moves)
    if game.damage is not None:
        raise LabError("record-damaged", line=str(game.damage.line), text=game.damage.text[:60])
    if job.moves > len(game.actions):
        raise LabError("record-short", moves=str(len(game.actions)), asked=str(job.moves))
    if game.over:
        raise LabError("record-over")
    return game


def check_seats(job: Job, rules: Rules, seats: int) -> None:
    """A bot for every seat, and nobody who only banks."""
    if len(job.bots) != seats:
        raise LabError("seats-differ", bots=str(len(job.bots)), seats=str(seats))
    if not rules.banker_plays:
        raise LabError("banker-idle")


def find_bot(name: str) -> Maker:
    """Return what makes a bot, or say what is wrong with its name."""
    try:
        return find(name)
    except UnknownBot as problem:
        key, told = problem.message()
        raise LabError(key, **told) from problem


def identity(job: Job) -> dict[str, Any]:
    """Return what makes two jobs the same: their games can then be added."""
    ready = prepare(job)
    edition = ready.edition
    return {
        "edition": reference(edition),
        "digest": edition.digest,
        "rules": {k: write_value(v) for k, v in changed_rules(edition, ready.rules).items()},
        "bots": list(job.bots),
        "seed": job.seed,
        "max_rounds": job.rounds,
        "max_turns": job.turns,
        "pace": job.pace if ready.tables.timed else 0,
        "fast": job.fast,
        "start": digest(ready.start) if ready.start is not None else "",
        "players": list(ready.players),
        "rules_version": RULES_VERSION,
    }


# Playing -----------------------------------------------------------------------------------------------


def play_chunk(jobs: tuple[Job, ...], first: int, games: int) -> Done:
    """Play the games of these numbers; of two jobs each game is played with the same seed."""
    begun = time.perf_counter()
    ready = [prepare(job) for job in jobs]
    counts = [count.Counts(one.tables) for one in ready]
    scenes = [count.Scene(c) for c in counts]
    pairs = count.Pairs()
    for number in range(first, first + games):
        for job, one, scene in zip(jobs, ready, scenes, strict=True):
            play_game(job, one, scene, number)
        if len(scenes) > 1:
            pairs.add(scenes[0], scenes[1])
    tallies = tuple(of_counts(c) for c in counts)
    return Done(first, games, time.perf_counter() - begun, tallies, of_pairs(pairs))


def play_game(job: Job, one: Ready, scene: count.Scene, number: int) -> None:
    """Play one game with fresh bots; entrant k sits at seat k + number, from a position always at seat k."""
    seats = len(job.bots)
    rotation = 0 if one.start is not None else number % seats
    seed = int(count.game_seed(job.seed & MASK, number))
    try:
        bots = [one.makers[(s - rotation) % seats]((seed + s) & MASK) for s in range(seats)]
        led = lay_table(one, seats, not job.fast)
        scene.begin(led)
        count.play(led, Driver(bots, Dice(seed)), scene, one.limits)
        scene.finish(led, rotation)
    except Exception as problem:
        detail = f"{type(problem).__name__}: {problem}"[:300]
        raise LabError("game-failed", game=str(number), detail=detail) from problem


def lay_table(one: Ready, seats: int, listening: bool) -> Ledger:
    """Return a new game, or a copy of the position."""
    if one.start is None:
        return engine.new_game(one.tables, seats, listening)
    return Ledger(one.start.copy(), listening)
