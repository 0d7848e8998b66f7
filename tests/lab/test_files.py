"""Files appear whole and are held by one at a time; links stay links, and no device becomes a file."""

from __future__ import annotations

import os
import stat
import threading
from pathlib import Path

import pytest

from bankhalter.lab.jobs.job_files import check_writable, hold, write_whole
from bankhalter.lab.lab_error import LabError


def test_a_file_is_replaced_whole(tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    path.write_bytes(b"old")
    write_whole(path, b"new")
    assert path.read_bytes() == b"new"
    assert [p.name for p in tmp_path.iterdir()] == ["r.json"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_bytes(b"old")
    link.symlink_to(real)
    check_writable(link)
    write_whole(link, b"new")
    assert link.is_symlink() and real.read_bytes() == b"new"


@pytest.mark.skipif(os.name == "nt", reason="needs named pipes")
def test_a_pipe_is_written_to_and_stays_a_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    check_writable(pipe)
    got: list[bytes] = []
    reader = threading.Thread(target=lambda: got.append(pipe.read_bytes()), daemon=True)
    reader.start()
    write_whole(pipe, b"through")
    reader.join(timeout=30)
    assert got == [b"through"] and stat.S_ISFIFO(pipe.stat().st_mode)


def test_what_cannot_be_written_leaves_nothing(tmp_path: Path) -> None:
    for path in (tmp_path / "none" / "r", tmp_path):
        with pytest.raises(LabError):
            write_whole(path, b"x")
    assert list(tmp_path.iterdir()) == []


# One at a time -----------------------------------------------------------------------------------------


def test_a_held_file_is_refused_also_by_another_name(tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    link.symlink_to(real)
    with hold(real):
        for path in (real, link):
            with pytest.raises(LabError) as refused:
                hold(path)
            assert (refused.value.key, refused.value.values) == ("in-use", {"place": str(path)})
    with hold(link):
        pass
    assert [p.name for p in tmp_path.iterdir()] == ["link"]


def test_a_lock_left_behind_does_not_hinder(tmp_path: Path) -> None:
    (tmp_path / "r.json.lock").touch()
    with hold(tmp_path / "r.json"), pytest.raises(LabError):
        hold(tmp_path / "r.json")


def test_nothing_is_locked_beside_a_device(tmp_path: Path) -> None:
    with hold(Path(os.devnull)), hold(Path(os.devnull)), hold(None):
        assert not Path(f"{os.devnull}.lock").exists()


def test_a_place_that_cannot_be_locked_is_named(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nowhere" / "r.json", Path("/")):
        with pytest.raises(LabError) as refused:
            hold(path)
        assert refused.value.key == "unwritable"
