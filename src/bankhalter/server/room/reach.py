"""Where a token goes: found by letting the engine move it on a copy."""

from __future__ import annotations

from collections import Counter

from bankhalter.core import codes, engine
from bankhalter.core.actions import Action
from bankhalter.core.decisions import Turn
from bankhalter.core.events import Moved
from bankhalter.core.ledger import Ledger
from bankhalter.core.odds import odds
from bankhalter.core.rules import throw
from bankhalter.core.state import State
from bankhalter.server.protocol import queries
from bankhalter.server.room.commands import need, need_running
from bankhalter.server.room.room import Room

CHOSEN = (codes.STEPS, codes.JUMP)  # the player says where to


def goal(st: State, action: Action) -> int | None:
    """Return the space an action leads its token to first, or None."""
    led = Ledger(st.copy(), True)
    engine.apply(led, action)
    return first_stop(led, int(action.seat))


def first_stop(led: Ledger, seat: int) -> int | None:
    """Return where a token stopped first, among what the ledger told."""
    stops = [int(event.space) for event in led.events if isinstance(event, Moved) and event.seat == seat]
    return stops[0] if stops else None


def ahead(room: Room, query: queries.LookAhead) -> queries.Reach:
    """Return where a throw of a seat may lead its token, as if it threw now."""
    need_running(room)
    need(query.seat < len(room.places) and room.plays(query.seat), "seat-out")
    st = about_to_throw(room.game.state, query.seat)
    found, throws, open_ends = Counter[int](), 0, False
    for thrown, ways in odds(st):
        space, chosen = landing(st, query.seat, thrown)
        throws, open_ends = throws + ways, open_ends or chosen
        if space is not None:
            found[space] += ways
    here, size = int(st.seats[query.seat].at), int(st.tables.size)
    squares = [queries.SquareAhead(at, found[at]) for at in sorted(found, key=lambda at: (at - here) % size)]
    return queries.Reach(query.id, room.seq, query.seat, squares, throws, open_ends)


def about_to_throw(game: State, seat: int) -> State:
    """Return a copy in which a seat throws, in its turn or a new one, whatever else is asked."""
    led, frame = Ledger(game.copy(), False), Turn(seat, 1, 0)
    led.rewrite([frame])
    if game.turn != seat:
        led.begin_turn(frame)
    throw.throw(led, frame)
    return led.state


def landing(st: State, seat: int, thrown: Action) -> tuple[int | None, bool]:
    """Return where a throw leads, and whether the player chooses; a fine that is due first is paid."""
    led = Ledger(st.copy(), True)
    engine.apply(led, thrown)
    if led.state.top.kind == codes.DEBT and first_stop(led, seat) is None:
        engine.apply(led, Action(codes.PAY, seat))
    return first_stop(led, seat), led.state.top.kind in CHOSEN
