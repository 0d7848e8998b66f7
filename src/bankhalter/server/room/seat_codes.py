"""Seats go to another device by a code of four digits: a phone is lost, its battery empty, or handed on.

A code follows from the key of its seat, so that it ends with it: whoever takes the seat has another one.
"""

from __future__ import annotations

import hmac
from collections.abc import Container

from bankhalter.server.protocol.queries import SeatCodes, ToldSeatCodes
from bankhalter.server.room.match import Wrong
from bankhalter.server.room.room import Room
from bankhalter.server.storage import entries as e

DIGITS = 4


def code_of(secret: bytes, room: Room, seat: int) -> str:
    """Return the code of a seat that somebody holds."""
    said = f"{room.code}/{seat}/{room.places[seat].key}".encode()
    number = int.from_bytes(hmac.digest(secret, said, "sha256")[:8]) % 10**DIGITS
    return f"{number:0{DIGITS}}"


def told(
    secret: bytes, room: Room, query: SeatCodes, own: Container[int], lost: Container[int]
) -> ToldSeatCodes:
    """Return the codes somebody at the table may read out: of the own seats, and of those that are lost."""
    seats = [i for i, place in enumerate(room.places) if place.human and (i in own or i in lost)]
    return ToldSeatCodes(query.id, room.seq, {seat: code_of(secret, room, seat) for seat in seats})


def is_left_alone(room: Room, lost: frozenset[int]) -> bool:
    """Tell whether people who sit together have lost all their devices, so that a screen may read out codes.

    Who only watches hears none anywhere else: they may be strangers, or at home in a game over days.
    """
    people = [i for i, place in enumerate(room.places) if place.human]
    persons = {room.places[i].person for i in people}
    together = room.options.board == "real" or (len(people) > 1 and len(persons) == 1 and "" not in persons)
    return together and lost.issuperset(people) and not room.options.public and not room.door.locked


def seat_of(secret: bytes, room: Room, code: str) -> int:
    """Return the seat of a code, or raise Wrong."""
    held = [i for i, place in enumerate(room.places) if place.human and place.key]
    found = [i for i in held if hmac.compare_digest(code_of(secret, room, i), code)]
    if len(found) != 1:  # two seats may have the same one: then neither can be meant
        raise Wrong("no-such-seat-code")
    return found[0]


def taken_over(room: Room, seat: int, key: str, person: str) -> e.SeatTaken:
    """Return the entry by which another device has a seat, with everything that belongs to it."""
    if room.phase in ("drawing", "over"):
        raise Wrong("no-such-seat-code")
    place = room.places[seat]
    return e.SeatTaken(seat, place.name, key, place.luck, person, place.figure, place.pledge)
