"""What is said for those who do not speak themselves: bots, secret maxima, and silence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from msgspec.structs import replace

from bankhalter.bots import registry
from bankhalter.bots.api import Bot
from bankhalter.bots.visibility import seen_by
from bankhalter.core import codes
from bankhalter.core.actions import Action, Offer
from bankhalter.core.decisions import Auction
from bankhalter.core.state import State
from bankhalter.server.room.commands import check_offer, said
from bankhalter.server.room.match import Wrong
from bankhalter.server.room.room import Room
from bankhalter.server.schedule.timers import raised_to
from bankhalter.server.storage import entries as e

SLOW = ("champion",)  # of the built-in ones; the others take less than a tenth of a millisecond
LONGEST_REASON = 40
PATIENCE = 30  # open actions of a bot in a row before the default is taken for it


@dataclass(frozen=True)
class Thought:
    """What a bot wants to say; with a no to an offer the reason, as a word."""

    action: Action
    reason: str = ""


class Voices:
    """The bots of one room, in one process; what they remember is a convenience, never needed."""

    def __init__(self) -> None:
        self.bots: dict[tuple[int, str], Bot] = {}
        self.replied: set[int] = set()
        self.silent: dict[int, int] = {}  # the turn of others in which a seat had no business any more
        self.in_a_row = 0

    def bot(self, room: Room, seat: int) -> Bot:
        """Return the bot of a seat."""
        name = room.bot_for(seat)
        key = (seat, name)
        if key not in self.bots:
            self.bots[key] = registry.find("default" if name == "defaults" else name)(seat)
        return self.bots[key]

    def thinks_long(self, room: Room, what: str) -> bool:
        """Tell whether the next word takes a bot so long that it must think elsewhere."""
        kind, _, number = what.partition("-")
        if kind not in ("bot", "call", "reply", "aside"):
            return False
        seat = int(number) if kind != "reply" else self._to(room, int(number))
        name = room.bot_for(seat) if seat >= 0 else "defaults"
        return name in SLOW or (name != "defaults" and name not in registry.BUILT_IN)

    def _to(self, room: Room, number: int) -> int:
        return next((int(o.to) for o in room.game.state.offers if o.number == number), -1)

    def think(self, room: Room, what: str) -> Thought | None:
        """Ask the bot concerned about what its seat sees; None if it has nothing to say or fails."""
        kind, _, number = what.partition("-")
        try:
            if kind == "reply":
                return self._reply(room, int(number))
            if kind == "aside":
                return self._business(room, int(number))
            action = self.bot(room, int(number)).choose(sight(room, int(number)), int(number))
            return Thought(action) if action.seat == int(number) else None
        except Exception:  # a bot may be anybody's; the table must go on
            return None

    def _reply(self, room: Room, number: int) -> Thought | None:
        offer = next((o for o in room.game.state.offers if o.number == number), None)
        if offer is None:
            return None
        bot = self.bot(room, int(offer.to))
        seen = sight(room, int(offer.to))
        action = bot.reply(seen, offer.to, offer) or Action(codes.REJECT, offer.to, number)
        reason = bot.why_not()[:LONGEST_REASON] if action.kind == codes.REJECT else ""
        return Thought(action, reason)

    def _business(self, room: Room, seat: int) -> Thought | None:
        """Ask for an open action before another one's first throw."""
        action = self.bot(room, seat).between(sight(room, seat), seat)
        fits = action is not None and action.seat == seat and action.kind >= codes.OPEN
        return Thought(action) if action is not None and fits else None

    def entry(self, room: Room, what: str, thought: Thought | None, now: int) -> e.Acted | None:
        """Return the entry for the log, or None if there is nothing to say."""
        kind, _, number = what.partition("-")
        if kind == "silence":
            silence = room.game.silence()
            return said(room, int(silence.seat), [silence], "clock")
        if kind == "time":
            return said(room, codes.CLOCK, [Action(codes.TIME_UP, codes.CLOCK)], "clock")
        if kind == "proxy":
            return proxy_bid(room, int(number)) if int(number) in room.proxies else None
        if kind == "reply":
            return self._replied_entry(room, int(number), thought)
        if kind == "aside":
            return self._aside(room, int(number), thought, now)
        return self._spoken(room, int(number), thought, now, kind == "call")

    def _aside(self, room: Room, seat: int, thought: Thought | None, now: int) -> e.Acted | None:
        """Say what a bot does beside another one's turn; who has no more to do is not asked again in it."""
        self.in_a_row += 1
        action = thought.action if thought and self.in_a_row <= PATIENCE else None
        if action is None or room.game.refuse(action) or not self._polite(room, action, now):
            self.silent[seat], self.in_a_row = int(room.game.state.turns), 0
            return None
        return said(room, seat, [action], "bot")

    def _replied_entry(self, room: Room, number: int, thought: Thought | None) -> e.Acted | None:
        """Say what a bot says to an offer; what it may not say counts as no."""
        self.replied.add(number)
        seat = self._to(room, number)
        if seat < 0:
            return None
        if thought is None or room.game.refuse(thought.action):
            thought = Thought(Action(codes.REJECT, seat, number))
        return replace(said(room, seat, [thought.action], "bot"), reason=thought.reason)

    def _spoken(self, room: Room, seat: int, thought: Thought | None, now: int, live: bool) -> e.Acted:
        """Say what a bot says, or the default for one that fails, cheats or never comes to an end."""
        fallback = Action(codes.PASS, seat) if live else room.game.silence()
        action = thought.action if thought else fallback
        self.in_a_row = self.in_a_row + 1 if action.kind >= codes.OPEN else 0
        if self.in_a_row > PATIENCE or room.game.refuse(action) or not self._polite(room, action, now):
            action, self.in_a_row = fallback, 0
        return said(room, int(action.seat), [action], "bot" if action.seat == seat else "clock")

    def _polite(self, room: Room, action: Action, now: int) -> bool:
        """Bots do not disturb those who want peace."""
        try:
            if isinstance(action, Offer):
                check_offer(room, action, now)
            return True
        except Wrong:
            return False


def sight(room: Room, seat: int) -> State:
    """Return what a person on a seat would see."""
    return seen_by(room.game.state, seat, room.game.setup.rules.cash_visible)


def proxy_bid(room: Room, seat: int) -> e.Acted | None:
    """Bid what a secret maximum allows, or pass where it is reached: in turn something must be said."""
    bid = raised_to(room, cast(Auction, room.game.state.top), seat)
    if not bid and room.game.asked == codes.ANYONE:
        return None
    return said(room, seat, [Action(codes.BID, seat, bid) if bid else Action(codes.PASS, seat)], "proxy")
