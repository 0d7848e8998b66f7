"""Another game of the same people, in a room of its own."""

from __future__ import annotations

from msgspec.structs import replace

from bankhalter.server.live.hub import Answer, Hub
from bankhalter.server.live.live_room import Connection, LiveRoom
from bankhalter.server.room.lobby_line import summary
from bankhalter.server.room.match import Wrong
from bankhalter.server.room.seating import with_banker
from bankhalter.server.storage import entries as e


async def rematch(
    hub: Hub, live: LiveRoom, who: str, command: str, connection: Connection, answer: Answer
) -> None:
    """Open a room with the same people, once; whoever asks later is only told that it is there."""
    if live.room.phase != "over" or live.room.frozen:
        raise Wrong(live.room.frozen or "not-over")
    async with live.moving:
        if not live.room.rematch and await move(hub, live, who, command, connection, answer):
            return
    hub.acknowledge(connection, answer, live.room.seq)


async def move(
    hub: Hub, live: LiveRoom, who: str, command: str, connection: Connection, answer: Answer
) -> int:
    """Open the room of a rematch and say so; 0 if another process was quicker, then nobody finds it."""
    options = live.room.options
    if live.room.banker >= 0:  # chosen anew below, if still there
        options = with_banker(options, 0, plays=True)
    room = await hub.open(options, live.room)

    def make(now: int) -> e.RematchOpened | None:
        return None if live.room.rematch else e.RematchOpened(room.code)

    done = await hub.write(live, make, who, command, connection, answer)
    if live.room.rematch != room.code:
        hub.store.put_summary(replace(summary(room), public=False))
    return done
