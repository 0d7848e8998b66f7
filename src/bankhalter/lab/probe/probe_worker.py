"""The process that plays one probe: a line of JSON says which, others tell how far it is and what it found.

It ends with whoever started it: while it plays it listens, and the end of its input is the end.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

from bankhalter.edition import load
from bankhalter.lab.lab_error import LabError
from bankhalter.lab.probe.balance import Balance, probe
from bankhalter.process_limits import be_patient, limit

KINDNESS = 10
SPARE = 15  # seconds of a processor beyond those for playing: to begin, to finish what was begun, to judge


class StopListener:
    """Hears a word to stop; when nobody is left to speak, the process ends at once."""

    def __init__(self) -> None:
        self.stopped = False
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        for _ in sys.stdin:
            self.stopped = True
        os._exit(0)


def tell(**told: object) -> None:
    """Write a line."""
    print(json.dumps(told), flush=True)


def play(asked: dict[str, Any], stopped: Callable[[], bool]) -> Balance:
    """Play until all is played, somebody says stop, or the time for it is over."""
    ends = time.process_time() + asked["seconds"]
    return probe(
        load(asked["edition"]),
        asked["games"],
        asked["seed"],
        stopped=lambda: stopped() or time.process_time() > ends,
        tell=lambda played, _: tell(played=played),
    )


def main() -> None:
    """Play the probe that is asked for."""
    asked = json.loads(sys.stdin.readline())
    limit(asked["seconds"] + SPARE, asked["memory"])
    be_patient(KINDNESS)
    listener = StopListener()
    try:
        tell(balance=play(asked, lambda: listener.stopped).as_json())
    except LabError as problem:
        tell(problem=problem.key)


if __name__ == "__main__":
    main()
