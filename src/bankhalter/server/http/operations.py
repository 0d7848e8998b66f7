"""What an operator looks at: health and figures."""

from __future__ import annotations

from typing import Final

from litestar import MediaType, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from msgspec import Struct
from prometheus_client import generate_latest

from bankhalter import __version__
from bankhalter.server.http.context import context_of
from bankhalter.server.protocol import framing


class Health(Struct, frozen=True):
    """How the server is."""

    status: str
    version: str
    rooms: int
    damaged: int = 0  # rooms whose logs were found damaged
    protocol: int = framing.PROTOCOL


@get("/health")
async def health(state: State) -> Response[Health]:
    """Whether the server can serve: whether what is said now would be written."""
    context = context_of(state)
    good = await context.readiness.asked()
    status = "closing" if context.hub.closing else "ok" if good else "database"
    return Response(
        Health(status, __version__, len(context.hub.live), len(context.hub.damaged)),
        status_code=200 if status == "ok" else 503,
    )


@get("/health/live")
async def alive(state: State) -> Health:
    """Whether the process lives, whatever its database does; one that does not answer wants a new start."""
    return Health("ok", __version__, len(context_of(state).hub.live))


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(state: State) -> bytes:
    """Figures for Prometheus; nothing is here where they have an address of their own."""
    if context_of(state).settings.metrics_beside:
        raise NotFoundException()
    return generate_latest()


HANDLERS: Final = [health, alive, metrics]
