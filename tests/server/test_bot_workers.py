"""Bots that think long do so in processes of their own, and the table goes on without them."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest
import sqlalchemy as sa
from server.desk import Client, Server, serving, wait_for
from server.hubs import with_hub

from bankhalter.bots.api import Bot
from bankhalter.bots.thinking.rollout import Ahead
from bankhalter.core import codes
from bankhalter.core.actions import Action, Offer
from bankhalter.core.native import i64
from bankhalter.core.state import State
from bankhalter.game.driver import Moment
from bankhalter.server.live.hub import Hub
from bankhalter.server.live.live_room import LiveRoom
from bankhalter.server.protocol import messages as m
from bankhalter.server.room.room import Room
from bankhalter.server.schedule import bot_workers, scheduler, timers
from bankhalter.server.schedule.auto_answers import AutoAnswers
from bankhalter.server.schedule.bot_workers import BotWorker
from bankhalter.server.storage import entries as e

on_linux = pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc")


def children(server: Server) -> list[int]:
    """The thinkers of a server: its processes that were spawned."""
    text = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text()
    lines = {int(pid): Path(f"/proc/{pid}/cmdline").read_bytes() for pid in text.split()}
    return [pid for pid, line in lines.items() if b"spawn_main" in line]


def champions(server: Server) -> Client:
    """A room in which three champions play, and somebody who looks on."""
    code = server.open(seats=4, pace=0)
    client = Client(server, code)
    client.sit("Anna")
    assert client.ask("start", fill="champion")["is"] == "ack"
    while not client.table or client.table["asked"] != 0:
        client.receive()
    assert client.act(0, "resign")["is"] == "ack"
    return client


def alive(pid: int) -> bool:
    """Tell whether a process still runs."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@on_linux
def test_thinkers_may_die_and_the_game_goes_on(tmp_path: Path) -> None:
    with serving(str(tmp_path / "rooms.db")) as server:
        client = champions(server)
        client.follow(client.version + 4)
        first = children(server)
        assert first
        for pid in first:
            os.kill(pid, signal.SIGKILL)
        client.follow(client.version + 10)
        assert children(server) and not set(children(server)) & set(first)
        assert not any("Traceback" in line for line in server.errors), server.errors


@on_linux
def test_thinkers_end_with_their_server_however_it_ends(tmp_path: Path) -> None:
    for how in ("kill", "stop"):
        with serving(str(tmp_path / f"{how}.db")) as server:
            client = champions(server)
            client.follow(client.version + 5)
            pids = children(server)
            assert pids
            getattr(server, how)()
            wait_for(lambda pids=pids: not any(map(alive, pids)))


async def begun(hub: Hub) -> LiveRoom:
    """A room whose first seat is a champion's and is asked."""
    live = await hub.find((await hub.open(m.Options(seats=2, pace=10_000))).code)
    assert live is not None
    for seat in (0, 1):
        await hub.write(live, lambda now, seat=seat: e.BotSeated(seat, "champion", f"B{seat}"))  # type: ignore[misc]
    await hub.write(live, lambda now: e.GameStarted([0, 1], said=["* 6-5", "* 1-2"]))
    assert live.room.game.asked == 0 and live.answers.thinks_long(live.room, Moment("answer", 0))
    return live


def test_what_comes_back_is_what_the_bot_would_have_said_here(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        live = await begun(hub)
        room = live.room
        here = AutoAnswers().think(room, Moment("answer", 0))
        there = await hub.scheduler.workers.ask(room, Moment("answer", 0))
        assert here is not None and there is not None
        assert room.game.write(there.action) == room.game.write(here.action)
        room.seq += 1
        assert await hub.scheduler.workers.ask(room, Moment("answer", 0)) is None, (
            "that is not in the log yet"
        )

    with_hub(work, tmp_path)


def test_no_champion_thinks_in_the_process_that_serves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not by time, which neighbours on the machine change: no game is played on in this process' head."""
    monkeypatch.setattr(timers, "DESERTED", 0)
    thoughts: list[int] = []
    best_of = Ahead.best_of
    monkeypatch.setattr(
        Ahead, "best_of", lambda self, seat, states: thoughts.append(seat) or best_of(self, seat, states)
    )

    async def work(hub: Hub) -> None:
        live = await hub.find((await hub.open(m.Options(seats=4, pace=0))).code)
        assert live is not None
        for seat in range(4):
            await hub.write(live, lambda now, seat=seat: e.BotSeated(seat, "champion", f"B{seat}"))  # type: ignore[misc]
        await hub.write(
            live, lambda now: e.GameStarted([0, 1, 2, 3], said=["* 6-5", "* 1-2", "* 1-3", "* 1-4"])
        )
        async with asyncio.timeout(240):
            while live.room.seq < 60:
                await asyncio.sleep(0.01)
        assert thoughts == []

    with_hub(work, tmp_path)


def test_who_thinks_too_long_is_let_go_and_silence_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hub: Hub) -> None:
        live = await begun(hub)
        monkeypatch.setattr(bot_workers, "LIMIT", 0.0)
        monkeypatch.setattr(hub.scheduler, "plan", lambda live: None)  # nothing comes after it, or before
        assert live.timer is not None
        live.timer.cancel()
        version = live.room.seq
        await hub.scheduler.happen(live, Moment("answer", 0), live.room.moved)
        assert live.room.seq == version + 1 and live.room.tail[-1].said[0] == "1 throw"
        assert hub.scheduler.workers.of(live.room.code).pool is None

    with_hub(work, tmp_path)


class Slow:
    """Thinkers that note what they are asked and take their time."""

    def __init__(self, worker: BotWorker, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[tuple[int, Moment]] = []
        self.go = asyncio.Event()
        monkeypatch.setattr(worker, "_open", lambda: None)
        monkeypatch.setattr(worker, "_answer", self.answer)

    async def answer(self, pool: object, room: Room, work: object, moment: Moment) -> tuple[str, str]:
        self.asked.append((room.moved, moment))
        await self.go.wait()
        return "1 throw", ""


def test_talk_neither_disturbs_a_thought_nor_asks_for_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hub: Hub) -> None:
        live = await begun(hub)
        slow, moved = Slow(hub.scheduler.workers.of(live.room.code), monkeypatch), live.room.moved
        assert live.timer is not None
        live.timer.cancel()  # what it would do is done here by hand
        under_way = asyncio.ensure_future(hub.scheduler.happen(live, Moment("answer", 0), moved))
        for _ in range(20):
            await hub.write(live, lambda now: e.ChatSent(1, "hm"))
        assert live.room.moved == moved and live.timer is None, "nothing new is planned while it thinks"
        slow.go.set()
        await under_way
        assert slow.asked == [(moved, Moment("answer", 0))]
        assert live.room.tail[-1].said[0] == "1 throw" and live.timer is not None

    with_hub(work, tmp_path)


def test_a_question_that_waited_too_long_is_not_thought_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hub: Hub) -> None:
        live = await begun(hub)
        worker = hub.scheduler.workers.of(live.room.code)
        slow = Slow(worker, monkeypatch)
        slow.go.set()
        await worker.free.acquire()
        waiting = asyncio.ensure_future(hub.scheduler.workers.ask(live.room, Moment("answer", 0)))
        await asyncio.sleep(0)
        await hub.write(live, lambda now: e.ServerResumed())
        worker.free.release()
        assert await waiting is None and not slow.asked

    with_hub(work, tmp_path)


def test_a_database_in_trouble_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hub: Hub) -> None:
        live = await begun(hub)
        monkeypatch.setattr(scheduler, "RETRY", 0.0)

        tries: list[Moment] = []

        async def broken(pool: object, room: Room, work: object, moment: Moment) -> None:
            tries.append(moment)
            raise sa.exc.OperationalError("SELECT", {}, Exception("the server closed the connection"))

        worker = hub.scheduler.workers.of(live.room.code)
        monkeypatch.setattr(worker, "_open", lambda: None)
        monkeypatch.setattr(worker, "_answer", broken)
        assert live.timer is not None
        live.timer.cancel()
        live.timer = None
        await hub.scheduler.happen(live, Moment("answer", 0), live.room.moved)
        assert tries == [Moment("answer", 0)] and not live.thinking
        await asyncio.sleep(0.05)
        assert len(tries) > 1, "planned again, and thought about again"

    with_hub(work, tmp_path)


def test_a_cleaned_log_is_read_anew_and_nobody_else_is_disturbed(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        live = await begun(hub)
        reader = bot_workers.WorkerRooms(hub.store.place)
        old, _ = reader.room(live.room.code, live.room.cleaned, live.room.seq)
        assert reader.room(live.room.code, live.room.cleaned, live.room.seq)[0] is old
        worker = hub.scheduler.workers.of(live.room.code)
        pool = worker.pool = worker._open()
        await hub.reload(live.room.code)
        assert reader.room(live.room.code, live.room.cleaned, live.room.seq)[0] is not old
        assert worker.pool is pool
        reader.store.close()

    with_hub(work, tmp_path)


def test_a_room_has_the_same_process_as_long_as_the_server_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 5)
    workers = bot_workers.BotWorkers("nowhere")
    codes = [f"ROOM{number}" for number in range(40)]
    found = [workers.of(code) for code in codes]
    assert len(set(found)) == len(workers.workers) == 4
    assert [workers.of(code) for code in codes] == found


SECOND = 1 << 1  # the second deed from GO on, which is bought first


class Moody(Bot):
    """Says what the mood is, whatever it said before."""

    mood = codes.REJECT

    def reply(self, st: State, seat: i64, offer: Offer) -> Action:
        return Action(Moody.mood, seat, offer.number)

    def why_not(self) -> str:
        return "unfair"


def test_the_same_offer_gets_the_same_no_whoever_thinks_about_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hub: Hub) -> None:
        live = await hub.find((await hub.open(m.Options(seats=2, pace=10_000))).code)
        assert live is not None
        for seat, bot in enumerate(("simple", f"{Moody.__module__}:{Moody.__name__}")):
            await hub.write(live, lambda now, seat=seat, bot=bot: e.BotSeated(seat, bot, f"B{seat}"))  # type: ignore[misc]
        await hub.write(live, lambda now: e.GameStarted([0, 1], said=["* 6-5", "* 1-2"]))
        await hub.write(live, lambda now: e.Acted(0, ["1 throw", "* 1-2", "1 buy"], by="bot"))
        assert await asked_for(hub, live, 10) == codes.REJECT
        monkeypatch.setattr(Moody, "mood", codes.ACCEPT)
        assert [await asked_for(hub, live, price) for price in (10, 11)] == [codes.REJECT] * 2
        assert await asked_for(hub, live, 9) == codes.ACCEPT, "a better offer is another one"

    with_hub(work, tmp_path)


async def asked_for(hub: Hub, live: LiveRoom, price: int) -> int:
    """Offer the second seat the deed just bought, to bots that remember nothing; tell the answer."""
    offer = Offer(0, 1, deeds=SECOND, want_cash=price)
    await hub.write(live, lambda now: e.Acted(0, [live.room.game.write(offer)], by="bot"))
    moment = Moment("reply", 1, int(live.room.game.state.offers[-1].number))
    answers = AutoAnswers()
    answer = answers.think(live.room, moment)
    assert answer is not None
    entry = answers.entry(live.room, moment, answer, 0)
    assert entry is not None
    await hub.write(live, lambda now: entry)
    return int(answer.action.kind)
