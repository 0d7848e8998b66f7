"""A compiled copy of this source that is being made while one already plays with the source.

`./dev play` has it made and tells in the environment where. Once the copy is whole, processes begun from then
on run it: they have the same source, only compiled. The process that runs already stays what it is.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Final

AWAITED: Final = "BANKHALTER_ASIDE"  # package, stamp, its texts, guard, what to say: as JSON, by ./dev
READY: Final = "BANKHALTER_COMPILED"  # the package, for processes begun from now on


def prefer_compiled(package: str) -> None:
    """From now on import every module from that package, and what compiled code needs from beside it."""
    sys.modules["bankhalter"].__path__.insert(0, package)
    sys.path.append(str(Path(package).parent))


class CompiledAside:
    """The copy that the environment tells of, if any."""

    def __init__(self) -> None:
        self.told: dict[str, str | list[str]] = json.loads(os.environ.get(AWAITED, "{}"))

    def take(self) -> bool:
        """Let processes begun from now on run the copy; true only at the moment from which they do."""
        if not self.told or READY in os.environ or not self._whole():
            return False
        os.environ[READY] = str(self.told["package"])
        print(self.told["say"], file=sys.stderr, flush=True)
        return True

    def _whole(self) -> bool:
        """Tell whether it is what this source gives and nobody is changing it, nor will while this runs."""
        guard = os.open(str(self.told["guard"]), os.O_RDONLY)
        if shared(guard) and self._stamp() in self.told["ready"]:
            return True  # the guard stays open, and so locked, as long as this process lives
        os.close(guard)
        return False

    def _stamp(self) -> str:
        """Return what stands on the copy; nothing while it is being made."""
        stamp = Path(str(self.told["stamp"]))
        return stamp.read_text(encoding="utf-8") if stamp.is_file() else ""


def shared(file: int) -> bool:
    """Lock an open file together with others who only use it; tell whether nobody changes it."""
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except OSError as problem:
        return not isinstance(problem, (BlockingIOError, PermissionError))  # not all disks know locks
    return True
