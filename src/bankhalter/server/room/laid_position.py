"""A position in which a room begins its game: who plays on, and where things stand by the room's rules."""

from __future__ import annotations

import json
from typing import Any

from bankhalter.core import codes
from bankhalter.core.state import State
from bankhalter.game import position
from bankhalter.game.game_setup import Setup
from bankhalter.game.position import BadPosition
from bankhalter.server.room.match import Match, Wrong


class LaidPosition:
    """Where things stand when the game begins; what is played by which rules the room says."""

    def __init__(self, text: str) -> None:
        """Read what `kept` wrote."""
        self.tree: dict[str, Any] = json.loads(text)
        self.line = position.line_of(self.tree)  # as the record says it
        self.names = position.read_names(self.tree)
        self.plays = [player.get("out") is not True for player in self.tree["players"]]

    def state(self, setup: Setup) -> State:
        """Lay it out by these rules, or raise Wrong."""
        try:
            return position.lay_out(setup, self.tree)
        except BadPosition as problem:
            raise Wrong("bad-position", why=str(problem)) from problem

    def seat_of(self, name: str, free: list[int]) -> int:
        """Return the free seat of this name, else the first one."""
        named = [seat for seat in free if self.names[seat].casefold() == name.casefold()]
        return (named or free)[0]


def kept(tree: dict[str, Any], seats: int) -> str:
    """Return a position as the log of a room keeps it, or raise Wrong."""
    told = {key: value for key, value in tree.items() if key not in position.FACTS}
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    try:
        position.read_standing(text, seats)
    except BadPosition as problem:
        raise Wrong("bad-position", why=str(problem)) from problem
    return text


def nameless(text: str, mark: str) -> str:
    """Return a kept position without anybody's name."""
    if not text:
        return ""
    tree = json.loads(text)
    for number, player in enumerate(tree["players"], 1):
        player["name"] = f"{mark} {number}"
    return json.dumps(tree, ensure_ascii=False, separators=(",", ":"))


def first_match(setup: Setup, names: list[str], laid: LaidPosition | None) -> Match:
    """Return the game of a room as it begins."""
    return Match(setup, names, laid.state(setup) if laid else None)


def is_playing(match: Match | None, laid: LaidPosition | None, seat: int) -> bool:
    """Tell whether a seat is in the game, or will be."""
    if match is None:
        return laid is None or laid.plays[seat]
    return bool(match.state.seats[seat].out == codes.PLAYING)
