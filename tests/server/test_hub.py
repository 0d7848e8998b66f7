"""The hub and a line by themselves: idle rooms, other processes, slow readers, a database in trouble."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from server import event_loop, log
from server.desk import PATIENCE
from server.hubs import Peer, heard, hub_in, line_to, written
from server.log import chained

from bankhalter.core import codes
from bankhalter.game.driver import Moment
from bankhalter.game.record import RULES_VERSION
from bankhalter.server.admin import personal_data
from bankhalter.server.fairness import proof
from bankhalter.server.http import websocket as lines
from bankhalter.server.http.websocket_protocol import framed
from bankhalter.server.live import hub as hubs
from bankhalter.server.live import presence
from bankhalter.server.live.hub import Hub
from bankhalter.server.live.live_room import SILENT, LiveRoom
from bankhalter.server.live.ownership import Ownership
from bankhalter.server.live.presence import packed
from bankhalter.server.protocol import messages as m
from bankhalter.server.protocol.room_parts import Clock
from bankhalter.server.room.commands import key_of
from bankhalter.server.room.match import Wrong, edition_of
from bankhalter.server.room.room import Room
from bankhalter.server.room.views import table_view
from bankhalter.server.schedule import scheduler
from bankhalter.server.steady_clock import now_ms, wall_ms
from bankhalter.server.storage import entries as e
from bankhalter.server.storage.entries import Row
from bankhalter.server.storage.store import DatabaseUnusable, LobbyFilter
from bankhalter.text import plain


class Ear(log.Ear):
    """A connection that listens, to no sentences unless it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.language, self.narration_language = "en", ""
        self.shown, self.late, self.address = SILENT, False, ""

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(data) for data in self.heard]

    def last(self, kind: str) -> dict[str, Any]:
        return next(message for message in reversed(self.messages) if message["is"] == kind)


@contextlib.asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[tuple[Hub, LiveRoom]]:
    """A hub on a file of its own, and a room in which two people and a bot play."""
    async with hub_in(folder) as hub:
        live = await hub.find((await hub.open(m.Options(seats=3, pace=0))).code)
        assert live is not None
        for seat in (0, 1):
            await hub.write(
                live, lambda now, seat=seat: e.SeatTaken(seat, f"P{seat}", key_of(f"token-{seat}"))
            )  # type: ignore[misc]
        yield hub, live


def run(work: Callable[[Hub, LiveRoom], Coroutine[Any, Any, None]], folder: Path) -> None:
    """Run a test in an event loop."""

    async def inside() -> None:
        async with opened(folder) as (hub, live):
            await work(hub, live)

    event_loop.run(inside())


def test_a_room_nobody_uses_leaves_the_memory_and_comes_back_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hub: Hub, live: LiveRoom) -> None:
        await hub.write(live, lambda now: e.GameStarted([0, 1], said=["* 6-5", "* 1-2"]))
        code, table = live.room.code, table_view(live.room)
        ear = Ear()
        await hub.enter(live, ear, [], None)
        monkeypatch.setattr(hubs, "IDLE", -1.0)
        hub.sweep()
        assert code in hub.live, "somebody looks at it"
        hub.leave(live, ear)
        hub.sweep()
        assert code not in hub.live
        again = await hub.find(code)
        assert again is not None and again is not live and table_view(again.room) == table

    run(work, tmp_path)


def test_who_comes_back_to_a_quiet_room_hears_everything_said_since(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hub: Hub, live: LiveRoom) -> None:
        await hub.write(live, lambda now: e.GameStarted([0, 1], said=["* 6-5", "* 1-2"]))
        since = live.room.seq
        for turn in range(40):
            await hub.write(live, lambda now, turn=turn: e.ChatSent(1, f"word {turn}"))  # type: ignore[misc]
        monkeypatch.setattr(hubs, "QUIET", -1.0)
        hub.sweep()
        assert not live.room.tail and not live.recalled
        for asked, told in ((since, 40), (since + 30, 10), (live.room.seq - 1, 1), (None, 40)):
            ear = Ear()
            ear.narration_language = "de"
            await hub.enter(live, ear, ["token-0"], asked)
            welcome = ear.last("welcome")
            chats = [step["chat"] for step in welcome["told"] if "chat" in step]
            assert chats == [f"word {turn}" for turn in range(40 - told, 40)]
            assert welcome.get("since", 0) == (0 if asked is None else asked)
            assert all("table" not in step for step in welcome["told"])

    run(work, tmp_path)


def test_the_log_is_read_once_for_many_who_come_back(tmp_path: Path) -> None:
    async def work(hub: Hub, live: LiveRoom) -> None:
        await hub.write(live, lambda now: e.GameStarted([0, 1], said=["* 6-5", "* 1-2"]))
        live.room.rest()
        reads: list[str] = []
        read = hub.store.read
        hub.store.read = lambda game, after=0: reads.append(game) or read(game, after)  # type: ignore
        ears = [Ear() for _ in range(5)]
        for ear in ears:
            ear.narration_language = "en"
        await asyncio.gather(*(hub.enter(live, ear, [], None) for ear in ears))
        await hub.write(live, lambda now: e.ChatSent(0, "hello"))
        await hub.enter(live, ears[0], [], None)
        assert len(reads) == 1
        assert ears[0].last("welcome")["told"][-1]["chat"] == "hello"

    run(work, tmp_path)


def test_who_is_connected_elsewhere_is_there_until_that_process_falls_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hub: Hub, live: LiveRoom) -> None:
        ear = Ear()
        await hub.enter(live, ear, ["token-0"], None)
        code = live.room.code
        hub.news(f"@{code} other 1 1 {wall_ms()} 0,@nowhere other 0  0 0")
        assert ear.last("presence")["online"] == [0, 1] and 1 not in live.away
        hub.news(f"@{code} other 1  {wall_ms()} 3")
        assert ear.last("presence")["spectators"] == 3 == live.here().spectators
        hub.sweep()
        assert live.online() == {0, 1}
        hub.news(f"@{code} other 0.1 0 {wall_ms() - 1000} 3")
        assert ear.seats == (0,), "old news: she has come here since"
        hub.news(f"@{code} other 0.1 0 {wall_ms() + 1} 3")
        assert ear.last("replaced")["seat"] == 0 and ear.seats == ()
        monkeypatch.setattr(presence, "LOST", -1)
        hub.sweep()
        assert live.online() == set() and set(live.away) == {0, 1}
        assert ear.last("presence")["spectators"] == 1, "only who watches here"

    run(work, tmp_path)


def test_an_open_room_does_not_wait_for_its_host(tmp_path: Path) -> None:
    async def work(hub: Hub, live: LiveRoom) -> None:
        first, second = Ear(), Ear()
        await hub.enter(live, first, ["token-0"], None)
        await hub.enter(live, second, ["token-1"], None)
        hub.leave(live, first)

        async def host_after(seconds: int) -> int:
            live.away[0] = now_ms() - 1000 * seconds
            hub.sweep()
            await asyncio.gather(*hub.scheduler.tasks)
            return live.room.host

        assert await host_after(live.room.options.absence - 2) == 0
        assert await host_after(live.room.options.absence) == 1
        assert second.last("step")["what"] == "host" and second.last("step")["room"]["host"] == 1

    run(work, tmp_path)


@pytest.mark.parametrize("phase", ["playing", "paused", "over"])
def test_a_game_does_not_wait_for_its_host_either(tmp_path: Path, phase: str) -> None:
    async def work(hub: Hub, live: LiveRoom) -> None:
        await hub.write(live, lambda now: e.SeatTaken(2, "P2", key_of("token-2")))
        await hub.write(live, lambda now: e.GameStarted([0, 1, 2], said=["* 6-5", "* 1-2", "* 1-3"]))
        await hub.write(live, lambda now: e.Acted(1, ["2 resign"]))
        live.room.phase = phase
        ears = [Ear() for _ in range(3)]
        for seat in (1, 2):
            await hub.enter(live, ears[seat], [f"token-{seat}"], None)
        live.away[0] = now_ms() - 1000 * live.room.options.absence
        hub.sweep()
        await asyncio.gather(*hub.scheduler.tasks)
        assert live.room.host == (0 if phase == "over" else 2), "the first one who still plays"
        await hub.enter(live, ears[0], ["token-0"], None)
        hub.sweep()
        await asyncio.gather(*hub.scheduler.tasks)
        assert ears[0].seats == (0,) and live.room.host == (0 if phase == "over" else 2)

    run(work, tmp_path)


def test_what_a_process_says_about_itself_is_what_others_hear(tmp_path: Path) -> None:
    said: list[str] = []

    async def work(hub: Hub, live: LiveRoom) -> None:
        await hub.enter(live, Ear(), ["token-1"], None)
        await hub.enter(live, Ear(), [], None)
        hub.store = SimpleNamespace(postgres=True, notify=said.append)  # type: ignore[assignment]
        await hub.publish_all()
        hub.store = SimpleNamespace(postgres=False)  # type: ignore[assignment]
        hub.process, live.connections = "another", {}
        hub.news(said[0])
        assert live.online() == {1} and live.spectators() == 1

    run(work, tmp_path)


def test_a_person_is_forgotten_in_the_room_of_a_rematch_too(tmp_path: Path) -> None:
    async def work(hub: Hub, live: LiveRoom) -> None:
        await hub.write(live, lambda now: e.SeatTaken(2, "Annabella", "key", person="anna"), "anna")
        other = await hub.open(live.room.options, live.room)
        assert personal_data.forget(hub.store, "anna") == sorted([live.room.code, other.code])
        for code in (live.room.code, other.code):
            assert not any(b"Annabella" in row.body or b"anna" in row.body for row in hub.store.read(code))

    run(work, tmp_path)


def test_who_was_kept_out_is_forgotten_in_the_room_of_a_rematch_too(tmp_path: Path) -> None:
    async def work(hub: Hub, live: LiveRoom) -> None:
        await hub.write(live, lambda now: e.SeatTaken(2, "Annabella", "key", person="anna"), "anna")
        await hub.write(live, lambda now: e.SeatLeft(2, kicked=True))
        other = await hub.open(live.room.options, live.room)
        assert other.door.banned == {"anna"}
        personal_data.forget(hub.store, "anna")
        assert not any(b"anna" in row.body for row in hub.store.read(other.code))

    run(work, tmp_path)


def test_the_name_of_a_bot_is_forgotten_in_the_rooms_of_rematches_too(tmp_path: Path) -> None:
    async def work(hub: Hub, live: LiveRoom) -> None:
        await hub.write(live, lambda now: e.BotSeated(2, "simple", "Blechbert"), "anna")
        await hub.write(live, lambda now: e.GameStarted([0, 2]))
        other = await hub.open(live.room.options, live.room)
        third = await hub.open(other.options, other)
        codes = [live.room.code, other.code, third.code]
        assert personal_data.forget(hub.store, "anna") == sorted(codes)
        assert not any(b"Blechbert" in row.body for code in codes for row in hub.store.read(code))

    run(work, tmp_path)


def test_the_title_is_forgotten_in_the_room_of_a_rematch_too(tmp_path: Path) -> None:
    async def work(hub: Hub, live: LiveRoom) -> None:
        first = await hub.open(m.Options(title="Zimmertitel"), who="anna")
        other = await hub.open(first.options, first)
        assert personal_data.forget(hub.store, "anna") == sorted([first.code, other.code])
        for code in (first.code, other.code):
            assert not any(b"Zimmertitel" in row.body for row in hub.store.read(code))
        assert {line.title for line in hub.store.lobby(LobbyFilter(), now_ms())} <= {""}

    run(work, tmp_path)


def test_news_fits_into_what_the_database_carries() -> None:
    items = [f"@code{i} process 0.1.2.3 " for i in range(1000)]
    pieces = packed(items, 7000)
    assert ",".join(pieces).split(",") == items and max(map(len, pieces)) <= 7000
    assert packed([], 7000) == []


def test_a_bot_speaks_again_after_the_database_was_in_trouble(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hub: Hub, live: LiveRoom) -> None:
        monkeypatch.setattr(scheduler, "RETRY", 0.01)
        append, failures = hub.store.append, []

        async def failing(rows: Any, *rest: Any) -> str:
            if len(failures) < 3 and b'"by":"bot"' in rows[0].body:
                failures.append(rows)
                raise DatabaseUnusable("write", "OperationalError")
            return await append(rows, *rest)

        monkeypatch.setattr(hub.store, "append", failing)
        await hub.write(live, lambda now: e.BotSeated(2, "simple", "Robo"))
        await hub.write(live, lambda now: e.GameStarted([2, 0], said=["* 6-5", "* 1-2"]))
        version = live.room.seq
        for _ in range(1000):
            await asyncio.sleep(0.01)
            if live.room.seq > version:
                break
        assert len(failures) == 3 and live.room.seq > version

    run(work, tmp_path)


def test_bots_go_on_though_the_server_died_before_the_lobby_knew(tmp_path: Path) -> None:
    async def work(hub: Hub, live: LiveRoom) -> None:
        await hub.write(live, lambda now: e.BotSeated(2, "simple", "Robo"))
        await hub.write(live, lambda now: e.GameStarted([2, 0], said=["* 6-5", "* 1-2"]))
        await hub.write(live, lambda now: e.VoteCast(1, "pause"))
        assert live.room.phase == "paused"
        hub.store.put_summary = lambda summary: None  # type: ignore[method-assign]
        live.timer = None
        await hub.write(live, lambda now: e.VoteCast(1, "resume"))
        hub.close()
        hub.live.clear()
        again = Hub(hub.store, Ownership())
        await again.resume_all()
        found = again.live[live.room.code].room
        assert found.phase == "playing"
        async with asyncio.timeout(PATIENCE):
            while "bot" not in [getattr(change.entry, "by", "") for change in found.tail]:
                await asyncio.sleep(0.01)
        await again.finish()

    run(work, tmp_path)


def test_who_comes_back_while_the_others_decide_has_the_seat_back(tmp_path: Path) -> None:
    async def work(hub: Hub, live: LiveRoom) -> None:
        await hub.write(live, lambda now: e.GameStarted([0, 1], said=["* 6-5", "* 1-2"]))
        vote = e.VoteCast(0, "bot", about=1, bot="simple", voters=[0])
        written = asyncio.ensure_future(hub.write(live, lambda now: vote))
        await asyncio.sleep(0)  # it is on its way to the database
        await hub.enter(live, Ear(), ["token-1"], None)
        await written
        async with asyncio.timeout(PATIENCE):
            while live.room.places[1].away:
                await asyncio.sleep(0.01)
        assert [change.entry for change in live.room.tail][-2:] == [vote, e.SeatReclaimed(1)]

    run(work, tmp_path)


def test_clocks_do_not_wait_for_a_bot_that_thinks(tmp_path: Path) -> None:
    async def work(hub: Hub, live: LiveRoom) -> None:
        asked, never = [], asyncio.Event()

        async def think(room: Room, what: str, whom: str) -> None:
            asked.append(what)
            await never.wait()

        hub.scheduler.workers.ask = think  # type: ignore[assignment]
        live.room.options = m.Options(seats=3, pace=0, clock=Clock(bank=1))
        await hub.write(live, lambda now: e.BotSeated(2, "champion", "Robo"))
        await hub.write(live, lambda now: e.GameStarted([0, 2], said=["* 6-5", "* 1-2"]))
        version = live.room.seq
        async with asyncio.timeout(PATIENCE):
            while live.room.seq == version:
                await asyncio.sleep(0.01)
        said = live.room.tail[-1].entry
        assert (
            asked[0] == Moment("aside", 1)
            and isinstance(said, e.Acted)
            and (said.seat, said.by) == (0, "clock")
        )

    run(work, tmp_path)


def test_a_room_stays_one_room_while_somebody_enters(tmp_path: Path) -> None:
    async def work(hub: Hub, live: LiveRoom) -> None:
        first = Ear()
        first.narration_language = "en"
        live.room.rest()
        live.used -= 2 * hubs.IDLE
        entering = asyncio.ensure_future(hub.enter(live, first, [], None))
        await asyncio.sleep(0)  # it reads the log
        live.used -= 2 * hubs.IDLE  # for very long
        hub.sweep()
        await entering
        assert await hub.find(live.room.code) is live

    run(work, tmp_path)


# Rooms that cannot be played on ------------------------------------------------------------------------

BEGUN = (
    e.SeatTaken(0, "Anna", key_of("token-0")),
    e.SeatTaken(1, "Ben", "b"),
    e.GameStarted([0, 1], said=["* 6-5", "* 1-2"]),
)


async def kept(hub: Hub, digest: str, bodies: list[bytes], rules: int = RULES_VERSION) -> str:
    """Write a room's lines as another version may have left them; return its code."""
    code = hubs.new_code()
    entries = [
        e.RoomOpened(m.Options(seats=2), digest or edition_of("standard").digest, "", rules),
        *BEGUN,
    ]
    lines = [*(e.write(entry) for entry in entries), *bodies]
    rows = chained(Row(code, i, 1000 + i, "", None, body) for i, body in enumerate(lines, 1))
    summary = msgspec.structs.replace(hubs.summary(Room(code)), at=1000, phase="playing")
    assert await hub.store.append(rows, summary, b"seed") == "ok"
    return code


@pytest.mark.parametrize(
    ("digest", "body", "word"),
    [
        ("other", e.write(e.Acted(0, ["1 buy"])), "other-edition"),
        ("", e.write(e.Acted(0, ["1 buy"])), "damaged"),
        ("", e.write(e.Acted(0, ["1 jump"])), "damaged"),
        ("", b'{"e":"said"', "damaged"),
        ("", e.write(e.SeatReclaimed(7)), "damaged"),
    ],
)
def test_a_log_that_cannot_be_followed_can_be_looked_at(
    tmp_path: Path, digest: str, body: bytes, word: str
) -> None:
    async def work(hub: Hub, _: LiveRoom) -> None:
        rest = [e.write(e.Acted(0, ["1 throw", "* 2-3"])), e.write(e.ChatSent(1, "what now?"))]
        code = await kept(hub, digest, [body, *rest])
        live = await hub.find(code)
        assert live is not None and live.room.seq == 7 and live.timer is None
        assert live.room.game.state.top.kind == codes.TURN, "it stands where it could not be followed"
        peer, line = heard(hub, live)
        await line.handle(b'{"do":"hello","tokens":["token-0"],"words":true,"language":"de"}')
        await line.handle(b'{"do":"chat","id":"x","seat":0,"text":"hey"}')
        await written(line)
        said = [msgspec.json.decode(message) for message in peer.got]
        assert said[0]["is"] == "welcome" and said[0]["told"][-1]["chat"] == "what now?"
        assert (said[-1]["word"], said[-1]["id"]) == (word, "x") and "ansehen" in said[-1]["text"]

    run(work, tmp_path)


def test_a_game_of_other_rules_is_looked_at_but_neither_played_nor_written_down(tmp_path: Path) -> None:
    """What was said by the rules of the version before is never taken for a game of these."""

    async def work(hub: Hub, _: LiveRoom) -> None:
        code = await kept(hub, "", [], RULES_VERSION - 1)
        live = await hub.find(code)
        assert live is not None and live.room.frozen == "other-edition" and live.timer is None
        peer, line = heard(hub, live)
        await line.handle(b'{"do":"hello","tokens":["token-0"],"words":true,"language":"de"}')
        await line.handle(b'{"do":"act","id":"x","seat":0,"say":["throw"]}')
        await written(line)
        said = msgspec.json.decode(peer.got[-1])
        assert said["word"] == "other-edition" and "Regeln haben sich geändert" in said["text"]
        with pytest.raises(Wrong, match="other-edition"):
            proof.record_of(hub.store.read(code), code, b"seed")

    run(work, tmp_path)


def test_a_room_that_cannot_be_read_does_not_keep_the_others_asleep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hub: Hub, live: LiveRoom) -> None:
        await hub.write(live, lambda now: e.BotSeated(2, "simple", "Robo"))
        await hub.write(live, lambda now: e.GameStarted([2, 0], said=["* 6-5", "* 1-2"]))
        bad = await kept(hub, "", [])
        with hub.store.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE room SET at = 9999999999999 WHERE code = ?", (bad,))
        hub.live.clear()
        load = hub._load
        monkeypatch.setattr(hub, "_load", lambda code: load(code) if code != bad else broken())
        assert hub.store.active() == [bad, live.room.code]
        await hub.resume_all()
        assert live.room.code in hub.live

    async def broken() -> LiveRoom | None:
        raise DatabaseUnusable("read", "OperationalError")

    run(work, tmp_path)


# One line ----------------------------------------------------------------------------------------------


def test_a_slow_reader_gets_everything_in_order_or_is_cut_off() -> None:
    async def work() -> None:
        peer = Peer()
        line = line_to(peer, None, None)
        for n in range(lines.MOST_BEHIND - 1):
            line.send(str(n).encode())
        await asyncio.sleep(0)
        peer.slow.set()
        await written(line)
        assert peer.got == [str(n) for n in range(lines.MOST_BEHIND - 1)]
        peer.slow.clear()
        for n in range(lines.MOST_BEHIND + 2):
            line.send(str(n).encode())
        peer.slow.set()
        await written(line)
        assert peer.code == lines.TOO_SLOW and len(line.behind) == 0
        assert peer.reason == plain("de").say("server-too-slow")

    event_loop.run(work())


def test_a_slow_reader_is_cut_off_by_bytes_too() -> None:
    async def work() -> None:
        peer, large = Peer(), b"x" * (lines.MOST_WAITING // 4)
        line = line_to(peer, None, None)
        for _ in range(4):
            line.send(large)
        peer.slow.set()
        await written(line)
        assert len(peer.got) == 4 and not line.closed, "not one byte too many, and taken ones do not count"
        peer.slow.clear()
        for _ in range(5):
            line.send(large)
        peer.slow.set()
        await written(line)
        assert peer.code == lines.TOO_SLOW and len(peer.got) < 9

    event_loop.run(work())


def test_the_same_report_is_kept_once(tmp_path: Path) -> None:
    async def work(hub: Hub, live: LiveRoom) -> None:
        _, line = heard(hub, live)
        await line.handle(b'{"do":"hello","client":"c","tokens":["token-0"]}')
        for name in "aab":
            await line.handle(f'{{"do":"report","id":"{name}","seat":0,"whom":1,"reason":"rude"}}'.encode())
        with hub.store.engine.connect() as connection:
            assert connection.exec_driver_sql("SELECT count(*) FROM report").scalar() == 2

    run(work, tmp_path)


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_frames_are_read_by_others_as_they_were_meant(size: int) -> None:
    from websockets.frames import Frame
    from websockets.streams import StreamReader

    reader = StreamReader()
    reader.feed_data(framed(b"x" * size))
    parsing = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as done:
        next(parsing)
    frame = done.value.value
    assert (int(frame.opcode), frame.fin, len(frame.data)) == (1, True, size)


def test_who_greets_late_is_in_the_same_room_as_everybody(tmp_path: Path) -> None:
    async def work(hub: Hub, live: LiveRoom) -> None:
        _, line = heard(hub, live)
        live.used -= hubs.IDLE + 1
        hub.sweep()
        other = await hub.find(live.room.code)
        assert other is not None and other is not live, "nobody was there, so it was let go"
        await line.handle(b'{"do":"hello"}')
        assert line.live is other and line in other.connections

    run(work, tmp_path)


def test_who_is_always_a_little_too_fast_is_cut_off(tmp_path: Path) -> None:
    async def work(hub: Hub, live: LiveRoom) -> None:
        peer, line = heard(hub, live)
        messages = [{"type": "websocket.receive", "text": '{"do":"ping","n":1}'}] * (6 * lines.MOST_EXCESS)
        good = [True, False, False] * (2 * lines.MOST_EXCESS)  # a third of them in time
        line.credits = SimpleNamespace(take=lambda: good.pop(0), wait=lambda: 1)  # type: ignore[assignment]

        async def receive() -> dict[str, Any]:
            await written(line)
            return messages.pop()

        line.raw_receive = receive
        await line.run()
        assert peer.code == lines.TOO_MUCH and messages

    run(work, tmp_path)
