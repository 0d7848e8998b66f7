"""How long people wait for an answer while all servers are renewed one by one, and what they notice.

Run: .venv/bin/python benchmarks/renewal.py [ROOMS]. Three servers on a PostgreSQL of its own, behind a gate
that asks every quarter of a second who is ready; three people and a bot in each room, who answer at once.
"""

from __future__ import annotations

import json
import statistics
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from server.gate import gated
from server.test_renewal import SERVERS, play_and_renew


def main() -> None:
    """Play, renew, and print what came of it."""
    rooms = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    with gated(SERVERS) as gate:
        browsers = play_and_renew(gate, rooms)
    waits = sorted(browser.waited for browser in browsers)
    print(
        json.dumps(
            {
                "people": len(browsers),
                "acknowledged": sum(len(browser.acknowledged) for browser in browsers),
                "led_elsewhere": sum(browser.moves for browser in browsers),
                "noticed": [told for browser in browsers for told in browser.noticed],
                "longest_wait_of_each_median": round(statistics.median(waits), 2),
                "longest_wait_of_all": round(waits[-1], 2),
            }
        )
    )


if __name__ == "__main__":
    main()
