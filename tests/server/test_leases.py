"""Several servers: who looks after which rooms, and what becomes of them when one is gone, or seems to be."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest
from server import postgres
from server.desk import Client, wait_for
from server.event_loop import run
from server.log import chained
from server.pair import Pair, ask, paired

from bankhalter.server.admin import log_check
from bankhalter.server.storage import entries as e
from bankhalter.server.storage import leases
from bankhalter.server.storage.entries import Row
from bankhalter.server.storage.leases import SHARES, Lease, LeaseSurvey
from bankhalter.server.storage.store import Store

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
            assert not any("Traceback" in said for said in server.errors), server.errors


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
