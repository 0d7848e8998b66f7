"""Files of the laboratory: jobs that can be continued, and results. Each is there whole or not at all."""

from __future__ import annotations

import csv
import errno
import io
import json
import os
import tempfile
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from importlib import import_module
from pathlib import Path
from typing import Any

from bankhalter import atomic_files
from bankhalter.lab.jobs.runner import Sum, as_json
from bankhalter.lab.lab_error import LabError
from bankhalter.lab.statistics.result import COLUMNS, Row
from bankhalter.lab.statistics.tally import is_tally

FORMAT = 1
MOST_BYTES = 64 * 1024 * 1024


def write_whole(path: Path, data: bytes) -> None:
    """Write a file whole or not at all, or say why it cannot be written."""
    try:
        atomic_files.write_whole(path, data)
    except OSError as problem:
        raise unwritable(path, problem) from problem


def unwritable(path: Path, problem: OSError) -> LabError:
    """The sentence for a place that cannot be written."""
    return LabError("unwritable", place=str(path), reason=problem.strerror or str(problem))


def check_writable(path: Path) -> None:
    """Make sure before the work begins that a result can be written afterwards."""
    if path.is_dir():
        raise LabError("unwritable", place=str(path), reason=os.strerror(errno.EISDIR))
    try:
        if atomic_files.is_device(path):
            return
        with tempfile.TemporaryFile(dir=path.resolve().parent):
            pass
    except OSError as problem:
        raise unwritable(path, problem) from problem


def hold(path: Path | None) -> AbstractContextManager[object]:
    """Keep a second run off a file that is continued, or say that it is in use."""
    if path is None or atomic_files.is_device(path):
        return nullcontext()
    check_writable(path)
    try:
        return atomic_files.Hold(path)
    except atomic_files.InUse:
        raise LabError("in-use", place=str(path)) from None
    except OSError as problem:
        raise unwritable(path, problem) from problem


def check_folder(path: Path) -> None:
    """Make sure that a folder is there and can be written to."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise unwritable(path, problem) from problem
    check_writable(path / "x")


# Job files ---------------------------------------------------------------------------------------------


def save_job(path: Path, identity: Any, so_far: Sum) -> None:
    """Write down what has been played of a job."""
    tree = {"bankhalter-lab": FORMAT, "job": identity, **as_json(so_far)}
    write_whole(path, (json.dumps(tree, separators=(",", ":")) + "\n").encode())


def load_job(path: Path, identity: Any) -> Sum:
    """Return what has been played, nothing if there is no file; another job's file is refused."""
    if not path.exists():
        return Sum()
    tree = read_tree(path)
    if tree["job"] != json.loads(json.dumps(identity)):
        raise LabError("other-job", place=str(path), what=", ".join(differing(tree["job"], identity)))
    return Sum(tree["games"], tuple(tree["tallies"]), tree["pairs"])


def read_tree(path: Path) -> dict[str, Any]:
    """Read a job file, or say that it is none."""
    try:
        with path.open("rb") as file:
            tree = json.loads(file.read(MOST_BYTES))
    except OSError as problem:
        raise LabError("unreadable", place=str(path), reason=problem.strerror or str(problem)) from problem
    except (ValueError, RecursionError) as problem:
        raise LabError("not-a-job", place=str(path)) from problem
    if not is_job(tree):
        raise LabError("not-a-job", place=str(path))
    return dict(tree)


def is_job(tree: Any) -> bool:
    """Tell whether something read is a job with what has been played of it."""
    if not isinstance(tree, dict) or tree.get("bankhalter-lab") != FORMAT:
        return False
    good = type(tree.get("games")) is int and isinstance(tree.get("tallies"), list) and "job" in tree
    return good and is_tally(tree.get("pairs")) and all(is_tally(tally) for tally in tree["tallies"])


def differing(one: Any, other: Any) -> list[str]:
    """Return the names of what differs between two jobs."""
    if not (isinstance(one, dict) and isinstance(other, dict)):
        return ["job"]
    other = json.loads(json.dumps(other))
    return [name for name in {**one, **other} if one.get(name) != other.get(name)]


# Results -----------------------------------------------------------------------------------------------


def as_csv(rows: Iterable[Row]) -> bytes:
    """Return rows as CSV."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(rows)
    return text.getvalue().encode()


def as_json_bytes(found: Any) -> bytes:
    """Return a result as JSON, one line per short list."""
    return (json.dumps(found, indent=1, ensure_ascii=False) + "\n").encode()


def parquet_writer() -> Callable[[Iterable[Row]], bytes]:
    """Return what writes rows as Parquet, or say which extra is missing."""
    try:
        arrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError as problem:
        raise LabError("extra-missing", extra="lab", option="--parquet") from problem

    def write(rows: Iterable[Row]) -> bytes:
        columns = list(zip(*rows, strict=True))
        kinds = [arrow.string()] * 3 + [arrow.int64()] + [arrow.float64()] * 3
        arrays = [arrow.array(column, kind) for column, kind in zip(columns, kinds, strict=True)]
        buffer = io.BytesIO()
        parquet.write_table(arrow.table(arrays, names=list(COLUMNS)), buffer)
        return buffer.getvalue()

    return write
