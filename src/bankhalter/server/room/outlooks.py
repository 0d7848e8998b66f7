"""The curve of a running game for those who watch, turn by turn from the log, and kept for a while."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from bankhalter.analysis.outlook import Outlook, outlook_of
from bankhalter.core import codes
from bankhalter.core.state import State
from bankhalter.server.room.match import Wrong
from bankhalter.server.room.room import Room
from bankhalter.server.storage.entries import Row

MOST_AT_ONCE: Final = 40  # positions for one question; of a long game that is every few turns
REMEMBERED: Final = 100  # rooms


def need_watching(room: Room, person: str) -> None:
    """A game runs, and whoever asks has no seat in it; alone among computers and by agreement all may ask."""
    if room.match is None:
        raise Wrong("not-started")
    people = [place for place in room.places if place.human]
    if any(place.person == person for place in people) and len(people) > 1 and not room.options.coach:
        raise Wrong("no-coach")


def curve(room: Room, rows: Sequence[Row], since: int) -> list[Outlook]:
    """Fold a room anew and look at the beginnings of turns from one on, at the last one in any case."""
    states: dict[int, State] = {}
    for row in rows:
        room.fold(row)
        if room.match is None:
            continue
        st = room.match.state
        if st.turns >= since and (st.turns not in states or st.top.kind == codes.OVER):
            states[int(st.turns)] = st.copy()
    visible = room.game.rules.cash_visible
    return [outlook_of(states[turn], visible) for turn in sorted(thinned(list(states)))]


def thinned(turns: list[int]) -> list[int]:
    """Return the last turn and, where there are many, every few before it."""
    step = -(-len(turns) // MOST_AT_ONCE)
    return turns[::-1][:: max(step, 1)]


class Curves:
    """What was worked out of running games, by room and the state of its log, for all who watch."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int], list[Outlook]] = OrderedDict()

    def of(self, code: str, cleaned: int) -> list[Outlook]:
        """Return what is known of a room."""
        found = self.kept.setdefault((code, cleaned), [])
        self.kept.move_to_end((code, cleaned))
        while len(self.kept) > REMEMBERED:
            self.kept.popitem(last=False)
        return found
