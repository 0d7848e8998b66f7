"""What a finished game came to for each seat: won, wealth, and the groups somebody once held whole."""

from __future__ import annotations

from collections.abc import Iterable

from bankhalter.core.rules import end
from bankhalter.core.state import State
from bankhalter.edition import Edition
from bankhalter.server.room.room import Room
from bankhalter.server.storage.entries import Row
from bankhalter.server.storage.game_results import GameResult, SeatResult


def reckoned(rows: Iterable[Row], code: str, own: Edition | None) -> GameResult | None:
    """Return what a log came to; nothing if its game did not end, or cannot be followed any more."""
    room, held = Room(code, own=own), dict[int, set[str]]()
    for row in rows:
        change = room.fold(row)
        if room.match is not None and change.events:
            note_groups(room.game.state, room.edition, held)
    if room.match is None or not room.match.over:
        return None
    state = room.match.state
    return GameResult(
        int(state.turns), [seat_result(room, i, held.get(i, set())) for i in range(len(room.places))]
    )


def note_groups(state: State, edition: Edition, held: dict[int, set[str]]) -> None:
    """Note who holds every deed of a colour group now."""
    owners: dict[str, set[int]] = {}
    for deed in range(state.tables.deeds):
        space = edition.spaces[state.tables.space[deed]]
        if space.kind == "street":
            owners.setdefault(space.group, set()).add(int(state.owner[deed]))
    for group, who in owners.items():
        if len(who) == 1 and min(who) >= 0:
            held.setdefault(min(who), set()).add(group)


def seat_result(room: Room, seat: int, groups: set[str]) -> SeatResult:
    """Return what a game came to for one seat."""
    place, state = room.places[seat], room.game.state
    return SeatResult(
        name=place.name,
        person=place.person,
        bot=place.bot,
        face=place.face,
        won=bool(int(state.winners) >> seat & 1),
        worth=int(end.wealth(state, seat)),
        groups=sorted(groups),
    )
