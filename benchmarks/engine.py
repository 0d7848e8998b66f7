"""How fast is the engine? Whole games by computer players, copies, replays; CPU time, several repeats.

    ./dev bench [--edition standard] [--games 200] [--repeats 5] [--json]

The noise of a shared machine is measured along with it: a fixed loop of plain Python runs between the
repeats, and its time is printed, so that figures of two machines can be compared.
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import time
from typing import Any

from bankhalter.bots.match import play
from bankhalter.bots.simple import Simple
from bankhalter.core import codes, engine
from bankhalter.core.engine import new_game
from bankhalter.core.flatten import flatten
from bankhalter.core.odds import Dice
from bankhalter.core.state import State
from bankhalter.core.tables import Tables
from bankhalter.edition import load
from bankhalter.rules import agree

SEATS = 4
MOST_TURNS = 4000  # a thousand rounds


def main() -> None:
    """Measure and print."""
    options = read_options()
    edition = load(options.edition)
    tables = flatten(edition, agree(edition, SEATS))
    rounds = [measure(tables, options.games, n) for n in range(options.repeats)]
    result = {key: statistics.median(r[key] for r in rounds) for key in rounds[0]}
    about: dict[str, Any] = {
        "edition": edition.id,
        "players": f"{SEATS} x simple",
        "cap_turns": MOST_TURNS,
        "games": options.games,
        "repeats": options.repeats,
        "python": platform.python_version(),
        "compiled": engine.__file__.endswith((".so", ".pyd")),
    }
    show({**about, **result}, options.json)


def read_options() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--edition", default="standard")
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def measure(tables: Tables, games: int, repeat: int) -> dict[str, float]:
    """One repeat of everything."""
    clock = time.process_time()
    states = [one_game(tables, repeat * games + i) for i in range(games)]
    spent = time.process_time() - clock
    middle = one_game(tables, 3, 100)
    actions = sum(int(st.seq) for st in states)
    return {
        "games_per_cpu_s": games / spent,
        "actions_per_cpu_s": actions / spent,
        "turns_per_game": sum(int(st.turns) for st in states) / games,
        "actions_per_game": actions / games,
        "finished_share": sum(st.top.kind == codes.OVER for st in states) / games,
        "copy_us": copy_time(middle) * 1e6,
        "calibration_ms": calibrate() * 1e3,
    }


def one_game(tables: Tables, seed: int, most_turns: int = MOST_TURNS) -> State:
    """Play one game; return how it ended."""
    ledger = new_game(tables, SEATS, False)
    play(ledger, [Simple() for _ in range(SEATS)], Dice(seed), most_turns)
    return ledger.state


def copy_time(state: State) -> float:
    """Return the CPU time of one copy."""
    clock = time.process_time()
    for _ in range(2000):
        state.copy()
    return (time.process_time() - clock) / 2000


def calibrate() -> float:
    """Return the CPU time of a fixed loop of plain Python."""
    clock = time.process_time()
    x = 0
    for i in range(1_000_000):
        x = (x * 3 + i) & 1023
    return time.process_time() - clock


def show(result: dict[str, Any], as_json: bool) -> None:
    """Print the figures."""
    if as_json:
        print(json.dumps(result))
        return
    for key, value in result.items():
        print(f"{key:>18}  {value:,.3f}" if isinstance(value, float) else f"{key:>18}  {value}")


if __name__ == "__main__":
    main()
