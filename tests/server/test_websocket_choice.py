"""Where uvicorn's inside has changed, its own WebSocket serves."""

from __future__ import annotations

import os
from pathlib import Path
from types import SimpleNamespace

import pytest
from server import desk
from server.desk import Server, play, seated, serving
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.server import ServerProtocol

from bankhalter.server.http import websocket_choice
from bankhalter.server.http.websocket_choice import STOCK, changes_of, chosen

CHANGED = """
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol as Protocol
Protocol.pause_writing = lambda self, *more: self.writable.clear()
"""


class Slotted(WebSocketsSansIOProtocol):
    """A stand-in that keeps its frames under another name."""

    def __init__(self) -> None:
        self.config = self.conn = self.loop = self.queue = self.transport = None  # type: ignore[assignment]
        self.close_sent = self.handshake_complete = self.handshake_initiated = self.read_paused = False
        self.curr_msg_data_type = "text"
        self.pieces: list[bytes] = []


class Renamed(WebSocketsSansIOProtocol):
    """A stand-in that hands messages on with more words."""

    def data_received(self, data: bytes, whole: bool = True) -> None:
        """Take what comes."""


def test_ours_serves_as_long_as_their_inside_is_as_expected() -> None:
    assert changes_of(WebSocketsSansIOProtocol, ServerProtocol()) == []
    assert chosen() is not STOCK


def test_every_change_is_named() -> None:
    assert changes_of(Slotted, ServerProtocol()) == ["frames"]
    assert changes_of(Renamed, ServerProtocol()) == ["data_received"]
    assert changes_of(WebSocketsSansIOProtocol, SimpleNamespace(send_close=None)) == ["current_size"]


def test_a_change_makes_the_stock_one_serve(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(websocket_choice.METHODS, "receive", ["self", "more"])
    assert chosen() == STOCK


def test_a_game_is_played_through_the_stock_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sitecustomize.py").write_text(CHANGED, "utf-8")
    usual = desk.environment()
    path = f"{tmp_path}{os.pathsep}{usual['PYTHONPATH']}"
    monkeypatch.setattr(desk, "environment", lambda: {**usual, "PYTHONPATH": path})
    with serving(str(tmp_path / "rooms.db")) as server:
        _, clients = seated(server, 2)
        assert play(clients, 12) == 12
        assert said_so(server)


def said_so(server: Server) -> bool:
    """Tell whether the server wrote to its log which WebSocket serves."""
    return any("stock-websocket" in line and "pause_writing" in line for line in server.errors)
