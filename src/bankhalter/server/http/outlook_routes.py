"""REST of the chances while a game runs, for those who watch it."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, get
from litestar.datastructures import State

from bankhalter.analysis.outlook import Outlook
from bankhalter.server.http.context import AppContext, Code, address_of, context_of
from bankhalter.server.http.security import COOKIE
from bankhalter.server.live.live_room import LiveRoom
from bankhalter.server.protocol.insight_answers import LiveChances
from bankhalter.server.room.outlooks import need_watching

HttpRequest = Request[Any, Any, Any]


@get("/api/rooms/{code:str}/chances")
async def show_chances(request: HttpRequest, state: State, code: Code) -> LiveChances:
    """Everybody's chance to win since the beginning, turn by turn, by what everybody may see."""
    context = context_of(state)
    live = await context.find(code)
    need_watching(live.room, context.signer.read(request.cookies.get(COOKIE)) or "")
    known = await up_to_now(context, live, address_of(request))
    return LiveChances([place.name for place in live.room.places], known)


async def up_to_now(context: AppContext, live: LiveRoom, whom: str) -> list[Outlook]:
    """Return the curve of a room; only turns that are new are looked at, in a process of the bots."""
    room = live.room
    known = context.curves.of(room.code, room.cleaned)
    last = known[-1].turn if known else 0
    if room.game.state.turns + 1 > last:
        found = await context.hub.scheduler.workers.outlook(room, whom, last)
        known += [one for one in found or [] if one.turn > (known[-1].turn if known else 0)]
    return list(known)


HANDLERS: Final = [show_chances]
