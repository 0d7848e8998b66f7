"""What is said for those who do not speak themselves: bots, secret maxima, and silence."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from bankhalter.bots import registry
from bankhalter.bots.api import Bot
from bankhalter.core import codes
from bankhalter.core.actions import Action, Offer
from bankhalter.core.decisions import Auction
from bankhalter.game.driver import CALL, KINDS, REPLY, RING, Answer, Driver, Moment
from bankhalter.server.room.commands import check_offer, said
from bankhalter.server.room.drawing_luck import broken_off
from bankhalter.server.room.match import Wrong
from bankhalter.server.room.room import Room
from bankhalter.server.schedule.proxies import raised_to
from bankhalter.server.schedule.timers import BOTS, KEPT_BACK, OUTDATED, PROXY, SILENCE
from bankhalter.server.storage import entries as e

SLOW = ("champion",)  # of the built-in ones; the others take less than a tenth of a millisecond
DEFAULTS = "defaults"  # who plays for somebody who is away and wants no bot
LONGEST_REASON = 40


class AutoAnswers:
    """The bots of one room, in one process; what they remember is a convenience, never needed."""

    def __init__(self) -> None:
        self.bots: dict[tuple[int, str], Bot] = {}
        self.driver: Driver | None = None
        self.seated: list[str] = []  # who speaks for each seat of the driver

    def drive(self, room: Room) -> Driver | None:
        """Return the driver with the bots that speak for seats now; None as long as there never was one."""
        speakers = [room.bot_for(seat) for seat in range(len(room.places))]
        if room.match is None or (self.driver is None and not any(speakers)):
            return None
        if self.driver is None or len(speakers) != len(self.seated):
            visible = room.game.setup.rules.cash_visible
            self.driver = Driver([None] * len(speakers), careful=True, cash_visible=visible)
            self.driver.patient = False  # the timers wait for people, not for ever
            self.seated = [""] * len(speakers)
        for seat, name in enumerate(speakers):
            if name != self.seated[seat]:
                self.driver.seat_bot(seat, self._bot(seat, name) if name else None)
        self.seated = speakers
        return self.driver

    def _bot(self, seat: int, name: str) -> Bot:
        if (seat, name) not in self.bots:
            self.bots[seat, name] = registry.find("default" if name == DEFAULTS else name)(seat)
        return self.bots[seat, name]

    def forget_offers(self) -> None:
        """Offers are numbered anew."""
        if self.driver is not None:
            self.driver.replied.clear()

    def thinks_long(self, room: Room, moment: Moment) -> bool:
        """Tell whether the next word takes a bot so long that it must think elsewhere."""
        if moment.kind not in BOTS:
            return False
        name = room.bot_for(moment.seat)
        return name in SLOW or (name not in ("", DEFAULTS) and name not in registry.BUILT_IN)

    def think(self, room: Room, moment: Moment) -> Answer | None:
        """Ask the bot concerned about what its seat sees; None if it has nothing to say or fails."""
        if again := declined_again(room, moment):
            return again
        driver = self.drive(room)
        found = None if driver is None else driver.ask(room.game.state, moment)
        return None if found is None else found._replace(reason=found.reason[:LONGEST_REASON])

    def entry(self, room: Room, moment: Moment, answer: Answer | None, now: int) -> e.AnyEntry | None:
        """Return the entry for the log, or None if there is nothing to say."""
        if moment.kind == KEPT_BACK:
            return broken_off(room)
        if not room.running:
            return None
        if moment.kind == SILENCE:
            silence = room.game.default()
            return said(room, int(silence.seat), [silence], "clock")
        if moment.kind == KINDS[RING]:
            return said(room, codes.CLOCK, [Action(codes.TIME_UP, codes.CLOCK)], "clock")
        if moment.kind == OUTDATED:
            withdrawn = Action(codes.WITHDRAW, moment.seat, moment.number)
            return said(room, moment.seat, [withdrawn], "clock")
        if moment.kind == PROXY:
            return proxy_bid(room, moment.seat) if moment.seat in room.proxies else None
        return self._spoken(room, moment, answer, now)

    def _spoken(self, room: Room, moment: Moment, answer: Answer | None, now: int) -> e.Acted | None:
        """Say what a bot says, or what stands for it."""
        driver = self.drive(room)
        if driver is None:
            return None
        wanted = answer.action if answer is not None and is_polite(room, answer.action, now) else None
        action = driver.judge(room.game.state, moment, wanted) or aloud(room, moment)
        if action is None:
            return None
        entry = said(room, int(action.seat), [action], "bot" if action.seat == moment.seat else "clock")
        return replace(entry, reason=answer.reason) if answer is not None and action is wanted else entry


def declined_again(room: Room, moment: Moment) -> Answer | None:
    """Return the same no to the same offer; bots may remember in one process what another one said."""
    if moment.kind != KINDS[REPLY]:
        return None
    why = room.offers.why_again(moment.number, room.game.state)
    return Answer(Action(codes.REJECT, moment.seat, moment.number), why) if why else None


def aloud(room: Room, moment: Moment) -> Action | None:
    """Return what a bot that says nothing says online, where nobody sees it shake its head."""
    if moment.kind == KINDS[CALL]:
        return Action(codes.PASS, moment.seat)
    no = Action(codes.REJECT, moment.seat, moment.number)
    return no if moment.kind == KINDS[REPLY] and not room.game.refuse(no) else None


def is_polite(room: Room, action: Action, now: int) -> bool:
    """Bots do not disturb those who want peace, nor ask people what they were asked before."""
    if not isinstance(action, Offer):
        return True
    if not room.bot_for(int(action.to)) and room.offers.is_stale(room.game.state, action):
        return False
    try:
        check_offer(room, action, now)
        return True
    except Wrong:
        return False


def proxy_bid(room: Room, seat: int) -> e.Acted | None:
    """Bid what a secret maximum allows, or pass where it is reached: in turn something must be said."""
    bid = raised_to(room, cast(Auction, room.game.state.top), seat)
    if not bid and room.game.asked == codes.ANYONE:
        return None
    return said(room, seat, [Action(codes.BID, seat, bid) if bid else Action(codes.PASS, seat)], "proxy")
