"""When something happens by itself: bots speak, clocks run out, hammers fall. Only looks at rooms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from bankhalter.core import codes
from bankhalter.core.actions import Action
from bankhalter.core.decisions import Auction, Turn
from bankhalter.core.rules import auction
from bankhalter.server.room.room import UNDO_ASKED, Room

MOMENTS = frozenset({"dice-in-air", "lot-running", "debt-first", "closing", "answer-first"})  # later, perhaps

LEAST = 2000  # milliseconds for a question when the bank is empty: a deserted game must not race
DESERTED = 700  # milliseconds bots wait at least where no person plays
WINDOW = 5000  # milliseconds bots wait while a person may still demand a rent
THINKING = 30_000  # milliseconds they wait for a person's answer to an offer that holds up the dice
CONSENT = 15_000  # milliseconds they wait while people are asked whether to take something back


def deadline(room: Room) -> int | None:
    """Return when the question on top is answered by silence, in milliseconds, or None."""
    if not room.running:
        return None
    top = room.game.state.top
    seat = int(top.seat)
    if seat == codes.ANYONE:
        return room.asked_at + room.options.hammer * 1000
    if seat < 0 or not room.places[seat].there:
        return None
    own = room.own_time(top.kind)
    if own:
        return room.asked_at + own * 1000
    banked = room.options.clock.bank and room.on_bank(top.kind)
    return room.asked_at + max(LEAST, room.clocks[seat]) if banked else None


def time_left(room: Room) -> int | None:
    """Return the milliseconds left of a game with a time limit, counted at the last version."""
    if room.match is None or room.match.over:
        return None
    state = room.match.state
    if not state.tables.timed or state.time_up:
        return None
    return max(0, room.match.setup.rules.minutes * 60_000 - room.played)


def due(room: Room, replied: set[int], silent: Mapping[int, int], called: int = 0) -> tuple[int, str] | None:
    """Return when the next thing happens by itself, and what.

    `replied` are the offers bots have answered, `silent` the turns in which bots had no more business beside
    another one's throw, `called` is how often a live lot has been called.
    """
    if not room.running:
        return None
    found = [*_clock(room, called), *_voices(room, replied, silent)]
    return min(found, default=None)


def clock_due(room: Room, called: int) -> tuple[int, str] | None:
    """Return what the clocks do next, while whoever else would speak still thinks."""
    return min(_clock(room, called), default=None) if room.running else None


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


def _voices(room: Room, replied: set[int], silent: Mapping[int, int]) -> list[tuple[int, str]]:
    """What bots and secret maxima say."""
    asked = room.game.asked
    soon = room.moved_at + (lot_pace(room) if asked == codes.ANYONE else courtesy(room))
    found = [(soon, f"reply-{number}") for number in replies(room, replied)] if room.game.state.offers else []
    found += [(room.moved_at, f"aside-{seat}") for seat in asides(room, silent)]
    if asked == codes.ANYONE:
        lot = cast(Auction, room.game.state.top)
        found += [(room.moved_at + 300, f"proxy-{s}") for s in next_maximum(room, lot)]
        found += [(soon, f"call-{s}") for s in range(len(room.places)) if calls(room, lot, s)]
    elif asked >= 0 and room.speaker(asked):
        found.append((max(soon, room.moved_at + held_up(room)), f"bot-{asked}"))
    elif asked in room.proxies:
        found.append((room.moved_at, f"proxy-{asked}"))
    return found


def courtesy(room: Room) -> int:
    """Return how long bots wait before they speak: long enough for a person to demand an open rent."""
    pace, claims = unhurried(room), room.game.state.claims
    if UNDO_ASKED in room.votes:
        return max(pace, CONSENT)
    opened = "" in [room.speaker(int(claim.owner)) for claim in claims]
    return max(pace, WINDOW) if opened else pace


def lot_pace(room: Room) -> int:
    """Return how long bots wait in a live lot: not until its hammer falls, nor until it is called."""
    return min(courtesy(room), room.options.hammer * 1000 // 3)


def held_up(room: Room) -> int:
    """Return how long a bot waits for people to answer offers, where nobody throws before that."""
    state = room.game.state
    if not state.offers or not state.tables.offers_block or state.top.kind != codes.TURN:
        return 0
    people = [offer for offer in state.offers if not room.speaker(int(offer.to))]
    return (room.options.clock.answer * 1000 or THINKING) if people else 0


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


def asides(room: Room, silent: Mapping[int, int]) -> list[int]:
    """Return the bots that may do business before another one's first throw, and have not said no yet."""
    st = room.game.state
    if st.top.kind != codes.TURN or cast(Turn, st.top).begun:
        return []
    bots = [seat for seat in range(len(room.places)) if room.speaker(seat) not in ("", "defaults")]
    return [seat for seat in bots if seat != st.turn and room.plays(seat) and silent.get(seat) != st.turns]


def next_maximum(room: Room, lot: Auction) -> list[int]:
    """Return whose secret maximum speaks next in a live auction: the highest one that can lead, if any."""
    able = [seat for seat in room.proxies if raised_to(room, lot, seat)]
    return sorted(able, key=lambda seat: -room.proxies[seat])[:1]


def raised_to(room: Room, lot: Auction, seat: int) -> int:
    """Return what a secret maximum bids now: just more than the others reach, or 0 if it cannot lead.

    Of equal ones the first to be named wins.
    """
    tops = {s: top for s, top in room.proxies.items() if lot.bidders >> s & 1}
    if seat not in tops:
        return 0
    grain, best = int(room.game.setup.tables.grain), max(tops, key=tops.__getitem__)
    rival = max([top for s, top in tops.items() if s != seat], default=0)
    wanted = rival + grain if seat == best else rival - grain
    bid = max(int(auction.lowest_bid(room.game.state, lot)), min(tops[seat], wanted))
    return bid if bid <= tops[seat] and not room.game.refuse(Action(codes.BID, seat, bid)) else 0


def calls(room: Room, lot: Auction, seat: int) -> bool:
    """Tell whether a bot is to be asked in a live auction; it passes only once."""
    speaker = room.speaker(seat)
    in_it = (lot.bidders & ~lot.passed) >> seat & 1 and lot.leader != seat
    return bool(in_it and speaker and speaker != "defaults")
