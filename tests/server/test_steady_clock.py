"""Nobody loses time because a clock is set, a machine sleeps, or a process stands still."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest
from server.desk import Server, seated, serving
from server.hubs import with_hub

from bankhalter.server import steady_clock
from bankhalter.server.live import live_room
from bankhalter.server.live.hub import Hub
from bankhalter.server.live.live_room import LiveRoom
from bankhalter.server.protocol.messages import Options
from bankhalter.server.protocol.room_parts import Clock
from bankhalter.server.schedule.timers import deadline
from bankhalter.server.steady_clock import BEAT, STALL, SteadyClock
from bankhalter.server.storage import entries as e

HOUR = 3_600_000


class Times:
    """A clock of the wall and one that only runs on, as a test sets them."""

    def __init__(self) -> None:
        self.wall, self.running = 1_800_000_000_000, 1000.0

    def clock(self) -> SteadyClock:
        return SteadyClock(lambda: self.wall * 1_000_000, lambda: self.running)


def test_setting_the_clock_changes_nothing() -> None:
    times = Times()
    clock = times.clock()
    times.wall += HOUR
    times.running += 1
    assert clock.now_ms() == 1_800_000_001_000
    times.wall -= 4 * HOUR
    assert clock.now_ms() == 1_800_000_001_000


def test_the_time_a_process_stood_still_is_left_out() -> None:
    times = Times()
    clock = times.clock()
    for _ in range(40):
        clock.beat()
        times.running += BEAT
    before = clock.now_ms()
    times.running += 600
    assert clock.now_ms() == pytest.approx(before, abs=2)
    times.running += STALL / 2  # only slow, which counts
    assert clock.now_ms() == pytest.approx(before + 500 * STALL, abs=2)
    clock.beat()
    times.running += STALL
    clock.beat()
    assert clock.now_ms() == pytest.approx(before + 1500 * STALL, abs=2)


def test_a_program_that_never_beats_leaves_nothing_out() -> None:
    times = Times()
    clock = times.clock()
    times.running += 600
    assert clock.now_ms() == 1_800_000_600_000


async def banked(hub: Hub) -> LiveRoom:
    """A game of two with a minute in the bank."""
    live = await hub.find((await hub.open(Options(seats=2, clock=Clock(bank=60)))).code)
    assert live is not None
    for seat in (0, 1):
        await hub.write(live, lambda now, seat=seat: e.SeatTaken(seat, f"P{seat}", f"k{seat}"))  # type: ignore[misc]
    await hub.write(live, lambda now: e.GameStarted([0, 1], said=["* 6-5", "* 1-2"]))
    return live


@pytest.mark.parametrize("jump", [HOUR, -3 * HOUR])
def test_a_clock_that_was_set_before_a_restart_takes_and_gives_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    """The log says one time, the new process another: the deadline is as far away as the bank says."""

    async def work(hub: Hub) -> None:
        live = await banked(hub)
        code = live.room.code
        hub.scheduler.stopped = True
        if live.timer is not None:
            live.timer.cancel()
        other = Times()
        other.wall = live.room.last_at + jump
        monkeypatch.setattr(live_room, "now_ms", other.clock().now_ms)
        del hub.live[code]
        again = await hub.find(code)
        assert again is not None and again.room.clocks == [60_000, 60_000]
        if jump > 0:  # what was before the start of this process counts for nobody: the question begins anew
            await hub.write(again, lambda now: e.ServerResumed())
        limit = deadline(again.room)
        assert limit is not None and limit - again.now() == pytest.approx(60_000, abs=2000)
        other.running += 10
        assert limit - again.now() == pytest.approx(50_000, abs=2000)
        seat = int(again.room.game.state.top.seat)
        await hub.write(again, lambda now: e.Acted(seat, [f"{seat + 1} throw", "* 1-2"]))
        assert again.room.clocks[seat] in (pytest.approx(50_000, abs=2000), 60_000)

    with_hub(work, tmp_path)


def test_the_clock_of_another_server_takes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is an hour ahead: what it writes moves the time of the room, and with it every deadline."""

    async def work(hub: Hub) -> None:
        live = await banked(hub)
        await asyncio.sleep(0)
        row = live.room.last_at + HOUR
        live.room.last_at = row  # as if a line of the other server had just been folded
        live.room.asked_at = row
        live.follow_time()
        limit = deadline(live.room)
        assert limit is not None and limit - live.now() == pytest.approx(60_000, abs=1000)

    with_hub(work, tmp_path)


@pytest.mark.slow
def test_a_server_that_is_stopped_for_a_while_plays_silence_for_nobody(tmp_path: Path) -> None:
    """A bank of 4 seconds, a server that stands still for 6: afterwards the same one is asked the same."""
    with serving(str(tmp_path / "rooms.db")) as server:
        _, clients = seated(server, 2, clock={"bank": 4})
        stop(server, 6)
        clients[0].settle()
        assert not [step for step in clients[0].steps if step.get("by") == "clock"]
        while not [step for step in clients[0].steps if step.get("by") == "clock"]:
            clients[0].receive()


def stop(server: Server, seconds: float) -> None:
    """Let a server stand still."""
    os.kill(server.process.pid, signal.SIGSTOP)
    time.sleep(seconds)
    os.kill(server.process.pid, signal.SIGCONT)


def test_the_clock_of_the_process_is_the_one_that_is_asked() -> None:
    assert steady_clock.now_ms == steady_clock.CLOCK.now_ms
