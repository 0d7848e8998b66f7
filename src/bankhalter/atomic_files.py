"""Writing files that are there whole or not at all, and by one program at a time."""

from __future__ import annotations

import errno
import os
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

TAKEN: Final = (errno.EAGAIN, errno.EACCES)  # how systems say that somebody else has a lock
LONGEST: Final = 1000  # bytes of a note
BEYOND: Final = 1 << 30  # the byte that is locked on Windows, where nobody reads a locked one


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


# One program at a time ---------------------------------------------------------------------------------


class InUse(Exception):
    """Another program has the file; `note` is what it has written down for others."""

    def __init__(self, note: str = "") -> None:
        super().__init__(note)
        self.note = note


class Hold:
    """Keeps all other programs off a file by a locked one beside it; the lock ends with the process."""

    def __init__(self, path: Path) -> None:
        path = path.resolve()
        self._beside = path.with_name(f"{path.name}.lock")
        self._handle = os.open(self._beside, os.O_RDWR | os.O_CREAT, 0o644)
        if not (lock(self._handle) and self._is_there()):
            note = os.read(self._handle, LONGEST)
            os.close(self._handle)
            raise InUse(note.decode("utf-8", "replace"))
        self.write_note("")  # instead of what the last owner wrote, if it was killed

    def _is_there(self) -> bool:
        """Tell whether the file was not removed by its last owner before it was locked here."""
        try:
            return os.path.samestat(os.fstat(self._handle), self._beside.stat())
        except FileNotFoundError:
            return False

    def write_note(self, note: str) -> None:
        """Tell those who come in vain something: in their `InUse`."""
        os.lseek(self._handle, 0, os.SEEK_SET)
        os.ftruncate(self._handle, 0)
        os.write(self._handle, note.encode("utf-8")[:LONGEST])

    def __enter__(self) -> Hold:
        """The file is held already."""
        return self

    def __exit__(self, *_: object) -> None:
        """Let it go; Windows removes no open file, there the empty one stays."""
        with suppress(OSError):
            self._beside.unlink()
        os.close(self._handle)


def lock(handle: int) -> bool:
    """Lock an open file until it is closed; tell whether nobody else has. Not all disks know locks."""
    try:
        if sys.platform == "win32":
            at = os.lseek(handle, 0, os.SEEK_CUR)
            os.lseek(handle, BEYOND, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
            os.lseek(handle, at, os.SEEK_SET)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as problem:
        return problem.errno not in TAKEN
    return True
