"""`bankhalter analyse RECORD`: the chances through a game, luck and decisions apart, key moments."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

from bankhalter.analysis.game_analysis import GameAnalysis, analyse, as_json
from bankhalter.atomic_files import write_whole
from bankhalter.cli.complaint import Complaint
from bankhalter.cli.parser import Given
from bankhalter.game.game import Game
from bankhalter.game.journal import read_game
from bankhalter.lab.report.analysis_page import AnalysisSpeaker, page, text_report

EVERY = 0.2  # seconds between two words of progress


def run(args: Given) -> int:
    """Analyse a game, and print or write what was asked for."""
    game = read_game(args.record)
    if not game.actions:
        raise Complaint("cli-nothing-played", place=str(args.record))
    words = AnalysisSpeaker(game.edition, args.language, game.players)
    found = analyse(game, args.games, progress(words, args.quiet))
    clear()
    show(args, game, found, words)
    return 0


def show(args: Given, game: Game, found: GameAnalysis, words: AnalysisSpeaker) -> None:
    """Write the files that were asked for; without any print the report."""
    write(args.json, lambda: as_json(found) + b"\n")
    write(args.html, lambda: page(game, found, words))
    if args.json is None and args.html is None:
        print(text_report(game, found, words), end="")


def write(path: Path | None, make: Callable[[], bytes]) -> None:
    """Write a result if it was asked for; `-` is the terminal."""
    if path is None:
        return
    if str(path) == "-":
        sys.stdout.buffer.write(make())
        sys.stdout.flush()
        return
    try:
        write_whole(path, make())
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise Complaint("cli-unwritable", place=str(path), reason=reason) from None


def progress(words: AnalysisSpeaker, quiet: bool) -> Callable[[float], bool] | None:
    """Return what tells somebody at a terminal how far it is."""
    if quiet or not sys.stderr.isatty():
        return None
    said = [0.0]

    def tell(share: float) -> bool:
        now = time.monotonic()
        if now - said[0] > EVERY:
            said[0] = now
            sys.stderr.write("\r\x1b[K" + words.say("insight-working", percent=words.percent(share, 0)))
            sys.stderr.flush()
        return True

    return tell


def clear() -> None:
    """Take the line of progress away."""
    if sys.stderr.isatty():
        sys.stderr.write("\r\x1b[K")
