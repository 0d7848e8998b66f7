"""REST of being called: who wishes it says to which push service messages for this browser go."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final, Literal

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta, Struct

from bankhalter.server.http.context import AppContext, context_of, guest, pay
from bankhalter.server.http.security import COOKIE
from bankhalter.server.protocol.answers import PushOffer
from bankhalter.server.push.endpoints import LONGEST, endpoint_of
from bankhalter.server.room.match import Wrong
from bankhalter.server.steady_clock import now_ms
from bankhalter.server.storage.subscriptions import Subscription

Address = Annotated[str, Meta(max_length=LONGEST)]


class PushWish(Struct, frozen=True):
    """What a browser says of its push service, and the language it wants to be called in."""

    endpoint: Address
    key: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]
    language: Literal["de", "en"] = "de"


class PushEnd(Struct, frozen=True):
    """Which browser wants to be called no longer."""

    endpoint: Address


@get("/api/push")
async def push_offer(state: State) -> PushOffer:
    """The key by which push services know this server; empty where nobody is called."""
    return PushOffer(context_of(state).push_key)


@post("/api/me/push", status_code=204)
async def call_me(request: Request[Any, Any, Any], state: State, data: JSONBody[PushWish]) -> Response[None]:
    """Call the guest at this browser from now on."""
    context = context_of(state)
    pay(request, context)
    check(context, data)
    response: Response[None] = Response(None, status_code=204)
    person = guest(request, context, response)
    wish = Subscription(person, data.endpoint, data.key, data.auth, data.language)
    if not await asyncio.to_thread(context.subscriptions.keep, wish, now_ms()):
        raise Wrong("push-full")
    return response


def check(context: AppContext, wish: PushWish) -> None:
    """Raise Wrong if this server calls nobody, or not there."""
    if not context.push_key:
        raise Wrong("push-off")
    from bankhalter.server.push.encryption import is_subscribers

    if endpoint_of(wish.endpoint) is None or not is_subscribers(wish.key, wish.auth):
        raise Wrong("push-nowhere")


@post("/api/me/push/end", status_code=204)
async def call_no_more(
    request: Request[Any, Any, Any], state: State, data: JSONBody[PushEnd]
) -> Response[None]:
    """Call the guest at this browser no longer."""
    context = context_of(state)
    pay(request, context)
    person = context.signer.read(request.cookies.get(COOKIE))
    await asyncio.to_thread(context.subscriptions.drop, person, data.endpoint)
    return Response(None, status_code=204)


HANDLERS: Final = [push_offer, call_me, call_no_more]
