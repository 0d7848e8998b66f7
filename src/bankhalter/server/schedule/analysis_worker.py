"""The process that analyses one finished game: a line of JSON says which, others tell how far it is.

It ends with whoever started it, as the one of a probe does.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict

from bankhalter.analysis.game_analysis import analyse
from bankhalter.game.game import Game
from bankhalter.game.record import parse
from bankhalter.lab.probe.probe_worker import KINDNESS, StopListener, tell
from bankhalter.process_limits import be_patient, limit


def share(done: float) -> bool:
    """Tell how far it is."""
    tell(share=round(done, 3))
    return True


def main() -> None:
    """Analyse the game that is asked for."""
    asked = json.loads(sys.stdin.readline())
    limit(asked["seconds"], asked["memory"])
    be_patient(KINDNESS)
    StopListener()
    tell(analysis=asdict(analyse(Game.from_record(parse(asked["record"])), tell=share)))


if __name__ == "__main__":
    main()
