"""The analysis of a finished game on a server: in a process of its own, told in words, stopped by a word."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from server.desk import Client, Server, serving
from server.test_probes import wait_for

from bankhalter.server.schedule.analysis_jobs import AnalysisJob, AnalysisJobs, AnalysisLimits

GERMAN = {"accept-language": "de"}


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("analyses") / "rooms.db"), "--rooms", "100") as found:
        yield found
        assert not any("Traceback" in line for line in found.errors), found.errors


def begun(server: Server) -> tuple[Client, str]:
    """Somebody who plays against a computer and is asked."""
    code = server.open(seats=2)
    client = Client(server, code)
    client.sit("Anna")
    assert client.ask("start", fill="simple")["is"] == "ack"
    while not client.table or client.table["asked"] != 0:
        client.receive()
    return client, code


def analysis(server: Server, code: str, method: str) -> dict[str, Any]:
    answer = server.http.request(method, f"/api/rooms/{code}/analysis", headers=GERMAN)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_finished_game_is_analysed_once_for_everybody(hall: Server) -> None:
    client, code = begun(hall)
    assert hall.http.post(f"/api/rooms/{code}/analysis").status_code == 409
    assert client.act(0, "resign")["is"] == "ack"
    assert analysis(hall, code, "GET") == {"state": "none", "share": 0.0}
    assert analysis(hall, code, "POST")["state"] in ("waiting", "running")
    wait_for(lambda: analysis(hall, code, "GET")["state"] == "done")
    found = analysis(hall, code, "POST")
    steps = hall.http.get(f"/api/rooms/{code}/replay").json()["steps"]
    assert found["found"]["actions"] == sum(len(step.get("said", [])) for step in steps)
    assert found["found"]["winners"] == [1]
    assert found["words"]["accounts"][0]["text"].startswith("Anna ")
    assert found["words"]["accounts"][0]["you"].startswith("Du ")
    assert [one["done"] for one in found["found"]["mistakes"]] == [["1 resign"]]
    assert "aufgeben. Besser: " in found["words"]["mistakes"][0]
    for one in found["found"]["accounts"]:
        assert one["start"] + one["luck"] + one["own"] + one["others"] == pytest.approx(one["end"], abs=1e-9)


def test_an_analysis_that_is_stopped_can_begin_again() -> None:
    jobs = AnalysisJobs(AnalysisLimits())
    job = jobs.jobs["abc"] = AnalysisJob(game=None)  # type: ignore[arg-type]
    assert job.alive and not jobs.full
    job.stop()
    assert job.state == "stopped" and jobs.find("abc") is job
