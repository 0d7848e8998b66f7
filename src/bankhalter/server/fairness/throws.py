"""Every throw and draw of a finished game, with what it takes to derive it by hand."""

from __future__ import annotations

from bankhalter.core import codes
from bankhalter.core.odds import odds
from bankhalter.game.record import Record
from bankhalter.server.fairness.dice import stream_of
from bankhalter.server.fairness.proof import match_of
from bankhalter.server.protocol.answers import DerivedThrow, DiceSteps
from bankhalter.server.room.match import Match


def throws_of(record: Record, seal: str) -> DiceSteps:
    """Return the seed, everybody's luck, and each answer of chance with its place among those possible."""
    notes = record.notes
    return DiceSteps(
        scheme=notes.get("chance", ""),
        game=notes.get("fair-game", ""),
        commit=notes.get("fair-commit", ""),
        seed=notes.get("fair-seed", ""),
        luck=notes.get("fair-luck", "").split(","),
        throws=derived(record),
        pledges=notes["fair-pledges"].split(",") if "fair-pledges" in notes else [],
        seal=seal,
    )


def derived(record: Record) -> list[DerivedThrow]:
    """Play a record and note each answer of chance."""
    match = match_of(record)
    found = []
    for line in record.actions:
        action = match.words.read(line)
        if action.seat == codes.CHANCE and match.asked == codes.CHANCE:
            found.append(placed(match, match.write(action)))
        match.push(action)
    return found


def placed(match: Match, said: str) -> DerivedThrow:
    """Return where an answer stands among those possible: from `first` on, `weight` numbers of `of`."""
    stream, state = stream_of(match.state), match.state
    possible = [(match.write(action), int(weight)) for action, weight in odds(state)]
    at = [text for text, _ in possible].index(said)
    who = int(getattr(state.top, "who", state.turn))
    return DerivedThrow(
        seat=who,
        turn=int(state.turns),
        stream=stream,
        number=match.used.get(stream, 0),
        of=sum([weight for _, weight in possible]),
        first=sum([weight for _, weight in possible[:at]]),
        weight=possible[at][1],
        said=said.removeprefix("* "),
    )
