"""Who is told what: steps, whole views, who is there; the same eyes get the same bytes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

import msgspec

from bankhalter.server.live.live_room import Connection, LiveRoom
from bankhalter.server.protocol import messages as m
from bankhalter.server.room import room_narration, views
from bankhalter.server.room.change import Change
from bankhalter.server.room.seating import counted_anew
from bankhalter.server.storage import entries as e
from bankhalter.text import plain

RESTART: Final = 1012  # the closing code of a server that goes down
RESEATING = (e.GameStarted, e.SeatLeft, e.SeatTaken)  # after these, tokens open other seats than before


def send_step(live: LiveRoom, change: Change) -> None:
    """Tell every connection what it may know; the same eyes get the same bytes."""
    if isinstance(change.entry, e.GameStarted):
        live.count_anew(counted_anew(change.entry))
    if isinstance(change.entry, RESEATING):
        reseat(live)
    if isinstance(change.entry, e.GameStarted):
        send_welcome_to_all(live)
        send_presence(live)
        return
    here = live.here() if change.shown else None
    encoder = views.StepEncoder(live.room, change, here)
    made: dict[tuple[tuple[int, ...], str], bytes] = {}
    for connection in list(live.connections):
        who = (connection.seats, connection.narration_language)
        data = made.get(who)
        if data is None:
            data = made[who] = encoder.step_for(who[0]) + room_narration.encoded(live.room, change, *who)
        connection.send(data)


def send_welcome_to_all(live: LiveRoom) -> None:
    for connection in list(live.connections):
        send_welcome(live, connection)


def send_welcome(live: LiveRoom, connection: Connection, since: int | None = None) -> None:
    """Bring a connection up to date: the steps it missed, or everything."""
    eyes = connection.seats
    missed = live.missed(since)
    if missed is None:
        connection.send(m.encode(welcome_message(live, eyes, connection.narration_language, since)))
        return
    here = live.here() if [change for change in missed if change.shown] else None
    for change in missed:
        last = change.version == live.room.seq
        data = m.encode(views.step(live.room, change, here if last else None, eyes, last))
        connection.send(
            data[:-1] + room_narration.encoded(live.room, change, eyes, connection.narration_language)
        )
    for seat in eyes if not missed else ():  # else the last step said what is theirs
        connection.send(m.encode(m.Own(live.room.seq, views.mine(live.room, seat))))
    connection.send(m.encode(presence_of(live)))


def welcome_message(live: LiveRoom, eyes: tuple[int, ...], language: str, since: int | None) -> m.Welcome:
    """Return everything a viewer may know, with what was said since it last listened."""
    whole = views.welcome(live.room, live.here(), list(eyes), live.now())
    if not language:
        return whole
    told, since = room_narration.latest(live.room, live.history(language), eyes, language, since)
    return msgspec.structs.replace(whole, told=told, since=since)


def reseat(live: LiveRoom) -> None:
    """Seats were counted anew or given away: connections keep what their tokens open."""
    places = live.room.places
    for connection in live.connections:
        connection.seats = tuple([i for i, p in enumerate(places) if p.key and p.key in connection.keys])
    online = live.online()
    live.away = {i: since for i, since in live.away.items() if i not in online and places[i].human}


def presence_of(live: LiveRoom) -> m.Presence:
    wait = live.room.options.absence * 1000
    online = sorted(live.online())
    until = {seat: since + wait for seat, since in live.away.items() if seat not in online}
    return m.Presence(online, until, live.spectators())


def send_presence(live: LiveRoom) -> None:
    """Tell everybody who is there."""
    data = m.encode(presence_of(live))
    for connection in list(live.connections):
        connection.send(data)


def announce(live: LiveRoom, word: str) -> None:
    """Say something to everybody in a room, in their language."""
    for connection in list(live.connections):
        connection.send(m.encode(banner(word, connection.language)))


def hand_on(rooms: Iterable[LiveRoom], seconds: float) -> None:
    """Close all connections, one after the other: they come back by themselves, at another server."""
    everybody = [connection for live in rooms for connection in live.connections]
    loop = asyncio.get_running_loop()
    for i, connection in enumerate(everybody):
        loop.call_later(seconds * i / len(everybody), connection.close, RESTART)


def banner(word: str, language: str) -> m.Banner:
    """Return something said to everybody, as a sentence."""
    return m.Banner(word, plain(language).say(f"server-{word}"))
