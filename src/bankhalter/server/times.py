"""When something happens by itself: bots speak, clocks run out, hammers fall. Only looks at rooms."""

from __future__ import annotations

from typing import cast

from bankhalter.core import codes
from bankhalter.core.actions import Action
from bankhalter.core.decisions import Auction
from bankhalter.server.room import BANKED, Room

MOMENTS = frozenset({"dice-in-air", "lot-running", "debt-first", "closing", "answer-first"})  # later, perhaps

DESERTED = 700  # milliseconds bots wait at least where no person plays
WINDOW = 5000  # milliseconds bots wait while a person may still demand a rent


def deadline(room: Room) -> int | None:
    """Return when the question on top is answered by silence, in milliseconds, or None."""
    if not room.running:
        return None
    top = room.game.state.top
    seat = int(top.seat)
    if seat == codes.ANYONE:
        return room.asked_at + room.options.hammer * 1000
    if seat < 0 or room.speaker(seat):
        return None
    clock = room.options.clock
    if top.kind in BANKED:
        return room.asked_at + room.clocks[seat] if clock.bank else None
    seconds = clock.call if top.kind == codes.AUCTION else clock.answer
    return room.asked_at + seconds * 1000 if seconds else None


def time_left(room: Room) -> int | None:
    """Return the milliseconds left of a game with a time limit, counted at the last version."""
    if room.match is None or room.match.over:
        return None
    state = room.match.state
    if not state.tables.timed or state.time_up:
        return None
    return max(0, room.match.setup.rules.minutes * 60_000 - room.played)


def due(room: Room, replied: set[int], called: int = 0) -> tuple[int, str] | None:
    """Return when the next thing happens by itself, and what.

    `replied` are the offers bots have answered, `called` how often a live lot has been called.
    """
    if not room.running:
        return None
    found = [*_clock(room, called), *_voices(room, replied)]
    return min(found, default=None)


def _clock(room: Room, called: int) -> list[tuple[int, str]]:
    """What the clocks do."""
    found = []
    limit = deadline(room)
    if limit is not None and room.game.asked == codes.ANYONE:
        third = room.options.hammer * 1000 // 3
        going = [(limit - 2 * third, "going-1"), (limit - third, "going-2")]
        found += [*going[called:], (limit, "silence")]
    elif limit is not None:
        found.append((limit, "silence"))
    left = time_left(room)
    if left is not None and not room.game.refuse(Action(codes.TIME_UP, codes.CLOCK)):
        found.append((room.last_at + left, "time"))
    return found


def _voices(room: Room, replied: set[int]) -> list[tuple[int, str]]:
    """What bots and secret maxima say."""
    soon = room.moved_at + courtesy(room)
    asked = room.game.asked
    found = [(soon, f"reply-{number}") for number in replies(room, replied)] if room.game.state.offers else []
    if asked == codes.ANYONE:
        lot = cast(Auction, room.game.state.top)
        found += [(room.moved_at + 300, f"proxy-{s}") for s in room.proxies if may_raise(room, lot, s)]
        found += [(soon, f"call-{s}") for s in range(len(room.places)) if calls(room, lot, s)]
    elif asked >= 0 and room.speaker(asked):
        found.append((soon, f"bot-{asked}"))
    elif asked in room.proxies:
        found.append((room.moved_at, f"proxy-{asked}"))
    return found


def courtesy(room: Room) -> int:
    """Return how long bots wait before they speak: long enough for a person to demand an open rent."""
    pace, claims = unhurried(room), room.game.state.claims
    opened = "" in [room.speaker(int(claim.owner)) for claim in claims]
    return max(pace, WINDOW) if opened else pace


def unhurried(room: Room) -> int:
    """Return the pace of a room; where nobody but bots plays, nobody waits for them."""
    pace = room.options.pace
    played = pace >= DESERTED or "" in [room.speaker(i) for i in range(len(room.places)) if room.plays(i)]
    return pace if played else DESERTED


def replies(room: Room, replied: set[int]) -> list[int]:
    """Return the offers to bots that can be answered now."""
    match = room.game
    return [
        int(offer.number)
        for offer in match.state.offers
        if int(offer.number) not in replied
        and room.speaker(int(offer.to))
        and match.refuse(Action(codes.ACCEPT, offer.to, offer.number)) not in MOMENTS
    ]


def may_raise(room: Room, lot: Auction, seat: int) -> bool:
    """Tell whether a secret maximum has a word to say in a live auction."""
    return bool((lot.bidders & ~lot.passed) >> seat & 1 and lot.leader != seat)


def calls(room: Room, lot: Auction, seat: int) -> bool:
    """Tell whether a bot is to be asked in a live auction; it passes only once."""
    speaker = room.speaker(seat)
    return bool(speaker and speaker != "defaults" and may_raise(room, lot, seat))
