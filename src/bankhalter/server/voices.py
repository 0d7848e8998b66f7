"""What is said for those who do not speak themselves: bots, secret maxima, and silence."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from bankhalter.bots import registry
from bankhalter.bots.protocol import Bot
from bankhalter.core import codes, legal
from bankhalter.core.actions import Action, Offer
from bankhalter.core.decisions import Auction
from bankhalter.core.state import State
from bankhalter.server import entries as e
from bankhalter.server.decide import check_offer, said
from bankhalter.server.match import Wrong
from bankhalter.server.room import Room

QUICK = ("simple", "default")  # these think within the event loop
LONGEST_REASON = 40
PATIENCE = 30  # open actions of a bot in a row before the default is taken for it


class Voices:
    """The bots of one room, in one process; what they remember is a convenience, never needed."""

    def __init__(self) -> None:
        self.bots: dict[tuple[int, str], Bot] = {}
        self.replied: set[int] = set()
        self.in_a_row = 0

    def bot(self, room: Room, seat: int) -> Bot:
        """Return the bot of a seat."""
        name = room.speaker(seat)
        key = (seat, name)
        if key not in self.bots:
            self.bots[key] = registry.find("default" if name == "defaults" else name)(seat)
        return self.bots[key]

    def thinks_long(self, room: Room, what: str) -> bool:
        """Tell whether the next word takes a bot so long that it must think elsewhere."""
        kind, _, number = what.partition("-")
        if kind not in ("bot", "call", "reply"):
            return False
        seat = int(number) if kind != "reply" else self._to(room, int(number))
        return seat >= 0 and room.speaker(seat) not in (*QUICK, "defaults")

    def _to(self, room: Room, number: int) -> int:
        return next((int(o.to) for o in room.game.state.offers if o.number == number), -1)

    def think(self, room: Room, what: str, state: State) -> Action | None:
        """Ask the bot concerned about a copy of the state; None if it has nothing to say or fails."""
        kind, _, number = what.partition("-")
        try:
            if kind == "reply":
                return self._reply(room, state, int(number))
            action = self.bot(room, int(number)).choose(state, int(number))
            return action if action.seat == int(number) else None
        except Exception:  # a bot may be anybody's; the table must go on
            return None

    def _reply(self, room: Room, state: State, number: int) -> Action | None:
        offer = next((o for o in state.offers if o.number == number), None)
        if offer is None:
            return None
        return self.bot(room, int(offer.to)).reply(state, offer.to, offer)

    def entry(self, room: Room, what: str, thought: Action | None, now: int) -> e.Said | None:
        """Return the line for the log, or None if there is nothing to say."""
        kind, _, number = what.partition("-")
        if kind == "silence":
            silence = room.game.silence()
            return said(room, int(silence.seat), [silence], "clock")
        if kind == "time":
            return said(room, codes.CLOCK, [Action(codes.TIME_UP, codes.CLOCK)], "clock")
        if kind == "proxy":
            return proxy_bid(room, int(number))
        if kind == "reply":
            return self._replied_entry(room, int(number), thought)
        return self._spoken(room, int(number), thought, now, kind == "call")

    def _replied_entry(self, room: Room, number: int, thought: Action | None) -> e.Said | None:
        """Say what a bot says to an offer; what it may not say counts as no."""
        self.replied.add(number)
        seat = self._to(room, number)
        if seat < 0:
            return None
        if thought is None or room.game.refuse(thought):
            thought = Action(codes.REJECT, seat, number)
        entry = said(room, seat, [thought], "bot")
        return replace(entry, reason=self._reason(room, seat)) if thought.kind == codes.REJECT else entry

    def _reason(self, room: Room, seat: int) -> str:
        try:
            return self.bot(room, seat).why_not()[:LONGEST_REASON]
        except Exception:  # a bot may be anybody's; the table must go on
            return ""

    def _spoken(self, room: Room, seat: int, thought: Action | None, now: int, live: bool) -> e.Said:
        """Say what a bot says, or the default for one that fails, cheats or never comes to an end."""
        fallback = Action(codes.PASS, seat) if live else room.game.silence()
        action = thought or fallback
        self.in_a_row = self.in_a_row + 1 if action.kind >= codes.OPEN else 0
        if self.in_a_row > PATIENCE or room.game.refuse(action) or not self._polite(room, action, now):
            action, self.in_a_row = fallback, 0
        return said(room, int(action.seat), [action], "bot")

    def _polite(self, room: Room, action: Action, now: int) -> bool:
        """Bots do not disturb those who want peace."""
        try:
            if isinstance(action, Offer):
                check_offer(room, action, now)
            return True
        except Wrong:
            return False


def proxy_bid(room: Room, seat: int) -> e.Said:
    """Bid the least that leads, or pass where the maximum is reached."""
    lot = cast(Auction, room.game.state.top)
    least = int(legal.lowest_bid(room.game.state, lot))
    bid = Action(codes.BID, seat, least)
    enough = least <= room.proxies.get(seat, 0) and not room.game.refuse(bid)
    return said(room, seat, [bid if enough else Action(codes.PASS, seat)], "proxy")
