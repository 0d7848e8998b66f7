"""A long log is read in parts, and others have their turn while it is folded."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path

import pytest
from server.event_loop import run
from server.log import chained

from bankhalter.server.live import room_reader
from bankhalter.server.room.room import Room
from bankhalter.server.storage import entries as e
from bankhalter.server.storage.edition_shelf import EditionShelf
from bankhalter.server.storage.entries import Row
from bankhalter.server.storage.store import Store

COUNT = 1200


def lines(count: int) -> list[Row]:
    return chained(Row("a", n, n, "", None, e.write(e.ChatSent(0, "hey"))) for n in range(1, count + 1))


def test_others_have_their_turn_while_a_log_is_folded(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock on which each line takes a millisecond."""
    clock = itertools.count()
    monkeypatch.setattr(room_reader.time, "perf_counter", lambda: next(clock) / 1000)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def work() -> None:
        task = asyncio.ensure_future(others())
        await room_reader.fold(room, lines(300))
        task.cancel()

    room = Room("a")
    run(work())
    assert room.seq == 300 and turns >= 60


def test_a_log_is_read_whole_a_part_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(str(tmp_path / "rooms.db"))
    store.open()
    run(store.append(lines(COUNT), seed=b"seed"))
    asked: list[tuple[int, int | None]] = []
    read = store.read

    def reading(game: str, after: int = 0, most: int | None = None) -> list[Row]:
        asked.append((after, most))
        return read(game, after, most)

    monkeypatch.setattr(store, "read", reading)
    room = Room("a")
    run(room_reader.read_room(EditionShelf(store), room))
    store.close()
    assert (room.seq, room.broken) == (COUNT, False)
    assert asked == [(after, 500) for after in (0, 500, 1000, 1200)]
