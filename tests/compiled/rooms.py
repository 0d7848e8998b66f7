"""Plays in a room of each edition and prints what everybody is told; both builds must print the same.

python rooms.py [--plain] [ACTIONS]    one line per action: the words, and a digest of every message
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

if "--plain" in sys.argv:
    sys.argv.remove("--plain")
    sys.modules["librt.vecs"] = None  # type: ignore[assignment]
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from server.log import Log

from bankhalter.core import codes, compiled
from bankhalter.core.odds import odds
from bankhalter.edition import available
from bankhalter.server import entries as e
from bankhalter.server import messages as m
from bankhalter.server import spoken, times, views
from bankhalter.server.decide import Asker, decide
from bankhalter.server.room import Change, Room
from bankhalter.server.voices import Voices

SEATS = 3
EYES = [(), *((seat,) for seat in range(SEATS)), (0, 1)]  # who looks on: nobody's seat, one seat, two


def told(room: Room, change: Change) -> bytes:
    """Return every message about a change, and a whole view."""
    telling = views.Telling(room, change, None)
    steps = [telling.to(eyes) + spoken.lines_bytes(room, change, eyes, "de") for eyes in EYES]
    whole = views.welcome(room, views.room_view(room, (), 0), [0], 0)
    return b"".join([*steps, m.encode(whole), repr(times.due(room, set())).encode()])


def seated(edition: str, chance: Literal["fair", "typed"]) -> Log:
    """Return a room whose game has begun."""
    log = Log(m.Options(edition=edition, seats=SEATS, chance=chance, clock=m.Clock(600, 5, 20, 20)))
    for seat in range(SEATS):
        log.write(50, e.Sat(seat, f"Spieler {seat}", f"key{seat}", f"luck{seat}"))
    log.write(50, decide(log.room, m.Start("go"), Asker(seats=frozenset({0})), log.now))
    return log


def played(edition: str, chance: Literal["fair", "typed"], actions: int) -> Iterator[str]:
    """Let the plain bot speak for everybody, as commands or as a bot, and answer every offer."""
    log, voices = seated(edition, chance), Voices()
    for count in range(actions):
        room = log.room
        if not room.running:
            break
        change = log.write(50, next_entry(room, voices, log.now, count))
        yield f"{edition} {change.said} {hashlib.sha256(told(room, change)).hexdigest()}"


def next_entry(room: Room, voices: Voices, now: int, count: int) -> e.AnyEntry:
    """Return what is said next: of chance, to an offer, or to the question, by a command every other time."""
    if room.game.asked == codes.CHANCE:
        possible = odds(room.game.state)
        words = room.game.write(possible[7 * count % len(possible)][0]).partition(" ")[2]
        return decide(room, m.Chance(f"n{count}", 0, words, room.question), Asker(seats=frozenset({0})), now)
    for place in room.places:
        place.bot = "simple"
    offers = [offer.number for offer in room.game.state.offers]
    asked = max(0, int(room.game.asked))
    what = f"reply-{offers[0]}" if offers else f"bot-{asked}"
    thought = voices.think(room, what, room.game.state.copy())
    if offers or thought is None or count % 2:
        return voices.entry(room, what, thought, now) or e.Woke()
    words = room.game.write(thought.action).partition(" ")[2]
    command = m.Act(f"n{count}", asked, [words], room.question)
    return decide(room, command, Asker(seats=frozenset({asked})), now)


def main() -> None:
    """Print which build this is, then every line."""
    actions = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    print("compiled" if compiled() else "plain")
    for edition in available():
        for line in [*played(edition, "fair", actions), *played(edition, "typed", actions)]:
            print(line)


if __name__ == "__main__":
    main()
