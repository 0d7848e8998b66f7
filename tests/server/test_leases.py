"""Several servers: who looks after which rooms, and what becomes of them when one is gone, or seems to be."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from server import postgres
from server.desk import Client, Server, wait_for
from server.event_loop import run
from server.log import chained
from server.pair import Pair, ask, paired
from websockets.exceptions import ConnectionClosed

from bankhalter.server.admin import log_check
from bankhalter.server.storage import entries as e
from bankhalter.server.storage import leases
from bankhalter.server.storage.entries import Row
from bankhalter.server.storage.leases import SHARES, Lease, LeaseSurvey
from bankhalter.server.storage.store import Store

SAID = 250  # words of each talker
NEEDS_POSTGRES = pytest.mark.skipif(not postgres.available(), reason="no PostgreSQL")


# Who is due what ---------------------------------------------------------------------------------------


def settled(there: list[str], owners: list[str]) -> list[str]:
    """Let everybody give and take until nothing changes; return who has each share."""
    for _ in range(10):
        for name in there:
            look = LeaseSurvey(there, [Lease(share, owner, 0) for share, owner in enumerate(owners)])
            for lease in leases.surplus(look, name):
                owners[lease.share] = ""
            look = LeaseSurvey(there, [Lease(share, owner, 0) for share, owner in enumerate(owners)])
            for lease in leases.vacant(look, name):
                owners[lease.share] = name
    return owners


@pytest.mark.parametrize("there", [["a"], ["a", "b"], ["a", "b", "c"], [f"s{n:02}" for n in range(20)]])
@pytest.mark.parametrize("before", [[""] * SHARES, ["a"] * SHARES, ["gone"] * SHARES, ["b", "gone"] * 8])
def test_shares_are_balanced_whoever_had_them(there: list[str], before: list[str]) -> None:
    owners = settled(there, list(before))
    counts = [owners.count(name) for name in there]
    assert sum(counts) == SHARES and max(counts) - min(counts) <= 1


def test_nothing_changes_hands_without_need() -> None:
    before = settled(["a", "b", "c"], [""] * SHARES)
    assert settled(["a", "b", "c"], list(before)) == before
    after = settled(["a", "c"], list(before))
    kept = [share for share in range(SHARES) if before[share] != "b"]
    assert [after[share] for share in kept] == [before[share] for share in kept]


# The fence ---------------------------------------------------------------------------------------------


def line(game: str, seq: int = 1) -> list[Row]:
    return chained([Row(game, seq, 1000, "", None, e.write(e.ChatSent(0, "hey")))])


@pytest.mark.slow
@NEEDS_POSTGRES
def test_a_late_owner_writes_nothing_and_its_neighbours_do(cluster: str) -> None:
    """The fence moved between the decision and the commit; what others write in the same group is written."""
    store = Store(cluster)
    store.open()
    [(fence,)] = ask(
        cluster, "UPDATE lease SET owner = 'me', fence = fence + 1 WHERE share = 3 RETURNING fence"
    )

    async def write() -> list[str]:
        late, good = (3, int(str(fence)) - 1), (3, int(str(fence)))
        jobs = (store.append(line("late"), fence=late), store.append(line("person")))
        return [await job for job in (*jobs, store.append(line("owner"), fence=good))]

    assert run(write()) == ["fenced", "ok", "ok"]
    assert [len(store.read(game)) for game in ("late", "person", "owner")] == [0, 1, 1]
    store.close()


# Faults ------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def pair() -> Iterator[Pair]:
    """Two servers; at the end the log is whole, and nothing went wrong that nobody meant to."""
    with paired() as found:
        yield found
        store = Store(found.database.url())
        assert [finding for finding in log_check.check_all(store) if finding.word] == []
        store.engine.dispose()
        for server in found.servers:
            wrong = [said for said in server.errors if "Traceback" in said]
            assert [
                said for said in wrong if "OperationalError" not in said
            ] == []  # the database was stopped


@pytest.mark.slow
@NEEDS_POSTGRES
def test_bots_go_on_while_a_server_hangs_and_it_shares_again_afterwards(pair: Pair) -> None:
    os.kill(pair.servers[1].process.pid, signal.SIGSTOP)
    wait_for(lambda: len(set(pair.owners())) == 1)
    pair.go_on()
    os.kill(pair.servers[1].process.pid, signal.SIGCONT)
    wait_for(pair.balanced)
    pair.go_on()


@pytest.mark.slow
@NEEDS_POSTGRES
def test_bots_go_on_while_a_cable_is_pulled(pair: Pair) -> None:
    if pair.cable is None:
        pytest.skip("no network namespaces here")
    pair.cable.pull()
    wait_for(lambda: len(set(pair.owners())) == 1)
    pair.go_on()
    pair.cable.plug()
    wait_for(pair.balanced)
    pair.go_on()


@pytest.mark.slow
@NEEDS_POSTGRES
def test_bots_go_on_after_the_database_was_away(pair: Pair) -> None:
    owners = pair.owners()
    pair.database.stop()
    pair.database.start()
    pair.go_on()
    assert sorted(set(pair.owners())) == sorted(set(owners)), "nobody was taken for gone"


class Talker:
    """Somebody who says many things while the database comes and goes, and asks again as told to."""

    def __init__(self, server: Server, code: str, name: str) -> None:
        self.server, self.code = server, code
        self.client = Client(server, code)
        self.seat = self.client.sit(name)
        self.open = {f"q{i}": self.word(i) for i in range(SAID)}
        self.acknowledged: dict[str, int] = {}
        self.refused: set[str] = set()
        self.unsettled = 0

    def word(self, number: int) -> dict[str, Any]:
        return {"do": "chat", "id": f"q{number}", "seat": self.seat, "text": f"word {number}"}

    def talk(self) -> None:
        """Say everything, and go on until each word has its answer."""
        for number, frame in enumerate(list(self.open.values())):
            self.tell(frame)
            time.sleep(0.02 if number % 10 == 0 else 0)
        while self.open:
            try:
                self.hear(self.client.receive())
            except ConnectionClosed:
                self.come_back()

    def tell(self, frame: dict[str, Any]) -> None:
        try:
            self.client.send(frame)
        except ConnectionClosed:
            self.come_back()

    def come_back(self) -> None:
        """Connect again, and say again what was not answered."""
        before = self.client
        self.client = Client(self.server, self.code, before.tokens, client=before.client)
        for frame in list(self.open.values()):
            self.client.send(frame)

    def hear(self, message: dict[str, Any]) -> None:
        name = message.get("id", "")
        if name not in self.open:
            return
        if message["is"] == "unsettled":
            self.unsettled += 1
            self.client.send(self.open[name])
            return
        del self.open[name]
        if message["is"] == "ack":
            self.acknowledged[f"{self.client.client}/{name}"] = message["version"]
        else:
            assert message["is"] == "refused" and message["word"] in ("trouble", "busy")
            self.refused.add(f"{self.client.client}/{name}")


@pytest.mark.slow
@NEEDS_POSTGRES
def test_every_answer_while_the_database_stops_is_true(pair: Pair) -> None:
    """What is acknowledged is in the log, once, where it was said to be; what is refused is not."""
    code = pair.servers[0].open(seats=2)
    talkers = [Talker(server, code, f"T{i}") for i, server in enumerate(pair.servers)]
    with ThreadPoolExecutor(2) as pool:
        talking = [pool.submit(talker.talk) for talker in talkers]
        for _ in range(2):
            time.sleep(0.2)
            pair.database.stop()
            time.sleep(2.5)  # longer than the writer tries again by itself
            pair.database.start()
        for done in talking:
            done.result()
    store = Store(pair.database.url())
    rows = store.read(code)
    store.engine.dispose()
    found = {row.command: row.seq for row in rows if row.command}
    assert len(found) == len([row for row in rows if row.command])
    for talker in talkers:
        assert talker.acknowledged.items() <= found.items() and not talker.refused & found.keys()
        assert len(talker.acknowledged) + len(talker.refused) == SAID
    assert sum(talker.unsettled for talker in talkers) > 0, "it was hit while it wrote"


@pytest.mark.slow
@NEEDS_POSTGRES
def test_players_leave_a_server_that_cannot_reach_the_database(pair: Pair) -> None:
    """Perhaps another one can; where none can they are back at once, see the table, and play on later."""
    client = Client(pair.servers[1], pair.rooms[0])
    pair.database.stop()
    assert client.closed() == 1012
    assert Client(pair.servers[1], pair.rooms[0]).version >= client.version
    pair.database.start()
    wait_for(lambda: all(server.healthy() for server in pair.servers))
    pair.go_on()


@pytest.mark.slow
@NEEDS_POSTGRES
def test_a_server_that_goes_hands_everything_on(pair: Pair) -> None:
    """Its rooms at once, and its connections: they are asked to come back, and told of no restart."""
    client = Client(pair.servers[1], pair.rooms[0])
    pair.servers[1].process.terminate()
    wait_for(lambda: len(set(pair.owners())) == 1)
    closed = client.closed()
    assert closed == 1012 and not [said for said in client.others if said["is"] == "banner"]
    pair.go_on()
    pair.servers[1].process.wait()
    pair.servers[1].tidy()
    pair.servers[1].start()
    wait_for(pair.balanced)
    pair.go_on()
