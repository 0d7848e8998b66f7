"""REST of people: who a browser is, all its data, and being forgotten."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Request, Response, delete, get
from litestar.datastructures import State

from bankhalter.server.admin import personal_data
from bankhalter.server.http.context import context_of, guest
from bankhalter.server.http.security import COOKIE
from bankhalter.server.protocol.answers import Forgotten, Guest, OwnData


@get("/api/me")
async def who_am_i(request: Request[Any, Any, Any], state: State) -> Response[Guest]:
    """The guest this browser is; a new one gets a cookie."""
    response: Response[Guest] = Response(Guest(""))
    person = guest(request, context_of(state), response)
    response.content = Guest(person)
    return response


@get("/api/me/data")
async def my_data(request: Request[Any, Any, Any], state: State) -> list[OwnData]:
    """Everything this guest said and did."""
    context = context_of(state)
    person = context.signer.read(request.cookies.get(COOKIE))
    return await asyncio.to_thread(personal_data.export, context.store, person) if person else []


@delete("/api/me", status_code=200)
async def forget_me(request: Request[Any, Any, Any], state: State) -> Response[Forgotten]:
    """Take this guest's names and words out of everything, and the cookie back."""
    context = context_of(state)
    person = context.signer.read(request.cookies.get(COOKIE))
    context.hub.forget(person)  # first, so that nothing is written under it meanwhile
    rooms = await asyncio.to_thread(personal_data.forget, context.store, person) if person else []
    for code in rooms:
        await context.hub.reload(code)
    response = Response(Forgotten(len(rooms)))
    response.delete_cookie(COOKIE, path="/")
    return response


HANDLERS: Final = [who_am_i, my_data, forget_me]
