"""What the log of a rematch begins with: the people and bots of the room before, and who is kept out."""

from __future__ import annotations

import msgspec

from bankhalter.server.room.room import Room
from bankhalter.server.storage import entries as e
from bankhalter.server.storage.entries import Row

BOT_SAT = b'{"e":"bot-sat",'  # how such an entry begins


def namers(rows: list[Row]) -> dict[str, str]:
    """Return who gave the bots of a room their names, by these: to be forgotten together."""
    put = msgspec.json.Decoder(e.BotSeated)
    return {put.decode(row.body).name: row.who for row in rows if row.body.startswith(BOT_SAT)}


def author(entry: e.AnyEntry, named: dict[str, str]) -> str:
    """Return whose name a copied entry holds, or nothing."""
    return named.get(entry.name, "") if isinstance(entry, e.BotSeated) else getattr(entry, "person", "")


def same_people(room: Room) -> list[e.AnyEntry]:
    """Return the entries that seat the people and bots of another room, and keep out whom that kept out.

    Nobody's luck is copied: it is given after the promise of the dice, so that no seed is made to suit it.
    """
    entries: list[e.AnyEntry] = [e.PersonBanned(person) for person in sorted(room.door.banned)]
    entries += [e.RoomLocked(True)] if room.door.locked else []
    for seat, place in enumerate(room.places):
        if place.bot:
            entries.append(e.BotSeated(seat, place.bot, place.name, place.figure, place.face))
        elif place.human:
            entries.append(e.SeatTaken(seat, place.name, place.key, "", place.person, place.figure))
    coloured = [(seat, place.colour) for seat, place in enumerate(room.places) if place.colour >= 0]
    entries += [e.ColourChosen(seat, colour) for seat, colour in coloured]
    if room.host >= 0 and room.places[room.host].human:
        entries.append(e.HostChanged(room.host))
    if room.banker >= 0 and not room.places[room.banker].free:
        entries.append(e.BankerChosen(room.banker, "banker_plays" not in room.options.switches))
    return entries + mutes(room)


def mutes(room: Room) -> list[e.AnyEntry]:
    """Return the entries by which people go on not hearing each other."""
    people = [seat for seat, place in enumerate(room.places) if place.human]
    return [
        e.MuteSet(seat, whom, True) for seat in people for whom in people if whom in room.places[seat].muted
    ]
