"""Thinkers are shared fairly among addresses and rooms, whoever asks for how much."""

from __future__ import annotations

import asyncio
from pathlib import Path

from server.desk import PATIENCE
from server.event_loop import run
from server.hubs import heard, with_hub

from bankhalter.game.driver import Moment
from bankhalter.server.live.hub import Hub
from bankhalter.server.protocol import messages as m
from bankhalter.server.room.commands import key_of
from bankhalter.server.room.room import Room
from bankhalter.server.schedule.thinking_turns import ThinkingTurns
from bankhalter.server.storage import entries as e


async def served(count: int, asked: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Let all of them wait at once for so many thinkers; return in which order they had their turn."""
    turns, had = ThinkingTurns(count), list[tuple[str, str]]()
    for _ in range(count):
        await turns.acquire()

    async def think(whom: str, room: str) -> None:
        async with turns.turn(whom, room):
            had.append((whom, room))
            await asyncio.sleep(0)

    tasks = [asyncio.ensure_future(think(*one)) for one in asked]
    await asyncio.sleep(0)
    for _ in range(count):
        turns.release()
    await asyncio.gather(*tasks)
    assert turns.free == count and not turns.waiting
    return had


def test_one_of_many_rooms_does_not_wait_for_all_of_another_address() -> None:
    greedy = [("greedy", f"room {n}") for n in range(20)]
    had = run(served(1, [*greedy, ("modest", "own"), ("other", "own")]))
    assert had.index(("modest", "own")) == 1 and had.index(("other", "own")) == 2


def test_rooms_of_one_address_take_turns_too() -> None:
    had = run(served(1, [("a", "x"), ("a", "x"), ("a", "x"), ("a", "y")]))
    assert had == [("a", "x"), ("a", "y"), ("a", "x"), ("a", "x")]


def test_several_thinkers_serve_everybody() -> None:
    asked = [(f"address {n % 3}", f"room {n}") for n in range(30)]
    assert sorted(run(served(4, asked))) == sorted(asked)


def test_who_gives_up_costs_nobody_a_turn() -> None:
    async def give_up() -> int:
        turns = ThinkingTurns(1)
        await turns.acquire()
        waiting = [asyncio.ensure_future(turns.acquire("a", f"room {n}")) for n in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()  # before its turn
        turns.release()
        waiting[1].cancel()  # when its turn has just come
        await asyncio.gather(*waiting, return_exceptions=True)
        assert waiting[0].cancelled() and waiting[1].cancelled() and waiting[2].done()
        turns.release()
        return turns.free

    assert run(give_up()) == 1


def test_a_room_is_thought_for_by_the_address_it_is_played_from(tmp_path: Path) -> None:
    """The champion of a room waits in the row of those who sit there; who only watches does not count."""

    async def work(hub: Hub) -> None:
        room, told = await hub.open(m.Options(seats=2, pace=0, moment="off")), asyncio.Event()
        live = await hub.find(room.code)
        assert live
        await hub.write(live, lambda now: e.SeatTaken(0, "Anna", key_of("token")))
        for address, tokens in (("10.0.0.1", list[str]()), ("10.0.0.9", ["token"])):
            _, line = heard(hub, live)
            line.address = address
            await hub.enter(live, line, tokens, None)
        asked: list[str] = []

        async def think(room: Room, moment: Moment, whom: str) -> None:
            asked.append(whom)
            told.set()

        hub.scheduler.workers.ask = think  # type: ignore[assignment]
        await hub.write(live, lambda now: e.BotSeated(1, "champion", "Robo"))
        await hub.write(live, lambda now: e.GameStarted([0, 1], said=["* 1-2", "* 6-5"]))
        async with asyncio.timeout(PATIENCE):
            await told.wait()
        assert asked[0] == "10.0.0.9"

    with_hub(work, tmp_path)
