"""Writing files that are there whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path


def write_whole(path: Path, data: bytes) -> None:
    """Write a file beside its place and move it there in one step; a link stays, a device is written to."""
    path = path.resolve()
    if is_device(path):
        path.write_bytes(data)
    else:
        _write_beside(path, data)


def is_device(path: Path) -> bool:
    """Tell whether a path is a device or a pipe, which must never be replaced by a file."""
    return path.exists() and not path.is_file() and not path.is_dir()


def _write_beside(path: Path, data: bytes) -> None:
    """Write a file under another name in the same folder, then rename it."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(0o666 & ~_umask())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _umask() -> int:
    """Return what the user does not allow others."""
    mask = os.umask(0o022)
    os.umask(mask)
    return mask
