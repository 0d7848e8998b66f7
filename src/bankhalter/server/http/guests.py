"""REST of people: who a browser is, all its data, and being forgotten."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from itertools import islice
from typing import Any, Final, TypeVar

from litestar import MediaType, Request, Response, delete, get
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Stream
from msgspec.json import encode

from bankhalter.server.admin import personal_data
from bankhalter.server.http.context import AppContext, context_of, guest, pay
from bankhalter.server.http.security import COOKIE
from bankhalter.server.protocol.answers import Forgotten, Guest, OwnData

Piece = TypeVar("Piece")
EXPORTED: Final = {200: ResponseSpec(list[OwnData], generate_examples=False)}


@get("/api/me")
async def who_am_i(request: Request[Any, Any, Any], state: State) -> Response[Guest]:
    """The guest this browser is; a new one gets a cookie."""
    response: Response[Guest] = Response(Guest(""))
    person = guest(request, context_of(state), response)
    response.content = Guest(person)
    return response


@get("/api/me/data", responses=EXPORTED)
async def my_data(request: Request[Any, Any, Any], state: State) -> Stream:
    """Everything this guest said and did, sent piece by piece as it is found."""
    context = context_of(state)
    pay(request, context)
    person = context.signer.read(request.cookies.get(COOKIE))
    return Stream(as_json(context, person), media_type=MediaType.JSON)


async def as_json(context: AppContext, person: str) -> AsyncIterator[bytes]:
    """Return a person's data as one list, never more of it at a time than a few lines."""
    begun = False
    async for pieces in unhurried(context, personal_data.export(context.store, person)):
        if pieces:
            yield (b"," if begun else b"[") + encode(pieces)[1:-1]
            begun = True
    yield b"]" if begun else b"[]"


@delete("/api/me", status_code=200)
async def forget_me(request: Request[Any, Any, Any], state: State) -> Response[Forgotten]:
    """Take this guest's names and words out of everything, and the cookie back."""
    context = context_of(state)
    pay(request, context)
    person = context.signer.read(request.cookies.get(COOKIE))
    context.hub.forget(person)  # first, so that nothing is written under it meanwhile
    rooms: set[str] = set()
    if person:
        async for code in unhurried(context, personal_data.forgetting(context.store, person)):
            rooms.add(code)
    rooms.discard("")
    for code in sorted(rooms):
        await context.hub.reload(code)
    response = Response(Forgotten(len(rooms)))
    response.delete_cookie(COOKIE, path="/")
    return response


async def unhurried(context: AppContext, steps: Iterator[Piece]) -> AsyncIterator[Piece]:
    """Take steps one by one, with a rest after each: it takes a while, and nobody else notices."""
    while True:
        began = time.monotonic()
        step: list[Piece] = await context.work_out(lambda: list(islice(steps, 1)))
        if not step:
            return
        yield step[0]
        await asyncio.sleep(personal_data.REST * (time.monotonic() - began))


HANDLERS: Final = [who_am_i, my_data, forget_me]
