"""Every command is answered, and the answer is true: done, not done, or not known yet."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.hubs import heard, with_hub, written

from bankhalter.server.http.websocket import WebSocketConnection
from bankhalter.server.live import broadcast
from bankhalter.server.live.hub import Hub
from bankhalter.server.live.live_room import LiveRoom
from bankhalter.server.protocol.messages import Options
from bankhalter.server.room import typed_lines
from bankhalter.server.room.commands import key_of
from bankhalter.server.storage import entries as e
from bankhalter.server.storage.store import DatabaseUnusable


async def at_table(hub: Hub) -> tuple[LiveRoom, WebSocketConnection, Callable[[], list[Any]]]:
    """A room, somebody who sits in it, and what they have heard so far."""
    live = await hub.find((await hub.open(Options(seats=2))).code)
    assert live is not None
    await hub.write(live, lambda now: e.SeatTaken(0, "P0", key_of("token-0")))
    peer, line = heard(hub, live)
    await line.handle(b'{"do":"hello","client":"c","tokens":["token-0"]}')
    return live, line, lambda: [msgspec.json.decode(text) for text in peer.got]


async def said(line: WebSocketConnection, name: str) -> None:
    """Say something to the table, under this id."""
    await line.handle(f'{{"do":"chat","id":"{name}","seat":0,"text":"hey"}}'.encode())
    await written(line)


def answers(messages: list[Any], name: str) -> list[tuple[str, str]]:
    """What a command was answered."""
    return [(message["is"], message.get("word", "")) for message in messages if message.get("id") == name]


def test_a_commit_whose_answer_is_lost_is_neither_refused_nor_done_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database commits and goes away: nobody knows, until the same id is sent again."""

    async def work(hub: Hub) -> None:
        live, line, messages = await at_table(hub)
        write, away = hub.store.write_connection.write, hub.store.write_connection.away[0]
        tries: list[int] = []

        def cut(statements: Any) -> None:
            tries.append(0)
            if len(tries) == 1:
                write(statements)
            raise away("server closed the connection unexpectedly")

        with monkeypatch.context() as patch:
            patch.setattr(hub.store.write_connection, "write", cut)
            await said(line, "x")
        assert answers(messages(), "x") == [("unsettled", "")]
        before = live.room.seq
        await said(line, "x")
        await said(line, "y")
        assert answers(messages(), "x") == [("unsettled", ""), ("ack", "")]
        found = [row.seq for row in hub.store.read(live.room.code) if row.command == "c/x"]
        assert found == [before + 1] and live.room.seq == before + 2

    with_hub(work, tmp_path)


def test_what_certainly_was_not_written_is_refused(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        _, line, messages = await at_table(hub)

        async def failing(*_: Any) -> str:
            raise DatabaseUnusable("write", "UnicodeEncodeError")

        hub.store.append = failing  # type: ignore[method-assign]
        await said(line, "x")
        assert answers(messages(), "x") == [("refused", "trouble")]

    with_hub(work, tmp_path)


def test_a_mistake_of_ours_costs_one_answer_and_not_the_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever it happens: before anything is written, while it is told, or where nothing is changed."""

    async def work(hub: Hub) -> None:
        live, line, messages = await at_table(hub)

        def fails(*_: Any) -> Any:
            raise IndexError("list index out of range")

        with monkeypatch.context() as patch:
            patch.setattr(typed_lines, "typed", fails)
            await line.handle(b'{"do":"type","id":"a","seat":0,"line":"help"}')
        with monkeypatch.context() as patch:
            patch.setattr(broadcast, "send_step", fails)
            await said(line, "b")
        with monkeypatch.context() as patch:
            patch.setattr(hub.scheduler, "plan", fails)
            await said(line, "c")
        await said(line, "d")
        assert answers(messages(), "a") == [("refused", "trouble")]
        assert answers(messages(), "b") == [("ack", "")], "it is in the log, though nobody was told"
        assert ("ack", "") in answers(messages(), "c") and answers(messages(), "d") == [("ack", "")]
        assert [row.command for row in hub.store.read(live.room.code)][-3:] == ["c/b", "c/c", "c/d"]
        assert not line.closed

    with_hub(work, tmp_path)
