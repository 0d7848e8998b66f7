"""REST of shared editions: to bring one, to look at it, to take it home as a file, to complain about it."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from bankhalter import edition as editions
from bankhalter.edition import Edition, EditionError, Tree
from bankhalter.server.http.context import AppContext, address_of, context_of, guest, language_of, pay
from bankhalter.server.protocol.answers import (
    EditionComplaint,
    EditionLink,
    EditionUpload,
    edition_answer,
)
from bankhalter.server.room.commands import one_line
from bankhalter.server.room.match import MARK, Wrong
from bankhalter.server.steady_clock import now_ms
from bankhalter.text import plain

LARGEST: Final = 3 * editions.MAX_BYTES  # a tree as JSON, where every sign may be escaped

HttpRequest = Request[Any, Any, Any]


@post("/api/editions", request_max_body_size=LARGEST)
async def share_edition(
    request: HttpRequest, state: State, data: JSONBody[EditionUpload]
) -> Response[EditionLink]:
    """Keep an edition, so that rooms can play it and others find it by its link; the same content is one.

    A trial, brought to be played or printed only, is no share.
    """
    context = context_of(state)
    pay(request, context)
    edition = await asyncio.to_thread(judged, data.tree, language_of(request))
    response: Response[Any] = Response(None, status_code=201)
    person = guest(request, context, response)
    context.hub.admit(person)
    door = context.trials if data.trial else context.uploads
    take(door.take(address_of(request)), door.wait(address_of(request)))
    await asyncio.to_thread(context.hub.shelf.keep, edition, person, now_ms(), data.trial)
    response.content = EditionLink(edition.id, edition.hash, f"/e/{edition.hash}")
    return response


def judged(tree: Tree, language: str) -> Edition:
    """Return the edition of a tree, or raise Wrong with the first of its problems."""
    try:
        return editions.from_tree(tree)
    except EditionError as error:
        first = error.problems[0]
        why = plain(language).problem(first.word, first.args)
        raise Wrong("bad-edition", place=first.place, why=why) from None


def take(credit: bool, seconds: int) -> None:
    """Go on only with a credit."""
    if not credit:
        raise Wrong("too-fast", seconds=seconds)


@get("/api/editions/{name:str}")
async def show_edition(state: State, name: FromPath[str]) -> Response[bytes]:
    """One edition whole: spaces, cards, words, money. By its hash alone a shared one (`SharedEdition`)."""
    context = context_of(state)
    if name in editions.available() or MARK in name:
        return answered(edition_answer(await context.edition(name)))
    return answered(await asyncio.to_thread(shared, context, name))


def answered(content: object) -> Response[bytes]:
    """Answer with values that have no types of ours."""
    return Response(msgspec.json.encode(content), media_type=MediaType.JSON)


def shared(context: AppContext, name: str) -> dict[str, object]:
    """Return a shared edition (`SharedEdition`), and note its use; a blocked one has neutral names."""
    row = context.hub.shelf.shown(name)
    context.hub.shelf.touch(name, now_ms())
    tree = {} if row.blocked else json.loads(row.text)
    head = {"id": row.id, "hash": row.hash, "base": row.base, "blocked": row.blocked}
    return {**head, "tree": tree, "edition": edition_answer(row.edition)}


@get("/api/editions/{name:str}/toml", media_type="application/toml")
async def edition_toml(state: State, name: FromPath[str]) -> Response[str]:
    """An edition as a file of TOML for the terminal, the library and the laboratory."""
    return filed(await asyncio.to_thread(context_of(state).hub.shelf.to_give, name), "toml")


@get("/api/editions/{name:str}/json")
async def edition_json(state: State, name: FromPath[str]) -> Response[str]:
    """The same as JSON."""
    return filed(await asyncio.to_thread(context_of(state).hub.shelf.to_give, name), "json")


def filed(edition: Edition, kind: str) -> Response[str]:
    """Answer with a file that leans on no other one."""
    text = (editions.to_toml if kind == "toml" else editions.to_json)(editions.whole(edition))
    headers = {"content-disposition": f'attachment; filename="{edition.id}.{kind}"'}
    return Response(text, media_type=f"application/{kind}", headers=headers)


@post("/api/editions/{name:str}/report", status_code=204)
async def report_edition(
    request: HttpRequest, state: State, name: FromPath[str], data: JSONBody[EditionComplaint]
) -> Response[None]:
    """Tell the operator what is wrong with a shared edition."""
    context = context_of(state)
    pay(request, context)
    row = await asyncio.to_thread(context.hub.shelf.shown, name)
    reason = one_line(data.reason)
    if not reason:
        raise Wrong("nothing-said")
    response: Response[None] = Response(None, status_code=204)
    person = guest(request, context, response)
    take(context.complaints.take(address_of(request)), context.complaints.wait(address_of(request)))
    await asyncio.to_thread(context.hub.shelf.report, row.hash, person, reason, now_ms())
    return response


HANDLERS: Final = [share_edition, show_edition, edition_toml, edition_json, report_edition]
