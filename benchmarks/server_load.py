"""How much does one server carry? Real processes, real sockets, loopback only, bounded in time.

    python benchmarks/server_load.py [--rooms 1000] [--seconds 20] [--busy 200] [--words] [--champions 0]
                                     [--brief] [--priority] [--json]

Four figures: the time from a command to the last of its four broadcasts at one action per room every two
seconds; actions per second of the server's CPU when some rooms play as fast as they can; the time from a cut
line to being at the table again; memory of rooms, once with their connections and once, after kill -9 and a
restart, as they lie in memory with nobody there. The clients run in this process. On a busy machine the
latency holds their delays too, and the CPU counts more for the same work: `calibration_ms` says how much a
fixed piece of work takes at the time.

With `--words` every client asks for sentences, as browsers do. With `--champions` so many rooms of four
champions think all the time beside the others. `--brief` leaves out what rooms leave behind, which takes
minutes.

What a room leaves behind that everybody has left is measured by doing everything twice: what the connections
of the first round took stays with the process for the next ones, so only what the second round adds is the
rooms'.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import re
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
import uvloop

SEATS = 4
PERIOD = 2.0
RETURNING = 100  # lines that are cut
PREFERRED = ("buy", "throw", "end-turn", "raise", "pay", "walk", "pass", "decline", "take-card", "bankrupt")


class Choice(msgspec.Struct):
    """A line of the menu."""

    say: str


class Mine(msgspec.Struct):
    """What a seat may say."""

    seat: int
    question: int = 0
    menu: list[Choice] | None = None


class Heard(msgspec.Struct):
    """What this client reads of any message."""

    kind: str = msgspec.field(name="is")
    version: int = 0
    mine: list[Mine] = []
    word: str = ""
    token: str = ""


hear = msgspec.json.Decoder(Heard).decode


class Line(asyncio.Protocol):
    """The smallest client of a WebSocket: text frames, no extensions."""

    def __init__(self, room: Room | Champions | Returning, seat: int) -> None:
        self.room = room
        self.seat = seat
        self.data = b""
        self.open = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        """Ask for the upgrade."""
        self.transport = transport
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        transport.write(
            f"GET /api/rooms/{self.room.code}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take frames out of what came."""
        self.data += data
        if not self.open.done():
            head, mark, rest = self.data.partition(b"\r\n\r\n")
            if not mark:
                return
            self.data = rest
            self.open.set_result(b" 101 " in head.splitlines()[0])
        while (frame := self.take()) is not None:
            kind, body = frame
            if kind == 1:
                self.room.heard(self, body)
            elif kind == 9:
                self.write(10, body)

    def take(self) -> tuple[int, bytes] | None:
        """Return the next whole frame."""
        data = self.data
        if len(data) < 2:
            return None
        size, start = data[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + size:
            return None
        self.data = data[start + size :]
        return data[0] & 15, data[start : start + size]

    def send(self, **command: Any) -> None:
        """Send a command."""
        self.write(1, json.dumps(command).encode())

    def write(self, kind: int, body: bytes) -> None:
        """Send a frame; a mask of zeros is a mask."""
        size = len(body)
        head = (
            bytes([128 | kind, 128 | size])
            if size < 126
            else bytes([128 | kind, 254]) + size.to_bytes(2, "big")
        )
        self.transport.write(head + b"\0\0\0\0" + body)


class Room:
    """A room with four clients that play on when told to."""

    def __init__(self, code: str, load: Load) -> None:
        self.code = code
        self.load = load
        self.lines: list[Line] = []
        self.tokens: dict[int, str] = {}
        self.version = 0
        self.todo: tuple[int, int, str] | None = None
        self.sent = 0.0
        self.waiting = 0  # the version under way
        self.told = 0
        self.count = 0
        self.ready = asyncio.Event()

    async def enter(self, port: int) -> None:
        """Four clients sit down and start."""
        loop = asyncio.get_running_loop()
        for seat in range(SEATS):
            _, line = await loop.create_connection(lambda seat=seat: Line(self, seat), "127.0.0.1", port)  # type: ignore[misc]
            assert await line.open
            self.lines.append(line)
            line.send(do="hello", words=self.load.options.words)
            line.send(do="sit", id="s", name=f"P{seat}", seat=seat)
        await asyncio.sleep(0.05)
        self.lines[0].send(do="start", id="go")
        await asyncio.wait_for(self.ready.wait(), 30)

    def heard(self, line: Line, body: bytes) -> None:
        """Note what to say next, and when all four have been told."""
        message = hear(body)
        self.version = message.version or self.version
        if message.token:
            self.tokens[line.seat] = message.token
        if message.kind == "refused":
            self.load.refused[message.word] = self.load.refused.get(message.word, 0) + 1
        for mine in message.mine:
            if mine.question and mine.menu and mine.seat == line.seat:
                words = [choice.say for choice in mine.menu]
                say = next((word for word in PREFERRED if word in words), words[0])
                self.todo = (mine.seat, mine.question, "want 0" if say == "want" else say)
                self.ready.set()
        if self.sent and message.kind == "step":
            self.told += 1
            if self.told == SEATS:
                self.done()

    def act(self) -> None:
        """Say what is to be said."""
        if self.todo is None or self.sent:
            return
        seat, question, say = self.todo
        self.todo = None
        self.count += 1
        self.told = 0
        self.sent = time.perf_counter()
        self.lines[seat].send(do="act", id=str(self.count), seat=seat, say=[say], question=question)

    def done(self) -> None:
        """The action has reached everybody."""
        self.load.times.append(time.perf_counter() - self.sent)
        self.sent = 0.0
        if self.load.flat_out:
            self.act()


class Returning:
    """A player whose line is cut, and who comes back by version."""

    def __init__(self, room: Room, seat: int) -> None:
        self.code = room.code
        self.hello = {"do": "hello", "tokens": [room.tokens[seat]], "since": room.version}
        self.cut = room.lines[seat].transport
        self.there = asyncio.get_running_loop().create_future()

    async def come(self, port: int) -> float:
        """Cut the line; return the seconds until everything missed has come over a new one."""
        began = time.perf_counter()
        self.cut.abort()
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: Line(self, 0), "127.0.0.1", port)
        assert await line.open
        line.send(**self.hello)
        await self.there
        line.transport.abort()
        return time.perf_counter() - began

    def heard(self, line: Line, body: bytes) -> None:
        """Note the last message of a welcome."""
        if body.startswith(b'{"is":"presence"') and not self.there.done():
            self.there.set_result(None)


class Champions:
    """A room of champions; its host gives up at the first question and listens."""

    def __init__(self, code: str, load: Load) -> None:
        self.code = code
        self.load = load

    async def begin(self, port: int) -> None:
        """Sit down, fill the other seats, and start."""
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: Line(self, 0), "127.0.0.1", port)
        assert await line.open
        line.send(do="hello")
        line.send(do="sit", id="s", name="Host", seat=0)
        line.send(do="start", id="go", fill="champion")

    def heard(self, line: Line, body: bytes) -> None:
        """Give up when asked; count what the champions do."""
        message = hear(body)
        self.load.thoughts += message.kind == "step"
        for mine in message.mine:
            if mine.question:
                line.send(do="act", id=str(mine.question), seat=0, say=["resign"], question=mine.question)


class Load:
    """The measurement."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.times: list[float] = []
        self.refused: dict[str, int] = {}
        self.flat_out = False
        self.thoughts = 0  # steps in the rooms of champions
        self.rooms: list[Room] = []

    def start(self, folder: str) -> None:
        """Start a server on a free port."""
        self.folder = folder
        command = [sys.executable, "-m", "bankhalter", "--language", "en", "serve", "--port", "0"]
        command += ["--database", f"{folder}/rooms.db", "--lines", "100000", "--rooms", "100000"]
        command += ["--rate", "100000", "--chat", "100000"]
        self.server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.server.stdout is not None
        found = re.search(r":(\d+)/", self.server.stdout.readline())
        assert found
        self.port = int(found[1])

    def cpu(self) -> float:
        """Return the seconds of CPU the server has used."""
        fields = Path(f"/proc/{self.server.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Return the server's memory in KB."""
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.server.pid}/status").read_text())
        assert found
        return float(found[1])

    async def open_rooms(self) -> None:
        """Open all rooms and let everybody sit down, a few at a time."""
        import httpx

        limit = asyncio.Semaphore(20)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60) as http:

            async def one() -> None:
                async with limit:
                    answer = await http.post("/api/rooms", json={"seats": SEATS})
                    room = Room(answer.json()["code"], self)
                    self.rooms.append(room)
                    await room.enter(self.port)

            await asyncio.gather(*(one() for _ in range(self.options.rooms)))

    async def open_champions(self) -> None:
        """Open rooms in which four champions play on; whoever opened them looks on."""
        import httpx

        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60) as http:
            for _ in range(self.options.champions):
                options = {"seats": SEATS + 1, "pace": 0}
                code = (await http.post("/api/rooms", json=options)).json()["code"]
                await Champions(code, self).begin(self.port)
        while self.options.champions and self.thoughts < 20 * self.options.champions:
            await asyncio.sleep(0.5)

    async def steady(self) -> dict[str, float]:
        """One action per room every two seconds, spread evenly."""
        self.times.clear()
        began, end = self.cpu(), time.perf_counter() + self.options.seconds
        wait = PERIOD / len(self.rooms)
        due = time.perf_counter()
        while time.perf_counter() < end:
            for room in self.rooms:
                room.act()
                due += wait
                if due > time.perf_counter():
                    await asyncio.sleep(due - time.perf_counter())
        await asyncio.sleep(1)
        return self.figures("steady", self.cpu() - began, self.options.seconds)

    async def saturated(self) -> dict[str, float]:
        """Some rooms play as fast as they can."""
        self.times.clear()
        self.flat_out = True
        began, start = self.cpu(), time.perf_counter()
        for room in self.rooms[: self.options.busy]:
            room.act()
        best = 0.0
        for _ in range(int(self.options.seconds / 2)):
            cpu, count = self.cpu(), len(self.times)
            await asyncio.sleep(1)
            best = max(best, (len(self.times) - count) / max(0.01, self.cpu() - cpu))
        self.flat_out = False
        found = self.figures("saturated", self.cpu() - began, time.perf_counter() - start)
        return {**found, "best_second_actions_per_cpu_second": round(best, 1)}

    async def resumed(self) -> dict[str, float]:
        """In some rooms a line is cut and comes back, while the others play on at their usual pace."""
        times = []
        for i, room in enumerate(self.rooms[-RETURNING:]):
            times.append(await Returning(room, i % SEATS).come(self.port))
            for other in self.rooms[:RETURNING]:
                other.act()
        times.sort()
        return {
            "resumed_p50_ms": round(1000 * times[len(times) // 2], 1),
            "resumed_worst_ms": round(1000 * times[-1], 1),
        }

    def figures(self, name: str, cpu: float, seconds: float) -> dict[str, float]:
        """Return what was measured."""
        times = sorted(self.times)
        return {
            f"{name}_actions": len(times),
            f"{name}_per_second": round(len(times) / seconds, 1),
            f"{name}_p50_ms": round(1000 * statistics.median(times), 2),
            f"{name}_p99_ms": round(1000 * times[int(len(times) * 0.99)], 2),
            f"{name}_cpu_us_per_action": round(1e6 * cpu / len(times), 1),
            f"{name}_actions_per_cpu_second": round(len(times) / cpu, 1),
        }

    async def run(self) -> dict[str, Any]:
        """Measure everything."""
        await self.in_memory()  # what the first request brings into memory is not a room's
        empty = self.memory()
        await self.open_rooms()
        found: dict[str, Any] = {"calibration_ms": calibration()}
        found |= {"rooms": len(self.rooms), "sockets": SEATS * len(self.rooms)}
        found["memory_kb_per_room_with_sockets"] = round((self.memory() - empty) / len(self.rooms), 1)
        await self.open_champions()
        if self.options.priority:
            self.go_first(os.SCHED_RR, 5)
        thoughts = self.thoughts
        found |= await self.steady()
        if self.options.champions:
            found["steps_of_champions"] = self.thoughts - thoughts
        found |= await self.saturated()
        found |= await self.resumed()
        if self.options.priority:
            self.go_first(os.SCHED_OTHER, 0)
        found["calibration_after_ms"] = calibration()
        found["refused"] = self.refused
        if not self.options.brief:
            found |= await self.left_behind(empty)
        return found | await self.read_back(empty)

    async def left_behind(self, empty: float) -> dict[str, float]:
        """Let everybody leave, twice, and return what the process keeps of each room."""
        first = await self.all_leave()
        await self.open_rooms()
        second = await self.all_leave()
        return {
            "memory_kb_per_room_all_gone": round((first - empty) / self.options.rooms, 1),
            "memory_kb_per_further_room_left_alone": round((second - first) / self.options.rooms, 1),
        }

    async def read_back(self, empty: float) -> dict[str, float]:
        """Kill the server and start it again: how long until it answers, and what rooms take then."""
        began = time.perf_counter()
        self.server.kill()
        self.server.wait()
        self.start(self.folder)
        rooms, before = await self.in_memory(), -1
        found = {"answers_after_kill_s": round(time.perf_counter() - began, 2)}
        while rooms > before:
            await asyncio.sleep(2)
            before, rooms = rooms, await self.in_memory()
        return {**found, "memory_kb_per_room_read_back": round((self.memory() - empty) / rooms, 1)}

    async def all_leave(self) -> float:
        """Close all connections; return the server's memory once its rooms have gone to sleep."""
        for room in self.rooms:
            for line in room.lines:
                line.transport.abort()
        self.rooms.clear()
        while await self.in_memory():
            await asyncio.sleep(5)
        await asyncio.sleep(15)
        return self.memory()

    def go_first(self, policy: int, priority: int) -> None:
        """Let server and clients run before or beside everything else on the machine."""
        for process in (self.server.pid, os.getpid()):
            for thread in Path(f"/proc/{process}/task").iterdir():
                os.sched_setscheduler(int(thread.name), policy, os.sched_param(priority))

    async def in_memory(self) -> int:
        """Return how many rooms the server holds in memory."""
        import httpx

        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60) as http:
            return int((await http.get("/health")).json()["rooms"])


def calibration() -> float:
    """Return the CPU a fixed piece of work takes here, in milliseconds: busy neighbours make it more."""
    began = time.process_time()
    table: dict[int, int] = {}
    for i in range(1_000_000):
        table[i & 1023] = table.get(i & 511, 0) + i
    return round(1000 * (time.process_time() - began), 1)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rooms", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--busy", type=int, default=200, help="rooms that play as fast as they can")
    parser.add_argument("--words", action="store_true", help="clients ask for sentences")
    parser.add_argument("--champions", type=int, default=0, help="rooms of four champions beside")
    parser.add_argument("--brief", action="store_true", help="leave the memory out")
    parser.add_argument("--priority", action="store_true", help="measure with real-time priority (root)")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    load = Load(options)
    with tempfile.TemporaryDirectory() as folder:
        load.start(folder)
        try:
            found = uvloop.run(asyncio.wait_for(load.run(), 600 + 3 * options.seconds))
        finally:
            load.server.kill()
            load.server.wait()
    print(
        json.dumps(found) if options.json else "\n".join(f"{key:36} {value}" for key, value in found.items())
    )


if __name__ == "__main__":
    main()
