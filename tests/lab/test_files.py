"""Files appear whole, links stay links, and a device is never replaced by a file."""

from __future__ import annotations

import os
import stat
import threading
from pathlib import Path

import pytest

from bankhalter.lab.errors import LabError
from bankhalter.lab.files import check_writable, write_whole


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
