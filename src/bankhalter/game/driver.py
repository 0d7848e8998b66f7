"""Who may speak next, and for what: the one loop that asks bots, chance and the clock.

A driver finds the next *moment* of a state, asks whoever it belongs to, and carries out the answer, or what
stands for an answer that fails, cheats or never comes to the point. Where a person is to speak it stops.
Simulation, tournament, terminal and server all play by it; the server only adds when a moment comes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, cast

from bankhalter.bots.api import Bot
from bankhalter.bots.visibility import seen_by
from bankhalter.core import engine
from bankhalter.core.actions import Action, Offer
from bankhalter.core.codes import (
    ACCEPT,
    ANSWER_FIRST,
    ANYONE,
    ANYTIME,
    BANK,
    BUILD,
    BY_CALL,
    CHANCE,
    CLOCK,
    CLOSING,
    DEBT_FIRST,
    DEMAND,
    DICE_IN_AIR,
    FINE,
    HAMMER,
    LOT_RUNNING,
    OPEN,
    PASS,
    PLAYING,
    REJECT,
    TIME_UP,
    TURN,
)
from bankhalter.core.decisions import Auction, Turn
from bankhalter.core.ledger import Ledger
from bankhalter.core.legal import default
from bankhalter.core.native import i64, vec
from bankhalter.core.odds import Dice
from bankhalter.core.state import State

PATIENCE: Final = 100  # open actions of bots in a row before the default is taken

# The kinds of moment; KINDS has their words.
NOBODY: Final = 0  # a person is to speak, or the game is over
REPLY: Final = 1  # a bot answers an offer made to it
ASIDE: Final = 2  # a bot does business before another one's first throw
CALL: Final = 3  # a bot may raise in a live auction
CLAIM: Final = 4  # a bot demands a rent that is its due
ANSWER: Final = 5  # a bot is asked
LUCK: Final = 6  # chance is asked
KNOCK: Final = 7  # nobody raises any more: the hammer falls
RING: Final = 8  # the agreed time is up
KINDS = ("nobody", "reply", "aside", "call", "claim", "answer", "chance", "hammer", "time-up")


class Moment(NamedTuple):
    """A word for what is to be said, whose it is, and the number of the offer it is about."""

    kind: str
    seat: int = BANK
    number: int = 0


class Answer(NamedTuple):
    """What a bot says; with a no to an offer the reason, as a word."""

    action: Action
    reason: str = ""


class Driver:
    """Bots by seat (None: a person), the dice if they are its own, and what it remembers of a game.

    A careful driver sits at a table with people: bots see only what a person in their seat would see, may
    crash, and have their say beside a turn until they have no more. Among bots alone they are asked after
    every action. After a step `said` is what was said, and `stumbled` the bot for which the default was
    taken, or -1.

    People have moments, too: before a bot's throw ends a right of theirs, a rent to demand or a building to
    buy, a patient driver stops until they have used it or `let_pass` it; who is not patient asks `awaits`.
    """

    def __init__(
        self,
        bots: Sequence[Bot | None],
        dice: Dice | None = None,
        careful: bool = False,
        cash_visible: bool = True,
    ) -> None:
        self.bots: vec[Bot] = vec[Bot]([Bot() for _ in bots])  # where a person sits it is never asked
        self.people: i64 = 0  # seats without a bot, as a mask
        self.beside: i64 = 0  # seats whose bots do business beside another one's turn
        self.callers: i64 = 0  # seats whose bots may raise: those that do not only take defaults
        self.dice: Dice = Dice(0) if dice is None else dice
        self.has_dice = dice is not None
        self.careful = careful
        self.among_bots = False  # bots only, who do business in their own turns, and their own dice
        self.cash_visible = cash_visible
        self.patient = True  # whether bots wait for people: for answers that hold up the dice, for rights
        self.gives_moments = True  # whether people are asked before a throw ends a right of theirs
        self.time_is_up = False  # whether whoever has the clock says so
        self.replied: set[int] = set()  # offers that bots were asked about
        self.turned_down: set[tuple[int, ...]] = set()  # offers that people declined
        self.quiet: i64 = 0  # who had nothing to say beside this turn or in this lot, as a mask
        self.quiet_since: i64 = 0  # since when: a turn (below 0) or an action
        self.passed: i64 = 0  # who lets the rights of this turn's window pass, as a mask
        self.passed_in: i64 = 0  # which turn that is
        self.in_a_row: i64 = 0  # open actions
        self.seat: i64 = BANK
        self.offer: Offer | None = None
        self.said: Action | None = None
        self.stumbled: i64 = BANK
        for seat in range(len(bots)):
            self.seat_bot(seat, bots[seat])

    def seat_bot(self, seat: i64, bot: Bot | None) -> None:
        """Let a bot play for a seat from now on; None is a person."""
        bit: i64 = 1 << seat
        self.bots[seat] = Bot() if bot is None else bot
        self.people = self.people & ~bit | (bit if bot is None else 0)
        self.beside = self.beside & ~bit | (bit if bot is not None and has_business(bot) else 0)
        self.callers = self.callers & ~bit | (bit if bot is not None and has_mind(bot) else 0)
        self.among_bots = not self.careful and self.has_dice and self.people | self.beside == 0

    # Playing -----------------------------------------------------------------------------------

    def play(self, led: Ledger, most_turns: i64) -> None:
        """Play until the game is over, a person is asked, or so many turns have been taken."""
        st = led.state
        listening = led.listening
        while st.turns <= most_turns and self.step(led):
            if listening:
                led.events.clear()

    def step(self, led: Ledger) -> bool:
        """Let the next one speak; False if nobody does before a person."""
        st = led.state
        if not self.among_bots or len(st.offers) > 0 or len(st.claims) > 0 or self.time_is_up:
            return self.step_by_moment(led)
        seat = st.top.seat
        if seat >= 0:
            self.seat = seat
            return self.take(led, ANSWER, self.bots[seat].choose(st, seat))
        if seat == CHANCE:
            return self.take(led, LUCK, self.dice.answer(st))
        return self.step_by_moment(led)

    def step_by_moment(self, led: Ledger) -> bool:
        """The same where somebody may have something to say before whoever is asked."""
        st = led.state
        kind = self.find(st)
        while kind != NOBODY:
            action: Action | None = self.hear(st, kind)
            spoken = self.say_instead(led, kind, None) if action is None else self.take(led, kind, action)
            if spoken:
                return True
            kind = self.find(st)
        return False

    def take(self, led: Ledger, kind: i64, action: Action) -> bool:
        """Carry out an answer, or what stands for it; False if that is nothing."""
        if (kind > ANSWER or self.fits(kind, action)) and engine.apply(led, action) == FINE:
            self.stumbled = BANK
            self.said = action
            return True
        return self.say_instead(led, kind, action)

    def say_instead(self, led: Ledger, kind: i64, action: Action | None) -> bool:
        """Carry out what stands for an answer that was none; False if that is nothing."""
        other = self.instead(led.state, kind, action)
        if other is None:
            return False
        engine.apply(led, other)
        self.said = other
        return True

    # Finding -----------------------------------------------------------------------------------

    def find(self, st: State) -> i64:
        """Return the kind of the next moment; `seat` and `offer` tell whose it is."""
        if self.time_is_up and engine.refuse(st, Action(TIME_UP, CLOCK)) == FINE:
            return RING
        if len(st.offers) > 0 and self.find_reply(st):
            return REPLY
        if len(st.claims) > 0 and self.find_claim(st):
            return CLAIM
        top = st.top
        seat = top.seat
        if seat >= 0:
            if self.beside and top.kind == TURN and cast(Turn, top).begun == 0 and self.find_aside(st):
                return ASIDE
            self.seat = seat
            return NOBODY if self.people and self.waits_for_people(st, seat) else ANSWER
        if seat == CHANCE:
            return LUCK if self.has_dice else NOBODY
        return self.find_call(st) if seat == ANYONE else NOBODY

    def find_reply(self, st: State) -> bool:
        """Find an offer to a bot that was not asked about it yet, and could accept it now."""
        for offer in st.offers:
            if not self.people >> offer.to & 1 and offer.number not in self.replied:
                word = engine.refuse(st, Action(ACCEPT, offer.to, offer.number))
                if not is_for_later(word):
                    self.seat = offer.to
                    self.offer = offer
                    return True
        return False

    def find_claim(self, st: State) -> bool:
        """Find a bot with a rent to demand: where rents are asked for by call, bots overlook none."""
        if st.tables.rent_demand != BY_CALL:
            return False
        for claim in st.claims:
            if not self.people >> claim.owner & 1:
                self.seat = claim.owner
                return engine.refuse(st, Action(DEMAND, claim.owner, claim.number)) == FINE
        return False

    def find_aside(self, st: State) -> bool:
        """Find a bot that may do business before another one's first throw, and has not said no yet."""
        self.listen_since(-st.turns if self.careful else st.seq)
        able = self.beside & ~self.quiet & ~(1 << st.turn)
        seat: i64 = 0
        while able >> seat:
            if able >> seat & 1 and st.seats[seat].out == PLAYING:
                self.seat = seat
                return True
            seat += 1
        return False

    def find_call(self, st: State) -> i64:
        """Find a bot that may still raise; without one, and without a person who may, the hammer falls."""
        lot = cast(Auction, st.top)
        self.listen_since(st.seq)
        still = lot.bidders & ~lot.passed
        for seat in range(len(st.seats)):
            if still & self.callers & ~self.quiet & (1 << seat) and seat != lot.leader:
                self.seat = seat
                return CALL
        others = still & self.people if lot.leader < 0 else still & self.people & ~(1 << lot.leader)
        return NOBODY if others else KNOCK

    def listen_since(self, when: i64) -> None:
        """Forget who was quiet before."""
        if self.quiet_since != when:
            self.quiet_since = when
            self.quiet = 0

    def waits_for_people(self, st: State, seat: i64) -> bool:
        """Tell whether a person is asked, or has an answer or a right that a patient driver waits for."""
        if self.people >> seat & 1:
            return True
        return self.patient and (self.holds_up(st) >= 0 or self.awaits(st) != 0)

    def holds_up(self, st: State) -> i64:
        """Return the first person for whose answer to an offer the dice wait, or -1."""
        if st.tables.offers_block and st.top.kind == TURN:
            for offer in st.offers:
                if self.people >> offer.to & 1:
                    return offer.to
        return BANK

    # Moments of people -------------------------------------------------------------------------

    def awaits(self, st: State) -> i64:
        """Return the people, as a mask, whose moment it is before the bot that is asked throws."""
        if not self.gives_moments or self.people >> st.top.seat & 1:
            return 0
        passed: i64 = self.passed if self.passed_in == st.turns else 0
        return rights(st) & self.people & ~passed

    def let_pass(self, st: State, seat: i64) -> None:
        """Note that a person does not want the moment; asked again is only before the next turn."""
        if self.passed_in != st.turns:
            self.passed_in = st.turns
            self.passed = 0
        self.passed |= 1 << seat

    # Asking ------------------------------------------------------------------------------------

    def hear(self, st: State, kind: i64) -> Action | None:
        """Ask whose moment it is; None if they have nothing to say."""
        if kind <= ANSWER:
            return self.ask_carefully(st, kind) if self.careful else self.ask_bot(st, kind)
        if kind == LUCK:
            return self.dice.answer(st)
        return Action(HAMMER if kind == KNOCK else TIME_UP, CLOCK)

    def ask_bot(self, st: State, kind: i64) -> Action | None:
        """Ask the bot of the seat."""
        seat = self.seat
        if kind == CLAIM:
            return demand_of(st, seat)
        bot = self.bots[seat]
        if kind >= CALL:
            return bot.choose(st, seat)
        offer = self.offer
        if kind == REPLY and offer is not None:
            return bot.reply(st, seat, offer)
        return bot.between(st, seat)

    def ask_carefully(self, st: State, kind: i64) -> Action | None:
        """Ask about what the seat may see; what a bot does to that, or to itself, does no harm."""
        try:
            action = self.ask_bot(self.seen(st), kind)
            if kind == ANSWER and isinstance(action, Offer) and terms(action) in self.turned_down:
                action = self.ask_bot(self.seen(st), kind)  # nobody hears the same twice, if there is more
        except Exception:  # a bot may be anybody's; the table must go on
            return Action(PASS, BANK)
        return action

    def seen(self, st: State) -> State:
        """Return what a person in the seat would see."""
        return seen_by(st, self.seat, self.cash_visible)

    # Judging -----------------------------------------------------------------------------------

    def fits(self, kind: i64, action: Action) -> bool:
        """Tell whether an answer is one for this moment, and no open action too many."""
        if action.seat != self.seat:
            return False
        if kind == REPLY:
            self.replied.add(int(cast(Offer, self.offer).number))
            self.quiet &= ~(1 << self.seat)  # who declines may name a price of its own
            return True
        if action.kind < OPEN:
            self.in_a_row = 0
            return kind == ANSWER or (kind == CALL and action.kind != PASS)
        self.in_a_row += 1
        return self.in_a_row <= PATIENCE

    def instead(self, st: State, kind: i64, action: Action | None) -> Action | None:
        """Return what stands for a bot without a good answer: quiet, no to an offer, or the default."""
        self.in_a_row = 0
        if kind == ASIDE or kind == CALL or kind == CLAIM:
            self.quiet |= 1 << self.seat
            return None
        if kind == REPLY:
            return self.declined(st, action)
        self.stumbled = self.seat
        return default(st)

    def declined(self, st: State, action: Action | None) -> Action | None:
        """What a bot may not say to an offer counts as no; nothing leaves it standing, if it can stand."""
        number: i64 = cast(Offer, self.offer).number
        self.replied.add(int(number))
        if action is not None:
            self.stumbled = self.seat
        elif not st.tables.offers_block:
            return None
        return Action(REJECT, self.seat, number)

    # Step by step, where there is time between finding, asking and saying -------------------------

    def moment(self, st: State) -> Moment | None:
        """Return the next moment, None if nobody speaks before a person."""
        kind = self.find(st)
        if kind == NOBODY:
            return None
        if kind == REPLY:
            return Moment(KINDS[kind], int(self.seat), int(cast(Offer, self.offer).number))
        return Moment(KINDS[kind], int(self.seat) if kind <= ANSWER else BANK)

    def ask(self, st: State, moment: Moment) -> Answer | None:
        """Ask a bot at its moment; None if it has nothing to say, or the offer is gone."""
        if not self.turn_to(st, moment):
            return None
        action = self.hear(st, KINDS.index(moment.kind))
        self.stumbled = BANK
        if action is None or action.seat != moment.seat:
            return None
        return Answer(action, self.why_not(action))

    def judge(self, st: State, moment: Moment, action: Action | None) -> Action | None:
        """Return what is said at a moment: the answer if it is a good one, else what stands for it."""
        if not self.turn_to(st, moment):
            return None
        kind: i64 = KINDS.index(moment.kind)
        self.stumbled = BANK
        if action is not None and self.fits(kind, action) and engine.refuse(st, action) == FINE:
            return action
        return self.instead(st, kind, action)

    def turn_to(self, st: State, moment: Moment) -> bool:
        """Look at a moment found before; False if it is over."""
        self.seat = moment.seat
        for offer in st.offers:
            if offer.number == moment.number:
                self.offer = offer
                return True
        return moment.kind != KINDS[REPLY]

    def why_not(self, action: Action | None) -> str:
        """Return the word why the bot that was just asked declines an offer, or nothing."""
        if self.seat < 0 or action is None or action.kind != REJECT or self.stumbled >= 0:
            return ""
        try:
            return self.bots[self.seat].why_not()
        except Exception:  # as in `ask_carefully`
            return ""

    # What people say ---------------------------------------------------------------------------

    def notice(self, st: State, action: Action) -> None:
        """Remember an offer that a person declines: it is not put to them again."""
        if action.kind == REJECT:
            for offer in st.offers:
                if offer.number == action.a and offer.to == action.seat:
                    self.turned_down.add(terms(offer))


def rights(st: State) -> i64:
    """Return the seats, as a mask, that the next throw takes a right from.

    That is a rent to demand, until the next player throws, or a building to buy where that goes only
    between turns. Where buildings may be bought at any time no throw takes that away.
    """
    found: i64 = 0
    if st.top.kind != TURN or cast(Turn, st.top).first == 0:
        return found
    for claim in st.claims:
        if engine.refuse(st, Action(DEMAND, claim.owner, claim.number)) == FINE:
            found |= 1 << claim.owner
    if st.tables.build_window != ANYTIME:
        for seat in range(len(st.seats)):
            if seat != st.turn and st.seats[seat].out == PLAYING and could_build(st, seat):
                found |= 1 << seat
    return found


def could_build(st: State, seat: i64) -> bool:
    """Tell whether a seat may buy a building now."""
    for deed in range(st.tables.deeds):
        if st.owner[deed] == seat and engine.refuse(st, Action(BUILD, seat, deed)) == FINE:
            return True
    return False


def demand_of(st: State, seat: i64) -> Action | None:
    """Return the demand for the oldest rent that is a seat's due, or None."""
    for claim in st.claims:
        if claim.owner == seat:
            return Action(DEMAND, seat, claim.number)
    return None


def has_business(bot: Bot) -> bool:
    """Tell whether a kind of bot ever says anything beside another one's turn."""
    return type(bot).between is not Bot.between


def has_mind(bot: Bot) -> bool:
    """Tell whether a kind of bot ever says anything but the default."""
    return type(bot).choose is not Bot.choose


def is_for_later(word: i64) -> bool:
    """Tell whether a refusal means not now, but perhaps later."""
    return (
        word == DICE_IN_AIR
        or word == LOT_RUNNING
        or word == DEBT_FIRST
        or word == CLOSING
        or word == ANSWER_FIRST
    )


def terms(offer: Offer) -> tuple[int, ...]:
    """Return what an offer says, whatever its number."""
    give = (int(offer.cash), int(offer.deeds), int(offer.cards))
    want = (int(offer.want_cash), int(offer.want_deeds), int(offer.want_cards))
    return (int(offer.seat), int(offer.to), *give, *want, int(offer.relief))
