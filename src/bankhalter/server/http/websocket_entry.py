"""The door to a table: who comes by WebSocket is let in or turned away with a word."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath

from bankhalter.server.http.context import AppContext, address_of, context_of, language_of
from bankhalter.server.http.security import COOKIE, same_origin
from bankhalter.server.http.websocket import NO_SUCH_ROOM, OTHER_ORIGIN, TOO_MUCH, WebSocketConnection
from bankhalter.server.live.broadcast import RESTART
from bankhalter.server.protocol import messages as m
from bankhalter.server.protocol import replies
from bankhalter.server.room.error_text import sentence
from bankhalter.server.room.match import Wrong


@websocket("/api/rooms/{code:str}/socket")
async def table(socket: WebSocket[Any, Any, Any], state: State, code: FromPath[str]) -> None:
    """The connection to a table."""
    context = context_of(state)
    address = address_of(socket)
    if not same_origin(socket.headers, context.settings.origins):
        await turn_away(socket, OTHER_ORIGIN, Wrong("other-origin"))
        return
    if context.hub.closing:  # another server, or the next one, is there soon
        await socket.accept()
        await socket.close(RESTART)
        return
    if not context.addresses.take(address):
        await turn_away(socket, TOO_MUCH, Wrong("too-fast", seconds=context.addresses.wait(address)))
        return
    if not context.addresses.enter(address):
        await turn_away(socket, TOO_MUCH, Wrong("too-many-lines"))
        return
    try:
        await serve_connection(context, socket, code)
    finally:
        context.addresses.leave(address)


async def turn_away(socket: WebSocket[Any, Any, Any], code: int, wrong: Wrong) -> None:
    """Close a connection with a word and a sentence; only one that was opened can tell its reason."""
    text = sentence(wrong, language_of(socket))
    refused = replies.Refused(wrong.word, text, wait=int(str(wrong.values.get("seconds", 0))))
    await socket.accept()
    await socket.send({"type": "websocket.send", "text": m.encode(refused).decode(), "bytes": None})
    await socket.close(code, text)


async def serve_connection(context: AppContext, socket: WebSocket[Any, Any, Any], code: str) -> None:
    """Serve one connection."""
    live = await context.hub.find(code) if code.isalnum() and len(code) <= 16 else None
    if live is None:
        await turn_away(socket, NO_SUCH_ROOM, Wrong("no-such-room"))
        return
    await socket.accept()
    person = context.signer.read(socket.cookies.get(COOKIE))
    await WebSocketConnection(
        socket, context.hub, live, person, context.message_limit(address_of(socket))
    ).run()
