"""Who is told what: steps, whole views, who is there; the same eyes get the same bytes."""

from __future__ import annotations

import msgspec

from bankhalter.server.live.live_room import Line, Live, now_ms
from bankhalter.server.protocol import messages as m
from bankhalter.server.room import narration, views
from bankhalter.server.room.room import Change, counted_anew
from bankhalter.server.storage import entries as e
from bankhalter.text import plain

RESEATING = (e.Started, e.Stood, e.Sat)  # after these, tokens open other seats than before


def tell(live: Live, change: Change) -> None:
    """Tell every connection what it may know; the same eyes get the same bytes."""
    if isinstance(change.entry, RESEATING):
        reseat(live, change.entry)
    if isinstance(change.entry, e.Started):
        welcome_all(live)
        tell_presence(live)
        return
    here = live.here() if change.shown else None
    telling = views.Telling(live.room, change, here)
    made: dict[tuple[tuple[int, ...], str], bytes] = {}
    for line in list(live.lines):
        who = (line.seats, line.spoken)
        data = made.get(who)
        if data is None:
            data = made[who] = telling.to(who[0]) + narration.lines_bytes(live.room, change, *who)
        line.send(data)


def welcome_all(live: Live) -> None:
    for line in list(live.lines):
        welcome(live, line)


def welcome(live: Live, line: Line, since: int | None = None) -> None:
    """Bring a connection up to date: the steps it missed, or everything."""
    eyes = line.seats
    missed = live.missed(since)
    if missed is None:
        line.send(m.encode(whole(live, eyes, line.spoken, since)))
        return
    here = live.here() if [change for change in missed if change.shown] else None
    for change in missed:
        last = change.version == live.room.seq
        data = m.encode(views.step(live.room, change, here if last else None, eyes, last))
        line.send(data[:-1] + narration.lines_bytes(live.room, change, eyes, line.spoken))
    for seat in eyes if not missed else ():  # else the last step said what is theirs
        line.send(m.encode(m.Own(live.room.seq, views.mine(live.room, seat))))
    line.send(m.encode(presence_of(live)))


def whole(live: Live, eyes: tuple[int, ...], language: str, since: int | None) -> m.Welcome:
    """Return everything a viewer may know, with what was said since it last listened."""
    whole = views.welcome(live.room, live.here(), list(eyes), now_ms())
    if not language:
        return whole
    told, since = narration.latest(live.room, live.history(language), eyes, language, since)
    return msgspec.structs.replace(whole, told=told, since=since)


def reseat(live: Live, entry: e.Started | e.Stood | e.Sat) -> None:
    """Seats were counted anew or given away: connections keep what their tokens open."""
    if isinstance(entry, e.Started):
        live.count_anew(counted_anew(entry))
    places = live.room.places
    for line in live.lines:
        line.seats = tuple([i for i, p in enumerate(places) if p.key and p.key in line.keys])
    online = live.online()
    live.away = {i: since for i, since in live.away.items() if i not in online and places[i].human}


def presence_of(live: Live) -> m.Presence:
    wait = live.room.options.absence * 1000
    online = sorted(live.online())
    until = {seat: since + wait for seat, since in live.away.items() if seat not in online}
    return m.Presence(online, until, live.spectators())


def tell_presence(live: Live) -> None:
    """Tell everybody who is there."""
    data = m.encode(presence_of(live))
    for line in list(live.lines):
        line.send(data)


def announce(live: Live, word: str) -> None:
    """Say something to everybody in a room, in their language."""
    for line in list(live.lines):
        line.send(m.encode(m.Banner(word, plain(line.language).say(f"server-{word}"))))
