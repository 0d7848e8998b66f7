"""When something happens by itself: bots speak, clocks run out, hammers fall. Only looks at rooms."""

from __future__ import annotations

from typing import Final, NamedTuple, cast

from bankhalter.core import codes
from bankhalter.core.actions import Action
from bankhalter.core.decisions import Auction
from bankhalter.game.driver import ANSWER, ASIDE, CALL, KINDS, RING, Driver, Moment
from bankhalter.server.protocol.framing import MOMENT_TAKEN, MOMENTS
from bankhalter.server.room.proposals import UNDO_ASKED
from bankhalter.server.room.room import Room
from bankhalter.server.schedule.proxies import next_maximum

# Moments that only a server has, beside those of the driver.
SILENCE: Final = "silence"  # whoever is asked has kept silent for too long
GOING: Final = "going"  # a live lot is called for the first or the second time (`number`)
PROXY: Final = "proxy"  # a secret maximum bids
OUTDATED: Final = "outdated"  # an offer that nobody answered has stood long enough
KEPT_BACK: Final = "kept-back"  # somebody has not told the luck they promised for the dice
BOTS: Final = KINDS[1 : ANSWER + 1]  # the moments of bots

LEAST = 2000  # milliseconds for a question when the bank is empty: a deserted game must not race
DESERTED = 700  # milliseconds bots wait at least where no person plays
THINKING = 30_000  # milliseconds they wait for a person's answer to an offer that holds up the dice
CONSENT = 15_000  # milliseconds they wait while people are asked whether to take something back
HASTE = 300  # milliseconds until a secret maximum answers in a live auction


class Timer(NamedTuple):
    """When something happens, in milliseconds, and what."""

    at: int
    moment: Moment


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


def due(room: Room, driver: Driver | None, called: int = 0, seen_at: int = 0) -> Timer | None:
    """Return the next thing that happens by itself.

    The driver, if bots play, knows what they are to say; `called` is how often a live lot has been called,
    `seen_at` from when on the last move is on the screens, or these are waited for no longer.
    """
    if room.stirs and not room.running:
        return Timer(room.draw.until, Moment(KEPT_BACK))
    if not room.running:
        return None
    return first([*_outdated(room), *_bots(room, driver, seen_at), *_proxies(room), *_clocks(room, called)])


def clock_due(room: Room, called: int) -> Timer | None:
    """Return what the clocks do next, while whoever else would speak still thinks."""
    return first(_clocks(room, called)) if room.running else None


def first(found: list[Timer]) -> Timer | None:
    """Return the earliest; of equal ones, the first."""
    return min(found, key=lambda timer: timer.at, default=None)


def _clocks(room: Room, called: int) -> list[Timer]:
    """What the clocks do."""
    found = []
    limit = deadline(room)
    if limit is not None and room.game.asked == codes.ANYONE:
        third = room.options.hammer * 1000 // 3
        found = [Timer(limit - (3 - number) * third, Moment(GOING, number=number)) for number in (1, 2)][
            called:
        ]
    if limit is not None:
        found.append(Timer(limit, Moment(SILENCE)))
    left = time_left(room)
    if left is not None and not room.game.refuse(Action(codes.TIME_UP, codes.CLOCK)):
        found.append(Timer(room.last_at + left, Moment(KINDS[RING])))
    return found


def _outdated(room: Room) -> list[Timer]:
    """Offers that have stood long enough, where their makers could withdraw them now."""
    found = room.offers.outdated(room.game.state)
    withdrawn = [Action(codes.WITHDRAW, offer.seat, offer.number) for offer in found]
    moments = [Moment(OUTDATED, int(no.seat), int(no.a)) for no in withdrawn if not room.game.refuse(no)]
    return [Timer(room.moved_at, moment) for moment in moments]


def _bots(room: Room, driver: Driver | None, seen_at: int) -> list[Timer]:
    """What a bot says next; a hammer and the end of the time are the clock's."""
    moment = driver.moment(room.game.state) if driver is not None else None
    if driver is None or moment is None or moment.kind not in BOTS:
        return []
    at = max(room.moved_at + pause(room, driver, moment), seen_at)
    if moment.kind == KINDS[CALL]:
        at = min(at, room.moved_at + room.options.hammer * 1000 // 3)
    if moment.kind == KINDS[ANSWER]:
        at = max(at, moments_end(room, seen_at))
    return [Timer(at, moment)]


def moments_end(room: Room, seen_at: int) -> int:
    """Return until when people have their moment before a bot throws; 0 if nobody has one."""
    begins = max(room.moved_at, seen_at)
    given, taken = MOMENTS[room.options.moment] * 1000, MOMENT_TAKEN * 1000
    return max([max(begins + given, since and since + taken) for since in room.moments().values()], default=0)


def _proxies(room: Room) -> list[Timer]:
    """What secret maxima say."""
    asked = room.game.asked
    if asked == codes.ANYONE:
        lot = cast(Auction, room.game.state.top)
        return [Timer(room.moved_at + HASTE, Moment(PROXY, seat)) for seat in next_maximum(room, lot)]
    speaks = asked in room.proxies and not room.bot_for(asked)
    return [Timer(room.moved_at, Moment(PROXY, asked))] if speaks else []


def pause(room: Room, driver: Driver, moment: Moment) -> int:
    """Return how long a bot waits before it speaks."""
    if moment.kind == KINDS[ASIDE]:
        return 0
    return max(courtesy(room), held_up(room, driver) if moment.kind == KINDS[ANSWER] else 0)


def courtesy(room: Room) -> int:
    """Return how long bots wait before they speak: longer while people are asked to take something back."""
    pace = unhurried(room)
    return max(pace, CONSENT) if UNDO_ASKED in room.votes else pace


def held_up(room: Room, driver: Driver) -> int:
    """Return how long a bot waits for people to answer offers, where nobody throws before that."""
    if driver.holds_up(room.game.state) < 0:
        return 0
    return room.options.clock.answer * 1000 or THINKING


def unhurried(room: Room) -> int:
    """Return the pace of a room; where nobody but bots plays, nobody waits for them."""
    pace = room.options.pace
    played = pace >= DESERTED or "" in [room.bot_for(i) for i in range(len(room.places)) if room.plays(i)]
    return pace if played else DESERTED
