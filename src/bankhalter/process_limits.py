"""What a process of ours may take: for work that somebody else's data decides about."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from multiprocessing.connection import wait


def limit(cpu: int, memory: int) -> None:
    """Take no more than so many seconds of a processor and megabytes, where the system can hold us to it."""
    if sys.platform == "win32":
        return
    import resource

    resource.setrlimit(resource.RLIMIT_CPU, (cpu, cpu + 1))
    resource.setrlimit(resource.RLIMIT_AS, (memory << 20, memory << 20))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def serve_parent() -> None:
    """Be a worker: leave Ctrl-C to the process that started this one, and end with it, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait for the end of the process that started this one, then end."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


def be_patient(steps: int) -> None:
    """Come after everything else on this machine, where the system knows such an order."""
    if hasattr(os, "nice"):
        os.nice(steps)
