"""Which WebSocket serves: our own short way through uvicorn's, or uvicorn's as it is.

Ours (`websocket_protocol`) builds on what uvicorn and websockets keep to themselves. Where one of them
has changed that, the stock protocol takes over: slower, but right.
"""

from __future__ import annotations

import inspect
from typing import Any, Final

import structlog

STOCK: Final = "auto"  # as uvicorn names its own choice
METHODS: Final = {  # of uvicorn's protocol: those we override or call, with what they take
    "data_received": ["self", "data"],
    "pause_writing": ["self"],
    "resume_writing": ["self"],
    "receive": ["self"],
    "send_receive_event_to_app": ["self"],
    "handle_parser_exception": ["self"],
}
FIELDS: Final = (
    "close_sent",
    "config",
    "conn",
    "curr_msg_data_type",
    "frames",
    "handshake_complete",
    "handshake_initiated",
    "loop",
    "queue",
    "read_paused",
    "transport",
)
CONNECTION: Final = ("current_size", "send_close")  # of the connection of websockets inside

logger = structlog.get_logger()


def chosen() -> Any:
    """Return the protocol for `uvicorn.Config(ws=...)`; the log says if it is not ours, and why."""
    changed = changes()
    if changed:
        logger.warning("stock-websocket", changed=changed)
        return STOCK
    from bankhalter.server.http.websocket_protocol import FastWebSocketProtocol

    return FastWebSocketProtocol


def changes() -> list[str]:
    """Return what of uvicorn and websockets is not as our protocol expects it."""
    try:
        from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
        from websockets.frames import apply_mask  # type: ignore[attr-defined]  # noqa: F401
        from websockets.server import ServerProtocol
    except ImportError as problem:
        return [str(problem)]
    return changes_of(WebSocketsSansIOProtocol, ServerProtocol())


def changes_of(base: type, connection: object) -> list[str]:
    """Return the methods and fields that are missing or take something else."""
    methods = [name for name, takes in METHODS.items() if parameters(base, name) != takes]
    code = getattr(inspect.getattr_static(base, "__init__"), "__code__", None)
    fields = [name for name in FIELDS if code is None or name not in code.co_names]
    return methods + fields + [name for name in CONNECTION if not hasattr(connection, name)]


def parameters(base: type, name: str) -> list[str]:
    """Return the names of a method's parameters, none if there is no such method."""
    method = getattr(base, name, None)
    return list(inspect.signature(method).parameters) if callable(method) else []
