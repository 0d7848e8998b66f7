"""What each viewer may know, built up from what is allowed, never cut down from what is there."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Final, cast, get_args

import msgspec

from bankhalter.core import codes, legal, names
from bankhalter.core.actions import Action
from bankhalter.core.decisions import Auction
from bankhalter.core.dump import as_values
from bankhalter.core.events import Event, Handed, Offered, OfferLapsed, Rejected, Withdrawn
from bankhalter.core.rules import auction, build, jail
from bankhalter.core.rules import throw as throws
from bankhalter.core.state import State
from bankhalter.game.question import detail, seats_of
from bankhalter.game.view import (
    PileView,
    SeatView,
    claim_view,
    deed_view,
    dues,
    offer_view,
    pile_view,
    seat_view,
    thrown,
)
from bankhalter.server.protocol import messages as m
from bankhalter.server.protocol.corrections import CorrectionView, CountView
from bankhalter.server.protocol.framing import PROTOCOL, SEATS
from bankhalter.server.protocol.happened import HAPPENED, CompletedGroup, Happened
from bankhalter.server.protocol.room_parts import DrawView, RoomPlace, Vote
from bankhalter.server.room.change import Change
from bankhalter.server.room.proposals import Topic
from bankhalter.server.room.reach import goal
from bankhalter.server.room.room import Room
from bankhalter.server.schedule.timers import deadline, time_left
from bankhalter.server.storage import entries as e

# Events and words that only the two sides of an offer may know.
PRIVATE_EVENTS = (Offered, Rejected, Withdrawn, OfferLapsed)
PRIVATE_WORDS = {"offer", "reject", "withdraw"}
HIDDEN = (e.ProxySet, e.MuteSet)
PERSONAL = (*HIDDEN, e.ChatSent)  # looks different to different eyes
PARTS = ("seats", "deeds")  # told piece by piece


# The room ----------------------------------------------------------------------------------------------


def room_view(room: Room, online: Iterable[int], spectators: int) -> m.RoomView:
    """Return the room as everybody sees it."""
    here = set(online)
    return m.RoomView(
        code=room.code,
        phase=room.phase,
        options=room.options,
        places=[
            RoomPlace(
                i,
                p.name,
                p.bot,
                not p.free,
                i in here,
                p.away,
                p.quiet,
                p.figure,
                p.colour if p.colour != i else -1,
                p.ready and room.phase == "open",
                p.face,
                p.pledge if room.phase in ("open", "drawing") else "",
            )
            for i, p in enumerate(room.places)
        ],
        host=room.host,
        locked=room.door.locked,
        invitations=len(room.door.invitations),
        votes=[vote_view(room, key) for key in room.votes],
        commit=room.commit,
        spectators=spectators,
        rematch=room.rematch,
        correction=correction_view(room),
        count=count_view(room),
        neutral=room.neutral,
        frozen=room.frozen,
        draw=draw_view(room),
        begins=names_of_position(room),
    )


def names_of_position(room: Room) -> list[str]:
    """Return who shall sit where in a game that begins in a position, before it does."""
    if room.laid is None or room.match is not None:
        return []
    return [name if plays else "" for name, plays in zip(room.laid.names, room.laid.plays, strict=True)]


def draw_view(room: Room) -> DrawView | None:
    """Return what goes into the dice, once it is fixed, and which draws were broken off."""
    draw = room.draw
    if draw.entry is None and not draw.broken:
        return None
    return DrawView(draw.seats, draw.pledges, room.luck if room.match else draw.told(), draw.broken)


def correction_view(room: Room) -> CorrectionView | None:
    """Return the correction that is proposed, if there is one."""
    p = room.typed.proposed
    if not isinstance(p, e.CorrectionProposed):
        return None
    return CorrectionView(p.seat, p.version, p.place, p.was, p.say, room.typed.yes, room.typed.against)


def count_view(room: Room) -> CountView | None:
    """Return the cash count that is proposed, if there is one."""
    p = room.typed.proposed
    if not isinstance(p, e.CountProposed):
        return None
    return CountView(p.seat, p.whom, p.was, p.cash, p.reason, room.typed.yes, room.typed.against)


def vote_view(room: Room, key: Topic) -> Vote:
    """Return a proposal."""
    topic, about, bot = key
    yes = room.votes[key].yes
    still = [seat for seat in room.asked_about(key) if seat not in yes]
    return Vote(topic, sorted(yes), still, about, bot)


# The table ---------------------------------------------------------------------------------------------


def table_view(room: Room) -> m.RoomTable:
    """Return the table as everybody sees it."""
    st, top = room.game.state, room.game.state.top
    moved = see_deeds(room, st)
    throw = room.next_throw()
    return m.RoomTable(
        awaited=names.FRAMES[top.kind],
        asked=top.seat,
        detail=detail(st),
        turn=st.turn,
        turns=st.turns,
        seats=seat_views(room, st, moved),
        deeds=room.deeds,
        claims=tuple([claim_view(st, claim) for claim in st.claims]) if st.claims else (),
        piles=pile_views(room, st),
        houses=st.houses,
        hotels=st.hotels,
        pot=st.pot,
        dice=thrown(st),
        over=top.kind == codes.OVER,
        winners=tuple(seats_of(st.winners)) if st.winners else (),
        question=room.question,
        clocks=tuple(room.clocks) if room.options.clock.bank else (),
        deadline=deadline(room),
        left=time_left(room),
        moments=tuple(room.moments()),
        throw_by=throw.who,
        throw_dice=throw.dice,
        build_open=bool(build.in_window(st, codes.BANK)),
        hotel_level=st.tables.hotel,
        jail_turns=int(jail.attempts(st)),
    )


def seat_views(room: Room, st: State, moved: Container[int]) -> tuple[SeatView, ...]:
    """Return all players as everybody sees them; made anew only where something changed."""
    setup, places, keys = room.game.setup, room.places, room.seat_keys
    changed = {}
    for i, s in enumerate(st.seats):
        key = (places[i].name, s.cash, s.at, s.jail, s.out, s.entitled, s.kept, s.wishes)
        if key != keys.get(i) or i in moved:
            players = tuple([place.name for place in places])
            changed[i] = seat_view(setup.edition, setup.rules, st, players, i, None)
            keys[i] = key
    if changed:
        room.seats = tuple([changed.get(i) or room.seats[i] for i in range(len(places))])
    return room.seats


def see_deeds(room: Room, st: State) -> set[int]:
    """Make the deeds anew that changed, or whose rent others have changed; return who got or lost one."""
    keys = (st.owner[:], st.level[:], st.pledged[:])
    if keys == room.deed_keys:
        return set()
    before, room.deed_keys = room.deed_keys, keys
    if before is None:
        room.deeds = tuple([deed_view(st, deed) for deed in range(len(st.owner))])
        return set()
    was, now = list(zip(*before, strict=True)), list(zip(*keys, strict=True))
    room.deeds = tuple(
        [
            seen if old == new and dues(st, deed) == (seen.rent, seen.factor) else deed_view(st, deed)
            for deed, (seen, old, new) in enumerate(zip(room.deeds, was, now, strict=True))
        ]
    )
    return {seat for old, new in zip(was, now, strict=True) if old != new for seat in (old[0], new[0])}


def pile_views(room: Room, st: State) -> tuple[PileView, ...]:
    """Return the decks; made anew only if a card was drawn or put back, which makes new piles."""
    if st.piles != room.piles:
        room.piles = st.piles[:]
        room.pile_views = tuple([pile_view(st, deck) for deck in range(len(room.piles))])
    return room.pile_views


def refresh(room: Room, change: Change) -> None:
    """Note what a change did to the table, for those who follow step by step."""
    change.private = is_private(change)
    if room.match is None:
        return
    now = table_view(room)
    before, room.public = room.public, now
    change.table = differences(before, now) if before else whole(now)
    change.completed = completed(room, change.events)


def completed(room: Room, events: Iterable[Event]) -> list[CompletedGroup]:
    """Return the groups of which somebody has just got the last deed, each once."""
    st, t, spaces = room.game.state, room.game.setup.tables, room.game.setup.edition.spaces
    handed = [event for event in events if isinstance(event, Handed) and event.taker >= 0]
    whole = [event for event in handed if st.whole[t.group[event.deed]] == event.taker]
    found = {(event.taker, spaces[t.space[event.deed]].group) for event in whole}
    return [CompletedGroup(seat, group) for seat, group in sorted(found)]


def differences(before: m.RoomTable, now: m.RoomTable) -> m.TableChange:
    """Return what changed on the table; of players and deeds, what is the same is the same object."""
    changed = {}
    for name in m.FIELDS:
        old, new = getattr(before, name), getattr(now, name)
        if new is old:
            continue
        if name in PARTS:
            parts = [part for was, part in zip(old, new, strict=True) if part is not was]
            if parts:
                changed[name] = parts
        elif new != old:
            changed[name] = new
    return m.TableChange(**changed)


def whole(table: m.RoomTable) -> m.TableChange:
    """Return a table as a change from nothing."""
    return m.TableChange(**{name: getattr(table, name) for name in m.FIELDS})


# What only one seat sees -------------------------------------------------------------------------------


def mine(room: Room, seat: int, full: bool = False) -> m.Mine:
    """Return a seat's own view; its menu if it is asked, or in any case if it looks."""
    if room.match is None or seat >= len(room.places):
        return m.Mine(seat)
    setup, st = room.match.setup, room.match.state
    asked = seat in asked_seats(room)
    return m.Mine(
        seat=seat,
        question=room.question if asked else 0,
        cash=None if setup.rules.cash_visible else int(st.seats[seat].cash),
        menu=menu(room, seat) if (asked or full or seat in room.moments()) and room.running else None,
        offers=[offer_view(setup.edition, st, o) for o in st.offers if seat in (o.seat, o.to)],
        proxy=room.proxies.get(seat, 0),
        proxied=asked and is_proxied(room, seat),
        most=most_bid(st, seat),
        held_up=room.running and is_held_up(st, seat),
        muted=sorted(room.places[seat].muted) if room.places[seat].muted else [],
    )


def is_proxied(room: Room, seat: int) -> bool:
    """Tell whether a secret maximum answers for a seat: it still could bid that much."""
    st, maximum = room.game.state, room.proxies.get(seat)
    if st.top.kind != codes.AUCTION or maximum is None:
        return False
    return bool(auction.refuse_maximum(st, cast(Auction, st.top), seat, maximum) == codes.FINE)


def most_bid(st: State, seat: int) -> int:
    """Return the highest bid a seat could make for the lot that is up; 0 where it could make none."""
    if st.top.kind != codes.AUCTION:
        return 0
    lot = cast(Auction, st.top)
    refused = auction.refuse_maximum(st, lot, seat, auction.lowest_bid(st, lot))
    return 0 if refused else int(auction.covered(st, seat))


def is_held_up(st: State, seat: int) -> bool:
    """Tell whether the dice wait for answers, as far as it concerns a seat: it is to throw or to answer."""
    concerns = st.top.seat == seat or any(offer.to == seat for offer in st.offers)
    return st.top.kind == codes.TURN and concerns and bool(throws.is_held_up(st))


def asked_seats(room: Room) -> tuple[int, ...]:
    """Return who is to answer now: one seat, or in a live auction all that may still bid."""
    if not room.running:
        return ()
    top = room.game.state.top
    if top.seat != codes.ANYONE or top.kind != codes.AUCTION:
        return (int(top.seat),)
    lot = cast(Auction, top)
    return tuple([seat for seat in seats_of(int(lot.bidders & ~lot.passed)) if seat != lot.leader])


def menu(room: Room, seat: int) -> list[m.MenuChoice]:
    """Return what a seat may say, in words."""
    choice, st = room.game.words.choice, room.game.state
    lines = legal.menu(st, seat)
    if st.top.kind == codes.STEPS and st.top.seat == seat:
        return [with_goal(st, seat, line, choice(line)) for line in lines]
    return [choice(line) for line in lines]


def with_goal(st: State, seat: int, line: legal.Choice, choice: m.MenuChoice) -> m.MenuChoice:
    """Return a line of the menu with the space it leads to."""
    if line.kind != codes.STEP:
        return choice
    return msgspec.structs.replace(choice, space=goal(st, Action(codes.STEP, seat, line.a)))


# Steps -------------------------------------------------------------------------------------------------


def welcome(room: Room, here: m.RoomView, seats: list[int], now: int) -> m.Welcome:
    """Return everything a viewer may know."""
    table = table_view(room) if room.match is not None else None
    return m.Welcome(room.seq, now, here, seats, PROTOCOL, table, [mine(room, seat) for seat in seats])


class StepEncoder:
    """Says the newest change of a room to one viewer after the other; what is the same is made once."""

    def __init__(self, room: Room, change: Change, here: m.RoomView | None) -> None:
        self.room = room
        self.change = change
        self.here = here
        self.common = b"" if change.private else m.encode(step(room, change, here, (), False))[:-1]
        self.asked = (*asked_seats(room), *(room.moments() if room.match is not None else ()))
        self.quiet = has_nothing_private(room)

    def step_for(self, seats: tuple[int, ...]) -> bytes:
        """Return the step for the holder of some seats, without the bracket that closes it."""
        if not self.common:
            return m.encode(step(self.room, self.change, self.here, seats, True))[:-1]
        return self.common + b',"mine":' + self.mine(seats) if seats else self.common

    def mine(self, seats: tuple[int, ...]) -> bytes:
        """Return what is theirs; most seats have nothing of their own to see most of the time."""
        if self.quiet and len(seats) == 1 and seats[0] not in self.asked:
            return NOTHING[seats[0]]
        return m.encode([mine(self.room, seat) for seat in seats])


NOTHING: Final = [m.encode([m.Mine(seat)]) for seat in range(SEATS)]


def has_nothing_private(room: Room) -> bool:
    """Tell whether seats that are not asked have nothing of their own to see."""
    if room.match is None:
        return True
    if room.match.state.offers or room.proxies or not room.match.setup.rules.cash_visible:
        return False
    return not [place for place in room.places if place.muted]


def step(room: Room, change: Change, here: m.RoomView | None, seats: tuple[int, ...], last: bool) -> m.Step:
    """Return what one change looks like to the holder of some seats; the last one with what is theirs."""
    entry = change.entry
    events = [told(room, event) for event in change.events if may_know(event, seats)]
    said = [text for text in change.said if may_hear(change, text, seats)]
    author = getattr(entry, "seat", -1)
    hidden = author not in seats and (isinstance(entry, HIDDEN) or bool(change.said and not said))
    heard = not isinstance(entry, e.ChatSent) or not muted_by_all(room, author, seats)
    return m.Step(
        version=change.version,
        at=change.at,
        what="hidden" if hidden else kind_of(entry) if heard else "muted",
        seat=-1 if hidden else author,
        by="" if hidden else by_whom(entry, author in seats),
        said=said,
        events=events,
        room=here,
        table=change.table,
        mine=[mine(room, seat) for seat in seats] if last else [],
        chat=entry.text if isinstance(entry, e.ChatSent) and heard else "",
        phrase=entry.phrase if isinstance(entry, e.ChatSent) and heard else "",
        undone=change.undone,
        completed=change.completed,
    )


def is_private(change: Change) -> bool:
    """Tell whether different eyes see different things in a change."""
    entry = change.entry
    if isinstance(entry, PERSONAL):
        return True
    if isinstance(entry, e.Acted) and entry.by == "proxy":
        return True
    if not PRIVATE_WORDS.isdisjoint([text.split(" ", 2)[1] for text in change.said]):
        return True
    return any(isinstance(event, PRIVATE_EVENTS) for event in change.events)


KINDS: dict[type, str] = {kind: str(kind.__struct_config__.tag) for kind in get_args(e.AnyEntry)}


def kind_of(entry: e.AnyEntry) -> str:
    """Return the word of an entry."""
    return KINDS[type(entry)]


def by_whom(entry: e.AnyEntry, own: bool) -> str:
    """Return who spoke for a seat; that a bid was a secret maximum's only its owner learns."""
    by = entry.by if isinstance(entry, e.Acted) else ""
    return "" if by == "proxy" and not own else by


def may_know(event: Event, seats: tuple[int, ...]) -> bool:
    """Tell whether an event is for these eyes."""
    return not isinstance(event, PRIVATE_EVENTS) or event.seat in seats or event.to in seats


def may_hear(change: Change, text: str, seats: tuple[int, ...]) -> bool:
    """Tell whether an action is for these ears: an offer, and what becomes of it, for its two sides only."""
    actor, word, *rest = text.split(" ", 3)
    if word not in PRIVATE_WORDS or int(actor) - 1 in seats:
        return True
    number = int(rest[0])  # of whom it is offered to, or of the offer
    if word == "offer":
        return number - 1 in seats
    known = [event for event in change.events if isinstance(event, PRIVATE_EVENTS) and may_know(event, seats)]
    return number in [event.number for event in known]


def muted_by_all(room: Room, author: int, seats: tuple[int, ...]) -> bool:
    """Tell whether everybody behind a connection has muted somebody."""
    return bool(seats) and all(author in room.places[seat].muted for seat in seats if seat < len(room.places))


def told(room: Room, event: Event) -> Happened:
    """Return an event as a message: words for its numbers, and the space of a deed."""
    said = as_values(event)
    if "deed" in said:
        deed = said.pop("deed")
        said["space"] = int(room.game.setup.tables.space[deed]) if deed >= 0 else None
    return HAPPENED[said.pop("kind")](**said)
