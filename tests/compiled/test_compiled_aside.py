"""A server that began with the source: champions think compiled as soon as there is a build to think with."""

from __future__ import annotations

import json
import os
import sys

import pytest
from compiled.builds import ROOT, run
from server.hubs import with_hub
from server.test_bot_workers import begun
from structlog.testing import capture_logs

from bankhalter import compiled_aside
from bankhalter.core import compiled
from bankhalter.game.driver import Moment

STAMP = "what the source gives"


@pytest.fixture
def stamp(compiled_python, tmp_path, monkeypatch):
    """What `./dev play` tells of a build, and where the builder says that it is whole: nowhere yet."""
    (package,) = (ROOT / ".venv-compiled").rglob("site-packages/bankhalter")
    guard = tmp_path / "guard"
    guard.touch()
    told = {"package": str(package), "stamp": str(tmp_path / "ready"), "ready": [STAMP], "guard": str(guard)}
    told["say"] = "now they think"
    monkeypatch.setenv(compiled_aside.AWAITED, json.dumps(told))
    monkeypatch.setenv(compiled_aside.READY, "")  # what is set meanwhile is taken back
    monkeypatch.delenv(compiled_aside.READY)
    return tmp_path / "ready"


def test_champions_think_compiled_once_the_build_is_ready(stamp, tmp_path, capsys):
    """And say what they would have said; this process goes on with the source."""

    async def work(hub):
        workers, room = hub.scheduler.workers, (await begun(hub)).room
        slow = await workers.ask(room, Moment("answer", 0))
        worker = workers.of(room.code)
        first = worker.pool
        assert not compiled() and not first.submit(compiled).result()
        stamp.write_text(STAMP, encoding="utf-8")
        with capture_logs() as told:
            quick = await workers.ask(room, Moment("answer", 0))
        assert [line["event"] for line in told] == ["thinking-compiled"]
        assert worker.pool is not first and worker.pool.submit(compiled).result()
        assert room.game.write(quick.action) == room.game.write(slow.action)
        second = worker.pool
        assert await workers.ask(room, Moment("answer", 0)) == quick
        assert worker.pool is second and not compiled()

    with_hub(work, tmp_path)
    assert capsys.readouterr().err.splitlines().count("now they think") == 1


@pytest.mark.parametrize("found", ["", "what another source gives"])
def test_a_build_that_is_not_whole_or_of_another_source_is_left_alone(stamp, found):
    if found:
        stamp.write_text(found, encoding="utf-8")
    assert not compiled_aside.CompiledAside().take()
    assert compiled_aside.READY not in os.environ


@pytest.mark.skipif(os.name == "nt", reason="locks are those of POSIX")
def test_a_build_that_is_being_made_is_left_alone_and_one_in_use_is_not_replaced(stamp, tmp_path):
    import fcntl

    stamp.write_text(STAMP, encoding="utf-8")
    aside = compiled_aside.CompiledAside()
    with (tmp_path / "guard").open("rb") as builder:
        fcntl.flock(builder, fcntl.LOCK_EX)
        assert not aside.take()
    assert aside.take()
    with (tmp_path / "guard").open("rb") as builder, pytest.raises(BlockingIOError):
        fcntl.flock(builder, fcntl.LOCK_EX | fcntl.LOCK_NB)


def test_a_process_of_the_source_runs_the_build_it_is_told_of(compiled_python):
    """Where the source is pure and its packages lack what compiled code needs."""
    (package,) = (ROOT / ".venv-compiled").rglob("site-packages/bankhalter")
    bare = {"PYTHONPATH": str(ROOT / "src"), "PATH": os.environ["PATH"]}
    ask = [sys.executable, "-S", "-c", "from bankhalter.core import compiled, engine; print(compiled())"]
    assert run(ask, env=bare) == "False\n"
    assert run(ask, env={**bare, compiled_aside.READY: str(package)}) == "True\n"
