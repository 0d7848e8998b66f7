"""Online an action is carried out once: what was tried becomes the room's game when it is in the log."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from server.hubs import with_hub

from bankhalter.core import codes, legal
from bankhalter.core.digest import digest
from bankhalter.server.live.hub import Hub
from bankhalter.server.live.live_room import LiveRoom
from bankhalter.server.protocol import messages as m
from bankhalter.server.room.commands import Asker, decide
from bankhalter.server.room.match import Match
from bankhalter.server.room.room import Room
from bankhalter.server.storage.store import DatabaseUnusable

BOTH = Asker(seats=(0, 1))


async def playing(hub: Hub) -> LiveRoom:
    """A game of two people whose first turn has begun."""
    room = await hub.open(m.Options(seats=2, pace=10_000))
    live = hub.live[room.code]
    for name in ("A", "B"):
        sit = m.Sit(id=name, name=name)
        await hub.write(live, lambda now, sit=sit: decide(room, sit, Asker(token=sit.name), now))
    await hub.write(live, lambda now: decide(room, m.Start(id="s"), BOTH, now))
    return live


async def say(hub: Hub, live: LiveRoom, *words: str) -> int:
    """Let whoever is asked say something."""
    room = live.room
    command = m.Act(id="a", seat=room.game.asked, say=list(words), question=room.question)
    return await hub.write(live, lambda now: decide(room, command, BOTH, now))


def first_word(room: Room) -> str:
    """Return something whoever is asked may say."""
    menu = [room.game.words.choice(line).say for line in legal.menu(room.game.state, room.game.asked)]
    silence = room.game.setup.notation.write_words(room.game.default())
    return next((word for word in ("buy", "throw") if word in menu), silence)


def again(hub: Hub, live: LiveRoom) -> Room:
    """Return the room as a restarted server reads it."""
    twin = Room(live.room.code, live.room.seed)
    for row in hub.store.read(live.room.code):
        twin.fold(row)
    return twin


def sight(room: Room) -> tuple[Any, ...]:
    """Return what must be the same, however a room came to be."""
    game = room.game
    way_back = digest(room.before.state) if room.before else ""
    return (
        digest(game.state),
        game.used,
        room.question,
        room.lot,
        room.past,
        way_back,
        room.clocks,
    )


def test_what_was_tried_is_what_the_log_says(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        live = await playing(hub)
        for _ in range(60):
            await say(hub, live, first_word(live.room))
            assert sight(live.room) == sight(again(hub, live))
            if live.room.game.over:
                break

    with_hub(work, tmp_path)


def test_every_action_is_pushed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hub: Hub) -> None:
        live = await playing(hub)
        pushed: list[int] = []
        push = Match.push
        monkeypatch.setattr(Match, "push", lambda self, action: (pushed.append(1), push(self, action))[1])
        for _ in range(10):
            before = len(pushed)
            await say(hub, live, first_word(live.room))
            change = live.room.tail[-1]
            assert len(pushed) - before == len(change.said)

    with_hub(work, tmp_path)


def test_a_write_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hub: Hub) -> None:
        live = await playing(hub)
        before = sight(live.room), live.room.seq

        async def fails(*_: object) -> str:
            raise DatabaseUnusable("write", "disk full")

        with monkeypatch.context() as patch:
            patch.setattr(hub.store, "append", fails)
            with pytest.raises(DatabaseUnusable):
                await say(hub, live, "throw")
        assert (sight(live.room), live.room.seq) == before and live.room.tried is None
        assert await say(hub, live, "throw") == before[1] + 1
        assert sight(live.room) == sight(again(hub, live))

    with_hub(work, tmp_path)


def test_who_comes_second_is_tried_again_on_what_came_first(tmp_path: Path) -> None:
    """Two hubs on one log, as two processes are: whose place is taken reads, and thinks anew."""

    async def work(hub: Hub) -> None:
        live = await playing(hub)
        other = Hub(hub.store, hub.owner)
        twin = await other.find(live.room.code)
        assert twin is not None
        quiet = m.Quiet(id="q", seat=0)
        await other.write(twin, lambda now: decide(twin.room, quiet, BOTH, now))
        assert await say(hub, live, "throw") == twin.room.seq + 1
        assert live.room.places[0].quiet
        assert sight(live.room) == sight(again(hub, live))
        await other.finish()

    with_hub(work, tmp_path)


def test_something_said_is_taken_back_to_where_it_was(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        live = await playing(hub)
        while not owned_by_asked(live.room):
            await say(hub, live, first_word(live.room))
        before = digest(live.room.game.state)
        seat = live.room.game.asked
        await say(hub, live, f"mortgage {owned_by_asked(live.room)[0]}")
        for voter in (seat, 1 - seat):  # who said it last asks first
            ballot = m.Ballot(id=f"v{voter}", seat=voter, topic="undo")
            await hub.write(live, lambda now, ballot=ballot: decide(live.room, ballot, BOTH, now))
        assert live.room.game.asked == seat and digest(live.room.game.state) == before
        assert sight(live.room) == sight(again(hub, live))

    with_hub(work, tmp_path)


def owned_by_asked(room: Room) -> list[int]:
    """Return the spaces whose deeds whoever is asked could mortgage at the beginning of a turn."""
    state = room.game.state
    in_turn = state.top.kind == codes.TURN
    return [state.tables.space[d] for d, o in enumerate(state.owner) if in_turn and o == state.top.seat]
