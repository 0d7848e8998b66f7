"""What happens at a table in sentences, for clients that ask for `words`."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Final

import msgspec

from bankhalter.bots.explanations import why_not
from bankhalter.core import codes, names
from bankhalter.core.dump import about
from bankhalter.core.events import Event, OfferLapsed, Paid, Rejected, Withdrawn
from bankhalter.edition import Edition
from bankhalter.server.protocol import messages as m
from bankhalter.server.room import views
from bankhalter.server.room.change import Change
from bankhalter.server.room.room import Room
from bankhalter.server.room.seating import counted_anew
from bankhalter.server.room.typed_past import throwers
from bankhalter.server.storage.entries import Acted, CashCounted, ChatSent, GameStarted, Row
from bankhalter.text import Speaker
from bankhalter.text.narration import tell_all
from bankhalter.text.table_work import jobs, moved

LATEST: Final = 60  # steps a welcome tells again at least, where there are so many
MOST: Final = 240  # and at most
HANDS: Final = "hands"  # the `event` of a sentence that says what to do on a real table


def sentences(room: Room, change: Change, seats: tuple[int, ...], language: str) -> list[m.Sentence]:
    """Return the sentences of one change that these seats may hear."""
    if room.match is None or not (change.events or change.was):
        return []
    if language not in change.sentences:
        change.sentences[language] = narrate(room, change, language)
    return [line for event, line in change.sentences[language] if views.may_know(event, seats)]


def narrate(room: Room, change: Change, language: str) -> list[tuple[Event, m.Sentence]]:
    """Return every event that needs a word, with its sentence."""
    speaker = room.game.words.speaker(language, tuple([place.name for place in room.places]))
    said = tell_all(speaker, as_told(change), room.game.state)
    made = [
        (event, m.Sentence(text, *whom(event), names.EVENTS[event.kind], payee(event)))
        for event, text in said
        if text
    ]
    made += [(event, m.Sentence(text, int(event.to))) for event, text in declined(change, speaker)]
    if isinstance(change.entry, CashCounted) and change.events:
        text = speaker.say("event-paid-count-reason", reason=change.entry.reason)
        made.append((change.events[0], m.Sentence(text, change.entry.whom, event=names.EVENTS[codes.E_PAID])))
    if room.options.board != "real":
        return made
    state = room.game.state
    waiting = throwers(room.typed.waiting)
    done = change.events if change.was is None else moved(change.was, state, waiting)
    work = jobs(speaker, done, state, room.options.money == "real")
    return made + [(event, m.Sentence(text, event=HANDS)) for event, text in work]


def as_told(change: Change) -> list[Event]:
    """What happened, in the words for it: an offer that the clock withdraws has lapsed."""
    if getattr(change.entry, "by", "") != "clock":
        return change.events
    return [
        OfferLapsed(event.seat, event.to, event.number) if isinstance(event, Withdrawn) else event
        for event in change.events
    ]


def declined(change: Change, speaker: Speaker) -> list[tuple[Rejected, str]]:
    """Return why a bot declined an offer, for whoever may know of the offer."""
    text = why_not(speaker, getattr(change.entry, "reason", ""))
    return [(event, text) for event in change.events if text and isinstance(event, Rejected)]


def whom(event: Event) -> tuple[int, int]:
    """Return the seat an event is about, and what it gained or lost."""
    if not isinstance(event, Paid):
        return about(event), 0
    if event.payer >= 0:
        return int(event.payer), -int(event.amount)
    return int(event.payee), int(event.amount)


def payee(event: Event) -> int:
    """Return the seat that got what another one paid, or -1."""
    return int(event.payee) if isinstance(event, Paid) and event.payer >= 0 and event.payee >= 0 else -1


def encoded(room: Room, change: Change, seats: tuple[int, ...], language: str) -> bytes:
    """Return the sentences of a step as its last field, with the bracket that closes it."""
    if not language:
        return b"}"
    if not change.private and language in change.encoded_sentences:
        return change.encoded_sentences[language]
    said = sentences(room, change, seats, language)
    made = b',"lines":' + m.encode(said) + b"}" if said else b"}"
    if not change.private:
        change.encoded_sentences[language] = made
    return made


def recall(rows: Sequence[Row], code: str, language: str, own: Edition | None = None) -> list[Change]:
    """Fold a log anew and return its latest changes, each with the sentences that held at the time."""
    room, changes = Room(code, own=own), []
    for left, row in zip(range(len(rows), 0, -1), rows, strict=True):
        change = room.fold(row)
        if left <= MOST:
            sentences(room, change, (), language)
            changes.append(change)
    return changes


def latest(
    room: Room, changes: Sequence[Change], seats: tuple[int, ...], language: str, since: int | None = None
) -> tuple[list[m.Step], int]:
    """Return what was said and done since a version, without tables, and from where on that is whole."""
    chosen = changes[first(changes, seats, since) :]
    steps = [
        msgspec.structs.replace(
            views.step(room, change, None, seats, False),
            table=None,
            said=[],
            lines=sentences(room, change, seats, language),
        )
        for change in as_seated_now(chosen)
    ]
    whole = chosen[0].version - 1 if chosen else room.seq
    return [step for step in steps if step.lines or step.chat or step.phrase or step.undone], whole


def as_seated_now(changes: Sequence[Change]) -> list[Change]:
    """Return changes as seats count since the start; words of whoever was left out there are dropped."""
    began = [(change.version, change.entry) for change in changes if isinstance(change.entry, GameStarted)]
    if not began:
        return list(changes)
    start, entry = began[-1]
    now = counted_anew(entry)
    before = [moved_to(change, now) for change in changes if change.version < start]
    return [change for change in before if change] + [change for change in changes if change.version >= start]


def moved_to(change: Change, now: dict[int, int]) -> Change | None:
    """Return words under the seat their author has since the start, if there is one."""
    if not isinstance(change.entry, ChatSent) or change.entry.seat not in now:
        return None
    twin = copy(change)
    twin.entry = msgspec.structs.replace(change.entry, seat=now[change.entry.seat])
    return twin


def first(changes: Sequence[Change], seats: tuple[int, ...], since: int | None) -> int:
    """Return where to begin: after a version, else at the last own action, but with the latest steps."""
    if since is not None:
        return next((i for i, change in enumerate(changes) if change.version > since), len(changes))
    own = [
        i
        for i, change in enumerate(changes)
        if isinstance(change.entry, Acted) and change.entry.seat in seats
    ]
    return max(0, min(len(changes) - LATEST, own[-1] if own else len(changes)))
