"""How long bots stand still in rooms whose server is gone.

Run: .venv/bin/python benchmarks/takeover.py. Two servers on a PostgreSQL of its own, the second behind a
cable (as root on Linux). Bots among themselves take 0.7 s for each word: two are part of every figure.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from server.desk import wait_for
from server.pair import Pair, paired


def main() -> None:
    """Let everything go wrong once; print a line for each."""
    with paired() as pair:
        process = pair.servers[1].process
        measure(pair, "nothing", lambda: None, lambda: None)
        measure(
            pair,
            "hang",
            lambda: os.kill(process.pid, signal.SIGSTOP),
            lambda: os.kill(process.pid, signal.SIGCONT),
        )
        if pair.cable is not None:
            measure(pair, "cable", pair.cable.pull, pair.cable.plug)
        measure(pair, "database", pair.database.stop, lambda: None, pair.database.start)
        measure(pair, "kill", pair.servers[1].kill, pair.servers[1].start)
        measure(pair, "renew", pair.servers[1].stop, pair.servers[1].start)


def measure(
    pair: Pair,
    what: str,
    wrong: Callable[[], object],
    right: Callable[[], object],
    then: Callable[[], object] = lambda: None,
) -> None:
    """Do something wrong, wait until bots have spoken twice in every room, put it right; print the wait."""
    wait_for(pair.balanced)
    pair.go_on()
    before = pair.heads()
    wrong()
    then()
    began, waited = time.monotonic(), [0.0] * len(before)
    while not all(waited):
        for i, (was, now) in enumerate(zip(before, pair.heads(), strict=True)):
            if not waited[i] and now > was + 1:
                waited[i] = time.monotonic() - began
        time.sleep(0.05)
    right()
    print(json.dumps({"fault": what, "rooms": len(before), "worst": round(max(waited), 1)}), flush=True)


if __name__ == "__main__":
    main()
