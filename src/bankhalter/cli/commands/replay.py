"""`bankhalter replay FILE`: a game told again, and where it stands."""

from __future__ import annotations

from pathlib import Path

from bankhalter.atomic_files import write_whole
from bankhalter.cli.complaint import Complaint
from bankhalter.cli.parser import Given
from bankhalter.core.events import TurnBegun
from bankhalter.game.game import Game
from bankhalter.game.journal import read_game
from bankhalter.game.position import Position, write
from bankhalter.terminal.console import Console
from bankhalter.text import Speaker
from bankhalter.text.narration import tell_all
from bankhalter.text.overview import Viewer


def run(args: Given) -> int:
    """Tell a game again; where the record is damaged say so."""
    game = read_game(args.record, args.moves)
    speaker = Speaker(game.edition, args.language, game.players)
    console = Console()
    if not args.quiet:
        retell(game, speaker, console)
        console.say()
    console.show(Viewer(game, speaker, None).standing())
    console.say(speaker.awaited(game.state))
    if game.damage is not None:
        reason = speaker.problem(game.damage.word, {"line": game.damage.line, "detail": game.damage.text})
        line, text = str(game.damage.line), game.damage.text[:60]
        raise Complaint("cli-damaged", line=line, text=text, reason=reason)
    if args.position is not None:
        write_position(game, args.position)
    return 0


def retell(game: Game, speaker: Speaker, console: Console) -> None:
    """Say every event of a game from the beginning."""
    twin = Game(game.edition, game.players, bots=game.bots, **vars(game.rules))
    events = list(twin.opening)
    for action in [None, *game.actions]:
        events = events if action is None else twin.push(action)
        for event, sentence in tell_all(speaker, events, twin.state):
            if isinstance(event, TurnBegun):
                console.say()
            if sentence:
                console.say(sentence)


def write_position(game: Game, path: Path) -> None:
    """Write down where a game stands."""
    at = Position(game.edition, game.rules, game.tables, game.state, game.players, game.bots)
    try:
        write_whole(path, write(at).encode())
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise Complaint("cli-unwritable", place=str(path), reason=reason) from None
