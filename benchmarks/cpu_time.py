"""The CPU time of a command and of everything it started, also of what outlived its parent.

    python benchmarks/cpu_time.py ./dev test

Linux only. Where a shell's `time` misses processes whose parent did not wait for them, as most of a
browser's, these become children of this one and are counted.
"""

from __future__ import annotations

import ctypes
import os
import resource
import subprocess
import sys
import time

PR_SET_CHILD_SUBREAPER = 36


def reap() -> None:
    """Wait for what the command left behind, so that it is counted."""
    try:
        while True:
            os.wait()
    except ChildProcessError:
        return


def main(command: list[str]) -> int:
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    began = time.monotonic()
    code = subprocess.call(command)
    reap()
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    minutes = (used.ru_utime + used.ru_stime) / 60
    print(f"{minutes:.2f} CPU-minutes in {(time.monotonic() - began) / 60:.1f} minutes", file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
