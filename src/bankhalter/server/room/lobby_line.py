"""A room as the lobby shows it."""

from __future__ import annotations

from bankhalter.server.room.match import hash_in
from bankhalter.server.room.neutral_edition import ROOT
from bankhalter.server.room.room import CLOSED, Room
from bankhalter.server.storage.store import LobbyLine


def summary(room: Room) -> LobbyLine:
    """Return the room's line in the lobby."""
    return LobbyLine(
        code=room.code,
        at=room.last_at,
        phase=room.phase,
        public=room.options.public and room.frozen != CLOSED,
        edition=listed(room),
        variant=room.options.variant or "normal",
        seats=len(room.places),
        taken=sum(1 for seat, place in enumerate(room.places) if not place.free or not room.plays(seat)),
        people=sum(1 for place in room.places if place.human),
        locked=room.door.locked,
        title=room.options.title,
        own=hash_in(room.options.edition),
    )


def listed(room: Room) -> str:
    """Return the edition under which a room is found: an own one is known by its base only."""
    return room.edition.base or ROOT if hash_in(room.options.edition) else room.options.edition
