"""Where a game can be played on from: the beginning of the last turn before a moment, with nothing open."""

from __future__ import annotations

from collections.abc import Iterable

from bankhalter.core.state import State
from bankhalter.game.game import Game
from bankhalter.game.position import BadPosition, Position, is_quiet


def last_quiet(game: Game, lines: Iterable[str]) -> Position:
    """Play lines of a record in a game and return where it was quiet last; BadPosition if it never was."""
    found: State | None = game.state.copy() if is_quiet(game.state) else None
    for line in lines:
        game.push(line)
        if is_quiet(game.state):
            found = game.state.copy()
    if found is None:
        raise BadPosition("not-quiet")
    return Position(game.edition, game.rules, game.tables, found, game.players, game.bots)
