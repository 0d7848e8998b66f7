"""Probes: played once for everybody, stopped by a word, kept by what was played."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.desk import Server, serving
from server.event_loop import run
from server.test_bot_workers import alive, on_linux

from bankhalter.edition import from_tree, load
from bankhalter.lab.probe.balance import Balance, probe
from bankhalter.lab.probe.probe_process import ProbeLimits
from bankhalter.server.schedule.probe_jobs import ProbeJobs, probe_name
from bankhalter.server.storage.probe_results import ProbeResults
from bankhalter.server.storage.store import Store

PATIENCE = 300.0  # seconds
GERMAN = {"accept-language": "de"}
RED = (21, 23, 24)
DRAFT: dict[str, Any] = {
    "format": 1,
    "extends": "standard",
    "id": "lindenau",
    "name": {"de": "Lindenau", "en": "Lindenau"},
}


def dear(factor: float, **parts: Any) -> dict[str, Any]:
    """A draft whose red streets have other rents."""
    spaces = load("standard").spaces
    rents = {str(at): {"rent": [round(factor * rent) for rent in spaces[at].rent]} for at in RED}
    return {**DRAFT, "spaces": rents, **parts}


def asked(http: httpx.Client, tree: dict[str, Any], start: bool = True) -> httpx.Response:
    return http.post("/api/probes", json={"tree": tree, "start": start}, headers=GERMAN)


def told(http: httpx.Client, tree: dict[str, Any], start: bool = True) -> dict[str, Any]:
    answer = asked(http, tree, start)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def state(http: httpx.Client, job: str) -> dict[str, Any]:
    found: dict[str, Any] = http.get(f"/api/probes/{job}").json()
    return found


def wait_for(ready: Callable[[], bool]) -> None:
    """Wait until something holds; a probe comes after everything else on a machine."""
    end = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.1)


def workers(server: Server) -> list[int]:
    """The processes of a server that play probes."""
    text = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text()
    lines = {int(pid): Path(f"/proc/{pid}/cmdline").read_bytes() for pid in text.split()}
    return [pid for pid, line in lines.items() if b"probe_worker" in line]


@pytest.fixture(scope="module")
def mill(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which people may have many probes played."""
    place = str(tmp_path_factory.mktemp("probes") / "rooms.db")
    with serving(place, "--probes", "1000", "--rooms", "100") as found:
        yield found
        assert not any("Traceback" in line for line in found.errors), found.errors


def test_names_and_looks_need_no_game(mill: Server) -> None:
    found = told(mill.http, {**DRAFT, "spaces": {"1": {"name": {"de": "Hof"}}}})
    assert found["state"] == "done"
    assert (found["result"]["games"], found["result"]["findings"]) == (0, [])


def test_nobody_has_asked_yet(mill: Server) -> None:
    found = told(mill.http, dear(1.3), start=False)
    assert (found["state"], found["played"], found["result"]) == ("none", 0, None)
    assert state(mill.http, found["job"])["state"] == "none"


def test_a_probe_is_stopped_and_what_was_played_is_judged(mill: Server) -> None:
    job = told(mill.http, dear(2))["job"]
    wait_for(lambda: state(mill.http, job)["played"] > 0)
    assert mill.http.delete(f"/api/probes/{job}").status_code == 200
    wait_for(lambda: state(mill.http, job)["state"] == "stopped")
    found = told(mill.http, dear(2), start=False)
    games = found["result"]["games"]
    assert 10 <= games < 1000 == found["result"]["wanted"]
    effects = {(one["part"], one["name"]): one for one in found["result"]["effects"]}
    assert effects["group", "red"]["label"] == "Rot"
    assert effects["group", "red"]["low"] <= effects["group", "red"]["high"]
    assert {name for part, name in effects if part == "place"} == {"1", "2", "3", "4"}
    again = told(mill.http, dear(2))
    assert again["state"] in ("waiting", "running") and again["result"] is None
    mill.http.delete(f"/api/probes/{job}")


def test_other_names_need_no_other_games(mill: Server) -> None:
    first = told(mill.http, dear(3))
    named = dear(3, id="heim", groups={"red": {"name": {"de": "Ziegelrot"}}})
    assert told(mill.http, named, start=False)["job"] == first["job"]
    assert told(mill.http, dear(3.1), start=False)["job"] != first["job"]
    mill.http.delete(f"/api/probes/{first['job']}")


def test_it_goes_on_for_whoever_still_waits(mill: Server) -> None:
    with (
        httpx.Client(base_url=str(mill.http.base_url)) as anna,
        httpx.Client(base_url=str(mill.http.base_url)) as ben,
    ):
        job = told(anna, dear(4))["job"]
        assert told(ben, dear(4))["job"] == job
        assert anna.delete(f"/api/probes/{job}").json()["state"] in ("waiting", "running")
        assert httpx.delete(f"{mill.http.base_url}api/probes/{job}").json()["state"] in ("waiting", "running")
        ben.delete(f"/api/probes/{job}")
        wait_for(lambda: state(ben, job)["state"] == "stopped")


def test_a_newer_probe_ends_the_older_one_of_the_same_guest(mill: Server) -> None:
    with httpx.Client(base_url=str(mill.http.base_url)) as anna:
        old = told(anna, dear(5))["job"]
        new = told(anna, dear(6))["job"]
        wait_for(lambda: state(anna, old)["state"] == "stopped")
        wait_for(lambda: state(anna, new)["state"] == "running")
        anna.delete(f"/api/probes/{new}")


@on_linux
def test_a_process_that_falls_is_told(mill: Server) -> None:
    with httpx.Client(base_url=str(mill.http.base_url)) as anna:
        job = told(anna, dear(7))["job"]
        wait_for(lambda: state(anna, job)["played"] > 0)
        [pid] = workers(mill)
        assert os.getpriority(os.PRIO_PROCESS, pid) >= 10
        os.kill(pid, signal.SIGKILL)
        wait_for(lambda: state(anna, job)["state"] == "failed")
        assert told(anna, dear(7), start=False)["result"] is None


@on_linux
def test_it_ends_with_its_server_however_that_ends(tmp_path: Path) -> None:
    for how in ("kill", "stop"):
        with serving(str(tmp_path / f"{how}.db")) as server:
            job = told(server.http, dear(2))["job"]
            wait_for(lambda job=job, server=server: state(server.http, job)["played"] > 0)
            pids = workers(server)
            assert pids
            getattr(server, how)()
            wait_for(lambda pids=pids: not any(map(alive, pids)))


def whole(place: str, limits: ProbeLimits) -> Balance | None:
    """Have a probe played to its end in a database, and look for its result there."""
    store = Store(place)
    store.open()
    results, edition = ProbeResults(store), from_tree(dear(2))

    async def played() -> None:
        jobs = ProbeJobs(results, limits, lambda: 1)
        job = jobs.start(probe_name(edition), edition, "anna")
        await asyncio.gather(*jobs.tasks)
        assert job.state == "done" and not jobs.jobs

    run(played())
    try:
        return results.find(probe_name(edition))
    finally:
        store.close()


def test_a_result_is_kept_by_what_was_played(place: str) -> None:
    found = whole(place, ProbeLimits(games=10))
    assert found is not None and (found.games, found.ended, found.edition) == (10, "games", "")
    assert replace(probe(from_tree(dear(2)), 10), edition="") == found


def test_when_the_time_is_over_it_is_judged_what_was_played(tmp_path: Path) -> None:
    found = whole(str(tmp_path / "rooms.db"), ProbeLimits(games=5000, seconds=1))
    assert found is not None and found.ended == "stopped" and 0 < found.games < 5000


def test_only_so_many_results_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bankhalter.server.storage.probe_results.MOST_RESULTS", 3)
    store = Store(str(tmp_path / "rooms.db"))
    store.open()
    results = ProbeResults(store)
    for number in range(5):
        results.keep(str(number), Balance("own", "standard", 1, 4, number, "games"), number)
    assert [results.find(str(number)) is not None for number in range(5)] == [False, False, True, True, True]
    store.close()


def test_a_draft_that_is_not_playable_is_refused_in_words(mill: Server) -> None:
    answer = asked(mill.http, {**DRAFT, "spaces": {"1": {"price": -3}}})
    assert (answer.status_code, answer.json()["word"]) == (422, "bad-edition")


def test_without_a_base_there_is_nothing_to_compare_with(mill: Server) -> None:
    answer = asked(mill.http, dict(load("standard").tree))
    assert (answer.status_code, answer.json()["word"]) == (422, "probe-no-base")
    assert answer.json()["text"].startswith("Diese Ausgabe hat keine Vorlage")


@pytest.mark.parametrize("name", ["0", "x" * 32, "0" * 33, "..%2f"])
def test_what_is_no_probe_is_refused(mill: Server, name: str) -> None:
    assert mill.http.get(f"/api/probes/{name}").status_code in (400, 404)


def test_a_guest_has_so_many_an_hour_and_an_address_five_times_as_many(tmp_path: Path) -> None:
    with serving(str(tmp_path / "rooms.db"), "--probes", "1", "--rooms", "100") as server:
        jobs = [told(server.http, dear(2))["job"]]
        refused = asked(server.http, dear(3))
        assert (refused.status_code, refused.json()["word"]) == (429, "probes-hour")
        assert refused.json()["text"] == (
            "Eine Probe in der Stunde spielt der Server für dich. Die nächste geht in 60 Minuten."
        )
        assert int(refused.headers["retry-after"]) > 3000
        for number in range(4, 10):
            with httpx.Client(base_url=str(server.http.base_url)) as other:
                answer = asked(other, dear(number))
                if answer.status_code == 200:
                    jobs.append(answer.json()["job"])
                other.delete(f"/api/probes/{answer.json().get('job')}")
        assert len(jobs) == 5
        assert told(server.http, dear(2), start=False)["job"] == jobs[0]


def test_an_operator_may_want_none(tmp_path: Path) -> None:
    with serving(str(tmp_path / "rooms.db"), "--probes", "0") as server:
        refused = asked(server.http, dear(2))
        assert (refused.status_code, refused.json()["word"]) == (403, "probes-off")
        assert told(server.http, DRAFT)["state"] == "done"  # nothing to be played for
