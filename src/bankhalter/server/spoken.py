"""What happens at a table in sentences, for clients that ask for `words`."""

from __future__ import annotations

from typing import Final

import msgspec

from bankhalter.bots.explain import why_not
from bankhalter.core import codes
from bankhalter.core.events import Event
from bankhalter.server import messages as m
from bankhalter.server import views
from bankhalter.server.room import Change, Room
from bankhalter.text import Speaker

LATEST: Final = 60  # steps a welcome tells again


def lines(room: Room, change: Change, seats: tuple[int, ...], language: str) -> list[m.Line]:
    """Return the sentences of one change that these seats may hear."""
    if room.match is None or not change.events:
        return []
    if language not in change.spoken:
        change.spoken[language] = told(room, change, language)
    return [line for event, line in change.spoken[language] if views.may_know(event, seats)]


def told(room: Room, change: Change, language: str) -> list[tuple[Event, m.Line]]:
    """Return every event that needs a word, with its sentence."""
    names = [place.name for place in room.places]
    speaker = Speaker(room.game.setup.edition, language, names)
    said = [(event, speaker.event(event, room.game.state)) for event in change.events]
    made = [(event, m.Line(text, *whom(event))) for event, text in said if text]
    return made + [(event, m.Line(text, int(event.other))) for event, text in declined(change, speaker)]


def declined(change: Change, speaker: Speaker) -> list[tuple[Event, str]]:
    """Return why a bot declined an offer, for whoever may know of the offer."""
    text = why_not(speaker, getattr(change.entry, "reason", ""))
    return [(event, text) for event in change.events if text and event.kind == codes.E_REJECTED]


def whom(event: Event) -> tuple[int, int]:
    """Return the seat an event is about, and what it gained or lost."""
    if event.kind != codes.E_PAID:
        return int(event.seat), 0
    if event.seat >= 0:
        return int(event.seat), -int(event.amount)
    return int(event.other), int(event.amount)


def with_lines(data: bytes, room: Room, change: Change, seats: tuple[int, ...], language: str) -> bytes:
    """Return a step with its sentences."""
    said = lines(room, change, seats, language) if language else []
    return data[:-1] + b',"lines":' + m.encode(said) + b"}" if said else data


def latest(room: Room, seats: tuple[int, ...], language: str) -> list[m.Step]:
    """Return the latest steps for somebody who comes in: what was said and done, without the tables."""
    steps = [
        msgspec.structs.replace(
            views.step(room, change, None, seats, False),
            table=None,
            said=[],
            lines=lines(room, change, seats, language),
        )
        for change in list(room.tail)[-LATEST:]
    ]
    return [step for step in steps if step.lines or step.chat or step.phrase]
